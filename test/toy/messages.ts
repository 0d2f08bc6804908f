import type { Messages, Seat } from '../../src/engine/core/contract.ts';

/** What happens, for the log. Most are public as they are; see `viewEvent`. */
export type ToyEvent =
  | { readonly type: 'chose'; readonly seat: Seat }
  | { readonly type: 'camped'; readonly seat: Seat; readonly cell: string }
  | { readonly type: 'round-began'; readonly round: number; readonly weather: string }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'marched'; readonly seat: Seat; readonly fuel: number }
  | { readonly type: 'planned'; readonly seat: Seat }
  | { readonly type: 'plan-shown'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'order'; readonly seats: readonly Seat[] }
  | { readonly type: 'went'; readonly seat: Seat; readonly cell: string }
  | { readonly type: 'charged'; readonly seat: Seat; readonly mover: Seat; readonly fuel: number }
  | { readonly type: 'waved'; readonly seat: Seat; readonly mover: Seat }
  | { readonly type: 'drilled'; readonly seat: Seat; readonly cell: string; readonly points: number }
  | { readonly type: 'searched'; readonly seat: Seat; readonly card?: string }
  | { readonly type: 'scouted'; readonly seat: Seat }
  | { readonly type: 'core-seen'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'flagged'; readonly seat: Seat; readonly cell: string; readonly card?: string }
  | { readonly type: 'rested'; readonly seat: Seat }
  | { readonly type: 'turn-over'; readonly seat: Seat }
  | { readonly type: 'rival-drilled'; readonly points: number }
  | { readonly type: 'hand-shown'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'ended-by-rounds' }
  | { readonly type: 'ended-by-cores' };

export type Emit = (event: ToyEvent) => void;

const EVENTS = {
  chose: { seat: 'seat' },
  camped: { seat: 'seat', cell: 'name:cell' },
  'round-began': { round: 'number', weather: 'name:weather' },
  dropped: { seat: 'seat', card: 'name:card' },
  marched: { seat: 'seat', fuel: 'number' },
  planned: { seat: 'seat' },
  'plan-shown': { seat: 'seat', card: 'name:card' },
  order: { seats: 'seats' },
  went: { seat: 'seat', cell: 'name:cell' },
  charged: { seat: 'seat', mover: 'seat', fuel: 'number' },
  waved: { seat: 'seat', mover: 'seat' },
  drilled: { seat: 'seat', cell: 'name:cell', points: 'number' },
  searched: { seat: 'seat', card: 'name:card?' },
  scouted: { seat: 'seat' },
  'core-seen': { seat: 'seat', points: 'number' },
  flagged: { seat: 'seat', cell: 'name:cell', card: 'name:card?' },
  rested: { seat: 'seat' },
  'turn-over': { seat: 'seat' },
  'rival-drilled': { points: 'number' },
  'hand-shown': { seat: 'seat', cards: 'names:card' },
  'ended-by-rounds': {},
  'ended-by-cores': {},
} as const satisfies Messages & Record<ToyEvent['type'], unknown>;

export const EVENT_TYPES: readonly string[] = Object.keys(EVENTS);
/** Every game ends with one of these. */
export const ENDING_EVENTS: readonly string[] = ['ended-by-rounds', 'ended-by-cores'];

const ACTIONS = {
  keep: { cards: 'names:card' },
  'place-camp': { cell: 'name:cell' },
  march: { fuel: 'number' },
  drop: { card: 'name:card' },
  plan: { card: 'name:card' },
  go: { cell: 'name:cell' },
  drill: {},
  search: {},
  scout: {},
  flag: {},
  'flag-using': { card: 'name:card' },
  rest: {},
  charge: { fuel: 'number' },
  wave: {},
  'about-ridge': {},
  'about-ice': {},
  'about-toll': { seat: 'seat' },
  'about-drop': { fuel: 'number' },
  card: { card: 'name:card' },
} as const satisfies Messages;

const QUESTIONS = {
  'ask-keep': { count: 'number' },
  'ask-camp': {},
  'ask-prepare': { fuel: 'number' },
  'ask-plan': {},
  'ask-turn': { steps: 'number' },
  'ask-toll': { mover: 'seat', fuel: 'number' },
  'group-go': {},
  'group-work': {},
  'group-answer': {},
  'group-free': {},
  'group-end': {},
  'row-1': {},
  'row-2': {},
  'row-3': {},
  'row-4': {},
  'row-5': {},
  'row-6': {},
  'row-7': {},
  'row-8': {},
  'row-9': {},
  'row-10': {},
} as const satisfies Messages;

const REFUSALS = {
  'not-asked': {},
  'not-that-many': { count: 'number' },
  'not-in-hand': { card: 'name:card' },
  'chosen-twice': { card: 'name:card' },
  'no-camp-there': { cell: 'name:cell' },
  'camp-taken': { cell: 'name:cell' },
  'too-little-fuel': { fuel: 'number' },
  'too-far-a-march': { most: 'number' },
  'last-card': {},
  'fuel-full': { most: 'number' },
  'not-next-to-you': { cell: 'name:cell' },
  'open-water': { cell: 'name:cell' },
  'sledge-there': { cell: 'name:cell', seat: 'seat' },
  'too-few-steps': { steps: 'number' },
  'no-site': {},
  'site-taken': {},
  'no-cores': {},
  'deck-empty': {},
  'hand-full': { most: 'number' },
  'already-seen': {},
  'flag-here': {},
  'flags-out': { most: 'number' },
  'site-not-flag': {},
  'no-radio': { card: 'name:card' },
  'toll-too-high': { most: 'number' },
} as const satisfies Messages;

const SCORES = {
  'score-cores': {},
  'score-flags': {},
  'score-kit': {},
  'score-courtesy': {},
  'score-sextants': {},
  'fact-fuel': {},
  'fact-cores': {},
  rival: {},
} as const satisfies Messages;

/** Words on the board. */
const BOARD = {
  'word-round': { round: 'number', rounds: 'number' },
  'word-weather': { weather: 'name:weather', steps: 'number' },
  'word-over': {},
  'word-fuel': { fuel: 'number' },
  'word-hand': { cards: 'number' },
  'word-flags': { flags: 'number' },
  'word-points': { points: 'number' },
  'word-deck': { cards: 'number' },
  'word-cores': { cores: 'number' },
  'word-kit': {},
  'word-map': {},
  'word-expeditions': {},
  'word-supplies': {},
  'word-your-hand': {},
  'line-hand': { cards: 'names:card' },
  'line-kit': { cards: 'names:card' },
  'line-sledge': { seat: 'seat', cell: 'name:cell' },
  'line-camp': { seat: 'seat', cell: 'name:cell' },
  'line-no-camp': { seat: 'seat' },
  'line-flag': { seat: 'seat', cell: 'name:cell' },
  'line-core': { points: 'number' },
  'line-rival': { points: 'number' },
  'line-asked-keep': { seats: 'seats' },
  'line-asked-place-camp': { seats: 'seats' },
  'line-asked-prepare': { seats: 'seats' },
  'line-asked-plan': { seats: 'seats' },
  'line-asked-turn': { seats: 'seats' },
  'line-asked-toll': { seats: 'seats' },
} as const satisfies Messages;

export const MESSAGES = {
  ...EVENTS,
  ...ACTIONS,
  ...QUESTIONS,
  ...REFUSALS,
  ...SCORES,
  ...BOARD,
} as const satisfies Messages;
export type ToyMessages = typeof MESSAGES;
