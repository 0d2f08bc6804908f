import type { Msg, OptionWords, RefusalReason, Seat, Sought } from './contract.ts';
import { InvariantError } from './invariant-error.ts';
import type { EffectOf, Effects } from './preview.ts';
import type {
  ActionWith,
  FrameIn,
  FrameKind,
  FrameOfKind,
  GameTypes,
  PlayOf,
  PositionOf,
} from './position.ts';

/**
 * A frame that asks. It is taken off the stack before `resolve`, which pushes whatever follows, itself too if it stays.
 * Legal are the candidates that `whyNot` lets pass, and `/why` shows what `whyNot` says: the two cannot part.
 * V narrows the verbs that the question accepts.
 */
export interface QuestionOf<
  T extends GameTypes,
  K extends FrameKind<T>,
  V extends T['action']['verb'] = T['action']['verb'],
> {
  /** who has still to answer; nobody: the frame is over (`settle`) */
  seats(at: PositionOf<T>, frame: FrameOfKind<T, K>): readonly Seat[];
  /**
   * every answer worth a look, possible or not, each once, in the order of the menu; `only`: other verbs are not looked
   * for and may be left out
   */
  candidates(
    at: PositionOf<T>,
    frame: FrameOfKind<T, K>,
    seat: Seat,
    only?: T['action']['verb'],
  ): Iterable<ActionWith<T, V>>;
  /** asked of the candidates, and for `/why` of any action of the game: what is no candidate must be refused too */
  whyNot(
    at: PositionOf<T>,
    frame: FrameOfKind<T, K>,
    seat: Seat,
    action: T['action'],
  ): RefusalReason | undefined;
  /** public: the board's message says it to everybody */
  ask(at: PositionOf<T>, frame: FrameOfKind<T, K>, seat: Seat): Msg;
  /** effects: what the answer surely gives and costs; what the words leave out of it, core adds */
  word(
    at: PositionOf<T>,
    frame: FrameOfKind<T, K>,
    seat: Seat,
    action: ActionWith<T, V>,
    effects: Effects<EffectOf<T>>,
  ): OptionWords;
  /** where it is refused, people are told why unasked; absent: nothing */
  worthTelling?(at: PositionOf<T>, frame: FrameOfKind<T, K>, seat: Seat): readonly Sought<ActionWith<T, V>>[];
  resolve(play: PlayOf<T>, frame: FrameOfKind<T, K>, seat: Seat, action: ActionWith<T, V>): void;
  /** what happens when nobody is asked any longer, or ever was; absent: nothing */
  settle?(play: PlayOf<T>, frame: FrameOfKind<T, K>): void;
  /**
   * 'auto' takes a single legal answer, or a function names the forced one: the question is skipped. Only where skipping
   * it reveals nothing, so from public facts; a forced answer is not in the journal. Absent: always asked.
   * What is legal comes one by one: who looks at the first two only has no more of them worked out.
   */
  readonly whenForced?:
    | 'auto'
    | ((
        at: PositionOf<T>,
        frame: FrameOfKind<T, K>,
        seat: Seat,
        legal: Iterable<ActionWith<T, V>>,
      ) => T['action'] | undefined);
}
/** A frame that nobody answers: it is taken off the stack and this happens. */
export type AutomaticOf<T extends GameTypes, K extends FrameKind<T>> = (
  play: PlayOf<T>,
  frame: FrameOfKind<T, K>,
) => void;

/** kind -> question or automatic step, a row for every kind of frame that the game has. */
export type QuestionTable<T extends GameTypes> = {
  readonly [K in FrameKind<T>]: AnyQuestion<T, K> | AutomaticOf<T, K>;
};
/** A question of this kind, whatever verbs it accepts: it is handed none that it did not name as a candidate. */
type AnyQuestion<T extends GameTypes, K extends FrameKind<T>> = Omit<QuestionOf<T, K>, HandedVerbs> &
  Pick<QuestionOf<T, K, never>, HandedVerbs>;
type HandedVerbs = 'word' | 'resolve' | 'whenForced';

/** A row of the table, for those who have a frame of its kind at hand. */
export type Rule<T extends GameTypes> = AskingRule<T> | ((play: PlayOf<T>, frame: FrameIn<T>) => void);
export interface AskingRule<T extends GameTypes> {
  seats(at: PositionOf<T>, frame: FrameIn<T>): readonly Seat[];
  candidates(
    at: PositionOf<T>,
    frame: FrameIn<T>,
    seat: Seat,
    only?: T['action']['verb'],
  ): Iterable<T['action']>;
  whyNot(at: PositionOf<T>, frame: FrameIn<T>, seat: Seat, action: T['action']): RefusalReason | undefined;
  ask(at: PositionOf<T>, frame: FrameIn<T>, seat: Seat): Msg;
  word(
    at: PositionOf<T>,
    frame: FrameIn<T>,
    seat: Seat,
    action: T['action'],
    effects: Effects<EffectOf<T>>,
  ): OptionWords;
  worthTelling?(at: PositionOf<T>, frame: FrameIn<T>, seat: Seat): readonly Sought<T['action']>[];
  resolve(play: PlayOf<T>, frame: FrameIn<T>, seat: Seat, action: T['action']): void;
  settle?(play: PlayOf<T>, frame: FrameIn<T>): void;
  readonly whenForced?:
    | 'auto'
    | ((
        at: PositionOf<T>,
        frame: FrameIn<T>,
        seat: Seat,
        legal: Iterable<T['action']>,
      ) => T['action'] | undefined);
}

export function ruleFor<T extends GameTypes>(
  questions: QuestionTable<T>,
  state: T['state'],
  frame: FrameIn<T>,
): Rule<T> {
  // as: the table has a row for each kind, made for frames of that kind; an unknown kind comes from a damaged state
  const rule = (questions as unknown as Readonly<Record<string, Rule<T>>>)[frame.kind];
  if (rule === undefined) throw new InvariantError(`no frame of kind ${frame.kind}`, { state });
  return rule;
}

/** A frame with the question that it asks. */
export interface TopQuestion<T extends GameTypes> {
  readonly frame: FrameIn<T>;
  readonly question: AskingRule<T>;
}

/** The question on top of the stack, if the top is one. */
export function topQuestion<T extends GameTypes>(
  questions: QuestionTable<T>,
  state: T['state'],
): TopQuestion<T> | undefined {
  // as: `GameState` calls its frames by the base type, which `FrameIn` narrows to this game's
  const frame = state.frames.at(-1) as FrameIn<T> | undefined;
  if (frame === undefined) return undefined;
  const rule = ruleFor(questions, state, frame);
  return typeof rule === 'function' ? undefined : { frame, question: rule };
}

/** The candidates that no rule refuses, each looked at when it is asked for. */
export function* legalOneByOne<T extends GameTypes>(
  { frame, question }: TopQuestion<T>,
  at: PositionOf<T>,
  seat: Seat,
): Generator<T['action'], void> {
  for (const action of question.candidates(at, frame, seat))
    if (question.whyNot(at, frame, seat, action) === undefined) yield action;
}

/** The only one, if there is no second. */
export function singleOf<A>(all: Iterable<A>): A | undefined {
  const [first, second] = all;
  return second === undefined ? first : undefined;
}

/** All candidates that no rule refuses. */
export function legalAnswers<T extends GameTypes>(
  { frame, question }: TopQuestion<T>,
  at: PositionOf<T>,
  seat: Seat,
): readonly T['action'][] {
  const legal: T['action'][] = [];
  for (const action of question.candidates(at, frame, seat))
    if (question.whyNot(at, frame, seat, action) === undefined) legal.push(action);
  return legal;
}
