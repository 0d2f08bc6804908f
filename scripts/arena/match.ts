import { performance } from 'node:perf_hooks';
import type { CoreState, Options } from '../../src/engine/core/contract.ts';
import { seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { ignore, marginOf, type Outlook } from '../../src/ai/outlook.ts';
import type { Chooser } from './baselines.ts';

/** One game of a player against another one on all other seats. */
export interface Match {
  readonly outlook: Outlook;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** where the player sits */
  readonly seat: number;
  readonly player: Chooser;
  readonly rival: Chooser;
}
export interface Outcome {
  /** 1, or a share of the first place, or 0 */
  readonly won: number;
  readonly margin: number;
  readonly totals: readonly number[];
  readonly decisions: number;
  /** milliseconds a choice, of the player and of the rivals */
  readonly ms: readonly [number, number];
}

export function play({ outlook, seats, options, seed, seat: own, player, rival }: Match): Outcome {
  const { game } = outlook;
  const set = game.setup(seed, seats, options);
  if (!set.ok) throw new Error(`${game.id} cannot be set up: ${set.error.code}`);
  const { state } = set.value;
  const rng = seedRng(`${seed}/arena/${own}`);
  const clocks: readonly [Clock, Clock] = [newClock(), newClock()];
  let decisions = 0;
  while (!game.isOver(state)) {
    const [seat = 0] = game.activeSeats(state);
    const legal = game.legalActions(state, seat);
    const [chooser, clock] = seat === own ? [player, clocks[0]] : [rival, clocks[1]];
    const action =
      legal.length === 1 ? legal[0] : timed(clock, () => choose(chooser, outlook, state, seat, legal, rng));
    game.advance(state, seat, action, ignore);
    decisions += 1;
  }
  return { ...resultOf(outlook, state, own), decisions, ms: [perChoice(clocks[0]), perChoice(clocks[1])] };
}

/** Every player, the baselines too, is handed a world that its seat cannot tell from the true one. */
function choose(
  chooser: Chooser,
  { game }: Outlook,
  state: CoreState,
  seat: number,
  legal: readonly unknown[],
  rng: Rng,
): unknown {
  return chooser(game, game.determinize(state, seat, rng), seat, legal, rng);
}

function resultOf(
  { game }: Outlook,
  state: CoreState,
  own: number,
): Pick<Outcome, 'won' | 'margin' | 'totals'> {
  const standings = game.scores(state);
  const totals = standings.map(({ total }) => total);
  const firsts = standings.filter(({ rank }) => rank === 1);
  const won = firsts.some(({ seat }) => seat === own) ? 1 / firsts.length : 0;
  return { won, margin: marginOf(totals, own), totals };
}

interface Clock {
  choices: number;
  ms: number;
}

function newClock(): Clock {
  return { choices: 0, ms: 0 };
}

function timed<T>(clock: Clock, work: () => T): T {
  const from = performance.now();
  const result = work();
  clock.ms += performance.now() - from;
  clock.choices += 1;
  return result;
}

function perChoice({ choices, ms }: Clock): number {
  return choices === 0 ? 0 : Math.round((ms / choices) * 10) / 10;
}
