import type { OptionWords, RefusalReason, Seat } from '../../core/contract.ts';
import type { Action, ActionOf, Verb } from './actions.ts';
import { otherQuestion } from './not-asked.ts';
import type { Frame, FrameOf, Play, Position, Question, QuestionKind } from './state.ts';

/** What a question does with one verb. Several questions share it: a free action is the same wherever it is asked for. */
export interface Answer<V extends Verb, F = Frame> {
  candidates(at: Position, frame: F, seat: Seat): readonly ActionOf<V>[];
  whyNot?(at: Position, frame: F, seat: Seat, action: ActionOf<V>): RefusalReason | undefined;
  word(at: Position, frame: F, seat: Seat, action: ActionOf<V>): OptionWords;
  resolve(play: Play, frame: F, seat: Seat, action: ActionOf<V>): void;
}
type Answers<F> = { readonly [V in Verb]?: Answer<V, F> };

/** The part of a question that its verbs say, in the order of the menu; other verbs belong to another question. */
export function answeredBy<K extends QuestionKind>(
  answers: Answers<FrameOf<K>>,
): Pick<Question<K>, 'candidates' | 'whyNot' | 'word' | 'resolve'> {
  // as: the answer to a verb takes the actions of that verb
  const byVerb = new Map(Object.entries(answers) as [Verb, Answer<Verb, FrameOf<K>>][]);
  const known = ({ verb }: Action): Answer<Verb, FrameOf<K>> => {
    const answer = byVerb.get(verb);
    if (answer === undefined) throw new Error(`${verb} does not answer this question`);
    return answer;
  };
  return {
    candidates(at, frame, seat) {
      const all: Action[] = [];
      for (const answer of byVerb.values()) all.push(...answer.candidates(at, frame, seat));
      return all;
    },
    whyNot(at, frame, seat, action) {
      const answer = byVerb.get(action.verb);
      if (answer === undefined) return otherQuestion(at, seat, action);
      return answer.whyNot?.(at, frame, seat, action);
    },
    word: (at, frame, seat, action) => known(action).word(at, frame, seat, action),
    resolve: (play, frame, seat, action) => {
      known(action).resolve(play, frame, seat, action);
    },
  };
}

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
