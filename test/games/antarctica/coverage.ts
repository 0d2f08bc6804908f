import { EFFECTS } from '../../../src/engine/games/antarctica/components.ts';
import { EVENTS } from '../../../src/engine/games/antarctica/messages.ts';
import { QUESTIONS } from '../../../src/engine/games/antarctica/questions.ts';
import {
  END_REASONS,
  playerOf,
  type EndReason,
  type State,
} from '../../../src/engine/games/antarctica/state.ts';
import { shipsOf } from '../../../src/engine/games/antarctica/line.ts';
import type { Coverage, Holding } from '../../contract/law.ts';
import type { RuleIds } from '../../rule-ids.ts';

/** `setUp` belongs to the setup: no step emits it. */
const OF_STEPS = Object.keys(EVENTS).filter((type) => type !== 'setUp');

const RARE_ENDS: readonly EndReason[] = ['buildings', 'idle'];
const COMMON_ENDS = END_REASONS.filter((reason) => !RARE_ENDS.includes(reason));

type Player = State['players'][number];
function holding(of: (player: Player) => number, change: Holding['change']): Holding {
  // as: a state of this game
  return { of: (state, seat) => of(playerOf(state as State, seat)), change };
}

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
  holdings: {
    'the supply': holding(
      ({ supply }) => supply,
      ({ scientists = 0 }) => scientists,
    ),
    'resource cards': holding(
      ({ resources }) => resources.basic + resources.expertise,
      ({ resources = 0 }) => resources,
    ),
    'ships on the board': {
      // as: a state of this game
      of: (state, seat) => shipsOf(state as State, seat).length,
      change: ({ ships = 0 }) => ships,
    },
  },
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
