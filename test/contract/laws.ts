import type { Law } from './law.ts';
import { ACTIVE_SEATS, ADVICE, KNOWN_WORDS, PROMPTS, TEXTS, TOGETHER, TYPED } from './laws/asking.ts';
import { LENGTHS, TOLD } from './laws/counting.ts';
import { FACE_DOWN, NO_SEED, PUBLIC_QUESTION, SAME_DEAL, SAME_LOOK, SILENT_STEPS } from './laws/hidden.ts';
import { PREVIEW } from './laws/preview.ts';
import { LEGAL_UNEXPLAINED, NOISE_READ, REFUSALS } from './laws/refusals.ts';
import { DAMAGED, HUNG, SAVED } from './laws/saving.ts';
import { SCORES } from './laws/scoring.ts';
import { ANY_ORDER } from './laws/simultaneous.ts';
import { ADVANCE, BOUND, ENDINGS, INVARIANTS, PLAIN, REPLAY, ROUND_TRIP, UNTOUCHED } from './laws/steps.ts';
import { EVENTS_SAID, PROMPTS_SAID, SCORES_SAID } from './laws/words.ts';

/** The contract of a game, sentence by sentence. */
export const LAWS: readonly Law[] = [
  PLAIN,
  ACTIVE_SEATS,
  PROMPTS,
  PUBLIC_QUESTION,
  TOGETHER,
  TEXTS,
  TYPED,
  KNOWN_WORDS,
  ADVICE,
  PREVIEW,
  UNTOUCHED,
  ADVANCE,
  ROUND_TRIP,
  INVARIANTS,
  SCORES,
  BOUND,
  ENDINGS,
  REPLAY,
  REFUSALS,
  LEGAL_UNEXPLAINED,
  NOISE_READ,
  SAVED,
  DAMAGED,
  HUNG,
  PROMPTS_SAID,
  EVENTS_SAID,
  SCORES_SAID,
  SAME_LOOK,
  SAME_DEAL,
  SILENT_STEPS,
  FACE_DOWN,
  ANY_ORDER,
  NO_SEED,
  TOLD,
  LENGTHS,
];
