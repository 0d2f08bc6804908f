import {
  BOOLEAN,
  integer,
  keyed,
  list,
  oneOf,
  optional,
  record,
  tagged,
  text,
  type Fitting,
  type Shape,
  type Shapes,
} from '../../core/shape.ts';

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

/** A table may hold notes beside what is read. */
const open = <F extends Shapes>(fields: F) => record(fields, 'open');
const count = integer(0);
const atLeastOne = integer(1);
const named = open({ en: text(), fr: text(), pl: text() });
const bottles = list(integer(1, 9), 1, 2);

const amount = { n: atLeastOne };
const effect = tagged(
  'type',
  {
    coins: amount,
    points: amount,
    repair: amount,
    deeples: amount,
    bottles: { bottles },
    plantBonus: {
      repair: optional(atLeastOne),
      coins: optional(atLeastOne),
      points: optional(atLeastOne),
    },
    gainCoins: amount,
    none: {},
    hitOthers: { per: oneOf(CATEGORIES), n: atLeastOne },
    crabsDoNotPull: {},
    mannedCrabs: amount,
    takeDamage: amount,
    othersGainCoins: amount,
    repairNow: amount,
  },
  'open',
);
export type Effect = Fitting<typeof effect>;

const card = open({
  id: text(CARD_ID),
  deck: oneOf(DECKS),
  category: oneOf(CATEGORIES),
  sites: count,
  effect,
  marker: integer(-15, 15),
  endPoints: integer(-99, 99),
  name: optional(named),
});
export type Card = Fitting<typeof card>;

const bonusCard = open({
  id: text(/^BO-[A-Z0-9]+$/),
  category: oneOf(CATEGORIES),
  reward: tagged('type', { coins: amount, points: amount }, 'open'),
});
export type BonusCard = Fitting<typeof bonusCard>;

const priceRow = open({ row: atLeastOne, coins: count, damage: integer(-15, 15) });
export type PriceRow = Fitting<typeof priceRow>;

const byPlayers = <T>(shape: Shape<T>) => keyed(PLAYERS, shape);

const extensions = open({
  cost: count,
  shipyard: open({ deeples: count }),
  oxygen: open({ card: oneOf([EXTENSION_TANK]) }),
  octopus: open({
    id: oneOf([EXTENSION_OCTOPUS]),
    sites: integer(1, 3),
    effect,
    marker: integer(-15, 15),
    endPoints: integer(-99, 99),
    isCard: BOOLEAN,
  }),
  research: open({ pointsPerLaterCard: count }),
});

const solo = open({
  station: oneOf([1]),
  coins: count,
  extensionsBuilt: list(oneOf(EXTENSIONS)),
  plantUsesBlocked: count,
  takesNautilus: oneOf([true]),
  humanRow: integer(1, 4),
  emptyRow: integer(1, 4),
  marketCardsByLevel: list(integer(0, 3), 4, 4),
  bid: open({ numerator: count, denominator: atLeastOne, rounding: oneOf(['half-up']) }),
  destroyOrder: list(oneOf(ARMS), 5, 5),
});

const option = open({
  key: oneOf(['soloLevel', 'openCoins']),
  values: list(oneOf([0, 1, 2, 3, true, false]), 1),
  default: oneOf([0, 1, 2, 3, true, false]),
  seats: optional(list(integer(1, 4))),
});

export const componentsShape = open({
  id: text(/^[a-z0-9-]+$/),
  version: atLeastOne,
  game: oneOf(['new-eden']),
  categories: open({
    activation: keyed(['crab', 'shell', 'octopus'], oneOf(['coins', 'points', 'repair'])),
  }),
  rounds: open({
    list: list(open({ round: integer(1, 3), deckA: oneOf(DECKS), deckB: oneOf(DECKS) }), 3, 3),
  }),
  decks: open({ size: keyed(DECKS, count), boxedPerPhase: count }),
  players: open({ min: oneOf([1]), max: oneOf([4]), stations: byPlayers(integer(2, 4)) }),
  display: open({ rows: oneOf([4]), columns: oneOf([3]), prices: list(priceRow, 4, 4) }),
  firstPass: open({ points: byPlayers(list(count, 2, 4)) }),
  market: open({
    handSize: oneOf([3]),
    price: list(count, 4, 4),
    damage: list(count, 4, 4),
    deal: byPlayers(open({ hands: integer(2, 4), deckRows: list(integer(1, 4)), boxed: count })),
  }),
  auction: open({
    rows: oneOf([4]),
    actionsByCards: list(count, 4, 4),
    pushDamage: count,
    pushesPerRow: count,
    minBid: atLeastOne,
    maxJump: integer(1, 150),
  }),
  plant: open({ usesPerRound: count, coins: count, damage: list(count, 1) }),
  extensions,
  start: open({
    coins: count,
    deeples: count,
    damage: integer(0, 15),
    score: count,
    oxygenCards: list(oneOf(START_TANKS)),
  }),
  oxygenStartCards: open({
    cards: list(open({ id: oneOf([...START_TANKS, EXTENSION_TANK]), bottles }), 3, 3),
  }),
  damageTrack: open({
    min: oneOf([0]),
    max: atLeastOne,
    markerMin: oneOf([0]),
    markerMax: atLeastOne,
    cardsLostPerOverflow: integer(1, 5),
  }),
  finalScoring: open({ coinsPerPoint: atLeastOne }),
  supply: open({ deeples: count, limitCoins: oneOf([false]) }),
  solo,
  switches: open({ startOxygenCountsAsCard: BOOLEAN }),
  options: open({ list: list(option) }),
  names: open({
    categories: keyed(CATEGORIES, named),
    phases: keyed(['A', 'B', 'C', 'D'], named),
    oxygenStartCards: keyed([...START_TANKS, EXTENSION_TANK], named),
    extensions: keyed(EXTENSIONS, named),
  }),
  bonusCards: open({ cards: list(bonusCard, 6) }),
  cards: open({ list: list(card) }),
});
export type Components = Fitting<typeof componentsShape>;
