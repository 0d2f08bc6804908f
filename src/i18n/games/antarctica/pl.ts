import { plural } from '../../plural.ts';
import { COACH } from './coach.ts';
import { EFFECTS } from './effects.ts';
import type { AntarcticaTexts } from './texts.ts';

const count = (one: string, few: string, many: string) => (number: number) =>
  plural('pl', number, { one, few, many, other: many });
const scientists = count('# naukowiec', '# naukowców', '# naukowców');
/** whom? "zatrudnia 1 naukowca", "za 1 naukowca" */
const scientistsWhom = count('# naukowca', '# naukowców', '# naukowców');
const points = count('# punkt', '# punkty', '# punktów');
const researchPoints = count('# punkt badań', '# punkty badań', '# punktów badań');
/** by how many? "o 1 punkt" is the same, "o 5 punktów" */
const ships = count('# statek', '# statki', '# statków');
const cubes = count('# kostka', '# kostki', '# kostek');
const cards = count('# karta', '# karty', '# kart');
const buildings = count('# budynek', '# budynki', '# budynków');
const buildingCards = count('# karta budowy', '# karty budowy', '# kart budowy');
const ORDINALS = ['pierwszy', 'drugi', 'trzeci'];
const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}.`;

const events = {
  setUp: (w) => `Statki czekają u brzegów Antarktydy. Zaczyna: ${w.start}.`,
  shipPlaced: (w) => `${w.seat} stawia statek w strefie ${w.area}.`,
  cubeGranted: (w) => `${w.seat} zaczyna z kostką: ${w.track}.`,
  sunMoved: (w) =>
    w.skipped === undefined
      ? `Słońce przechodzi do strefy ${w.area}.`
      : `Słońce mija puste strefy (${w.skipped}) i świeci nad strefą ${w.area}.`,
  shipSailed: (w) =>
    `${w.icebreaker > 0 ? 'Lodołamacz! ' : ''}${w.seat} ma płynąć ze strefy ${w.from} do strefy ${w.to}.`,
  shipStayed: (w) => `${w.seat} zostaje w strefie ${w.area}; lodołamacz jest zużyty.`,
  built: (w) =>
    `${w.seat} wznosi w strefie ${w.area}: ${w.card} (${scientists(w.scientists)})` +
    `${w.using === undefined ? '' : `; brakujący budynek zastępuje ${w.using}`}.`,
  cardClaimed: (w) =>
    `${w.seat} bierze kartę budowy. ${
      w.next === undefined ? `Stos jest pusty: ${w.pile}.` : `Następna na stosie (${w.pile}): ${w.next}.`
    }`,
  shipBuilt: (w) =>
    `${w.seat} buduje statek, który staje w strefie ${w.area} (${w.by}).` +
    (w.chooser === undefined ? '' : ` Kartę stoczni wybiera ${w.chooser}.`),
  recruited: (w) => `${w.seat} zatrudnia ${scientistsWhom(w.count)}.`,
  advanced: (w) =>
    `${w.track}: ${w.seat} ${w.from === 0 ? `wchodzi na pole ${w.to}` : `idzie z pola ${w.from} na pole ${w.to}`}` +
    `${w.lost > 0 ? `; ${count('# punkt badań przepada', '# punkty badań przepadają', '# punktów badań przepada')(w.lost)}, bo tor się kończy` : ''}.`,
  effectTriggered: (w) => `${w.track}, pole ${w.space}, ${w.seat}: ${w.effect}.`,
  blueConsumed: (w) => `${w.track}: niebieskie pole ${w.space} jest zużyte.`,
  effectVoid: (w) => `${w.seat}: „${w.effect}” nic nie daje, bo ${w.why}.`,
  resourceGained: (w) => `${w.seat} bierze kartę zasobów: ${w.kind}.`,
  cardPlayed: (w) =>
    `${w.seat} zagrywa kartę „${w.kind}”${w.area === undefined ? '' : ` w strefie ${w.area}`}.`,
  icebreakerBoxed: (w) => `Lodołamacz (${w.seat}, strefa ${w.area}) wraca do pudełka: ${w.why}.`,
  resourceDiscarded: (w) =>
    `${w.seat} odrzuca ${w.kind}${w.area === undefined ? '' : ` ze strefy ${w.area}`}` +
    `${w.recruited > 0 ? ` i zatrudnia ${scientistsWhom(w.recruited)}` : ''}.`,
  cardTaken: (w) =>
    `${w.seat} bierze ${w.card === undefined ? 'kartę stoczni' : `kartę „${w.card}”`} ${w.from}.`,
  pileBoxed: (w) =>
    `Kart stoczni jest za mało dla wszystkich: ${count('# karta trafia', '# karty trafiają', '# kart trafia')(w.count)} zakryte do pudełka.`,
  shipMoved: (w) => `${w.seat} przenosi statek ze strefy ${w.from} do strefy ${w.to}.`,
  skipped: (w) => `${w.seat} pomija: ${w.question}.`,
  turnEnded: (w) =>
    w.idleTurns === 0
      ? `${w.seat} kończy turę.`
      : `${w.seat} kończy turę, nic nie robiąc${w.idleTurns > 1 ? ` (${w.idleTurns}. taka tura z rzędu)` : ''}.`,
  ended: (w) => `Koniec gry: ${w.reason}.`,
  scored: (w) => `${w.category}: ${w.points}.`,
  ranked: (w) => `${w.rank}. ${w.seat}: ${points(w.total)}.`,
  'by.action': 'stocznia',
  'by.effect': 'nagroda za badania',
  'void.reserve': 'rezerwa jest pusta',
  'void.available': 'nie ma dostępnych statków',
  'void.line': (w) => `kolejka w strefie ${w.area} jest pełna`,
  'void.stock': 'stos jest pusty',
  'void.holds': 'taka karta jest już na ręce',
  'void.pile': 'kart stoczni jest za mało dla wszystkich',
  'boxed.left': 'statek odpłynął',
  'boxed.first': 'statek jest już pierwszy w kolejce',
  'boxed.stayed': 'statek zostaje',
  'discarded.cube': 'kostkę',
  'discarded.ship': 'statek',
  'from.pile': 'ze stosu',
  'from.packet': 'z podawanych kart',
  'question.move': 'przeniesienie statku',
  'question.joint': 'postęp na torze badań',
  'end.scientists': 'ktoś ma już wszystkich naukowców na planszy',
  'end.buildings': 'wszystkie budynki wzniesione',
  'end.idle': 'nic się już nie dzieje',
  'end.no-ships': 'na planszy nie ma statków',
  'scored.area': (w) => `Strefa ${w.area}`,
  'scored.track': (w) => w.track,
  'scored.cards': 'Karty budowy z gwiazdką',
  'scored.resources': 'Zasoby odrzucone',
  'scored.points': (w) => `${w.seat} +${w.points}${w.rest === undefined ? '' : `, ${w.rest}`}`,
} satisfies Partial<AntarcticaTexts['messages']>;

const prompts = {
  'ask.place': (w) =>
    `W której strefie stawiasz statek? (${count('został # statek', 'zostały # statki', 'zostało # statków')(w.left)})`,
  'ask.startCube': (w) =>
    `Zaczynasz z kostką na polu ${w.space}. Przesuniesz ją w stacjach badawczych tego rodzaju i po budowie. Na którym torze?`,
  'ask.sail': (w) => `Słońce świeci na twój statek w strefie ${w.area}, musi więc odpłynąć. Dokąd?`,
  'ask.sailIcebreaker': (w) =>
    `Lodołamacz: twój statek, drugi w kolejce w strefie ${w.area}, też może popłynąć. Dokąd? Możesz też zostać.`,
  'ask.act': (w) =>
    `Twój statek jest w strefie ${w.area}. Co robisz? Masz jedną akcję, możesz też zakończyć turę.`,
  'ask.actDone': (w) =>
    `Akcja w strefie ${w.area} wykonana. Zagrasz kartę, odrzucisz statek lub kostkę czy kończysz turę?`,
  'ask.track': (w) => `Masz ${researchPoints(w.points)}. Na którym torze robisz postęp?`,
  'ask.pick': (w) => `${w.seat} ma nowy statek, więc bierzesz kartę stoczni. Którą? (Stos widzisz tylko ty.)`,
  'ask.draft': (w) =>
    w.cards === 1
      ? 'Została ostatnia karta (1): weź ją.'
      : `Weź jedną z ${w.cards} kart, resztę podajesz dalej. Nikt inny nie widzi, co bierzesz.`,
  'ask.move':
    'Możesz przenieść jeden ze swoich statków do innej strefy; nie wykona tam akcji. Który? Możesz też pominąć.',
  'ask.joint': (w) =>
    `Każdy robi postęp o ${points(w.points)}, zaczynając od ciebie. Na którym torze? Inni nie mogą go już wybrać.`,
  'ask.jointMay': (w) =>
    `Możesz zrobić postęp o ${points(w.points)} na torze${w.used === undefined ? '' : `, którego nikt nie wybrał (zajęte: ${w.used})`}. Na którym? Możesz też pominąć.`,

  'do.place': (w) => `Postaw statek w strefie ${w.area}`,
  'do.track': (w) => `Zrób postęp: ${w.track}`,
  'do.sail': (w) => `Płyń do strefy ${w.area}`,
  'do.stay': 'Zostań tutaj',
  'do.build': (w) => `Wznieś: ${w.card}`,
  'do.buildUsing': (w) => `Wznieś: ${w.card} (pomaga ${w.using})`,
  'do.ship': (w) => `Zbuduj statek (stanie w strefie ${w.area})`,
  'do.recruit': (w) => `Zatrudnij ${scientistsWhom(w.count)}`,
  'do.research': (w) => `Badania: ${w.track}, ${points(w.points)}`,
  'do.play': (w) => `Zagraj kartę: ${w.card}`,
  'do.playIcebreaker': (w) => `Zagraj kartę: ${w.card}, strefa ${w.area}`,
  'do.discardCube': 'Odrzuć kostkę',
  'do.discardShip': 'Odrzuć dostępny statek',
  'do.discardShipAt': (w) => `Odrzuć statek: strefa ${w.area}, ${ordinal(w.place)} w kolejce`,
  'do.move': (w) => `Przenieś statek: ${w.from} (${ordinal(w.place)}) → ${w.area}`,
  'do.take': (w) => `Weź kartę: ${w.card}`,
  'do.skip': 'Pomiń',
  'do.end': 'Zakończ turę',
  'do.andEnd': (w) => `${w.first}, potem zakończ turę`,

  'detail.area': (w) =>
    `${w.place === 1 ? 'Pierwszy' : w.place === 2 ? 'Drugi' : 'Trzeci'} w kolejce. ${w.buildings === undefined ? 'Brak budynków' : `Budynki: ${w.buildings}`}`,
  'detail.recruit': '1 za każdy twój statek i każdego naukowca w tej strefie',
  'detail.stay': 'Statek zachowuje miejsce, lodołamacz wraca do pudełka',
  'detail.build': (w) =>
    `Stawiasz ${scientistsWhom(w.scientists)} w strefie ${w.area}${w.research > 0 ? `, potem robisz postęp o ${points(w.research)}` : ''}`,
  'detail.ship': (w) => `Dostępne statki: ${w.left}; pozostali gracze biorą po karcie stoczni`,
  'detail.advance': (w) =>
    (w.from === 0 ? `Wejście na pole ${w.to}` : `Z pola ${w.from} na pole ${w.to}`) +
    ` (wartość ${w.from > 0 && w.worth === w.was ? 'nadal ' : ''}${w.worth})` +
    `${w.lost > 0 ? `; ${count('# punkt przepada', '# punkty przepadają', '# punktów przepada')(w.lost)}` : ''}${w.effects === undefined ? '' : `; działa: ${w.effects}`}`,
  'detail.play.scientist': (w) => `Stawiasz 1 naukowca ze swoich zasobów w strefie ${w.area}`,
  'detail.play.plus2': (w) => `Bierzesz ${scientistsWhom(w.count)} z rezerwy do zasobów`,
  'detail.play.fast': (w) => `Robisz postęp o ${points(w.points)} na dowolnym torze`,
  'detail.play.icebreaker': 'Gdy słońce tam dotrze, twój statek ma turę zaraz po pierwszym',
  'detail.discard': (w) =>
    w.recruited > 0
      ? `Zatrudniasz ${scientistsWhom(w.recruited)}; punktuje na końcu gry`
      : 'Punktuje na końcu gry; twoja rezerwa jest pusta',
  'detail.take.icebreaker': (w) => `Turę ma też twój statek drugi w kolejce (do wzięcia: ${w.left})`,
  'detail.take.scientist': (w) => `Stawia 1 naukowca tam, gdzie wpływasz (do wzięcia: ${w.left})`,
  'detail.take.plus2': (w) => `2 naukowców z rezerwy do zasobów (do wzięcia: ${w.left})`,
  'detail.take.fast': (w) => `Postęp o 3 punkty na dowolnym torze (do wzięcia: ${w.left})`,
  'group.setup': 'Przygotowanie',
  'group.sail': 'Płyń',
  'group.build': 'Wznieś budynek',
  'group.act': 'Statek lub naukowcy',
  'group.research': 'Badania',
  'group.play': 'Karty stoczni',
  'group.discard': 'Odrzuć statek lub kostkę',
  'group.move': 'Przenieś statek',
  'group.take': 'Weź kartę',
  'group.end': 'Zakończ',
} satisfies Partial<AntarcticaTexts['messages']>;

const refusals = {
  'why.over': 'gra się skończyła',
  'why.notAsked': (w) => `teraz decyduje ktoś inny: ${w.seats}`,
  'why.setupGoesOn': 'przygotowanie gry jeszcze trwa',
  'why.otherQuestion': 'najpierw trzeba odpowiedzieć na inne pytanie',
  'why.onlyInSetup': 'statki stawia się tylko podczas przygotowania gry',
  'why.sailFirst': 'najpierw musi popłynąć statek, na który świeci słońce',
  'why.sailedAlready': (w) => `twój statek już jest w strefie ${w.area}`,
  'why.noTrackAsked': 'nie masz teraz punktów badań; przy stacji wybierz akcję badań',
  'why.noMoveAsked': 'statek przenosisz tylko dzięki niebieskiemu polu',
  'why.nothingToTake': 'kartę stoczni bierzesz, gdy ktoś inny dostaje statek albo gdy karty są podawane',
  'why.noSkip': 'tego nie można pominąć',
  'why.mustSail': 'pierwszy statek w strefie ze słońcem musi popłynąć',
  'why.stayAfterDiscard': 'w tej turze masz już odrzucony statek lub kostkę, więc statek musi popłynąć',
  'why.areaClosed': (w) => `strefa ${w.area} jest zamknięta przy tej liczbie graczy`,
  'why.lineFull': (w) =>
    `w strefie ${w.area} ${count('jest już # statek', 'są już # statki', 'jest już # statków')(w.spaces)}, kolejka jest pełna`,
  'why.sameArea': (w) => `statek jest w strefie ${w.area}; musi zmienić strefę`,
  'why.acted': 'akcja tej tury jest już wykonana',
  'why.pileEmpty': (w) => `stos jest pusty: ${w.pile}`,
  'why.standsAlready': (w) => `w strefie ${w.area} już stoi ten budynek: ${w.building}`,
  'why.noBuildingLeft': (w) => `nie ma już takiego budynku: ${w.building}`,
  'why.tooFewScientists': (w) => `potrzeba ${scientistsWhom(w.needed)}, a w twoich zasobach jest ${w.supply}`,
  'why.noAccess': (w) => `nie masz statku w strefie z wymaganym budynkiem: ${w.buildings}`,
  'why.noAccessCoverable': (w) =>
    `nie masz statku w strefie z budynkiem: ${w.building}; może go zastąpić twoja karta: ${w.card}`,
  'why.nothingMissing': (w) => `masz dostęp do wszystkiego, ta karta nie jest potrzebna: ${w.card}`,
  'why.severalMissing': (w) => `karta zastępuje tylko jeden budynek, a brakuje kilku: ${w.buildings}`,
  'why.notCovered': (w) => `karta „${w.card}” nie zastępuje budynku: ${w.building}`,
  'why.noResourceCard': (w) => `nie masz tej karty: ${w.card}`,
  'why.noShipyard': (w) => `w strefie ${w.area} nie ma stoczni`,
  'why.noAvailableShip': 'nie masz dostępnego statku',
  'why.noCamp': (w) => `w strefie ${w.area} nie ma obozu`,
  'why.nobodyThere': (w) => `w strefie ${w.area} nie masz teraz ani statku, ani naukowca`,
  'why.reserveEmpty': 'twoja rezerwa naukowców jest pusta',
  'why.noStation': (w) => `w strefie ${w.area} nie ma stacji badawczej`,
  'why.noIcon': (w) => `w strefie ${w.area} (${w.stations}) nie zrobisz postępu na tym torze: ${w.track}`,
  'why.trackClosed': (w) => `ten tor jest zamknięty przy tej liczbie graczy: ${w.track}`,
  'why.noCube': (w) => `nie masz dostępnej kostki, by wejść na ten tor: ${w.track}`,
  'why.noSpaceAhead': (w) => `przed twoją kostką nie ma już wolnych pól: ${w.track}`,
  'why.spaceTaken': (w) => `pole ${w.space} jest zajęte: ${w.track}`,
  'why.onTrackAlready': (w) => `twoja kostka jest już na tym torze: ${w.track}`,
  'why.trackUsed': (w) => `ten tor wybrał już ktoś inny: ${w.track}`,
  'why.noAdvance': 'na żadnym torze nie możesz zrobić postępu',
  'why.cardPlayed': 'możesz zagrać tylko jedną kartę, zanim słońce ruszy dalej',
  'why.notInHand': (w) => `nie masz tej karty: ${w.card}`,
  'why.supplyEmpty': 'w twoich zasobach nie ma naukowców',
  'why.onlyFirst': 'w strefie ze słońcem lodołamacz kładzie się tylko w turze pierwszego statku',
  'why.noSecond': (w) => `w strefie ${w.area} nie ma drugiego statku, który mógłby działać`,
  'why.secondNotYours': (w) => `drugi statek w strefie ${w.area} nie jest twój`,
  'why.hasIcebreaker': (w) => `drugi statek w strefie ${w.area} ma już lodołamacz`,
  'why.discarded': 'w jednej turze wolno odrzucić tylko jeden statek lub jedną kostkę',
  'why.noAvailableCube': 'nie masz dostępnej kostki',
  'why.noShipThere': (w) => `w strefie ${w.area} nie ma statku na tym miejscu: ${ordinal(w.place)} w kolejce`,
  'why.notYourShip': (w) => `${ordinal(w.place)} statek w strefie ${w.area} nie jest twój`,
  'why.actingShip': 'statku, który musi odpłynąć, nie można przedtem odrzucić',
  'why.newShip': (w) =>
    `${ordinal(w.place)} statek w strefie ${w.area} powstał w tej turze, więc jeszcze nie może się ruszyć`,
  'why.notInPile': (w) => `na stosie nie ma tej karty: ${w.card}`,
  'why.notInPacket': (w) => `wśród podawanych kart nie ma tej: ${w.card}`,
} satisfies Partial<AntarcticaTexts['messages']>;

const board = {
  areas: 'Strefy',
  tracks: 'Tory badań',
  cards: 'Karty budowy',
  resources: 'Zasoby',
  firstPlaces: 'Pierwsze miejsca',
  buildingCards: 'Wzięte karty',
  'word.area': (w) => `Strefa ${w.area}`,
  'word.spot': (w) => `Strefa ${w.area}, ${ordinal(w.place)} w kolejce`,
  'word.pile': (w) => w.pile,
  'word.track': (w) => w.track,
  'word.shipyardCard': (w) => w.card,
  'word.resourceCard': (w) => w.card,
  'asked.place': (w) => `${w.seat} ma postawić statek`,
  'asked.startCube': (w) => `${w.seat} ma wybrać tor na start`,
  'asked.sail': (w) => `${w.seat} ma płynąć ze strefy ${w.area}`,
  'asked.sailAgain': (w) => `${w.seat} znów ma płynąć ze strefy ${w.area}`,
  'asked.sailIcebreaker': (w) => `Lodołamacz: ${w.seat} może opuścić ${w.area}`,
  'asked.inIcebreakerTurn': (w) => `Lodołamacz: ${w.what}`,
  'asked.act': (w) => `${w.seat} ma akcję w strefie ${w.area}`,
  'asked.track': (w) => `${w.seat} ma wybrać tor, postęp o ${w.points}`,
  'asked.pick': (w) => `${w.seat} ma wziąć tajną kartę`,
  'asked.draft': (w) => `${w.seat} ma wybrać tajną kartę`,
  'line.pick': (w) => `${w.seat} ma wziąć kartę stoczni, bo powstał statek`,
  'line.draft': (w) => `${w.seat} ma wybrać kartę stoczni i przekazać resztę`,
  'asked.move': (w) => `${w.seat} może przenieść statek`,
  'asked.joint': (w) => `${w.seat} ma wybrać tor badań`,
  'board.won': (w) => `Zwycięstwo: ${w.seats}`,
  'board.wonTogether': (w) => `Wspólne zwycięstwo: ${w.seats}`,
  'over.scientists': 'Wszyscy naukowcy na planszy',
  'over.buildings': 'Wszystkie budynki wzniesione',
  'over.idle': 'Nic się już nie dzieje',
  'over.no-ships': 'Brak statków',
  'board.title': (w) => `Antarctica, liczba graczy: ${w.seats}`,
  'board.cardsToGo': (w) => `${cards(w.count)} do końca`,
  'board.scientistsToGo': (w) => `${scientists(w.count)} do końca`,
  'board.soFar': 'na razie',
  'board.idle': (w) => `tury bez ruchu z rzędu: ${w.turns} z ${w.limit}`,
  'board.closed': 'zamknięta',
  'board.trackClosed': 'zamknięty',
  'board.wholeBoard': 'Cała plansza',
  'board.areas': 'Strefy',
  'board.tracks': 'Tory badań',
  'board.players': 'Gracze',
  'board.cards': 'Karty',
  'board.own': 'Tylko dla ciebie',
  'board.reckoning': 'Punkty szczegółowo',
  'board.total': 'Razem',
  'board.inArea': (w) => `strefa ${w.area}`,
  'board.byResearch': 'badania',
  'board.byOthersResearch': 'cudze badania',
  'board.byDiscards': 'odrzucone',
  'board.byAsterisks': 'karty',
  'board.toPlace': (w) => `czeka, gotowi: ${w.ready}`,
  'board.recruited': (w) => `zatrudnia ${w.count}`,
  'board.mayGo': 'może tu płynąć',
  'board.shipBuilt': 'bo powstał statek',
  'board.passedOn': 'i przekazać resztę',
  'board.next': 'potem',
  'board.full': 'pełno',
  'board.newShip': 'nowy',
  'board.needs': 'wymaga',
  'board.givesResearch': (w) => `badania +${w.points}`,
  'board.buildingsLeft': (w) => `Koniec gry za ${buildings(w.count)}`,
  'board.scientistsLeft': (w) => `lub ${scientistsWhom(w.count)}`,
  'board.projected': 'Punkty, gdyby gra skończyła się teraz',
  'board.worth': 'pkt',
  'board.deepestGets': 'Badania: punkty za najgłębszą kostkę',
  'last.turn': (w) => `${w.seat}: ${w.what}`,
  'last.soFar': (w) => `${w.seat} dotąd: ${w.what}`,
  'last.sailed': (w) => `płynie z ${w.from} do ${w.to}`,
  'last.fromTo': (w) => `z ${w.from} do ${w.to}`,
  'last.placed': (w) => `stawia statek w strefie ${w.to}`,
  'last.stayed': (w) => `zostaje w strefie ${w.area}`,
  'last.built': (w) => `wznosi: ${w.card}`,
  'last.recruited': (w) => `zatrudnia ${scientistsWhom(w.count)}`,
  'last.points': (w) => `${w.points < 0 ? '−' : '+'}${Math.abs(w.points)} pkt`,
  'last.andOthers': (w) => `${w.what}; ${w.others}`,
  'last.nothing': 'bez punktów',
  'last.noneYet': 'na razie bez punktów',
  'last.ship': 'buduje statek',
  'last.research': 'prowadzi badania',
  'last.played': (w) => `karta: ${w.card}`,
  'last.discarded': (w) => `odrzuca ${w.what}`,
  'last.availableCube': 'dostępną kostkę',
  'last.availableShip': 'dostępny statek',
  'last.moved': (w) => `przenosi statek z ${w.from} do ${w.to}`,
  'legend.title': 'Antarctica: co znaczą symbole',
  'legend.buildings': 'Budynki',
  'legend.pieces': 'Na mapie',
  'legend.spaces': 'W odwiertach',
  'legend.cards': 'Na kartach budynków',
  'legend.players': 'Na tabliczkach graczy',
  'legend.ship': 'Statek: w strefie ze słońcem pierwszy płynie',
  'legend.pawn': 'Naukowcy gracza w strefie',
  'legend.leads': 'Stopień: najwięcej naukowców',
  'legend.cube': 'Kostka na torze badań',
  'legend.sun': 'Słońce: teraz kolej tej strefy',
  'legend.icebreaker': 'Lodołamacz: ten statek ma turę jako drugi',
  'legend.harbour': 'Dokąd statek może popłynąć',
  'legend.ready': 'Ilu naukowców zostało do wysłania, ilu z nich gotowych',
  'legend.red': 'Czerwone: dla każdego, kto tam dotrze lub je minie',
  'legend.blue': 'Niebieskie: raz, dla wszystkich',
  'legend.scientists': 'Naukowcy, którzy tam idą',
  'legend.asterisk': 'Daje punkty na końcu gry',
  'legend.requires': 'Potrzebne: twój statek przy tych budynkach',
  'compass.s': 'S',
  'compass.se': 'SE',
  'compass.e': 'E',
  'compass.ne': 'NE',
  'compass.n': 'N',
  'compass.nw': 'NW',
  'compass.w': 'W',
  'compass.sw': 'SW',
  'item.supply': 'Naukowcy w zasobach',
  'item.reserve': 'Naukowcy w rezerwie',
  'item.availableShips': 'Dostępne statki',
  'item.availableCubes': 'Dostępne kostki',
  'item.discardedShips': 'Odrzucone statki',
  'item.discardedCubes': 'Odrzucone kostki',
  'item.shipyardCards': 'Karty stoczni',
  'item.buildingCards': 'Karty budowy',
  'item.asterisks': 'Z gwiazdką',
  'item.boardShips': 'Statki na planszy',
  'sign.acting': 'działa',
  'sign.willAct': 'następny w kolejności',
  'sign.isNew': 'nowy',
  'sign.icebreaker': 'lodołamacz',
  'line.heading': (w) => `${w.what}:`,
  'line.sun': (w) => `Słońce świeci nad strefą ${w.area}${w.next === undefined ? '' : `, potem ${w.next}`}`,
  'line.turn': (w) => `Tura: ${w.seat}${w.target === undefined ? '' : `, cel ${w.target}`}`,
  'line.icebreakerTurn': (w) =>
    `Tura lodołamacza: ${w.seat}${w.target === undefined ? '' : `, cel ${w.target}`}`,
  'line.acted': 'Akcja już wykonana',
  'line.discarded': 'Statek lub kostka już odrzucone',
  'line.cardsPlayed': (w) => `Karta już zagrana (do ruchu słońca): ${w.seats}`,
  'line.start': (w) => `Grę zaczyna: ${w.seat}`,
  'line.waiting': (w) => `Jeszcze do wykonania, ${w.seat}: ${w.effect}`,
  'line.score': (w) =>
    `${w.seat}: na razie ${points(w.total)} (strefy ${w.areas}, tory ${w.tracks}, karty budowy ${w.cards}, zasoby ${w.resources})`,
  'line.finalScore': (w) =>
    `${w.seat}: ${points(w.total)} (strefy ${w.areas}, tory ${w.tracks}, karty budowy ${w.cards}, zasoby ${w.resources})`,
  'line.rank': (w) =>
    `${w.seat}: miejsce ${w.rank}; ${count('# pierwsze miejsce', '# pierwsze miejsca', '# pierwszych miejsc')(w.firstPlaces)}, ${buildingCards(w.buildingCards)}`,
  'line.first': (w) => `pierwsze miejsce: ${w.seats}`,
  'line.scientists': (w) => `${w.seat}, naukowcy: w zasobach ${w.supply}, w rezerwie ${w.reserve}`,
  'line.onBoard': (w) => `${w.seat}, na planszy: ${ships(w.count)}`,
  'line.available': (w) => `${w.seat}, dostępne: ${ships(w.ships)}, ${cubes(w.cubes)}`,
  'line.discards': (w) => `${w.seat}, odrzucone: ${ships(w.ships)}, ${cubes(w.cubes)}`,
  'line.hand': (w) =>
    `${w.seat}, karty: zasobów podstawowych ${w.basic}, zaawansowanych ${w.expertise}, stoczni ${w.shipyard}`,
  'line.buildingCards': (w) =>
    `${w.seat}, ${buildingCards(w.count)}, z gwiazdką ${w.asterisks}${w.cards === undefined ? '' : `: ${w.cards}`}`,
  'line.ownCard': (w) => `Na twojej ręce: ${w.card} (${w.count})`,
  'line.choicePile': (w) => `Na stosie stoczni: ${w.card} (${w.count})`,
  'line.choicePacket': (w) => `Do wyboru: ${w.card} (${w.count})`,
  'line.buildable': (w) => `Możesz budować ze stosów: ${w.piles}`,
  'line.pile': (w) =>
    `${w.pile}: ${w.card}${w.requires === undefined ? '' : `, wymagane: ${w.requires}`}; ${scientists(w.scientists)}, ${count('# punkt badań', '# punkty badań', '# punktów badań')(w.research)}; na stosie ${cards(w.count)}`,
  'line.asterisk': 'gwiazdka',
  'line.pileEmpty': (w) => `${w.pile}: brak kart`,
  'line.top': (w) => `${w.pile}: ${w.card}${w.requires === undefined ? '' : ` (wymagane: ${w.requires})`}`,
  'line.shipyard': (w) => `Stos kart stoczni: ${cards(w.count)}`,
  'line.packet': (w) => `Podawane karty: ${w.count}`,
  'line.boxed': (w) => `W pudełku, nieznane: ${cards(w.count)}`,
  'line.played': (w) => `Zagrane: ${w.card} (${w.count})`,
  'line.stock': (w) => `Stos kart zasobów: podstawowe ${w.basic}, zaawansowane ${w.expertise}`,
  'line.left': (w) => `${w.building} ${w.count}`,
  'line.leftBuildings': 'Pozostałe budynki',
  'line.area': (w) => `Strefa ${w.area}: ${w.buildings ?? 'brak budynków'}`,
  'line.areaClosed': (w) => `Strefa ${w.area}: zamknięta`,
  'line.ship': (w) => `${ordinal(w.place)} w kolejce: ${w.seat}`,
  'line.inArea': (w) => `${w.seat}: ${scientists(w.count)}`,
  'line.track': (w) => `${w.track}, stacje: ${w.stations}`,
  'line.trackClosed': (w) => `${w.track}: zamknięty`,
  'line.cube': (w) => `${w.seat}: pole ${w.space} (wartość ${w.value})`,
  'line.red': (w) => `czerwone pole ${w.space}: ${w.effect}`,
  'line.blue': (w) => `niebieskie pole ${w.space}: ${w.effect}`,
  'line.blueUsed': (w) => `niebieskie pole ${w.space}, zużyte: ${w.effect}`,
} satisfies Partial<AntarcticaTexts['messages']>;

export const PL: AntarcticaTexts = {
  title: 'Antarctica',
  about: 'Słońce budzi statki wokół bieguna, naukowcy walczą o przewagę. Nieoficjalna wersja fanowska.',
  messages: { ...events, ...prompts, ...refusals, ...board, ...EFFECTS.pl, ...COACH.pl },
  verbs: {
    sail: { name: 'płyń', description: 'Płyń statkiem, na który świeci słońce' },
    stay: { name: 'zostań', description: 'Zrezygnuj z tury lodołamacza: statek zostaje' },
    build: { name: 'wznieś', description: 'Wznieś odkryty budynek ze stosu w strefie, do której wpływasz' },
    ship: { name: 'zbuduj-statek', description: 'Zbuduj statek w stoczni' },
    recruit: { name: 'zatrudnij', description: 'Zatrudnij naukowców w obozie' },
    research: { name: 'badaj', description: 'Zrób postęp na torze, do którego jest stacja badawcza' },
    play: { name: 'zagraj', description: 'Zagraj kartę stoczni' },
    icebreaker: {
      name: 'lodołamacz',
      description: 'Połóż lodołamacz pod swoim statkiem, drugim w kolejce w strefie',
    },
    'discard-cube': { name: 'odrzuć-kostkę', description: 'Odrzuć dostępną kostkę, zatrudnij naukowca' },
    'discard-ship': { name: 'odrzuć-statek', description: 'Odrzuć statek, zatrudnij naukowca' },
    end: { name: 'koniec', description: 'Zakończ swoją turę' },
    track: { name: 'tor', description: 'Wybierz tor, na którym robisz postęp' },
    take: { name: 'weź', description: 'Weź kartę stoczni' },
    move: { name: 'przenieś', description: 'Przenieś jeden ze swoich statków (niebieskie pole)' },
    skip: { name: 'pomiń', description: 'Pomiń tę możliwość' },
    place: { name: 'postaw', description: 'Postaw statek (przygotowanie gry)' },
  },
  parameters: {
    area: { name: 'strefa', description: 'Strefa' },
    pile: { name: 'stos', description: 'Stos kart budowy' },
    card: { name: 'karta', description: 'Karta' },
    track: { name: 'tor', description: 'Tor badań' },
    spot: { name: 'miejsce', description: 'Twój statek: strefa i miejsce w kolejce' },
  },
  options: {
    placement: {
      label: 'Pierwsze statki',
      values: { 'first-game': 'Gotowe ustawienie', free: 'Ustawiane po kolei' },
      explained: {
        'first-game': 'Statki stoją tak, jak w rozstawieniu na pierwszą grę',
        free: 'Każdy stawia swoje statki po jednym, na zmianę',
      },
    },
    start: {
      label: 'Kto zaczyna',
      values: { lot: 'Losowo', seat0: 'Pierwsza osoba przy stole' },
      explained: { lot: 'Losujemy, kto zaczyna', seat0: 'Zaczyna osoba, która pierwsza zajęła miejsce' },
    },
  },
};
