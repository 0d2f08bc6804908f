import type { Texts } from './en.ts';
import { plCommands } from './pl-commands.ts';
import { plural } from './plural.ts';
import { records } from './records/pl.ts';

const n = (count: number, one: string, few: string, many: string): string =>
  plural('pl', count, { one, few, many, other: many });

const refusals: Texts['refusals'] = {
  E_SYNTAX: ({ typed }) =>
    typed === '' ? 'Nie rozumiem tego ruchu.' : `Nie rozpoznaję „${typed}” jako ruchu w tej grze.`,
  E_ILLEGAL: ({ typed }) => (typed === '' ? 'To teraz niemożliwe.' : `„${typed}” – to teraz niemożliwe.`),
  E_NOT_ACTIVE: ({ asked }) =>
    asked === ''
      ? 'Nie masz teraz nic do zdecydowania.'
      : `Nie masz teraz nic do zdecydowania. Kolej na: ${asked}.`,
  E_OVER: () => 'Ta gra już się skończyła.',
  E_SEATS: ({ game, min, max }) =>
    `${game}: gra dla ${min === max ? n(min, '# osoby', '# osób', '# osób') : `${min}–${max} osób`}.`,
  E_OPTION: () => 'Przy tej liczbie osób to ustawienie jest niemożliwe.',
  T_NO_TABLE: () => 'Na tym kanale nie ma otwartego stołu. Otwórz go poleceniem `/gra nowa`.',
  T_OPEN_TABLE: ({ game }) =>
    `Na tym kanale jest już otwarty stół (${game}). Najpierw musi się zakończyć; możesz też użyć innego kanału lub wątku.`,
  T_OTHER_TABLE: () => 'Ten przycisk należy do wcześniejszego stołu na tym kanale. Nic się nie zmieniło.',
  T_STALE: () => 'To pytanie jest już rozstrzygnięte, więc nic się nie zmieniło. Oto obecna sytuacja:',
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
  T_NOT_TOGETHER: () =>
    'Tych dwóch kroków nie da się zagrać naraz: zagraj pierwszy, a zaraz zapytam o następny.',
  T_BARRIER: () =>
    'Twojego ostatniego kroku nie można cofnąć: wylosował lub odsłonił coś nowego albo przekazał decyzję dalej.',
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
    'Tego stołu nie da się teraz odczytać, pozostaje więc zamrożony. Powiadom osobę, która prowadzi tego bota. Kto zarządza tym kanałem, może odłożyć stół poleceniem `/gra porzuć`.',
  T_STORE: () => 'Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.',
  T_BUG: () =>
    'Mój błąd zatrzymał ten krok, więc nic się nie zmieniło. Został zgłoszony; możesz cofnąć albo zrobić coś innego.',
  T_CLOSING: () => 'Właśnie się uruchamiam ponownie; nic się nie zmieniło. Spróbuj za minutę.',
};

const acts: Texts['acts'] = {
  opened: (who) => `${who} otwiera stół.`,
  joined: (who) => `${who} dosiada się.`,
  left: (who) => `${who} odchodzi od stołu.`,
  started: (who) => `${who} rozpoczyna grę.`,
  undone: (who) => `${who} cofa krok.`,
  cancelled: (who) => `${who} zamyka stół.`,
  abandoned: (who) => `${who} kończy grę bez wyniku.`,
};

const lobby: Texts['lobby'] = {
  heading: (game) => `Stół: ${game}`,
  players: (count, min, max) => `Gracze: ${count} z ${min === max ? String(max) : `${min}–${max}`}`,
  host: (name) => `${name} (gospodarz)`,
  set: 'Komponenty',
  language: 'Język',
  seed: (hash) =>
    `Odcisk tasowania przy stole na tym kanale: \`${hash}\`. Na koniec pokażę ziarno: jego SHA-256 musi być tym odciskiem, więc widać, że niczego nie ustawiono.`,
  seedShown: (seed, hash) =>
    `Ziarno losowania: \`${seed}\`. Sprawdzenie: jego SHA-256 to odcisk, który od początku pokazuje \`/informacje\`: \`${hash}\`.`,
  started: 'Gra się rozpoczęła.',
  cancelled: 'Stół został zamknięty.',
  join: 'Dołącz',
  leave: 'Odejdź',
  start: 'Rozpocznij',
  cancel: 'Zamknij',
  options: 'Opcje',
  opened: 'Stół jest otwarty. Kto chce grać, naciska Dołącz; rozpocznij grę, gdy wszyscy będą gotowi.',
  joined: 'Masz miejsce przy stole. Gra zacznie się, gdy gospodarz naciśnie Rozpocznij.',
  left: 'Nie siedzisz już przy tym stole.',
  startedForYou: 'Gra się rozpoczęła.',
  cancelledForYou: 'Stół jest zamknięty.',
  optionsIntro: 'Widzisz to tylko ty. Zmiany od razu pojawiają się przy stole.',
  saved: 'Zapisano.',
  whichGame: 'Która gra?',
};

const ai: Texts['ai'] = {
  marked: (name) => `🤖 ${name}`,
  inLetters: (name) => `${name} (AI)`,
  withLevel: (name, level) => `${name} (poziom ${level})`,
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
  choose: 'Na jakim poziomie ma grać?',
  intro: 'AI zajmuje miejsce i gra jak każdy inny gracz. Na jakim poziomie ma grać?',
  added: (name) => `${name} ma miejsce przy stole.`,
  removed: 'Miejsce jest znów wolne.',
};

const hint: Texts['hint'] = {
  setting: 'Podpowiedzi',
  allowed: { yes: 'dozwolone', no: 'wyłączone' },
  heading: 'Na co warto spojrzeć, od najlepszego:',
  lead: (points) => `spodziewana przewaga na koniec: ${points}`,
  result: (points) => `spodziewany wynik: ${points}`,
  forYou: (line) => `${line} dla ciebie`,
  forOther: (line, who) => `${line} (${who})`,
  single: 'Masz teraz tylko jedną możliwość.',
  none: 'Nic nie przyszło mi do głowy. Spróbuj ponownie.',
  off: 'Przy tym stole podpowiedzi są wyłączone.',
};

const board: Texts['board'] = {
  turnOf: (names) => `Decyduje: ${names}`,
  nobody: 'Nikt nie musi teraz decydować.',
  over: (winners) => `Koniec gry. Zwycięstwo: ${winners}.`,
  overAlone: 'Koniec gry.',
  abandoned: 'Gra została zakończona bez wyniku.',
  play: 'Graj',
  board: 'Plansza',
  log: 'Dziennik',
  scores: 'Wyniki',
  earlierLines: (count) =>
    n(
      count,
      '… i # wcześniejszy wiersz: `/dziennik`',
      '… i # wcześniejsze wiersze: `/dziennik`',
      '… i # wcześniejszych wierszy: `/dziennik`',
    ),
  noPicture: 'Tym razem nie udało się narysować planszy; oto ona jako tekst.',
  posted: 'Plansza znów jest na kanale.',
  page: (page, pages) => `Strona ${page} z ${pages}`,
  previous: 'Poprzednia',
  next: 'Następna',
  more: (count) => `… jeszcze ${count}: \`/stan\``,
  emptyLog: 'Nic się jeszcze nie wydarzyło.',
  nothingHidden: 'Nic nie jest teraz ukryte przed innymi.',
};

const panel: Texts['panel'] = {
  moreOfYours: '… więcej tego, co widzisz tylko ty: `/ręka`',
  drawing: 'Obrazek się rysuje…',
  noPicture: 'Tym razem obrazka nie udało się narysować; `/stan` pokaże planszę jako tekst.',
  doneBare: 'Gotowe.',
  waitingFor: (names) => `Teraz kolej na: ${names}.`,
  choose: 'Wybierz…',
  chooseGroup: 'Najpierw: jakiego rodzaju?',
  others: 'Inne',
  back: 'Wstecz',
  undo: (step) => `Cofnij: ${step}`,
  undoQuestion: 'To cofnie twój ostatni krok:',
  together: 'Dwa kroki naraz…',
  sureYes: 'Tak, na pewno',
  undoYes: 'Tak, cofnij',
  undoNo: 'Nie, zostaw',
  undone: 'Cofnięto.',
  changed: 'Od tego czasu:',
  fits: 'Które z tych masz na myśli?',
  showAll: 'Pokaż wszystko, co mogę zrobić',
  refresh: 'Spójrz ponownie',
  page: (page, pages) => `${page}/${pages}`,
  range: (from, to) => `${from}–${to}`,
};

const bot: Texts['bot'] = {
  because: (sentence, why, rule) => `${sentence.replace(/[.]$/u, '')}: ${why} (${rule})`,
  notInServer: 'Gram tylko na kanałach i w wątkach serwera. Zapytaj mnie tam.',
  unknown:
    'Nie znam tego przycisku ani polecenia; może pochodzi z mojej starszej wersji. Nic się nie zmieniło.',
  otherGame: (game) => `Przy stole na tym kanale toczy się gra: ${game}.`,
  failed: 'Coś poszło nie tak po mojej stronie. Nic nie zginęło; spróbuj ponownie.',
  missing: (permissions) =>
    `Nie mogę pokazać tego na kanale: brakuje mi tam uprawnienia ${permissions}. To, co zrobiono, jest zapisane.`,
  missingLater: (permissions) =>
    `Brakuje mi na tym kanale uprawnienia ${permissions}. Bez niego gry nie da się pokazać jak należy: poproś o nie osobę zarządzającą kanałem, zanim zaczniecie.`,
  closed:
    'Nie mogę pokazać tego na kanale: wątek jest zablokowany albo nie wolno mi tam pisać. To, co zrobiono, jest zapisane.',
  notNow: 'Discord w tej chwili tego nie przyjmuje. Spróbuj ponownie za minutę.',
  legend: 'Co znaczą symbole',
  focuses: (names) => `Nie znam tej części planszy. Są: ${names}.`,
  putAwayQuestion:
    'Tego stołu nie da się odczytać, więc nikt nie może przy nim grać. Odłożony zostanie zachowany bez zmian dla osoby, która prowadzi tego bota, a kanał będzie wolny dla innego stołu. Na pewno?',
  putAwayYes: 'Tak, odłóż',
  putAway: 'Stół jest odłożony. Kanał jest wolny dla innego.',
  abandonQuestion: 'To zakończy grę dla wszystkich, bez wyniku. Na pewno?',
  abandonYes: 'Tak, zakończ grę',
  keepPlaying: 'Nie, gramy dalej',
  cancelQuestion: 'To zamknie stół dla wszystkich, którzy przy nim siedzą. Na pewno?',
  cancelYes: 'Tak, zamknij',
  cancelNo: 'Nie, zostaw otwarty',
  kept: 'Nic się nie zmieniło.',
  abandoned: 'Gra jest zakończona.',
  hello: (games) =>
    `Cześć! Prowadzę stół do gier planszowych, w które gra się całymi dniami, tutaj na waszych kanałach: ${games}. Otwórzcie stół, kiedy chcecie; więcej mówi \`/informacje\`.`,
  openLobby: 'Otwórz stół',
  about: (games) =>
    `**Icebreaker** prowadzi stół do gier planszowych, w które gra się przez wiele dni: ${games}.\nTo nieoficjalna adaptacja fanowska z własnymi rysunkami i słowami, niezwiązana z autorami ani wydawcami gier. Jeśli gra ci się podoba, kup ją.\n\n\`/gra nowa\` otwiera stół, przycisk Graj lub \`/graj\` pokazuje, co możesz zrobić, \`/plansza\` rysuje planszę, \`/dziennik\` opowiada przebieg gry.`,
  credits: ({ designer, illustrator, publisher, year }) =>
    `autor: ${designer}${illustrator === undefined ? '' : `, ilustracje: ${illustrator}`}, wydawca: ${publisher}, ${year}`,
  noGames: 'na razie żadnej gry',
  nothingFits: 'Żaden dozwolony ruch nie pasuje',
};

export const pl: Texts = {
  language: 'polski',
  commands: plCommands,
  refusals,
  acts,
  lobby,
  ai,
  hint,
  board,
  panel,
  scores: {
    total: 'Razem',
    rank: 'Miejsce',
    soFar: 'Na razie, o ile jest to jawne',
    final: 'Wynik końcowy',
    stopped: 'Wynik w chwili zakończenia gry',
  },
  games: {
    frozen: 'zamrożony: na razie nie da się go odczytać. `/gra porzuć` na tym kanale odkłada go',
    none: 'Nie siedzisz przy żadnym stole na tym serwerze.',
    yours: 'czeka na ciebie',
    lobby: 'jeszcze nie rozpoczęta',
    waiting: (names) => `czeka na: ${names}`,
  },
  records,
  bot,
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
    EmbedLinks: 'Osadzanie linków',
    ReadMessageHistory: 'Czytanie historii wiadomości',
  },
  seats: ['pomarańczowe koło', 'turkusowy kwadrat', 'różowy trójkąt', 'jasnobrązowy romb'],
};
