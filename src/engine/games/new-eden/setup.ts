import type { OptionSpec } from '../../core/contract.ts';
import type { TableOf } from '../../core/define-game.ts';
import { below, shuffle, type Rng } from '../../core/rng.ts';
import { DECKS, type Components, type Deck } from './components.ts';
import { buildExtension } from './free-actions.ts';
import { type NewEden, type State, type Station } from './state.ts';

export type OptionKey = keyof State['options'];
export function optionsOf({ options }: Components): readonly OptionSpec[] {
  return [
    ...options.list,
    // NED-STAND-1: ours, so no row of a component set
    { key: 'standingBids', values: [false, true], default: false, seats: [2, 3, 4] },
  ];
}

/** NED-SETUP-1 to NED-SETUP-8: the state before the first round begins. */
export function setup({ components, seats, options, rng, set, emit }: TableOf<NewEden>): State {
  const decks = shuffledDecks(components, rng);
  const bonusDeck = shuffle(
    rng,
    components.bonusCards.cards.map(({ id }) => id),
  );
  const solo = seats === 1;
  const stations = Array.from({ length: seats }, () => startStation(components));
  if (solo) stations.push(deepThoughtsStation(components));
  // NED-SETUP-5: drawn after the shuffles
  const holder = solo ? components.solo.station : below(rng, seats);
  emit({ type: 'gameStarted', players: seats, ...(solo ? {} : { holder }) });
  return {
    frames: [{ kind: 'roundStart' }],
    holder,
    rng,
    set,
    options: {
      soloLevel: Number(options.soloLevel),
      openCoins: options.openCoins === true,
      standingBids: options.standingBids === true,
    },
    seats,
    round: 1,
    phase: 'A',
    stations,
    supply: components.supply.deeples - stations.reduce((sum, { dome }) => sum + dome, 0),
    decks,
    bonusDeck,
    bonus: [],
    pastBonus: [],
    display: [],
    openBox: [],
    unseenBox: [],
    hands: stations.map(() => []),
    bought: stations.map(() => []),
    rows: [],
    ...(solo ? { deepThought: { activated: false } } : {}),
  };
}

/** NED-SETUP-2: decks in this order, then the bonus cards, from one generator. */
function shuffledDecks({ cards }: Components, rng: Rng): Record<Deck, string[]> {
  const decks: Record<Deck, string[]> = { '1A': [], '1B': [], '2A': [], '2B': [], '3A': [], '3B': [] };
  for (const { id, deck } of cards.list) decks[deck].push(id);
  for (const deck of DECKS) shuffle(rng, decks[deck]);
  return decks;
}

/** NED-SETUP-3 */
function startStation({ start }: Components): Station {
  return {
    coins: start.coins,
    score: start.score,
    damage: start.damage,
    dome: start.deeples,
    spent: 0,
    outside: { crab: [], shell: [], octopus: [] },
    shipyard: [],
    oxygen: start.oxygenCards.map((id) => ({ id, used: false })),
    research: [],
    extensions: [],
    plantUses: 0,
    passed: 0,
    droppedAll: false,
  };
}

/** NED-SETUP-8 */
function deepThoughtsStation(set: Components): Station {
  const station = {
    ...startStation(set),
    coins: set.solo.coins,
    dome: 0,
    plantUses: set.solo.plantUsesBlocked,
  };
  for (const extension of set.solo.extensionsBuilt) buildExtension(station, extension);
  return station;
}
