import type { ComponentSetId, CoreState, Seat } from '../../core/contract.ts';
import type { Box } from './box.ts';
import type { Deck, Extension, OutsideArm } from './components.ts';
import type { Event } from './events.ts';
import type { Frame } from './frame.ts';

/** A station's index is its player's seat; in a solo game station 1 is Deep Thought. */
export type StationIndex = number;
export const PHASES = ['A', 'B', 'C', 'D'] as const;
export type Phase = (typeof PHASES)[number];

export interface OutsideModule {
  id: string;
  lying: number;
  seated: number;
  activated: boolean;
}
export interface OxygenCard {
  id: string;
  used: boolean;
}
export interface Station {
  coins: number;
  /** points in play: the final scoring adds to them only in `scores` */
  score: number;
  damage: number;
  /** lying in the dome */
  dome: number;
  /** their module was destroyed this round */
  spent: number;
  /** position 1 is next to the dome */
  outside: Record<OutsideArm, OutsideModule[]>;
  shipyard: string[];
  oxygen: OxygenCard[];
  research: string[];
  extensions: Extension[];
  plantUses: number;
  /** as which it passed this round; 0: not yet */
  passed: number;
  /** takes no part in the auctions of this round any more */
  droppedAll: boolean;
}

/** A card in the display of phase A. */
export interface Displayed {
  card: string;
  row: number;
  column: number;
}

export const ROW_STATUSES = ['faceDown', 'open', 'sold', 'unsold', 'blocked'] as const;
/** A row of the phases B and C. */
export interface Row {
  row: number;
  cards: string[];
  /** how many cards it had when it was turned up: it says the extra actions */
  size: number;
  status: (typeof ROW_STATUSES)[number];
  /** whose unbought cards they are; absent: they came from the deck */
  owner?: StationIndex;
  winner?: StationIndex;
  price?: number;
}

export interface Bid {
  station: StationIndex;
  coins: number;
}
export interface StandingMaximum {
  seat: Seat;
  coins: number;
}
export interface Auction {
  row: number;
  /** all of them, in order; the last is the highest */
  bids: Bid[];
  /** who has not dropped out, ascending */
  in: Seat[];
  /** secret: up to there the engine raises for the seat */
  maxima: StandingMaximum[];
}

export interface GameOptions {
  soloLevel: number;
  openCoins: boolean;
  standingBids: boolean;
}

export interface State extends CoreState<Frame> {
  set: ComponentSetId;
  options: GameOptions;
  /** how many players */
  seats: number;
  round: number;
  phase: Phase;
  /** who has the Nautilus */
  holder: StationIndex;
  stations: Station[];
  /** deeples */
  supply: number;
  /** the top is first */
  decks: Record<Deck, string[]>;
  bonusDeck: string[];
  bonus: string[];
  pastBonus: string[];
  display: Displayed[];
  /** open and unseen: kept sorted, so that the order of answers leaves no trace */
  openBox: string[];
  unseenBox: string[];
  /** by station, from the deal of phase B to its close */
  hands: string[][];
  /** by station: paid for at the close, not yet shown */
  bought: string[][];
  rows: Row[];
  auction?: Auction;
  /** solo only */
  deepThought?: { activated: boolean };
}

/** What the rules look at. */
export interface Now {
  readonly box: Box;
  readonly state: State;
}
/** What the rules change; `draft` and `state` are the same. */
export interface Play extends Now {
  readonly draft: State;
  readonly emit: (event: Event) => void;
}

export function playing(box: Box, draft: State, emit: (event: Event) => void): Play {
  return { box, state: draft, draft, emit };
}

export function stationOf(state: State, index: StationIndex): Station {
  const station = state.stations[index];
  if (station === undefined) throw new Error(`no station ${index}`);
  return station;
}

export function rowOf(state: State, number: number): Row {
  const row = state.rows.find((candidate) => candidate.row === number);
  if (row === undefined) throw new Error(`no row ${number}`);
  return row;
}

export function isDeepThought(state: State, index: StationIndex): boolean {
  return state.deepThought !== undefined && index >= state.seats;
}

/** The field of an event that says whose it is: absent for Deep Thought, which has no seat. */
export function whose(state: State, index: StationIndex): { readonly seat?: Seat } {
  return isDeepThought(state, index) ? {} : { seat: index };
}

/** All stations, beginning with this one. */
export function clockwiseFrom(state: State, index: StationIndex): readonly StationIndex[] {
  return state.stations.map((_, step) => (index + step) % state.stations.length);
}

/** All stations after this one. */
export function othersOf(state: State, index: StationIndex): readonly StationIndex[] {
  return clockwiseFrom(state, index).slice(1);
}

/** Puts cards into a box, which is a set: ascending. */
export function putAway(into: string[], cards: readonly string[]): void {
  into.push(...cards);
  into.sort(ascending);
}

export function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
