import { describe, expect, it } from 'vitest';
import { gainsOf } from '../../src/ai/gains.ts';
import type { AnyGame, CoreState } from '../../src/engine/core/contract.ts';
import { cloneJson } from '../../src/engine/core/json.ts';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import { GUIDED_GAMES } from './games.ts';

/* What a hint says that an option brings at once, over random games. */

const WORLDS = 3;

interface Choice {
  readonly state: CoreState;
  readonly text: string;
}

function choicesOf(game: AnyGame, seed: string): readonly Choice[] {
  const rng = seedRng(seed);
  const opened = game.setup(seed, game.seats.max, {});
  if (!opened.ok) throw new Error(opened.error.code);
  const state = cloneJson(opened.value.state);
  const choices: Choice[] = [];
  while (!game.isOver(state)) {
    const { seat, action } = chooseAtRandom(game, state, rng, 'weighed');
    choices.push({ state: cloneJson(state), text: game.formatAction(action) });
    game.advance(state, seat, action, () => undefined);
  }
  return choices;
}

describe.each(GUIDED_GAMES.filter(({ game }) => game.held !== undefined))(
  'what an option of $id brings',
  ({ game }) => {
    const choices = choicesOf(game, 'gains');

    it('is what the seat has after it and did not have before, whatever is hidden', () => {
      let gained = 0;
      for (const { state, text } of choices) {
        const [seat = 0] = game.activeSeats(state);
        const rng = seedRng(text);
        const worlds = Array.from({ length: WORLDS }, () => game.determinize(state, seat, rng));
        const gains = gainsOf(game, worlds, seat, text);
        gained += gains.length;
        const action = game.parseAction(text);
        const after = action.ok ? game.apply(state, seat, action.value) : action;
        const now = after.ok ? game.held?.(after.value.state, seat) : undefined;
        for (const gain of gains) {
          expect(game.held?.(state, seat)).not.toContainEqual(gain);
          expect(now).toContainEqual(gain);
        }
      }
      expect(gained).toBeGreaterThan(0);
    });

    it('is nothing where the option is none', () => {
      const state = choices[0]?.state;
      if (state === undefined) throw new Error('no game');
      expect(gainsOf(game, [state], 0, 'no such option')).toEqual([]);
    });
  },
);
