import type {
  Game,
  GameEvent,
  Msg,
  PromptOption,
  RefusalReason,
  Refused,
  RuleError,
  Seat,
  Step,
} from './contract.ts';
import { runAutomatic } from './automatic.ts';
import { InvariantError } from './invariant-error.ts';
import { cloneJson } from './json.ts';
import type { GameTypes, PlayOf, PositionOf } from './position.ts';
import { legalAnswers, topQuestion, type QuestionTable, type TopQuestion } from './question.ts';
import { err, ok } from './result.ts';

/** What the flow of decisions needs of a game with its components. */
export interface FlowParts<T extends GameTypes> {
  readonly components: T['components'];
  readonly questions: QuestionTable<T>;
  /** refuses everything once nobody is asked any more */
  readonly over: RefusalReason;
  whyNotAsked(at: PositionOf<T>, seat: Seat, action: T['action'], asked: readonly Seat[]): RefusalReason;
  together?(
    at: PositionOf<T>,
    seat: Seat,
    option: PromptOption<T['action']>,
    legalAfter: () => readonly T['action'][],
  ): { readonly next: T['action']; readonly label: Msg } | undefined;
  format(action: T['action']): string;
}

type Owned =
  | 'activeSeats'
  | 'legalActions'
  | 'prompt'
  | 'apply'
  | 'advance'
  | 'isOver'
  | 'explain'
  | 'refused'
  | 'worthTelling'
  | 'formatAction';
export interface Flow<T extends GameTypes> extends Pick<
  Game<T['state'], T['action'], T['event'], unknown>,
  Owned
> {
  /** runs what happens by itself on a fresh state, until somebody must decide */
  begin(draft: T['state']): Step<T['state'], T['event']>;
  /** a sentence about nobody being asked before the end, or a seat that has no option, or more than a prompt may have */
  deadEnd(state: T['state'], most?: number): string | undefined;
}

/** The part of the contract that is the same for every game: who is asked what, and what an answer does. */
export function flowOf<T extends GameTypes>(parts: FlowParts<T>): Flow<T> {
  const { components, questions, format } = parts;
  const at = (state: T['state']): PositionOf<T> => ({ components, state });
  const playing = (draft: T['state'], emit: (event: T['event']) => void): PlayOf<T> => ({
    components,
    state: draft,
    draft,
    emit,
  });
  const asked = (here: PositionOf<T>, seat: Seat): TopQuestion<T> | undefined => {
    const top = topQuestion(questions, here.state);
    return top?.question.seats(here, top.frame).includes(seat) === true ? top : undefined;
  };
  const flow: Flow<T> = {
    isOver: (state) => state.frames.length === 0,
    formatAction: format,
    activeSeats(state) {
      const top = topQuestion(questions, state);
      return top === undefined ? [] : top.question.seats(at(state), top.frame);
    },
    legalActions(state, seat) {
      const here = at(state);
      const top = asked(here, seat);
      return top === undefined ? [] : legalAnswers(top, here, seat);
    },
    explain(state, seat, action) {
      if (state.frames.length === 0) return parts.over;
      const here = at(state);
      const top = asked(here, seat);
      return top === undefined
        ? parts.whyNotAsked(here, seat, action, flow.activeSeats(state))
        : top.question.whyNot(here, top.frame, seat, action);
    },
    refused(state, seat) {
      const here = at(state);
      const top = asked(here, seat);
      return top === undefined
        ? []
        : refusedOf(top, here, seat, top.question.candidates(here, top.frame, seat), format);
    },
    worthTelling(state, seat) {
      const here = at(state);
      const top = asked(here, seat);
      if (top === undefined) return [];
      const sought = top.question.worthTelling?.(here, top.frame, seat) ?? [];
      return sought.flatMap((one) =>
        refusedOf(top, here, seat, [one.action], format).map((refused) => ({ ...one, ...refused })),
      );
    },
    advance(draft, seat, action, emit) {
      const top = topQuestion(questions, draft);
      if (top === undefined) throw new InvariantError('nothing is asked', { state: draft, seat });
      const play = playing(draft, emit);
      draft.frames.pop();
      top.question.resolve(play, top.frame, seat, action);
      runAutomatic(questions, play);
    },
    begin(draft) {
      const events: T['event'][] = [];
      runAutomatic(
        questions,
        playing(draft, (event) => events.push(event)),
      );
      refuseDeadEnd(flow, draft);
      return { state: draft, events };
    },
    deadEnd(state, most = Infinity) {
      if (state.frames.length === 0) return undefined;
      const seats = flow.activeSeats(state);
      if (seats.length === 0) return `${state.frames.at(-1)?.kind ?? ''} asks nobody`;
      for (const seat of seats) {
        const options = flow.legalActions(state, seat).length;
        if (options === 0) return `seat ${seat} is asked and has no option`;
        if (options > most) return `seat ${seat} has more than ${most} options`;
      }
      return undefined;
    },
    prompt: (state, seat) => {
      const here = at(state);
      const top = asked(here, seat);
      return top === undefined ? undefined : promptOf(parts, flow, top, here, seat);
    },
    apply(state, seat, action) {
      const here = at(state);
      const legal = sameLegal(asked(here, seat), here, seat, action, format);
      return legal === undefined
        ? err(refusal(flow, state, seat, action))
        : ok(applied(flow, state, seat, legal));
    },
  };
  return flow;
}

function refusedOf<T extends GameTypes>(
  { frame, question }: TopQuestion<T>,
  at: PositionOf<T>,
  seat: Seat,
  actions: readonly T['action'][],
  format: (action: T['action']) => string,
): readonly Refused<T['action']>[] {
  return actions.flatMap((action) => {
    const reason = question.whyNot(at, frame, seat, action);
    return reason === undefined ? [] : [{ action, text: format(action), reason }];
  });
}

/** The game's own legal action of that text, never the caller's object. */
function sameLegal<T extends GameTypes>(
  top: TopQuestion<T> | undefined,
  at: PositionOf<T>,
  seat: Seat,
  action: T['action'],
  format: (action: T['action']) => string,
): T['action'] | undefined {
  if (top === undefined) return undefined;
  const { frame, question } = top;
  const text = format(action);
  const same = question
    .candidates(at, frame, seat)
    .find((candidate) => candidate.verb === action.verb && format(candidate) === text);
  return same === undefined || question.whyNot(at, frame, seat, same) !== undefined ? undefined : same;
}

function promptOf<T extends GameTypes>(
  { format, together }: FlowParts<T>,
  flow: Flow<T>,
  top: TopQuestion<T>,
  at: PositionOf<T>,
  seat: Seat,
): ReturnType<Flow<T>['prompt']> {
  const { frame, question } = top;
  const options = legalAnswers(top, at, seat).map((action): PromptOption<T['action']> => {
    const option = { action, text: format(action), ...question.word(at, frame, seat, action) };
    const both = together?.(at, seat, option, () => {
      const draft = cloneJson(at.state);
      flow.advance(draft, seat, action, () => undefined);
      return flow.legalActions(draft, seat);
    });
    return both === undefined
      ? option
      : { ...option, together: { next: format(both.next), label: both.label } };
  });
  return { kind: frame.kind, question: question.ask(at, frame, seat), options };
}

function applied<T extends GameTypes>(
  flow: Flow<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): Step<T['state'], T['event']> {
  const draft = cloneJson(state);
  const events: GameEvent[] = [];
  try {
    flow.advance(draft, seat, action, (event) => events.push(event));
    refuseDeadEnd(flow, draft);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new InvariantError(message, { state, seat, text: flow.formatAction(action) }, cause);
  }
  return { state: draft, events };
}

function refusal<T extends GameTypes>(
  flow: Flow<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): RuleError {
  if (state.frames.length === 0) return { code: 'E_OVER' };
  const reason = flow.explain(state, seat, action);
  const code = flow.activeSeats(state).includes(seat) ? 'E_ILLEGAL' : 'E_NOT_ACTIVE';
  return { code, about: flow.formatAction(action), ...(reason === undefined ? {} : { reason }) };
}

function refuseDeadEnd<T extends GameTypes>(flow: Flow<T>, state: T['state']): void {
  const stuck = flow.deadEnd(state);
  if (stuck !== undefined) throw new InvariantError(stuck, { state });
}
