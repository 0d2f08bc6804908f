import type { Seat } from '../../core/contract.ts';
import type { AquaSphereAction } from './actions.ts';
import { payments, mustDecide } from './knowledge.ts';
import { refuse } from './messages.ts';
import type { Hindrance, Position } from './position.ts';
import { whyNotInPrepare } from './preparing.ts';
import { trimmable } from './programming.ts';
import { whyNotReturn } from './returning.ts';
import type { AquaSphereFrame, FrameOf } from './state.ts';
import { whyNotInTurn } from './turn.ts';

/** What is missing for an action now, and the rule that asks for it. */
export function explain(at: Position, seat: Seat, action: AquaSphereAction): Hindrance {
  const frame = at.state.frames.at(-1);
  if (frame === undefined) return refuse('AQS-FIN-1', 'why-over');
  switch (frame.kind) {
    case 'turn':
      return notAsked(at, seat, frame.seat) ?? whyNotInTurn(at, seat, action);
    case 'trim':
      return notAsked(at, seat, frame.seat) ?? whyNotTrim(at, frame, action);
    case 'letters':
      return notAsked(at, seat, frame.seat) ?? whyNotLetter(frame, action);
    case 'knowledge':
      return notAsked(at, seat, frame.seat) ?? whyNotAtLine(at, seat, frame.left, action);
    case 'prepare':
      return frame.done.includes(seat)
        ? refuse('AQS-SCORE-3', 'why-nothing-to-prepare')
        : whyNotInPrepare(at, frame, seat, action);
    case 'advance':
      return mustDecide(at, seat, frame.left[seat] ?? 0)
        ? whyNotAtLine(at, seat, frame.left[seat] ?? 0, action)
        : refuse('AQS-SCORE-10', 'why-nothing-at-line');
    default:
      return automatic(at, frame);
  }
}

/** Automatic frames are run before anybody can be asked. */
function automatic({ state }: Position, { kind }: AquaSphereFrame): never {
  throw new RangeError(`${kind} waits for nobody, round ${state.round}`);
}

function notAsked({ state }: Position, seat: Seat, asked: Seat): Hindrance {
  if (seat === asked) return undefined;
  return state.passed.includes(seat)
    ? refuse('AQS-TURN-4', 'why-passed')
    : refuse('AQS-TURN-1', 'why-not-your-turn', { seats: [asked] });
}

function whyNotTrim(at: Position, frame: FrameOf<'trim'>, action: AquaSphereAction): Hindrance {
  if (action.type !== 'return') return refuse('AQS-PROG-6', 'why-trim', { fresh: frame.fresh });
  if (trimmable(at, frame).includes(action.colour)) return undefined;
  return action.colour === frame.fresh
    ? refuse('AQS-PROG-6', 'why-fresh-stays', { fresh: frame.fresh })
    : whyNotReturn(at, frame.seat, action.colour);
}

function whyNotLetter({ left }: FrameOf<'letters'>, action: AquaSphereAction): Hindrance {
  if (action.type === 'done') return undefined;
  if (action.type !== 'placeBot') return refuse('AQS-GREEN-2', 'why-letters', { letters: left });
  if (left.includes(action.sector)) return undefined;
  return refuse('AQS-GREEN-2', 'why-letter-not-open', { sector: action.sector, letters: left });
}

function whyNotAtLine(at: Position, seat: Seat, left: number, action: AquaSphereAction): Hindrance {
  const pays = payments(at, seat).some(({ type }) => type === 'payCrystal');
  if (action.type === 'stop') return undefined;
  if (action.type === 'payCrystal') return pays ? undefined : refuse('AQS-KP-3', 'why-no-crystal-to-pay');
  if (action.type !== 'return') return refuse('AQS-KP-2', 'why-at-line', { left });
  return pays ? refuse('AQS-KP-4', 'why-crystal-pays') : whyNotReturn(at, seat, action.colour);
}
