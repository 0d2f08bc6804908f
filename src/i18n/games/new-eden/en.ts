import { plural } from '../../plural.ts';
import { COACH } from './coach.ts';
import { EFFECTS } from './effects.ts';
import { ON_CARDS } from './on-cards.ts';
import { rowContents } from './row-contents.ts';
import type { NewEdenTexts } from './texts.ts';

type Messages = NewEdenTexts['messages'];

const count = (one: string, other: string) => (number: number) => plural('en', number, { one, other });
const coins = count('# coin', '# coins');
const moreCoins = count('# more coin', '# more coins');
const points = count('# point', '# points');
const endPoints = count('# end point', '# end points');
const deeples = count('# deeple', '# deeples');
const moved = count('a deeple', '# deeples');
const fromDome = ({ number, fromDome: out }: { number: number; fromDome: number }): string =>
  out === number ? ' from the dome' : '';
const crabs = count('a crab', '# crabs');
const shells = count('a shell', '# shells');
const octopuses = count('an octopus', '# octopuses');
/** "2 points, 5 coins and 1 deeple" */
const listed = (parts: readonly (string | false)[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(parts.filter((part) => part !== false));
const cards = count('# card', '# cards');
const contents = rowContents('no cards', cards, {
  crab: count('crab', '# crabs'),
  shell: count('shell', '# shells'),
  octopus: count('octopus', '# octopuses'),
  shipyard: count('shipyard', '# shipyards'),
  oxygen: count('tank', '# tanks'),
  research: count('research', '# research cards'),
});
const spaces = count('# space', '# spaces');
const modules = count('# module', '# modules');
const actions = count('# extra action', '# extra actions');
const damage = (number: number): string => `${number} damage`;
const ordinal = (place: number): string =>
  ['first', 'second', 'third', 'fourth'][place - 1] ?? `number ${place}`;
const signed = (number: number): string => (number < 0 ? `−${0 - number}` : `+${number}`);
/** Without a number where the line is too long for it. */
const bought = (price: number): string => (price === 0 ? '' : ` for ${coins(price)}`);
const dt = (seat: string | undefined): string => seat ?? 'Deep Thought';
const worth = (number: number): string => (number === 0 ? '' : `; ${endPoints(number)}`);
const needs = (sites: number): string => (sites === 0 ? '' : `, needs ${deeples(sites)}`);
const first = (step: string | undefined): string => (step === undefined ? '' : `${step}; `);
/** What the row does comes at once, what the module does only when it’s activated. */
const beforeModule = (step: string | undefined): string =>
  step === undefined ? '' : `${first(step)}module: `;

const events = {
  gameStarted: (w) => `The stations are ready. ${dt(w.holder)} starts with the Nautilus.`,
  roundStarted: (w) => `Round ${w.round} begins. Bonuses at its end: ${w.first}; ${w.second}.`,
  nautilusMoved: (w) => `${dt(w.seat)} takes the Nautilus and goes first in the next phases.`,
  cardDiscarded: (w) =>
    `One card is discarded, as always with two stations: ${w.card} from row ${w.row}, column ${w.column}.`,
  rowsDropped: (w) => `Row ${w.row} is empty: the rows above drop and get cheaper.`,
  bought: (w) => `${w.seat} buys ${w.card} from row ${w.row}.`,
  damageChanged: (w) =>
    w.by < 0
      ? `${dt(w.seat)} repairs ${0 - w.by} (${w.cause}), damage now ${w.to}.`
      : `${dt(w.seat)} takes ${damage(w.by)} (${w.cause}), now ${w.to}.`,
  cardDestroyed: (w) => `Too much damage: ${dt(w.seat)} loses ${w.card}.`,
  built: (w) => `${dt(w.seat)} builds ${w.card}.`,
  deeplesGained: (w) => `${w.seat} gets ${deeples(w.deeples)} in the dome (${w.cause}).`,
  pointsGained: (w) => `${dt(w.seat)} scores ${points(w.points)} (${w.cause}).`,
  coinsGained: (w) => `${dt(w.seat)} gets ${coins(w.coins)} (${w.cause}).`,
  coinsPaid: (w) => `${dt(w.seat)} pays ${coins(w.coins)} (${w.cause}).`,
  oxygenUsed: (w) => `${w.seat} uses oxygen: ${w.card}.`,
  deepleMoved: (w) =>
    w.from === 0
      ? `${w.seat}’s deeple swims from the dome to ${w.module} (space ${w.to}).`
      : `${w.seat}’s deeple swims on to ${w.module} (space ${w.from} to ${w.to}).`,
  activated: (w) => `${w.seat} activates ${w.module}.`,
  plantUsed: (w) => `${w.seat} runs the power plant (use ${w.use} this round).`,
  extended: (w) => `${w.seat} builds: ${w.extension}.`,
  passed: (w) => `${dt(w.seat)} is the ${ordinal(w.place)} to pass.`,
  displayCleared: (w) => `Cards left on display go to the box: ${w.cards}.`,
  marketDealt: (w) =>
    `${dt(w.seat)} gets ${cards(w.count)} from the black market${w.cards === undefined ? '' : `: ${w.cards}`}.`,
  marketChosen: (w) =>
    w.cards === undefined
      ? `${w.seat} has chosen.`
      : `${w.seat} has chosen: ${w.cards === '' ? 'nothing' : w.cards}.`,
  marketClosed: (w) => `${w.seat} buys ${w.count === 0 ? 'nothing' : cards(w.count)} at the black market.`,
  rowFilled: (w) =>
    `Row ${w.row}: ${cards(w.count)} face down${w.seat === undefined ? '' : ` from ${w.seat}`}${w.cards === undefined ? '' : ` (${w.cards})`}.`,
  marketShown: (w) => `${dt(w.seat)} shows from the black market: ${w.cards}.`,
  rowsRevealed: (w) =>
    `The rows are revealed. ${[w.row1, w.row2, w.row3, w.row4].map((row, at) => `Row ${at + 1}: ${row === '' ? 'no cards' : row}`).join('. ')}.`,
  rowChosen: (w) =>
    w.seat === undefined
      ? `Row ${w.row} comes up for auction.`
      : `${w.seat} puts row ${w.row} up for auction.`,
  bidMade: (w) =>
    w.coins === 0
      ? `${dt(w.seat)} stays out of row ${w.row}.`
      : `${dt(w.seat)} bids ${coins(w.coins)} for row ${w.row}.`,
  maximumSet: (w) => `${w.seat}’s secret limit for row ${w.row}: ${coins(w.coins)} (only you see this).`,
  droppedOut: (w) =>
    w.all > 0 ? `${w.seat} drops out of all auctions of this round.` : `${w.seat} drops out of row ${w.row}.`,
  rowSold: (w) =>
    `Row ${w.row} goes to ${dt(w.seat)} for ${coins(w.coins)}${w.cards === '' ? ', without cards' : `: ${w.cards}`}.`,
  rowUnsold: (w) => `Row ${w.row} is not sold${w.cards === '' ? '' : `; into the box: ${w.cards}`}.`,
  pushed: (w) => `${w.seat} pushes: one more action (row ${w.row}).`,
  bonusPaid: (w) => `Bonus (${w.bonus}): ${dt(w.seat)} has ${cards(w.cards)}.`,
  roundCleaned: (w) =>
    `Round ${w.round} is over: deeples return to the dome, tanks and modules are ready again.`,
  deepThoughtTook: (w) => `Deep Thought takes ${w.card} from row ${w.row}, column ${w.column}.`,
  deepThoughtActivated: (w) =>
    `Deep Thought activates everything: ${coins(w.coins)}, ${points(w.points)}, repair ${w.repair}.`,
  rowsCleared: (w) => `Only row ${w.kept} stays${w.cards === '' ? '' : `; into the box: ${w.cards}`}.`,
  finalScored: (w) =>
    `${dt(w.seat)}: ${points(w.total)} in total: ${w.coinPoints} for coins, ${
      w.stable > 0 ? `${w.value} for the stable station` : 'none for the collapsed station'
    }.`,
  gameEnded: 'All stations are scored.',
} satisfies Partial<Messages>;

const prompts = {
  'ask.turn':
    'Your turn: buy a card, use oxygen, or pass. Before that you may run the power plant or build extensions.',
  'ask.bottle': (w) => `${w.card}: move one deeple up to ${spaces(w.bottle)}. Which one, and where to?`,
  'ask.land': (w) => `Deeple on ${w.arm}, space ${w.from}: move it where, up to ${spaces(w.bottle)}?`,
  'ask.activate':
    'The deeples have arrived. Which modules do you activate? Their deeples can’t move again this round.',
  'ask.destroy': 'Your damage ran off the track, so you lose the outermost card of one arm. Which arm?',
  'ask.market': 'Which black-market cards do you buy? Everyone chooses in secret, and your choice is final.',
  'ask.place': (w) => `Several cards join one arm (${w.arm}). Which one goes closest to the dome?`,
  'ask.row': 'Which row do you put up for auction?',
  'ask.openBid': (w) => `You open the bidding for row ${w.row}. How much, or stay out?`,
  'ask.bid': (w) =>
    `Row ${w.row}: ${w.bidder === undefined ? 'no bid yet' : `${w.bidder} bids ${coins(w.high)}`}. Raise or drop out?`,
  'ask.extra': (w) =>
    `Row ${w.row} is yours, ${actions(w.left)} left: each uses one oxygen card. Use oxygen, push, take a free action, or finish?`,
  'ask.keep': 'All rows are revealed, and all but one go to the box. Which one do you keep for the auction?',
  'ask.soloBid': (w) =>
    `Row ${w.row} (${cards(w.cards)}, ${actions(w.actions)}): Deep Thought bids ${coins(w.coins)}. Bid one coin more, or drop out?`,
  'decided.turn': 'take a turn',
  'decided.bottle': 'move a deeple',
  'decided.land': 'move a deeple',
  'decided.activate': 'activate modules',
  'decided.destroy': 'choose a card to lose',
  'decided.market': 'choose black-market cards',
  'decided.place': 'arrange new modules',
  'decided.row': 'choose a row',
  'decided.openBid': 'open the bidding',
  'decided.bid': 'bid or drop out',
  'decided.maximum': 'bid or drop out',
  'decided.extra': 'take extra actions',
  'decided.keep': 'keep a row',
  'decided.soloBid': 'bid or drop out',

  'do.buy': (w) => `Buy for ${coins(w.coins)}: ${w.card}`,
  'do.oxygen': (w) => `Use oxygen: ${w.card}`,
  'do.move': (w) => `Dome to ${w.module}, space ${w.position}`,
  'do.moveOn': (w) => `On to ${w.module}, space ${w.position}`,
  'do.lift': (w) => `Take the deeple on ${w.module}, space ${w.position}`,
  'do.skip': 'Leave this bottle unused',
  'do.activate': (w) => `Activate ${w.modules}`,
  'do.activateNone': 'Activate nothing',
  'do.pass': 'Pass',
  'do.plant': (w) => `Power plant: get ${coins(w.coins)}`,
  'do.extend': (w) => `Build for ${coins(w.coins)}: ${w.extension}`,
  'do.market': (w) => `Buy ${w.cards}`,
  'do.marketNone': 'Buy nothing',
  'do.place': (w) => `Closest to the dome: ${w.card}`,
  'do.row': (w) => `Row ${w.row} (${cards(w.cards)})`,
  'do.bid': (w) => `Bid ${coins(w.coins)}`,
  'do.bidNone': 'Stay out of this auction',
  'do.maximum': 'Bid with a secret limit',
  'do.limit': (w) => `Go up to ${coins(w.coins)}`,
  'do.drop': 'Drop out',
  'do.dropAll': 'Drop out of all auctions',
  'do.push': (w) => `Push: ${damage(w.damage)} for one more action`,
  'do.done': 'Done',
  'do.destroy': (w) => `Lose ${w.card} (${w.arm})`,
  'do.keep': (w) => `Keep row ${w.row}: ${w.cards}`,

  'detail.card': (w) => `${first(w.step)}${w.effect}${worth(w.endPoints)}`,
  'detail.module': (w) => `${beforeModule(w.step)}${w.effect}${needs(w.sites)}${worth(w.endPoints)}`,
  'detail.pass': (w) =>
    `You’d be the ${ordinal(w.place)} to pass: ${points(w.points)}${w.place === 1 ? ' and the Nautilus' : ''}`,
  'detail.plant': (w) =>
    `${w.damage === 0 ? 'No damage' : damage(w.damage)}${w.points === undefined ? '' : `, ${points(w.points)}`}; ${count('# use', '# uses')(w.left)} left this round${w.after === undefined ? '' : `, the next does ${damage(w.after)}`}`,
  'detail.market': (w) => `Costs ${coins(w.coins)} and ${damage(w.damage)}`,
  'detail.keep': (w) => `Deep Thought will bid ${coins(w.coins)} for it; to win it you bid one more`,
  'detail.row': (w) => `${actions(w.actions)}${w.cards === undefined ? '' : `; ${w.cards}`}`,
  'detail.sites': (w) => `${w.effect}${needs(w.sites)}; ${w.lying} there after this move`,
  'detail.coinsLeft': (w) => `You’d have ${coins(w.coins)} left`,
  'detail.extension.shipyard': (w) => `${deeples(w.deeples)} into the dome`,
  'detail.extension.oxygen': (w) => `An oxygen card with bottles ${w.first} and ${w.second}, ready at once`,
  'detail.extension.octopus': (w) =>
    `An octopus next to the dome: repair ${w.repair} with 1 deeple; red marker +1`,
  'detail.extension.research': (w) => `${points(w.points)} for each research card you build later`,
  'detail.dropAll': 'I won’t ask you again in this round’s auctions',
  'detail.maximum': 'I bid for you, one coin at a time, up to a limit that only you know',
  'step.repair': (w) => `repair ${w.n}`,
  'step.damage': (w) => `take ${damage(w.n)}`,
  'step.nothing': 'no damage',

  'effect.coins': (w) => coins(w.n),
  'effect.points': (w) => points(w.n),
  'effect.repair': (w) => `repair ${w.n}`,
  'effect.deeples': (w) => deeples(w.n),
  'effect.bottle': (w) => `bottle ${w.first}`,
  'effect.bottles': (w) => `bottles ${w.first} + ${w.second}`,
  'effect.plantBonus': (w) =>
    `each plant use: ${[
      w.repair === undefined ? '' : `${damage(w.repair)} less`,
      w.coins === undefined ? '' : moreCoins(w.coins),
      w.points === undefined ? '' : points(w.points),
    ]
      .filter((part) => part !== '')
      .join(', ')}`,
  'effect.gainCoins': (w) => `now: ${coins(w.n)}`,
  'effect.marker': (w) => `red marker ${signed(w.n)}`,
  'effect.hit.crab': (w) => `now: every other station takes ${damage(w.n)} per crab it has`,
  'effect.hit.shell': (w) => `now: every other station takes ${damage(w.n)} per shell house it has`,
  'effect.hit.octopus': (w) => `now: every other station takes ${damage(w.n)} per octopus it has`,
  'effect.hit.shipyard': (w) => `now: every other station takes ${damage(w.n)} per shipyard it has`,
  'effect.hit.oxygen': (w) => `now: every other station takes ${damage(w.n)} per oxygen card it has`,
  'effect.hit.research': (w) => `now: every other station takes ${damage(w.n)} per research card it has`,
  'effect.crabsDoNotPull': 'crabs don’t move the red marker back',
  'effect.mannedCrabs': (w) => `end: ${points(w.n)} per crewed crab`,
  'effect.takeDamage': (w) => `now: ${damage(w.n)}`,
  'effect.othersGainCoins': (w) => `now: ${coins(w.n)} to each other player`,
  'effect.repairNow': (w) => `now: repair ${w.n}`,

  'group.buy': 'Buy a card',
  'group.oxygen': 'Oxygen',
  'group.free': 'Free actions',
  'group.move': 'Move a deeple',
  'group.lift': 'Move on from a module',
  'group.bid': 'Bid',
  'group.limit': 'Secret limit',
  'group.drop': 'Drop out',
  'group.market': 'Black market',

  'cause.price': (w) => `row ${w.row}`,
  'cause.row': (w) => `row ${w.row}`,
  'cause.module': (w) => w.module,
  'cause.card': (w) => w.card,
  'cause.plant': 'power plant',
  'cause.extension': (w) => w.extension,
  'cause.market': (w) => `${cards(w.cards)} from the black market`,
  'cause.bid': (w) => `auction of row ${w.row}`,
  'cause.push': 'push',
  'cause.pass': (w) => `${ordinal(w.place)} to pass`,
  'cause.bonus': (w) => w.bonus,
  'cause.activation': 'activation',
  'bonus.coins': (w) => `${w.category}: ${coins(w.n)} per card`,
  'bonus.points': (w) => `${w.category}: ${points(w.n)} per card`,
} satisfies Partial<Messages>;

const refusals = {
  'why.over': 'the game is over',
  'why.notAsked': (w) => `waiting for ${w.seats} to ${w.decided}`,
  'why.otherQuestion': (w) => `first you need to ${w.decided}`,
  'why.passed': 'you’ve already passed in this phase',
  'why.choiceFinal': 'your choice at the black market is final',
  'why.outOfAuction': 'you’re out of this auction',
  'why.outOfAllAuctions': 'you’re out of all auctions this round',
  'why.emptySpace': (w) => `there’s no card in row ${w.row}, column ${w.column}`,
  'why.coins': (w) => `that costs ${coins(w.needed)}, but you have only ${w.coins}`,
  'why.noTank': (w) => `you don’t have this oxygen card: ${w.card}`,
  'why.usedTank': (w) => `already used this round: ${w.card}`,
  'why.nobodyCanMove':
    'none of your deeples can move: those at work stay put, and the others have no module to go to',
  'why.noActionLeft': 'you have no extra action left',
  'why.noFullTank': 'you have no unused oxygen card left',
  'why.emptyDome': 'you have no deeple in your dome',
  'why.noModule': (w) => `there’s no space ${w.position} in ${w.arm}: the arm has ${modules(w.modules)}`,
  'why.tooFar': (w) => `that’s ${spaces(w.spaces)} away, but the bottle moves only ${w.bottle}`,
  'why.otherArm': (w) => `a deeple stays in its arm (${w.arm})`,
  'why.sameModule': 'the deeple is already there',
  'why.nobodyLies': (w) => `no deeple on ${w.module} can move`,
  'why.nowhereToGo': (w) => `no other module of this arm is within reach: ${w.arm}`,
  'why.mustMove': 'use at least one bottle of this card',
  'why.notInStation': (w) => `your station doesn’t have ${w.module}`,
  'why.notReached': (w) => `no deeple arrived at ${w.module} in this action`,
  'why.alreadyActivated': (w) => `already activated this round: ${w.module}`,
  'why.tooFewDeeples': (w) => `${w.module} needs ${deeples(w.sites)}, but only ${w.lying} can work there`,
  'why.plantUsedUp': (w) => `you’ve already used the power plant ${w.uses} times this round`,
  'why.extensionBuilt': (w) => `already built: ${w.extension}`,
  'why.notInHand': (w) => `not among your black-market cards: ${w.card}`,
  'why.notToPlace': (w) => `not one of the cards you’re placing: ${w.card}`,
  'why.rowDone': (w) => `row ${w.row} has already been auctioned`,
  'why.rowEmpty': (w) => `row ${w.row} has no cards`,
  'why.bidTooLow': (w) => `the bid must be at least ${coins(w.least)}`,
  'why.bidTooHigh': (w) => `you never need more than ${coins(w.most)}`,
  'why.soloBid': (w) => `against Deep Thought you bid exactly ${coins(w.coins)}`,
  'why.noDropAll': 'in a solo game you can only drop out of one auction at a time',
  'why.noStandingBids': 'this table plays without secret limits',
  'why.pushed': 'you’ve already pushed for this row',
  'why.nothingInArm': (w) => `this arm has no card that could be lost: ${w.arm}`,
} satisfies Partial<Messages>;

const scores = {
  'line.play': 'During the game',
  'line.coins': 'Coins',
  'line.crab': 'Crabs',
  'line.shell': 'Shell houses',
  'line.octopus': 'Octopuses',
  'line.shipyard': 'Shipyards',
  'line.oxygen': 'Oxygen tanks',
  'line.research': 'Research',
  'line.manned': 'Crewed crabs',
  'fact.damage': 'Damage',
  'fact.marker': 'Red marker',
  'fact.stable': 'Stable',
  'fact.yes': 'yes',
  'fact.no': 'no',
  deepThought: 'Deep Thought',
  'word.card': (w) => `${w.card}: ${w.effect}`,
  'word.none': 'nothing',
  'word.category': (w) => w.category,
  'word.extension': (w) => w.extension,
} satisfies Partial<Messages>;

const board = {
  'board.asked': (w) => `${w.seats} to ${w.decided}`,
  'board.round': (w) => `Round ${w.round} of ${w.rounds}`,
  'board.phase.A': 'A Development',
  'board.phase.B': 'B Black market',
  'board.phase.C': 'C Auctions',
  'board.phase.D': 'D Scoring',
  'board.won': (w) => `${w.seats} wins`,
  'board.wonTogether': (w) => `${w.seats} win together`,
  'board.deepThoughtWon': 'Deep Thought wins',
  'board.wonWithDeepThought': (w) => `${w.seats} and Deep Thought win together`,
  'board.title': (w) => `New Eden, round ${w.round}, phase ${w.phase}`,
  'board.offer': 'Cards on offer',
  'board.own': 'Only for you',
  'board.piles': 'Decks and box',
  'board.total': 'Total',
  'board.damageLimit': 'Damage / safe up to',
  'board.station': 'Station',
  'board.stations': 'The stations',
  'sign.passed': 'passed',
  'sign.out': 'out',
  'turn.who': (w) => `${w.seat} `,
  'turn.bought.crab': (w) => `buys a Harvest crab${bought(w.coins)}`,
  'turn.bought.shell': (w) => `buys a Shell house${bought(w.coins)}`,
  'turn.bought.octopus': (w) => `buys a Repair octopus${bought(w.coins)}`,
  'turn.bought.shipyard': (w) => `buys a Shipyard${bought(w.coins)}`,
  'turn.bought.oxygen': (w) => `buys an Oxygen tank${bought(w.coins)}`,
  'turn.bought.research': (w) => `buys a Research card${bought(w.coins)}`,
  'turn.activated': (w) =>
    `activates ${listed([w.crab > 0 && crabs(w.crab), w.shell > 0 && shells(w.shell), w.octopus > 0 && octopuses(w.octopus)])}`.trim(),
  'turn.moved.crab': (w) => `moves ${moved(w.number)}${fromDome(w)} to the crabs`,
  'turn.moved.shell': (w) => `moves ${moved(w.number)}${fromDome(w)} to the shells`,
  'turn.moved.octopus': (w) => `moves ${moved(w.number)}${fromDome(w)} to the octopuses`,
  'turn.sent': (w) => `moves ${moved(w.number)}${fromDome(w)}`,
  'turn.oxygen': 'uses oxygen',
  'turn.gains': (w) =>
    `gains ${listed([w.points > 0 && points(w.points), w.coins > 0 && coins(w.coins), w.deeples > 0 && deeples(w.deeples)])}`.trim(),
  'turn.nothing': 'no points',
  'turn.damaged': (w) => `takes ${damage(w.n)}`,
  'turn.repaired': (w) => `repairs ${damage(w.n)}`,
  'turn.dealt': (w) => `deals ${damage(w.n)} to the others`,
  'turn.extended.shipyard': 'builds the Shipyard extension',
  'turn.extended.oxygen': 'builds the Oxygen extension',
  'turn.extended.octopus': 'builds the Octopus extension',
  'turn.extended.research': 'builds the Research extension',
  'turn.plant': (w) => `uses power (+${coins(w.coins)}${w.damage > 0 ? `, +${damage(w.damage)}` : ''})`,
  'turn.pushed': 'pushes: one more action',
  'turn.passed': 'passes',
  'turn.bid': (w) => `bids ${coins(w.coins)} for row ${w.row}`,
  'turn.stayedOut': (w) => `bids nothing for row ${w.row}`,
  'turn.droppedOut': (w) => `drops out of row ${w.row}`,
  'turn.droppedOutOfAll': 'drops out of all auctions',
  'turn.won': (w) => `wins row ${w.row} (${contents(w)})${bought(w.coins)}`,
  'turn.row': (w) => `puts row ${w.row} up for auction`,
  'turn.kept': (w) => `keeps row ${w.row}`,
  'turn.chosen': 'has chosen in secret',
  'turn.lost': (w) => `loses ${cards(w.number)}`,
  'turn.goesTo': (w) => `and ${dt(w.seat)} wins row ${w.row} (${cards(w.count)}) for ${coins(w.coins)}`,
  'turn.unsold': (w) => `row ${w.row} finds no buyer`,
  'turn.deepThought': (w) => `Deep Thought takes ${cards(w.number)}`,
  'turn.round': (w) => `round ${w.round} begins`,
  'turn.market': 'Bought on the black market:',
  'turn.marketOpens': 'the black market opens',
  'turn.nobodyBuys': 'Nobody buys on the black market',
  'turn.marketBought': (w) => contents(w),
  'turn.cards': (w) => cards(w.count),
  'turn.final': (w) =>
    w.collapsed === 0
      ? 'Final scoring: every station stands'
      : `Final scoring: ${w.collapsed} of ${w.stations} stations collapsed`,
  'turn.total': (w) => points(w.points),
  'sign.stable': 'stable',
  'sign.collapsed': 'collapsed',
  'sign.sold': 'sold',
  'sign.unsold': 'not sold',
  'sign.blocked': 'blocked',
  'sign.empty': 'no cards',
  'row.display': (w) => `Row ${w.row} (${coins(w.coins)}, ${w.step}): `,
  'row.faceDown': (w) => `Row ${w.row}: ${cards(w.count)} from the deck, face down`,
  'row.ofSeat': (w) => `Row ${w.row}: ${cards(w.count)} from ${dt(w.seat)}, face down`,
  'row.open': (w) => `Row ${w.row} (${actions(w.actions)}): `,
  'row.sold': (w) => `Row ${w.row}: sold to ${dt(w.seat)} for ${coins(w.coins)}`,
  'row.unsold': (w) => `Row ${w.row}: unsold`,
  'row.blocked': (w) => `Row ${w.row}: blocked`,
  'state.nautilus': (w) => `Nautilus: ${dt(w.seat)}`,
  'state.bonus': (w) => `Bonuses: ${w.first}; ${w.second}`,
  'state.pastBonus': (w) => `Earlier bonus: ${w.bonus}`,
  'state.deck': (w) => `Deck ${w.deck}: ${cards(w.count)}`,
  'state.box': (w) => `In the box: ${cards(w.count)}${w.cards === undefined ? '' : ` (${w.cards})`}`,
  'state.unseenBox': (w) => `In the box, unseen: ${w.cards}`,
  'state.auction': (w) => `Auction of row ${w.row}: ${dt(w.bidder)} bids ${coins(w.high)}`,
  'state.noBid': (w) => `Auction of row ${w.row}: no bid yet`,
  'state.bid': (w) => `${dt(w.seat)} bid ${w.coins}`,
  'state.in': (w) => `Still in: ${w.seats}`,
  'state.maximum': (w) => `Your secret limit: ${coins(w.coins)}`,
  'state.choosing': (w) => `Choosing: ${w.seats}`,
  'state.ready': (w) => `Ready: ${w.seats}`,
  'state.moving': (w) => `${w.seat} uses ${w.card}: a bottle of ${w.bottle}`,
  'state.lifted': (w) => `${w.seat} moves the deeple on ${w.arm}, space ${w.from}`,
  'state.building': (w) => `Being built by ${dt(w.seat)}: ${w.cards}`,
  'state.market': (w) => `${cards(w.cards)}: ${coins(w.coins)}, ${damage(w.damage)}`,
  'state.hand': (w) => `In your hand: ${w.card} (${w.detail})`,
  'state.picked': (w) => `You buy: ${w.cards}`,
  'state.pickedNone': 'You buy nothing',
  'has.points': (w) => points(w.points),
  'has.value': (w) => `${endPoints(w.points)} if stable at the end`,
  'has.damage': (w) =>
    `damage ${w.damage} of ${w.most}, red marker ${w.marker}: ${w.stable > 0 ? 'stable' : 'collapsing'}`,
  'has.coins': (w) => coins(w.coins),
  'has.screen': 'coins behind the screen',
  'has.dome': (w) => `${deeples(w.deeples)} in the dome`,
  'has.spent': (w) => `${deeples(w.deeples)} spent`,
  'has.module': (w) =>
    `Space ${w.position}, ${w.card}: ${w.lying} can move, ${w.seated} of ${w.sites} at work`,
  'has.activated': 'activated',
  'has.marker': (w) => `red marker ${signed(w.n)}`,
  'has.used': 'used',
  'has.extension': (w) => `${w.extension}: built`,
  'has.noExtension': (w) => `${w.extension}: not built`,
  'has.plant': (w) =>
    `Power plant: ${w.used} of ${w.most} uses${w.damage === undefined ? '' : `, next: ${damage(w.damage)}`}`,
  'has.passed': (w) => `passed, ${ordinal(w.place)}`,
  'has.notPassed': 'has not passed',
  'has.droppedAll': 'out of all auctions this round',
  'has.result': (w) => `Result: ${points(w.total)}, place ${w.rank}`,
  'has.line': (w) => `${w.line}: ${w.points}`,
  'alt.station': (w) =>
    `${dt(w.seat)}: ${points(w.points)}, damage ${w.damage} of ${w.most}, marker ${w.marker}, ${w.stable > 0 ? 'stable' : 'collapsing'}`,
  'alt.who': (w) => `${dt(w.seat)}: `,
  'alt.dome': (w) => `dome ${w.deeples}`,
  'alt.oxygen': (w) => `oxygen: ${w.cards}`,
  'alt.arm': (w) => `${w.arm} ${w.count}${w.fresh === undefined ? '' : ` (${w.fresh} not activated)`}`,
  'alt.research': (w) => `research ${w.count}`,
  'alt.extensions': (w) => `extensions ${w.count}`,
  'alt.plant': (w) => `plant ${w.count}`,
  'legend.title': 'New Eden: what the symbols mean',
  'legend.stations': 'The stations',
  'legend.cards': 'On cards and prices',
  'legend.plates': 'On the players’ plates',
  'legend.categories': 'The six kinds of cards',
  'legend.dome': 'Dome: deeples at home; cracks: damage',
  'legend.diver': 'Deeple: works in modules',
  'legend.place': 'Deeples there / needed to work',
  'legend.waiting': 'Dark: not at work yet',
  'legend.working': 'Lit: at work',
  'legend.tank': 'Tank of 4: one deeple moves up to 4',
  'legend.shipyard': 'Shipyard: brings deeples',
  'legend.laboratory': 'Research',
  'legend.plant': 'The power plant was used',
  'legend.extension': 'Discs on the dome: extensions built',
  'legend.coin': 'Coins',
  'legend.star': 'Points',
  'legend.burst': 'Damage',
  'legend.wrench': 'Repairs damage',
  'legend.flag': 'Points at the end, if stable',
  'legend.others': 'All other players',
  'legend.gauge':
    'Damage that the station stands at the end: with more it collapses, and its end points are lost',
  'legend.nautilus': 'Nautilus: goes first',
  'legend.ready': 'Has chosen',
  'legend.choosing': 'Still choosing',
} satisfies Partial<Messages>;

export const EN: NewEdenTexts = {
  title: 'New Eden',
  about: 'Build an undersea station in three rounds: buy, bid, send out deeples, repair damage. Unofficial.',
  messages: {
    ...events,
    ...prompts,
    ...refusals,
    ...scores,
    ...board,
    ...EFFECTS.en,
    ...COACH.en,
    ...ON_CARDS.en,
  },
  verbs: {
    buy: { name: 'buy', description: 'Buy a card from the display' },
    oxygen: { name: 'oxygen', description: 'Use an oxygen card: move deeples, activate modules' },
    move: { name: 'move', description: 'Move a deeple to a module' },
    lift: { name: 'lift', description: 'Choose a deeple on a module to move' },
    skip: { name: 'skip', description: 'Leave the bottle unused' },
    activate: { name: 'activate', description: 'Activate modules that deeples have reached' },
    pass: { name: 'pass', description: 'End your part of the Development phase' },
    plant: { name: 'plant', description: 'Run the power plant: coins for damage' },
    extend: { name: 'extend', description: 'Build an extension' },
    market: { name: 'market', description: 'Choose what you buy on the black market' },
    place: { name: 'place', description: 'Choose which new card goes closest to the dome' },
    row: { name: 'row', description: 'Put a row up for auction' },
    bid: { name: 'bid', description: 'Bid in the auction; 0 stays out' },
    maximum: { name: 'auto-bid', description: 'Let the bot bid for you up to a secret limit' },
    limit: { name: 'limit', description: 'Set your secret limit' },
    drop: { name: 'drop', description: 'Drop out of this auction' },
    'drop-all': { name: 'drop-all', description: 'Drop out of all auctions this round' },
    push: { name: 'push', description: 'Take damage for one more action' },
    done: { name: 'done', description: 'End your extra actions' },
    destroy: { name: 'destroy', description: 'Choose the arm that loses its outermost card' },
    keep: { name: 'keep', description: 'Keep a row for the auction (solo)' },
  },
  parameters: {
    space: { name: 'space', description: 'Row and column, such as 3-2' },
    card: { name: 'card', description: 'The card' },
    arm: { name: 'arm', description: 'The arm of your station' },
    position: { name: 'position', description: 'The module, counted from the dome' },
    modules: { name: 'modules', description: 'One or two modules, or nothing' },
    extension: { name: 'extension', description: 'The extension' },
    cards: { name: 'cards', description: 'Cards from your hand, or nothing' },
    row: { name: 'row', description: 'The row, 1 to 4' },
    coins: { name: 'coins', description: 'How many coins' },
  },
  options: {
    soloLevel: {
      label: 'Deep Thought’s level',
      values: { 0: '0', 1: '1', 2: '2', 3: '3' },
      explained: {
        0: 'Easiest: Deep Thought builds nothing from the black market',
        1: 'Deep Thought builds 1 black-market card each round, free of charge',
        2: 'Deep Thought builds 2 black-market cards each round, free of charge',
        3: 'Hardest: Deep Thought builds 3 black-market cards each round, free',
      },
    },
    openCoins: {
      label: 'Open coins',
      values: { true: 'Yes', false: 'No' },
      explained: {
        true: 'Everyone sees how many coins each player has',
        false: 'Coins are hidden: you see only your own',
      },
    },
    standingBids: {
      label: 'Secret bid limits',
      values: { true: 'Yes', false: 'No' },
      explained: {
        true: 'You can set a secret limit, and I bid for you up to it',
        false: 'Each bid is made by hand, so auctions take longer',
      },
    },
  },
};
