import type { Msg, Seat } from '../../core/contract.ts';
import { say } from './messages.ts';
import { majorityPoints } from './scoring.ts';
import type { Position } from './state.ts';

/** The sectors that the seat controls (AQS-BOT-1), and all the points for controlling most (AQS-SCORE-6). */
export function held(at: Position, seat: Seat): readonly Msg[] {
  const controlled = at.state.ring.filter(({ control }) => control === seat);
  return [
    ...(majorityPoints(at, seat) === at.components.limits.majority ? [say('held.majority')] : []),
    ...controlled.map(({ letter }) => say('held.control', { sector: letter })),
  ];
}
