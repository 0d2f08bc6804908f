import type { Texts } from './en.ts';
import { plClock, plPrivate, plSettings, plThread } from './pl-clock.ts';
import { plBeside, plBesideActs, plBesideRefusals } from './pl-beside-play.ts';
import { plCommands } from './pl-commands.ts';
import { plural } from './plural.ts';
import { records } from './records/pl.ts';
import { teaching } from './teaching/pl.ts';

const n = (count: number, one: string, few: string, many: string): string =>
  plural('pl', count, { one, few, many, other: many });

const refusals: Texts['refusals'] = {
  E_SYNTAX: ({ typed }) =>
    typed === ''
      ? 'Nie znam takiego ruchu.'
      : `Nie znam ruchu „${typed}”. Wybierz z podpowiedzi albo naciśnij „Graj”.`,
  E_ILLEGAL: () => 'To teraz niemożliwe.',
  E_NOT_ACTIVE: ({ asked }) =>
    asked === '' ? 'Teraz nie twoja kolej.' : `Teraz nie twoja kolej, decyduje ktoś inny: ${asked}.`,
  E_OVER: () => 'Ta gra już się skończyła.',
  E_SEATS: ({ game, min, max }) =>
    `${game}: gra dla ${min === max ? n(min, '# osoby', '# osób', '# osób') : `${min}–${max} osób`}.`,
  E_OPTION: () => 'Przy tej liczbie osób to ustawienie jest niemożliwe.',
  T_NO_TABLE: () => 'Na tym kanale nie ma otwartego stołu. Otwórz go poleceniem `/gra nowa`.',
  T_OPEN_TABLE: ({ game }) =>
    `Na tym kanale stoi już stół (${game}). Dokończcie tamtą grę albo wybierz inny kanał lub wątek.`,
  T_OTHER_TABLE: () => 'Ten przycisk należy do wcześniejszego stołu na tym kanale. Nic się nie zmieniło.',
  T_STALE: () => 'Ta decyzja już zapadła, więc nic się nie zmieniło. Oto obecna sytuacja:',
  T_REPEATED: () => 'To już zostało zrobione.',
  T_NOT_SEATED: () => 'Nie siedzisz przy tym stole, więc możesz tylko patrzeć.',
  T_SEATED: () => 'Już siedzisz przy tym stole.',
  T_FULL: ({ max }) => `Wszystkie miejsca są zajęte (${max}).`,
  T_TOO_FEW: ({ min }) => `Do rozpoczęcia potrzeba co najmniej ${n(min, '# osoby', '# osób', '# osób')}.`,
  T_NOT_HOST: ({ host }) => `Może to zrobić tylko gospodarz stołu: ${host}.`,
  T_NOT_IN_CHARGE: ({ host }) =>
    `Może to zrobić tylko gospodarz stołu${host === '' ? '' : ` (${host})`} albo osoba, która zarządza tym kanałem.`,
  T_NOT_LOBBY: () => 'Gra już się rozpoczęła.',
  T_NOT_PLAYING: () => 'Przy tym stole nie toczy się żadna gra.',
  T_NOTHING_TO_UNDO: () => 'Nie masz czego cofnąć.',
  T_CONFIRM: () => 'Na pewno?',
  T_NOT_TOGETHER: () => 'Tych dwóch kroków nie da się zrobić naraz. Zrób pierwszy, a zapytam o następny.',
  T_BARRIER: () => 'Tego kroku nie można już cofnąć: odsłonił coś nowego albo decyzja przeszła dalej.',
  T_FOR_OTHERS: () => 'O tym głosują tylko pozostali. Ty możesz po prostu zagrać.',
  T_NOT_YOUR_STEP: () => 'Ostatni krok należał do kogoś innego, więc twojego nie można już cofnąć.',
  T_NO_RECORD: () => 'Nie znam tej gry: żadna skończona gra na tym serwerze tak się nie nazywa.',
  T_FILE: () => 'Ten plik nie jest grą, którą umiem odczytać. Nic się nie zmieniło.',
  T_FILE_LARGE: () => 'Ten plik jest za duży jak na grę. Nic się nie zmieniło.',
  T_FILE_GAME: () =>
    'Nie mogę otworzyć tej gry: nie mam jej z tymi samymi zasadami i elementami. Nic się nie zmieniło.',
  T_FILE_MOVES: () => 'W tym pliku jest ruch, na który zasady nie pozwalają. Nic się nie zmieniło.',
  T_NOT_FROM_SEED: () =>
    'Tej gry nie da się zapisać w pliku: toczyła się dalej od innej albo zaczęła się według starszych zasad.',
  T_FROZEN: () =>
    'Tego stołu nie da się teraz odczytać, więc gra jest wstrzymana. Daj znać osobie, która prowadzi tego bota. Kto zarządza kanałem, może odłożyć stół: `/gra przerwij`.',
  T_STORE: () => 'Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.',
  T_BUG: () =>
    'Przez mój błąd ten krok się nie udał i nic się nie zmieniło. Błąd jest zgłoszony; cofnij coś albo zrób inny ruch.',
  T_CLOSING: () => 'Właśnie uruchamiam się ponownie; nic się nie zmieniło. Spróbuj za minutę.',
  ...plBesideRefusals,
};

const acts: Texts['acts'] = {
  opened: (who) => `${who} otwiera stół.`,
  joined: (who) => `${who} dosiada się.`,
  left: (who) => `${who} wstaje od stołu.`,
  started: (who) => `${who} rozpoczyna grę.`,
  undone: (who) => `${who} cofa swój ostatni krok.`,
  cancelled: (who) => `${who} zamyka stół.`,
  abandoned: (who) => `${who} przerywa grę, bez wyniku.`,
  skipped: (who) => `Czas minął, kolej pominięta: ${who}.`,
  'more-time': (who) => `Więcej czasu dostaje ${who}.`,
  paused: () => 'Gra jest wstrzymana: wszyscy się zgodzili.',
  resumed: () => 'Gra trwa dalej: wszyscy się zgodzili.',
  ...plBesideActs,
};

const lobby: Texts['lobby'] = {
  heading: (game) => `Stół: ${game}`,
  players: (count, min, max) =>
    min === max ? `Gracze: ${count} z ${max}` : `Gracze: ${count} (gra dla ${min}–${max} osób)`,
  host: (name) => `${name} (gospodarz)`,
  set: 'Zestaw elementów',
  language: 'Język',
  seed: (hash) =>
    `Dowód uczciwego tasowania przy stole na tym kanale: \`${hash}\`. Na koniec gry pokażę klucz tasowania: jego SHA-256 musi być równe temu dowodowi.`,
  seedShown: (seed, hash) =>
    `Klucz tasowania: \`${seed}\`. Jak sprawdzić: jego SHA-256 to dowód, który od początku pokazuje \`/informacje\`: \`${hash}\`.`,
  started: 'Gra się rozpoczęła.',
  cancelled: 'Stół został zamknięty.',
  join: 'Dołącz',
  leave: 'Wstań od stołu',
  start: 'Rozpocznij grę',
  cancel: 'Zamknij stół',
  options: 'Opcje',
  opened: 'Stół otwarty. Kto chce grać, niech naciśnie „Dołącz”; gdy będziecie w komplecie, rozpocznij grę.',
  joined: 'Masz miejsce przy stole. Gra zacznie się, gdy gospodarz naciśnie „Rozpocznij grę”.',
  left: 'Nie siedzisz już przy tym stole.',
  startedForYou: 'Gra się rozpoczęła.',
  cancelledForYou: 'Stół jest zamknięty.',
  optionsIntro: 'Widzisz to tylko ty. Zmiany od razu widać na kanale.',
  saved: 'Zapisano.',
  whichGame: 'W co gracie?',
};

const ai: Texts['ai'] = {
  marked: (name) => `🤖 ${name}`,
  inLetters: (name) => `${name} (AI)`,
  withLevel: (name, level) => `${name} (poziom ${level})`,
  explained: {
    easy: 'Gra od razu i czasem coś przeoczy: dobry na pierwszą grę',
    normal: 'Myśli przez chwilę: solidny przeciwnik',
    hard: 'Myśli kilka sekund i patrzy dalej naprzód',
  },
  levels: { easy: 'łatwy', normal: 'średni', hard: 'trudny' },
  opponents: (count, level) =>
    n(
      count,
      `# przeciwnik, poziom ${level}`,
      `# przeciwnicy, poziom ${level}`,
      `# przeciwników, poziom ${level}`,
    ),
  add: 'Dodaj AI',
  remove: (name) => `Usuń: ${name}`,
  choose: 'Wybierz poziom…',
  intro: 'AI zajmuje miejsce i gra według tych samych zasad co wszyscy. Na jakim poziomie?',
  added: (name) => `${name} dosiada się.`,
  removed: 'Miejsce jest znów wolne.',
  atOnce: 'Albo zacznij od razu z graczem AI…',
};

const hint: Texts['hint'] = {
  button: 'Dobre ruchy?',
  setting: 'Podpowiedzi',
  allowed: { yes: 'dozwolone', no: 'wyłączone' },
  explained: {
    yes: 'Każdy może poprosić mnie o dobre ruchy: /podpowiedź',
    no: 'Nikt nie dostaje podpowiedzi',
  },
  heading: 'Ruchy warte rozważenia, od najlepszego:',
  lead: (points) => `spodziewana przewaga na koniec: ${points}`,
  result: (points) => `spodziewany wynik końcowy: ${points}`,
  gets: (what) => `daje ci ${what}`,
  forYou: (line) => `${line} dla ciebie`,
  forOther: (line, who) => `${line} (${who})`,
  single: 'Masz teraz tylko jeden możliwy ruch.',
  none: 'Nic nie przyszło mi do głowy. Spróbuj ponownie.',
  off: 'Przy tym stole podpowiedzi są wyłączone.',
};

const analysis: Texts['analysis'] = {
  button: 'Analiza',
  title: (game) => `${game} – przebieg gry`,
  thinking: (done, of) => `Analizuję grę: decyzja ${done} z ${of}…`,
  leads: 'Spodziewana przewaga na koniec, decyzja po decyzji',
  scores: 'Spodziewany wynik końcowy, decyzja po decyzji',
  even: 'Żadna decyzja się nie wyróżnia: nikt wiele nie stracił.',
  played: (what, expected) => `Zagrano: ${what} – ${expected}`,
  better: (what, expected) => `Komputer zagrałby: **${what}** – ${expected}`,
  marked: 'Na obrazku: 1 to, co zagrano, 2 to, co zagrałby komputer.',
  note: 'Szacuje komputer, który wie tyle, ile w danej chwili można było wiedzieć przy stole.',
  chart: 'Wykres',
  turn: (number) => `Punkt zwrotny ${number}`,
  replay: 'Powtórka od tego miejsca',
  notYet: 'Grę można przeanalizować po jej zakończeniu.',
  none: 'Tym razem nie udało się przeanalizować gry. Spróbuj ponownie.',
};

const board: Texts['board'] = {
  turnOf: (names) => `Teraz: ${names}`,
  nobody: 'Nikt nie musi teraz decydować.',
  over: (winners) => `Koniec gry. Zwycięstwo: ${winners}.`,
  overAlone: 'Koniec gry.',
  abandoned: 'Gra przerwana, bez wyniku.',
  play: 'Graj',
  board: 'Plansza',
  log: 'Dziennik',
  scores: 'Wyniki',
  earlierLines: (count) =>
    n(
      count,
      '… i # wcześniejszy wpis: `/dziennik`',
      '… i # wcześniejsze wpisy: `/dziennik`',
      '… i # wcześniejszych wpisów: `/dziennik`',
    ),
  noPicture: 'Nie udało się narysować planszy. Oto ona w wersji tekstowej:',
  posted: 'Plansza jest już na kanale.',
  page: (page, pages) => `Strona ${page} z ${pages}`,
  previous: 'Poprzednia',
  next: 'Następna',
  more: (count) =>
    n(count, '… jeszcze # wiersz: `/stan`', '… jeszcze # wiersze: `/stan`', '… jeszcze # wierszy: `/stan`'),
  emptyLog: 'Nic się jeszcze nie wydarzyło.',
  nothingHidden: 'Nie masz teraz niczego, czego nie widzą inni.',
};

const panel: Texts['panel'] = {
  moreOfYours: '… resztę tego, co widzisz tylko ty, pokazuje `/ręka`',
  drawing: 'Rysuję planszę…',
  noPicture: 'Nie udało się narysować planszy; `/stan` pokaże ją w wersji tekstowej.',
  boardAsText: 'Plansza w wersji tekstowej: `/stan`',
  doneBare: 'Gotowe.',
  waitingFor: (names) => `Teraz decyduje ktoś inny: ${names}.`,
  goesOn: 'Jeśli twoja kolej wróci w ciągu kwadransa, ciąg dalszy pojawi się tu sam.',
  choose: 'Wybierz…',
  chooseGroup: 'Co chcesz zrobić?',
  others: 'Inne',
  back: 'Wstecz',
  undo: (step) => `Cofnij „${step}”`,
  undoQuestion: 'To cofnie twój ostatni krok:',
  together: 'Dwa kroki naraz…',
  more: 'Więcej możliwości',
  aside: 'Coś innego…',
  coachOff: 'Bez podpowiedzi',
  coachIsOff: 'Podpowiedzi wyłączone. Przywraca je `/ustawienia moje`.',
  sureYes: 'Tak, zrób to',
  undoYes: 'Tak, cofnij',
  undoNo: 'Nie, zostaw',
  undone: 'Cofnięto.',
  changed: 'Od twojego ostatniego ruchu:',
  fits: 'Który z tych ruchów masz na myśli?',
  showAll: 'Pokaż wszystkie ruchy',
  refresh: 'Odśwież',
  page: (page, pages) => `${page}/${pages}`,
  range: (from, to) => `${from}–${to}`,
};

const bot: Texts['bot'] = {
  because: (sentence, why) => `${sentence.replace(/[.]$/u, '')}: ${why}`,
  notInServer: 'Działam tylko na serwerze, na kanałach i w wątkach. Napisz do mnie tam.',
  unknown:
    'Nie znam tego przycisku ani polecenia; może pochodzi z mojej starszej wersji. Nic się nie zmieniło.',
  otherGame: (game) => `Na tym kanale gracie w inną grę: ${game}.`,
  failed: 'Coś poszło nie tak po mojej stronie. Nic nie zginęło; spróbuj ponownie.',
  missing: (permissions) =>
    `Nie mogę nic pokazać na kanale: brakuje mi tam uprawnień: ${permissions}. Wszystko jest zapisane.`,
  missingLater: (permissions) =>
    `Brakuje mi na tym kanale uprawnień: ${permissions}. Bez nich nie pokażę gry jak należy: poproś o nie osobę zarządzającą kanałem, zanim zaczniecie.`,
  closed:
    'Nie mogę nic pokazać na kanale: wątek jest zablokowany albo nie wolno mi tam pisać. Wszystko jest zapisane.',
  tooMany: (when) => `To dużo jak na tak krótki czas. Spróbuj ponownie ${when}; ruchy działają zawsze.`,
  notNow: 'Discord w tej chwili tego nie przyjmuje. Spróbuj ponownie za minutę.',
  legend: 'Co znaczą symbole',
  focuses: (names) => `Nie ma takiej części planszy. Do wyboru: ${names}.`,
  putAwayQuestion:
    'Tego stołu nie da się odczytać, więc nikt przy nim nie zagra. Po odłożeniu pozostanie nietknięty dla osoby, która prowadzi tego bota, a kanał będzie wolny. Odłożyć stół?',
  putAwayYes: 'Tak, odłóż',
  putAway: 'Stół jest odłożony. Kanał jest wolny dla innego.',
  abandonQuestion: 'Przerwać grę? Skończy się dla wszystkich, bez wyniku.',
  abandonYes: 'Tak, przerwij grę',
  keepPlaying: 'Nie, gramy dalej',
  cancelQuestion: 'Zamknąć stół? Wszyscy stracą przy nim miejsca.',
  cancelYes: 'Tak, zamknij',
  cancelNo: 'Nie, zostaw otwarty',
  kept: 'Nic się nie zmieniło.',
  abandoned: 'Gra jest przerwana, bez wyniku.',
  hello: (games) =>
    `Cześć! Ze mną gracie w planszówki bez pośpiechu, przez wiele dni, na swoich kanałach: ${games}. Otwórzcie stół, kiedy chcecie; więcej powie \`/informacje\`.`,
  openLobby: 'Otwórz stół',
  about: (games) =>
    `**Icebreaker** pozwala grać w planszówki bez pośpiechu, każdemu w swoim czasie: ${games}.\nTo nieoficjalna adaptacja fanowska z własną grafiką i własnymi tekstami, niezwiązana z autorami ani wydawcami gier. Jeśli gra ci się podoba, kup oryginał.\n\n\`/gra nowa\` otwiera stół, przycisk „Graj” lub \`/graj\` pokazuje, co możesz zrobić, \`/plansza\` pokazuje planszę, \`/dziennik\` pokazuje przebieg gry.`,
  credits: ({ designer, illustrator, publisher, year }) =>
    `projekt: ${designer}${illustrator === undefined ? '' : `, ilustracje: ${illustrator}`}, wydawca: ${publisher}, ${year}`,
  noGames: 'na razie żadnej gry',
  nothingFits: 'Nie ma takiego dozwolonego ruchu',
};

export const pl: Texts = {
  language: 'polski',
  commands: plCommands,
  refusals,
  acts,
  beside: plBeside,
  lobby,
  ai,
  hint,
  analysis,
  board,
  panel,
  scores: {
    total: 'Razem',
    rank: 'Miejsce',
    soFar: 'Na razie (tylko jawne punkty)',
    final: 'Wynik końcowy',
    stopped: 'Wynik w chwili przerwania gry',
  },
  games: {
    frozen: 'wstrzymany: na razie nie da się go odczytać. `/gra przerwij` na tym kanale odkłada go',
    none: 'Nie siedzisz przy żadnym stole na tym serwerze.',
    yours: 'twoja kolej',
    lobby: 'jeszcze nie rozpoczęta',
    waiting: (names) => `teraz: ${names}`,
  },
  records,
  bot,
  clock: plClock,
  settings: plSettings,
  thread: plThread,
  private: plPrivate,
  teaching,
  palettes: {
    default: 'noc polarna',
    'colour-blind': 'dla daltonistów',
    'high-contrast': 'wysoki kontrast',
    light: 'jasna',
  },
  permissions: {
    ViewChannel: 'Wyświetlanie kanału',
    SendMessages: 'Wysyłanie wiadomości',
    SendMessagesInThreads: 'Wysyłanie wiadomości w wątkach',
    AttachFiles: 'Załączanie plików',
    EmbedLinks: 'Wyświetlanie podglądu linku',
    ReadMessageHistory: 'Wyświetlanie historii czatu',
  },
  seats: ['Pomarańczowe koło', 'Turkusowy kwadrat', 'Różowy trójkąt', 'Brązowy romb'],
};
