import type { MessageForm, Messages, Msg, Placeholder, Seat } from '../../core/contract.ts';
import { BOARD } from './board-messages.ts';

/*
 * Everything that the game says, by key, with what its placeholders are. Where `seat` may be absent and is, Deep Thought
 * is meant; for `rowFilled` the deck, for `rowChosen` the rules of the solo game.
 */

const ALWAYS_ASKED = {
  'ask.turn': {},
  'ask.bottle': { card: 'name:card', bottle: 'number' },
  'ask.land': { arm: 'name:category', from: 'number', bottle: 'number' },
  'ask.activate': {},
  'ask.destroy': {},
  'ask.market': {},
  'ask.place': { arm: 'name:category' },
  'ask.row': {},
  'ask.openBid': { row: 'number' },
  'ask.bid': { row: 'number', high: 'number', bidder: 'seat?' },
  'ask.extra': { row: 'number', left: 'number' },
  'ask.keep': {},
  'ask.soloBid': { row: 'number', coins: 'number' },
} as const satisfies Messages;

/** What is being decided, in a few words for those who wait; a standing maximum is called a bid. */
const DECIDED = {
  'decided.turn': {},
  'decided.bottle': {},
  'decided.land': {},
  'decided.activate': {},
  'decided.destroy': {},
  'decided.market': {},
  'decided.place': {},
  'decided.row': {},
  'decided.openBid': {},
  'decided.bid': {},
  'decided.maximum': {},
  'decided.extra': {},
  'decided.keep': {},
  'decided.soloBid': {},
} as const satisfies Messages;

const LABELS = {
  'option.buy': { card: 'name:card', coins: 'number' },
  'option.oxygen': { card: 'name:card' },
  'option.enter': { module: 'name:card', arm: 'name:category', position: 'number' },
  'option.goOn': { module: 'name:card', arm: 'name:category', position: 'number' },
  'option.lift': { module: 'name:card', arm: 'name:category', position: 'number' },
  'option.skip': {},
  'option.activate': { modules: 'names:card' },
  'option.activateNone': {},
  'option.pass': {},
  'option.plant': { coins: 'number' },
  'option.extend': { extension: 'name:extension', coins: 'number' },
  'option.market': { cards: 'names:card' },
  'option.marketNone': {},
  'option.place': { card: 'name:card' },
  'option.row': { row: 'number', cards: 'number' },
  'option.bid': { coins: 'number' },
  'option.stayOut': {},
  'option.maximum': {},
  'option.limit': { coins: 'number' },
  'option.drop': {},
  'option.dropAll': {},
  'option.push': { damage: 'number' },
  'option.done': {},
  'option.destroy': { card: 'name:card', arm: 'name:category' },
  'option.keep': { row: 'number', cards: 'names:card' },
} as const satisfies Messages;

const DETAILS = {
  'detail.card': { effect: 'message', endPoints: 'number', step: 'message?' },
  'detail.module': { effect: 'message', endPoints: 'number', sites: 'number', step: 'message?' },
  'detail.pass': { place: 'number', points: 'number' },
  'detail.plant': { damage: 'number', left: 'number', points: 'number?' },
  'detail.market': { coins: 'number', damage: 'number' },
  'detail.row': { actions: 'number', cards: 'names:card?' },
  'detail.sites': { lying: 'number', sites: 'number', effect: 'message' },
  'detail.coinsLeft': { coins: 'number' },
  'detail.extension.shipyard': { deeples: 'number' },
  'detail.extension.oxygen': { first: 'number', second: 'number' },
  'detail.extension.octopus': { repair: 'number' },
  'detail.extension.research': { points: 'number' },
  'detail.dropAll': {},
  'detail.maximum': {},
  'step.repair': { n: 'number' },
  'step.damage': { n: 'number' },
  'step.nothing': {},
} as const satisfies Messages;

const EFFECTS = {
  'effect.coins': { n: 'number' },
  'effect.points': { n: 'number' },
  'effect.repair': { n: 'number' },
  'effect.deeples': { n: 'number' },
  'effect.bottle': { first: 'number' },
  'effect.bottles': { first: 'number', second: 'number' },
  'effect.plantBonus': { repair: 'number?', coins: 'number?', points: 'number?' },
  'effect.gainCoins': { n: 'number' },
  'effect.marker': { n: 'number' },
  'effect.hit.crab': { n: 'number' },
  'effect.hit.shell': { n: 'number' },
  'effect.hit.octopus': { n: 'number' },
  'effect.hit.shipyard': { n: 'number' },
  'effect.hit.oxygen': { n: 'number' },
  'effect.hit.research': { n: 'number' },
  'effect.crabsDoNotPull': {},
  'effect.mannedCrabs': { n: 'number' },
  'effect.takeDamage': { n: 'number' },
  'effect.othersGainCoins': { n: 'number' },
  'effect.repairNow': { n: 'number' },
} as const satisfies Messages;

const GROUPS = {
  'group.buy': {},
  'group.oxygen': {},
  'group.free': {},
  'group.move': {},
  'group.lift': {},
  'group.bid': {},
  'group.limit': {},
  'group.drop': {},
  'group.market': {},
} as const satisfies Messages;

const CAUSES = {
  'cause.price': { row: 'number' },
  'cause.row': { row: 'number' },
  'cause.module': { module: 'name:card' },
  'cause.card': { card: 'name:card' },
  'cause.plant': {},
  'cause.extension': { extension: 'name:extension' },
  'cause.market': { cards: 'number' },
  'cause.bid': { row: 'number' },
  'cause.push': {},
  'cause.pass': { place: 'number' },
  'cause.bonus': { bonus: 'message' },
  'cause.activation': {},
} as const satisfies Messages;

const BONUSES = {
  'bonus.coins': { category: 'name:category', n: 'number' },
  'bonus.points': { category: 'name:category', n: 'number' },
} as const satisfies Messages;

const REFUSALS = {
  'refuse.over': {},
  'refuse.waiting': { seats: 'seats', decided: 'message' },
  'refuse.otherQuestion': { decided: 'message' },
  'refuse.passed': {},
  'refuse.choiceFinal': {},
  'refuse.outOfAuction': {},
  'refuse.outOfAllAuctions': {},
  'refuse.emptySpace': { row: 'number', column: 'number' },
  'refuse.coins': { needed: 'number', coins: 'number' },
  'refuse.noTank': { card: 'name:card' },
  'refuse.usedTank': { card: 'name:card' },
  'refuse.nobodyCanMove': {},
  'refuse.noActionLeft': {},
  'refuse.noFullTank': {},
  'refuse.emptyDome': {},
  'refuse.noModule': { arm: 'name:category', position: 'number', modules: 'number' },
  'refuse.tooFar': { spaces: 'number', bottle: 'number' },
  'refuse.otherArm': { arm: 'name:category' },
  'refuse.sameModule': {},
  'refuse.nobodyLies': { module: 'name:card' },
  'refuse.nowhereToGo': { arm: 'name:category' },
  'refuse.mustMove': {},
  'refuse.notInStation': { module: 'name:card' },
  'refuse.notReached': { module: 'name:card' },
  'refuse.alreadyActivated': { module: 'name:card' },
  'refuse.tooFewDeeples': { module: 'name:card', lying: 'number', sites: 'number' },
  'refuse.plantUsedUp': { uses: 'number' },
  'refuse.extensionBuilt': { extension: 'name:extension' },
  'refuse.notInHand': { card: 'name:card' },
  'refuse.notToPlace': { card: 'name:card' },
  'refuse.rowDone': { row: 'number' },
  'refuse.rowEmpty': { row: 'number' },
  'refuse.bidTooLow': { least: 'number' },
  'refuse.bidTooHigh': { most: 'number' },
  'refuse.soloBid': { coins: 'number' },
  'refuse.noDropAll': {},
  'refuse.noStandingBids': {},
  'refuse.pushed': {},
  'refuse.nothingInArm': { arm: 'name:category' },
} as const satisfies Messages;

const SCORES = {
  'line.play': {},
  'line.coins': {},
  'line.crab': {},
  'line.shell': {},
  'line.octopus': {},
  'line.shipyard': {},
  'line.oxygen': {},
  'line.research': {},
  'line.manned': {},
  'fact.damage': {},
  'fact.marker': {},
  'fact.stable': {},
} as const satisfies Messages;

const OTHERS = {
  deepThought: {},
  'word.card': { card: 'name:card', effect: 'message' },
  'word.none': {},
  'word.category': { category: 'name:category' },
  'word.extension': { extension: 'name:extension' },
} as const satisfies Messages;

export const EVENTS = {
  gameStarted: { players: 'number', holder: 'seat?' },
  roundStarted: { round: 'number', first: 'message', second: 'message' },
  nautilusMoved: { seat: 'seat?' },
  cardDiscarded: { card: 'name:card', row: 'number', column: 'number' },
  rowsDropped: { row: 'number' },
  bought: { seat: 'seat', card: 'name:card', row: 'number' },
  damageChanged: { seat: 'seat?', by: 'number', to: 'number', cause: 'message' },
  cardDestroyed: { seat: 'seat?', card: 'name:card' },
  built: { seat: 'seat?', card: 'name:card' },
  deeplesGained: { seat: 'seat', deeples: 'number', cause: 'message' },
  pointsGained: { seat: 'seat?', points: 'number', cause: 'message' },
  coinsGained: { seat: 'seat?', coins: 'number', cause: 'message' },
  coinsPaid: { seat: 'seat?', coins: 'number', cause: 'message' },
  oxygenUsed: { seat: 'seat', card: 'name:card' },
  deepleMoved: { seat: 'seat', arm: 'name:category', from: 'number', to: 'number', module: 'name:card' },
  activated: { seat: 'seat', module: 'name:card' },
  plantUsed: { seat: 'seat', use: 'number', phase: 'name:phase' },
  extended: { seat: 'seat', extension: 'name:extension', phase: 'name:phase' },
  passed: { seat: 'seat?', place: 'number' },
  displayCleared: { cards: 'names:card' },
  marketDealt: { seat: 'seat?', count: 'number', cards: 'names:card?' },
  marketChosen: { seat: 'seat', cards: 'names:card?' },
  marketClosed: { seat: 'seat', count: 'number' },
  rowFilled: { row: 'number', seat: 'seat?', count: 'number', cards: 'names:card?' },
  marketShown: { seat: 'seat?', cards: 'names:card' },
  rowsRevealed: { row1: 'names:card', row2: 'names:card', row3: 'names:card', row4: 'names:card' },
  rowChosen: { seat: 'seat?', row: 'number' },
  bidMade: { seat: 'seat?', row: 'number', coins: 'number' },
  maximumSet: { seat: 'seat', row: 'number', coins: 'number' },
  droppedOut: { seat: 'seat', row: 'number', all: 'number' },
  rowSold: { seat: 'seat?', row: 'number', coins: 'number', cards: 'names:card' },
  rowUnsold: { row: 'number', cards: 'names:card' },
  pushed: { seat: 'seat', row: 'number' },
  bonusPaid: { seat: 'seat?', bonus: 'message', cards: 'number' },
  roundCleaned: { round: 'number' },
  deepThoughtTook: { card: 'name:card', row: 'number', column: 'number' },
  deepThoughtActivated: { coins: 'number', points: 'number', repair: 'number' },
  rowsCleared: { kept: 'number', cards: 'names:card' },
  finalScored: { seat: 'seat?', total: 'number', coinPoints: 'number', value: 'number', stable: 'number' },
  gameEnded: {},
} as const satisfies Messages;

export const MESSAGES = {
  ...ALWAYS_ASKED,
  ...DECIDED,
  ...LABELS,
  ...DETAILS,
  ...EFFECTS,
  ...GROUPS,
  ...CAUSES,
  ...BONUSES,
  ...REFUSALS,
  ...SCORES,
  ...OTHERS,
  ...EVENTS,
  ...BOARD,
} as const satisfies Messages;
export type NewEdenMessages = typeof MESSAGES;
export type MessageKey = keyof NewEdenMessages;
export type CauseKey = keyof typeof CAUSES;

type ValueOf<P extends Placeholder> = P extends 'number' | 'seat'
  ? number
  : P extends 'seats'
    ? readonly Seat[]
    : P extends 'message'
      ? Msg
      : P extends `names:${string}`
        ? readonly string[]
        : string;
type Plain<P> = P extends `${infer K extends Placeholder}?`
  ? ValueOf<K>
  : P extends Placeholder
    ? ValueOf<P>
    : never;
type Always<F extends MessageForm> = { [K in keyof F as F[K] extends `${string}?` ? never : K]: Plain<F[K]> };
type Perhaps<F extends MessageForm> = {
  [K in keyof F as F[K] extends `${string}?` ? K : never]?: Plain<F[K]>;
};
/** The values of a message's placeholders. */
export type FieldsOf<F extends MessageForm> = Always<F> & Perhaps<F>;

/** A message of this game: a wrong key, or a placeholder missing, does not compile. */
export function say<K extends MessageKey>(
  key: K,
  ...fields: keyof NewEdenMessages[K] extends never ? [] : [FieldsOf<NewEdenMessages[K]>]
): Msg {
  const [filled] = fields;
  return filled === undefined ? { key } : { key, with: filled };
}
