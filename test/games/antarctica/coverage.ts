import { EVENT_TYPES } from '../../../src/engine/games/antarctica/messages.ts';
import type { FrameKind } from '../../../src/engine/games/antarctica/state.ts';
import type { Coverage } from '../../contract/law.ts';

/** `sun`, `claim`, `endTurn` and `finish` are over before anybody is asked. */
const AT_REST: readonly FrameKind[] = [
  'place',
  'startCube',
  'sail',
  'act',
  'track',
  'effects',
  'pick',
  'draft',
  'move',
  'joint',
];

/** `setUp` belongs to the setup: no step emits it. */
const OF_STEPS = EVENT_TYPES.filter((type) => type !== 'setUp');

/** What must occur in Antarctica's random games. */
export const ANTARCTICA_COVERAGE: Coverage = {
  frameKinds: AT_REST,
  eventTypes: OF_STEPS,
  endings: ['ended'],
  simultaneous: [],
  faceDown: {},
  together: ['end'],
};
