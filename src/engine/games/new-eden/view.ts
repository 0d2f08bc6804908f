import type { Seat, Viewer } from '../../core/contract.ts';
import { cloneJson, present } from '../../core/json.ts';
import { highestBid } from './auction.ts';
import { DECKS, OUTSIDE_ARMS, type Deck } from './components.ts';
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
  type Position,
  type Row,
  type State,
  type StationIndex,
} from './state.ts';

/** What a viewer may see, built field by field. A key is absent where something is hidden or not there. */
export type View = ReturnType<typeof view>;
export type StationView = View['stations'][number];
export type PrintedPart = View['printed']['parts'][string];

export function view(at: Position, viewer: Viewer, asked: readonly Seat[]) {
  const seen = seenBy(at, viewer, asked);
  return { ...seen, printed: printedView(at, partsIn(seen)) };
}

/** All but what is printed on the parts that it names. */
function seenBy(at: Position, viewer: Viewer, asked: readonly Seat[]) {
  const { components, state } = at;
  const { round, phase, options, holder } = state;
  const over = state.frames.length === 0;
  return present({
    round,
    phase,
    over,
    openCoins: options.openCoins,
    soloLevel: options.soloLevel,
    standingBids: options.standingBids,
    /** who is asked and what; a standing maximum shows as the bid that it belongs to, except to its seat */
    asked,
    question: questionKind(state, viewer),
    holder,
    turnOrder: clockwiseFrom(state, holder),
    bonus: state.bonus.map(components.bonusCard),
    pastBonus: state.pastBonus.map(components.bonusCard),
    display: displayView(at),
    deckCounts: deckCounts(state),
    openBox: [...state.openBox],
    /** listed after the end only */
    unseenBox: over ? [...state.unseenBox] : undefined,
    rows: state.rows.map((row) => rowView(at, row, viewer)),
    auction: auctionView(state, viewer),
    moving: movingView(at),
    building: buildingView(state),
    stations: state.stations.map((_, index) => stationView(at, index, viewer)),
    ...handView(state, viewer),
    /** public, without coins that are hidden */
    standings: scores(at),
  });
}

/** Rows 1 to 4 of phase A with their prices; the cards by column. */
function displayView(at: Position) {
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

/** Cards are absent while they lie face down, the oxygen actions that come with them until they are turned up. */
function rowView({ components }: Position, row: Row, viewer: Viewer) {
  const { status, owner, winner, price, size } = row;
  const faceDown = status === 'faceDown';
  const seen = !faceDown || (owner !== undefined && owner === viewer);
  return present({
    row: row.row,
    status,
    count: row.cards.length,
    cards: seen ? [...row.cards] : undefined,
    owner,
    actions: faceDown ? undefined : (components.auction.actionsByCards[size] ?? 0),
    winner,
    price,
  });
}

function auctionView(state: State, viewer: Viewer) {
  if (state.auction === undefined) return undefined;
  const { row, bids, in: seats, maxima } = cloneJson(state.auction);
  const highest = highestBid(state);
  return present({
    row,
    high: highest?.coins ?? 0,
    bidder: highest?.station,
    bids,
    in: seats,
    /** the viewer's own */
    maximum: maxima.find(({ seat }) => seat === viewer)?.coins,
  });
}

/** A deeple on its way, during an oxygen action. */
function movingView(at: Position) {
  const top = at.state.frames.at(-1);
  if (top?.kind !== 'bottle' && top?.kind !== 'land') return undefined;
  const { seat, card, index } = top;
  const lifted = top.kind === 'land' ? top : undefined;
  return present({
    seat,
    card,
    bottle: index,
    reach: bottleNumber(at, top),
    arm: lifted?.arm,
    from: lifted?.from,
  });
}

/** Cards in the frames of building are public: bought cards wait in `bought` until they are shown. */
function buildingView(state: State) {
  const waiting = state.frames.flatMap((frame) => {
    if (frame.kind === 'build') return [{ station: frame.station, cards: frame.cards }];
    return frame.kind === 'place' ? [{ station: frame.seat, cards: frame.cards }] : [];
  });
  const [first] = waiting;
  if (first === undefined) return undefined;
  return { station: first.station, cards: waiting.flatMap(({ cards }) => cards) };
}

function stationView(at: Position, index: StationIndex, viewer: Viewer) {
  const { components, state } = at;
  const station = cloneJson(stationOf(state, index));
  const { dome, spent, outside, shipyard, oxygen, research, extensions, plantUses, passed } = station;
  const market = state.frames.find((frame) => frame.kind === 'market');
  const asked = market?.asked.includes(index) === true ? market : undefined;
  const canUsePlant = plantUses < components.plant.usesPerRound;
  return present({
    deepThought: isDeepThought(state, index),
    score: station.score,
    damage: station.damage,
    marker: redMarker(components, station),
    stable: isStable(components, station),
    coins: seesCoins(state, index, viewer) ? station.coins : undefined,
    dome,
    spent,
    outside,
    shipyard,
    oxygen,
    research,
    extensions,
    plantUses,
    nextPlantDamage: canUsePlant ? nextPlantUse(at, station).damage : undefined,
    passed,
    /** in phase B; absent: not asked */
    hasChosen: asked?.answers.some(({ seat }) => seat === index),
    droppedAll: station.droppedAll,
    /** end points and manned crabs as if it stood at the end, never coins */
    value: stationValue(at, index),
  });
}

/** The seat's own in phase B: its cards, and what it has chosen to buy until it is built. */
function handView(state: State, viewer: Viewer) {
  if (viewer === undefined || state.phase !== 'B') return { hand: undefined, pick: undefined };
  const frame = state.frames.find((one) => one.kind === 'market');
  const bought = state.bought[viewer] ?? [];
  const chosen = frame?.answers.find(({ seat }) => seat === viewer)?.answer;
  const pick = chosen ?? (bought.length > 0 ? bought : undefined);
  return { hand: handOf(state, viewer), pick: pick === undefined ? undefined : [...pick] };
}

/** The ids of the parts that are not only in a box. */
function partsIn({
  display,
  rows,
  building,
  stations,
  hand = [],
  pick = [],
}: ReturnType<typeof seenBy>): readonly string[] {
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

function printedPart(at: Position, id: string) {
  const { category, sites, effect, marker, endPoints } = at.components.part(id);
  return { category, sites, effect, words: effectOf(at, id), marker, endPoints };
}

/** `card:1A-CR1`: whoever reads the rules may look any card up. */
export function printed(at: Position, key: string): PrintedPart | undefined {
  const [category, id = ''] = key.split(':');
  return category === 'card' && at.components.cards.list.some((card) => card.id === id)
    ? printedPart(at, id)
    : undefined;
}

/** What is printed on the components that a view names: who draws a view has no set to look it up. */
function printedView(at: Position, ids: readonly string[]) {
  const { rounds, damageTrack, plant, market } = at.components;
  const printed = [...new Set(ids)].sort().map((id) => [id, printedPart(at, id)] as const);
  return {
    parts: Object.fromEntries(printed),
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
