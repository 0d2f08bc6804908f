import type { Messages } from '../../core/contract.ts';
import { sayingOf, type EventsOf } from '../../core/message-fields.ts';
import type { AreaId, BuildingId, EffectId, PileId, ResourceCard, ShipyardCard } from './components.ts';

/* Everything that the game says, by key, with what each placeholder is. The words are in the catalogues of i18n. */

export const EVENTS = {
  setUp: { start: 'seat' },
  shipPlaced: { seat: 'seat', area: 'name:area' },
  cubeGranted: { seat: 'seat', track: 'name:track' },
  /** skipped: areas without ships that the sun passed */
  sunMoved: { area: 'name:area', skipped: 'names:area?' },
  /** icebreaker: 1 in an icebreaker turn, else 0 */
  shipSailed: { seat: 'seat', from: 'name:area', to: 'name:area', icebreaker: 'number' },
  shipStayed: { seat: 'seat', area: 'name:area' },
  built: {
    seat: 'seat',
    card: 'name:card',
    area: 'name:area',
    scientists: 'number',
    using: 'name:resourceCard?',
  },
  /** next: the card that turns face up */
  cardClaimed: { seat: 'seat', card: 'name:card', pile: 'name:pile', next: 'name:card?' },
  /** chooser: who looks through the shipyard pile first */
  shipBuilt: { seat: 'seat', area: 'name:area', by: 'message', chooser: 'seat?' },
  recruited: { seat: 'seat', count: 'number' },
  advanced: {
    seat: 'seat',
    track: 'name:track',
    from: 'number',
    to: 'number',
    points: 'number',
    lost: 'number',
  },
  effectTriggered: { seat: 'seat', track: 'name:track', space: 'number', effect: 'name:effect' },
  blueConsumed: { track: 'name:track', space: 'number' },
  effectVoid: { seat: 'seat', effect: 'name:effect', why: 'message' },
  resourceGained: { seat: 'seat', kind: 'name:resourceCard' },
  cardPlayed: { seat: 'seat', kind: 'name:shipyardCard', area: 'name:area?' },
  icebreakerBoxed: { seat: 'seat', area: 'name:area', why: 'message' },
  resourceDiscarded: { seat: 'seat', kind: 'message', area: 'name:area?', recruited: 'number' },
  cardTaken: { seat: 'seat', from: 'message', card: 'name:shipyardCard?' },
  pileBoxed: { count: 'number' },
  shipMoved: { seat: 'seat', from: 'name:area', to: 'name:area' },
  skipped: { seat: 'seat', question: 'message' },
  turnEnded: { seat: 'seat', idleTurns: 'number' },
  ended: { reason: 'message' },
  scored: { category: 'message', points: 'message' },
  ranked: { seat: 'seat', rank: 'number', total: 'number' },
} as const satisfies Messages;

/** Parts of events. */
const PARTS = {
  'by.action': {},
  'by.effect': {},
  'void.reserve': {},
  'void.available': {},
  'void.line': { area: 'name:area' },
  'void.stock': {},
  'void.holds': {},
  'void.pile': {},
  'boxed.left': {},
  'boxed.first': {},
  'boxed.stayed': {},
  'discarded.cube': {},
  'discarded.ship': {},
  'from.pile': {},
  'from.packet': {},
  'question.move': {},
  'question.joint': {},
  'end.scientists': {},
  'end.buildings': {},
  'end.idle': {},
  'end.no-ships': {},
  'scored.area': { area: 'name:area' },
  'scored.track': { track: 'name:track' },
  'scored.cards': {},
  'scored.resources': {},
  /** a seat's points, and those of the seats behind it */
  'scored.points': { seat: 'seat', points: 'number', rest: 'message?' },
} as const satisfies Messages;

const QUESTIONS = {
  'ask.place': { left: 'number' },
  'ask.startCube': { space: 'number' },
  'ask.sail': { area: 'name:area' },
  'ask.sailIcebreaker': { area: 'name:area' },
  'ask.act': { area: 'name:area' },
  'ask.actDone': { area: 'name:area' },
  'ask.track': { points: 'number' },
  'ask.pick': { seat: 'seat' },
  'ask.draft': { cards: 'number' },
  'ask.move': {},
  'ask.joint': { points: 'number' },
  'ask.jointMay': { points: 'number', used: 'names:track?' },
} as const satisfies Messages;

export const OPTIONS = {
  'do.place': { area: 'name:area' },
  'do.track': { track: 'name:track' },
  'do.sail': { area: 'name:area' },
  'do.stay': {},
  'do.build': { card: 'name:card', pile: 'name:pile' },
  'do.buildUsing': { card: 'name:card', pile: 'name:pile', using: 'name:resourceCard' },
  'do.ship': { area: 'name:area' },
  'do.recruit': { count: 'number' },
  'do.research': { track: 'name:track', points: 'number' },
  'do.play': { card: 'name:shipyardCard' },
  'do.playIcebreaker': { card: 'name:shipyardCard', area: 'name:area' },
  'do.discardCube': {},
  'do.discardShip': {},
  'do.discardShipAt': { area: 'name:area', place: 'number' },
  'do.move': { from: 'name:area', place: 'number', area: 'name:area' },
  'do.take': { card: 'name:shipyardCard' },
  'do.skip': {},
  'do.end': {},
  'do.andEnd': { first: 'message' },
} as const satisfies Messages;

export const DETAILS = {
  /** what the rest of the words leaves out */
  'detail.effects': {
    scientists: 'number?',
    ships: 'number?',
    steps: 'number?',
    resources: 'number?',
    warning: 'message?',
    more: 'message?',
  },
  /** place: which in line the ship would be; buildings: what stands there */
  'detail.area': { place: 'number', buildings: 'names:building?' },
  'trap.sail': {},
  'trap.sailBare': {},
  'trap.icebreaker': {},
  'detail.recruit': {},
  'detail.stay': {},
  'detail.build': { area: 'name:area', scientists: 'number', research: 'number' },
  'detail.ship': { left: 'number' },
  /** was, worth: the cube's value before and after; lost: points for which no space is left */
  'detail.advance': {
    from: 'number',
    to: 'number',
    was: 'number',
    worth: 'number',
    lost: 'number',
    effects: 'names:effect?',
  },
  'detail.play.scientist': { area: 'name:area' },
  'detail.play.plus2': { count: 'number' },
  'detail.play.fast': { points: 'number' },
  'detail.play.icebreaker': {},
  'detail.discard': { recruited: 'number' },
  /** left: ships in Available, which may still come */
  'detail.lastShip': { recruited: 'number', left: 'number' },
  'detail.take.icebreaker': { left: 'number' },
  'detail.take.scientist': { left: 'number' },
  'detail.take.plus2': { left: 'number' },
  'detail.take.fast': { left: 'number' },
  'group.setup': {},
  'group.sail': {},
  'group.build': {},
  'group.act': {},
  'group.research': {},
  'group.play': {},
  'group.discard': {},
  'group.move': {},
  'group.take': {},
  'group.end': {},
} as const satisfies Messages;

/** For newcomers: what the turn may aim at, and what to watch out for. */
const COACH = {
  'coach.say': { aim: 'message', danger: 'message?' },
  'coach.aim.place': {},
  'coach.aim.startCube': {},
  'coach.aim.sailToBuild': { areas: 'names:area' },
  'coach.aim.sailToCamp': { areas: 'names:area' },
  'coach.aim.sail': {},
  'coach.aim.build': {},
  'coach.aim.recruit': {},
  'coach.aim.research': {},
  'coach.aim.ship': {},
  'coach.aim.card': {},
  'coach.aim.nothing': {},
  'coach.aim.acted': {},
  'coach.aim.done': {},
  'coach.aim.track': {},
  'coach.aim.take': {},
  'coach.aim.move': {},
  'coach.danger.cards': { cards: 'number' },
  'coach.danger.scientists': { scientists: 'number' },
  'coach.danger.supply': {},
  'coach.danger.ship': {},
  'coach.danger.line': {},
  purse: { scientists: 'number', cards: 'number', resources: 'number' },
  'held.area': { area: 'name:area' },
  'held.track': { track: 'name:track' },
  'held.cards': {},
  'held.resources': {},
} as const satisfies Messages;

/** What is missing. */
const REFUSALS = {
  'why.over': {},
  'why.notAsked': { seats: 'seats' },
  'why.setupGoesOn': {},
  'why.otherQuestion': {},
  'why.onlyInSetup': {},
  'why.sailFirst': {},
  'why.sailedAlready': { area: 'name:area' },
  'why.noTrackAsked': {},
  'why.noMoveAsked': {},
  'why.nothingToTake': {},
  'why.noSkip': {},
  'why.mustSail': {},
  'why.stayAfterDiscard': {},
  'why.areaClosed': { area: 'name:area' },
  'why.lineFull': { area: 'name:area', spaces: 'number' },
  'why.sameArea': { area: 'name:area' },
  'why.acted': {},
  'why.pileEmpty': { pile: 'name:pile' },
  'why.standsAlready': { building: 'name:building', area: 'name:area' },
  'why.noBuildingLeft': { building: 'name:building' },
  'why.tooFewScientists': { needed: 'number', supply: 'number' },
  'why.noAccess': { buildings: 'names:building' },
  'why.noAccessCoverable': { building: 'name:building', card: 'name:resourceCard' },
  'why.nothingMissing': { card: 'name:resourceCard' },
  'why.severalMissing': { buildings: 'names:building' },
  'why.notCovered': { building: 'name:building', card: 'name:resourceCard' },
  'why.noResourceCard': { card: 'name:resourceCard' },
  'why.noShipyard': { area: 'name:area' },
  'why.noAvailableShip': {},
  'why.noCamp': { area: 'name:area' },
  'why.nobodyThere': { area: 'name:area' },
  'why.reserveEmpty': {},
  'why.noStation': { area: 'name:area' },
  'why.noIcon': { track: 'name:track', area: 'name:area', stations: 'names:building' },
  'why.trackClosed': { track: 'name:track' },
  'why.noCube': { track: 'name:track' },
  'why.noSpaceAhead': { track: 'name:track' },
  'why.spaceTaken': { track: 'name:track', space: 'number' },
  'why.onTrackAlready': { track: 'name:track' },
  'why.trackUsed': { track: 'name:track' },
  'why.noAdvance': {},
  'why.cardPlayed': {},
  'why.notInHand': { card: 'name:shipyardCard' },
  'why.supplyEmpty': {},
  'why.onlyFirst': {},
  'why.noSecond': { area: 'name:area' },
  'why.secondNotYours': { area: 'name:area' },
  'why.hasIcebreaker': { area: 'name:area' },
  'why.discarded': {},
  'why.noAvailableCube': {},
  'why.noShipThere': { area: 'name:area', place: 'number' },
  'why.notYourShip': { area: 'name:area', place: 'number' },
  'why.actingShip': {},
  'why.newShip': { area: 'name:area', place: 'number' },
  'why.notInPile': { card: 'name:shipyardCard' },
  'why.notInPacket': { card: 'name:shipyardCard' },
} as const satisfies Messages;

const SCORES = {
  areas: {},
  tracks: {},
  cards: {},
  resources: {},
  firstPlaces: {},
  buildingCards: {},
} as const satisfies Messages;

/** What the words of action texts are called in autocomplete. */
const WORDS = {
  'word.area': { area: 'name:area' },
  'word.spot': { area: 'name:area', place: 'number' },
  'word.pile': { pile: 'name:pile' },
  'word.track': { track: 'name:track' },
  'word.shipyardCard': { card: 'name:shipyardCard' },
  'word.resourceCard': { card: 'name:resourceCard' },
} as const satisfies Messages;

export const MESSAGES = {
  ...EVENTS,
  ...PARTS,
  ...QUESTIONS,
  ...COACH,
  ...OPTIONS,
  ...DETAILS,
  ...REFUSALS,
  ...SCORES,
  ...WORDS,
};
export type AntarcticaMessages = typeof MESSAGES;

/** The ids of each category of names. */
interface NameOf {
  area: AreaId;
  building: BuildingId;
  card: string;
  effect: EffectId;
  pile: PileId;
  resourceCard: ResourceCard;
  shipyardCard: ShipyardCard;
  track: string;
}

/** What happened, in numbers and ids. */
export type Event = EventsOf<typeof EVENTS, NameOf>;

export const { say } = sayingOf<AntarcticaMessages, NameOf>();
export const { refuse } = sayingOf<typeof REFUSALS, NameOf>();
