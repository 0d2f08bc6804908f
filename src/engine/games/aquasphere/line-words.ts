import type { Msg, OptionWords, Seat } from '../../core/contract.ts';
import type { AquaSphereAction } from './actions.ts';
import { timeToGet } from './goods.ts';
import { stepsToLine } from './knowledge.ts';
import { say } from './messages.ts';
import { playerOf, type Position } from './position.ts';

/** What a seat reads at a red line: what it costs, and how far the counter goes. */

export function lineQuestion({ state }: Position, seat: Seat, left: number): Msg {
  return say('ask-knowledge', { left, line: playerOf(state, seat).kp + 1 });
}

export function wordAtLine(
  at: Position,
  seat: Seat,
  left: number,
  action: AquaSphereAction,
  pays: 'pays' | 'pays nothing',
): OptionWords {
  const to = spaceAfterPaying(at, seat, left);
  if (action.type === 'payCrystal') return { label: say('do-pay-crystal', { to }) };
  if (action.type !== 'return') return { label: say('do-stop', { lost: left }) };
  const paid = pays === 'pays' && at.state.options.redLineReturnPays;
  const time = paid ? timeToGet(at, seat, at.box.limits.returnPays) : 0;
  return {
    label: say('do-return-at-line', { colour: action.colour, to, time }),
    target: `symbol:${action.colour}`,
  };
}

/** Up to the next line, where the next question comes. */
function spaceAfterPaying({ box, state }: Position, seat: Seat, left: number): number {
  const { kp } = playerOf(state, seat);
  const toLine = stepsToLine(box, kp + 1);
  return kp + (toLine === undefined ? left : Math.min(left, 1 + toLine));
}
