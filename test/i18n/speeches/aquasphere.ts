import { MESSAGES } from '../../../src/engine/games/aquasphere/messages.ts';
import { BOARD } from '../../../src/render/games/aquasphere/messages.ts';
import { AQUASPHERE_TEXTS } from '../../../src/i18n/games/aquasphere/index.ts';
import { GAME } from '../../games/aquasphere/scenario.ts';
import { BUTTON, ENTRY, QUESTION, STORY_LINE, type GameSpeech } from './game-speech.ts';

const KEYS = Object.keys(MESSAGES);
const PARTS: Readonly<Record<string, string>> = {
  by: 'by-',
  with: 'with-',
  act: 'do.act',
  reward: 'detail.reward',
  question: 'ask.turn',
  warning: 'warning.',
  first: 'warning.octopods',
  second: 'warning.line',
  aim: 'coach.aim.',
  danger: 'coach.danger.',
};
/** An act that returns a bot is said after another: it has an act inside. */
const RETURN = 'do.actRet';

function room(key: string): number {
  if (key === RETURN || key.startsWith('detail.')) return ENTRY;
  if (/^(?:do|group)\./u.test(key)) return BUTTON;
  return key.startsWith('ask.') || key.startsWith('coach.') ? QUESTION : STORY_LINE;
}

export const AQUASPHERE_SPEECH: GameSpeech = {
  game: GAME,
  messages: { ...MESSAGES, ...BOARD },
  texts: AQUASPHERE_TEXTS,
  parts: (field, whole) => {
    const prefix = whole === 'detail.effects' && field === 'warning' ? 'trap.' : PARTS[field];
    return KEYS.filter((key) => key.startsWith(prefix ?? '?') && key !== RETURN);
  },
  nameless: ['R7 purple', 'R6 purple'],
  // of two owners one is always there
  needed: { neutral: '3' },
  room,
  questions: 'ask.',
  refusals: 'why.',
  numbers: {
    timePaid: [0, 44],
    octopodsCaught: [0, 44],
    'do.income': [0, 44],
    'why.labComplete': [0, 44],
    'board.toLine': [1, 44],
  },
  // a reward always has something in it
  isFragment: (key) => ['detail.reward', 'detail.third', 'turn.who', 'turn.where', 'turn.goes'].includes(key),
};
