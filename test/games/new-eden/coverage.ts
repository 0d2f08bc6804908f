import { EVENTS } from '../../../src/engine/games/new-eden/messages.ts';
import { QUESTIONS } from '../../../src/engine/games/new-eden/questions.ts';
import { stationOf, type State, type Station } from '../../../src/engine/games/new-eden/state.ts';
import type { Coverage, Holding } from '../../contract/law.ts';
import type { RuleIds } from '../../rule-ids.ts';

/** `gameStarted` belongs to the setup: no step emits it. */
const OF_STEPS = Object.keys(EVENTS).filter((type) => type !== 'gameStarted');

function holding(of: (station: Station) => number, change: Holding['change']): Holding {
  // as: a state of this game
  return { of: (state, seat) => of(stationOf(state as State, seat)), change };
}

/** What must occur in New Eden's random games. */
export const NEW_EDEN_COVERAGE: Coverage = {
  frameKinds: Object.keys(QUESTIONS),
  eventTypes: OF_STEPS,
  endings: ['gameEnded'],
  holdings: {
    coins: holding(
      ({ coins }) => coins,
      ({ coins = 0 }) => coins,
    ),
    'the score': holding(
      ({ score }) => score,
      ({ points = 0 }) => points,
    ),
    damage: holding(
      ({ damage }) => damage,
      ({ damage = 0 }) => damage,
    ),
  },
  simultaneous: ['market'],
  faceDown: { market: ['market'] },
};

export const NEW_EDEN_IDS: RuleIds = { prefix: 'NED', count: { all: 198, rulings: 77 } };
