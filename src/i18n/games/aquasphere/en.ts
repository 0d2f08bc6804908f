import { plural } from '../../plural.ts';
import { COACH } from './coach.ts';
import { EFFECTS } from './effects.ts';
import type { AquaSphereTexts } from './texts.ts';

const count = (one: string, other: string) => (number: number) => plural('en', number, { one, other });
/** On buttons; sentences say `markers`. */
const time = (number: number): string => `${number} time`;
const markers = count('# time marker', '# time markers');
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
/** "3 crystals", or "1 crystal instead of 3" where not all of it was to be had */
const partOf = (got: number, asked: number, words: (number: number) => string): string =>
  got < asked ? `${words(got)} instead of ${asked}` : words(got);

const events = {
  started: (w) => `${w.first} is the first player.`,
  roundStarted: (w) => `Round ${w.round} begins. Turn order: ${w.order}.`,
  engineerMoved: (w) => `${w.seat} moves the engineer from ${w.from} to ${w.to}.`,
  botProgrammed: (w) => `${w.seat} programs a bot: ${w.colour} (${w.by}).`,
  botReturned: (w) =>
    `${w.seat} returns a programmed bot (${w.colour})${w.time > 0 ? ` and takes ${markers(w.time)}` : ''}.`,
  timePaid: (w) => `${w.seat} pays ${markers(w.amount)}.`,
  timeGained: (w) => `${w.seat} takes ${partOf(w.got, w.asked, markers)}.`,
  crystalsGained: (w) => `${w.seat} takes ${partOf(w.got, w.asked, crystals)}.`,
  scientistMoved: (w) =>
    w.from === w.to
      ? `${w.seat} keeps the scientist in sector ${w.to} (${w.zone} zone).`
      : `${w.seat} sends the scientist from sector ${w.from} to ${w.to} (${w.zone} zone).`,
  botPlaced: (w) => `${w.seat} takes control of sector ${w.sector} (${w.by}).`,
  botPushed: (w) => `The bot that was there (${w.owner}) goes to the loading station of sector ${w.sector}.`,
  stationCleaned: (w) =>
    `The loading station of sector ${w.sector} overflows and is cleaned: ${count('# bot goes', '# bots go')(w.bots)} back to ${w.owners}.`,
  extensionTaken: (w) => `${w.seat} expands the lab in sector ${w.sector} with “${w.extension}”.`,
  octopodsCaught: (w) => `${w.seat} catches ${octopods(w.number)} in sector ${w.sector}.`,
  submarinePlaced: (w) =>
    w.seat === undefined
      ? `A neutral submarine (${w.neutral}) surfaces in sector ${w.sector}, space ${w.space}.`
      : `${w.seat} places a submarine in sector ${w.sector}, space ${w.space}.`,
  cardTaken: (w) => `${w.seat} takes a research card in sector ${w.sector}: ${w.card}.`,
  cardUsed: (w) => `${w.seat} uses a research card: ${w.card}.`,
  knowledgeMoved: (w) => {
    if (w.to < w.from) return `${w.seat} drops from ${w.from} to ${kp(w.to)}.`;
    if (w.to === w.from) {
      return w.lost > 0
        ? `${w.seat} stops at the red line after ${w.to} and forfeits ${kp(w.lost)}.`
        : `${w.seat} stays at ${kp(w.to)}.`;
    }
    const lost = w.lost > 0 ? `; ${kp(w.lost)} forfeited at the red line` : '';
    return `${w.seat} gains ${kp(w.to - w.from)}, from ${w.from} to ${w.to}${lost}.`;
  },
  linePaid: (w) => `${w.seat} pays ${w.with} to cross a red line.`,
  passed: (w) => `${w.seat} passes.`,
  incomeTaken: (w) => `${w.seat} takes income: ${partOf(w.got, w.asked, markers)}.`,
  scored: (w) =>
    `Scoring for ${w.seat}: majority ${w.majority}, bots used ${w.bots}, crystals ${w.crystals}, octopods ${minus(w.octopods)}; ` +
    `${signed(w.majority + w.bots + w.crystals - w.octopods)} KP in total.`,
  sectorRefilled: (w) =>
    `New in sector ${w.sector}: ${list([
      w.card,
      `extension “${w.extension}”`,
      w.time > 0 ? markers(w.time) : '',
      w.crystals > 0 ? crystals(w.crystals) : '',
      w.octopods > 0 ? octopods(w.octopods) : '',
    ])}.`,
  tileRemoved: (w) => `A new centre tile: the lamp shows ${w.lamp}.`,
  programApplied: (w) =>
    `Headquarters gets a new program: ${w.card}. ${w.next === undefined ? 'This is the last one' : `Next: ${w.next}`}.`,
  finalScored: (w) =>
    `Final scoring for ${w.seat}: letters ${w.letters}, time ${w.time}, submarines ${w.submarines}, complete lab ${w.lab}.`,
  ended: (w) => `Final scoring done. First place: ${w.winners}.`,
  'by-engineer': 'engineer',
  'by-purchase': 'bought',
  'by-lateral': 'side door',
  'by-sector': 'white action',
  'by-scoring': 'overtime shift',
  'by-instant': 'rush order',
  'by-action': 'action',
  'by-letter': 'letter',
  'with-crystal': 'a crystal',
  'with-bot': (w) => `a bot (${w.colour})`,
} satisfies Partial<AquaSphereTexts['messages']>;

const prompts = {
  'ask.turn': 'Your turn. Program a bot, act with a programmed one, or pass?',
  'ask.trim': (w) =>
    `That’s your third programmed bot (${w.fresh}), and you may keep two. Which of the other two goes back?`,
  'ask.letters': (w) =>
    `Your new extension lets you place bots from your supply. Choose a sector (${w.letters}), or Done.`,
  'ask.knowledge': (w) =>
    `Red line before space ${w.line}, with ${kp(w.left)} left to gain. Pay to cross it, or stop and forfeit them?`,
  'ask.prepare': (w) => `Before scoring: use an overtime shift, or take your income of ${markers(w.time)}?`,
  'group.program': 'Program a bot',
  'group.lateral': 'Side door',
  'group.act': 'Act with a bot',
  'group.return': 'Return a bot',
  'group.pass': 'Pass',

  'do.program': (w) => `Engineer to ${w.room}: program ${w.colour}`,
  'do.lateral': (w) => `Side door to ${w.room}: program ${w.colour}`,
  'do.buy': (w) => `Pay ${time(w.price)}: program ${w.colour}`,
  'do.actGreen': (w) => `Sector ${w.sector}: expand the lab with “${w.extension}”; ${price(w.price)}`,
  'do.actYellow': (w) => `Sector ${w.sector}: take ${time(w.time)}; ${price(w.price)}`,
  'do.actBlack': (w) => `Sector ${w.sector}: take ${crystals(w.crystals)}; ${price(w.price)}`,
  'do.actPurple': (w) => `Sector ${w.sector}: catch ${octopods(w.number)}, +${kp(w.kp)}; ${price(w.price)}`,
  'do.actBlue': (w) => `Sector ${w.sector}: place a submarine, +${kp(w.kp)}; ${price(w.price)}`,
  'do.actRed': (w) => `Sector ${w.sector}: ${w.card}, +${kp(w.kp)}; ${price(w.price)}`,
  'do.actWhite': (w) => `Sector ${w.sector}: program ${w.colour}; ${price(w.price)}`,
  'do.actRet': (w) => `${w.act}, returning ${w.colour}`,
  'do.return': (w) => `Return ${w.colour}: ${w.time === 0 ? 'brings no time' : `+${time(w.time)}`}`,
  'do.pass': 'Pass: no more turns this round',
  'do.placeBot': (w) => `Place a bot in sector ${w.sector}`,
  'do.done': 'Done',
  'do.payCrystal': (w) => `Pay a crystal and go on to ${w.to}`,
  'do.returnAtLine': (w) =>
    `Return ${w.colour} and go on to ${w.to}${w.time === 0 ? '' : `, +${time(w.time)}`}`,
  'do.stop': (w) => `Stop here, forfeit ${kp(w.lost)}`,
  'do.income': (w) => `Take your income: ${time(w.time)}`,
  'do.use': (w) => `Overtime (${time(w.price)}): program ${w.colour}`,
  'do.useRet': (w) => `Overtime (${time(w.price)}): program ${w.colour}, returning ${w.returned}`,
  'detail.reward': (w) =>
    `Your cards also bring ${list([
      w.time > 0 ? markers(w.time) : '',
      w.crystals > 0 ? crystals(w.crystals) : '',
      w.kp > 0 ? kp(w.kp) : '',
    ])}`,
  'detail.control': 'You take control of the sector',
  'detail.push': (w) => `You take control; ${w.owner}’s bot goes to the loading station`,
  'detail.pushAndClean': (w) =>
    `You push out ${w.owner}; the loading station is cleaned, ${count('# bot goes', '# bots go')(w.bots)} back`,
  'word.room': (w) => w.room,
  'word.colour': (w) => `${w.colour}: ${w.action}`,
  'word.sector': (w) => `Sector ${w.sector}`,
  'word.card': (w) => w.card,
} satisfies Partial<AquaSphereTexts['messages']>;

const refusals = {
  'why.over': 'the game is over',
  'why.notAsked': (w) => `waiting for ${w.seats}`,
  'why.passed': 'you’ve already passed; your next turn comes next round',
  'why.nothingToPrepare': 'you have nothing left to decide before scoring',
  'why.nothingAtLine': 'you’re not at a red line with points left to gain',
  'why.yourTurn': 'on your turn you can program, act, return bots or pass',
  'why.trim': (w) => `you have three programmed bots: first return one, but not ${w.fresh}`,
  'why.letters': (w) => `first place a bot for your new extension (${w.letters}), or choose Done`,
  'why.atLine': (w) => `first decide at the red line, for ${kp(w.left)}: pay or stop`,
  'why.preparing': 'before scoring you can only use overtime shifts or take your income',
  'why.colourTaken': (w) => `you already have a bot on ${w.colour}; each colour holds only one`,
  'why.noSupply': 'you have no bot in your supply; return a programmed one first',
  'why.noMovesLeft': (w) => `your engineer has already made all ${w.moves} moves this round`,
  'why.noArrow': (w) => `no arrow leads from ${w.from} to ${w.room}, only to ${w.rooms}`,
  'why.bought': 'you’ve already bought a bot this round',
  'why.noTime': (w) => `it costs ${markers(w.price)}, but you can pay only ${w.time}`,
  'why.noLateral': 'you have no unused side door',
  'why.engineerInNoRoom': 'a side door leads from room to room, and your engineer isn’t in a room',
  'why.notBeside': (w) => `${w.room} isn’t beside ${w.from}`,
  'why.notProgrammed': (w) => `you have no bot programmed on ${w.colour}`,
  'why.sameBot': (w) => `the ${w.colour} bot is the one acting, so you can’t return it too`,
  'why.payableWithout': (w) =>
    `it costs ${markers(w.price)} and you have ${w.time}, so you can pay without returning a bot`,
  'why.tooEarly': (w) => `at this table you can’t pass until your engineer has made ${w.moves} moves`,
  'why.labComplete': (w) => `your lab is complete with ${extensions(w.most)}`,
  'why.noExtension': (w) => `there’s no extension in sector ${w.sector}`,
  'why.timeFull': (w) => `you can’t store more than ${markers(w.most)}`,
  'why.noTimeLeft': (w) => `there’s no time marker to take in sector ${w.sector} or in the general supply`,
  'why.noCrystal': (w) => `there’s no crystal in sector ${w.sector}`,
  'why.crystalsFull': (w) => `you can’t store more than ${crystals(w.most)}`,
  'why.noOctopod': (w) => `there’s no octopod in sector ${w.sector}`,
  'why.submarineThere': (w) => `you already have a submarine in sector ${w.sector}`,
  'why.noSubmarine': 'all your submarines are in the station',
  'why.noSpace': (w) => `all submarine spaces of sector ${w.sector} are taken`,
  'why.cardsFull': (w) => `your lab has room for ${cards(w.most)} and is full`,
  'why.noCard': (w) => `there’s no research card in sector ${w.sector}`,
  'why.freshStays': (w) => `the new bot on ${w.fresh} stays; one of the other two goes back`,
  'why.letterNotOpen': (w) => `the extension doesn’t offer sector ${w.sector} right now, only ${w.letters}`,
  'why.noCrystalToPay': 'you have no crystal; a programmed bot can pay instead',
  'why.crystalPays': 'you have a crystal, so pay with that; you may return a bot only if you have none',
  'why.notInHand': (w) => `you have no overtime shift like this: ${w.card}`,
  'why.cardUsed': (w) => `you’ve already used this card for this scoring: ${w.card}`,
  'why.incomeTaken': 'you’ve already taken your income',
  'why.incomeFirst': (w) => `it costs ${markers(w.price)} and you have ${w.time}; take your income first`,
  'why.noRoom': (w) => `it would be your third bot: choose the one that goes back (${w.colours})`,
  'why.roomEnough': 'there’s room for the bot, so you don’t return one',
} satisfies Partial<AquaSphereTexts['messages']>;

const board = {
  track: 'Knowledge track',
  letters: 'Letters',
  time: 'Time left',
  submarines: 'All submarines',
  lab: 'Complete lab',
  'fact-controlled': 'Sectors controlled',
  'fact-crystals': 'Crystals',

  'asked.turn': (w) => `${w.seat}’s turn`,
  'asked.turnBoth': (w) => `${w.seat}: program or act?`,
  'asked.turnProgram': (w) => `${w.seat}: program a bot?`,
  'asked.turnPass': (w) => `${w.seat}: pass?`,
  'asked.turnAct': (w) => `${w.seat}: act or pass?`,
  'asked.trim': (w) => `${w.seat} to return a bot`,
  'asked.letters': (w) => `${w.seat} to place bots by letter`,
  'asked.crystal': (w) => `${w.seat}: pay a crystal to cross line ${w.line} for +${w.points}?`,
  'asked.bot': (w) => `${w.seat}: return a bot to cross line ${w.line} for +${w.points}?`,
  'asked.prepare': (w) => `${w.seats} to prepare for scoring`,
  'asked.advance': (w) =>
    w.line === undefined
      ? `${w.seats}: pay to cross a red line?`
      : `${w.seats}: pay to cross red line ${w.line}?`,
  'asked.manyPrepare': 'Before scoring',
  'asked.manyAdvance': (w) =>
    w.line === undefined
      ? 'Pay to cross a red line?'
      : `Pay to cross red line ${w.line}${w.other === undefined ? '' : ` or ${w.other}`}?`,
  'asked.manyCrystals': (w) =>
    w.line === undefined
      ? 'Pay a crystal to cross a red line?'
      : `Pay a crystal to cross red line ${w.line}${w.other === undefined ? '' : ` or ${w.other}`}?`,
  'board.won': (w) => `${w.seats} wins`,
  'board.wonTogether': (w) => `${w.seats} win together`,
  'board.title': (w) => `AquaSphere, round ${w.round} of ${w.rounds}, lamp ${w.lamp}`,
  'board.round': (w) => `Round ${w.round} of ${w.rounds}`,
  'board.total': 'Total',
  'board.programming': 'Programming',
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
  'board.passed': 'Passed, in order',
  'board.room.green': 'lab',
  'board.room.yellow': 'time',
  'board.room.black': 'crystals',
  'board.room.purple': 'catch',
  'board.room.blue': 'sub',
  'board.room.red': 'card',
  'board.room.white': 'bot',
  'board.soon': 'round end',
  'board.lost': (w) => `lost ${w.points}`,
  'board.stopped': (w) => `stopped at ${w.points}`,
  'board.hasPassed': 'passed',
  'board.stops': (w) => `stops before ${w.line}`,
  'board.worth': (w) => `New submarine or card: +${w.points}`,
  'board.final': 'Final board',
  'turn.points': (w) => kp(w.points),
  'turn.who': (w) => `${w.seat}: `,
  'turn.where': (w) => `${w.seat} stayed in ${w.sector}: `,
  'turn.goes': (w) => `${w.seat}, ${w.from} to ${w.sector}: `,
  'turn.programs': 'programmed a bot',
  'turn.buys': 'bought a bot',
  'turn.ready.green': 'that can add a lab module',
  'turn.ready.yellow': 'that can take time',
  'turn.ready.black': 'that can take crystals',
  'turn.ready.purple': 'that can catch octopods',
  'turn.ready.blue': 'that can place a submarine',
  'turn.ready.red': 'that can take a card',
  'turn.ready.white': 'that can program another',
  'turn.returns': 'returned another bot',
  'turn.returnsOne': 'returned a bot',
  'turn.module': 'added a lab module',
  'turn.time': (w) => `took ${markers(w.number)}`,
  'turn.crystals': (w) => `took ${crystals(w.number)}`,
  'turn.octopods': (w) => `caught ${octopods(w.number)}`,
  'turn.submarine': 'placed a submarine',
  'turn.card': 'took a card',
  'turn.control': 'took control',
  'turn.passed': 'passed',
  'turn.line': 'paid to cross a red line',
  'turn.stops': (w) => `lost ${w.points} at line ${w.line}`,
  'turn.nothing': 'no points',
  'turn.income': (w) => `took income: ${markers(w.number)}`,
  'turn.thinks': 'prepared',
  'turn.scoring': (w) => `Scoring for round ${w.round}`,
  'turn.scoredFor': (w) => `Scoring for round ${w.round}: control + bots + crystals − octopods`,
  'turn.finalScoring': 'Final scoring',
  'line.lamp': (w) => `Lamp: ${w.lamp}${w.next === undefined ? '' : `, then ${w.next}`}`,
  'line.order': (w) => `Turn order: ${w.seats}`,
  'line.passed': (w) => `Passed, in turn order for the next round: ${w.seats}`,
  'line.nobodyPassed': 'Nobody has passed yet',
  'line.stock': (w) => `General supply: ${markers(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.decks': (w) =>
    `Decks: ${w.research} research, ${w.extensions} extensions, ${count('# program card', '# program cards')(w.programs)} face down`,
  'line.neutralReserve': (w) => `Neutral reserve (${w.neutral}): ${submarines(w.count)}`,
  'line.start': (w) => `Start space, arrows to ${w.rooms}`,
  'line.room': (w) =>
    `In ${w.room}: ${w.colour} (${w.action}), ${w.rooms === undefined ? 'arrows lead out' : `arrows to ${w.rooms}`}`,
  'line.next': (w) => `Next program: ${w.tokens}`,
  'line.score': (w) =>
    `${w.seat}: ${kp(w.kp)}, ${w.steps === undefined ? 'no red line ahead' : `${steps(w.steps)} to the red line`}`,
  'line.soonOctopods': (w) =>
    `${w.seat}, ahead: octopods (${w.sectors}) will cost ${kp(w.points)} at the scoring`,
  'line.soonLine': (w) => `${w.seat}, ahead: the next red line, and nothing to pay for it`,
  'line.programmed': (w) => `${w.seat}, programmed: ${w.colours ?? 'nothing'}`,
  'line.places': (w) => `${w.seat}, engineer: ${w.room}; scientist: sector ${w.sector}, ${w.zone} zone`,
  'line.stores': (w) =>
    `${w.seat}, time ${w.time} of ${w.timeMost}, crystals ${w.crystals} of ${w.crystalsMost}, catches up to ${octopods(w.octopodsMost)}`,
  'line.bought': (w) => `${w.seat} has already bought a bot this round`,
  'line.bots': (w) =>
    `${w.seat}, ${bots(w.supply)} in supply; bots used: ${w.used} (at most ${w.most} count)`,
  'line.submarines': (w) => `${w.seat}, ${submarines(w.reserve)} left, ${w.placed} in the station`,
  'line.cards': (w) => `${w.seat}, research cards: ${w.count} of ${w.most}`,
  'line.card': (w) => w.card,
  'line.cardUsed': (w) => `${w.card}, used`,
  'line.lab': (w) => `${w.seat}, lab: ${w.count} of ${extensions(w.most)}, letters ${w.letters}`,
  'line.extension': (w) => w.extension,
  'line.sector': (w) => `Sector ${w.sector}, programs ${w.colour}; lock to ${w.next}: ${w.lock}`,
  'line.control': (w) => `Controlled by ${w.seat}`,
  'line.noControl': 'Controlled by no one',
  'line.loading': (w) => `Loading station: ${w.count} of ${bots(w.most)}`,
  'line.loadingOf': (w) => `Loading: ${w.seat ?? `neutral ${w.neutral}`} ${w.count}`,
  'line.lying': (w) => `In the sector: ${markers(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.refill': (w) => `Next refill: ${markers(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.refillSubmarine': 'Next refill: a neutral submarine',
  'line.submarine': (w) => `Submarine space ${w.space}: ${w.seat ?? `neutral ${w.neutral}`}`,
  'line.freeSpace': (w) => `Submarine space ${w.space}: empty, costs ${markers(w.price)}`,
  'line.topCard': (w) => `Research card on top (of ${w.count}): ${w.card}`,
  'line.topExtension': (w) => `Extension on top (of ${w.count}): ${w.extension}`,
  'line.scored': (w) =>
    `${w.seat}: majority ${w.majority}, bots ${w.bots}, crystals ${w.crystals}, octopods ${minus(w.octopods)}; ${signed(w.total)} KP in total` +
    (w.lost > 0 ? `, ${w.lost} forfeited at red lines` : ''),
  'line.result': (w) =>
    `${w.rank}. ${w.seat}: ${kp(w.total)} (track ${w.track}, letters ${w.letters}, time ${w.time}, submarines ${w.submarines}, lab ${w.lab})`,
  'line.tieBreaks': (w) => `${w.seat}, ties: ${w.controlled} sectors controlled, ${crystals(w.crystals)}`,
  'alt.player': (w) =>
    `${w.seat}: ${kp(w.kp)}, time ${w.time}/${w.timeMost}, crystals ${w.crystals}/${w.crystalsMost}, ${bots(w.bots)}, ` +
    `programmed: ${w.colours ?? 'nothing'}, engineer: ${w.room}, scientist: sector ${w.sector}.`,
  'alt.sector': (w) =>
    `${w.sector}: ${list([
      w.seat === undefined ? 'no one in control' : `${w.seat} in control`,
      `${bots(w.bots)} loading`,
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
  'legend.title': 'AquaSphere: what the symbols mean',
  'legend.people': 'The players’ pieces',
  'legend.engineer': 'Engineer: climbs through headquarters and programs bots',
  'legend.scientist': 'Scientist: walks the station and uses programmed bots',
  'legend.bot': 'Bot in control of a sector; its owner’s colour is on the rim',
  'legend.submarine': 'Submarine: brings time markers as income before each scoring',
  'legend.neutral': 'Neutral piece: belongs to no one at the table',
  'legend.programs': 'Programs: what a bot does',
  'legend.green': 'Take a lab module',
  'legend.yellow': 'Take time',
  'legend.black': 'Take crystals',
  'legend.purple': 'Catch octopods',
  'legend.blue': 'Place a submarine',
  'legend.red': 'Take a research card',
  'legend.white': 'Program the sector’s colour',
  'legend.station': 'In the station, on players’ plates',
  'legend.time': 'Time marker: pays for locks, submarine spaces and programs',
  'legend.crystals': 'Crystal: takes your counter across a red line',
  'legend.octopods': 'Octopod: points when caught; costs points if you control its sector',
  'legend.hatch': 'Lock: passing costs this many time markers; an open tunnel is free',
  'legend.module': 'Lab module, with its letter or what it adds',
  'legend.buoy': 'Red line: your counter stops here unless you pay',
  'legend.star': 'Knowledge points',
  'legend.cards': 'Research cards',
  'legend.card.engineer': 'A reward when your engineer enters a room of this colour',
  'legend.card.catch': 'A reward when you catch octopods',
  'legend.card.opposite': 'Your scientist may go straight across to the sector opposite',
  'legend.card.cleaner': 'Points for other players’ bots that yours send home',
  'legend.card.locks': 'Locks cost you less',
  'legend.card.halfsub': 'Submarine spaces cost you less',
  'legend.card.lateral': 'Your engineer moves sideways, once',
  'legend.card.scoring': 'Before each scoring: pay to program this colour',
  'legend.card.instant': 'At once: take time markers and program this colour',
} satisfies Partial<AquaSphereTexts['messages']>;

export const EN: AquaSphereTexts = {
  title: 'AquaSphere',
  about: 'Program bots at headquarters, then send them through an underwater research station. Unofficial.',
  messages: { ...events, ...prompts, ...refusals, ...board, ...EFFECTS.en, ...COACH.en },
  verbs: {
    program: { name: 'program', description: 'Move your engineer to a room and program its colour' },
    buy: { name: 'buy', description: 'Once a round: pay 3 time markers to program any free colour' },
    lateral: { name: 'side-door', description: 'Move your engineer sideways (card) and program that colour' },
    act: { name: 'act', description: 'Act in a sector with a programmed bot' },
    return: { name: 'return', description: 'Return a programmed bot to your supply' },
    pass: { name: 'pass', description: 'Take no more turns this round' },
    'place-bot': { name: 'place-bot', description: 'Place a bot for a letter of your new extension' },
    done: { name: 'done', description: 'Finish this step' },
    'pay-crystal': { name: 'pay-crystal', description: 'Pay a crystal to cross the red line' },
    stop: { name: 'stop', description: 'Stop at the red line and forfeit the other points' },
    income: { name: 'income', description: 'Take your income before scoring' },
    use: { name: 'use', description: 'Use an overtime shift before scoring' },
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
      label: 'Passing',
      values: { true: 'Any time', false: 'After three engineer moves' },
      explained: {
        true: 'You may pass on any of your turns',
        false: 'You may pass only once your engineer can move no further',
      },
    },
    emptyActions: {
      label: 'Actions without effect',
      values: { true: 'Allowed', false: 'Not allowed' },
      explained: {
        false: 'A bot may act only where its action does something',
        true: 'A bot may act without effect, just to take control of a sector',
      },
    },
    lateralFree: {
      label: 'Side door',
      values: { true: 'On top of your turn', false: 'Uses your turn' },
      explained: {
        true: 'Using a side door is an extra; your normal turn still follows',
        false: 'Using a side door is your whole turn',
      },
    },
    redLineReturnPays: {
      label: 'Bot returned at a red line',
      values: { true: 'Brings time', false: 'Brings nothing' },
      explained: {
        true: 'On your own turn, a bot returned to cross a red line brings time markers too',
        false: 'A bot returned to cross a red line never brings time markers',
      },
    },
  },
};
