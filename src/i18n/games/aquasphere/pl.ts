import { plural } from '../../plural.ts';
import { COACH } from './coach.ts';
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
const extensions = count('# rozwinięcie', '# rozwinięcia', '# rozwinięć');
const kp = (number: number): string => `${number} PW`;
const steps = count('# pole', '# pola', '# pól');

const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
/** A minus is no hyphen, and nothing is taken away for none. */
const minus = (number: number): string => (number === 0 ? '0' : `−${number}`);
const price = (number: number): string => (number === 0 ? 'za darmo' : `czas ${minus(number)}`);
/** "3 kryształy", or "1 kryształ (zamiast 3)" where not all of it was to be had */
const partOf = (got: number, asked: number, words: (number: number) => string): string =>
  got < asked ? `${words(got)} (zamiast ${asked})` : words(got);
const signed = (number: number): string => (number < 0 ? minus(-number) : String(number));

const events = {
  started: (w) => `Zaczyna ${w.first}.`,
  roundStarted: (w) => `Zaczyna się runda ${w.round}. Kolejność: ${w.order}.`,
  engineerMoved: (w) => `${w.seat} przesuwa inżyniera: ${w.from} → ${w.to}.`,
  botProgrammed: (w) => `${w.seat} programuje bota: kolor ${w.colour} (${w.by}).`,
  botReturned: (w) => `${w.seat} zwraca bota (${w.colour})${w.time > 0 ? ` i bierze ${time(w.time)}` : ''}.`,
  timePaid: (w) => `${w.seat} płaci ${time(w.amount)}.`,
  timeGained: (w) => `${w.seat} bierze ${partOf(w.got, w.asked, time)}.`,
  crystalsGained: (w) => `${w.seat} bierze ${partOf(w.got, w.asked, crystals)}.`,
  scientistMoved: (w) =>
    w.from === w.to
      ? `${w.seat} zostawia naukowca w sektorze ${w.to} (kolor strefy: ${w.zone}).`
      : `${w.seat} wysyła naukowca z sektora ${w.from} do sektora ${w.to} (kolor strefy: ${w.zone}).`,
  botPlaced: (w) => `${w.seat} przejmuje kontrolę nad sektorem ${w.sector} (${w.by}).`,
  botPushed: (w) => `Bot (${w.owner}) trafia do stacji ładowania w sektorze ${w.sector}.`,
  stationCleaned: (w) =>
    `Stacja ładowania w sektorze ${w.sector} się przepełnia i jest czyszczona. Wracają boty: ${w.bots} (${w.owners}).`,
  extensionTaken: (w) => `${w.seat} rozbudowuje laboratorium w sektorze ${w.sector}: ${w.extension}.`,
  octopodsCaught: (w) => `${w.seat} łapie ${octopodsWhom(w.number)} w sektorze ${w.sector}.`,
  submarinePlaced: (w) =>
    w.seat === undefined
      ? `Neutralna łódź podwodna (kolor ${w.neutral}) pojawia się w sektorze ${w.sector}, pole ${w.space}.`
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
    return `${w.seat} zdobywa ${kp(w.to - w.from)} (${w.from} → ${w.to})${lost}.`;
  },
  linePaid: (w) => `${w.seat} przekracza czerwoną linię, zapłata: ${w.with}.`,
  passed: (w) => `${w.seat} pasuje.`,
  incomeTaken: (w) => `${w.seat} bierze dochód: ${partOf(w.got, w.asked, time)}.`,
  scored: (w) =>
    `Punktacja (${w.seat}): przewaga ${w.majority}, użyte boty ${w.bots}, kryształy ${w.crystals}, ośmiornice ${minus(w.octopods)}; ` +
    `razem ${signed(w.majority + w.bots + w.crystals - w.octopods)} PW.`,
  sectorRefilled: (w) =>
    `Uzupełnienie sektora ${w.sector}: ${list([
      w.card,
      `rozwinięcie „${w.extension}”`,
      w.time > 0 ? time(w.time) : '',
      w.crystals > 0 ? crystals(w.crystals) : '',
      w.octopods > 0 ? octopods(w.octopods) : '',
    ])}.`,
  tileRemoved: (w) => `Nowy kafel centralny: żarówka pokazuje ${w.lamp}.`,
  programApplied: (w) =>
    `W centrali leży nowy ${w.card}. ${w.next === undefined ? 'To już ostatni' : `Następny: ${w.next}`}.`,
  finalScored: (w) =>
    `Punktacja końcowa (${w.seat}): litery ${w.letters}, czas ${w.time}, łodzie podwodne ${w.submarines}, ukończone laboratorium ${w.lab}.`,
  ended: (w) => `Koniec gry. Pierwsze miejsce: ${w.winners}.`,
  'by-engineer': 'ruch inżyniera',
  'by-purchase': 'zakup',
  'by-lateral': 'boczne drzwi',
  'by-sector': 'akcja w sektorze',
  'by-scoring': 'nadgodziny',
  'by-instant': 'pilne zlecenie',
  'by-action': 'akcja',
  'by-letter': 'litera rozwinięcia',
  'with-crystal': 'kryształ',
  'with-bot': (w) => `bot (${w.colour})`,
} satisfies Partial<AquaSphereTexts['messages']>;

const prompts = {
  'ask.turn': 'Twoja tura: zaprogramuj bota, wykonaj akcję zaprogramowanym botem albo spasuj.',
  'ask.trim': (w) =>
    `Nowy bot (${w.fresh}) jest trzeci, a miejsce jest na dwa. Którego z pozostałych zwracasz?`,
  'ask.letters': (w) =>
    `Litery nowego rozwinięcia: ${w.letters}. W którym sektorze umieszczasz bota z zasobów?`,
  'ask.knowledge': (w) =>
    `Czerwona linia przed polem ${w.line}, zostało ci jeszcze ${kp(w.left)}. Płacisz i idziesz dalej czy stajesz i tracisz resztę?`,
  'ask.prepare': (w) => `Przed punktacją: najpierw nadgodziny czy dochód (${time(w.time)})?`,
  'group.program': 'Zaprogramuj bota',
  'group.lateral': 'Boczne drzwi',
  'group.act': 'Akcja w sektorze',
  'group.return': 'Zwróć bota',
  'group.pass': 'Spasuj',

  'do.program': (w) => `Inżynier → ${w.room}: bot ${w.colour}`,
  'do.lateral': (w) => `Boczne drzwi → ${w.room}: bot ${w.colour}`,
  'do.buy': (w) => `Kup (${price(w.price)}): bot ${w.colour}`,
  'do.actGreen': (w) => `Sektor ${w.sector} (${price(w.price)}): rozwinięcie ${w.extension}`,
  'do.actYellow': (w) => `Sektor ${w.sector} (${price(w.price)}): weź ${time(w.time)}`,
  'do.actBlack': (w) => `Sektor ${w.sector} (${price(w.price)}): weź ${crystals(w.crystals)}`,
  'do.actPurple': (w) =>
    `Sektor ${w.sector} (${price(w.price)}): złap ${octopodsWhom(w.number)}, +${kp(w.kp)}`,
  'do.actBlue': (w) => `Sektor ${w.sector} (${price(w.price)}): umieść łódź podwodną, +${kp(w.kp)}`,
  'do.actRed': (w) => `Sektor ${w.sector} (${price(w.price)}): ${w.card}, +${kp(w.kp)}`,
  'do.actWhite': (w) => `Sektor ${w.sector} (${price(w.price)}): bot ${w.colour}`,
  'do.actRet': (w) => `${w.act}; wraca bot ${w.colour}`,
  'do.return': (w) => `Zwróć bota: ${w.colour} (${w.time === 0 ? 'bez czasu' : `czas +${w.time}`})`,
  'do.pass': 'Spasuj: koniec tur w tej rundzie',
  'do.placeBot': (w) => `Umieść bota w sektorze ${w.sector}`,
  'do.done': 'To wszystko',
  'do.payCrystal': (w) => `Zapłać kryształ i idź na pole ${w.to}`,
  'do.returnAtLine': (w) =>
    `Zwróć bota (${w.colour}) i idź na pole ${w.to}${w.time === 0 ? '' : `, czas +${w.time}`}`,
  'do.stop': (w) => `Stań tutaj i strać ${kp(w.lost)}`,
  'do.income': (w) => `Weź dochód: ${time(w.time)}`,
  'do.use': (w) => `Nadgodziny (${price(w.price)}): bot ${w.colour}`,
  'do.useRet': (w) => `Nadgodziny (${price(w.price)}): bot ${w.colour}; wraca bot ${w.returned}`,
  'detail.reward': (w) =>
    `Twoje karty dają też: ${list([
      w.time > 0 ? time(w.time) : '',
      w.crystals > 0 ? crystals(w.crystals) : '',
      w.kp > 0 ? kp(w.kp) : '',
    ])}`,
  'detail.control': 'Przejmujesz kontrolę nad sektorem',
  'detail.push': (w) => `Przejmujesz kontrolę; do stacji ładowania trafia bot: ${w.owner}`,
  'detail.pushAndClean': (w) =>
    `Wypychasz bota (${w.owner}); stacja ładowania się czyści, wraca ${bots(w.bots)}`,
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
  'why.nothingAtLine': 'nie stoisz teraz na czerwonej linii',
  'why.yourTurn': 'w swojej turze programujesz, wykonujesz akcję, zwracasz boty albo pasujesz',
  'why.trim': (w) => `masz trzy zaprogramowane boty: najpierw zwróć jednego (nowy zostaje: ${w.fresh})`,
  'why.letters': (w) =>
    `najpierw umieść bota za literę rozwinięcia (${w.letters}) albo wybierz „To wszystko”`,
  'why.atLine': (w) => `najpierw zdecyduj na czerwonej linii: zapłać albo stań i strać ${kp(w.left)}`,
  'why.preparing': 'przed punktacją możesz tylko użyć nadgodzin albo wziąć dochód',
  'why.colourTaken': (w) => `kolor ${w.colour} jest zajęty: mieści się tam tylko jeden bot`,
  'why.noSupply': 'w twoich zasobach nie ma bota; najpierw zwróć zaprogramowanego',
  'why.noMovesLeft': (w) =>
    `inżynier wykonał już ${count('# ruch', '# ruchy', '# ruchów')(w.moves)}, w tej rundzie to wszystko`,
  'why.noArrow': (w) => `brak strzałki: ${w.from} → ${w.room}; stąd można iść tylko tu: ${w.rooms}`,
  'why.bought': 'w tej rundzie jeden bot jest już kupiony',
  'why.noTime': (w) => `to kosztuje ${time(w.price)}, a masz tylko ${w.time}`,
  'why.noLateral': 'nie masz nieużytych bocznych drzwi',
  'why.engineerInNoRoom': 'boczne drzwi łączą pomieszczenia, a twój inżynier w żadnym nie stoi',
  'why.notBeside': (w) => `te pomieszczenia nie sąsiadują: ${w.from} i ${w.room}`,
  'why.notProgrammed': (w) => `nie masz zaprogramowanego bota tego koloru: ${w.colour}`,
  'why.sameBot': (w) => `ten bot wykonuje akcję (${w.colour}), więc nie może też wrócić`,
  'why.payableWithout': (w) => `to kosztuje ${time(w.price)}, a masz ${w.time}: stać cię bez zwracania bota`,
  'why.tooEarly': (w) =>
    `przy tym stole spasujesz dopiero po ${count('# ruchu', '# ruchach', '# ruchach')(w.moves)} inżyniera`,
  'why.labComplete': (w) => `twoje laboratorium jest ukończone (${extensions(w.most)})`,
  'why.noExtension': (w) => `w sektorze ${w.sector} nie ma rozwinięcia`,
  'why.timeFull': (w) => `więcej znaczników czasu nie zmieścisz (limit: ${w.most})`,
  'why.noTimeLeft': (w) => `znaczników czasu nie ma ani w sektorze ${w.sector}, ani w zasobach ogólnych`,
  'why.noCrystal': (w) => `w sektorze ${w.sector} nie ma kryształu`,
  'why.crystalsFull': (w) => `więcej kryształów nie zmieścisz (limit: ${w.most})`,
  'why.noOctopod': (w) => `w sektorze ${w.sector} nie ma ośmiornicy`,
  'why.submarineThere': (w) => `w sektorze ${w.sector} jest już twoja łódź podwodna`,
  'why.noSubmarine': 'wszystkie twoje łodzie podwodne są już w stacji',
  'why.noSpace': (w) => `w sektorze ${w.sector} wszystkie pola łodzi podwodnych są zajęte`,
  'why.cardsFull': (w) => `twoje laboratorium nie pomieści więcej kart (limit: ${w.most})`,
  'why.noCard': (w) => `w sektorze ${w.sector} nie ma karty badań`,
  'why.freshStays': (w) => `nowy bot zostaje (${w.fresh}); wraca jeden z dwóch pozostałych`,
  'why.letterNotOpen': (w) => `rozwinięcie nie daje teraz sektora ${w.sector}, tylko: ${w.letters}`,
  'why.noCrystalToPay': 'nie masz kryształu; zamiast niego może zapłacić zaprogramowany bot',
  'why.crystalPays': 'masz kryształ, więc płacisz kryształem; botem płacisz tylko wtedy, gdy kryształu brak',
  'why.notInHand': (w) => `nie masz takiej karty: ${w.card}`,
  'why.cardUsed': (w) => `w tej punktacji karta jest już użyta: ${w.card}`,
  'why.incomeTaken': 'dochód jest już wzięty',
  'why.incomeFirst': (w) => `to kosztuje ${time(w.price)}, a masz ${w.time}; najpierw weź dochód`,
  'why.noRoom': (w) => `to byłby trzeci bot: wybierz, który wraca (${w.colours})`,
  'why.roomEnough': 'na bota jest miejsce, więc żaden nie wraca',
} satisfies Partial<AquaSphereTexts['messages']>;

const board = {
  track: 'Tor wiedzy',
  letters: 'Litery',
  time: 'Pozostały czas',
  submarines: 'Komplet łodzi',
  lab: 'Ukończone laboratorium',
  'fact-controlled': 'Kontrolowane sektory',
  'fact-crystals': 'Kryształy',

  'asked.turn': (w) => `Tura: ${w.seat}`,
  'asked.turnBoth': (w) => `${w.seat}: programuje czy działa?`,
  'asked.turnProgram': (w) => `${w.seat}: programuje bota?`,
  'asked.turnPass': (w) => `${w.seat}: pasuje?`,
  'asked.turnAct': (w) => `${w.seat}: działa czy pasuje?`,
  'asked.trim': (w) => `${w.seat} ma zwrócić jednego z botów`,
  'asked.letters': (w) => `${w.seat} może umieścić boty za litery`,
  'asked.crystal': (w) => `${w.seat}: kryształ za linię ${w.line} i +${w.points}?`,
  'asked.bot': (w) => `${w.seat}: bot za linię ${w.line} i +${w.points}?`,
  'asked.prepare': (w) => `Przed punktacją: ${w.seats}`,
  'asked.advance': (w) =>
    w.line === undefined
      ? `${w.seats}: płacą za czerwoną linię?`
      : `${w.seats}: płacą za czerwoną linię ${w.line}?`,
  'asked.manyPrepare': 'Przed punktacją',
  'asked.manyAdvance': (w) =>
    w.line === undefined
      ? 'Płacą za czerwoną linię?'
      : `Płacą za czerwoną linię ${w.line}${w.other === undefined ? '' : ` lub ${w.other}`}?`,
  'asked.manyCrystals': (w) =>
    w.line === undefined
      ? 'Kryształ za czerwoną linię?'
      : `Kryształ za czerwoną linię ${w.line}${w.other === undefined ? '' : ` lub ${w.other}`}?`,
  'board.won': (w) => `Zwycięstwo: ${w.seats}`,
  'board.wonTogether': (w) => `Wspólne zwycięstwo: ${w.seats}`,
  'board.title': (w) => `AquaSphere, runda ${w.round} z ${w.rounds}, żarówka ${w.lamp}`,
  'board.round': (w) => `Runda ${w.round} z ${w.rounds}`,
  'board.total': 'Razem',
  'board.programming': 'Programowanie',
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
  'board.passed': 'Spasowali kolejno',
  'board.room.green': 'lab',
  'board.room.yellow': 'czas',
  'board.room.black': 'kryształ',
  'board.room.purple': 'połów',
  'board.room.blue': 'łódź',
  'board.room.red': 'karta',
  'board.room.white': 'bot',
  'board.soon': 'po rundzie',
  'board.lost': (w) => `traci ${w.points}`,
  'board.stopped': (w) => `stop na ${w.points}`,
  'board.hasPassed': 'pas',
  'board.stops': (w) => `stop przed ${w.line}`,
  'board.worth': (w) => `Nowa łódź lub karta: +${w.points}`,
  'board.final': 'Plansza końcowa',
  'turn.points': (w) => kp(w.points),
  'turn.who': (w) => `${w.seat}: `,
  'turn.where': (w) => `${w.seat} zostaje w ${w.sector}: `,
  'turn.goes': (w) => `${w.seat}, z ${w.from} do ${w.sector}: `,
  'turn.programs': 'programuje bota',
  'turn.buys': 'kupuje bota',
  'turn.ready.green': 'do rozbudowy laboratorium',
  'turn.ready.yellow': 'do wzięcia czasu',
  'turn.ready.black': 'do wzięcia kryształów',
  'turn.ready.purple': 'do łapania ośmiornic',
  'turn.ready.blue': 'do wystawienia łodzi podwodnej',
  'turn.ready.red': 'do wzięcia karty',
  'turn.ready.white': 'do programowania kolejnego',
  'turn.returns': 'zwraca innego bota',
  'turn.returnsOne': 'zwraca bota',
  'turn.module': 'nowe rozwinięcie',
  'turn.time': (w) => `bierze ${time(w.number)}`,
  'turn.crystals': (w) => `bierze ${crystals(w.number)}`,
  'turn.octopods': (w) => `łapie ${octopodsWhom(w.number)}`,
  'turn.submarine': 'umieszcza łódź podwodną',
  'turn.card': 'bierze kartę',
  'turn.control': 'przejmuje kontrolę',
  'turn.passed': 'pasuje',
  'turn.line': 'płaci za czerwoną linię',
  'turn.stops': (w) => `traci ${w.points} na linii ${w.line}`,
  'turn.nothing': 'bez punktów',
  'turn.income': (w) => `bierze dochód: ${time(w.number)}`,
  'turn.thinks': 'przygotowuje się',
  'turn.scoring': (w) => `Punktacja rundy ${w.round}`,
  'turn.scoredFor': (w) => `Punktacja rundy ${w.round}: kontrola + boty + kryształy − ośmiornice`,
  'turn.finalScoring': 'Punktacja końcowa',
  'line.lamp': (w) => `Żarówka: ${w.lamp}${w.next === undefined ? '' : `, potem ${w.next}`}`,
  'line.order': (w) => `Kolejność: ${w.seats}`,
  'line.passed': (w) => `Pas (w kolejności następnej rundy): ${w.seats}`,
  'line.nobodyPassed': 'Nikt jeszcze nie spasował',
  'line.stock': (w) => `Zasoby ogólne: ${time(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.decks': (w) =>
    `Talie: badania ${w.research}, rozwinięcia ${w.extensions}, zakryte karty programów ${w.programs}`,
  'line.neutralReserve': (w) => `Neutralna rezerwa (${w.neutral}): ${submarines(w.count)}`,
  'line.start': (w) => `Pole startowe, strzałki do: ${w.rooms}`,
  'line.room': (w) =>
    `${w.room}: ${w.colour} (${w.action}), ${w.rooms === undefined ? 'strzałki do wyjścia' : `strzałki do: ${w.rooms}`}`,
  'line.next': (w) => `Następny program: ${w.tokens}`,
  'line.score': (w) =>
    `${w.seat}: ${kp(w.kp)}, ${w.steps === undefined ? 'bez czerwonej linii' : `do czerwonej linii ${steps(w.steps)}`}`,
  'line.soonOctopods': (w) =>
    `${w.seat}, zagrożenie: ośmiornice (${w.sectors}) zabiorą ${kp(w.points)} przy punktacji`,
  'line.soonLine': (w) => `${w.seat}, zagrożenie: blisko czerwona linia i nie ma czym za nią zapłacić`,
  'line.programmed': (w) => `${w.seat}, zaprogramowane boty: ${w.colours ?? 'brak'}`,
  'line.places': (w) =>
    `${w.seat}, inżynier: ${w.room}; naukowiec: sektor ${w.sector}, kolor strefy: ${w.zone}`,
  'line.stores': (w) =>
    `${w.seat}, czas ${w.time} z ${w.timeMost}, kryształy ${w.crystals} z ${w.crystalsMost}, limit ośmiornic ${w.octopodsMost}`,
  'line.bought': (w) => `${w.seat}, bot kupiony w tej rundzie`,
  'line.bots': (w) =>
    `${w.seat}, ${bots(w.supply)} w zasobach; za użyte boty ${kp(w.used)} (najwyżej ${w.most})`,
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
  'line.loadingOf': (w) => `Ładuje się: ${w.seat ?? `neutralne (${w.neutral})`}, boty: ${w.count}`,
  'line.lying': (w) => `W sektorze: ${time(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.refill': (w) =>
    `Następne uzupełnienie: ${time(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.refillSubmarine': 'Następne uzupełnienie: neutralna łódź podwodna',
  'line.submarine': (w) => `Pole łodzi podwodnej ${w.space}: ${w.seat ?? `neutralna (${w.neutral})`}`,
  'line.freeSpace': (w) => `Pole łodzi podwodnej ${w.space}: wolne, koszt: czas ${w.price}`,
  'line.topCard': (w) => `Wierzchnia karta badań (z ${w.count}): ${w.card}`,
  'line.topExtension': (w) => `Wierzchnie rozwinięcie (z ${w.count}): ${w.extension}`,
  'line.scored': (w) =>
    `${w.seat}: przewaga ${w.majority}, boty ${w.bots}, kryształy ${w.crystals}, ośmiornice ${minus(w.octopods)}; razem ${signed(w.total)} PW` +
    (w.lost > 0 ? `, na czerwonych liniach przepada ${w.lost}` : ''),
  'line.result': (w) =>
    `${w.rank}. ${w.seat}: ${kp(w.total)} (tor ${w.track}, litery ${w.letters}, czas ${w.time}, łodzie podwodne ${w.submarines}, laboratorium ${w.lab})`,
  'line.tieBreaks': (w) => `${w.seat}, przy remisie: sektory ${w.controlled}, ${crystals(w.crystals)}`,
  'alt.player': (w) =>
    `${w.seat}: ${kp(w.kp)}, czas ${w.time}/${w.timeMost}, kryształy ${w.crystals}/${w.crystalsMost}, ${bots(w.bots)}, ` +
    `zaprogramowane boty: ${w.colours ?? 'brak'}; inżynier: ${w.room}; naukowiec: sektor ${w.sector}.`,
  'alt.sector': (w) =>
    `${w.sector}: ${list([
      w.seat === undefined ? 'bez kontroli' : `kontrola: ${w.seat}`,
      `stacja ładowania ${w.bots}`,
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
  'legend.submarine': 'Łódź podwodna: przed każdą punktacją daje znaczniki czasu',
  'legend.neutral': 'Element neutralny: nie należy do nikogo przy stole',
  'legend.programs': 'Programy: co robi bot',
  'legend.green': 'Weź rozwinięcie laboratorium',
  'legend.yellow': 'Weź znaczniki czasu',
  'legend.black': 'Weź kryształy',
  'legend.purple': 'Złap ośmiornice',
  'legend.blue': 'Umieść łódź podwodną',
  'legend.red': 'Weź kartę badań',
  'legend.white': 'Zaprogramuj kolor sektora',
  'legend.station': 'W stacji i u graczy',
  'legend.time': 'Znacznik czasu: płaci za śluzy, pola łodzi podwodnych i programy',
  'legend.crystals': 'Kryształ: przenosi przez czerwoną linię',
  'legend.octopods': 'Ośmiornica: punkty za złapanie, strata, jeśli kontrolujesz jej sektor',
  'legend.hatch': 'Śluza: tyle znaczników czasu kosztuje przejście; otwarty tunel jest darmowy',
  'legend.module': 'Rozwinięcie: jego litera albo to, co dodaje',
  'legend.buoy': 'Czerwona linia: znacznik tu staje, chyba że zapłacisz',
  'legend.star': 'Punkty wiedzy',
  'legend.cards': 'Karty badań',
  'legend.card.engineer': 'Nagroda, gdy inżynier wchodzi do pomieszczenia tego koloru',
  'legend.card.catch': 'Nagroda za łapanie ośmiornic',
  'legend.card.opposite': 'Naukowiec może przejść wprost do przeciwległego sektora',
  'legend.card.cleaner': 'Punkty za cudze boty, które odsyłają twoje boty',
  'legend.card.locks': 'Śluzy kosztują cię mniej',
  'legend.card.halfsub': 'Pola łodzi podwodnych kosztują cię mniej',
  'legend.card.lateral': 'Inżynier raz przechodzi w bok',
  'legend.card.scoring': 'Przed każdą punktacją: zapłać i zaprogramuj ten kolor',
  'legend.card.instant': 'Od razu: weź znaczniki czasu i zaprogramuj ten kolor',
} satisfies Partial<AquaSphereTexts['messages']>;

export const PL: AquaSphereTexts = {
  title: 'AquaSphere',
  about: 'Programuj boty w centrali, a potem wysyłaj je do podwodnej stacji badawczej. Nieoficjalnie.',
  messages: { ...events, ...prompts, ...refusals, ...board, ...EFFECTS.pl, ...COACH.pl },
  verbs: {
    program: {
      name: 'programuj',
      description: 'Przesuń inżyniera do pomieszczenia i zaprogramuj jego kolor',
    },
    buy: { name: 'kup', description: 'Raz na rundę: zapłać 3 znaczniki czasu i zaprogramuj wolny kolor' },
    lateral: { name: 'drzwi', description: 'Przesuń inżyniera w bok (karta) i zaprogramuj ten kolor' },
    act: { name: 'akcja', description: 'Wykonaj akcję w sektorze zaprogramowanym botem' },
    return: { name: 'zwróć', description: 'Zwróć zaprogramowanego bota do swoich zasobów' },
    pass: { name: 'spasuj', description: 'Zakończ swoje tury w tej rundzie' },
    'place-bot': { name: 'umieść', description: 'Umieść bota za literę nowego rozwinięcia' },
    done: { name: 'gotowe', description: 'To wszystko' },
    'pay-crystal': { name: 'zapłać', description: 'Zapłać kryształ za przejście czerwonej linii' },
    stop: { name: 'stań', description: 'Zatrzymaj się na czerwonej linii i strać pozostałe punkty' },
    income: { name: 'dochód', description: 'Weź dochód przed punktacją' },
    use: { name: 'użyj', description: 'Użyj nadgodzin przed punktacją' },
  },
  parameters: {
    room: { name: 'pomieszczenie', description: 'Pomieszczenie w centrali' },
    colour: { name: 'kolor', description: 'Kolor programowania' },
    sector: { name: 'sektor', description: 'Sektor stacji' },
    card: { name: 'karta', description: 'Karta badań' },
    returned: { name: 'zwrot', description: 'Bot, którego za to zwracasz' },
  },
  options: {
    earlyPass: {
      label: 'Pasowanie',
      values: { true: 'W każdej chwili', false: 'Dopiero po trzecim ruchu inżyniera' },
      explained: {
        true: 'Pasować można w każdej swojej turze',
        false: 'Pasować można dopiero, gdy inżynier nie ma już dokąd iść',
      },
    },
    emptyActions: {
      label: 'Akcje bez skutku',
      values: { true: 'Dozwolone', false: 'Niedozwolone' },
      explained: {
        false: 'Bot działa tylko tam, gdzie jego akcja coś daje',
        true: 'Bot może działać bez skutku, tylko po to, by przejąć kontrolę',
      },
    },
    lateralFree: {
      label: 'Boczne drzwi',
      values: { true: 'Dodatkowy ruch', false: 'Zajmują turę' },
      explained: {
        true: 'Boczne drzwi to dodatek; potem masz jeszcze zwykłą turę',
        false: 'Użycie bocznych drzwi to cała twoja tura',
      },
    },
    redLineReturnPays: {
      label: 'Bot zwrócony na czerwonej linii',
      values: { true: 'Daje czas', false: 'Nic nie daje' },
      explained: {
        true: 'W twojej turze bot zwrócony za przejście linii daje też znaczniki czasu',
        false: 'Bot zwrócony za przejście linii nigdy nie daje znaczników czasu',
      },
    },
  },
};
