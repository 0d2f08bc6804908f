import { plural } from '../plural.ts';
import type { records as en } from './en.ts';

const games = (count: number): string =>
  plural('pl', count, { one: '# partia', few: '# partie', many: '# partii', other: '# partii' });
const won = (count: number): string =>
  plural('pl', count, { one: '# wygrana', few: '# wygrane', many: '# wygranych', other: '# wygranej' });

export const records: typeof en = {
  turn: (number, name) => `Tura ${number} – ${name}`,
  start: 'Początek',
  since: 'Od twojej ostatniej decyzji:',
  lately: 'Ostatnie tury:',
  nothingSince: 'Od twojej ostatniej decyzji nic się nie wydarzyło.',
  watch: 'Obejrzyj',
  watched: 'Tury od twojej ostatniej decyzji, każda na jednym obrazku.',
  nothingToWatch: 'Nie ma czego oglądać: od twojej ostatniej decyzji nic się nie wydarzyło.',
  drawingTurns: (done, of) => `Rysuję tury: ${done} z ${of}…`,
  joining: 'Składam obrazki…',
  noFilm: 'Tym razem nie udało się zrobić animacji. Spróbuj ponownie.',
  filmAlt: (pictures) =>
    plural('pl', pictures, {
      one: 'Animacja z # obrazka.',
      few: 'Animacja z # obrazków.',
      many: 'Animacja z # obrazków.',
      other: 'Animacja z # obrazka.',
    }),
  film: 'Animacja',
  filmOf: (game, names) => `Cała gra tura po turze: ${game}. Gracze: ${names}.`,
  filmPosted: 'Animacja jest na kanale.',
  none: 'Na tym serwerze nie skończyła się jeszcze żadna gra. `/powtórka` pokazuje skończone gry.',
  noSuch: 'Nie znam tej gry. Wybierz jedną z listy.',
  noMoment: 'Takiej chwili nie ma w tej grze. Wybierz jedną z listy.',
  opening: 'Przed pierwszą decyzją',
  moment: (decision, of) => `Decyzja ${decision} z ${of}`,
  first: 'Początek',
  turnBack: 'Poprzednia tura',
  back: 'Wstecz',
  forward: 'Dalej',
  turnForward: 'Następna tura',
  last: 'Koniec',
  playOn: 'Graj dalej stąd',
  playedOn:
    'Otwarto stół, przy którym gra toczy się dalej od tej chwili. To, co było ukryte, rozdano na nowo, a wynik nie liczy się do niczyjego rankingu.',
  goesOn: (decision) =>
    `Gra toczy się dalej od decyzji ${decision} wcześniejszej gry. To, co było ukryte, rozdano na nowo, a wynik nie liczy się do niczyjego rankingu.`,
  fromFile: 'z pliku',
  unfinished: 'nieskończona',
  exported: 'Gra w pliku. `/importuj` otworzy ją ponownie, tutaj albo gdzie indziej.',
  exportNow: 'Gra na tym kanale jeszcze trwa. Do pliku można zapisać grę, która się skończyła.',
  notFetched: 'Nie udało mi się pobrać pliku z Discorda. Spróbuj ponownie.',
  rematch: 'Rewanż',
  rematchQuestion: 'Nowy stół z tymi samymi osobami i ustawieniami. Kto zajmuje pierwsze miejsce?',
  rematchLast: 'Ostatnie miejsce zaczyna',
  rematchDrawn: 'Losowa kolejność',
  rematchOpened:
    'Stół jest otwarty i wszyscy przy nim siedzą. Naciśnij „Rozpocznij grę”, gdy wszyscy się zgodzą.',
  stats: (name) => `Wyniki na tym serwerze: ${name}`,
  noStats: (name) => `${name}: na tym serwerze nie ma jeszcze skończonej gry między ludźmi.`,
  played: (count, wins) => `${games(count)}, ${won(wins)}`,
  points: (best, average) => `najlepszy wynik ${best}, średnio ${average}`,
  alone: (count, wins) => `solo: ${games(count)}, ${won(wins)}`,
  rating: (rating) => `ranking ${rating}`,
  ratingOf: (rating, place, of) => `ranking ${rating} (miejsce ${place} z ${of})`,
  leaderboard: (game) => `Ranking na tym serwerze: ${game}`,
  noLeaders: (game) => `Na tym serwerze nie ma jeszcze skończonej gry między ludźmi: ${game}.`,
  ratingNote:
    'Wszyscy zaczynają od 1000; im pewniejszy ranking, tym mniej się zmienia. Nie liczą się gry z graczami AI, gry z plików ani gry przerwane.',
  ratingOverTime: 'Ranking, gra po grze',
};
