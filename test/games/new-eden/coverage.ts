import { EVENTS } from '../../../src/engine/games/new-eden/messages.ts';
import { QUESTIONS } from '../../../src/engine/games/new-eden/questions.ts';
import type { Coverage } from '../../contract/law.ts';
import type { RuleIds } from '../../rule-ids.ts';

/** `gameStarted` belongs to the setup: no step emits it. */
const OF_STEPS = Object.keys(EVENTS).filter((type) => type !== 'gameStarted');

/** What must occur in New Eden's random games. */
export const NEW_EDEN_COVERAGE: Coverage = {
  frameKinds: Object.keys(QUESTIONS),
  eventTypes: OF_STEPS,
  endings: ['gameEnded'],
  simultaneous: ['market'],
  faceDown: { market: ['market'] },
};

export const NEW_EDEN_IDS: RuleIds = { prefix: 'NED', count: { all: 198, rulings: 77 } };
