import type { Seat, Standing, Viewer } from '../../core/contract.ts';
import { unanswered } from '../../core/simultaneous.ts';
import { auctionOf, bidBelow, highestBid } from './auction.ts';
import {
  DECKS,
  OUTSIDE_ARMS,
  type BonusCard,
  type Deck,
  type Extension,
  type OutsideArm,
} from './components.ts';
import { priceOf } from './display.ts';
import type { QuestionKind } from './frame.ts';
import { nextPlantUse } from './free-actions.ts';
import { bottleNumber } from './oxygen.ts';
import { printedView, type PrintedView } from './printed.ts';
import { isStable, redMarker } from './stability.ts';
import {
  clockwiseFrom,
  isDeepThought,
  stationOf,
  type Bid,
  type Now,
  type OutsideModule,
  type OxygenCard,
  type Phase,
  type Row,
  type State,
  type StationIndex,
} from './state.ts';
import { handOf } from './market.ts';
import { scores, seesCoins, stationValue } from './scoring.ts';

/** What a viewer may see, built field by field. A key is absent where something is hidden or not there. */
export interface View {
  readonly round: number;
  readonly phase: Phase;
  readonly over: boolean;
  readonly openCoins: boolean;
  readonly soloLevel: number;
  readonly standingBids: boolean;
  /** who is asked and what; a standing maximum shows as the bid that it belongs to, except to its seat */
  readonly asked: readonly Seat[];
  readonly question?: QuestionKind;
  readonly holder: StationIndex;
  readonly turnOrder: readonly StationIndex[];
  readonly bonus: readonly BonusCard[];
  readonly pastBonus: readonly BonusCard[];
  /** rows 1 to 4 of phase A with their prices; the cards by column */
  readonly display: readonly DisplayRow[];
  readonly deckCounts: Readonly<Record<Deck, number>>;
  readonly openBox: readonly string[];
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
export interface DisplayRow {
  readonly row: number;
  readonly coins: number;
  readonly damage: number;
  readonly cards: readonly { readonly column: number; readonly card: string }[];
}
export interface RowView {
  readonly row: number;
  readonly status: Row['status'];
  readonly count: number;
  /** absent: face down */
  readonly cards?: readonly string[];
  readonly owner?: StationIndex;
  /** oxygen actions that come with it; absent before it is turned up */
  readonly actions?: number;
  readonly winner?: StationIndex;
  readonly price?: number;
}
export interface AuctionView {
  readonly row: number;
  readonly high: number;
  readonly bidder?: StationIndex;
  readonly bids: readonly Bid[];
  readonly in: readonly Seat[];
  /** the viewer's own */
  readonly maximum?: number;
}
export interface MovingView {
  readonly seat: Seat;
  readonly card: string;
  /** 0 or 1 */
  readonly bottle: number;
  readonly reach: number;
  readonly arm?: OutsideArm;
  readonly from?: number;
}
export interface StationView {
  readonly deepThought: boolean;
  readonly score: number;
  readonly damage: number;
  readonly marker: number;
  readonly stable: boolean;
  readonly coins?: number;
  readonly dome: number;
  readonly spent: number;
  readonly outside: Readonly<Record<OutsideArm, readonly OutsideModule[]>>;
  readonly shipyard: readonly string[];
  readonly oxygen: readonly OxygenCard[];
  readonly research: readonly string[];
  readonly extensions: readonly Extension[];
  readonly plantUses: number;
  /** what the next use would do; absent: used up */
  readonly nextPlantDamage?: number;
  /** as which it passed; 0: not yet */
  readonly passed: number;
  /** in phase B; absent: not asked */
  readonly hasChosen?: boolean;
  readonly droppedAll: boolean;
  /** end points and manned crabs as if it stood at the end, never coins */
  readonly value: number;
}

export function view(now: Now, viewer: Viewer): View {
  const seen = seenBy(now, viewer);
  return { ...seen, printed: printedView(now.box, partsIn(seen)) };
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

function seenBy(now: Now, viewer: Viewer): Seen {
  const { box, state } = now;
  const over = state.frames.length === 0;
  return {
    round: state.round,
    phase: state.phase,
    over,
    openCoins: state.options.openCoins,
    soloLevel: state.options.soloLevel,
    standingBids: state.options.standingBids,
    ...askedView(now, viewer),
    holder: state.holder,
    turnOrder: clockwiseFrom(state, state.holder),
    bonus: state.bonus.map(box.bonusCard),
    pastBonus: state.pastBonus.map(box.bonusCard),
    display: displayView(now),
    deckCounts: deckCounts(state),
    openBox: [...state.openBox],
    ...(over ? { unseenBox: [...state.unseenBox] } : {}),
    rows: state.rows.map((row) => rowView(now, row, viewer)),
    ...auctionView(state, viewer),
    ...movingView(now),
    ...buildingView(state),
    stations: state.stations.map((_, index) => stationView(now, index, viewer)),
    ...handView(state, viewer),
    standings: scores(now),
  };
}

/** The kind of the question that is asked, as the viewer may know it. */
export function questionKind(state: State, viewer: Viewer): QuestionKind | undefined {
  const top = state.frames.at(-1);
  if (top === undefined) return undefined;
  if (top.kind === 'maximum' && top.seat !== viewer) return bidBelow(state).kind;
  // as: a settled state has a question on top
  return top.kind as QuestionKind;
}

/** Who is asked by the frame on top. */
export function askedSeats(state: State): readonly Seat[] {
  const top = state.frames.at(-1);
  if (top === undefined) return [];
  switch (top.kind) {
    case 'market':
      return unanswered(top);
    case 'destroy':
      return [top.station];
    case 'keep':
    case 'soloBid':
      return [0];
    default:
      return 'seat' in top ? [top.seat] : [];
  }
}

function askedView({ state }: Now, viewer: Viewer): Pick<View, 'asked' | 'question'> {
  const question = questionKind(state, viewer);
  return { asked: askedSeats(state), ...(question === undefined ? {} : { question }) };
}

function displayView(now: Now): readonly DisplayRow[] {
  return now.box.set.display.prices.map(({ row }) => ({
    ...priceOf(now, row),
    cards: now.state.display
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

function rowView({ box }: Now, row: Row, viewer: Viewer): RowView {
  const { status, owner, winner, price, size } = row;
  const faceDown = status === 'faceDown';
  const seen = !faceDown || (owner !== undefined && owner === viewer);
  return {
    row: row.row,
    status,
    count: row.cards.length,
    ...(seen ? { cards: [...row.cards] } : {}),
    ...(owner === undefined ? {} : { owner }),
    ...(faceDown ? {} : { actions: box.set.auction.actionsByCards[size] ?? 0 }),
    ...(winner === undefined ? {} : { winner }),
    ...(price === undefined ? {} : { price }),
  };
}

function auctionView(state: State, viewer: Viewer): { auction?: AuctionView } {
  if (state.auction === undefined) return {};
  const { row, bids, in: seats, maxima } = auctionOf(state);
  const highest = highestBid(state);
  const own = maxima.find(({ seat }) => seat === viewer);
  return {
    auction: {
      row,
      high: highest?.coins ?? 0,
      ...(highest === undefined ? {} : { bidder: highest.station }),
      bids: bids.map(({ station, coins }) => ({ station, coins })),
      in: [...seats],
      ...(own === undefined ? {} : { maximum: own.coins }),
    },
  };
}

function movingView(now: Now): { moving?: MovingView } {
  const top = now.state.frames.at(-1);
  if (top?.kind !== 'bottle' && top?.kind !== 'land') return {};
  const { seat, card, index } = top;
  return {
    moving: {
      seat,
      card,
      bottle: index,
      reach: bottleNumber(now, top),
      ...(top.kind === 'land' ? { arm: top.arm, from: top.from } : {}),
    },
  };
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

function stationView(now: Now, index: StationIndex, viewer: Viewer): StationView {
  const { box, state } = now;
  const station = stationOf(state, index);
  const chosen = hasChosen(state, index);
  return {
    deepThought: isDeepThought(state, index),
    score: station.score,
    damage: station.damage,
    marker: redMarker(box, station),
    stable: isStable(box, station),
    ...(seesCoins(state, index, viewer) ? { coins: station.coins } : {}),
    dome: station.dome,
    spent: station.spent,
    outside: outsideView(station.outside),
    shipyard: [...station.shipyard],
    oxygen: station.oxygen.map(({ id, used }) => ({ id, used })),
    research: [...station.research],
    extensions: [...station.extensions],
    plantUses: station.plantUses,
    ...(station.plantUses < box.set.plant.usesPerRound
      ? { nextPlantDamage: nextPlantUse(now, station).damage }
      : {}),
    passed: station.passed,
    ...(chosen === undefined ? {} : { hasChosen: chosen }),
    droppedAll: station.droppedAll,
    value: stationValue(now, index),
  };
}

function outsideView(outside: Record<OutsideArm, OutsideModule[]>): Record<OutsideArm, OutsideModule[]> {
  const seen: Record<OutsideArm, OutsideModule[]> = { crab: [], shell: [], octopus: [] };
  for (const arm of OUTSIDE_ARMS) {
    seen[arm] = outside[arm].map(({ id, lying, seated, activated }) => ({ id, lying, seated, activated }));
  }
  return seen;
}

/** Whether a seat that was asked at the market has given its answer. */
function hasChosen(state: State, index: StationIndex): boolean | undefined {
  const frame = state.frames.find(({ kind }) => kind === 'market');
  if (frame?.kind !== 'market' || !frame.asked.includes(index)) return undefined;
  return frame.answers.some(({ seat }) => seat === index);
}

function handView(state: State, viewer: Viewer): Pick<View, 'hand' | 'pick'> {
  if (viewer === undefined || state.phase !== 'B') return {};
  const frame = state.frames.find(({ kind }) => kind === 'market');
  const answers = frame?.kind === 'market' ? frame.answers : [];
  const bought = state.bought[viewer] ?? [];
  const pick =
    answers.find(({ seat }) => seat === viewer)?.answer ?? (bought.length > 0 ? bought : undefined);
  return {
    hand: handOf(state, viewer),
    ...(pick === undefined ? {} : { pick: [...pick] }),
  };
}
