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

/** Words on the board and of the text board. */
const BOARD = {
  'asked-keep': {},
  'asked-place-camp': {},
  'asked-prepare': {},
  'asked-plan': {},
  'asked-turn': {},
  'asked-toll': {},
  'word-setting-out': {},
  'word-round': { round: 'number', rounds: 'number' },
  'word-over': {},
  'word-map': {},
  'word-supplies': {},
  'word-expeditions': {},
  'word-your-hand': {},
  'line-weather': { weather: 'name:weather', steps: 'number' },
  'line-deck': { cards: 'number' },
  'line-dropped': { cards: 'names:card' },
  'line-cores': { cores: 'number' },
  'line-next-core': { points: 'number' },
  'line-expedition': { seat: 'seat', points: 'number', fuel: 'number', cards: 'number', flags: 'number' },
  'line-marched': { seat: 'seat', fuel: 'number' },
  'line-courtesy': { seat: 'seat', points: 'number' },
  'line-kit': { seat: 'seat', cards: 'names:card' },
  'line-drilled': { seat: 'seat', points: 'number' },
  'line-plan': { seat: 'seat', card: 'name:card' },
  'line-rival': { points: 'number' },
  'line-sledge': { seat: 'seat', cell: 'name:cell' },
  'line-camp': { seat: 'seat', cell: 'name:cell' },
  'line-flag': { seat: 'seat', cell: 'name:cell' },
  'line-card': { card: 'name:card' },
  'line-answered': { cards: 'names:card' },
  'line-hand': { seat: 'seat', cards: 'names:card' },
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
