import { answering, type AnswerOf } from '../../core/answers.ts';
import type { Seat } from '../../core/contract.ts';
import type { Action, Verb } from './actions.ts';
import { otherQuestion } from './not-asked.ts';
import type { Frame, NewEden, Position } from './state.ts';

export type Answer<V extends Verb, F = Frame> = AnswerOf<NewEden, V, F>;
export const answeredBy = answering<NewEden>(otherQuestion);

/** For questions whose list depends on coins: the single answer is taken only where coins are open, or nobody else is there (NED-R32). */
export function singleWithOpenCoins(
  { state }: Position,
  _frame: unknown,
  _seat: Seat,
  [first, ...rest]: readonly Action[],
): Action | undefined {
  if (!state.options.openCoins && state.deepThought === undefined) return undefined;
  return rest.every(({ verb }) => verb === 'drop-all') ? first : undefined;
}
