import type { CoreState, Seat } from './contract.ts';

/** What a game tells whoever thinks ahead in it. Everything may be left out: then the contract alone is asked. */
export interface Guide<S extends CoreState, A> {
  /** a margin of so many points is three games won in four */
  readonly spread?: number;
  /** a playout is cut after so many decisions, and the rest is estimated */
  cut?(state: S): number;
  /** the final totals that are to be expected, in the order of `scores`; it is never asked after the end */
  estimate?(state: S): readonly number[];
  /** how readily a sensible player takes the option, in place of the game's `weigh` */
  weigh?(state: S, seat: Seat, action: A): number;
}
export type AnyGuide = Guide<CoreState, unknown>;
