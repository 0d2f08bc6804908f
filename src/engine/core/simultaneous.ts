import type { Frame, Seat } from './contract.ts';

/*
 * Frames that ask several seats at once. The order of answers never changes the result:
 *  - face down: answers are kept in the frame until all are in, sorted by seat;
 *  - open: an answer takes effect at once and touches its own seat only; the frame keeps who is done, sorted.
 * In both a seat may act several times before it is done.
 */

export interface FaceDown<Answer> {
  readonly asked: readonly Seat[];
  readonly answers: readonly { readonly seat: Seat; readonly answer: Answer }[];
}
export interface Open {
  readonly asked: readonly Seat[];
  readonly done: readonly Seat[];
}

export function unanswered(frame: FaceDown<unknown>): readonly Seat[] {
  return frame.asked.filter((seat) => !frame.answers.some((given) => given.seat === seat));
}

export function withAnswer<Answer, F extends FaceDown<Answer>>(frame: F, seat: Seat, answer: Answer): F {
  const answers = [...frame.answers, { seat, answer }].sort((a, b) => a.seat - b.seat);
  return { ...frame, answers };
}

export function notDone(frame: Open): readonly Seat[] {
  return frame.asked.filter((seat) => !frame.done.includes(seat));
}

export function withDone<F extends Open>(frame: F, seat: Seat): F {
  return { ...frame, done: [...frame.done, seat].sort((a, b) => a - b) };
}

/** A face-down frame as if only this seat were asked; any other frame as it is. */
export function askedAlone<F extends Frame>(frame: F, seat: Seat): F {
  return 'answers' in frame && 'asked' in frame ? { ...frame, asked: [seat], answers: [] } : frame;
}
