import { newEden } from '../../../src/games/new-eden.ts';
import { NEW_EDEN_TEXTS } from '../../../src/i18n/games/new-eden/index.ts';
import { GAME } from '../../games/new-eden/scene.ts';
import { BUTTON, DESCRIPTION, ENTRY, QUESTION, type GameSpeech } from './game-speech.ts';

const { messages } = newEden.rulebook;
const KEYS = Object.keys(messages);
const beginning = (prefix: string) => KEYS.filter((key) => key.startsWith(prefix));
const PARTS: Readonly<Record<string, readonly string[]>> = {
  effect: beginning('effect.'),
  question: ['ask.turn'],
  warning: [...beginning('warning.'), ...beginning('trap.')],
  step: beginning('step.'),
  cause: beginning('cause.'),
  bonus: beginning('bonus.'),
  first: beginning('bonus.'),
  second: beginning('bonus.'),
  decided: beginning('decided.'),
  phase: beginning('board.phase.'),
  line: beginning('line.'),
  aim: beginning('coach.aim.'),
  danger: beginning('coach.danger.'),
  detail: ['detail.module', 'detail.card'],
};
/** Options that name several cards are shown in a menu, which has more room than a button. */
const IN_MENUS = ['do.activate', 'do.market', 'do.keep'];
/** The detail of a card whose step and effect are the longest at once: no such card is ever bought. */
const OF_REAL_CARDS = ['detail.card', 'detail.module', 'detail.sites'];
/** It names the cards of a row. */
const STORY_LINE = 400;

function room(key: string): number {
  if (IN_MENUS.includes(key)) return ENTRY;
  if (key.startsWith('do.') || key.startsWith('group.')) return BUTTON;
  if (key.startsWith('detail.') && !OF_REAL_CARDS.includes(key)) return DESCRIPTION;
  return key.startsWith('ask.') || key.startsWith('coach.') ? QUESTION : STORY_LINE;
}

export const NEW_EDEN_SPEECH: GameSpeech = {
  game: GAME,
  messages,
  texts: NEW_EDEN_TEXTS,
  parts: (field, key) =>
    key === 'ask.warned' && field === 'warning' ? beginning('forecast.') : (PARTS[field] ?? []),
  listed: (id) => /^[123]/u.test(id),
  longestLists: { 'do.market': 3, 'do.keep': 3, 'detail.row': 3, rowsRevealed: 3, rowSold: 3 },
  nameless: ['3B-OX1', '3B-OX2', '3B-OX3'],
  room,
  questions: 'ask.',
  refusals: 'why.',
  numbers: {
    'effect.coins': [0, 24],
    'effect.points': [0, 24],
    'effect.deeples': [0, 24],
    'do.bid': [0, 24],
    'has.dome': [0, 24],
    'detail.coinsLeft': [0, 24],
  },
  isFragment: (key) => ['alt.who', 'turn.who', 'effect.plantBonus'].includes(key) || key.startsWith('row.'),
};
