import type { Seat } from './contract.ts';
import { InvariantError } from './invariant-error.ts';
import type { FrameIn, GameTypes, PlayOf } from './position.ts';
import { legalOneByOne, ruleFor, singleOf, type AskingRule, type QuestionTable } from './question.ts';

/** No step of a game runs more automatic frames than this: past it, frames push each other in a circle. */
const MOST_AUTOMATIC_FRAMES = 10_000;

/** Runs what happens by itself, until somebody must decide or the game is over. */
export function runAutomatic<T extends GameTypes>(questions: QuestionTable<T>, play: PlayOf<T>): void {
  const { draft } = play;
  for (let steps = 0; steps < MOST_AUTOMATIC_FRAMES; steps += 1) {
    // as: as in `topQuestion`
    const frame = draft.frames.at(-1) as FrameIn<T> | undefined;
    if (frame === undefined) return;
    const rule = ruleFor(questions, draft, frame);
    if (typeof rule === 'function') {
      draft.frames.pop();
      rule(play, frame);
    } else if (rule.seats(play, frame).length === 0) {
      draft.frames.pop();
      rule.settle?.(play, frame);
    } else {
      const forced = forcedAnswer(rule, play, frame);
      if (forced === undefined) return;
      draft.frames.pop();
      rule.resolve(play, frame, forced.seat, forced.action);
    }
  }
  throw new InvariantError('automatic frames without end', { state: draft });
}

function forcedAnswer<T extends GameTypes>(
  question: AskingRule<T>,
  play: PlayOf<T>,
  frame: FrameIn<T>,
): { readonly seat: Seat; readonly action: T['action'] } | undefined {
  const { whenForced } = question;
  if (whenForced === undefined) return undefined;
  for (const seat of question.seats(play, frame)) {
    const legal = legalOneByOne({ frame, question }, play, seat);
    const action = whenForced === 'auto' ? singleOf(legal) : whenForced(play, frame, seat, legal);
    if (action !== undefined) return { seat, action };
  }
  return undefined;
}
