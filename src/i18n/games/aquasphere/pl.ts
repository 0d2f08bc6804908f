import { plural } from '../../plural.ts';
import { EFFECTS } from './effects.ts';
import type { AquaSphereTexts } from './texts.ts';

const count = (one: string, few: string, many: string) => (number: number) =>
  plural('pl', number, { one, few, many, other: many });
const time = count('# znacznik czasu', '# znaczniki czasu', '# znaczników czasu');
const crystals = count('# kryształ', '# kryształy', '# kryształów');
const octopods = count('# ośmiornica', '# ośmiornice', '# ośmiornic');
/** whom? "łapie 1 ośmiornicę" */
const octopodsWhom = count('# ośmiornicę', '# ośmiornice', '# ośmiornic');
const bots = count('# bot', '# boty', '# botów');
const submarines = count('# łódź podwodna', '# łodzie podwodne', '# łodzi podwodnych');
/** where room is scarce */
const boats = count('# łódź', '# łodzie', '# łodzi');
const cards = count('# karta', '# karty', '# kart');
const extensions = count('# rozwinięcie', '# rozwinięcia', '# rozwinięć');
const kp = (number: number): string => `${number} PW`;
const steps = count('# pole', '# pola', '# pól');

const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
/** A minus is no hyphen, and nothing is taken away for none. */
const minus = (number: number): string => (number === 0 ? '0' : `−${number}`);
const price = (number: number): string => (number === 0 ? 'za darmo' : `czas ${minus(number)}`);
/** "3 kryształy", or "1 z 3 kryształów" where not all of it was to be had: more than one was asked for then */
const partOf = (got: number, asked: number, words: (number: number) => string, many: string): string =>
  got < asked ? `${got} z ${asked} ${many}` : words(got);
const TIME_MANY = 'znaczników czasu';
const signed = (number: number): string => (number < 0 ? minus(-number) : String(number));

const events = {
  started: (w) => `Pierwszy gracz: ${w.first}.`,
  roundStarted: (w) => `Zaczyna się runda ${w.round}. Kolejność: ${w.order}.`,
  engineerMoved: (w) => `${w.seat} przesuwa inżyniera: z pola ${w.from} na pole ${w.to}.`,
  botProgrammed: (w) => `${w.seat} programuje bota: kolor ${w.colour} (${w.by}).`,
  botReturned: (w) =>
    `${w.seat} zwraca zaprogramowanego bota (${w.colour})${w.time > 0 ? ` i bierze ${time(w.time)}` : ''}.`,
  timePaid: (w) => `${w.seat} płaci ${time(w.amount)}.`,
  timeGained: (w) => `${w.seat} bierze ${partOf(w.got, w.asked, time, TIME_MANY)}.`,
  crystalsGained: (w) => `${w.seat} bierze ${partOf(w.got, w.asked, crystals, 'kryształów')}.`,
  scientistMoved: (w) =>
    w.from === w.to
      ? `${w.seat} zostawia naukowca w sektorze ${w.to} (strefa: ${w.zone}).`
      : `${w.seat} wysyła naukowca z sektora ${w.from} do sektora ${w.to} (strefa: ${w.zone}).`,
  botPlaced: (w) => `${w.seat} przejmuje kontrolę nad sektorem ${w.sector} (${w.by}).`,
  botPushed: (w) => `Dotychczasowy bot (${w.owner}) trafia do stacji ładowania sektora ${w.sector}.`,
  stationCleaned: (w) =>
    `Stacja ładowania sektora ${w.sector} jest przepełniona i zostaje oczyszczona. Do zasobów: ${bots(w.bots)} (${w.owners}).`,
  extensionTaken: (w) => `${w.seat} rozbudowuje laboratorium w sektorze ${w.sector}: „${w.extension}”.`,
  octopodsCaught: (w) => `${w.seat} łapie ${octopodsWhom(w.number)} w sektorze ${w.sector}.`,
  submarinePlaced: (w) =>
    w.seat === undefined
      ? `Neutralna łódź podwodna (${w.neutral}) pojawia się w sektorze ${w.sector}, pole ${w.space}.`
      : `${w.seat} umieszcza łódź podwodną w sektorze ${w.sector}, pole ${w.space}.`,
  cardTaken: (w) => `${w.seat} bierze kartę badań w sektorze ${w.sector}: ${w.card}.`,
  cardUsed: (w) => `${w.seat} używa karty badań: ${w.card}.`,
  knowledgeMoved: (w) => {
    if (w.to < w.from) return `${w.seat} cofa się z ${w.from} na ${kp(w.to)}.`;
    if (w.to === w.from) {
      return w.lost > 0
        ? `${w.seat} zatrzymuje się na czerwonej linii za polem ${w.to} i traci ${kp(w.lost)}.`
        : `${w.seat} zostaje na ${kp(w.to)}.`;
    }
    const lost = w.lost > 0 ? `; na czerwonej linii przepada ${kp(w.lost)}` : '';
    return `${w.seat} zdobywa ${kp(w.to - w.from)}, z ${w.from} na ${w.to}${lost}.`;
  },
  linePaid: (w) => `${w.seat} przekracza czerwoną linię, zapłata: ${w.with}.`,
  passed: (w) => `${w.seat} pasuje.`,
  incomeTaken: (w) => `${w.seat} bierze dochód: ${partOf(w.got, w.asked, time, TIME_MANY)}.`,
  scored: (w) =>
    `Punktacja, ${w.seat}: przewaga ${w.majority}, użyte boty ${w.bots}, kryształy ${w.crystals}, ośmiornice ${minus(w.octopods)}; ` +
    `razem ${signed(w.majority + w.bots + w.crystals - w.octopods)}.`,
  sectorRefilled: (w) =>
    `Nowe w sektorze ${w.sector}: ${list([
      w.card,
      w.extension,
      w.time > 0 ? time(w.time) : '',
      w.crystals > 0 ? crystals(w.crystals) : '',
      w.octopods > 0 ? octopods(w.octopods) : '',
    ])}.`,
  tileRemoved: (w) => `Nowy kafel centralny: żarówka pokazuje ${w.lamp}.`,
  programApplied: (w) =>
    `W centrali leży program ${w.card}${w.next === undefined ? '; to już ostatni' : `, następny: ${w.next}`}.`,
  finalScored: (w) =>
    `Punktacja końcowa, ${w.seat}: litery ${w.letters}, czas ${w.time}, łodzie podwodne ${w.submarines}, ukończone laboratorium ${w.lab}.`,
  ended: (w) => `Koniec gry. Pierwsze miejsce: ${w.winners}.`,
  'by-engineer': 'ruch inżyniera',
  'by-purchase': 'zakup',
  'by-lateral': 'boczne drzwi',
  'by-sector': 'przez sektor',
  'by-scoring': 'nadgodziny',
  'by-instant': 'pilne zlecenie',
  'by-action': 'akcja',
  'by-letter': 'litera',
  'with-crystal': 'kryształ',
  'with-bot': (w) => `bot (${w.colour})`,
} satisfies Partial<AquaSphereTexts['messages']>;

const prompts = {
  'ask.turn': 'Twoja tura: zaprogramuj bota, wykonaj akcję zaprogramowanym albo spasuj. Co wybierasz?',
  'ask.trim': (w) => `To trzeci zaprogramowany bot (${w.fresh}). Który z dwóch pozostałych wraca?`,
  'ask.letters': (w) => `Na nowym rozwinięciu jest litera: umieścić tam bota z zasobów? (${w.letters})`,
  'ask.knowledge': (w) =>
    `Czerwona linia przed polem ${w.line}, a do zdobycia jeszcze ${kp(w.left)}. Zapłacić i przejść czy stanąć i je stracić?`,
  'ask.prepare': (w) => `Przed punktacją: najpierw nadgodziny czy dochód (${time(w.time)})?`,
  'group.program': 'Zaprogramuj bota',
  'group.lateral': 'Boczne drzwi',
  'group.act': 'Akcja w stacji',
  'group.return': 'Zwróć bota',
  'group.pass': 'Spasuj',

  'do.program': (w) => `Inżynier do ${w.room}: programuj kolor ${w.colour}`,
  'do.lateral': (w) => `Boczne drzwi do ${w.room}: programuj kolor ${w.colour}`,
  'do.buy': (w) => `Kup (czas ${w.price}): programuj kolor ${w.colour}`,
  'do.actGreen': (w) => `Sektor ${w.sector}: rozwinięcie „${w.extension}”; ${price(w.price)}`,
  'do.actYellow': (w) => `Sektor ${w.sector}: weź ${time(w.time)}; ${price(w.price)}`,
  'do.actBlack': (w) => `Sektor ${w.sector}: weź ${crystals(w.crystals)}; ${price(w.price)}`,
  'do.actPurple': (w) =>
    `Sektor ${w.sector}: złap ${octopodsWhom(w.number)}, +${kp(w.kp)}; ${price(w.price)}`,
  'do.actBlue': (w) => `Sektor ${w.sector}: umieść łódź podwodną, +${kp(w.kp)}; ${price(w.price)}`,
  'do.actRed': (w) => `Sektor ${w.sector}: ${w.card}, +${kp(w.kp)}; ${price(w.price)}`,
  'do.actWhite': (w) => `Sektor ${w.sector}: programuj kolor ${w.colour}; ${price(w.price)}`,
  'do.actRet': (w) => `${w.act}, wraca ${w.colour}`,
  'do.return': (w) => `Zwróć: ${w.colour} (${w.time === 0 ? 'bez czasu' : `czas +${w.time}`})`,
  'do.pass': 'Spasuj: koniec tur w tej rundzie',
  'do.placeBot': (w) => `Umieść bota w sektorze ${w.sector}`,
  'do.done': 'Gotowe',
  'do.payCrystal': (w) => `Zapłać kryształem i idź dalej na ${w.to}`,
  'do.returnAtLine': (w) =>
    `Zwróć bota (${w.colour}) i idź dalej na ${w.to}${w.time === 0 ? '' : `, czas +${w.time}`}`,
  'do.stop': (w) => `Stań tutaj i strać ${kp(w.lost)}`,
  'do.income': (w) => `Weź dochód: ${time(w.time)}`,
  'do.use': (w) => `Nadgodziny (czas ${w.price}): programuj kolor ${w.colour}`,
  'do.useRet': (w) => `Nadgodziny (czas ${w.price}): programuj kolor ${w.colour}, wraca ${w.returned}`,
  'detail.reward': (w) =>
    `Twoje karty dają: ${list([
      w.time > 0 ? time(w.time) : '',
      w.crystals > 0 ? crystals(w.crystals) : '',
      w.kp > 0 ? kp(w.kp) : '',
    ])}`,
  'detail.control': 'Przejmujesz kontrolę nad sektorem',
  'detail.push': (w) => `Przejmujesz kontrolę; do stacji ładowania trafia bot: ${w.owner}`,
  'detail.pushAndClean': (w) => `Wypychasz bota (${w.owner}); po oczyszczeniu do zasobów: ${bots(w.bots)}`,
  'word.room': (w) => w.room,
  'word.colour': (w) => `${w.colour}: ${w.action}`,
  'word.sector': (w) => `Sektor ${w.sector}`,
  'word.card': (w) => w.card,
} satisfies Partial<AquaSphereTexts['messages']>;

const refusals = {
  'why.over': 'gra się skończyła',
  'why.notAsked': (w) => `teraz tura: ${w.seats}`,
  'why.passed': 'po spasowaniu następna tura jest dopiero w nowej rundzie',
  'why.nothingToPrepare': 'przed punktacją nie masz już nic do zdecydowania',
  'why.nothingAtLine': 'twój znacznik nie czeka na czerwonej linii z punktami do zdobycia',
  'why.yourTurn': 'w swojej turze programujesz, wykonujesz akcję, zwracasz boty albo pasujesz',
  'why.trim': (w) => `zaprogramowane są trzy boty: najpierw zwróć jednego, ale nie ten kolor: ${w.fresh}`,
  'why.letters': (w) =>
    `najpierw umieść bota za literę nowego rozwinięcia (${w.letters}) albo powiedz „gotowe”`,
  'why.atLine': (w) => `najpierw zdecyduj na czerwonej linii o ${kp(w.left)}: zapłać albo stań`,
  'why.preparing': 'przed punktacją używa się tylko nadgodzin i bierze dochód',
  'why.colourTaken': (w) => `kolor ${w.colour} jest zajęty, a mieści tylko jednego bota`,
  'why.noSupply': 'w twoich zasobach nie ma bota; najpierw zwróć zaprogramowanego',
  'why.noMovesLeft': (w) =>
    `inżynier wykonał już ${count('# ruch', '# ruchy', '# ruchów')(w.moves)}, w tej rundzie to wszystko`,
  'why.noArrow': (w) => `z pola ${w.from} strzałka nie prowadzi do ${w.room}, tylko do: ${w.rooms}`,
  'why.bought': 'w tej rundzie jeden bot jest już kupiony',
  'why.noTime': (w) => `to kosztuje ${time(w.price)}, a do zapłaty masz ${w.time}`,
  'why.noLateral': 'nie masz nieużytych bocznych drzwi',
  'why.engineerInNoRoom': 'boczne drzwi łączą pomieszczenia, a twój inżynier w żadnym nie stoi',
  'why.notBeside': (w) => `${w.room} nie sąsiaduje z ${w.from}`,
  'why.notProgrammed': (w) => `nie masz zaprogramowanego bota tego koloru: ${w.colour}`,
  'why.sameBot': (w) => `ten bot wykonuje akcję (${w.colour}), więc nie może też wrócić`,
  'why.payableWithout': (w) =>
    `to kosztuje ${time(w.price)}, a masz ${w.time}, więc przy płaceniu żaden bot nie wraca`,
  'why.tooEarly': (w) =>
    `przy tym stole pasuje się, gdy inżynier wykonał ${count('# ruch', '# ruchy', '# ruchów')(w.moves)}`,
  'why.labComplete': (w) => `twoje laboratorium jest ukończone (${extensions(w.most)})`,
  'why.noExtension': (w) => `w sektorze ${w.sector} nie ma rozwinięcia`,
  'why.timeFull': (w) => `twój magazyn czasu jest pełny (${w.most})`,
  'why.noTimeLeft': (w) => `czasu nie ma ani w sektorze ${w.sector}, ani w zasobach ogólnych`,
  'why.noCrystal': (w) => `w sektorze ${w.sector} nie ma kryształu`,
  'why.crystalsFull': (w) => `twój magazyn kryształów jest pełny (${w.most})`,
  'why.noOctopod': (w) => `w sektorze ${w.sector} nie ma ośmiornicy`,
  'why.submarineThere': (w) => `w sektorze ${w.sector} jest już twoja łódź podwodna`,
  'why.noSubmarine': 'wszystkie twoje łodzie podwodne są już w stacji',
  'why.noSpace': (w) => `w sektorze ${w.sector} wszystkie pola łodzi podwodnych są zajęte`,
  'why.cardsFull': (w) => `w twoim laboratorium mieści się ${cards(w.most)} i jest pełne`,
  'why.noCard': (w) => `w sektorze ${w.sector} nie ma karty badań`,
  'why.freshStays': (w) => `nowy bot zostaje (${w.fresh}); wraca jeden z dwóch pozostałych`,
  'why.letterNotOpen': (w) => `rozwinięcie nie daje teraz sektora ${w.sector}, tylko: ${w.letters}`,
  'why.noCrystalToPay': 'nie masz kryształu; zamiast niego może zapłacić zaprogramowany bot',
  'why.crystalPays': 'kto ma kryształ, płaci kryształem; botem płaci się tylko wtedy, gdy kryształu brak',
  'why.notInHand': (w) => `nie masz takich nadgodzin: ${w.card}`,
  'why.cardUsed': (w) => `w tej punktacji karta jest już użyta: ${w.card}`,
  'why.incomeTaken': 'dochód jest już wzięty',
  'why.incomeFirst': (w) => `to kosztuje ${time(w.price)}, a masz ${w.time}; najpierw weź dochód`,
  'why.noRoom': (w) => `to byłby trzeci bot: podaj, który wraca (${w.colours})`,
  'why.roomEnough': 'na bota jest miejsce, więc żaden nie wraca',
} satisfies Partial<AquaSphereTexts['messages']>;

const board = {
  track: 'Tor wiedzy',
  letters: 'Litery',
  time: 'Pozostały czas',
  submarines: 'Wszystkie łodzie podwodne',
  lab: 'Ukończone laboratorium',
  'fact-controlled': 'Kontrolowane sektory',
  'fact-crystals': 'Kryształy',

  'asked.turn': (w) => `${w.seat}: programować czy działać?`,
  'asked.trim': (w) => `${w.seat} zwraca trzeciego bota`,
  'asked.letters': (w) => `${w.seat} umieszcza boty za litery`,
  'asked.knowledge': (w) => `${w.seat} na czerwonej linii`,
  'asked.prepare': (w) => `Przed punktacją: ${w.seats}`,
  'asked.advance': (w) => `Na czerwonej linii: ${w.seats}`,
  'asked.manyPrepare': 'Przed punktacją',
  'asked.manyAdvance': 'Na czerwonej linii',
  'board.won': (w) => `Wygrywa ${w.seats}`,
  'board.wonTogether': (w) => `Wspólne zwycięstwo: ${w.seats}`,
  'board.title': (w) => `AquaSphere, runda ${w.round} z ${w.rounds}, żarówka ${w.lamp}`,
  'board.round': (w) => `Runda ${w.round} z ${w.rounds}`,
  'board.total': 'Razem',
  'board.headquarters': 'Centrala',
  'board.station': 'Stacja',
  'board.table': 'Stół',
  'board.players': 'Gracze',
  'board.scored': 'Ostatnia punktacja',
  'board.result': 'Wynik',
  'board.noMoreLines': 'bez czerwonej linii',
  'board.toLine': (w) => (w.steps === 0 ? 'na czerwonej linii' : `do czerwonej linii ${steps(w.steps)}`),
  'board.cards': 'Karty badań',
  'board.lab': 'Laboratorium',
  'board.passed': 'Spasowali',
  'board.final': 'Plansza końcowa',
  'turn.points': (w) => kp(w.points),
  'turn.who': (w) => `${w.seat}: `,
  'turn.where': (w) => `${w.seat}, sektor ${w.sector}: `,
  'turn.programs': (w) => `programuje ${w.colour}`,
  'turn.returns': (w) => `zwraca ${w.colour}`,
  'turn.module': 'nowe rozwinięcie',
  'turn.time': (w) => `bierze ${time(w.number)}`,
  'turn.crystals': (w) => `bierze ${crystals(w.number)}`,
  'turn.octopods': (w) => `łapie ${octopodsWhom(w.number)}`,
  'turn.submarine': 'umieszcza łódź podwodną',
  'turn.card': 'bierze kartę',
  'turn.control': 'przejmuje kontrolę',
  'turn.passed': 'pasuje',
  'turn.line': 'płaci za czerwoną linię',
  'turn.stops': 'staje na czerwonej linii',
  'turn.income': (w) => `dochód: ${time(w.number)}`,
  'turn.thinks': 'przygotowuje się',
  'turn.scoring': (w) => `Punktacja rundy ${w.round}`,
  'turn.finalScoring': 'Punktacja końcowa',
  'line.lamp': (w) => `Żarówka: ${w.lamp}${w.next === undefined ? '' : `, potem ${w.next}`}`,
  'line.order': (w) => `Kolejność: ${w.seats}`,
  'line.passed': (w) => `Po spasowaniu, w kolejności następnej rundy: ${w.seats}`,
  'line.nobodyPassed': 'Nikt jeszcze nie spasował',
  'line.stock': (w) => `Zasoby ogólne: ${time(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.decks': (w) =>
    `Talie: badania ${w.research}, rozwinięcia ${w.extensions}, zakryte karty programów ${w.programs}`,
  'line.neutralReserve': (w) => `Neutralna rezerwa (${w.neutral}): ${submarines(w.count)}`,
  'line.start': (w) => `Start, strzałki do: ${w.rooms}`,
  'line.room': (w) =>
    `${w.room}: ${w.colour} (${w.action}), ${w.rooms === undefined ? 'strzałki do wyjścia' : `strzałki do: ${w.rooms}`}`,
  'line.next': (w) => `Następny program: ${w.tokens}`,
  'line.score': (w) =>
    `${w.seat}: ${kp(w.kp)}, ${w.steps === undefined ? 'bez czerwonej linii' : `do czerwonej linii ${steps(w.steps)}`}`,
  'line.programmed': (w) => `${w.seat}, zaprogramowane: ${w.colours ?? 'nic'}`,
  'line.places': (w) => `${w.seat}, inżynier: ${w.room}; naukowiec: sektor ${w.sector}, strefa: ${w.zone}`,
  'line.stores': (w) =>
    `${w.seat}, czas ${w.time} z ${w.timeMost}, kryształy ${w.crystals} z ${w.crystalsMost}, połów do ${w.octopodsMost}`,
  'line.bought': (w) => `${w.seat}, bot kupiony w tej rundzie`,
  'line.bots': (w) =>
    `${w.seat}, ${bots(w.supply)} w zasobach; użyte boty liczą się za ${w.used}, najwyżej ${w.most}`,
  'line.submarines': (w) => `${w.seat}, ${submarines(w.reserve)} w rezerwie, w stacji ${w.placed}`,
  'line.cards': (w) => `${w.seat}, karty badań: ${w.count} z ${w.most}`,
  'line.card': (w) => w.card,
  'line.cardUsed': (w) => `${w.card}, użyta`,
  'line.lab': (w) => `${w.seat}, laboratorium: rozwinięcia ${w.count} z ${w.most}, litery ${w.letters}`,
  'line.extension': (w) => w.extension,
  'line.sector': (w) => `Sektor ${w.sector}, programuje kolor ${w.colour}; śluza do ${w.next}: ${w.lock}`,
  'line.control': (w) => `Kontrola: ${w.seat}`,
  'line.noControl': 'Kontrola: nikt',
  'line.loading': (w) => `Stacja ładowania: ${w.count} z ${w.most}`,
  'line.loadingOf': (w) => `Ładuje się: ${w.seat ?? `neutralny (${w.neutral})`}, ${w.count}`,
  'line.lying': (w) => `${time(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.refill': (w) =>
    `Następne uzupełnienie: ${time(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.refillSubmarine': 'Następne uzupełnienie: neutralna łódź podwodna',
  'line.submarine': (w) => `Pole łodzi podwodnej ${w.space}: ${w.seat ?? `neutralna (${w.neutral})`}`,
  'line.freeSpace': (w) => `Pole łodzi podwodnej ${w.space}: wolne, koszt: czas ${w.price}`,
  'line.topCard': (w) => `Wierzchnia karta badań (z ${w.count}): ${w.card}`,
  'line.topExtension': (w) => `Wierzchnie rozwinięcie (z ${w.count}): ${w.extension}`,
  'line.scored': (w) =>
    `${w.seat}: przewaga ${w.majority}, boty ${w.bots}, kryształy ${w.crystals}, ośmiornice ${minus(w.octopods)}; razem ${signed(w.total)}` +
    (w.lost > 0 ? `, na czerwonych liniach przepada ${w.lost}` : ''),
  'line.result': (w) =>
    `${w.rank}. ${w.seat}: ${kp(w.total)} (tor ${w.track}, litery ${w.letters}, czas ${w.time}, łodzie podwodne ${w.submarines}, laboratorium ${w.lab})`,
  'line.tieBreaks': (w) => `${w.seat}, przy remisie: sektory ${w.controlled}, ${crystals(w.crystals)}`,
  'alt.player': (w) =>
    `${w.seat}: ${kp(w.kp)}, czas ${w.time}/${w.timeMost}, kryształy ${w.crystals}/${w.crystalsMost}, ${bots(w.bots)}, ` +
    `zaprogramowane ${w.colours ?? 'nic'}, inżynier ${w.room}, naukowiec ${w.sector}.`,
  'alt.sector': (w) =>
    `${w.sector}: ${list([
      w.seat ?? 'nikt',
      `ładowanie ${w.bots}`,
      boats(w.submarines),
      octopods(w.octopods),
      crystals(w.crystals),
      `czas ${w.time}`,
      w.card ?? '',
      w.extension ?? '',
      `śluza ${w.lock}`,
    ])}.`,
  'alt.rooms': (w) => `Pomieszczenia: ${w.tokens}.`,
  'alt.next': (w) => `Następny program: ${w.tokens}.`,
  'legend.title': 'AquaSphere: co oznaczają symbole',
  'legend.people': 'Pionki graczy',
  'legend.engineer': 'Inżynier: wspina się po centrali i programuje boty',
  'legend.scientist': 'Naukowiec: chodzi po stacji i używa zaprogramowanych botów',
  'legend.bot': 'Bot kontrolujący sektor; obwódka ma kolor właściciela',
  'legend.submarine': 'Łódź podwodna: przed każdą punktacją daje czas',
  'legend.neutral': 'Element neutralny: nie należy do nikogo przy stole',
  'legend.programs': 'Programy: co robi bot',
  'legend.green': 'Weź rozwinięcie laboratorium',
  'legend.yellow': 'Weź czas',
  'legend.black': 'Weź kryształy',
  'legend.purple': 'Złap ośmiornice',
  'legend.blue': 'Umieść łódź podwodną',
  'legend.red': 'Weź kartę badań',
  'legend.white': 'Zaprogramuj kolor sektora',
  'legend.station': 'W stacji i u graczy',
  'legend.time': 'Czas: płaci za drogę, miejsca postoju i programy',
  'legend.crystals': 'Kryształ: przenosi przez czerwoną linię',
  'legend.octopods': 'Ośmiornica: punkty za złapanie, strata dla kontrolującego',
  'legend.hatch': 'Śluza: tyle czasu kosztuje przejście; otwarty tunel jest darmowy',
  'legend.module': 'Rozwinięcie: jego litera albo to, co dodaje',
  'legend.buoy': 'Czerwona linia: znacznik tu staje, chyba że zapłacisz',
  'legend.star': 'Punkty wiedzy',
  'legend.cards': 'Karty badań',
  'legend.card.engineer': 'Nagroda, gdy inżynier wchodzi do pokoju tego koloru',
  'legend.card.catch': 'Nagroda za łapanie ośmiornic',
  'legend.card.opposite': 'Naukowiec może przejść wprost do przeciwległego sektora',
  'legend.card.cleaner': 'Punkty za cudze boty, które odsyłasz',
  'legend.card.locks': 'Śluzy kosztują cię mniej',
  'legend.card.halfsub': 'Miejsca postoju kosztują cię mniej',
  'legend.card.lateral': 'Inżynier raz przechodzi w bok',
  'legend.card.scoring': 'Przed każdą punktacją: zapłać i zaprogramuj ten kolor',
  'legend.card.instant': 'Od razu: weź czas i zaprogramuj ten kolor',
} satisfies Partial<AquaSphereTexts['messages']>;

export const PL: AquaSphereTexts = {
  title: 'AquaSphere',
  about: 'Programuj boty w centrali, wysyłaj naukowca do podwodnej stacji i przejmuj jej sektory.',
  messages: { ...events, ...prompts, ...refusals, ...board, ...EFFECTS.pl },
  verbs: {
    program: {
      name: 'programuj',
      description: 'Przesuń inżyniera do pomieszczenia i zaprogramuj jego kolor',
    },
    buy: { name: 'kup', description: 'Raz na rundę: zapłać 3 znaczniki czasu i zaprogramuj wolny kolor' },
    lateral: { name: 'drzwi', description: 'Przesuń inżyniera w bok (karta) i zaprogramuj ten kolor' },
    act: { name: 'akcja', description: 'Wyślij naukowca do sektora i użyj tam zaprogramowanego bota' },
    return: { name: 'zwróć', description: 'Zwróć zaprogramowanego bota do swoich zasobów' },
    pass: { name: 'pas', description: 'Zakończ swoje tury w tej rundzie' },
    'place-bot': { name: 'umieść', description: 'Umieść bota za literę nowego rozwinięcia' },
    done: { name: 'gotowe', description: 'To wszystko' },
    'pay-crystal': { name: 'zapłać', description: 'Zapłać kryształem za przejście czerwonej linii' },
    stop: { name: 'stań', description: 'Zatrzymaj się na czerwonej linii i strać pozostałe punkty' },
    income: { name: 'dochód', description: 'Weź dochód przed punktacją' },
    use: { name: 'użyj', description: 'Użyj nadgodzin przed punktacją' },
  },
  parameters: {
    room: { name: 'pomieszczenie', description: 'Pomieszczenie w centrali' },
    colour: { name: 'kolor', description: 'Kolor programowania' },
    sector: { name: 'sektor', description: 'Sektor stacji' },
    card: { name: 'karta', description: 'Karta badań' },
    returned: { name: 'zwracany', description: 'Bot, który za to wraca' },
  },
  options: {
    earlyPass: {
      label: 'Wczesne pasowanie',
      values: { true: 'Dozwolone', false: 'Po trzecim ruchu inżyniera' },
    },
    emptyActions: { label: 'Akcje bez skutku', values: { true: 'Dozwolone', false: 'Niedozwolone' } },
    lateralFree: { label: 'Boczne drzwi', values: { true: 'Dodatkowo', false: 'Zamiast tury' } },
    redLineReturnPays: {
      label: 'Bot zwrócony na czerwonej linii',
      values: { true: 'Daje czas', false: 'Nic nie daje' },
    },
  },
};
