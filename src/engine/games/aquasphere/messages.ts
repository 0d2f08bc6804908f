import type { Messages } from '../../core/contract.ts';
import { sayingOf, type EventsOf } from '../../core/message-fields.ts';

/** Everything that the game says: events by their types, questions, options, refusals, scores. */

/** What happened, in numbers and ids; all of it is public (section 6 of the rules). */
export const EVENTS = {
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
  // whose bots went home, and how many in all
  stationCleaned: { sector: 'name:sector', owners: 'seats', bots: 'number' },
  extensionTaken: { seat: 'seat', sector: 'name:sector', extension: 'name:extension' },
  octopodsCaught: { seat: 'seat', sector: 'name:sector', number: 'number' },
  // of a seat, or of a neutral colour
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
} as const satisfies Messages;

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
} as const satisfies Messages;
/** How a bot was programmed or placed. */
export type Way = keyof typeof WAYS & `by-${string}`;

const QUESTIONS = {
  'ask.turn': {},
  /** what will cost points soon */
  'ask.warned': { warning: 'message', question: 'message' },
  'warning.octopods': { points: 'number' },
  'warning.line': { steps: 'number' },
  'warning.both': { first: 'message', second: 'message' },
  'ask.trim': { fresh: 'name:colour' },
  'ask.letters': { letters: 'names:sector' },
  'ask.knowledge': { left: 'number', line: 'number' },
  'ask.prepare': { time: 'number' },
  'ask.prepareCards': {},
  'ask.prepareFull': {},
  'group.program': {},
  'group.lateral': {},
  'group.act': {},
  'group.return': {},
  'group.pass': {},
} as const satisfies Messages;

export const OPTIONS = {
  'do.program': { room: 'name:room', colour: 'name:colour' },
  'do.lateral': { room: 'name:room', colour: 'name:colour' },
  'do.buy': { colour: 'name:colour', price: 'number' },
  'do.actGreen': { sector: 'name:sector', price: 'number', extension: 'name:extension' },
  'do.actYellow': { sector: 'name:sector', price: 'number', time: 'number' },
  'do.actBlack': { sector: 'name:sector', price: 'number', crystals: 'number' },
  'do.actPurple': { sector: 'name:sector', price: 'number', number: 'number', kp: 'number' },
  'do.actBlue': { sector: 'name:sector', price: 'number', kp: 'number' },
  'do.actRed': { sector: 'name:sector', price: 'number', card: 'name:card', kp: 'number' },
  'do.actWhite': { sector: 'name:sector', price: 'number', colour: 'name:colour' },
  'do.actRet': { act: 'message', colour: 'name:colour' },
  'do.return': { colour: 'name:colour', time: 'number' },
  'do.pass': {},
  'do.placeBot': { sector: 'name:sector' },
  'do.done': {},
  'do.payCrystal': { to: 'number' },
  'do.returnAtLine': { colour: 'name:colour', to: 'number', time: 'number' },
  'do.stop': { lost: 'number' },
  'do.income': { time: 'number' },
  'do.use': { colour: 'name:colour', price: 'number' },
  'do.useRet': { colour: 'name:colour', price: 'number', returned: 'name:colour' },
  'detail.reward': { time: 'number', crystals: 'number', kp: 'number' },
  /** what the rest of the words leaves out */
  'detail.effects': {
    time: 'number?',
    paid: 'number?',
    crystals: 'number?',
    points: 'number?',
    warning: 'message?',
    more: 'message?',
  },
  'trap.income': {},
  'detail.third': { reward: 'message?' },
  'detail.control': {},
  'detail.push': { owner: 'seat' },
  'detail.pushAndClean': { owner: 'seat', bots: 'number' },
  'word.room': { room: 'name:room' },
  'word.colour': { colour: 'name:colour', action: 'name:action' },
  'word.sector': { sector: 'name:sector' },
  'word.card': { card: 'name:card' },
} as const satisfies Messages;

/** For newcomers: what the turn may aim at, and what to watch out for. */
const COACH = {
  'coach.say': { aim: 'message', danger: 'message?' },
  'coach.aim.program': {},
  'coach.aim.act': {},
  'coach.aim.free': {},
  'coach.aim.either': { colour: 'name:colour' },
  'coach.aim.buy': { price: 'number' },
  'coach.aim.pass': {},
  'coach.aim.trim': {},
  'coach.aim.letters': {},
  'coach.aim.line': { points: 'number' },
  'coach.aim.prepare': {},
  'coach.danger.octopods': { sectors: 'names:sector' },
  'coach.danger.line': { steps: 'number' },
  'coach.danger.time': {},
  'coach.danger.crystals': {},
  'coach.danger.control': {},
  'coach.danger.lastRound': {},
  'held.majority': {},
  'held.control': { sector: 'name:sector' },
  purse: { time: 'number', crystals: 'number', bots: 'names:colour?' },
} as const satisfies Messages;

const REFUSALS = {
  'why.over': {},
  'why.notAsked': { seats: 'seats' },
  'why.passed': {},
  'why.nothingToPrepare': {},
  'why.nothingAtLine': {},
  'why.yourTurn': {},
  'why.trim': { fresh: 'name:colour' },
  'why.letters': { letters: 'names:sector' },
  'why.atLine': { left: 'number' },
  'why.preparing': {},
  'why.colourTaken': { colour: 'name:colour' },
  'why.noSupply': {},
  'why.noMovesLeft': { moves: 'number' },
  'why.noArrow': { from: 'name:room', room: 'name:room', rooms: 'names:room' },
  'why.bought': {},
  'why.noTime': { price: 'number', time: 'number' },
  'why.noLateral': {},
  'why.engineerInNoRoom': {},
  'why.notBeside': { from: 'name:room', room: 'name:room' },
  'why.notProgrammed': { colour: 'name:colour' },
  'why.sameBot': { colour: 'name:colour' },
  'why.payableWithout': { price: 'number', time: 'number' },
  'why.tooEarly': { moves: 'number' },
  'why.labComplete': { most: 'number' },
  'why.noExtension': { sector: 'name:sector' },
  'why.timeFull': { most: 'number' },
  'why.noTimeLeft': { sector: 'name:sector' },
  'why.noCrystal': { sector: 'name:sector' },
  'why.crystalsFull': { most: 'number' },
  'why.noOctopod': { sector: 'name:sector' },
  'why.submarineThere': { sector: 'name:sector' },
  'why.noSubmarine': {},
  'why.noSpace': { sector: 'name:sector' },
  'why.cardsFull': { most: 'number' },
  'why.noCard': { sector: 'name:sector' },
  'why.freshStays': { fresh: 'name:colour' },
  'why.letterNotOpen': { sector: 'name:sector', letters: 'names:sector' },
  'why.noCrystalToPay': {},
  'why.crystalPays': {},
  'why.notInHand': { card: 'name:card' },
  'why.cardUsed': { card: 'name:card' },
  'why.incomeTaken': {},
  'why.incomeFirst': { price: 'number', time: 'number' },
  'why.noRoom': { colours: 'names:colour' },
  'why.roomEnough': {},
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
  ...COACH,
  ...OPTIONS,
  ...REFUSALS,
  ...SCORES,
} as const satisfies Messages;

export type Event = EventsOf<typeof EVENTS>;
export type AquaSphereMessages = typeof MESSAGES;
export const { say } = sayingOf<AquaSphereMessages>();
export const { refuse } = sayingOf<typeof REFUSALS>();
