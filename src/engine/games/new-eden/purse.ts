import type { Msg, RefusalReason, Seat } from '../../core/contract.ts';
import { refuse, say } from './messages.ts';
import { stationOf, whose, type Play, type Position, type StationIndex } from './state.ts';

/** Coins, points and deeples that come and go: each change is an event with its cause. */

export function gainCoins(play: Play, index: StationIndex, coins: number, cause: Msg): void {
  if (coins === 0) return;
  stationOf(play.draft, index).coins += coins;
  play.emit({ type: 'coinsGained', ...whose(play.draft, index), coins, cause });
}

export function payCoins(play: Play, index: StationIndex, coins: number, cause: Msg): void {
  if (coins === 0) return;
  stationOf(play.draft, index).coins -= coins;
  play.emit({ type: 'coinsPaid', ...whose(play.draft, index), coins, cause });
}

export function gainPoints(play: Play, index: StationIndex, points: number, cause: Msg): void {
  if (points === 0) return;
  stationOf(play.draft, index).score += points;
  play.emit({ type: 'pointsGained', ...whose(play.draft, index), points, cause });
}

/** NED-DEEP-1: as far as the supply goes. Deep Thought has none (NED-R61). */
export function gainDeeples(play: Play, index: StationIndex, wanted: number, cause: Msg): void {
  const { draft, emit } = play;
  const { seat } = whose(draft, index);
  const deeples = Math.min(wanted, draft.supply);
  if (seat === undefined || deeples === 0) return;
  draft.supply -= deeples;
  stationOf(draft, index).dome += deeples;
  emit({ type: 'deeplesGained', seat, deeples, cause });
}

export function coinsMissing(
  { state }: Position,
  seat: Seat,
  rule: string,
  needed: number,
): RefusalReason | undefined {
  const { coins } = stationOf(state, seat);
  return coins < needed ? refuse(rule, 'why.coins', { needed, coins }) : undefined;
}

export function causedBy(card: string): Msg {
  return say('cause.card', { card });
}
