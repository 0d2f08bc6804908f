import { inFrenchTypography } from '../../src/i18n/french-typography.ts';
import type { GameTexts } from '../../src/i18n/game-texts.ts';
import { plural } from '../../src/i18n/plural.ts';
import type { NimMessages, Parameter, Verb } from './game.ts';
import type { BOARD } from './scene.ts';

type Texts = GameTexts<NimMessages & typeof BOARD, Verb, Parameter, never>;

const stones = (n: number): string => plural('en', n, { one: '# stone', other: '# stones' });
const EN: Texts = {
  title: 'Nim',
  about: 'Take stones in turn: the last one wins, the better the lower your hidden card.',
  messages: {
    took: (w) => `${w.seat} takes ${stones(w.stones)}; ${w.left} left.`,
    shown: (w) => `${w.seat} had card ${w.card}.`,
    won: (w) => `${w.seat} took the last stone and wins.`,
    'ask.take': (w) => `How many of the ${stones(w.stones)} do you take?`,
    'do.take': (w) => `Take ${stones(w.stones)}`,
    'why.amount': (w) => `you take 1 to ${w.most}`,
    'why.notAsked': (w) => `it is ${w.seat}’s turn`,
    'why.over': 'the game is over',
    'score.card': 'Card',
    'word.turn': (w) => `On turn: ${w.seat}`,
    'word.over': 'The game is over',
    'word.pile': (w) => `The pile: ${stones(w.stones)}`,
    'word.player': (w) => `${w.seat}: ${w.points}`,
    'word.card': (w) => `Card of ${w.seat}: ${w.card}`,
  },
  verbs: { take: { name: 'take', description: 'Take stones from the pile' } },
  parameters: { stones: { name: 'stones', description: 'How many stones' } },
  options: {},
};

const pierres = (n: number): string => plural('fr', n, { one: '# pierre', other: '# pierres' });
const FR: Texts = {
  title: 'Nim',
  about: 'Prenez des pierres à tour de rôle : la dernière gagne, d’autant mieux que votre carte est basse.',
  messages: {
    took: (w) => `${w.seat} prend ${pierres(w.stones)} ; reste : ${w.left}.`,
    shown: (w) => `Carte de ${w.seat} : ${w.card}.`,
    won: (w) => `${w.seat} prend la dernière pierre et gagne.`,
    'ask.take': (w) => `Le tas : ${pierres(w.stones)}. Combien en prenez-vous ?`,
    'do.take': (w) => `Prendre ${pierres(w.stones)}`,
    'why.amount': (w) => `on prend de 1 à ${w.most} pierres`,
    'why.notAsked': (w) => `c’est au tour de ${w.seat}`,
    'why.over': 'la partie est finie',
    'score.card': 'Carte',
    'word.turn': (w) => `Au tour de ${w.seat}`,
    'word.over': 'La partie est finie',
    'word.pile': (w) => `Le tas : ${pierres(w.stones)}`,
    'word.player': (w) => `${w.seat} : ${w.points}`,
    'word.card': (w) => `Carte de ${w.seat} : ${w.card}`,
  },
  verbs: { take: { name: 'prendre', description: 'Prendre des pierres du tas' } },
  parameters: { stones: { name: 'pierres', description: 'Combien de pierres' } },
  options: {},
};

const kamienie = (n: number): string =>
  plural('pl', n, { one: '# kamień', few: '# kamienie', many: '# kamieni', other: '# kamienia' });
const PL: Texts = {
  title: 'Nim',
  about: 'Bierzcie na zmianę kamienie: wygrywa ostatni, tym wyżej, im niższa ukryta karta.',
  messages: {
    took: (w) => `${w.seat} bierze ${kamienie(w.stones)}; zostaje ${w.left}.`,
    shown: (w) => `Karta gracza ${w.seat}: ${w.card}.`,
    won: (w) => `${w.seat} bierze ostatni kamień i wygrywa.`,
    'ask.take': (w) => `Na stosie: ${kamienie(w.stones)}. Ile bierzesz?`,
    'do.take': (w) => `Weź ${kamienie(w.stones)}`,
    'why.amount': (w) => `bierze się od 1 do ${w.most} kamieni`,
    'why.notAsked': (w) => `teraz gra ${w.seat}`,
    'why.over': 'gra jest skończona',
    'score.card': 'Karta',
    'word.turn': (w) => `Teraz gra: ${w.seat}`,
    'word.over': 'Gra skończona',
    'word.pile': (w) => `Na stosie: ${kamienie(w.stones)}`,
    'word.player': (w) => `${w.seat}: ${w.points}`,
    'word.card': (w) => `Karta, ${w.seat}: ${w.card}`,
  },
  verbs: { take: { name: 'weź', description: 'Weź kamienie ze stosu' } },
  parameters: { stones: { name: 'kamienie', description: 'Ile kamieni' } },
  options: {},
};

export const NIM_TEXTS = { en: EN, fr: inFrenchTypography(FR), pl: PL };
