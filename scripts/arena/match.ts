import { performance } from 'node:perf_hooks';
import type { AnyGame, CoreState, Options } from '../../src/engine/core/contract.ts';
import { seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { ignore, marginOf, type Outlook } from '../../src/ai/outlook.ts';
import type { Chooser } from './baselines.ts';

/** One game of a player against others. */
export interface Match {
  readonly outlook: Outlook;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** where the player sits */
  readonly seat: number;
  readonly player: Chooser;
  /** at the other seats, in turn order from the player's left */
  readonly rivals: readonly Chooser[];
}
export interface Outcome {
  /** 1, or a share of the first place, or 0 */
  readonly won: number;
  readonly margin: number;
  readonly totals: readonly number[];
  readonly decisions: number;
  /** who had the first choice */
  readonly first: number;
  readonly held: readonly (readonly string[])[];
  /** milliseconds a choice, of the player and of the rivals */
  readonly ms: readonly [number, number];
}

export function play({ outlook, seats, options, seed, seat: own, player, rivals }: Match): Outcome {
  const { game } = outlook;
  const set = game.setup(seed, seats, options);
  if (!set.ok) throw new Error(`${game.id} cannot be set up: ${set.error.code}`);
  const { state } = set.value;
  const rng = seedRng(`${seed}/arena/${own}`);
  const clocks: readonly [Clock, Clock] = [newClock(), newClock()];
  let decisions = 0;
  let first: number | undefined;
  while (!game.isOver(state)) {
    const [seat = 0] = game.activeSeats(state);
    const legal = game.legalActions(state, seat);
    if (legal.length > 1) first ??= seat;
    const chooser = rivals[(seat - own - 1 + seats) % seats] ?? player;
    const clock = seat === own ? clocks[0] : clocks[1];
    const action =
      legal.length === 1 ? legal[0] : timed(clock, () => choose(chooser, outlook, state, seat, legal, rng));
    game.advance(state, seat, action, ignore);
    decisions += 1;
  }
  return {
    ...resultOf(outlook, state, own),
    decisions,
    first: first ?? 0,
    held: heldIn(game, state, seats),
    ms: [perChoice(clocks[0]), perChoice(clocks[1])],
  };
}

/** What each seat has of the set's cards and extensions, wherever its part of the state keeps them. */
function heldIn({ names }: AnyGame, state: CoreState, seats: number): readonly (readonly string[])[] {
  const parts: unknown = Object.entries(state).find(([key]) => key === 'players' || key === 'stations')?.[1];
  const own: unknown[] = Array.isArray(parts) ? parts.slice(0, seats) : [];
  return own.map((part) =>
    textsIn(part).filter((text) => `card:${text}` in names || `extension:${text}` in names),
  );
}

function textsIn(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json];
  if (typeof json !== 'object' || json === null) return [];
  return Object.values(json).flatMap(textsIn);
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
