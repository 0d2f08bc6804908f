import type {
  Game,
  GameEvent,
  Msg,
  PromptOption,
  RefusalReason,
  Refused,
  Role,
  RuleError,
  Seat,
  Step,
} from './contract.ts';
import { runAutomatic } from './automatic.ts';
import { InvariantError } from './invariant-error.ts';
import { cloneJson } from './json.ts';
import type { GameTypes, PlayOf, PositionOf } from './position.ts';
import {
  countEffects,
  withEffects,
  type Ahead,
  type EffectOf,
  type Effects,
  type PreviewOf,
} from './preview.ts';
import {
  legalAnswers,
  legalOneByOne,
  topQuestion,
  type QuestionTable,
  type TopQuestion,
} from './question.ts';
import { err, ok } from './result.ts';
import { sameRng } from './rng.ts';
import { askedAlone } from './simultaneous.ts';

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
  role?(at: PositionOf<T>, seat: Seat, action: T['action']): Role | undefined;
  format(action: T['action']): string;
  /** absent: the game's options say themselves what they do */
  readonly preview?: PreviewOf<T>;
  /** from this event on nothing is certain for the seat; absent: everything is */
  uncertain?(event: T['event'], seat: Seat): boolean;
  /** a world that the seat can't tell from this one, always the same; absent: nothing is hidden */
  world?(state: T['state'], seat: Seat): T['state'];
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
      const here = at(state);
      const top = topQuestion(questions, state);
      const seats = top?.question.seats(here, top.frame) ?? [];
      if (seats.length === 0) return `${state.frames.at(-1)?.kind ?? ''} asks nobody`;
      for (const seat of seats) {
        if (!hasAnswer(top, here, seat)) return `seat ${seat} is asked and has no option`;
        if (most < Infinity && flow.legalActions(state, seat).length > most)
          return `seat ${seat} has more than ${most} options`;
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

function hasAnswer<T extends GameTypes>(
  top: TopQuestion<T> | undefined,
  at: PositionOf<T>,
  seat: Seat,
): boolean {
  if (top === undefined) return false;
  const [first] = legalOneByOne(top, at, seat);
  return first !== undefined;
}

function refusedOf<T extends GameTypes>(
  { frame, question }: TopQuestion<T>,
  at: PositionOf<T>,
  seat: Seat,
  actions: Iterable<T['action']>,
  format: (action: T['action']) => string,
): readonly Refused<T['action']>[] {
  const refused: Refused<T['action']>[] = [];
  for (const action of actions) {
    const reason = question.whyNot(at, frame, seat, action);
    if (reason !== undefined) refused.push({ action, text: format(action), reason });
  }
  return refused;
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
  for (const candidate of question.candidates(at, frame, seat, action.verb))
    if (candidate.verb === action.verb && format(candidate) === text)
      return question.whyNot(at, frame, seat, candidate) === undefined ? candidate : undefined;
  return undefined;
}

function promptOf<T extends GameTypes>(
  parts: FlowParts<T>,
  flow: Flow<T>,
  top: TopQuestion<T>,
  at: PositionOf<T>,
  seat: Seat,
): ReturnType<Flow<T>['prompt']> {
  const { format, together, preview } = parts;
  const { frame, question } = top;
  const world = preview === undefined ? at.state : (parts.world?.(at.state, seat) ?? at.state);
  const options = legalAnswers(top, at, seat).map((action): PromptOption<T['action']> => {
    const { ahead, effects } = lookAhead(parts, flow, world, seat, action);
    const words = question.word(at, frame, seat, action, effects);
    const apart = parts.role?.(at, seat, action);
    const bare = { action, text: format(action), ...words, ...(apart !== undefined && { role: apart }) };
    const option =
      preview === undefined
        ? bare
        : withEffects(preview, bare, effects, preview.warn?.(at, seat, bare, ahead));
    const both = together?.(at, seat, option, () => ahead().legal());
    return both === undefined
      ? option
      : { ...option, together: { next: format(both.next), label: both.label } };
  });
  return { kind: frame.kind, question: question.ask(at, frame, seat), options };
}

function noEffects<T extends GameTypes>({ preview, components }: FlowParts<T>): Effects<EffectOf<T>> {
  // as: a game without preview has no kinds of effect
  return preview === undefined ? ({} as Effects<EffectOf<T>>) : countEffects(preview, components, [], 0);
}

/** What surely happens to the seat if it does that, and what comes then. */
function lookAhead<T extends GameTypes>(
  parts: FlowParts<T>,
  flow: Flow<T>,
  world: T['state'],
  seat: Seat,
  action: T['action'],
): { readonly effects: Effects<EffectOf<T>>; ahead(): Ahead<T> } {
  const { preview, components, uncertain } = parts;
  if (preview === undefined)
    return {
      effects: noEffects(parts),
      ahead: () => aheadOf(flow, seat, afterStep(flow, world, seat, action)),
    };
  const events: T['event'][] = [];
  let certain = true;
  const after = afterStep(flow, world, seat, action, (event, draft) => {
    certain &&= sameRng(draft.rng, world.rng) && uncertain?.(event, seat) !== true;
    if (certain) events.push(event);
  });
  return {
    effects: countEffects(preview, components, events, seat),
    ahead: () => aheadOf(flow, seat, after),
  };
}

/** A copy on which it is played. In a face-down question nobody else answers, so that it ends at once. */
function afterStep<T extends GameTypes>(
  flow: Flow<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  emit: (event: T['event'], draft: T['state']) => void = () => undefined,
): T['state'] {
  const draft = cloneJson(state);
  const top = draft.frames.pop();
  if (top !== undefined) draft.frames.push(askedAlone(top, seat));
  flow.advance(draft, seat, action, (event) => {
    emit(event, draft);
  });
  return draft;
}

function aheadOf<T extends GameTypes>(flow: Flow<T>, seat: Seat, state: T['state']): Ahead<T> {
  return {
    state,
    legal: () => flow.legalActions(state, seat),
    then: (action) => aheadOf(flow, seat, afterStep(flow, state, seat, action)),
  };
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
