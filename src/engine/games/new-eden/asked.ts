import type { Msg, Seat } from '../../core/contract.ts';
import type { Action, Verb } from './action.ts';
import type { Frame, FrameOf, QuestionKind } from './frame.ts';
import type { Now, Play } from './state.ts';

/** A question of the rules; what its options are called is said in words.ts. */
export interface Asked<K extends QuestionKind> {
  readonly verbs: readonly Verb[];
  seats(now: Now, frame: FrameOf<K>): readonly Seat[];
  legal(now: Now, frame: FrameOf<K>, seat: Seat): readonly Action[];
  ask(now: Now, frame: FrameOf<K>): Msg;
  resolve(play: Play, frame: FrameOf<K>, seat: Seat, action: Action): void;
  settle?(play: Play, frame: FrameOf<K>): void;
  /** the answer that is taken without asking, for the reasons that the rules give */
  forced?(now: Now, frame: FrameOf<K>, seat: Seat, legal: readonly Action[]): Action | undefined;
}

/** Something that happens by itself. */
export type Runs<K extends Frame['kind']> = (play: Play, frame: FrameOf<K>) => void;

/** For questions whose single answer is taken without asking: only where the list comes from public facts. */
export function single(
  _now: Now,
  _frame: unknown,
  _seat: Seat,
  legal: readonly Action[],
): Action | undefined {
  return legal.length === 1 ? legal[0] : undefined;
}

/** The list depends on coins: its single answer is taken only where coins are open, or nobody else is there (NED-R32). */
export function singleWithOpenCoins(
  { state }: Now,
  _frame: unknown,
  _seat: Seat,
  legal: readonly Action[],
): Action | undefined {
  if (!state.options.openCoins && state.deepThought === undefined) return undefined;
  const [first, ...rest] = legal;
  return rest.every(({ verb }) => verb === 'dropAll') ? first : undefined;
}

export function unexpected(action: Action): never {
  throw new Error(`${action.verb} does not answer this question`);
}
