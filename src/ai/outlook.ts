import type { AnyGame, CoreState, Seat, Standing } from '../engine/core/contract.ts';
import type { AnyGuide } from '../engine/core/guide.ts';
import { pickWeighed, type Rng } from '../engine/core/rng.ts';
import { InvariantError } from '../engine/core/invariant-error.ts';

/** A game as a thinking player sees it: the contract, with the game's guide where it has one. */
export interface Outlook {
  readonly game: AnyGame;
  /** how many decisions after this position a playout is cut */
  cut(state: CoreState): number;
  weigh(state: CoreState, seat: Seat, action: unknown): number;
  /** totals to be expected at the end, or those of the end itself; in the order of `scores` */
  totals(state: CoreState): readonly number[];
  /** a margin between 0 (lost) and 1 (won) */
  utility(margin: number): number;
}

/** As the plain search was measured: cut after 40 decisions, and what is scored by then is all. */
const CUT = 40;
const SPREAD = 12;
/** A tie that is won is worth about as much as half a point. */
const TIE = 0.5;

export function outlookOf(game: AnyGame, guide: AnyGuide = {}): Outlook {
  const { spread = SPREAD } = guide;
  return {
    game,
    cut: (state) => guide.cut?.(state) ?? CUT,
    weigh: (state, seat, action) =>
      guide.weigh?.(state, seat, action) ?? game.weigh?.(state, seat, action) ?? 1,
    totals: (state) => {
      if (game.isOver(state)) return finalTotals(game.scores(state));
      return guide.estimate?.(state) ?? game.scores(state).map(({ total }) => total);
    },
    utility: (margin) => 1 / (1 + Math.exp(-margin / spread)),
  };
}

/** Among equal totals the rank decides. */
function finalTotals(standings: readonly Standing[]): readonly number[] {
  return standings.map(({ total, rank }) => {
    const tied = standings.filter((other) => other.total === total);
    return tied.every((other) => other.rank === rank) ? total : total - TIE * rank;
  });
}

/** By how much a seat is ahead of the best other. */
export function marginOf(totals: readonly number[], seat: Seat): number {
  let best = -Infinity;
  for (const [other, total] of totals.entries()) if (other !== seat && total > best) best = total;
  const own = totals[seat] ?? 0;
  return best === -Infinity ? own : own - best;
}

/** Plays at random, by the weights, so many decisions and on to where another seat is asked. */
export function playOn({ game, weigh }: Outlook, world: CoreState, rng: Rng, decisions: number): void {
  let before: Seat | undefined;
  for (let at = 0; at < decisions + MOST_TO_FINISH && !game.isOver(world); at += 1) {
    const seat = game.activeSeats(world)[0];
    if (seat === undefined) throw new InvariantError('nobody is asked', { state: world });
    if (at >= decisions && seat !== before) return;
    const legal = game.legalActions(world, seat);
    const action =
      legal.length === 1 ? legal[0] : pickWeighed(rng, legal, (option) => weigh(world, seat, option));
    game.advance(world, seat, action, ignore);
    before = seat;
  }
}
const MOST_TO_FINISH = 8;

export function ignore(): void {
  // events are for those who watch
}
