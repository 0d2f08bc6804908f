import type { ComponentSetId, Options, RuleError } from '../../core/contract.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { below, seedRng, shuffle, type Rng } from '../../core/rng.ts';
import type { Box } from './box.ts';
import { DECKS, type Components, type Deck } from './components.ts';
import { buildExtension } from './free-actions.ts';
import type { Event } from './events.ts';
import type { GameOptions, State, Station } from './state.ts';
import { whose } from './state.ts';

/** NED-SETUP-1 to NED-SETUP-8: the state before the first round begins. */
export function setUp(
  box: Box,
  set: ComponentSetId,
  seed: string,
  seats: number,
  options: Options,
): Result<{ state: State; event: Event }, RuleError> {
  const { min, max } = box.set.players;
  if (!Number.isInteger(seats) || seats < min || seats > max) return err({ code: 'E_SEATS' });
  const rng = seedRng(seed);
  const decks = shuffledDecks(box.set, rng);
  const bonusDeck = shuffle(
    rng,
    box.set.bonusCards.cards.map(({ id }) => id),
  );
  const solo = seats === 1;
  const stations = Array.from({ length: seats }, () => startStation(box.set));
  if (solo) stations.push(deepThoughtsStation(box.set));
  const handedOut = stations.reduce((sum, { dome }) => sum + dome, 0);
  const state: State = {
    frames: [{ kind: 'roundStart' }],
    // NED-SETUP-5: drawn after the shuffles
    holder: solo ? box.set.solo.station : below(rng, seats),
    rng,
    set: { id: set.id, version: set.version, hash: set.hash },
    options: gameOptions(options),
    seats,
    round: 1,
    phase: 'A',
    stations,
    supply: box.set.supply.deeples - handedOut,
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
  const { seat } = whose(state, state.holder);
  const event: Event = {
    type: 'gameStarted',
    players: seats,
    ...(seat === undefined ? {} : { holder: seat }),
  };
  return ok({ state, event });
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

function gameOptions(options: Options): GameOptions {
  return {
    soloLevel: Number(options.soloLevel),
    openCoins: options.openCoins === true,
    standingBids: options.standingBids === true,
  };
}
