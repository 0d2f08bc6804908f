import type { Teaching } from './en.ts';

export const teaching: Teaching = {
  howTo: 'Jak grać',
  whichGame: 'Którą grę chcesz poznać?',
  none: (game) => `Tej gry (${game}) nie umiem uczyć: nie ma instrukcji.`,
  card: (card, cards) => `${card} z ${cards}`,
  signs: 'Co znaczą symbole',
  signsText:
    'Wszystkie elementy i symbole na planszy. Tyle wystarczy na początek: reszty nauczysz się w grze.',
  fullRules: 'Pełne zasady',
  contents: 'Spis treści',
  chapters: 'Wybierz rozdział…',
  rulesOf: (game) => `${game}: zasady`,
  rulesIntro: 'Wybierz rozdział albo wpisz w `/zasady` temat, element lub kartę.',
  found: (typed) => `Do „${typed}” pasuje kilka tematów. Który?`,
  foundNone: (typed) => `Nie ma tu nic na temat „${typed}”. Oto rozdziały:`,
  choose: 'Wybierz…',
  why: 'Dlaczego?',
  whyNothing: 'Teraz możesz zrobić wszystko, czego można tu szukać.',
  whyPossible: 'To jest teraz możliwe: naciśnij „Graj” albo wpisz `/graj`.',
  whyUnknown: (typed) => `Nie znam w tej grze ruchu „${typed}”.`,
  whyNot: (action, reason) => `**${action}**: teraz niemożliwe. ${reason}`,
  whyWaiting: (names) => `To nie twoja kolej. Teraz: ${names}.`,
  helps: 'Byłoby to możliwe po jednym z tych ruchów:',
  cannot: 'Teraz niemożliwe:',
  commands: 'Polecenia',
  gameCommands: (game) => `każdy ruch tej gry (${game}) jako osobne polecenie`,
  helpIntro:
    'Nie znasz jeszcze gry? **Jak grać** wyjaśnia ją na kilku kartach. `/zasady` to komplet zasad, a `/dlaczego` powie, czego brakuje do ruchu.',
};
