import { EVENTS } from '../../../src/engine/games/aquasphere/messages.ts';
import type { Frame } from '../../../src/engine/games/aquasphere/state.ts';
import type { Coverage } from '../../contract/law.ts';
import type { RuleIds } from '../../rule-ids.ts';

/** The other frames run by themselves before anybody is asked. */
const AT_REST: readonly Frame['kind'][] = ['turn', 'trim', 'letters', 'knowledge', 'prepare', 'advance'];

/** `started` belongs to the setup: no step emits it. */
export const OF_STEPS: readonly string[] = Object.keys(EVENTS).filter((type) => type !== 'started');

/** What must occur in AquaSphere's random games. */
export const AQUASPHERE_COVERAGE: Coverage = {
  frameKinds: AT_REST,
  eventTypes: OF_STEPS,
  endings: ['ended'],
  simultaneous: ['prepare', 'advance'],
  faceDown: {},
};

export const AQUASPHERE_IDS: RuleIds = { prefix: 'AQS', count: { all: 170, rulings: 49 }, families: true };
