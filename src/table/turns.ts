import type { Seat } from '../engine/core/contract.ts';
import type { Decision } from '../engine/core/replay.ts';

/** Decisions of one seat, with nobody else's in between: those from `from` on that come before `to`. */
export interface Turn {
  /** counted from 1 */
  readonly number: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

export function turnsOf(journal: readonly Pick<Decision, 'seat'>[]): readonly Turn[] {
  const turns: Turn[] = [];
  journal.forEach(({ seat }, at) => {
    const last = turns.at(-1);
    if (last?.seat === seat) turns[turns.length - 1] = { ...last, to: at + 1 };
    else turns.push({ number: turns.length + 1, seat, from: at, to: at + 1 });
  });
  return turns;
}
