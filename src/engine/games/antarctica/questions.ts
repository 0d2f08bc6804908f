import type { QuestionTable } from '../../core/question.ts';
import { act } from './act.ts';
import { claimCard } from './build.ts';
import { move, runEffects } from './effects.ts';
import { endTurn, finish } from './end.ts';
import { joint, track } from './research.ts';
import { sail } from './sail.ts';
import { place, startCube } from './setup.ts';
import { draft, pick } from './shipyard.ts';
import type { Antarctica } from './state.ts';
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
