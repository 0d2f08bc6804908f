import type {
  CoreState,
  Frame,
  Game,
  GameEvent,
  Msg,
  OptionWords,
  Prompt,
  RefusalReason,
  RuleError,
  Seat,
  Step,
} from './contract.ts';
import { InvariantError } from './invariant-error.ts';
import { cloneJson } from './json.ts';
import { err, ok, type Result } from './result.ts';

/** A frame that nobody answers: it is taken off the stack and run. */
export interface Automatic<S, F, E> {
  run(draft: S, frame: F, emit: (event: E) => void): void;
}

/** A frame that asks. It is taken off the stack before `resolve`, which pushes whatever follows, itself too if it stays. */
export interface Question<S, F, A, E> {
  /** who has still to answer; nobody: the frame is over (`settle`) */
  seats(state: S, frame: F): readonly Seat[];
  legal(state: S, frame: F, seat: Seat): readonly A[];
  ask(state: S, frame: F, seat: Seat): Msg;
  word(state: S, frame: F, seat: Seat, action: A): OptionWords;
  resolve(draft: S, frame: F, seat: Seat, action: A, emit: (event: E) => void): void;
  /** what happens when nobody is asked any longer, or ever was; absent: nothing */
  settle?(draft: S, frame: F, emit: (event: E) => void): void;
  /**
   * 'auto', or a function that names the forced answer: the question is skipped. Only where skipping it reveals nothing,
   * so from public facts; a forced answer is not in the journal.
   */
  whenForced?: 'ask' | 'auto' | ((state: S, frame: F, seat: Seat, legal: readonly A[]) => A | undefined);
}

export type FrameRule<S, F, A, E> = Automatic<S, F, E> | Question<S, F, A, E>;

/** kind -> rule, a row for every kind of frame that the game has. */
export type FrameTable<S, F extends Frame, A, E> = {
  readonly [Kind in F['kind']]: FrameRule<S, Extract<F, { kind: Kind }>, A, E>;
};

/** Pushes frames so that the first named happens first. */
export function follow<D extends { frames: Frame[] }>(
  draft: D,
  ...frames: readonly D['frames'][number][]
): void {
  draft.frames.push(...frames.toReversed());
}

/** Asks several seats one after the other. */
export function each<D extends { frames: Frame[] }>(
  draft: D,
  seats: readonly Seat[],
  make: (seat: Seat) => D['frames'][number],
): void {
  follow(draft, ...seats.map(make));
}

type Played<S extends CoreState, A, E extends GameEvent> = Pick<
  Game<S, A, E, unknown>,
  'activeSeats' | 'legalActions' | 'prompt' | 'apply' | 'advance' | 'isOver'
> & {
  /** runs the automatic frames of a fresh state until somebody must decide */
  begin(draft: S): Step<S, E>;
};

export interface FrameWords<S, A> {
  formatAction(action: A): string;
  explain(state: S, seat: Seat, action: A): RefusalReason | undefined;
}

/** No step of a game runs more automatic frames than this: past it, frames push each other in a circle. */
const MOST_AUTOMATIC_FRAMES = 10_000;

/** Turns a game's table of frames into the part of the contract that is the same for every game. */
export function playFrames<S extends CoreState<F>, F extends Frame, A, E extends GameEvent>(
  table: FrameTable<S, F, A, E>,
  words: FrameWords<S, A>,
): Played<S, A, E> {
  const ruleOf = (state: S, frame: F): FrameRule<S, F, A, E> => {
    // as: the table has a row for each kind, made for frames of that kind; an unknown kind comes from a damaged state
    const rule = (table as Readonly<Record<string, FrameRule<S, F, A, E>>>)[frame.kind];
    if (rule === undefined) throw new InvariantError(`no frame of kind ${frame.kind}`, { state });
    return rule;
  };

  /** The question on top, if the top is one. */
  const asking = (state: S): { frame: F; question: Question<S, F, A, E> } | undefined => {
    const frame = state.frames.at(-1);
    if (frame === undefined) return undefined;
    const rule = ruleOf(state, frame);
    return 'run' in rule ? undefined : { frame, question: rule };
  };

  const forcedAnswer = (
    state: S,
    frame: F,
    question: Question<S, F, A, E>,
  ): { seat: Seat; action: A } | undefined => {
    const { whenForced = 'ask' } = question;
    if (whenForced === 'ask') return undefined;
    for (const seat of question.seats(state, frame)) {
      const legal = question.legal(state, frame, seat);
      const only = legal.length === 1 ? legal[0] : undefined;
      const action = whenForced === 'auto' ? only : whenForced(state, frame, seat, legal);
      if (action !== undefined) return { seat, action };
    }
    return undefined;
  };

  const settle = (draft: S, emit: (event: E) => void): void => {
    for (let steps = 0; steps < MOST_AUTOMATIC_FRAMES; steps += 1) {
      const frame = draft.frames.at(-1);
      if (frame === undefined) return;
      const rule = ruleOf(draft, frame);
      if ('run' in rule) {
        draft.frames.pop();
        rule.run(draft, frame, emit);
      } else if (rule.seats(draft, frame).length === 0) {
        draft.frames.pop();
        rule.settle?.(draft, frame, emit);
      } else {
        const forced = forcedAnswer(draft, frame, rule);
        if (forced === undefined) return;
        draft.frames.pop();
        rule.resolve(draft, frame, forced.seat, forced.action, emit);
      }
    }
    throw new InvariantError('automatic frames without end', { state: draft });
  };

  const activeSeats = (state: S): readonly Seat[] => {
    const top = asking(state);
    return top === undefined ? [] : top.question.seats(state, top.frame);
  };

  const legalActions = (state: S, seat: Seat): readonly A[] => {
    const top = asking(state);
    if (!top?.question.seats(state, top.frame).includes(seat)) return [];
    return top.question.legal(state, top.frame, seat);
  };

  const prompt = (state: S, seat: Seat): Prompt<A> | undefined => {
    const top = asking(state);
    if (!top?.question.seats(state, top.frame).includes(seat)) return undefined;
    const { frame, question } = top;
    return {
      kind: frame.kind,
      question: question.ask(state, frame, seat),
      options: question.legal(state, frame, seat).map((action) => ({
        action,
        text: words.formatAction(action),
        ...question.word(state, frame, seat, action),
      })),
    };
  };

  const advance = (draft: S, seat: Seat, action: A, emit: (event: E) => void): void => {
    const top = asking(draft);
    if (top === undefined) throw new InvariantError('nothing is asked', { state: draft, seat });
    draft.frames.pop();
    top.question.resolve(draft, top.frame, seat, action, emit);
    settle(draft, emit);
  };

  const refusal = (state: S, seat: Seat, action: A): RuleError => {
    if (state.frames.length === 0) return { code: 'E_OVER' };
    const reason = words.explain(state, seat, action);
    const code = activeSeats(state).includes(seat) ? 'E_ILLEGAL' : 'E_NOT_ACTIVE';
    return { code, about: words.formatAction(action), ...(reason === undefined ? {} : { reason }) };
  };

  const refuseDeadEnd = (state: S): void => {
    const stuck = activeSeats(state).find((seat) => legalActions(state, seat).length === 0);
    if (stuck !== undefined) throw new InvariantError(`seat ${stuck} is asked and has no option`, { state });
  };

  const apply = (state: S, seat: Seat, action: A): Result<Step<S, E>, RuleError> => {
    const text = words.formatAction(action);
    // the game's own action of that text is played, never the caller's object
    const legal = legalActions(state, seat).find((candidate) => words.formatAction(candidate) === text);
    if (legal === undefined) return err(refusal(state, seat, action));
    const draft = cloneJson(state);
    const events: E[] = [];
    try {
      advance(draft, seat, legal, (event) => events.push(event));
      refuseDeadEnd(draft);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new InvariantError(message, { state, seat, text }, cause);
    }
    return ok({ state: draft, events });
  };

  return {
    activeSeats,
    legalActions,
    prompt,
    advance,
    apply,
    isOver: (state) => state.frames.length === 0,
    begin: (draft) => {
      const events: E[] = [];
      settle(draft, (event) => events.push(event));
      refuseDeadEnd(draft);
      return { state: draft, events };
    },
  };
}
