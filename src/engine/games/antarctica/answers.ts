import { answering, type AnswerOf } from '../../core/answers.ts';
import type { RefusalReason } from '../../core/contract.ts';
import type { Action, Verb } from './actions.ts';
import { refuse } from './messages.ts';
import type { Antarctica, FrameKind, Position } from './state.ts';

/** What a turn takes from a seat, verb by verb. */
export type Answer<V extends Verb> = AnswerOf<Antarctica, V>;
export const answeredBy = answering<Antarctica>((at, _seat, action, { kind }) =>
  otherQuestion(at, kind, action),
);

/** What is said of an action that the question does not ask for (ANT-TURN-1, ANT-TURN-7). */
export function otherQuestion({ state }: Position, kind: FrameKind, { verb }: Action): RefusalReason {
  if (kind === 'place' || kind === 'startCube')
    return refuse(kind === 'place' ? 'ANT-SETUP-12' : 'ANT-SETUP-13', 'why.setupGoesOn');
  if (verb === 'place') return refuse('ANT-SETUP-12', 'why.onlyInSetup');
  if (verb === 'skip') return refuse('ANT-R50', 'why.noSkip');
  if (kind !== 'sail' && kind !== 'act') return refuse('ANT-TURN-7', 'why.otherQuestion');
  switch (verb) {
    case 'track':
      return refuse('ANT-TRACK-4', 'why.noTrackAsked');
    case 'move':
      return refuse('ANT-FX-5', 'why.noMoveAsked');
    case 'take':
      return refuse('ANT-SHIP-3', 'why.nothingToTake');
    case 'play':
    case 'icebreaker':
      return refuse('ANT-TURN-5', 'why.sailFirst');
    case 'stay':
    case 'sail': {
      const rule = verb === 'stay' ? 'ANT-ICE-5' : 'ANT-TURN-1';
      const target = state.turn?.target;
      return target === undefined
        ? refuse(rule, 'why.sailFirst')
        : refuse(rule, 'why.sailedAlready', { area: target });
    }
    default:
      return refuse('ANT-TURN-1', 'why.sailFirst');
  }
}
