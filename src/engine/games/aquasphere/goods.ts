import type { Seat } from '../../core/contract.ts';
import type { Box } from './box.ts';
import { capacityOf, playerOf, type Play, type Position } from './position.ts';
import type { Player } from './state.ts';

/** Time and crystals between the general supply and a seat, within capacity and stock (AQS-CAP-1, AQS-CAP-5). */

export function roomForTime(box: Box, player: Player): number {
  return Math.max(0, capacityOf(box, player).time - player.time);
}

/** How much of this the seat would get from the general supply. */
export function timeToGet({ box, state }: Position, seat: Seat, asked: number): number {
  const player = playerOf(state, seat);
  return Math.min(asked, roomForTime(box, player), state.stock.time);
}

/** From the general supply; gives what was really taken. */
export function takeTime(play: Play, seat: Seat, asked: number): number {
  const got = timeToGet(play, seat, asked);
  playerOf(play.draft, seat).time += got;
  play.draft.stock.time -= got;
  return got;
}

export function gainTime(play: Play, seat: Seat, asked: number): void {
  if (asked === 0) return;
  play.emit({ type: 'timeGained', seat, asked, got: takeTime(play, seat, asked) });
}

export function gainCrystals({ box, draft, emit }: Play, seat: Seat, asked: number): void {
  if (asked === 0) return;
  const player = playerOf(draft, seat);
  const room = Math.max(0, capacityOf(box, player).crystals - player.crystals);
  const got = Math.min(asked, room, draft.stock.crystals);
  player.crystals += got;
  draft.stock.crystals -= got;
  emit({ type: 'crystalsGained', seat, asked, got });
}

export function payTime({ draft, emit }: Play, seat: Seat, amount: number): void {
  if (amount === 0) return;
  playerOf(draft, seat).time -= amount;
  draft.stock.time += amount;
  emit({ type: 'timePaid', seat, amount });
}
