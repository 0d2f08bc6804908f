import type { OptionWords, RefusalReason, Seat, Sought } from './contract.ts';
import type {
  ActionWith,
  FrameIn,
  FrameKind,
  FrameOfKind,
  GameTypes,
  PlayOf,
  PositionOf,
} from './position.ts';
import type { EffectOf, Effects } from './preview.ts';
import type { QuestionOf } from './question.ts';

/**
 * All that a question says of one verb. For games in which several questions take the same verb: a free action is the
 * same wherever it is asked for. F: the frames of the questions that take it.
 */
export interface AnswerOf<T extends GameTypes, V extends T['action']['verb'], F = FrameIn<T>> {
  /** in the order of the menu */
  candidates(at: PositionOf<T>, frame: F, seat: Seat): readonly ActionWith<T, V>[];
  /** absent: this verb is never refused */
  whyNot?(at: PositionOf<T>, frame: F, seat: Seat, action: ActionWith<T, V>): RefusalReason | undefined;
  word(
    at: PositionOf<T>,
    frame: F,
    seat: Seat,
    action: ActionWith<T, V>,
    effects: Effects<EffectOf<T>>,
  ): OptionWords;
  /** where it is refused, people are told why unasked; absent: nothing */
  worthTelling?(at: PositionOf<T>, frame: F, seat: Seat): readonly Sought<ActionWith<T, V>>[];
  resolve(play: PlayOf<T>, frame: F, seat: Seat, action: ActionWith<T, V>): void;
}

type FromAnswers<T extends GameTypes, K extends FrameKind<T>> = Pick<
  QuestionOf<T, K>,
  'candidates' | 'whyNot' | 'word' | 'resolve'
> & // as answers are put together, it is always there
  Required<Pick<QuestionOf<T, K>, 'worthTelling'>>;

/**
 * Makes questions from the answers that they take, in the order of the menu. `otherQuestion` refuses a verb that the
 * question does not take.
 */
export function answering<T extends GameTypes>(
  otherQuestion: (at: PositionOf<T>, seat: Seat, action: T['action'], frame: FrameIn<T>) => RefusalReason,
) {
  return <K extends FrameKind<T>>(answers: {
    readonly [V in T['action']['verb']]?: AnswerOf<T, V, FrameOfKind<T, K>>;
  }): FromAnswers<T, K> => {
    type Any = AnswerOf<T, T['action']['verb'], FrameOfKind<T, K>>;
    // as: the answer to a verb is handed actions of that verb
    const byVerb = new Map(Object.entries(answers) as [string, Any][]);
    const taken = ({ verb }: T['action']): Any => {
      const answer = byVerb.get(verb);
      if (answer === undefined) throw new Error(`${verb} does not answer this question`);
      return answer;
    };
    return {
      *candidates(at, frame, seat, only) {
        for (const [verb, answer] of byVerb)
          if (only === undefined || verb === only)
            for (const action of answer.candidates(at, frame, seat)) yield action;
      },
      whyNot(at, frame, seat, action) {
        const answer = byVerb.get(action.verb);
        return answer === undefined
          ? otherQuestion(at, seat, action, frame)
          : answer.whyNot?.(at, frame, seat, action as ActionWith<T, T['action']['verb']>);
      },
      word: (at, frame, seat, action, effects) => taken(action).word(at, frame, seat, action, effects),
      worthTelling: (at, frame, seat) =>
        [...byVerb.values()].flatMap((answer) => answer.worthTelling?.(at, frame, seat) ?? []),
      resolve: (play, frame, seat, action) => {
        taken(action).resolve(play, frame, seat, action);
      },
    };
  };
}
