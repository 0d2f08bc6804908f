import type { Prompt, Seat } from '../../core/contract.ts';
import { cloneJson } from '../../core/json.ts';
import { formatAction, type Action } from './actions.ts';
import { msg } from './messages.ts';
import type { AntarcticaState } from './state.ts';

/** What the rest of a turn is known from. */
interface Turns {
  legalActions(state: AntarcticaState, seat: Seat): readonly Action[];
  advance(draft: AntarcticaState, seat: Seat, action: Action, emit: () => void): void;
}

const END: Action = { type: 'end' };

/** "X and end the turn" in one choice, wherever after X nothing but giving something up or the end would remain. */
export function offerEnd(
  turns: Turns,
  state: AntarcticaState,
  seat: Seat,
  prompt: Prompt<Action>,
): Prompt<Action> {
  const options = prompt.options.map((option) => {
    if (!onlyEndRemains(turns, state, seat, option.action)) return option;
    const label = msg('do.andEnd', { first: option.label });
    return { ...option, together: { next: formatAction(END), label } };
  });
  return { ...prompt, options };
}

function onlyEndRemains(turns: Turns, state: AntarcticaState, seat: Seat, action: Action): boolean {
  if (action.type === 'end') return false;
  const draft = cloneJson(state);
  turns.advance(draft, seat, action, () => undefined);
  const left = turns.legalActions(draft, seat);
  return (
    left.some(({ type }) => type === 'end') && left.every(({ type }) => type === 'end' || type === 'discard')
  );
}
