import type { Messages } from '../../src/engine/core/contract.ts';
import type { MessageOf } from '../../src/engine/core/message-fields.ts';
import type { Look } from '../../src/render/game-scene.ts';
import type { FloeMessages } from './messages.ts';

/** Words on the board and of the text board. */
export const BOARD = {
  'word.asked': { seats: 'seats' },
  'word.settingOut': {},
  'word.round': { round: 'number', rounds: 'number' },
  'word.over': {},
  'word.map': {},
  'word.expeditions': {},
  'word.yourHand': {},
  'line.deck': { cards: 'number' },
  'line.cores': { cores: 'number' },
  'line.nextCore': { points: 'number' },
  'line.expedition': { seat: 'seat', points: 'number', fuel: 'number', cards: 'number' },
  'line.kit': { seat: 'seat', cards: 'names:card' },
  'line.drilled': { seat: 'seat', points: 'number' },
  'line.rival': { points: 'number' },
  'line.sledge': { seat: 'seat', cell: 'name:cell' },
  'line.flag': { seat: 'seat', cell: 'name:cell' },
  'line.answered': { cards: 'names:card' },
} as const satisfies Messages;
export type Said = MessageOf<FloeMessages>;
export type FloeLook = Look<Said>;
