import type { CoreState, Frame, Msg, OptionWords, Seat } from './contract.ts';
import { InvariantError } from './invariant-error.ts';

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

export function ruleOf<S extends CoreState<F>, F extends Frame, A, E>(
  table: FrameTable<S, F, A, E>,
  state: S,
  frame: F,
): FrameRule<S, F, A, E> {
  // as: the table has a row for each kind, made for frames of that kind; an unknown kind comes from a damaged state
  const rule = (table as Readonly<Record<string, FrameRule<S, F, A, E>>>)[frame.kind];
  if (rule === undefined) throw new InvariantError(`no frame of kind ${frame.kind}`, { state });
  return rule;
}
