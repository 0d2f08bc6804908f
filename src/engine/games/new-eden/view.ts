import type { Msg, Seat, Standing, Viewer } from '../../core/contract.ts';
import { cloneJson } from '../../core/json.ts';
import type { Frozen } from '../../core/shape.ts';
import { highestBid } from './auction.ts';
import {
  DECKS,
  OUTSIDE_ARMS,
  type BonusCard,
  type Deck,
  type OutsideArm,
  type Part,
  type PriceRow,
} from './components.ts';
import { isStable, redMarker } from './damage.ts';
import { priceOf } from './display.ts';
import { effectOf } from './effects.ts';
import { nextPlantUse } from './free-actions.ts';
import { handOf } from './market.ts';
import type { Event } from './messages.ts';
import { questionKind } from './answers.ts';
import { bottleNumber } from './oxygen.ts';
import { scores, seesCoins, stationValue } from './scoring.ts';
import {
  clockwiseFrom,
  isDeepThought,
  stationOf,
  type Auction,
  type Position,
  type QuestionKind,
  type Row,
  type State,
  type Station,
  type StationIndex,
} from './state.ts';

/** What a viewer may see, built field by field. A key is absent where something is hidden or not there. */
export interface View extends Frozen<
  Pick<State, 'round' | 'phase' | 'holder' | 'openBox'> & State['options']
> {
  readonly over: boolean;
  /** who is asked and what; a standing maximum shows as the bid that it belongs to, except to its seat */
  readonly asked: readonly Seat[];
  readonly question?: QuestionKind;
  readonly turnOrder: readonly StationIndex[];
  readonly bonus: readonly BonusCard[];
  readonly pastBonus: readonly BonusCard[];
  /** rows 1 to 4 of phase A with their prices; the cards by column */
  readonly display: readonly DisplayRow[];
  readonly deckCounts: Readonly<Record<Deck, number>>;
  /** listed after the end only */
  readonly unseenBox?: readonly string[];
  readonly rows: readonly RowView[];
  readonly auction?: AuctionView;
  /** a deeple on its way, during an oxygen action */
  readonly moving?: MovingView;
  /** cards that everybody sees, on their way into this station */
  readonly building?: { readonly station: StationIndex; readonly cards: readonly string[] };
  readonly stations: readonly StationView[];
  /** the seat's own in phase B */
  readonly hand?: readonly string[];
  /** what the seat has chosen to buy, until it is built */
  readonly pick?: readonly string[];
  /** public, without coins that are hidden */
  readonly standings: readonly Standing[];
  readonly printed: PrintedView;
}
/** All but what is printed on the parts that it names. */
type Seen = Omit<View, 'printed'>;
interface DisplayRow extends Frozen<PriceRow> {
  readonly cards: readonly { readonly column: number; readonly card: string }[];
}
interface RowView extends Frozen<Pick<Row, 'row' | 'status' | 'owner' | 'winner' | 'price'>> {
  readonly count: number;
  /** absent: face down */
  readonly cards?: readonly string[];
  /** oxygen actions that come with it; absent before it is turned up */
  readonly actions?: number;
}
interface AuctionView extends Frozen<Pick<Auction, 'row' | 'bids' | 'in'>> {
  readonly high: number;
  readonly bidder?: StationIndex;
  /** the viewer's own */
  readonly maximum?: number;
}
interface MovingView {
  readonly seat: Seat;
  readonly card: string;
  /** 0 or 1 */
  readonly bottle: number;
  readonly reach: number;
  readonly arm?: OutsideArm;
  readonly from?: number;
}
export interface StationView extends Frozen<Omit<Station, 'coins'>> {
  readonly deepThought: boolean;
  readonly marker: number;
  readonly stable: boolean;
  readonly coins?: number;
  /** what the next use would do; absent: used up */
  readonly nextPlantDamage?: number;
  /** in phase B; absent: not asked */
  readonly hasChosen?: boolean;
  /** end points and manned crabs as if it stood at the end, never coins */
  readonly value: number;
}
/** What is printed on the components that a view names: who draws a view has no set to look it up. */
interface PrintedView {
  /** of every part that the view shows */
  readonly parts: Readonly<Record<string, PrintedPart>>;
  readonly rounds: number;
  readonly damageMost: number;
  readonly plantUses: number;
  /** damage of the plant by use of the round, without research cards */
  readonly plantDamage: readonly number[];
  /** by the number of cards bought at the black market */
  readonly marketPrice: readonly number[];
  readonly marketDamage: readonly number[];
}
export interface PrintedPart extends Omit<Part, 'id' | 'deck'> {
  readonly words: Msg;
}

export function view(at: Position, viewer: Viewer, asked: readonly Seat[]): View {
  const seen = seenBy(at, viewer, asked);
  return { ...seen, printed: printedView(at, partsIn(seen)) };
}

function seenBy(at: Position, viewer: Viewer, asked: readonly Seat[]): Seen {
  const { components, state } = at;
  const { round, phase, options, holder } = state;
  const over = state.frames.length === 0;
  const question = questionKind(state, viewer);
  return {
    round,
    phase,
    over,
    openCoins: options.openCoins,
    soloLevel: options.soloLevel,
    standingBids: options.standingBids,
    asked,
    ...(question === undefined ? {} : { question }),
    holder,
    turnOrder: clockwiseFrom(state, holder),
    bonus: state.bonus.map(components.bonusCard),
    pastBonus: state.pastBonus.map(components.bonusCard),
    display: displayView(at),
    deckCounts: deckCounts(state),
    openBox: [...state.openBox],
    ...(over ? { unseenBox: [...state.unseenBox] } : {}),
    rows: state.rows.map((row) => rowView(at, row, viewer)),
    ...auctionView(state, viewer),
    ...movingView(at),
    ...buildingView(state),
    stations: state.stations.map((_, index) => stationView(at, index, viewer)),
    ...handView(state, viewer),
    standings: scores(at),
  };
}

function displayView(at: Position): readonly DisplayRow[] {
  return at.components.display.prices.map(({ row }) => ({
    ...priceOf(at, row),
    cards: at.state.display
      .filter((space) => space.row === row)
      .map(({ column, card }) => ({ column, card }))
      .sort((a, b) => a.column - b.column),
  }));
}

function deckCounts({ decks }: State): Record<Deck, number> {
  const counts: Record<Deck, number> = { '1A': 0, '1B': 0, '2A': 0, '2B': 0, '3A': 0, '3B': 0 };
  for (const deck of DECKS) counts[deck] = decks[deck].length;
  return counts;
}

function rowView({ components }: Position, row: Row, viewer: Viewer): RowView {
  const { status, owner, winner, price, size } = row;
  const faceDown = status === 'faceDown';
  const seen = !faceDown || (owner !== undefined && owner === viewer);
  return {
    row: row.row,
    status,
    count: row.cards.length,
    ...(seen ? { cards: [...row.cards] } : {}),
    ...(owner === undefined ? {} : { owner }),
    ...(faceDown ? {} : { actions: components.auction.actionsByCards[size] ?? 0 }),
    ...(winner === undefined ? {} : { winner }),
    ...(price === undefined ? {} : { price }),
  };
}

function auctionView(state: State, viewer: Viewer): { auction?: AuctionView } {
  if (state.auction === undefined) return {};
  const { row, bids, in: seats, maxima } = cloneJson(state.auction);
  const highest = highestBid(state);
  const own = maxima.find(({ seat }) => seat === viewer);
  return {
    auction: {
      row,
      high: highest?.coins ?? 0,
      ...(highest === undefined ? {} : { bidder: highest.station }),
      bids,
      in: seats,
      ...(own === undefined ? {} : { maximum: own.coins }),
    },
  };
}

function movingView(at: Position): { moving?: MovingView } {
  const top = at.state.frames.at(-1);
  if (top?.kind !== 'bottle' && top?.kind !== 'land') return {};
  const { seat, card, index } = top;
  const lifted = top.kind === 'land' ? { arm: top.arm, from: top.from } : {};
  return { moving: { seat, card, bottle: index, reach: bottleNumber(at, top), ...lifted } };
}

/** Cards in the frames of building are public: bought cards wait in `bought` until they are shown. */
function buildingView(state: State): Pick<View, 'building'> {
  const waiting = state.frames.flatMap((frame) => {
    if (frame.kind === 'build') return [{ station: frame.station, cards: frame.cards }];
    return frame.kind === 'place' ? [{ station: frame.seat, cards: frame.cards }] : [];
  });
  const [first] = waiting;
  if (first === undefined) return {};
  return { building: { station: first.station, cards: waiting.flatMap(({ cards }) => cards) } };
}

function stationView(at: Position, index: StationIndex, viewer: Viewer): StationView {
  const { components, state } = at;
  const station = cloneJson(stationOf(state, index));
  const { dome, spent, outside, shipyard, oxygen, research, extensions, plantUses, passed } = station;
  const market = state.frames.find((frame) => frame.kind === 'market');
  const asked = market?.asked.includes(index) === true ? market : undefined;
  return {
    deepThought: isDeepThought(state, index),
    score: station.score,
    damage: station.damage,
    marker: redMarker(components, station),
    stable: isStable(components, station),
    ...(seesCoins(state, index, viewer) ? { coins: station.coins } : {}),
    dome,
    spent,
    outside,
    shipyard,
    oxygen,
    research,
    extensions,
    plantUses,
    ...(plantUses < components.plant.usesPerRound
      ? { nextPlantDamage: nextPlantUse(at, station).damage }
      : {}),
    passed,
    ...(asked === undefined ? {} : { hasChosen: asked.answers.some(({ seat }) => seat === index) }),
    droppedAll: station.droppedAll,
    value: stationValue(at, index),
  };
}

function handView(state: State, viewer: Viewer): Pick<View, 'hand' | 'pick'> {
  if (viewer === undefined || state.phase !== 'B') return {};
  const frame = state.frames.find((one) => one.kind === 'market');
  const bought = state.bought[viewer] ?? [];
  const chosen = frame?.answers.find(({ seat }) => seat === viewer)?.answer;
  const pick = chosen ?? (bought.length > 0 ? bought : undefined);
  return { hand: handOf(state, viewer), ...(pick === undefined ? {} : { pick: [...pick] }) };
}

/** The ids of the parts that are not only in a box. */
function partsIn({ display, rows, building, stations, hand = [], pick = [] }: Seen): readonly string[] {
  return [
    ...display.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...rows.flatMap(({ cards = [] }) => cards),
    ...(building?.cards ?? []),
    ...hand,
    ...pick,
    ...stations.flatMap(({ outside, shipyard, oxygen, research }) => [
      ...OUTSIDE_ARMS.flatMap((arm) => outside[arm].map(({ id }) => id)),
      ...shipyard,
      ...oxygen.map(({ id }) => id),
      ...research,
    ]),
  ];
}

function printedView(at: Position, ids: readonly string[]): PrintedView {
  const { rounds, damageTrack, plant, market, part } = at.components;
  const parts: Record<string, PrintedPart> = {};
  for (const id of [...new Set(ids)].sort()) {
    const { category, sites, effect, marker, endPoints } = part(id);
    parts[id] = { category, sites, effect, words: effectOf(at, id), marker, endPoints };
  }
  return {
    parts,
    rounds: rounds.list.length,
    damageMost: damageTrack.max,
    plantUses: plant.usesPerRound,
    plantDamage: [...plant.damage],
    marketPrice: [...market.price],
    marketDamage: [...market.damage],
  };
}

/** What the viewer learns of it: the cards of the black market are their owner's until they are shown. */
export function viewEvent(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'marketDealt': {
      if (event.seat !== undefined && event.seat === viewer) return event;
      const { type, count } = event;
      return event.seat === undefined ? { type, count } : { type, count, seat: event.seat };
    }
    case 'marketChosen':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'rowFilled': {
      if (event.seat !== undefined && event.seat === viewer) return event;
      const { type, row, count } = event;
      return event.seat === undefined ? { type, row, count } : { type, row, count, seat: event.seat };
    }
    case 'maximumSet':
      return event.seat === viewer ? event : undefined;
    default:
      return event;
  }
}

/** Undo stops where something hidden was turned up, and at what binds: choices of the market, bids and drops. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'roundStarted':
    case 'marketDealt':
    case 'marketChosen':
    case 'marketClosed':
    case 'marketShown':
    case 'rowsRevealed':
    case 'bidMade':
    case 'droppedOut':
    case 'finalScored':
    case 'gameEnded':
      return true;
    case 'plantUsed':
    case 'extended':
      return event.phase === 'B';
    default:
      return false;
  }
}
