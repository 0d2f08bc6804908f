import type { CoreState, Frame, Seat } from './contract.ts';
import { ruleOf, type FrameRule, type FrameTable, type Question } from './frame-table.ts';
import { InvariantError } from './invariant-error.ts';

/** No step of a game runs more automatic frames than this: past it, frames push each other in a circle. */
const MOST_AUTOMATIC_FRAMES = 10_000;

/** Runs what happens by itself, until somebody must decide or the game is over. */
export function settle<S extends CoreState<F>, F extends Frame, A, E>(
  table: FrameTable<S, F, A, E>,
  draft: S,
  emit: (event: E) => void,
): void {
  for (let steps = 0; steps < MOST_AUTOMATIC_FRAMES; steps += 1) {
    const frame = draft.frames.at(-1);
    if (frame === undefined) return;
    const happen = happening(draft, frame, ruleOf(table, draft, frame), emit);
    if (happen === undefined) return;
    draft.frames.pop();
    happen();
  }
  throw new InvariantError('automatic frames without end', { state: draft });
}

/** What this frame does without anybody's decision; undefined: somebody must decide. */
function happening<S, F, A, E>(
  draft: S,
  frame: F,
  rule: FrameRule<S, F, A, E>,
  emit: (event: E) => void,
): (() => void) | undefined {
  if ('run' in rule) {
    return () => {
      rule.run(draft, frame, emit);
    };
  }
  if (rule.seats(draft, frame).length === 0) return () => rule.settle?.(draft, frame, emit);
  const forced = forcedAnswer(draft, frame, rule);
  if (forced === undefined) return undefined;
  return () => {
    rule.resolve(draft, frame, forced.seat, forced.action, emit);
  };
}

function forcedAnswer<S, F, A, E>(
  state: S,
  frame: F,
  question: Question<S, F, A, E>,
): { readonly seat: Seat; readonly action: A } | undefined {
  const { whenForced = 'ask' } = question;
  if (whenForced === 'ask') return undefined;
  for (const seat of question.seats(state, frame)) {
    const legal = question.legal(state, frame, seat);
    const only = legal.length === 1 ? legal[0] : undefined;
    const action = whenForced === 'auto' ? only : whenForced(state, frame, seat, legal);
    if (action !== undefined) return { seat, action };
  }
  return undefined;
}
