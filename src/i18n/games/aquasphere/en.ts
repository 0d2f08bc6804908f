import { plural } from '../../plural.ts';
import { EFFECTS } from './effects.ts';
import type { AquaSphereTexts } from './texts.ts';

const count = (one: string, other: string) => (number: number) => plural('en', number, { one, other });
const time = (number: number): string => `${number} time`;
const crystals = count('# crystal', '# crystals');
const octopods = count('# octopod', '# octopods');
const bots = count('# bot', '# bots');
const submarines = count('# submarine', '# submarines');
const cards = count('# card', '# cards');
const extensions = count('# extension', '# extensions');
const kp = (number: number): string => `${number} KP`;
const steps = count('# step', '# steps');

const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
/** A minus is no hyphen, and nothing is taken away for none. */
const minus = (number: number): string => (number === 0 ? '0' : `−${number}`);
const signed = (number: number): string => (number < 0 ? minus(-number) : String(number));
const price = (number: number): string => (number === 0 ? 'free' : `costs ${time(number)}`);
/** "3 time", or "1 of 3 time" where not all of it was to be had */
const partOf = (got: number, asked: number, words: (number: number) => string): string =>
  got < asked ? `${got} of ${words(asked)}` : words(got);

const events = {
  started: (w) => `${w.first} is the first player.`,
  roundStarted: (w) => `Round ${w.round} begins. Turn order: ${w.order}.`,
  engineerMoved: (w) => `${w.seat} moves the engineer from ${w.from} to ${w.to}.`,
  botProgrammed: (w) => `${w.seat} programs a bot: ${w.colour} (${w.by}).`,
  botReturned: (w) =>
    `${w.seat} returns a programmed bot (${w.colour})${w.time > 0 ? ` and takes ${time(w.time)}` : ''}.`,
  timePaid: (w) => `${w.seat} pays ${time(w.amount)}.`,
  timeGained: (w) => `${w.seat} takes ${partOf(w.got, w.asked, time)}.`,
  crystalsGained: (w) => `${w.seat} takes ${partOf(w.got, w.asked, crystals)}.`,
  scientistMoved: (w) =>
    w.from === w.to
      ? `${w.seat} keeps the scientist in sector ${w.to} (zone: ${w.zone}).`
      : `${w.seat} sends the scientist from sector ${w.from} to ${w.to} (zone: ${w.zone}).`,
  botPlaced: (w) => `${w.seat} takes control of sector ${w.sector} (${w.by}).`,
  botPushed: (w) => `The bot that was there (${w.owner}) goes to the loading station of sector ${w.sector}.`,
  stationCleaned: (w) =>
    `The loading station of sector ${w.sector} overflows and is cleaned: ${bots(w.bots)} back to ${w.owners}.`,
  extensionTaken: (w) => `${w.seat} expands the lab in sector ${w.sector} by “${w.extension}”.`,
  octopodsCaught: (w) => `${w.seat} catches ${octopods(w.number)} in sector ${w.sector}.`,
  submarinePlaced: (w) =>
    w.seat === undefined
      ? `A neutral submarine (${w.neutral}) surfaces in sector ${w.sector}, space ${w.space}.`
      : `${w.seat} places a submarine in sector ${w.sector}, space ${w.space}.`,
  cardTaken: (w) => `${w.seat} takes a research card in sector ${w.sector}: ${w.card}.`,
  cardUsed: (w) => `${w.seat} uses a research card: ${w.card}.`,
  knowledgeMoved: (w) => {
    if (w.to < w.from) return `${w.seat} goes back from ${w.from} to ${kp(w.to)}.`;
    if (w.to === w.from) {
      return w.lost > 0
        ? `${w.seat} stops at the red line after ${w.to} and loses ${kp(w.lost)}.`
        : `${w.seat} stays at ${kp(w.to)}.`;
    }
    const lost = w.lost > 0 ? `; ${kp(w.lost)} lost at the red line` : '';
    return `${w.seat} gains ${kp(w.to - w.from)}, from ${w.from} to ${w.to}${lost}.`;
  },
  linePaid: (w) => `${w.seat} pays for a red line with ${w.with}.`,
  passed: (w) => `${w.seat} passes.`,
  incomeTaken: (w) => `${w.seat} takes income: ${partOf(w.got, w.asked, time)}.`,
  scored: (w) =>
    `Scoring of ${w.seat}: majority ${w.majority}, bots used ${w.bots}, crystals ${w.crystals}, octopods ${minus(w.octopods)}; ` +
    `${signed(w.majority + w.bots + w.crystals - w.octopods)} in all.`,
  sectorRefilled: (w) =>
    `New in sector ${w.sector}: ${list([
      w.card,
      w.extension,
      w.time > 0 ? time(w.time) : '',
      w.crystals > 0 ? crystals(w.crystals) : '',
      w.octopods > 0 ? octopods(w.octopods) : '',
    ])}.`,
  tileRemoved: (w) => `A new centre tile: the lamp shows ${w.lamp}.`,
  programApplied: (w) =>
    `Program ${w.card} is laid out in headquarters${w.next === undefined ? '; it is the last one' : `, ${w.next} comes next`}.`,
  finalScored: (w) =>
    `Final scoring of ${w.seat}: letters ${w.letters}, time ${w.time}, submarines ${w.submarines}, complete lab ${w.lab}.`,
  ended: (w) => `The game is over. First place: ${w.winners}.`,
  'by-engineer': 'by the engineer',
  'by-purchase': 'bought',
  'by-lateral': 'through the side door',
  'by-sector': 'by the sector',
  'by-scoring': 'overtime shift',
  'by-instant': 'rush order',
  'by-action': 'by acting',
  'by-letter': 'by a letter',
  'with-crystal': 'a crystal',
  'with-bot': (w) => `a bot (${w.colour})`,
} satisfies Partial<AquaSphereTexts['messages']>;

const prompts = {
  'ask.turn': 'Your turn: program a bot, act with a programmed one, or pass?',
  'ask.trim': (w) => `With ${w.fresh} you have three programmed bots. Which of the other two goes back?`,
  'ask.letters': (w) =>
    `Your new extension shows a letter: place a bot from your supply there? (${w.letters})`,
  'ask.knowledge': (w) =>
    `A red line before space ${w.line}, and ${kp(w.left)} still to come. Pay to cross it, or stop and lose them?`,
  'ask.prepare': (w) =>
    `Before the scoring: use overtime shifts now, or take your income of ${time(w.time)} first?`,
  'group.program': 'Program a bot',
  'group.lateral': 'Side door',
  'group.act': 'Act in the station',
  'group.return': 'Return a bot',
  'group.pass': 'Pass',

  'do.program': (w) => `Engineer to ${w.room}: program ${w.colour}`,
  'do.lateral': (w) => `Side door to ${w.room}: program ${w.colour}`,
  'do.buy': (w) => `Buy for ${time(w.price)}: program ${w.colour}`,
  'do.actGreen': (w) => `Sector ${w.sector}: expand the lab by “${w.extension}”; ${price(w.price)}`,
  'do.actYellow': (w) => `Sector ${w.sector}: take ${time(w.time)}; ${price(w.price)}`,
  'do.actBlack': (w) => `Sector ${w.sector}: take ${crystals(w.crystals)}; ${price(w.price)}`,
  'do.actPurple': (w) => `Sector ${w.sector}: catch ${octopods(w.number)}, +${kp(w.kp)}; ${price(w.price)}`,
  'do.actBlue': (w) => `Sector ${w.sector}: place a submarine, +${kp(w.kp)}; ${price(w.price)}`,
  'do.actRed': (w) => `Sector ${w.sector}: ${w.card}, +${kp(w.kp)}; ${price(w.price)}`,
  'do.actWhite': (w) => `Sector ${w.sector}: program ${w.colour}; ${price(w.price)}`,
  'do.actRet': (w) => `${w.act}, return ${w.colour}`,
  'do.return': (w) => `Return ${w.colour}: ${w.time === 0 ? 'brings no time' : `+${time(w.time)}`}`,
  'do.pass': 'Pass: no more turns this round',
  'do.placeBot': (w) => `Place a bot in sector ${w.sector}`,
  'do.done': 'Done',
  'do.payCrystal': (w) => `Pay a crystal and go on to ${w.to}`,
  'do.returnAtLine': (w) =>
    `Return ${w.colour} and go on to ${w.to}${w.time === 0 ? '' : `, +${time(w.time)}`}`,
  'do.stop': (w) => `Stop here and lose ${kp(w.lost)}`,
  'do.income': (w) => `Take the income: ${time(w.time)}`,
  'do.use': (w) => `Overtime for ${time(w.price)}: program ${w.colour}`,
  'do.useRet': (w) => `Overtime for ${time(w.price)}: program ${w.colour}, return ${w.returned}`,
  'detail.reward': (w) =>
    `Your cards bring ${list([
      w.time > 0 ? time(w.time) : '',
      w.crystals > 0 ? crystals(w.crystals) : '',
      w.kp > 0 ? kp(w.kp) : '',
    ])}`,
  'detail.control': 'You take control of the sector',
  'detail.push': (w) => `You take control; the bot of ${w.owner} goes to the loading station`,
  'detail.pushAndClean': (w) => `You push out ${w.owner}; cleaning then sends ${bots(w.bots)} back`,
  'word.room': (w) => w.room,
  'word.colour': (w) => `${w.colour}: ${w.action}`,
  'word.sector': (w) => `Sector ${w.sector}`,
  'word.card': (w) => w.card,
} satisfies Partial<AquaSphereTexts['messages']>;

const refusals = {
  'why.over': 'the game is over',
  'why.notAsked': (w) => `it is the turn of ${w.seats}`,
  'why.passed': 'you have passed, so your next turn comes in the next round',
  'why.nothingToPrepare': 'you have nothing left to decide before the scoring',
  'why.nothingAtLine': 'you do not stand at a red line with points to come',
  'why.yourTurn': 'in your turn you program, act, return bots or pass',
  'why.trim': (w) => `three bots are programmed: first return one of those other than ${w.fresh}`,
  'why.letters': (w) => `first place a bot for a letter of the new extension (${w.letters}), or say “done”`,
  'why.atLine': (w) => `first decide at the red line about ${kp(w.left)}: pay or stop`,
  'why.preparing': 'before the scoring you only use overtime shifts and take your income',
  'why.colourTaken': (w) => `a bot is on ${w.colour} already, and a colour holds only one`,
  'why.noSupply': 'your supply has no bot; return a programmed one first',
  'why.noMovesLeft': (w) => `the engineer has made all ${w.moves} moves of this round`,
  'why.noArrow': (w) => `no arrow leads from ${w.from} to ${w.room}, only to ${w.rooms}`,
  'why.bought': 'you have bought a bot in this round already',
  'why.noTime': (w) => `it costs ${time(w.price)}, and you can pay ${w.time}`,
  'why.noLateral': 'you have no unused side door',
  'why.engineerInNoRoom': 'a side door leads from room to room, and your engineer is in none',
  'why.notBeside': (w) => `${w.room} is not beside ${w.from}`,
  'why.notProgrammed': (w) => `you have no bot programmed on ${w.colour}`,
  'why.sameBot': (w) => `the bot on ${w.colour} acts, so it cannot be returned as well`,
  'why.payableWithout': (w) =>
    `it costs ${time(w.price)} and you have ${w.time}, so no bot is returned while paying`,
  'why.tooEarly': (w) => `at this table passing waits until the engineer has made ${w.moves} moves`,
  'why.labComplete': (w) => `your lab is complete with ${extensions(w.most)}`,
  'why.noExtension': (w) => `no extension lies in sector ${w.sector}`,
  'why.timeFull': (w) => `your store of ${w.most} time is full`,
  'why.noTimeLeft': (w) => `there is no time to take in sector ${w.sector} or in the general supply`,
  'why.noCrystal': (w) => `no crystal lies in sector ${w.sector}`,
  'why.crystalsFull': (w) => `your store of ${crystals(w.most)} is full`,
  'why.noOctopod': (w) => `no octopod swims in sector ${w.sector}`,
  'why.submarineThere': (w) => `you have a submarine in sector ${w.sector} already`,
  'why.noSubmarine': 'all your submarines are in the station',
  'why.noSpace': (w) => `all submarine spaces of sector ${w.sector} are taken`,
  'why.cardsFull': (w) => `your lab has room for ${cards(w.most)} and is full`,
  'why.noCard': (w) => `no research card lies in sector ${w.sector}`,
  'why.freshStays': (w) => `the new bot on ${w.fresh} stays; one of the other two goes back`,
  'why.letterNotOpen': (w) => `the extension does not offer ${w.sector} now, only ${w.letters}`,
  'why.noCrystalToPay': 'you have no crystal; a programmed bot can pay instead',
  'why.crystalPays': 'who has a crystal pays with it; a bot pays only when there is none',
  'why.notInHand': (w) => `you do not hold this as an overtime shift: ${w.card}`,
  'why.cardUsed': (w) => `this card was used in this scoring already: ${w.card}`,
  'why.incomeTaken': 'you have taken your income already',
  'why.incomeFirst': (w) => `it costs ${time(w.price)} and you have ${w.time}; take your income first`,
  'why.noRoom': (w) => `it would be your third bot: name the one that goes back (${w.colours})`,
  'why.roomEnough': 'there is room for the bot, so none is returned',
} satisfies Partial<AquaSphereTexts['messages']>;

const board = {
  track: 'Knowledge track',
  letters: 'Letters',
  time: 'Time left',
  submarines: 'All submarines',
  lab: 'Complete lab',
  'fact-controlled': 'Sectors controlled',
  'fact-crystals': 'Crystals',

  'asked.turn': (w) => `${w.seat}: program or act?`,
  'asked.trim': (w) => `${w.seat} returns a third bot`,
  'asked.letters': (w) => `${w.seat} places bots by letter`,
  'asked.knowledge': (w) => `${w.seat} stands at a red line`,
  'asked.prepare': (w) => `Before the scoring: ${w.seats}`,
  'asked.advance': (w) => `At a red line: ${w.seats}`,
  'asked.manyPrepare': 'Before the scoring',
  'asked.manyAdvance': 'At a red line',
  'board.won': (w) => `${w.seats} wins`,
  'board.wonTogether': (w) => `${w.seats} win together`,
  'board.title': (w) => `AquaSphere, round ${w.round} of ${w.rounds}, lamp ${w.lamp}`,
  'board.round': (w) => `Round ${w.round} of ${w.rounds}`,
  'board.total': 'Total',
  'board.headquarters': 'Headquarters',
  'board.station': 'Station',
  'board.table': 'Table',
  'board.players': 'Players',
  'board.scored': 'Last scoring',
  'board.result': 'Result',
  'board.noMoreLines': 'no red line ahead',
  'board.toLine': (w) => (w.steps === 0 ? 'at a red line' : `${steps(w.steps)} to the red line`),
  'board.cards': 'Research cards',
  'board.lab': 'Laboratory',
  'board.passed': 'Passed',
  'board.final': 'Final board',
  'turn.points': (w) => kp(w.points),
  'turn.who': (w) => `${w.seat}: `,
  'turn.where': (w) => `${w.seat} in ${w.sector}: `,
  'turn.programs': (w) => `programs ${w.colour}`,
  'turn.returns': (w) => `returns ${w.colour}`,
  'turn.module': 'new lab module',
  'turn.time': (w) => `takes ${time(w.number)}`,
  'turn.crystals': (w) => `takes ${crystals(w.number)}`,
  'turn.octopods': (w) => `catches ${octopods(w.number)}`,
  'turn.submarine': 'places a submarine',
  'turn.card': 'takes a card',
  'turn.control': 'takes control',
  'turn.passed': 'passes',
  'turn.line': 'pays to cross a red line',
  'turn.stops': 'stops at a red line',
  'turn.income': (w) => `takes ${time(w.number)} of income`,
  'turn.thinks': 'prepares',
  'turn.scoring': (w) => `Scoring of round ${w.round}`,
  'turn.finalScoring': 'Final scoring',
  'line.lamp': (w) => `Lamp: ${w.lamp}${w.next === undefined ? '' : `, then ${w.next}`}`,
  'line.order': (w) => `Turn order: ${w.seats}`,
  'line.passed': (w) => `Passed, in the next turn order: ${w.seats}`,
  'line.nobodyPassed': 'Nobody has passed yet',
  'line.stock': (w) => `General supply: ${time(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.decks': (w) =>
    `Decks: ${w.research} research, ${w.extensions} extensions, ${count('# program card', '# program cards')(w.programs)} face down`,
  'line.neutralReserve': (w) => `Neutral reserve (${w.neutral}): ${submarines(w.count)}`,
  'line.start': (w) => `Start, arrows to ${w.rooms}`,
  'line.room': (w) =>
    `${w.room}: ${w.colour} (${w.action}), ${w.rooms === undefined ? 'arrows lead out' : `arrows to ${w.rooms}`}`,
  'line.next': (w) => `Next program: ${w.tokens}`,
  'line.score': (w) =>
    `${w.seat}: ${kp(w.kp)}, ${w.steps === undefined ? 'no red line ahead' : `${steps(w.steps)} to the red line`}`,
  'line.programmed': (w) => `${w.seat}, programmed: ${w.colours ?? 'nothing'}`,
  'line.places': (w) => `${w.seat}, engineer: ${w.room}; scientist: sector ${w.sector}, zone ${w.zone}`,
  'line.stores': (w) =>
    `${w.seat}, time ${w.time} of ${w.timeMost}, crystals ${w.crystals} of ${w.crystalsMost}, catches up to ${octopods(w.octopodsMost)}`,
  'line.bought': (w) => `${w.seat} has bought a bot in this round`,
  'line.bots': (w) => `${w.seat}, ${bots(w.supply)} in supply; bots used count ${w.used}, at most ${w.most}`,
  'line.submarines': (w) => `${w.seat}, ${submarines(w.reserve)} left, ${w.placed} in the station`,
  'line.cards': (w) => `${w.seat}, research cards: ${w.count} of ${w.most}`,
  'line.card': (w) => w.card,
  'line.cardUsed': (w) => `${w.card}, used`,
  'line.lab': (w) => `${w.seat}, lab: ${w.count} of ${extensions(w.most)}, letters ${w.letters}`,
  'line.extension': (w) => w.extension,
  'line.sector': (w) => `Sector ${w.sector}, programs ${w.colour}; lock to ${w.next}: ${w.lock}`,
  'line.control': (w) => `Controlled by ${w.seat}`,
  'line.noControl': 'Nobody controls it',
  'line.loading': (w) => `Loading station: ${w.count} of ${bots(w.most)}`,
  'line.loadingOf': (w) => `Loading: ${w.seat ?? `neutral ${w.neutral}`} ${w.count}`,
  'line.lying': (w) => `${time(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.refill': (w) => `Next refill: ${time(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.refillSubmarine': 'Next refill: a neutral submarine',
  'line.submarine': (w) => `Submarine space ${w.space}: ${w.seat ?? `neutral ${w.neutral}`}`,
  'line.freeSpace': (w) => `Submarine space ${w.space}: free, costs ${time(w.price)}`,
  'line.topCard': (w) => `Top card of ${w.count}: ${w.card}`,
  'line.topExtension': (w) => `Top extension of ${w.count}: ${w.extension}`,
  'line.scored': (w) =>
    `${w.seat}: majority ${w.majority}, bots ${w.bots}, crystals ${w.crystals}, octopods ${minus(w.octopods)}; ${signed(w.total)} in all` +
    (w.lost > 0 ? `, ${w.lost} lost at red lines` : ''),
  'line.result': (w) =>
    `${w.rank}. ${w.seat}: ${kp(w.total)} (track ${w.track}, letters ${w.letters}, time ${w.time}, submarines ${w.submarines}, lab ${w.lab})`,
  'line.tieBreaks': (w) => `${w.seat}, ties: ${w.controlled} sectors controlled, ${crystals(w.crystals)}`,
  'alt.player': (w) =>
    `${w.seat}: ${kp(w.kp)}, time ${w.time}/${w.timeMost}, crystals ${w.crystals}/${w.crystalsMost}, ${bots(w.bots)}, ` +
    `programmed ${w.colours ?? 'nothing'}, engineer ${w.room}, scientist ${w.sector}.`,
  'alt.sector': (w) =>
    `${w.sector}: ${list([
      w.seat ?? 'nobody',
      `loading ${w.bots}`,
      submarines(w.submarines),
      octopods(w.octopods),
      crystals(w.crystals),
      time(w.time),
      w.card ?? '',
      w.extension ?? '',
      `lock ${w.lock}`,
    ])}.`,
  'alt.rooms': (w) => `Rooms: ${w.tokens}.`,
  'alt.next': (w) => `Next program: ${w.tokens}.`,
  'legend.title': 'AquaSphere: what the signs mean',
  'legend.people': 'Pieces of the players',
  'legend.engineer': 'Engineer: climbs through headquarters and programs bots',
  'legend.scientist': 'Scientist: walks the station and uses programmed bots',
  'legend.bot': 'Bot in control of a sector; its owner’s colour is on the rim',
  'legend.submarine': 'Submarine: brings time as income before each scoring',
  'legend.neutral': 'Neutral piece: belongs to nobody at the table',
  'legend.programs': 'Programs: what a bot does',
  'legend.green': 'Take a lab module',
  'legend.yellow': 'Take time',
  'legend.black': 'Take crystals',
  'legend.purple': 'Catch octopods',
  'legend.blue': 'Place a submarine',
  'legend.red': 'Take a research card',
  'legend.white': 'Program the sector’s colour',
  'legend.station': 'In the station and on the plates',
  'legend.time': 'Time: pays for the way, for berths and for programs',
  'legend.crystals': 'Crystal: takes your counter across a red line',
  'legend.octopods': 'Octopod: points when caught, a loss for whoever is in control',
  'legend.hatch': 'Lock: time that the passage costs; an open tunnel is free',
  'legend.module': 'Lab module, with its letter or what it adds',
  'legend.buoy': 'Red line: your counter stops here unless you pay',
  'legend.star': 'Knowledge points',
  'legend.cards': 'Research cards',
  'legend.card.engineer': 'A reward when your engineer enters a room of this colour',
  'legend.card.catch': 'A reward when you catch octopods',
  'legend.card.opposite': 'Your scientist may go straight across to the sector opposite',
  'legend.card.cleaner': 'Points for bots of others that your bots send home',
  'legend.card.locks': 'Locks cost you less',
  'legend.card.halfsub': 'Berths cost you less',
  'legend.card.lateral': 'Your engineer moves sideways, once',
  'legend.card.scoring': 'Before each scoring: pay to program this colour',
  'legend.card.instant': 'At once: take time and program this colour',
} satisfies Partial<AquaSphereTexts['messages']>;

export const EN: AquaSphereTexts = {
  title: 'AquaSphere',
  about:
    'Program bots at headquarters, send your scientist through the underwater station, hold its sectors.',
  messages: { ...events, ...prompts, ...refusals, ...board, ...EFFECTS.en },
  verbs: {
    program: { name: 'program', description: 'Move your engineer to a room and program its colour' },
    buy: { name: 'buy', description: 'Once a round: pay 3 time to program any free colour' },
    lateral: { name: 'side-door', description: 'Move your engineer sideways (card) and program that colour' },
    act: { name: 'act', description: 'Send your scientist to a sector and use a programmed bot there' },
    return: { name: 'return', description: 'Return a programmed bot to your supply' },
    pass: { name: 'pass', description: 'Take no more turns this round' },
    'place-bot': { name: 'place-bot', description: 'Place a bot for a letter of your new extension' },
    done: { name: 'done', description: 'That is all' },
    'pay-crystal': { name: 'pay-crystal', description: 'Pay a crystal to cross the red line' },
    stop: { name: 'stop', description: 'Stop at the red line and lose the other points' },
    income: { name: 'income', description: 'Take your income before the scoring' },
    use: { name: 'use', description: 'Use an overtime shift before the scoring' },
  },
  parameters: {
    room: { name: 'room', description: 'The room at headquarters' },
    colour: { name: 'colour', description: 'The programming colour' },
    sector: { name: 'sector', description: 'The sector of the station' },
    card: { name: 'card', description: 'The research card' },
    returned: { name: 'returned', description: 'The bot that goes back for it' },
  },
  options: {
    earlyPass: {
      label: 'Passing early',
      values: { true: 'Allowed', false: 'After the third engineer move' },
    },
    emptyActions: { label: 'Acting for no effect', values: { true: 'Allowed', false: 'Not allowed' } },
    lateralFree: { label: 'Side door', values: { true: 'Extra', false: 'Takes the turn' } },
    redLineReturnPays: {
      label: 'Bot returned at a red line',
      values: { true: 'Pays time', false: 'Pays nothing' },
    },
  },
};
