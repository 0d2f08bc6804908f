import type { ComponentNames } from '../../core/contract.ts';
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
export const PHASES = ['A', 'B', 'C', 'D'] as const;
export type Phase = (typeof PHASES)[number];

export const CARD_ID = /^[123][AB]-(?:CR|SH|OC|SY|OX|RE)[1-9]$/;
/** The ids of a category's cards, and of the other pieces that stand among them. */
export const PART_ID: Readonly<Record<Category, RegExp>> = {
  crab: /^[123][AB]-CR[1-9]$/,
  shell: /^[123][AB]-SH[1-9]$/,
  octopus: /^(?:EX-OC1|[123][AB]-OC[1-9])$/,
  shipyard: /^[123][AB]-SY[1-9]$/,
  oxygen: /^(?:ST-OX[12]|EX-OX1|[123][AB]-OX[1-9])$/,
  research: /^[123][AB]-RE[1-9]$/,
};
/** Pieces that are no cards of the six decks. */
const START_TANKS = ['ST-OX1', 'ST-OX2'] as const;
export const EXTENSION_TANK = 'EX-OX1';
export const TANKS = [...START_TANKS, EXTENSION_TANK] as const;
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

const bonusCard = open({
  id: text(/^BO-[A-Z0-9]+$/),
  category: oneOf(CATEGORIES),
  reward: tagged('type', { coins: amount, points: amount }, 'open'),
});
type BonusCard = Fitting<typeof bonusCard>;

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

export const SET = open({
  id: text(/^[a-z0-9-]+$/),
  version: atLeastOne,
  game: oneOf(['new-eden']),
  categories: open({
    activation: keyed(OUTSIDE_ARMS, oneOf(['coins', 'points', 'repair'])),
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
    cards: list(open({ id: oneOf(TANKS), bottles }), 3, 3),
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
    phases: keyed(PHASES, named),
    oxygenStartCards: keyed(TANKS, named),
    extensions: keyed(EXTENSIONS, named),
  }),
  bonusCards: open({ cards: list(bonusCard, 6) }),
  cards: open({ list: list(card) }),
});
export type SetFile = Fitting<typeof SET>;

/** Anything that is built into a station: one of the 90 cards, a tank of the start, or what an extension brings. */
interface Part {
  readonly id: string;
  readonly category: Category;
  readonly sites: number;
  readonly effect: Effect;
  readonly marker: number;
  readonly endPoints: number;
  /** absent: no card of the six decks, so never lost (NED-R10) */
  readonly deck?: Deck;
}

/** What the rules get: the file, and its parts and bonus cards by id. */
export interface Components extends SetFile {
  part(id: string): Part;
  bonusCard(id: string): BonusCard;
}

export function componentsOf(file: SetFile): Components {
  const parts = new Map<string, Part>([
    ...file.cards.list.map((card): [string, Part] => [card.id, card]),
    ...file.oxygenStartCards.cards.map(({ id, bottles }): [string, Part] => [
      id,
      { id, category: 'oxygen', sites: 0, effect: { type: 'bottles', bottles }, marker: 0, endPoints: 0 },
    ]),
    [EXTENSION_OCTOPUS, { ...file.extensions.octopus, category: 'octopus' }],
  ]);
  const bonusCards = new Map(file.bonusCards.cards.map((card) => [card.id, card]));
  return { ...file, part: (id) => known(parts, id), bonusCard: (id) => known(bonusCards, id) };
}

function known<T>(pieces: ReadonlyMap<string, T>, id: string): T {
  const piece = pieces.get(id);
  if (piece === undefined) throw new Error(`no piece ${id} in the set`);
  return piece;
}

/** The line of a table that counts for so many players. */
export function forPlayers<T>(table: Readonly<Record<(typeof PLAYERS)[number], T>>, seats: number): T {
  return table[PLAYERS[seats - 1] ?? '4'];
}

/** The numbers on the bottles of an oxygen card. */
export function bottlesOf({ part }: Components, id: string): readonly number[] {
  const { effect } = part(id);
  return effect.type === 'bottles' ? effect.bottles : [];
}

type Name = Fitting<typeof named>;
type Card = Fitting<typeof card>;

/** Research cards have names of their own; other cards are called by what is printed on them: "Harvest crab 6 (+1)", and an A or B if one of each deck has that print. */
export function componentNames({ names, cards }: Components): ComponentNames {
  const called = (card: Card): Name =>
    card.name ?? followed(names.categories[card.category], printedOn(card));
  const toldApart = ({ id, deck }: Card, name: Name): Name => {
    const alike = cards.list.some((other) => other.id !== id && called(other).en === name.en);
    return alike ? followed(name, deck.slice(-1)) : name;
  };
  const category = (prefix: string, of: Readonly<Record<string, Name>>): [string, Name][] =>
    Object.entries(of).map(([id, name]) => [`${prefix}:${id}`, name]);
  return Object.fromEntries([
    ...cards.list.map((card): [string, Name] => [`card:${card.id}`, toldApart(card, called(card))]),
    ...category('card', names.oxygenStartCards),
    [`card:${EXTENSION_OCTOPUS}`, names.extensions.octopus],
    ...category('category', names.categories),
    ...category('extension', names.extensions),
    ...category('phase', names.phases),
  ]);
}

const followed = ({ en, fr, pl }: Name, by: string): Name => ({
  en: `${en} ${by}`,
  fr: `${fr} ${by}`,
  pl: `${pl} ${by}`,
});

/** What it yields, and its points at the end: "3+2 (+1)". */
function printedOn({ id, effect, endPoints }: Card): string {
  const yields = effect.type === 'bottles' ? effect.bottles.join('+') : 'n' in effect ? String(effect.n) : id;
  if (endPoints === 0) return yields;
  return `${yields} (${endPoints < 0 ? `−${-endPoints}` : `+${endPoints}`})`;
}
