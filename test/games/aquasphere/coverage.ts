import { EVENTS } from '../../../src/engine/games/aquasphere/messages.ts';
import { playerOf, type Frame, type State } from '../../../src/engine/games/aquasphere/state.ts';
import type { Coverage, Holding } from '../../contract/law.ts';
import type { RuleIds } from '../../rule-ids.ts';

/** The other frames run by themselves before anybody is asked. */
const AT_REST: readonly Frame['kind'][] = ['turn', 'trim', 'letters', 'knowledge', 'prepare', 'advance'];

/** `started` belongs to the setup: no step emits it. */
export const OF_STEPS: readonly string[] = Object.keys(EVENTS).filter((type) => type !== 'started');

type Player = State['players'][number];
function holding(of: (player: Player) => number, change: Holding['change']): Holding {
  // as: a state of this game
  return { of: (state, seat) => of(playerOf(state as State, seat)), change };
}

/** What must occur in AquaSphere's random games. */
export const AQUASPHERE_COVERAGE: Coverage = {
  frameKinds: AT_REST,
  eventTypes: OF_STEPS,
  endings: ['ended'],
  holdings: {
    'the store of time': holding(
      ({ time }) => time,
      ({ time = 0, paid = 0 }) => time - paid,
    ),
    crystals: holding(
      ({ crystals }) => crystals,
      ({ crystals = 0 }) => crystals,
    ),
    'knowledge points': holding(
      ({ kp }) => kp,
      ({ points = 0 }) => points,
    ),
  },
  simultaneous: ['prepare', 'advance'],
  faceDown: {},
};

export const AQUASPHERE_IDS: RuleIds = { prefix: 'AQS', count: { all: 170, rulings: 49 }, families: true };
