import type { PromptOption, Seat } from '../../core/contract.ts';
import { trap, type Ahead, type Warning } from '../../core/preview.ts';
import type { Action } from './actions.ts';
import { isCertainToEnd } from './end.ts';
import { say } from './messages.ts';
import { playerOf, type Antarctica, type Position } from './state.ts';

/** Whether nothing but giving something up or the end of the turn is left, also after giving something up. */
function isIdle({ legal, then }: Ahead<Antarctica>): boolean {
  return legal().every((action) => {
    if (action.verb === 'end') return true;
    return action.verb === 'discard-cube' || action.verb === 'discard-ship' ? isIdle(then(action)) : false;
  });
}

/** What surely leads to nothing in this turn. */
export function warn(
  at: Position,
  seat: Seat,
  { action }: PromptOption<Action>,
  ahead: () => Ahead<Antarctica>,
): Warning | undefined {
  switch (action.verb) {
    case 'sail':
      if (!isIdle(ahead())) return undefined;
      return trap(playerOf(at.state, seat).supply === 0 ? say('trap.sailBare') : say('trap.sail'));
    case 'icebreaker':
      return isCertainToEnd(at) ? trap(say('trap.icebreaker')) : undefined; // ANT-END-6
    default:
      return undefined;
  }
}
