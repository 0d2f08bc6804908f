import type { PreviewOf, StatedIn } from '../../core/preview.ts';
import { say, type DETAILS, type OPTIONS } from './messages.ts';
import type { Antarctica } from './state.ts';
import { warn } from './warnings.ts';

/* What options of Antarctica give and cost: scientists of the supply, ships on the board, steps on tracks, resource cards. */

export type Effect = 'scientists' | 'ships' | 'steps' | 'resources';

const STATED: StatedIn<typeof OPTIONS & typeof DETAILS, Effect> = {
  'do.place': { always: { ships: 1 } },
  'do.buildUsing': { always: { resources: -1 } },
  'do.ship': { always: { ships: 1 } },
  'do.recruit': { count: 'scientists' },
  'do.research': { points: 'fact' },
  'do.discardShipAt': { place: 'fact', always: { ships: -1 } },
  'do.move': { place: 'fact' },
  'detail.area': { place: 'fact' },
  'detail.build': { scientists: '-scientists', research: 'fact' },
  'detail.ship': { left: 'fact' },
  'detail.advance': { from: '-steps', to: 'steps', was: 'fact', worth: 'fact', lost: 'fact' },
  'detail.play.scientist': { always: { scientists: -1 } },
  'detail.play.plus2': { count: 'scientists' },
  'detail.play.fast': { points: 'fact' },
  'detail.discard': { recruited: 'scientists' },
  'detail.lastShip': { recruited: 'scientists', left: 'fact' },
  'detail.take.icebreaker': { left: 'fact' },
  'detail.take.scientist': { left: 'fact' },
  'detail.take.plus2': { left: 'fact' },
  'detail.take.fast': { left: 'fact' },
  'detail.effects': { scientists: 'scientists', ships: 'ships', steps: 'steps', resources: 'resources' },
};

export const PREVIEW: PreviewOf<Antarctica> = {
  kinds: ['scientists', 'ships', 'steps', 'resources'],
  counts: {
    shipPlaced: () => ({ ships: 1 }),
    built: ({ scientists, using }) => ({ scientists: -scientists, resources: using === undefined ? 0 : -1 }),
    shipBuilt: () => ({ ships: 1 }),
    recruited: ({ count }) => ({ scientists: count }),
    advanced: ({ from, to }) => ({ steps: to - from }),
    resourceGained: () => ({ resources: 1 }),
    cardPlayed: ({ kind }) => (kind === 'scientist' ? { scientists: -1 } : {}),
    resourceDiscarded: ({ area, recruited }) => ({
      scientists: recruited,
      ships: area === undefined ? 0 : -1,
    }),
  },
  stated: STATED,
  // who draws and what lies face down changes none of these
  until: () => false,
  say: (effects, more) => say('detail.effects', { ...effects, ...more }),
  warn,
};
