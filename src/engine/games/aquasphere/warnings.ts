import type { PromptOption, Seat } from '../../core/contract.ts';
import { trap, type Warning } from '../../core/preview.ts';
import type { Action } from './actions.ts';
import { roomForTime } from './goods.ts';
import { say } from './messages.ts';
import { playerOf, type Position } from './state.ts';

/** What surely leads to nothing. */
export function warn(
  { components, state }: Position,
  seat: Seat,
  { action }: PromptOption<Action>,
): Warning | undefined {
  // AQS-SCORE-2: what doesn't fit goes back
  return action.verb === 'income' && roomForTime(components, playerOf(state, seat)) === 0
    ? trap(say('trap.income'))
    : undefined;
}
