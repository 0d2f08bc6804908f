import { plural } from '../../plural.ts';
import { EFFECTS } from './effects.ts';
import type { AntarcticaTexts } from './texts.ts';

const count = (one: string, few: string, many: string) => (number: number) =>
  plural('pl', number, { one, few, many, other: many });
const scientists = count('# naukowiec', '# naukowców', '# naukowców');
/** whom? "zatrudnia 1 naukowca" */
const scientistsWhom = count('# naukowca', '# naukowców', '# naukowców');
const points = count('# punkt', '# punkty', '# punktów');
/** by how many? "o 1 punkt" is the same, "o 5 punktów" */
const ships = count('# statek', '# statki', '# statków');
const cubes = count('# kostka', '# kostki', '# kostek');
const cards = count('# karta', '# karty', '# kart');
const buildingCards = count('# karta budowy', '# karty budowy', '# kart budowy');
const ORDINALS = ['pierwszy', 'drugi', 'trzeci'];
const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}.`;

const events = {
  setUp: (w) => `Statki czekają u brzegów lodu. Rozpoczyna: ${w.start}.`,
  shipPlaced: (w) => `${w.seat} stawia statek w strefie ${w.area}.`,
  cubeGranted: (w) => `${w.seat} zaczyna z kostką na torze: ${w.track}.`,
  sunMoved: (w) =>
    w.skipped === undefined
      ? `Słońce przechodzi do strefy ${w.area}.`
      : `Słońce mija: ${w.skipped}. Świeci teraz nad strefą ${w.area}.`,
  shipSailed: (w) =>
    `${w.icebreaker > 0 ? 'Lodołamacz! ' : ''}${w.seat} przenosi swój statek ze strefy ${w.from} do strefy ${w.to}.`,
  shipStayed: (w) => `${w.seat} zostaje w strefie ${w.area}; lodołamacz przepada.`,
  built: (w) =>
    `${w.seat} buduje w strefie ${w.area}: ${w.card}, ${scientists(w.scientists)}` +
    `${w.using === undefined ? '' : `; brakujący budynek zastępuje ${w.using}`}.`,
  cardClaimed: (w) =>
    `${w.seat} bierze kartę budowy. ${
      w.next === undefined ? `Stos jest pusty: ${w.pile}.` : `Następna na stosie (${w.pile}): ${w.next}.`
    }`,
  shipBuilt: (w) =>
    `${w.seat} woduje statek w strefie ${w.area} (${w.by}).` +
    (w.chooser === undefined ? '' : ` ${w.chooser} przegląda stos kart stoczni.`),
  recruited: (w) => `${w.seat} zatrudnia ${scientistsWhom(w.count)}.`,
  advanced: (w) =>
    `${w.track}: ${w.seat} ${w.from === 0 ? `wchodzi na pole ${w.to}` : `idzie z pola ${w.from} na pole ${w.to}`}` +
    `${w.lost > 0 ? `; ${count('# punkt przepada', '# punkty przepadają', '# punktów przepada')(w.lost)}, brak wolnych pól` : ''}.`,
  effectTriggered: (w) => `${w.track}, pole ${w.space}, ${w.seat}: ${w.effect}.`,
  blueConsumed: (w) => `${w.track}: niebieskie pole ${w.space} jest zużyte.`,
  effectVoid: (w) => `${w.seat}: „${w.effect}” nic nie daje, bo ${w.why}.`,
  resourceGained: (w) => `${w.seat} bierze kartę: ${w.kind}.`,
  cardPlayed: (w) =>
    `${w.seat} zagrywa kartę „${w.kind}”${w.area === undefined ? '' : ` w strefie ${w.area}`}.`,
  icebreakerBoxed: (w) => `Lodołamacz (${w.seat}, strefa ${w.area}) wraca do pudełka: ${w.why}.`,
  resourceDiscarded: (w) =>
    `${w.seat} odrzuca ${w.kind}${w.area === undefined ? '' : ` ze strefy ${w.area}`}` +
    `${w.recruited > 0 ? ` i zatrudnia ${scientistsWhom(w.recruited)}` : ''}.`,
  cardTaken: (w) =>
    `${w.seat} bierze ${w.card === undefined ? 'kartę stoczni' : `kartę „${w.card}”`} ${w.from}.`,
  pileBoxed: (w) =>
    `Za mało kart stoczni dla wszystkich: do pudełka bez oglądania ${count('wraca # karta', 'wracają # karty', 'wraca # kart')(w.count)}.`,
  shipMoved: (w) => `${w.seat} przenosi statek ze strefy ${w.from} do strefy ${w.to}.`,
  skipped: (w) => `${w.seat} pomija: ${w.question}.`,
  turnEnded: (w) =>
    w.idleTurns === 0
      ? `${w.seat} kończy turę.`
      : `${w.seat} kończy pustą turę${w.idleTurns > 1 ? ` (${w.idleTurns} z rzędu)` : ''}.`,
  ended: (w) => `Koniec gry: ${w.reason}.`,
  scored: (w) => `${w.category}: ${w.points}.`,
  ranked: (w) => `${w.rank}. ${w.seat}: ${points(w.total)}.`,
  'by.action': 'zbudowany w stoczni',
  'by.effect': 'owoc badań',
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
  'from.packet': 'z puli',
  'question.move': 'przeniesienie statku',
  'question.joint': 'wspólny postęp w badaniach',
  'end.scientists': 'wszyscy naukowcy jednego koloru są na planszy',
  'end.buildings': 'wszystkie budynki wzniesione',
  'end.idle': 'nic się już nie dzieje',
  'end.no-ships': 'na planszy nie ma statków',
  'scored.area': (w) => w.area,
  'scored.track': (w) => w.track,
  'scored.cards': 'Karty budowy z gwiazdką',
  'scored.resources': 'Zasoby odrzucone',
  'scored.points': (w) => `${w.seat} ${w.points}${w.rest === undefined ? '' : `, ${w.rest}`}`,
} satisfies Partial<AntarcticaTexts['messages']>;

const prompts = {
  'ask.place': (w) =>
    `W której strefie stawiasz statek? (${count('został # statek', 'zostały # statki', 'zostało # statków')(w.left)})`,
  'ask.startCube': (w) => `Zaczynasz z kostką na polu ${w.space}. Na którym torze?`,
  'ask.sail': (w) => `Słońce świeci na twój statek w strefie ${w.area}, musi więc odpłynąć. Dokąd?`,
  'ask.sailIcebreaker': (w) =>
    `Lodołamacz: twój statek, drugi w kolejce (strefa ${w.area}), też może odpłynąć. Dokąd, a może zostaje?`,
  'ask.act': (w) => `Twój statek jest w strefie ${w.area}. Co tam robisz? Jedna akcja, potem koniec tury.`,
  'ask.actDone': (w) =>
    `Akcja w strefie ${w.area} wykonana. Jeszcze karta, odrzucenie zasobu, czy koniec tury?`,
  'ask.track': (w) => `Robisz postęp o ${points(w.points)}. Na którym torze badań?`,
  'ask.pick': (w) =>
    `${w.seat} ma nowy statek, więc bierzesz kartę stoczni. Stos widzisz tylko ty. Którą kartę?`,
  'ask.draft': (w) =>
    `${count('Jest # karta', 'Są # karty', 'Jest # kart')(w.cards)}: weź jedną, pozostałe idą dalej. Nikt nie widzi, którą.`,
  'ask.move': 'Możesz przenieść jeden ze swoich statków do innej strefy. Nie wykonuje tam akcji.',
  'ask.joint': (w) =>
    `Każdy robi postęp o ${points(w.points)}, zaczynasz ty. Na którym torze? Inni muszą wybrać inny.`,
  'ask.jointMay': (w) =>
    `Możesz zrobić postęp o ${points(w.points)} na torze${w.used === undefined ? '' : `, którego nikt nie wybrał (zajęte: ${w.used})`}. Na którym?`,

  'do.place': (w) => `Postaw statek: ${w.area}`,
  'do.track': (w) => `Postęp: ${w.track}`,
  'do.sail': (w) => `Przenieś statek: ${w.area}`,
  'do.stay': 'Zostań tutaj',
  'do.build': (w) => `Buduj (${w.pile}): ${w.card}`,
  'do.buildUsing': (w) => `Buduj (${w.pile}): ${w.card}, ${w.using}`,
  'do.ship': (w) => `Buduj statek (strefa ${w.area})`,
  'do.recruit': (w) => `Zatrudnij ${scientistsWhom(w.count)}`,
  'do.research': (w) => `Badania ${w.points}: ${w.track}`,
  'do.play': (w) => `Zagraj: ${w.card}`,
  'do.playIcebreaker': (w) => `Zagraj: ${w.card}, strefa ${w.area}`,
  'do.discardCube': 'Odrzuć kostkę',
  'do.discardShip': 'Odrzuć dostępny statek',
  'do.discardShipAt': (w) => `Odrzuć statek: ${w.area}, ${ordinal(w.place)} w kolejce`,
  'do.move': (w) => `Przenieś: ${w.from} (${ordinal(w.place)}), cel: ${w.area}`,
  'do.take': (w) => `Weź: ${w.card}`,
  'do.skip': 'Pomiń',
  'do.end': 'Zakończ turę',
  'do.andEnd': (w) => `${w.first}, potem zakończ turę`,

  'detail.area': (w) =>
    `${w.place === 1 ? 'Pierwszy' : w.place === 2 ? 'Drugi' : 'Trzeci'} w kolejce. ${w.buildings ?? 'Brak budynków'}`,
  'detail.stay': 'Statek zachowuje miejsce, lodołamacz wraca do pudełka',
  'detail.build': (w) =>
    `${scientists(w.scientists)}, strefa ${w.area}${w.research > 0 ? `; potem postęp o ${points(w.research)}` : ''}`,
  'detail.ship': (w) =>
    `${count('Dostępny # statek', 'Dostępne # statki', 'Dostępnych # statków')(w.left)}; każdy z pozostałych bierze kartę stoczni`,
  'detail.advance': (w) =>
    `${w.from === 0 ? `Wejście na pole ${w.to}` : `Z pola ${w.from} na pole ${w.to}`}${w.effects === undefined ? '' : `: ${w.effects}`}`,
  'detail.play.scientist': (w) => `1 naukowiec z twoich zasobów do strefy ${w.area}`,
  'detail.play.plus2': (w) => `${scientists(w.count)} z rezerwy do twoich zasobów`,
  'detail.play.fast': (w) => `Postęp o ${points(w.points)} na dowolnym torze`,
  'detail.play.icebreaker': 'Twój statek, drugi w tej kolejce, też zadziała pod tym samym słońcem',
  'detail.discard': (w) =>
    w.recruited > 0
      ? `Liczy się na końcu jako zasób i zatrudnia ${scientistsWhom(w.recruited)}`
      : 'Liczy się na końcu jako zasób; twoja rezerwa jest pusta',
  'detail.take.icebreaker': (w) => `Działa też twój statek, jeśli jest drugi w kolejce (tutaj ${w.left})`,
  'detail.take.scientist': (w) => `Stawia 1 naukowca w strefie docelowej (tutaj ${w.left})`,
  'detail.take.plus2': (w) => `2 naukowców z rezerwy do zasobów (tutaj ${w.left})`,
  'detail.take.fast': (w) => `Postęp o 3 punkty na dowolnym torze (tutaj ${w.left})`,
  'group.setup': 'Przygotowanie',
  'group.sail': 'Przenieś statek',
  'group.build': 'Buduj',
  'group.act': 'Statek lub naukowcy',
  'group.research': 'Badania',
  'group.play': 'Karty stoczni',
  'group.discard': 'Odrzuć zasób',
  'group.move': 'Przenieś statek',
  'group.take': 'Weź kartę',
  'group.end': 'Wystarczy',
} satisfies Partial<AntarcticaTexts['messages']>;

const refusals = {
  'why.over': 'gra się skończyła',
  'why.notAsked': (w) => `teraz decyduje ${w.seats}`,
  'why.setupGoesOn': 'przygotowanie gry jeszcze trwa',
  'why.otherQuestion': 'najpierw trzeba odpowiedzieć na inne pytanie',
  'why.onlyInSetup': 'statki stawia się tylko podczas przygotowania gry',
  'why.sailFirst': 'najpierw musi odpłynąć statek w słońcu',
  'why.sailedAlready': (w) => `twój statek już jest w strefie ${w.area}`,
  'why.noTrackAsked': 'nie ma punktów badań do wykorzystania; przy stacji prowadzi się badania',
  'why.noMoveAsked': 'tak przenosi się statek tylko dzięki niebieskiemu polu',
  'why.nothingToTake': 'kartę stoczni bierze się, gdy ktoś inny dostaje statek, albo z puli',
  'why.noSkip': 'tego nie można pominąć',
  'why.mustSail': 'pierwszy statek w słońcu musi odpłynąć',
  'why.stayAfterDiscard': 'w tej turze odrzucono już zasób, więc statek musi odpłynąć',
  'why.areaClosed': (w) => `strefa ${w.area} jest zamknięta przy tej liczbie graczy`,
  'why.lineFull': (w) =>
    `w strefie ${w.area} ${count('jest już # statek', 'są już # statki', 'jest już # statków')(w.spaces)}, kolejka jest pełna`,
  'why.sameArea': (w) => `statek jest w strefie ${w.area}; musi zmienić strefę`,
  'why.acted': 'akcja tej tury jest już wykonana',
  'why.pileEmpty': (w) => `stos jest pusty: ${w.pile}`,
  'why.standsAlready': (w) => `w strefie ${w.area} już stoi ten budynek: ${w.building}`,
  'why.noBuildingLeft': (w) => `nie ma już takiego budynku: ${w.building}`,
  'why.tooFewScientists': (w) => `potrzeba ${scientistsWhom(w.needed)}, a w twoich zasobach jest ${w.supply}`,
  'why.noAccess': (w) => `żaden twój statek nie stoi tam, gdzie trzeba: ${w.buildings}`,
  'why.noAccessCoverable': (w) =>
    `żaden twój statek nie stoi tam, gdzie trzeba: ${w.building}. Może to zastąpić twoja karta: ${w.card}`,
  'why.nothingMissing': (w) => `masz dostęp do wszystkiego, ta karta nie jest potrzebna: ${w.card}`,
  'why.severalMissing': (w) => `karta zastępuje jeden budynek, a brakuje: ${w.buildings}`,
  'why.notCovered': (w) => `karta „${w.card}” nie zastępuje budynku: ${w.building}`,
  'why.noResourceCard': (w) => `nie masz tej karty: ${w.card}`,
  'why.noShipyard': (w) => `w strefie ${w.area} nie ma stoczni`,
  'why.noAvailableShip': 'w twoich dostępnych zasobach nie ma statku',
  'why.noCamp': (w) => `w strefie ${w.area} nie ma obozu`,
  'why.nobodyThere': (w) => `w strefie ${w.area} nie masz teraz ani statku, ani naukowca`,
  'why.reserveEmpty': 'twoja rezerwa naukowców jest pusta',
  'why.noStation': (w) => `w strefie ${w.area} nie ma stacji badawczej`,
  'why.noIcon': (w) => `strefa ${w.area} ma tylko: ${w.stations}, a to nie pasuje do toru: ${w.track}`,
  'why.trackClosed': (w) => `ten tor jest zamknięty przy tej liczbie graczy: ${w.track}`,
  'why.noCube': (w) => `nie masz dostępnej kostki, by wejść na ten tor: ${w.track}`,
  'why.noSpaceAhead': (w) => `przed twoją kostką nie ma już wolnych pól: ${w.track}`,
  'why.spaceTaken': (w) => `pole ${w.space} jest zajęte: ${w.track}`,
  'why.onTrackAlready': (w) => `twoja kostka jest już na tym torze: ${w.track}`,
  'why.trackUsed': (w) => `ktoś już robi na nim postęp: ${w.track}`,
  'why.noAdvance': 'na żadnym torze nie możesz zrobić postępu',
  'why.cardPlayed': 'pod tym słońcem masz już zagraną kartę; wolno tylko jedną',
  'why.notInHand': (w) => `nie masz tej karty: ${w.card}`,
  'why.supplyEmpty': 'w twoich zasobach nie ma naukowców',
  'why.onlyFirst': 'w oświetlonej strefie kładzie się go tylko w turze pierwszego statku',
  'why.noSecond': (w) => `w strefie ${w.area} nie ma drugiego statku, który mógłby działać`,
  'why.secondNotYours': (w) => `drugi statek w strefie ${w.area} nie jest twój`,
  'why.hasIcebreaker': (w) => `drugi statek w strefie ${w.area} ma już lodołamacz`,
  'why.discarded': 'w tej turze odrzucono już zasób; wolno tylko jeden',
  'why.noAvailableCube': 'w twoich dostępnych zasobach nie ma kostki',
  'why.noShipThere': (w) => `w strefie ${w.area} nie ma statku na tym miejscu: ${ordinal(w.place)} w kolejce`,
  'why.notYourShip': (w) => `${ordinal(w.place)} statek w strefie ${w.area} nie jest twój`,
  'why.actingShip': 'statku, który musi odpłynąć, nie można przedtem odrzucić',
  'why.newShip': (w) =>
    `${ordinal(w.place)} statek w strefie ${w.area} jest tam od tej tury i jeszcze nie pływa`,
  'why.notInPile': (w) => `na stosie nie ma tej karty: ${w.card}`,
  'why.notInPacket': (w) => `w puli nie ma tej karty: ${w.card}`,
} satisfies Partial<AntarcticaTexts['messages']>;

const board = {
  areas: 'Strefy',
  tracks: 'Tory badań',
  cards: 'Karty budowy',
  resources: 'Zasoby',
  firstPlaces: 'Pierwsze miejsca',
  buildingCards: 'Wzięte karty',
  'word.area': (w) => w.area,
  'word.spot': (w) => `${w.area}, ${ordinal(w.place)} w kolejce`,
  'word.pile': (w) => w.pile,
  'word.track': (w) => w.track,
  'word.shipyardCard': (w) => w.card,
  'word.resourceCard': (w) => w.card,
  'asked.place': (w) => `${w.seat} stawia statek`,
  'asked.startCube': (w) => `${w.seat} wybiera tor na start`,
  'asked.sail': (w) => `${w.seat} płynie ze strefy ${w.area}`,
  'asked.sailIcebreaker': (w) => `Lodołamacz: ${w.seat} może opuścić strefę ${w.area}`,
  'asked.inIcebreakerTurn': (w) => `Lodołamacz: ${w.what}`,
  'asked.act': (w) => `${w.seat} działa w strefie ${w.area}`,
  'asked.track': (w) => `${w.seat}: postęp o ${w.points} na torze badań`,
  'asked.pick': (w) => `${w.seat} bierze kartę stoczni`,
  'asked.draft': (w) => `${w.seat} wybiera kartę stoczni z puli`,
  'asked.move': (w) => `${w.seat} może przenieść statek`,
  'asked.joint': (w) => `${w.seat}: wspólny postęp w badaniach`,
  'board.won': (w) => `Wygrywa ${w.seats}`,
  'board.wonTogether': (w) => `Wspólna wygrana: ${w.seats}`,
  'over.scientists': 'Wszyscy naukowcy na planszy',
  'over.buildings': 'Wszystkie budynki wzniesione',
  'over.idle': 'Nic się już nie dzieje',
  'over.no-ships': 'Brak statków',
  'board.title': (w) => `Antarctica, liczba graczy: ${w.seats}`,
  'board.cardsToGo': (w) => `jeszcze ${cards(w.count)}`,
  'board.scientistsToGo': (w) => `jeszcze ${scientists(w.count)}`,
  'board.toGo': (w) => `jeszcze ${cards(w.cards)}, ${scientists(w.scientists)}`,
  'board.soFar': 'tymczasowo',
  'board.idle': (w) => `puste tury: ${w.turns} z ${w.limit}`,
  'board.closed': 'zamknięta',
  'board.trackClosed': 'zamknięty',
  'board.wholeBoard': 'Cała plansza',
  'board.areas': 'Strefy',
  'board.tracks': 'Tory badań',
  'board.players': 'Gracze',
  'board.cards': 'Karty',
  'board.own': 'Tylko dla ciebie',
  'board.total': 'Razem',
  'board.deeper': 'Głębiej = więcej punktów',
  'last.turn': (w) => `${w.seat}: ${w.what}`,
  'last.sailed': (w) => `statek na ${w.to}`,
  'last.stayed': 'statek zostaje',
  'last.built': (w) => `budowa: ${w.card}`,
  'last.recruited': (w) => `rekrutacja: ${w.count}`,
  'last.ship': 'nowy statek',
  'last.research': 'badania',
  'last.played': (w) => `karta: ${w.card}`,
  'last.discarded': (w) => `odrzuca ${w.what}`,
  'last.moved': (w) => `przesuwa statek na ${w.to}`,
  'legend.title': 'Antarctica: co znaczą symbole',
  'legend.buildings': 'Budynki',
  'legend.pieces': 'Na mapie',
  'legend.spaces': 'W odwiertach',
  'legend.cards': 'Na kartach budynków',
  'legend.players': 'Na tabliczkach graczy',
  'legend.ship': 'Statek: pierwszy w słońcu płynie',
  'legend.pawn': 'Naukowcy gracza w obszarze',
  'legend.leads': 'Złoty stopień: najwięcej naukowców',
  'legend.cube': 'Kostka na torze badań',
  'legend.sun': 'Słońce: teraz działa ten obszar',
  'legend.icebreaker': 'Lodołamacz: działa drugi w tym słońcu',
  'legend.red': 'Czerwone: dla tego, kto tu stanie',
  'legend.blue': 'Niebieskie: raz, dla wszystkich',
  'legend.scientists': 'Naukowcy, którzy tam idą',
  'legend.research': 'Punkty badań za budowę',
  'legend.asterisk': 'Liczy się do punktów na końcu',
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
  'sign.willAct': 'działa jako następny pod tym słońcem',
  'sign.isNew': 'nowy',
  'sign.icebreaker': 'lodołamacz',
  'line.heading': (w) => `${w.what}:`,
  'line.sun': (w) => `Słońce świeci nad strefą ${w.area}${w.next === undefined ? '' : `, potem ${w.next}`}`,
  'line.turn': (w) => `Tura: ${w.seat}${w.target === undefined ? '' : `, cel ${w.target}`}`,
  'line.icebreakerTurn': (w) =>
    `Tura lodołamacza: ${w.seat}${w.target === undefined ? '' : `, cel ${w.target}`}`,
  'line.acted': 'Akcja jest wykonana',
  'line.discarded': 'Zasób jest odrzucony',
  'line.cardsPlayed': (w) => `Karta pod tym słońcem już zagrana: ${w.seats}`,
  'line.start': (w) => `Rozpoczyna: ${w.seat}`,
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
  'line.choicePacket': (w) => `W puli: ${w.card} (${w.count})`,
  'line.buildable': (w) => `Możesz budować ze stosów: ${w.piles}`,
  'line.pile': (w) =>
    `${w.pile}: ${w.card}${w.requires === undefined ? '' : `, wymagane: ${w.requires}`}; ${scientists(w.scientists)}, ${count('# punkt badań', '# punkty badań', '# punktów badań')(w.research)}; na stosie ${cards(w.count)}`,
  'line.asterisk': 'gwiazdka',
  'line.pileEmpty': (w) => `${w.pile}: brak kart`,
  'line.top': (w) => `${w.pile}: ${w.card}${w.requires === undefined ? '' : ` (wymagane: ${w.requires})`}`,
  'line.shipyard': (w) => `Stos kart stoczni: ${cards(w.count)}`,
  'line.packet': (w) => `Pula w obiegu: ${cards(w.count)}`,
  'line.boxed': (w) => `W pudełku, nieznane: ${cards(w.count)}`,
  'line.played': (w) => `Zagrane: ${w.card} (${w.count})`,
  'line.stock': (w) => `Stos kart zasobów: podstawowe ${w.basic}, zaawansowane ${w.expertise}`,
  'line.left': (w) => `${w.building} ${w.count}`,
  'line.leftBuildings': 'Pozostałe budynki',
  'line.area': (w) => `${w.area}: ${w.buildings ?? 'brak budynków'}`,
  'line.areaClosed': (w) => `${w.area}: strefa zamknięta`,
  'line.ship': (w) => `${ordinal(w.place)} w kolejce ${w.seat}`,
  'line.inArea': (w) => `${w.seat} ${scientists(w.count)}`,
  'line.track': (w) => `${w.track}, stacje: ${w.stations}`,
  'line.trackClosed': (w) => `${w.track}: zamknięty`,
  'line.cube': (w) => `${w.seat} pole ${w.space} (wartość ${w.value})`,
  'line.red': (w) => `czerwone pole ${w.space}: ${w.effect}`,
  'line.blue': (w) => `niebieskie pole ${w.space}: ${w.effect}`,
  'line.blueUsed': (w) => `niebieskie pole ${w.space}, zużyte: ${w.effect}`,
} satisfies Partial<AntarcticaTexts['messages']>;

export const PL: AntarcticaTexts = {
  title: 'Antarctica',
  about: 'Statki wokół bieguna: słońce budzi je po kolei, naukowcy decydują. Nieoficjalna wersja fanowska.',
  messages: { ...events, ...prompts, ...refusals, ...board, ...EFFECTS.pl },
  verbs: {
    sail: { name: 'płyń', description: 'Odpłyń statkiem, na który świeci słońce' },
    stay: { name: 'zostań', description: 'Zrezygnuj z tury lodołamacza: statek zostaje' },
    build: { name: 'buduj', description: 'Wznieś w strefie docelowej odkryty budynek ze stosu' },
    ship: { name: 'statek', description: 'Zbuduj statek w stoczni' },
    recruit: { name: 'zatrudnij', description: 'Zatrudnij naukowców w obozie' },
    research: { name: 'badaj', description: 'Zrób postęp na torze, do którego jest stacja badawcza' },
    play: { name: 'zagraj', description: 'Zagraj kartę stoczni' },
    icebreaker: { name: 'lodołamacz', description: 'Połóż lodołamacz pod swoim statkiem, drugim w kolejce' },
    'discard-cube': { name: 'odrzuć-kostkę', description: 'Odrzuć dostępną kostkę, zatrudnij naukowca' },
    'discard-ship': { name: 'odrzuć-statek', description: 'Odrzuć statek, zatrudnij naukowca' },
    end: { name: 'koniec', description: 'Zakończ swoją turę' },
    track: { name: 'tor', description: 'Wybierz tor, na którym robisz postęp' },
    take: { name: 'weź', description: 'Weź kartę stoczni' },
    move: { name: 'przenieś', description: 'Przenieś jeden ze swoich statków (niebieskie pole)' },
    skip: { name: 'pomiń', description: 'Zrezygnuj z tego' },
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
      values: { 'first-game': 'Już ustawione', free: 'Stawiane po kolei' },
    },
    start: { label: 'Rozpoczyna', values: { lot: 'Losowo', seat0: 'Miejsce 1' } },
  },
};
