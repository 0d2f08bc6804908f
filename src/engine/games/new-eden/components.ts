import { byKey, flag, int, list, oneOf, record, tagged, text, type Read } from './shape.ts';

/** What a component set of New Eden holds, as the rules read it. */

export const CATEGORIES = ['crab', 'shell', 'octopus', 'shipyard', 'oxygen', 'research'] as const;
export type Category = (typeof CATEGORIES)[number];
export const ARMS = ['crab', 'shell', 'octopus', 'shipyard', 'oxygen'] as const;
export type Arm = (typeof ARMS)[number];
export const OUTSIDE_ARMS = ['crab', 'shell', 'octopus'] as const;
export type OutsideArm = (typeof OUTSIDE_ARMS)[number];
export const EXTENSIONS = ['shipyard', 'oxygen', 'octopus', 'research'] as const;
export type Extension = (typeof EXTENSIONS)[number];
export const DECKS = ['1A', '1B', '2A', '2B', '3A', '3B'] as const;
export type Deck = (typeof DECKS)[number];
export const PLAYERS = ['1', '2', '3', '4'] as const;

export const CARD_ID = /^[123][AB]-(?:CR|SH|OC|SY|OX|RE)[1-9]$/;
export const CATEGORY_CODES: Readonly<Record<Category, string>> = {
  crab: 'CR',
  shell: 'SH',
  octopus: 'OC',
  shipyard: 'SY',
  oxygen: 'OX',
  research: 'RE',
};
/** Pieces that are no cards of the six decks. */
export const START_TANKS = ['ST-OX1', 'ST-OX2'] as const;
export const EXTENSION_TANK = 'EX-OX1';
export const EXTENSION_OCTOPUS = 'EX-OC1';

const count = int(0);
const atLeastOne = int(1);
const named = record({ en: text(), fr: text(), pl: text() });
const bottles = list(int(1, 9), 1, 2);
const amount = record({ n: atLeastOne });
const nothing = record({});

const effect = tagged('type', {
  coins: amount,
  points: amount,
  repair: amount,
  deeples: amount,
  bottles: record({ bottles }),
  plantBonus: record({}, { repair: atLeastOne, coins: atLeastOne, points: atLeastOne }),
  gainCoins: amount,
  none: nothing,
  hitOthers: record({ per: oneOf(CATEGORIES), n: atLeastOne }),
  crabsDoNotPull: nothing,
  mannedCrabs: amount,
  takeDamage: amount,
  othersGainCoins: amount,
  repairNow: amount,
});
export type Effect = Read<typeof effect>;

const card = record(
  {
    id: text(CARD_ID),
    deck: oneOf(DECKS),
    category: oneOf(CATEGORIES),
    sites: count,
    effect,
    marker: int(-15, 15),
    endPoints: int(-99, 99),
  },
  { name: named },
);
export type Card = Read<typeof card>;

const bonusCard = record({
  id: text(/^BO-[A-Z0-9]+$/),
  category: oneOf(CATEGORIES),
  reward: tagged('type', { coins: amount, points: amount }),
});
export type BonusCard = Read<typeof bonusCard>;

const priceRow = record({ row: atLeastOne, coins: count, damage: int(-15, 15) });
export type PriceRow = Read<typeof priceRow>;

const byPlayers = <T>(shape: Parameters<typeof byKey<(typeof PLAYERS)[number], T>>[1]) =>
  byKey(PLAYERS, shape);

const extensions = record({
  cost: count,
  shipyard: record({ deeples: count }),
  oxygen: record({ card: oneOf([EXTENSION_TANK]) }),
  octopus: record({
    id: oneOf([EXTENSION_OCTOPUS]),
    sites: int(1, 3),
    effect,
    marker: int(-15, 15),
    endPoints: int(-99, 99),
    isCard: flag,
  }),
  research: record({ pointsPerLaterCard: count }),
});

const solo = record({
  station: oneOf([1]),
  coins: count,
  extensionsBuilt: list(oneOf(EXTENSIONS)),
  plantUsesBlocked: count,
  takesNautilus: oneOf([true]),
  humanRow: int(1, 4),
  emptyRow: int(1, 4),
  marketCardsByLevel: list(int(0, 3), 4, 4),
  bid: record({ numerator: count, denominator: atLeastOne, rounding: oneOf(['half-up']) }),
  destroyOrder: list(oneOf(ARMS), 5, 5),
});

const option = record(
  {
    key: oneOf(['soloLevel', 'openCoins']),
    values: list(oneOf([0, 1, 2, 3, true, false]), 1),
    default: oneOf([0, 1, 2, 3, true, false]),
  },
  { seats: list(int(1, 4)) },
);

export const componentsShape = record({
  id: text(/^[a-z0-9-]+$/),
  version: atLeastOne,
  game: oneOf(['new-eden']),
  categories: record({
    activation: byKey(['crab', 'shell', 'octopus'], oneOf(['coins', 'points', 'repair'])),
  }),
  rounds: record({
    list: list(record({ round: int(1, 3), deckA: oneOf(DECKS), deckB: oneOf(DECKS) }), 3, 3),
  }),
  decks: record({ size: byKey(DECKS, count), boxedPerPhase: count }),
  players: record({ min: oneOf([1]), max: oneOf([4]), stations: byPlayers(int(2, 4)) }),
  display: record({ rows: oneOf([4]), columns: oneOf([3]), prices: list(priceRow, 4, 4) }),
  firstPass: record({ points: byPlayers(list(count, 2, 4)) }),
  market: record({
    handSize: oneOf([3]),
    price: list(count, 4, 4),
    damage: list(count, 4, 4),
    deal: byPlayers(record({ hands: int(2, 4), deckRows: list(int(1, 4)), boxed: count })),
  }),
  auction: record({
    rows: oneOf([4]),
    actionsByCards: list(count, 4, 4),
    pushDamage: count,
    pushesPerRow: count,
    minBid: atLeastOne,
    maxJump: int(1, 150),
  }),
  plant: record({ usesPerRound: count, coins: count, damage: list(count, 1) }),
  extensions,
  start: record({
    coins: count,
    deeples: count,
    damage: int(0, 15),
    score: count,
    oxygenCards: list(oneOf(START_TANKS)),
  }),
  oxygenStartCards: record({
    cards: list(record({ id: oneOf([...START_TANKS, EXTENSION_TANK]), bottles }), 3, 3),
  }),
  damageTrack: record({
    min: oneOf([0]),
    max: atLeastOne,
    markerMin: oneOf([0]),
    markerMax: atLeastOne,
    cardsLostPerOverflow: int(1, 5),
  }),
  finalScoring: record({ coinsPerPoint: atLeastOne }),
  supply: record({ deeples: count, limitCoins: oneOf([false]) }),
  solo,
  switches: record({ startOxygenCountsAsCard: flag }),
  options: record({ list: list(option) }),
  names: record({
    categories: byKey(CATEGORIES, named),
    phases: byKey(['A', 'B', 'C', 'D'], named),
    oxygenStartCards: byKey([...START_TANKS, EXTENSION_TANK], named),
    extensions: byKey(EXTENSIONS, named),
  }),
  bonusCards: record({ cards: list(bonusCard, 6) }),
  cards: record({ list: list(card) }),
});
export type Components = Read<typeof componentsShape>;
