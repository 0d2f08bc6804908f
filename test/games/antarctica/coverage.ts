import { EFFECTS } from '../../../src/engine/games/antarctica/components.ts';
import { EVENTS } from '../../../src/engine/games/antarctica/messages.ts';
import { QUESTIONS } from '../../../src/engine/games/antarctica/questions.ts';
import { END_REASONS, type EndReason } from '../../../src/engine/games/antarctica/state.ts';
import type { Coverage } from '../../contract/law.ts';
import type { RuleIds } from '../../rule-ids.ts';

/** `setUp` belongs to the setup: no step emits it. */
const OF_STEPS = Object.keys(EVENTS).filter((type) => type !== 'setUp');

const RARE_ENDS: readonly EndReason[] = ['buildings', 'idle'];
const COMMON_ENDS = END_REASONS.filter((reason) => !RARE_ENDS.includes(reason));

/** What must occur in Antarctica's random games. */
export const ANTARCTICA_COVERAGE: Coverage = {
  frameKinds: Object.keys(QUESTIONS),
  eventTypes: OF_STEPS,
  endings: ['ended'],
  told: [
    { event: 'effectTriggered', field: 'effect', values: EFFECTS },
    {
      event: 'ended',
      field: 'reason',
      values: COMMON_ENDS.map((reason) => `end.${reason}`),
      rare: RARE_ENDS.map((reason) => `end.${reason}`),
    },
  ],
  simultaneous: [],
  faceDown: {},
  together: ['end'],
};

/** Rulings, checks of a set and invariants need no twin; V1 to V54 are the worked examples. */
export const ANTARCTICA_IDS: RuleIds = {
  prefix: 'ANT',
  count: { all: 193, rulings: 53 },
  families: true,
  twins: { ids: /^ANT-(?!DATA-|INV-|R\d)/u, count: 111 },
  also: Array.from({ length: 54 }, (_, at) => `V${at + 1}`),
};
