import { plural } from '../../plural.ts';
import { COACH } from './coach.ts';
import { EFFECTS } from './effects.ts';
import { ON_CARDS } from './on-cards.ts';
import { rowContents } from './row-contents.ts';
import type { NewEdenTexts } from './texts.ts';

type Messages = NewEdenTexts['messages'];

const count = (one: string, few: string, many: string) => (number: number) =>
  plural('pl', number, { one, few, many, other: many });
/** As the object of a verb. */
const takenCoins = count('# monetę', '# monety', '# monet');
const takenPoints = count('# punkt', '# punkty', '# punktów');
const takenCards = count('# kartę', '# karty', '# kart');
const takenDamage = count('# uszkodzenie', '# uszkodzenia', '# uszkodzeń');
/** Standing alone. */
const coins = count('# moneta', '# monety', '# monet');
const points = count('# punkt', '# punkty', '# punktów');
const cards = count('# karta', '# karty', '# kart');
const contents = rowContents('bez kart', cards, {
  crab: count('krab', '# kraby', '# krabów'),
  shell: count('muszla', '# muszle', '# muszli'),
  octopus: count('ośmiornica', '# ośmiornice', '# ośmiornic'),
  shipyard: count('stocznia', '# stocznie', '# stoczni'),
  oxygen: count('zbiornik', '# zbiorniki', '# zbiorników'),
  research: count('badania', '# karty badań', '# kart badań'),
});
const damage = takenDamage;
const spaces = count('# pole', '# pola', '# pól');
const actions = count('# akcja dodatkowa', '# akcje dodatkowe', '# akcji dodatkowych');
const takenActions = count('# akcję dodatkową', '# akcje dodatkowe', '# akcji dodatkowych');
/** „2 punkty, 5 monet i 1 deepla” */
const listed = (parts: readonly (string | false)[]): string =>
  new Intl.ListFormat('pl', { type: 'conjunction' }).format(parts.filter((part) => part !== false));
const movedDeeples = count('# deepla', '# deeple', '# deepli');
const crabs = count('kraba', '# kraby', '# krabów');
const shells = count('muszlę', '# muszle', '# muszli');
const octopuses = count('ośmiornicę', '# ośmiornice', '# ośmiornic');
const deeples = (number: number): string => `deeple: ${number}`;
const ordinal = (place: number): string =>
  ['pierwszy pas', 'drugi pas', 'trzeci pas', 'czwarty pas'][place - 1] ?? `${place}. pas`;
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);
const signed = (number: number): string => (number < 0 ? `−${0 - number}` : `+${number}`);
/** Without a number where the line is too long for it. */
const bought = (price: number): string => (price === 0 ? '' : ` za ${takenCoins(price)}`);
const dt = (seat: string | undefined): string => seat ?? 'Deep Thought';
const worth = (number: number): string => (number === 0 ? '' : `; punkty końcowe: ${number}`);
const first = (step: string | undefined): string => (step === undefined ? '' : `${step}; `);
/** What the row does comes at once, what the module does only when it’s activated. */
const beforeModule = (step: string | undefined): string =>
  step === undefined ? '' : `${first(step)}moduł: `;

const events = {
  gameStarted: (w) => `Stacje są gotowe. Znacznik Nautilusa ma ${dt(w.holder)}.`,
  roundStarted: (w) => `Runda ${w.round}. Premie na koniec rundy: ${w.first}; ${w.second}.`,
  nautilusMoved: (w) => `${dt(w.seat)} dostaje Nautilusa i zaczyna kolejne fazy.`,
  cardDiscarded: (w) => `Gra dwóch stacji: z rzędu ${w.row}, kolumny ${w.column} znika ${w.card}.`,
  rowsDropped: (w) => `Rząd ${w.row} jest pusty: rzędy powyżej spadają i tanieją.`,
  bought: (w) => `${w.seat} kupuje z rzędu ${w.row}: ${w.card}.`,
  damageChanged: (w) =>
    w.by < 0
      ? `${dt(w.seat)} naprawia ${damage(0 - w.by)} (${w.cause}), teraz ${w.to}.`
      : `${dt(w.seat)} dostaje ${damage(w.by)} (${w.cause}), teraz ${w.to}.`,
  cardDestroyed: (w) => `Za dużo uszkodzeń: ${dt(w.seat)} traci kartę: ${w.card}.`,
  built: (w) => `${dt(w.seat)} buduje: ${w.card}.`,
  deeplesGained: (w) => `${w.seat} dostaje ${movedDeeples(w.deeples)} do kopuły (${w.cause}).`,
  pointsGained: (w) => `${dt(w.seat)} zdobywa ${takenPoints(w.points)} (${w.cause}).`,
  coinsGained: (w) => `${dt(w.seat)} dostaje ${takenCoins(w.coins)} (${w.cause}).`,
  coinsPaid: (w) => `${dt(w.seat)} płaci ${takenCoins(w.coins)} (${w.cause}).`,
  oxygenUsed: (w) => `${w.seat} używa tlenu: ${w.card}.`,
  deepleMoved: (w) =>
    w.from === 0
      ? `${w.seat}: deeple płynie z kopuły → ${w.module} (pole ${w.to}).`
      : `${w.seat}: deeple płynie dalej → ${w.module} (pole ${w.from} → ${w.to}).`,
  activated: (w) => `${w.seat} aktywuje: ${w.module}.`,
  plantUsed: (w) => `${w.seat} uruchamia elektrownię (${w.use}. raz w tej rundzie).`,
  extended: (w) => `${w.seat} buduje: ${w.extension}.`,
  passed: (w) => `${dt(w.seat)} pasuje (${ordinal(w.place)}).`,
  displayCleared: (w) => `Karty pozostałe na planszy trafiają do pudełka: ${w.cards}.`,
  marketDealt: (w) =>
    `${dt(w.seat)} dostaje z czarnego rynku ${takenCards(w.count)}${w.cards === undefined ? '' : `: ${w.cards}`}.`,
  marketChosen: (w) =>
    w.cards === undefined
      ? `${w.seat}: wybór gotowy.`
      : `${w.seat}, wybór: ${w.cards === '' ? 'nic' : w.cards}.`,
  marketClosed: (w) =>
    w.count === 0
      ? `${w.seat} nic nie kupuje na czarnym rynku.`
      : `${w.seat} kupuje na czarnym rynku ${takenCards(w.count)}.`,
  rowFilled: (w) =>
    `Rząd ${w.row}: ${faceDown(w.count, w.seat)}${w.cards === undefined ? '' : ` (${w.cards})`}.`,
  marketShown: (w) => `${dt(w.seat)} pokazuje zakupy z czarnego rynku: ${w.cards}.`,
  rowsRevealed: (w) =>
    `Rzędy są odkryte. ${[w.row1, w.row2, w.row3, w.row4].map((row, at) => `Rząd ${at + 1}: ${row === '' ? 'bez kart' : shortly(row)}`).join('. ')}.`,
  rowChosen: (w) =>
    w.seat === undefined
      ? `Rząd ${w.row} idzie na licytację.`
      : `${w.seat} wystawia na licytację rząd ${w.row}.`,
  bidMade: (w) =>
    w.coins === 0
      ? `${dt(w.seat)} nie bierze udziału w licytacji rzędu ${w.row}.`
      : `${dt(w.seat)} oferuje ${takenCoins(w.coins)} za rząd ${w.row}.`,
  maximumSet: (w) => `Twój tajny limit za rząd ${w.row}: ${coins(w.coins)} (widzisz go tylko ty).`,
  droppedOut: (w) =>
    w.all > 0
      ? `${w.seat} wycofuje się ze wszystkich licytacji tej rundy.`
      : `${w.seat} wycofuje się z licytacji rzędu ${w.row}.`,
  rowSold: (w) =>
    `${dt(w.seat)} zdobywa rząd ${w.row} za ${takenCoins(w.coins)}${w.cards === '' ? ', bez kart' : `: ${w.cards}`}.`,
  rowUnsold: (w) => `Rząd ${w.row} zostaje niesprzedany${w.cards === '' ? '' : `; do pudełka: ${w.cards}`}.`,
  pushed: (w) => `${w.seat} forsuje: jeszcze jedna akcja (rząd ${w.row}).`,
  bonusPaid: (w) => `Premia: ${w.bonus}. ${dt(w.seat)}: ${cards(w.cards)}.`,
  roundCleaned: (w) => `Koniec rundy ${w.round}: deeple wracają, zbiorniki i moduły znów są gotowe.`,
  deepThoughtTook: (w) => `Deep Thought bierze z rzędu ${w.row}, kolumny ${w.column}: ${w.card}.`,
  deepThoughtActivated: (w) =>
    `Deep Thought aktywuje wszystko: monety ${w.coins}, punkty ${w.points}, naprawa ${w.repair}.`,
  rowsCleared: (w) => `Zostaje tylko rząd ${w.kept}${w.cards === '' ? '' : `; do pudełka: ${w.cards}`}.`,
  finalScored: (w) =>
    `${dt(w.seat)}: razem ${points(w.total)}, w tym za monety ${w.coinPoints}, ${
      w.stable > 0 ? `za stabilną stację ${w.value}` : 'za zawaloną stację nic'
    }.`,
  gameEnded: 'Wszystkie stacje są podliczone.',
} satisfies Partial<Messages>;

const prompts = {
  'ask.turn':
    'Twoja tura: kup kartę, użyj tlenu albo spasuj. Wcześniej możesz uruchomić elektrownię lub zbudować rozbudowę.',
  'ask.bottle': (w) =>
    `${w.card}: butla ${w.bottle} rusza jednego deepla, zasięg: ${spaces(w.bottle)}. Którego i dokąd?`,
  'ask.land': (w) =>
    `Ten deeple leży na polu ${w.from} (${w.arm}). Dokąd ma popłynąć? Zasięg: ${spaces(w.bottle)}.`,
  'ask.activate': 'Deeple są na miejscu. Które moduły aktywujesz? Ich deeple pracują tam do końca rundy.',
  'ask.destroy': 'Za dużo uszkodzeń: jedno ramię traci skrajną kartę (najdalej od kopuły). Które?',
  'ask.market':
    'Które karty z czarnego rynku kupujesz? Wszyscy wybierają w tajemnicy, wybór jest ostateczny.',
  'ask.place': (w) => `Kilka kart trafia do jednego ramienia (${w.arm}). Która będzie bliżej kopuły?`,
  'ask.row': 'Otwierasz licytację: który rząd?',
  'ask.openBid': (w) => `Otwierasz licytację rzędu ${w.row}. Ile oferujesz? Możesz też nie licytować.`,
  'ask.bid': (w) =>
    `Rząd ${w.row}: ${w.bidder === undefined ? 'jeszcze bez ofert' : `${w.bidder} oferuje ${takenCoins(w.high)}`}. Przebijasz czy się wycofujesz?`,
  'ask.extra': (w) =>
    `Rząd ${w.row} jest twój, masz jeszcze ${takenActions(w.left)} (na każdą zużywasz kartę tlenu). Tlen, forsowanie, akcja darmowa czy koniec?`,
  'ask.keep': 'Wszystkie rzędy są odkryte. Który zostaje do licytacji? Pozostałe trafią do pudełka.',
  'ask.soloBid': (w) =>
    `Rząd ${w.row} (${cards(w.cards)}, ${actions(w.actions)}): Deep Thought oferuje ${takenCoins(w.coins)}. Przebijasz o jedną monetę czy się wycofujesz?`,
  'decided.turn': 'tura',
  'decided.bottle': 'ruch deepla',
  'decided.land': 'ruch deepla',
  'decided.activate': 'aktywacja modułów',
  'decided.destroy': 'wybór karty do stracenia',
  'decided.market': 'wybór na czarnym rynku',
  'decided.place': 'kolejność modułów',
  'decided.row': 'wybór rzędu',
  'decided.openBid': 'otwarcie licytacji',
  'decided.bid': 'przebicie lub wycofanie się',
  'decided.maximum': 'przebicie lub wycofanie się',
  'decided.extra': 'akcje dodatkowe',
  'decided.keep': 'zachowanie rzędu',
  'decided.soloBid': 'przebicie lub wycofanie się',

  'do.buy': (w) => `Kup za ${takenCoins(w.coins)}: ${w.card}`,
  'do.oxygen': (w) => `Tlen: ${w.card}`,
  'do.move': (w) => `Z kopuły: ${w.module} (pole ${w.position})`,
  'do.moveOn': (w) => `Dalej: ${w.module} (pole ${w.position})`,
  'do.lift': (w) => `Rusz stąd: ${w.module} (pole ${w.position})`,
  'do.skip': 'Nie używaj tej butli',
  'do.activate': (w) => `Aktywuj: ${w.modules}`,
  'do.activateNone': 'Nic nie aktywuj',
  'do.pass': 'Spasuj',
  'do.plant': (w) => `Elektrownia: weź ${takenCoins(w.coins)}`,
  'do.extend': (w) => `Zbuduj za ${takenCoins(w.coins)}: ${w.extension}`,
  'do.market': (w) => `Kup: ${shortly(w.cards)}`,
  'do.marketNone': 'Nic nie kupuj',
  'do.place': (w) => `Bliżej kopuły: ${w.card}`,
  'do.row': (w) => `Rząd ${w.row} (${cards(w.cards)})`,
  'do.bid': (w) => `Zaoferuj ${takenCoins(w.coins)}`,
  'do.bidNone': 'Nie licytuj',
  'do.maximum': 'Licytuj z tajnym limitem',
  'do.limit': (w) => `Limit: ${coins(w.coins)}`,
  'do.drop': 'Wycofaj się',
  'do.dropAll': 'Wycofaj się ze wszystkich licytacji',
  'do.push': (w) => `Forsuj: jeszcze jedna akcja za ${takenDamage(w.damage)}`,
  'do.done': 'Zakończ akcje',
  'do.destroy': (w) => `Strać: ${w.card}`,
  'do.keep': (w) => `Zachowaj rząd ${w.row}: ${shortly(w.cards)}`,

  'detail.card': (w) => `${first(w.step)}${w.effect}${worth(w.endPoints)}`,
  'detail.module': (w) => `${beforeModule(w.step)}${w.effect}, ${stands(w.sites)}${worth(w.endPoints)}`,
  'detail.pass': (w) =>
    `${capital(ordinal(w.place))}: ${points(w.points)}${w.place === 1 ? ' i Nautilus' : ''}`,
  'detail.plant': (w) =>
    `${w.damage === 0 ? 'Bez uszkodzeń' : damage(w.damage)}${w.points === undefined ? '' : `, ${points(w.points)}`}; pozostałe użycia w rundzie: ${w.left}${w.after === undefined ? '' : ` (następne: ${damage(w.after)})`}`,
  'detail.market': (w) => `Koszt: ${coins(w.coins)} i ${damage(w.damage)}`,
  'detail.keep': (w) => `Licytacja Deep Thought: ${coins(w.coins)}; żeby wygrać, daj o jedną więcej`,
  'detail.row': (w) => `${actions(w.actions)}${w.cards === undefined ? '' : `; ${shortly(w.cards)}`}`,
  'detail.sites': (w) => `${w.effect}; po ruchu deeple: ${w.lying} z ${w.sites}`,
  'detail.coinsLeft': (w) => `Zostanie ci ${coins(w.coins)}`,
  'detail.extension.shipyard': (w) => `Nowe deeple w kopule: ${w.deeples}`,
  'detail.extension.oxygen': (w) => `Karta tlenu z butlami ${w.first} i ${w.second}, do użycia od razu`,
  'detail.extension.octopus': (w) =>
    `Ośmiornica przy kopule: naprawa ${w.repair}, jedno stanowisko; czerwony znacznik +1`,
  'detail.extension.research': (w) => `${points(w.points)} za każdą kartę badań zbudowaną później`,
  'detail.dropAll': 'W tej rundzie nie zapytam cię już o licytacje',
  'detail.maximum': 'Przebijam za ciebie po jednej monecie, do limitu, który znasz tylko ty',
  'step.repair': (w) => `naprawa ${w.n}`,
  'step.damage': (w) => damage(w.n),
  'step.nothing': 'bez uszkodzeń',

  'effect.coins': (w) => `monety: ${w.n}`,
  'effect.points': (w) => `punkty: ${w.n}`,
  'effect.repair': (w) => `naprawa ${w.n}`,
  'effect.deeples': (w) => deeples(w.n),
  'effect.bottle': (w) => `butla ${w.first}`,
  'effect.bottles': (w) => `butle ${w.first} + ${w.second}`,
  'effect.plantBonus': (w) =>
    `każde użycie elektrowni: ${[
      w.repair === undefined ? '' : `o ${takenDamage(w.repair)} mniej`,
      w.coins === undefined ? '' : `o ${takenCoins(w.coins)} więcej`,
      w.points === undefined ? '' : points(w.points),
    ]
      .filter((part) => part !== '')
      .join(', ')}`,
  'effect.gainCoins': (w) => `teraz: dostajesz ${takenCoins(w.n)}`,
  'effect.marker': (w) => `czerwony znacznik ${signed(w.n)}`,
  'effect.hit.crab': (w) => `teraz: każda inna stacja dostaje ${damage(w.n)} za każdego swojego kraba`,
  'effect.hit.shell': (w) => `teraz: każda inna stacja dostaje ${damage(w.n)} za każdy swój dom-muszlę`,
  'effect.hit.octopus': (w) => `teraz: każda inna stacja dostaje ${damage(w.n)} za każdą swoją ośmiornicę`,
  'effect.hit.shipyard': (w) => `teraz: każda inna stacja dostaje ${damage(w.n)} za każdą swoją stocznię`,
  'effect.hit.oxygen': (w) => `teraz: każda inna stacja dostaje ${damage(w.n)} za każdą swoją kartę tlenu`,
  'effect.hit.research': (w) => `teraz: każda inna stacja dostaje ${damage(w.n)} za każdą swoją kartę badań`,
  'effect.crabsDoNotPull': 'kraby nie cofają czerwonego znacznika',
  'effect.mannedCrabs': (w) => `na koniec gry: ${points(w.n)} za każdego obsadzonego kraba`,
  'effect.takeDamage': (w) => `teraz: dostajesz ${takenDamage(w.n)}`,
  'effect.othersGainCoins': (w) => `teraz: ${coins(w.n)} dla każdego innego gracza`,
  'effect.repairNow': (w) => `teraz: naprawa ${w.n}`,

  'group.buy': 'Kup kartę',
  'group.oxygen': 'Tlen',
  'group.free': 'Akcje darmowe',
  'group.move': 'Rusz deepla',
  'group.lift': 'Rusz deepla z modułu',
  'group.bid': 'Licytuj',
  'group.limit': 'Tajny limit',
  'group.drop': 'Wycofaj się',
  'group.market': 'Czarny rynek',

  'cause.price': (w) => `rząd ${w.row}`,
  'cause.row': (w) => `rząd ${w.row}`,
  'cause.module': (w) => w.module,
  'cause.card': (w) => w.card,
  'cause.plant': 'elektrownia',
  'cause.extension': (w) => w.extension,
  'cause.market': (w) => `czarny rynek, ${cards(w.cards)}`,
  'cause.bid': (w) => `licytacja rzędu ${w.row}`,
  'cause.push': 'forsowanie',
  'cause.pass': (w) => ordinal(w.place),
  'cause.bonus': (w) => w.bonus,
  'cause.activation': 'aktywacja',
  'bonus.coins': (w) => `${w.category} – ${coins(w.n)} za kartę`,
  'bonus.points': (w) => `${w.category} – ${points(w.n)} za kartę`,
} satisfies Partial<Messages>;

/** What lies in a row now: from a seat or from the deck. */
function faceDown(number: number, seat: string | undefined): string {
  if (seat === undefined)
    return `${count('# zakryta karta', '# zakryte karty', '# zakrytych kart')(number)} z talii`;
  if (number === 0) return `${seat} nic nie odkłada`;
  return `${seat} odkłada ${count('# zakrytą kartę', '# zakryte karty', '# zakrytych kart')(number)}`;
}

function stands(sites: number): string {
  return `stanowiska: ${sites}`;
}

/** Several names in one line are said without their second words. */
function shortly(names: string): string {
  return names
    .replaceAll('Krab zbieracz', 'Krab')
    .replaceAll('Ośmiornica naprawcza', 'Ośmiornica')
    .replaceAll('Zbiornik tlenu', 'Zbiornik');
}

const refusals = {
  'why.over': 'gra już się skończyła',
  'why.notAsked': (w) => `najpierw decyduje ktoś inny: ${w.seats} (${w.decided})`,
  'why.otherQuestion': (w) => `teraz pytanie jest inne: ${w.decided}`,
  'why.passed': 'w tej fazie masz już pas',
  'why.choiceFinal': 'wybór na czarnym rynku jest ostateczny',
  'why.outOfAuction': 'nie bierzesz już udziału w tej licytacji',
  'why.outOfAllAuctions': 'nie bierzesz już udziału w licytacjach tej rundy',
  'why.emptySpace': (w) => `w rzędzie ${w.row}, kolumnie ${w.column} nie ma karty`,
  'why.coins': (w) => `to kosztuje ${takenCoins(w.needed)}, a masz tylko ${w.coins}`,
  'why.noTank': (w) => `nie masz tej karty tlenu: ${w.card}`,
  'why.usedTank': (w) => `w tej rundzie już użyta: ${w.card}`,
  'why.nobodyCanMove':
    'żaden deeple nie może ruszyć: brakuje modułu, do którego dopłynie, a deeple przy pracy zostają',
  'why.noActionLeft': 'nie masz już akcji dodatkowych',
  'why.noFullTank': 'wszystkie twoje karty tlenu są już zużyte',
  'why.emptyDome': 'w twojej kopule nie ma żadnego deepla',
  'why.noModule': (w) => `nie ma pola ${w.position} (${w.arm}): modułów w tym ramieniu jest ${w.modules}`,
  'why.tooFar': (w) => `to ${spaces(w.spaces)} stąd, a zasięg butli to ${w.bottle}`,
  'why.otherArm': (w) => `deeple zostaje w swoim ramieniu (${w.arm})`,
  'why.sameModule': 'deeple już tam leży',
  'why.nobodyLies': (w) => `nie leży tu żaden deeple, który mógłby ruszyć: ${w.module}`,
  'why.nowhereToGo': (w) => `żaden inny moduł tego ramienia nie jest w zasięgu: ${w.arm}`,
  'why.mustMove': 'użyj przynajmniej jednej butli z tej karty',
  'why.notInStation': (w) => `twoja stacja nie ma tego modułu: ${w.module}`,
  'why.notReached': (w) => `w tej akcji żaden deeple tu nie dotarł: ${w.module}`,
  'why.alreadyActivated': (w) => `w tej rundzie już aktywny: ${w.module}`,
  'why.tooFewDeeples': (w) => `za mało deepli (potrzeba ${w.sites}, jest ${w.lying}): ${w.module}`,
  'why.plantUsedUp': (w) => `elektrownia nie ma już użyć w tej rundzie (limit: ${w.uses})`,
  'why.extensionBuilt': (w) => `to już stoi: ${w.extension}`,
  'why.notInHand': (w) => `tej karty nie masz na ręce: ${w.card}`,
  'why.notToPlace': (w) => `tej karty teraz się nie układa: ${w.card}`,
  'why.rowDone': (w) => `rząd ${w.row} miał już swoją licytację`,
  'why.rowEmpty': (w) => `w rzędzie ${w.row} nie ma kart`,
  'why.bidTooLow': (w) => `oferta musi wynosić co najmniej ${w.least}`,
  'why.bidTooHigh': (w) => `więcej niż ${w.most} nigdy nie trzeba`,
  'why.soloBid': (w) => `przeciw Deep Thought oferta wynosi dokładnie ${w.coins}`,
  'why.noDropAll': 'w grze solo wycofujesz się tylko z bieżącej licytacji',
  'why.noStandingBids': 'przy tym stole gra się bez tajnych limitów',
  'why.pushed': 'w tym rzędzie już było forsowanie',
  'why.nothingInArm': (w) => `w tym ramieniu nie ma karty do stracenia: ${w.arm}`,
} satisfies Partial<Messages>;

const scores = {
  'line.play': 'W trakcie gry',
  'line.coins': 'Monety',
  'line.crab': 'Kraby',
  'line.shell': 'Domy-muszle',
  'line.octopus': 'Ośmiornice',
  'line.shipyard': 'Stocznie',
  'line.oxygen': 'Zbiorniki tlenu',
  'line.research': 'Badania',
  'line.manned': 'Obsadzone kraby',
  'fact.damage': 'Uszkodzenia',
  'fact.marker': 'Czerwony znacznik',
  'fact.stable': 'Stabilna',
  'fact.yes': 'tak',
  'fact.no': 'nie',
  deepThought: 'Deep Thought',
  'word.card': (w) => `${w.card}: ${w.effect}`,
  'word.none': 'nic',
  'word.category': (w) => w.category,
  'word.extension': (w) => w.extension,
} satisfies Partial<Messages>;

const board = {
  'board.asked': (w) => `${w.seats}: ${w.decided}`,
  'board.round': (w) => `Runda ${w.round} z ${w.rounds}`,
  'board.phase.A': 'A – Rozwój',
  'board.phase.B': 'B – Czarny rynek',
  'board.phase.C': 'C – Licytacje',
  'board.phase.D': 'D – Podliczenie',
  'board.won': (w) => `Zwycięstwo: ${w.seats}`,
  'board.wonTogether': (w) => `Wspólne zwycięstwo: ${w.seats}`,
  'board.deepThoughtWon': 'Zwycięstwo: Deep Thought',
  'board.wonWithDeepThought': (w) => `Wspólne zwycięstwo: ${w.seats} i Deep Thought`,
  'board.title': (w) => `New Eden, runda ${w.round}, faza ${w.phase}`,
  'board.offer': 'Karty do wzięcia',
  'board.own': 'Tylko dla ciebie',
  'board.piles': 'Talie i pudełko',
  'board.total': 'Razem',
  'board.damageLimit': 'Uszkodzenia / próg',
  'board.station': 'Stacja',
  'board.stations': 'Stacje',
  'sign.passed': 'pas',
  'sign.out': 'odpada',
  'turn.who': (w) => `${w.seat} `,
  'turn.bought.crab': (w) => `kupuje Kraba zbieracza${bought(w.coins)}`,
  'turn.bought.shell': (w) => `kupuje Dom-muszlę${bought(w.coins)}`,
  'turn.bought.octopus': (w) => `kupuje Ośmiornicę naprawczą${bought(w.coins)}`,
  'turn.bought.shipyard': (w) => `kupuje Stocznię${bought(w.coins)}`,
  'turn.bought.oxygen': (w) => `kupuje Zbiornik tlenu${bought(w.coins)}`,
  'turn.bought.research': (w) => `kupuje kartę badań${bought(w.coins)}`,
  'turn.activated': (w) =>
    `aktywuje ${listed([w.crab > 0 && crabs(w.crab), w.shell > 0 && shells(w.shell), w.octopus > 0 && octopuses(w.octopus)])}`.trim(),
  'turn.moved.crab': (w) =>
    `przesuwa ${movedDeeples(w.number)} ${w.fromDome === w.number ? 'z kopuły do krabów' : 'w ramieniu krabów'}`,
  'turn.moved.shell': (w) =>
    `przesuwa ${movedDeeples(w.number)} ${w.fromDome === w.number ? 'z kopuły do muszli' : 'w ramieniu muszli'}`,
  'turn.moved.octopus': (w) =>
    `przesuwa ${movedDeeples(w.number)} ${w.fromDome === w.number ? 'z kopuły do ośmiornic' : 'w ramieniu ośmiornic'}`,
  'turn.sent': (w) => `przesuwa ${movedDeeples(w.number)}${w.fromDome === w.number ? ' z kopuły' : ''}`,
  'turn.oxygen': 'używa tlenu',
  'turn.gains': (w) =>
    `zdobywa ${listed([w.points > 0 && takenPoints(w.points), w.coins > 0 && takenCoins(w.coins), w.deeples > 0 && movedDeeples(w.deeples)])}`.trim(),
  'turn.nothing': 'bez punktów',
  'turn.damaged': (w) => `otrzymuje ${takenDamage(w.n)}`,
  'turn.repaired': (w) => `naprawia ${takenDamage(w.n)}`,
  'turn.dealt': (w) => `zadaje innym ${takenDamage(w.n)}`,
  'turn.extended.shipyard': 'buduje rozbudowę stoczni',
  'turn.extended.oxygen': 'buduje rozbudowę zbiorników tlenu',
  'turn.extended.octopus': 'buduje rozbudowę ośmiornicy',
  'turn.extended.research': 'buduje rozbudowę badań',
  'turn.plant': (w) =>
    `używa prądu (+${takenCoins(w.coins)}${w.damage > 0 ? `, +${takenDamage(w.damage)}` : ''})`,
  'turn.pushed': 'forsuje: jeszcze jedna akcja',
  'turn.passed': 'pasuje',
  'turn.bid': (w) => `oferuje ${takenCoins(w.coins)} za rząd ${w.row}`,
  'turn.stayedOut': (w) => `nie daje nic za rząd ${w.row}`,
  'turn.droppedOut': (w) => `wycofuje się z licytacji rzędu ${w.row}`,
  'turn.droppedOutOfAll': 'wycofuje się ze wszystkich licytacji',
  'turn.won': (w) => `zdobywa rząd ${w.row} (${contents(w)})${bought(w.coins)}`,
  'turn.row': (w) => `wystawia rząd ${w.row} na licytację`,
  'turn.kept': (w) => `zostawia rząd ${w.row}`,
  'turn.chosen': 'wybiera karty w tajemnicy',
  'turn.lost': (w) => `traci ${takenCards(w.number)}`,
  'turn.goesTo': (w) => `a ${dt(w.seat)} zdobywa rząd ${w.row} (${cards(w.count)}) za ${takenCoins(w.coins)}`,
  'turn.unsold': (w) => `nikt nie kupuje rzędu ${w.row}`,
  'turn.deepThought': (w) => `Deep Thought bierze ${takenCards(w.number)}`,
  'turn.round': (w) => `zaczyna się runda ${w.round}`,
  'turn.market': 'Kupione na czarnym rynku:',
  'turn.marketOpens': 'otwiera się czarny rynek',
  'turn.nobodyBuys': 'Nikt nie kupuje na czarnym rynku',
  'turn.marketBought': (w) => contents(w),
  'turn.cards': (w) => cards(w.count),
  'turn.final': (w) =>
    w.collapsed === 0
      ? 'Punktacja końcowa: wszystkie stacje stoją'
      : `Punktacja końcowa: zawaliło się stacji: ${w.collapsed} z ${w.stations}`,
  'turn.total': (w) => points(w.points),
  'sign.stable': 'stabilna',
  'sign.collapsed': 'zawalona',
  'sign.sold': 'sprzedana',
  'sign.unsold': 'niesprzedany',
  'sign.blocked': 'zablokowany',
  'sign.empty': 'bez kart',
  'row.display': (w) => `Rząd ${w.row} (${coins(w.coins)}, ${w.step}): `,
  'row.faceDown': (w) => `Rząd ${w.row}: zakryte, z talii: ${cards(w.count)}`,
  'row.ofSeat': (w) => `Rząd ${w.row}: zakryte, odkłada ${dt(w.seat)}: ${cards(w.count)}`,
  'row.open': (w) => `Rząd ${w.row} (${actions(w.actions)}): `,
  'row.sold': (w) => `Rząd ${w.row}: zdobywa ${dt(w.seat)} za ${takenCoins(w.coins)}`,
  'row.unsold': (w) => `Rząd ${w.row}: niesprzedany`,
  'row.blocked': (w) => `Rząd ${w.row}: zablokowany`,
  'state.nautilus': (w) => `Nautilus: ${dt(w.seat)}`,
  'state.bonus': (w) => `Premie: ${w.first}; ${w.second}`,
  'state.pastBonus': (w) => `Wcześniejsza premia: ${w.bonus}`,
  'state.deck': (w) => `Talia ${w.deck}: ${cards(w.count)}`,
  'state.box': (w) => `W pudełku, odkryte: ${cards(w.count)}${w.cards === undefined ? '' : ` (${w.cards})`}`,
  'state.unseenBox': (w) => `W pudełku, nieznane: ${w.cards}`,
  'state.auction': (w) => `Licytacja rzędu ${w.row}: ${dt(w.bidder)} oferuje ${takenCoins(w.high)}`,
  'state.noBid': (w) => `Licytacja rzędu ${w.row}: jeszcze bez ofert`,
  'state.bid': (w) => `${dt(w.seat)}: oferta ${w.coins}`,
  'state.in': (w) => `Licytują dalej: ${w.seats}`,
  'state.maximum': (w) => `Twój tajny limit: ${coins(w.coins)}`,
  'state.choosing': (w) => `Jeszcze bez wyboru: ${w.seats}`,
  'state.ready': (w) => `Wybór gotowy: ${w.seats}`,
  'state.moving': (w) => `${w.seat} używa tlenu: ${w.card}, butla ${w.bottle}`,
  'state.lifted': (w) => `${w.seat} rusza deepla z pola ${w.from} (${w.arm})`,
  'state.building': (w) => `Buduje ${dt(w.seat)}: ${w.cards}`,
  'state.market': (w) => `${cards(w.cards)}: ${coins(w.coins)}, ${damage(w.damage)}`,
  'state.hand': (w) => `Na ręce: ${w.card} (${w.detail})`,
  'state.picked': (w) => `Kupujesz: ${w.cards}`,
  'state.pickedNone': 'Nic nie kupujesz',
  'has.points': (w) => points(w.points),
  'has.value': (w) => `punkty końcowe, jeśli stacja będzie stabilna: ${w.points}`,
  'has.damage': (w) =>
    `uszkodzenia ${w.damage} z ${w.most}, czerwony znacznik ${w.marker}: ${w.stable > 0 ? 'stabilna' : 'grozi zawaleniem'}`,
  'has.coins': (w) => coins(w.coins),
  'has.screen': 'monety za zasłonką',
  'has.dome': (w) => `deeple w kopule: ${w.deeples}`,
  'has.spent': (w) => `deeple zużyte do końca rundy: ${w.deeples}`,
  'has.module': (w) =>
    `Pole ${w.position}, ${w.card}: deeple leżące ${w.lying}, przy pracy ${w.seated} z ${w.sites}`,
  'has.activated': 'aktywny',
  'has.marker': (w) => `czerwony znacznik ${signed(w.n)}`,
  'has.used': 'użyta',
  'has.extension': (w) => `${w.extension}: zbudowana`,
  'has.noExtension': (w) => `${w.extension}: niezbudowana`,
  'has.plant': (w) =>
    `Elektrownia: użycia ${w.used} z ${w.most}${w.damage === undefined ? '' : `, następne: ${damage(w.damage)}`}`,
  'has.passed': (w) => ordinal(w.place),
  'has.notPassed': 'jeszcze gra',
  'has.droppedAll': 'poza wszystkimi licytacjami rundy',
  'has.result': (w) => `Wynik: ${points(w.total)}, miejsce ${w.rank}`,
  'has.line': (w) => `${w.line}: ${w.points}`,
  'alt.station': (w) =>
    `${dt(w.seat)}: ${points(w.points)}, uszkodzenia ${w.damage} z ${w.most}, znacznik ${w.marker}, ${w.stable > 0 ? 'stabilna' : 'grozi zawaleniem'}`,
  'alt.who': (w) => `${dt(w.seat)}: `,
  'alt.dome': (w) => `kopuła ${w.deeples}`,
  'alt.oxygen': (w) => `tlen: ${w.cards}`,
  'alt.arm': (w) => `${w.arm} ${w.count}${w.fresh === undefined ? '' : ` (nieaktywne ${w.fresh})`}`,
  'alt.research': (w) => `badania ${w.count}`,
  'alt.extensions': (w) => `rozbudowy ${w.count}`,
  'alt.plant': (w) => `elektrownia ${w.count}`,
  'legend.title': 'New Eden: co znaczą symbole',
  'legend.stations': 'Stacje',
  'legend.cards': 'Na kartach i cenach',
  'legend.plates': 'Na tabliczkach graczy',
  'legend.categories': 'Sześć rodzajów kart',
  'legend.dome': 'Kopuła: deeple w domu; pęknięcia: uszkodzenia',
  'legend.diver': 'Deeple: pracuje w modułach',
  'legend.place': 'Deeple na miejscu / potrzeba',
  'legend.waiting': 'Ciemne okno: jeszcze nie działa',
  'legend.working': 'Jasne okno: działa',
  'legend.tank': 'Zbiornik 4: jeden deeple idzie do 4 pól',
  'legend.shipyard': 'Stocznia: daje deeple',
  'legend.laboratory': 'Badania',
  'legend.plant': 'Elektrownia została uruchomiona',
  'legend.extension': 'Krążki na kopule: gotowe rozbudowy',
  'legend.coin': 'Monety',
  'legend.star': 'Punkty',
  'legend.burst': 'Uszkodzenia',
  'legend.wrench': 'Naprawia uszkodzenia',
  'legend.flag': 'Punkty na końcu, jeśli stabilna',
  'legend.others': 'Wszyscy pozostali',
  'legend.gauge': 'Próg uszkodzeń na koniec: powyżej niego stacja się zawala i traci punkty końcowe',
  'legend.nautilus': 'Nautilus: zaczyna',
  'legend.ready': 'Wybór gotowy',
  'legend.choosing': 'Jeszcze wybiera',
} satisfies Partial<Messages>;

export const PL: NewEdenTexts = {
  title: 'New Eden',
  about: 'Trzy rundy w podwodnej stacji: kupuj, licytuj, ruszaj deeple i pilnuj uszkodzeń. Nieoficjalnie.',
  messages: {
    ...events,
    ...prompts,
    ...refusals,
    ...scores,
    ...board,
    ...EFFECTS.pl,
    ...COACH.pl,
    ...ON_CARDS.pl,
  },
  verbs: {
    buy: { name: 'kup', description: 'Kup kartę z planszy' },
    oxygen: { name: 'tlen', description: 'Użyj karty tlenu: ruch deepli i aktywacja modułów' },
    move: { name: 'ruch', description: 'Rusz deepla do modułu' },
    lift: { name: 'rusz-z', description: 'Rusz deepla, który leży na module' },
    skip: { name: 'pomiń', description: 'Nie używaj butli' },
    activate: { name: 'aktywuj', description: 'Aktywuj moduły, do których dotarły deeple' },
    pass: { name: 'spasuj', description: 'Zakończ swoją fazę rozwoju' },
    plant: { name: 'elektrownia', description: 'Uruchom elektrownię: monety za uszkodzenia' },
    extend: { name: 'rozbudowa', description: 'Zbuduj rozbudowę' },
    market: { name: 'rynek', description: 'Wybierz zakupy na czarnym rynku' },
    place: { name: 'ułóż', description: 'Wskaż kartę, która będzie bliżej kopuły' },
    row: { name: 'rząd', description: 'Wystaw rząd na licytację' },
    bid: { name: 'licytuj', description: 'Złóż ofertę; 0 to brak udziału' },
    maximum: { name: 'licytuj-z-limitem', description: 'Niech bot licytuje za ciebie do tajnego limitu' },
    limit: { name: 'limit', description: 'Podaj swój tajny limit' },
    drop: { name: 'wycofaj', description: 'Wycofaj się z tej licytacji' },
    'drop-all': { name: 'wycofaj-wszędzie', description: 'Wycofaj się ze wszystkich licytacji rundy' },
    push: { name: 'forsuj', description: 'Przyjmij uszkodzenie za jeszcze jedną akcję' },
    done: { name: 'koniec', description: 'Zakończ akcje dodatkowe' },
    destroy: { name: 'zniszcz', description: 'Wskaż ramię, które traci skrajną kartę' },
    keep: { name: 'zachowaj', description: 'Zachowaj rząd do licytacji (solo)' },
  },
  parameters: {
    space: { name: 'pole', description: 'Rząd i kolumna, na przykład 3-2' },
    card: { name: 'karta', description: 'Karta' },
    arm: { name: 'ramię', description: 'Ramię twojej stacji' },
    position: { name: 'pozycja', description: 'Moduł, licząc od kopuły' },
    modules: { name: 'moduły', description: 'Jeden lub dwa moduły albo nic' },
    extension: { name: 'rozbudowa', description: 'Rozbudowa' },
    cards: { name: 'karty', description: 'Karty z ręki albo nic' },
    row: { name: 'rząd', description: 'Rząd, od 1 do 4' },
    coins: { name: 'monety', description: 'Ile monet' },
  },
  options: {
    soloLevel: {
      label: 'Poziom Deep Thought',
      values: { 0: '0', 1: '1', 2: '2', 3: '3' },
      explained: {
        0: 'Najłatwiejszy: Deep Thought nie buduje nic z czarnego rynku',
        1: 'Deep Thought co rundę buduje za darmo 1 kartę z czarnego rynku',
        2: 'Deep Thought co rundę buduje za darmo 2 karty z czarnego rynku',
        3: 'Najtrudniejszy: Deep Thought co rundę buduje za darmo 3 karty z rynku',
      },
    },
    openCoins: {
      label: 'Jawne monety',
      values: { true: 'Tak', false: 'Nie' },
      explained: { true: 'Wszyscy widzą, kto ma ile monet', false: 'Monety są ukryte: widzisz tylko swoje' },
    },
    standingBids: {
      label: 'Tajne limity licytacji',
      values: { true: 'Tak', false: 'Nie' },
      explained: {
        true: 'Można ustawić tajny limit, a ja do niego licytuję',
        false: 'Każdą ofertę składa się ręcznie, więc licytacje trwają dłużej',
      },
    },
  },
};
