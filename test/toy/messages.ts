import type { Messages } from '../../src/engine/core/contract.ts';
import { sayingOf, type EventsOf } from '../../src/engine/core/message-fields.ts';
import type { BOARD } from './board-messages.ts';
import { ROWS } from './components.ts';

const EVENTS = {
  chose: { seat: 'seat' },
  camped: { seat: 'seat', cell: 'name:cell' },
  'round-began': { round: 'number' },
  dropped: { seat: 'seat', card: 'name:card' },
  marched: { seat: 'seat', fuel: 'number' },
  planned: { seat: 'seat' },
  'plan-shown': { seat: 'seat', card: 'name:card' },
  went: { seat: 'seat', cell: 'name:cell' },
  charged: { seat: 'seat', mover: 'seat', fuel: 'number' },
  waved: { seat: 'seat', mover: 'seat' },
  drilled: { seat: 'seat', cell: 'name:cell', points: 'number' },
  searched: { seat: 'seat', card: 'name:card?' },
  scouted: { seat: 'seat' },
  'core-seen': { seat: 'seat', points: 'number' },
  flagged: { seat: 'seat', cell: 'name:cell', card: 'name:card?' },
  rested: { seat: 'seat' },
  'rival-drilled': { points: 'number' },
  'hand-shown': { seat: 'seat', cards: 'names:card' },
  'ended-by-rounds': {},
  'ended-by-cores': {},
} as const satisfies Messages;
export type Event = EventsOf<typeof EVENTS>;
export const EVENT_TYPES: readonly string[] = Object.keys(EVENTS);
/** Every game ends with one of these. */
export const ENDING_EVENTS: readonly string[] = ['ended-by-rounds', 'ended-by-cores'];

export const PROMPTS = {
  'detail.effects': { fuel: 'number?', warning: 'message?', more: 'message?' },
  'trap.rest': {},
  'do.keep': { cards: 'names:card' },
  'do.placeCamp': { cell: 'name:cell' },
  'do.march': { fuel: 'number' },
  'do.drop': { card: 'name:card' },
  'do.plan': { card: 'name:card' },
  'do.go': { cell: 'name:cell' },
  'do.drill': {},
  'do.search': {},
  'do.scout': {},
  'do.flag': {},
  'do.flagUsing': { card: 'name:card' },
  'do.rest': {},
  'do.charge': { fuel: 'number' },
  'do.wave': {},
  'detail.toll': { seat: 'seat' },
  'word.card': { card: 'name:card' },
  'ask.keep': { count: 'number' },
  'ask.placeCamp': {},
  'ask.prepare': { fuel: 'number' },
  'ask.plan': {},
  'ask.turn': { steps: 'number' },
  'ask.toll': { mover: 'seat', fuel: 'number' },
  'group.go': {},
  'group.work': {},
  'group.answer': {},
  'group.other': {},
} as const satisfies Messages;

const REFUSALS_AND_SCORES = {
  'why.notAsked': {},
  'why.over': {},
  'why.notThatMany': { count: 'number' },
  'why.notInHand': { card: 'name:card' },
  'why.mostFuel': { most: 'number' },
  'why.lastCard': {},
  'why.notNextToYou': { cell: 'name:cell' },
  'why.openWater': { cell: 'name:cell' },
  'why.sledgeThere': { cell: 'name:cell', seat: 'seat' },
  'why.noSite': {},
  'why.noCores': {},
  'why.deckEmpty': {},
  'why.handFull': { most: 'number' },
  'why.alreadySeen': {},
  'why.flagHere': {},
  'why.siteNotFlag': {},
  'why.noRadio': { card: 'name:card' },
  'score-cores': {},
  'score-flags': {},
  'score-kit': {},
  'fact-fuel': {},
  rival: {},
  'held.flag': { cell: 'name:cell' },
} as const satisfies Messages;

type RowKey = `row.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;
/** A text for each row of the map: camps are offered row by row. */
export function rowTexts<T>(make: (row: number) => T): Record<RowKey, T> {
  const rows = Array.from({ length: ROWS }, (_, at) => [`row.${at + 1}`, make(at + 1)]);
  // as: the map has ten rows
  return Object.fromEntries(rows) as Record<RowKey, T>;
}

export const MESSAGES = {
  ...EVENTS,
  ...PROMPTS,
  ...rowTexts(() => ({})),
  ...REFUSALS_AND_SCORES,
} as const satisfies Messages;
export type FloeMessages = typeof MESSAGES & typeof BOARD;
export const { say, refuse } = sayingOf<typeof MESSAGES>();
