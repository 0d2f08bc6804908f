import type { AnyGame, CoreState } from '../engine/core/contract.ts';
import { cloneJson } from '../engine/core/json.ts';
import { optionsFor } from '../engine/core/options.ts';
import { chooseAtRandom } from '../engine/core/playout.ts';
import { seedRng } from '../engine/core/rng.ts';
import type { Illustration } from '../i18n/handbook.ts';
import type { Locale } from '../i18n/locale.ts';
import type { OfferedGame } from './services.ts';
import { speechFor, type Speech } from './speech.ts';

/* A game that nobody plays, from one seed and so always the same: for pictures that teach. */

const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dan'];
const MOST_SEATS = 3;

function seatsOf({ game: { seats } }: OfferedGame): number {
  return Math.max(seats.min, Math.min(MOST_SEATS, seats.max));
}

/** Each is played once: playing to the end takes a tenth of a second. */
const played = new WeakMap<AnyGame, Map<Illustration['after'], CoreState>>();

/** The position after so many decisions of random players, or at the end. */
export function samplePosition(offered: OfferedGame, after: Illustration['after'] = 0): CoreState {
  const known = played.get(offered.game) ?? new Map<Illustration['after'], CoreState>();
  const state = known.get(after) ?? playSample(offered, after);
  played.set(offered.game, known.set(after, state));
  return state;
}

function playSample(offered: OfferedGame, after: Illustration['after']): CoreState {
  const { game } = offered;
  const seats = seatsOf(offered);
  const options = optionsFor(game.options, seats).map((one): [string, typeof one.default] => [
    one.key,
    one.default,
  ]);
  const begun = game.setup(`how to play ${game.id}`, seats, Object.fromEntries(options));
  if (!begun.ok) throw new RangeError(`${game.id} can't be set up: ${begun.error.code}`);
  const state = cloneJson(begun.value.state);
  const rng = seedRng(`how to play ${game.id}`);
  for (let step = 0; step !== after && !game.isOver(state); step += 1) {
    const { seat, action } = chooseAtRandom(game, state, rng, 'weighed');
    game.advance(state, seat, action, () => undefined);
  }
  return state;
}

export function sampleSpeech(offered: OfferedGame, locale: Locale, use: 'label' | 'board'): Speech {
  const people = PLAYERS.slice(0, seatsOf(offered)).map((name) => ({ userId: name, name }));
  return speechFor(offered, { record: { people }, game: offered.game }, locale, use);
}
