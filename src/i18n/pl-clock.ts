import type { Texts } from './en.ts';
import { plural } from './plural.ts';

const n = (count: number, one: string, few: string, many: string): string =>
  plural('pl', count, { one, few, many, other: many });

export const plClock: Texts['clock'] = {
  pace: 'Tempo',
  noClock: 'bez zegara',
  noReminder: 'bez przypomnień',
  perDecision: (time) => `${time} na decyzję`,
  reminderAfter: (time) => `przypomnienie co ${time}`,
  skipsAutomatically: 'potem pominięcie bez pytania',
  hours: (hours) =>
    hours % 24 === 0
      ? n(hours / 24, '# dzień', '# dni', '# dni')
      : n(hours, '# godzinę', '# godziny', '# godzin'),
  turn: 'Czas na decyzję',
  remind: 'Przypomnienie',
  never: 'nigdy',
  whenUp: 'Gdy czas minie',
  thenVotes: 'pozostali głosują',
  thenSkips: 'pomiń bez pytania',
  reminder: (who) => `${who}, ten stół czeka na ciebie:`,
  reminderAll: (who) => `${who}, ten stół czeka na was:`,
  reminderDirect: (game) => `Twoja gra w ${game} czeka na ciebie:`,
  since: (time) => `Pytanie padło ${time}.`,
  hush: 'W tej turze już nie',
  hushed: 'W tej turze nie będzie już przypomnień.',
  notYours: 'To przypomnienie było dla kogoś innego.',
  settled: 'To jest już rozstrzygnięte.',
  warning: (who, until, then) => `${who}, twój czas się kończy: masz go do ${until}. ${then}`,
  thenVote: 'Potem pozostali mogą zagłosować, co dalej.',
  thenSkipped: 'Potem twoja kolej zostanie pominięta.',
  lapsed: (who, others) => `**Czas minął: ${who}.** ${others}: co robimy?`,
  votes: { skip: 'Pomiń', time: 'Więcej czasu', free: 'Zwolnij miejsce' },
  tally: (count, needed) => `${n(count, '# głos', '# głosy', '# głosów')} z ${needed}`,
  counted: (needed) => `Twój głos się liczy. Potrzeba ${n(needed, '# głosu', '# głosów', '# głosów')}.`,
  decided: 'To był rozstrzygający głos.',
  pause: 'Wstrzymaj grę',
  resume: 'Wznów grę',
  askPause: (who) => `${who} chce wstrzymać grę: bez zegara i bez przypomnień, aż wszyscy zechcą grać dalej.`,
  askResume: (who) => `${who} chce grać dalej: zegar i przypomnienia znów by działały.`,
  agreed: (count, all) => `Zgadza się ${count} z ${all}.`,
  agree: 'Zgoda',
  disagree: 'Nie',
  asked: 'Twoja zgoda jest zapisana. Stanie się to, gdy zgodzą się wszyscy.',
  allAgree: 'Wszyscy się zgadzają.',
  youRefused: 'W takim razie nic się nie zmienia.',
  isPaused: 'Ta gra jest wstrzymana: bez zegara i bez przypomnień.',
  timeUntil: (who, until) => `${who} ma czas do ${until}`,
  setInLobby: 'Ustawia je gospodarz: poleceniem `/gra tempo` albo w opcjach stołu.',
};

export const plSettings: Texts['settings'] = {
  mine: 'Twoje ustawienia, na wszystkich serwerach. Widzisz je tylko ty.',
  server: 'Ustawienia tego serwera. Dotyczą stołów otwieranych od teraz.',
  saved: 'Zapisane.',
  language: 'Mój język',
  asDiscord: 'jak w Discordzie',
  palette: 'Kolory moich obrazków',
  boardAs: 'Plansza',
  picture: 'jako obrazek',
  text: 'jako tekst',
  coach: 'Podpowiedzi',
  coachOn: { yes: 'mówią, na co patrzeć', no: 'wyłączone', usual: 'w moich pierwszych grach' },
  remind: 'Przypominaj mi',
  asTable: 'jak chce stół',
  after: (time) => `co ${time}`,
  never: 'nigdy',
  where: 'Przypomnienia przychodzą',
  inChannel: 'na kanale stołu',
  direct: 'w wiadomości prywatnej',
  quiet: 'Godziny ciszy',
  noQuiet: 'brak',
  hours: (from, to) => `${from}:00–${to}:00`,
  zone: (zone, now) =>
    `Strefa czasowa: **${zone}** (jest tam ${now}). Zmienisz ją poleceniem \`/ustawienia moje\` (\`strefa\`).`,
  noZone:
    'Do godzin ciszy potrzebna jest twoja strefa czasowa: podaj ją poleceniem `/ustawienia moje` (`strefa`).',
  unknownZone: (typed) => `Nie znam strefy „${typed}”. Wybierz którąś z listy, na przykład Europe/Warsaw.`,
  serverLanguage: 'Język nowych stołów',
  asServer: 'jak serwer w Discordzie',
  channels: 'Kanały dla stołów (żaden: wszystkie)',
  pace: 'Tempo nowych stołów',
  usualPace: 'zwykłe',
  abandon: 'Kto może prosić o przerwanie gry',
  abandoners: {
    players: 'każdy, kto gra',
    host: 'gospodarz',
    managers: 'tylko ci, którzy zarządzają kanałem',
  },
  threads: 'Osobny wątek dla stołu',
  yes: 'tak',
  no: 'nie',
  notManager: 'Ustawienia serwera mogą zmieniać tylko ci, którzy nim zarządzają.',
  backUp: 'Zrób teraz kopię zapasową',
  backupTaken: (file, size) =>
    `Kopia gotowa: \`${file}\`, ${size}. Leży obok pozostałych na komputerze bota.`,
  backupFailed: 'Nie udało się zrobić kopii. Powód jest w dzienniku bota.',
  backupByDatabase: 'Partie są w bazie PostgreSQL: zrób jej kopię poleceniem `pg_dump`.',
  notOwner: 'Kopię może zrobić tylko osoba, do której należy ten bot.',
  onlyInServer: 'Ustawienia serwera zmienia się na tym serwerze.',
  notHere: (channels) => `Na tym serwerze stoły otwiera się tutaj: ${channels}.`,
  lost: 'Nie udało się zapisać. Spróbuj jeszcze raz.',
};

export const plThread: Texts['thread'] = {
  name: (game, host) => `${game} – ${host}`,
  opened: (thread) => `Twój stół jest tutaj: ${thread}.`,
  lobby: (names) => `Gra jeszcze się nie zaczęła. Przy stole: ${names}. Dołącz w wątku poniżej.`,
  playing: (names, waiting) => `Grają: ${names}. ${waiting}`,
  waitingFor: (names) => `Kolej na: ${names}.`,
};

export const plPrivate: Texts['private'] = {
  here: 'Tutaj mogę pokazać twoje stoły (`/stoły`), zmienić twoje ustawienia (`/ustawienia moje`) i powiedzieć, czym jestem (`/informacje`). Stoły stoją na kanałach i w wątkach serwerów, do których mnie dodano: tam otworzysz stół poleceniem `/gra nowa`.',
  notAdded:
    'Na tym serwerze jestem tylko twoją aplikacją, więc nie może tu stać żaden stół. Może mnie dodać ktoś, kto zarządza serwerem.',
  none: 'Nie siedzisz przy żadnym stole.',
};
