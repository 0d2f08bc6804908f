import { expect, it } from 'vitest';
import { WHOLE_GAMES } from '../../scripts/games.ts';
import { offeredGames } from '../../src/offered-games.ts';
import { canonicalJson, cloneJson } from '../../src/engine/core/json.ts';
import { optionsFor } from '../../src/engine/core/options.ts';
import { below, seedRng } from '../../src/engine/core/rng.ts';
import { promptIfAsked } from '../../src/table/if-asked.ts';

const offer = offeredGames(WHOLE_GAMES);
if (!offer.ok) throw new Error(offer.error.join('\n'));
const GAMES = [...offer.value.offered.values()].map(({ game }) => [game.id, game] as const);

it.each(GAMES)(
  'in random games of %s what a seat could do on its turn is foreseen most of the time, in words of this game, and nothing is touched',
  (_id, game) => {
    const rng = seedRng(`if asked ${game.id}`);
    const specs = optionsFor(game.options, game.seats.max);
    const options = Object.fromEntries(specs.map((spec) => [spec.key, spec.default]));
    const setup = game.setup('if asked', game.seats.max, options);
    if (!setup.ok) throw new Error(setup.error.code);
    const { state } = setup.value;
    let idle = 0;
    let foreseen = 0;
    for (let step = 0; step < 60 && !game.isOver(state); step += 1) {
      const asked = game.activeSeats(state);
      for (let seat = 0; seat < game.seats.max; seat += 1) {
        if (asked.includes(seat)) continue;
        idle += 1;
        const before = canonicalJson(state);
        const prompt = promptIfAsked(game, state, seat, []);
        expect(canonicalJson(state)).toBe(before);
        if (prompt === undefined) continue;
        foreseen += 1;
        for (const { text } of prompt.options) expect(game.parseAction(text).ok, text).toBe(true);
      }
      const [mover = 0] = asked;
      const actions = game.legalActions(state, mover);
      game.advance(state, mover, cloneJson(actions[below(rng, actions.length)]), () => undefined);
    }
    expect(foreseen).toBeGreaterThan(idle * 0.8);
  },
);
