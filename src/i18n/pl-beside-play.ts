import type { ActLine, besideActs, besideRefusals, BesideTexts } from './en-beside-play.ts';
import { plural } from './plural.ts';

const n = (count: number, one: string, few: string, many: string): string =>
  plural('pl', count, { one, few, many, other: many });

export const plBeside: BesideTexts = {
  seats: {
    free: (seat, waits) =>
      waits
        ? `**Gra czeka na wolne miejsce: ${seat}.** Każdy może je zająć i grać dalej.`
        : `**Jest wolne miejsce: ${seat}.** Każdy może je zająć i grać dalej.`,
    take: (seat) => `Zajmij miejsce: ${seat}`,
    letAi: (seat) => `Niech gra AI: ${seat}`,
    takeQuestion: (seat) =>
      `Grasz na tym miejscu do końca: ${seat}. Od razu widzisz to, co może widzieć tylko to miejsce. Zająć je?`,
    takeYes: 'Tak, zajmuję',
    taken: 'To miejsce jest twoje.',
    invited: (whom, by, seat) => `${whom}, ${by} prosi cię o zajęcie miejsca przy tym stole: ${seat}.`,
    accept: 'Zajmuję miejsce',
    decline: 'Nie, dziękuję',
    declined: 'Pozostali dowiedzą się, że nie chcesz.',
    resignQuestion:
      'Odchodzisz z tej gry na dobre. Twoje miejsce będzie wolne, a kto je zajmie, zobaczy twoją rękę. Twój wynik się nie liczy. Na pewno?',
    resignLast: 'Przy tym stole nie ma już nikogo poza tobą, więc gra skończy się bez wyniku. Na pewno?',
    resignYes: 'Tak, odchodzę',
    resigned: 'Nie grasz już. Twoje miejsce jest wolne.',
    inviteQuestion: (whom) =>
      `Które miejsce zaproponować? Pytanie do: ${whom}. Bez zgody nic się nie zmieni.`,
    mySeat: (seat) => `Moje: ${seat}`,
    asked: (whom) => `Pytanie jest na kanale: ${whom}.`,
    nothingToTake: 'Wszystkie miejsca są zajęte. `/gra zastąp` z nazwą osoby prosi ją o przejęcie twojego.',
    whatToDo: 'Co można zrobić z miejscami przy tym stole:',
    handed: (name) => `Dalej gra ${name}.`,
  },
  votes: {
    undo: (who) => `**${who} prosi o cofnięcie swojej ostatniej decyzji i wszystkiego, co było po niej:**`,
    undoQuestion:
      'Bez zgody pozostałych nie da się tego cofnąć: coś zostało odsłonięte albo inni już zdecydowali. Jeśli wszyscy się zgodzą, zostanie cofnięte:',
    seen: 'Co zostało odsłonięte:',
    andMore: (count) => n(count, '… i jeszcze # wiersz', '… i jeszcze # wiersze', '… i jeszcze # wierszy'),
    askOthers: 'Zapytaj pozostałych',
    undoAsked: 'Pytanie jest na kanale. Jeśli ktoś wcześniej zagra, przepada.',
    takenBack: 'Cofnięto.',
    abandon: (who) => `**${who} prosi o zakończenie gry dla wszystkich, bez wyniku.**`,
    abandonQuestion: 'Pozostali odpowiedzą, czy gra ma się skończyć bez wyniku. Zapytać ich?',
    abandonAsked: 'Pytanie jest na kanale.',
    close: (days) =>
      `**Od ${n(days, '# dnia', '# dni', '# dni')} nikt tu o niczym nie zdecydował.** Zamknąć stół? Zostanie w archiwum i nic z niego nie zginie.`,
    closeQuestion: 'To zakończy grę dla wszystkich, bez wyniku. Na pewno?',
    waiting: (names) => `Jeszcze nie odpowiedzieli: ${names}.`,
    agree: 'Zgoda',
    refuse: 'Nie',
    closeYes: 'Zamknij stół',
    closeNo: 'Gramy dalej',
    agreed: 'Twoja odpowiedź: zgoda.',
    refused: 'Twoja odpowiedź: nie.',
  },
  plan: {
    button: 'Zaplanuj',
    marked: (line) => `${line} *(zaplanowane)*`,
    intro:
      'Plan zostanie zagrany, gdy tylko przyjdzie twoja kolej, jeśli wciąż jest możliwy i nic nowego ci nie pokazano. Widzisz go tylko ty.',
    empty: 'Nie masz żadnego planu.',
    heading: 'Twój plan:',
    add: 'Dodaj ruch…',
    more: '`/plan dodaj` znajdzie pozostałe ruchy.',
    unforeseen: 'Nie da się przewidzieć, co będziesz móc zrobić. `/plan dodaj` przyjmie każdy ruch tej gry.',
    clear: 'Porzuć plan',
    cleared: 'Plan jest porzucony.',
    added: 'Zaplanowano.',
    stopped: {
      illegal: (move) => `Plan nie został zagrany: „${move}” – to teraz niemożliwe.`,
      revealed: (move) => `Plan (najpierw „${move}”) nie został zagrany, bo pokazano ci coś nowego:`,
      confirm: (move) => `Plan nie został zagrany: „${move}” nie da się cofnąć, więc najpierw pytam.`,
      failed: (move) => `Plan nie został zagrany: mój błąd zatrzymał „${move}”. Został zgłoszony.`,
    },
  },
};

export const plBesideActs: Readonly<Record<keyof typeof besideActs, ActLine>> = {
  resigned: (who, _whom, seat) => `${who} odchodzi z gry. Miejsce jest wolne: ${seat}.`,
  vacated: (_who, whom, seat) => `Pozostali zwalniają miejsce (${whom}): ${seat}.`,
  seated: (who, whom, seat) =>
    whom === ''
      ? `${who} zajmuje wolne miejsce: ${seat}.`
      : `${who} gra dalej w zastępstwie (${whom}): ${seat}.`,
  handed: (who, whom, seat) => `${who} oddaje wolne miejsce: ${seat}. Dalej gra ${whom}.`,
  declined: (who) => `${who} nie chce zająć miejsca.`,
  'taken-back': (who) =>
    `Wszyscy się zgodzili: cofnięto ostatnią decyzję (${who}) i wszystko, co było po niej.`,
  'undo-refused': (who) => `${who} mówi „nie”: nic nie zostaje cofnięte.`,
  'abandon-refused': (who) => `${who} mówi „nie”: gra toczy się dalej.`,
  kept: (who) => `${who} chce grać dalej.`,
};

export const plBesideRefusals: Readonly<Record<keyof typeof besideRefusals, () => string>> = {
  T_SETTLED: () => 'To pytanie jest już nieaktualne. Nic się nie zmieniło.',
  T_SEAT_TAKEN: () => 'To miejsce nie jest już wolne.',
  T_NO_FREE_SEAT: () => 'Przy tym stole nie ma wolnego miejsca.',
  T_THEY_SIT: () => 'Ta osoba już siedzi przy tym stole.',
  T_NOT_INVITED: () => 'To miejsce zaproponowano komuś innemu.',
  T_ASKED_NOW: () => 'To teraz twoja kolej, więc nie ma czego planować: wykonaj ruch.',
  T_PLAN_FULL: () => 'Plan ma najwyżej dziesięć ruchów.',
};
