import type { Messages } from '../../core/contract.ts';
import { sayingOf } from '../../core/message-fields.ts';
import { BOARD } from './board-messages.ts';
import type { AquaSphereEvent, WayOfProgramming } from './events.ts';

/** Everything that the game says: events by their types, questions, options, refusals, scores. */

const EVENTS = {
  started: { first: 'seat' },
  roundStarted: { round: 'number', order: 'seats' },
  engineerMoved: { seat: 'seat', from: 'name:room', to: 'name:room' },
  botProgrammed: { seat: 'seat', colour: 'name:colour', by: 'message' },
  botReturned: { seat: 'seat', colour: 'name:colour', time: 'number' },
  timePaid: { seat: 'seat', amount: 'number' },
  timeGained: { seat: 'seat', asked: 'number', got: 'number' },
  crystalsGained: { seat: 'seat', asked: 'number', got: 'number' },
  scientistMoved: {
    seat: 'seat',
    from: 'name:sector',
    to: 'name:sector',
    zone: 'name:colour',
    cost: 'number',
  },
  botPlaced: { seat: 'seat', sector: 'name:sector', by: 'message' },
  botPushed: { owner: 'seat', sector: 'name:sector' },
  stationCleaned: { sector: 'name:sector', owners: 'seats', bots: 'number' },
  extensionTaken: { seat: 'seat', sector: 'name:sector', extension: 'name:extension' },
  octopodsCaught: { seat: 'seat', sector: 'name:sector', number: 'number' },
  submarinePlaced: { seat: 'seat?', neutral: 'name:owner?', sector: 'name:sector', space: 'number' },
  cardTaken: { seat: 'seat', sector: 'name:sector', card: 'name:card' },
  cardUsed: { seat: 'seat', card: 'name:card' },
  knowledgeMoved: { seat: 'seat', from: 'number', to: 'number', lost: 'number' },
  linePaid: { seat: 'seat', with: 'message' },
  passed: { seat: 'seat' },
  incomeTaken: { seat: 'seat', asked: 'number', got: 'number' },
  scored: { seat: 'seat', majority: 'number', bots: 'number', crystals: 'number', octopods: 'number' },
  sectorRefilled: {
    sector: 'name:sector',
    card: 'name:card',
    extension: 'name:extension',
    time: 'number',
    crystals: 'number',
    octopods: 'number',
  },
  tileRemoved: { lamp: 'number' },
  programApplied: { card: 'name:program', next: 'name:program?' },
  finalScored: { seat: 'seat', letters: 'number', time: 'number', submarines: 'number', lab: 'number' },
  ended: { winners: 'seats' },
} as const satisfies Messages & Record<AquaSphereEvent['type'], unknown>;

/** Events of play, which random games must have shown; `started` belongs to setting up. */
export const EVENT_TYPES: readonly string[] = Object.keys(EVENTS).filter((type) => type !== 'started');
/** Every game ends with this one. */
export const ENDING_EVENTS: readonly string[] = ['ended'];

/** How something came about, inside the message of an event. */
const WAYS = {
  'by-engineer': {},
  'by-purchase': {},
  'by-lateral': {},
  'by-sector': {},
  'by-scoring': {},
  'by-instant': {},
  'by-action': {},
  'by-letter': {},
  'with-crystal': {},
  'with-bot': { colour: 'name:colour' },
} as const satisfies Messages & Record<`by-${WayOfProgramming}`, unknown>;

const QUESTIONS = {
  'ask-turn': {},
  'ask-trim': { fresh: 'name:colour' },
  'ask-letters': { letters: 'names:sector' },
  'ask-knowledge': { left: 'number', line: 'number' },
  'ask-prepare': { time: 'number' },
  'group-program': {},
  'group-lateral': {},
  'group-act': {},
  'group-return': {},
  'group-pass': {},
} as const satisfies Messages;

const OPTIONS = {
  'do-program': { room: 'name:room', colour: 'name:colour' },
  'do-lateral': { room: 'name:room', colour: 'name:colour' },
  'do-buy': { colour: 'name:colour', price: 'number' },
  'act-green': { sector: 'name:sector', price: 'number', extension: 'name:extension' },
  'act-yellow': { sector: 'name:sector', price: 'number', time: 'number' },
  'act-black': { sector: 'name:sector', price: 'number', crystals: 'number' },
  'act-purple': { sector: 'name:sector', price: 'number', number: 'number', kp: 'number' },
  'act-blue': { sector: 'name:sector', price: 'number', kp: 'number' },
  'act-red': { sector: 'name:sector', price: 'number', card: 'name:card', kp: 'number' },
  'act-white': { sector: 'name:sector', price: 'number', colour: 'name:colour' },
  'act-ret': { act: 'message', colour: 'name:colour' },
  'do-return': { colour: 'name:colour', time: 'number' },
  'do-pass': {},
  'do-place-bot': { sector: 'name:sector' },
  'do-done': {},
  'do-pay-crystal': { to: 'number' },
  'do-return-at-line': { colour: 'name:colour', to: 'number', time: 'number' },
  'do-stop': { lost: 'number' },
  'do-income': { time: 'number' },
  'do-use': { colour: 'name:colour', price: 'number' },
  'do-use-ret': { colour: 'name:colour', price: 'number', returned: 'name:colour' },
  'about-reward': { time: 'number', crystals: 'number', kp: 'number' },
  'about-third': {},
  'about-control': {},
  'about-push': { owner: 'seat' },
  'about-push-and-clean': { owner: 'seat', bots: 'number' },
  'word-room': { room: 'name:room' },
  'word-colour': { colour: 'name:colour', action: 'name:action' },
  'word-sector': { sector: 'name:sector' },
  'word-card': { card: 'name:card' },
} as const satisfies Messages;

const REFUSALS = {
  'why-over': {},
  'why-not-your-turn': { seats: 'seats' },
  'why-passed': {},
  'why-nothing-to-prepare': {},
  'why-nothing-at-line': {},
  'why-your-turn': {},
  'why-trim': { fresh: 'name:colour' },
  'why-letters': { letters: 'names:sector' },
  'why-at-line': { left: 'number' },
  'why-preparing': {},
  'why-colour-taken': { colour: 'name:colour' },
  'why-no-supply': {},
  'why-no-moves-left': { moves: 'number' },
  'why-no-arrow': { from: 'name:room', room: 'name:room', rooms: 'names:room' },
  'why-bought': {},
  'why-no-time': { price: 'number', time: 'number' },
  'why-no-lateral': {},
  'why-engineer-in-no-room': {},
  'why-not-beside': { from: 'name:room', room: 'name:room' },
  'why-not-programmed': { colour: 'name:colour' },
  'why-same-bot': { colour: 'name:colour' },
  'why-payable-without': { price: 'number', time: 'number' },
  'why-too-early': { moves: 'number' },
  'why-lab-complete': { most: 'number' },
  'why-no-extension': { sector: 'name:sector' },
  'why-time-full': { most: 'number' },
  'why-no-time-left': { sector: 'name:sector' },
  'why-no-crystal': { sector: 'name:sector' },
  'why-crystals-full': { most: 'number' },
  'why-no-octopod': { sector: 'name:sector' },
  'why-submarine-there': { sector: 'name:sector' },
  'why-no-submarine': {},
  'why-no-space': { sector: 'name:sector' },
  'why-cards-full': { most: 'number' },
  'why-no-card': { sector: 'name:sector' },
  'why-fresh-stays': { fresh: 'name:colour' },
  'why-letter-not-open': { sector: 'name:sector', letters: 'names:sector' },
  'why-no-crystal-to-pay': {},
  'why-crystal-pays': {},
  'why-card-not-held': { card: 'name:card' },
  'why-card-used': { card: 'name:card' },
  'why-income-taken': {},
  'why-income-first': { price: 'number', time: 'number' },
  'why-no-room': { colours: 'names:colour' },
  'why-room-enough': {},
} as const satisfies Messages;

const SCORES = {
  track: {},
  letters: {},
  time: {},
  submarines: {},
  lab: {},
  'fact-controlled': {},
  'fact-crystals': {},
} as const satisfies Messages;

export const MESSAGES = {
  ...EVENTS,
  ...WAYS,
  ...QUESTIONS,
  ...OPTIONS,
  ...REFUSALS,
  ...SCORES,
  ...BOARD,
} as const satisfies Messages;
export type AquaSphereMessages = typeof MESSAGES;
export type MessageKey = keyof AquaSphereMessages;

export const { say, refuse } = sayingOf<AquaSphereMessages>();
