import type { CoreState, Frame, Game, GameEvent, Seat } from './contract.ts';
import { ruleOf, type FrameTable, type Question } from './frame-table.ts';

interface TopQuestion<S, F, A, E> {
  readonly frame: F;
  readonly question: Question<S, F, A, E>;
}

/** The question on top of the stack, if the top is one. */
export function topQuestion<S extends CoreState<F>, F extends Frame, A, E>(
  table: FrameTable<S, F, A, E>,
  state: S,
): TopQuestion<S, F, A, E> | undefined {
  const frame = state.frames.at(-1);
  if (frame === undefined) return undefined;
  const rule = ruleOf(table, state, frame);
  return 'run' in rule ? undefined : { frame, question: rule };
}

export type Asked<S extends CoreState, A> = Pick<
  Game<S, A, GameEvent, unknown>,
  'activeSeats' | 'legalActions' | 'prompt'
>;

/** Who is asked, and what. */
export function askedBy<S extends CoreState<F>, F extends Frame, A, E>(
  table: FrameTable<S, F, A, E>,
  formatAction: (action: A) => string,
): Asked<S, A> {
  const askedOf = (state: S, seat: Seat): TopQuestion<S, F, A, E> | undefined => {
    const top = topQuestion(table, state);
    return top?.question.seats(state, top.frame).includes(seat) ? top : undefined;
  };
  return {
    activeSeats(state) {
      const top = topQuestion(table, state);
      return top === undefined ? [] : top.question.seats(state, top.frame);
    },
    legalActions(state, seat) {
      const asked = askedOf(state, seat);
      return asked === undefined ? [] : asked.question.legal(state, asked.frame, seat);
    },
    prompt(state, seat) {
      const asked = askedOf(state, seat);
      if (asked === undefined) return undefined;
      const { frame, question } = asked;
      return {
        kind: frame.kind,
        question: question.ask(state, frame, seat),
        options: question.legal(state, frame, seat).map((action) => ({
          action,
          text: formatAction(action),
          ...question.word(state, frame, seat, action),
        })),
      };
    },
  };
}
