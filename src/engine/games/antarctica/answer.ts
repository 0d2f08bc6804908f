import type { OptionWords, RefusalReason, Seat } from '../../core/contract.ts';
import type { Action, ActionOf, Verb } from './actions.ts';
import { refuse } from './messages.ts';
import type { FrameKind, Play, Position, Question } from './state.ts';

/** One of the things that a seat can do when its turn asks: all that the rules say of it. */
export interface Answer<V extends Verb> {
  /** all of this verb, possible or not; the order is that of the menu */
  candidates(at: Position, seat: Seat): readonly ActionOf<V>[];
  whyNot(at: Position, seat: Seat, action: ActionOf<V>): RefusalReason | undefined;
  word(at: Position, seat: Seat, action: ActionOf<V>): OptionWords;
  resolve(play: Play, seat: Seat, action: ActionOf<V>): void;
}

/** What a question takes from the answers that it accepts, in the order of the menu. */
export function answeredBy<K extends FrameKind, V extends Verb>(
  kind: K,
  answers: { readonly [Each in V]: Answer<Each> },
): Pick<Question<K, V>, 'candidates' | 'whyNot' | 'word' | 'resolve'> {
  // as: an answer for each of V, and each is handed actions of its own verb
  const byVerb = answers as Readonly<Partial<Record<Verb, Answer<V>>>>;
  const all = Object.values(byVerb);
  return {
    candidates: (at, _frame, seat) => {
      const found: ActionOf<V>[] = [];
      for (const answer of all) found.push(...answer.candidates(at, seat));
      return found;
    },
    whyNot: (at, _frame, seat, action) => {
      const answer = byVerb[action.verb];
      if (answer === undefined) return notAskedFor(at, kind, action);
      return answer.whyNot(at, seat, action as ActionOf<V>);
    },
    word: (at, _frame, seat, action) => answers[action.verb].word(at, seat, action),
    resolve: (play, _frame, seat, action) => {
      answers[action.verb].resolve(play, seat, action);
    },
  };
}

/** What is said of an action that the question does not ask for (ANT-TURN-1, ANT-TURN-7). */
export function notAskedFor({ state }: Position, kind: FrameKind, { verb }: Action): RefusalReason {
  if (kind === 'place' || kind === 'startCube')
    return refuse(kind === 'place' ? 'ANT-SETUP-12' : 'ANT-SETUP-13', 'why.setupGoesOn');
  if (verb === 'place') return refuse('ANT-SETUP-12', 'why.onlyInSetup');
  if (verb === 'skip') return refuse('ANT-R50', 'why.noSkip');
  if (kind !== 'sail' && kind !== 'act') return refuse('ANT-TURN-7', 'why.answerFirst');
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
