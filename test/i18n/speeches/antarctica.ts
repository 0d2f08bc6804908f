import { antarctica } from '../../../src/games/antarctica.ts';
import { ANTARCTICA_TEXTS } from '../../../src/i18n/games/antarctica/index.ts';
import { GAME } from '../../games/antarctica/standard-set.ts';
import { BUTTON, ENTRY, QUESTION, STORY_LINE, type GameSpeech } from './game-speech.ts';

const { messages } = antarctica.rulebook;
const KEYS = Object.keys(messages);
const PARTS: Readonly<Record<string, string>> = {
  by: 'by.',
  kind: 'discarded.',
  from: 'from.',
  question: 'question.',
  reason: 'end.',
  what: 'scored.',
  aim: 'coach.aim.',
  danger: 'coach.danger.',
};
/** After these nothing may be left but the end of the turn. */
const BEFORE_THE_END = ['do.build', 'do.buildUsing', 'do.ship', 'do.recruit', 'do.research', 'do.move'];

const beginning = (prefix: string): readonly string[] => KEYS.filter((key) => key.startsWith(prefix));

function parts(field: string, key: string): readonly string[] {
  if (key === 'do.andEnd') return BEFORE_THE_END;
  if (key === 'last.turn') return beginning('last.').filter((part) => part !== 'last.turn');
  if (key === 'last.discarded') return beginning('discarded.');
  if (key.startsWith('last.') || key === 'board.inArea') return beginning('compass.');
  if (field === 'points') return ['scored.points'];
  if (field === 'category') return beginning('scored.').filter((part) => part !== 'scored.points');
  if (field === 'why') return beginning(key === 'effectVoid' ? 'void.' : 'boxed.');
  const prefix = PARTS[field];
  return prefix === undefined ? [] : beginning(prefix);
}

function room(key: string): number {
  if (key === 'do.andEnd') return ENTRY;
  if (key.startsWith('do.') || key.startsWith('group.')) return BUTTON;
  return key.startsWith('ask.') || key.startsWith('coach.') ? QUESTION : STORY_LINE;
}

export const ANTARCTICA_SPEECH: GameSpeech = {
  game: GAME,
  messages,
  texts: ANTARCTICA_TEXTS,
  parts,
  nameless: ['ship to South-West', 'built Coastal Research Center'],
  room,
  questions: 'ask.',
  refusals: 'why.',
  numbers: {
    recruited: [0, 36],
    'do.recruit': [0, 36],
    'board.cardsToGo': [0, 36],
    'board.scientistsToGo': [0, 36],
  },
};
