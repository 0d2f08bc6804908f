import type { Msg, Seat } from '../../core/contract.ts';
import { highestBid } from './auction.ts';
import { isStable } from './damage.ts';
import { say } from './messages.ts';
import { stationOf, type Position } from './state.ts';

/** A station that would stand if the game ended now (NED-RED-2), and the highest bid of an auction. */
export function held({ components, state }: Position, seat: Seat): readonly Msg[] {
  const high = highestBid(state);
  return [
    ...(isStable(components, stationOf(state, seat)) ? [say('held.limit')] : []),
    ...(high?.station === seat ? [say('held.bid')] : []),
  ];
}
