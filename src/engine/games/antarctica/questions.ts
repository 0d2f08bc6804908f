import type { RefusalReason } from '../../core/contract.ts';
import { topQuestion, type QuestionTable } from '../../core/question.ts';
import { act } from './act.ts';
import { claimCard } from './build.ts';
import { move, runEffects } from './effects.ts';
import { endTurn, finish } from './end.ts';
import { joint, track } from './research.ts';
import { sail } from './sail.ts';
import { place, startCube } from './setup.ts';
import { draft, pick } from './shipyard.ts';
import { refuse } from './messages.ts';
import type { Antarctica, Position } from './state.ts';
import { moveSun } from './sun.ts';

/** What each frame asks or does. */
export const QUESTIONS: QuestionTable<Antarctica> = {
  place,
  startCube,
  sun: moveSun,
  sail,
  act,
  track,
  claim: claimCard,
  effects: runEffects,
  pick,
  draft,
  move,
  joint,
  endTurn,
  finish,
};

/** One seat at a time is asked (ANT-SUN-3). */
export function whyNotAsked(at: Position): RefusalReason {
  const top = topQuestion<Antarctica>(QUESTIONS, at.state);
  return refuse('ANT-SUN-3', 'why.notAsked', { seats: top?.question.seats(at, top.frame) ?? [] });
}
