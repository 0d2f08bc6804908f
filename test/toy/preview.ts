import { trap, type PreviewOf, type StatedIn } from '../../src/engine/core/preview.ts';
import { say, type PROMPTS } from './messages.ts';
import { expeditionOf, MOST_FUEL, type Floe } from './state.ts';

/* What options of Floe give and cost: fuel, where an event says how much. */

export type Effect = 'fuel';

const STATED: StatedIn<typeof PROMPTS, Effect> = {
  'do.march': { fuel: '-fuel' },
  'do.charge': { fuel: 'fact' },
  'ask.keep': { count: 'fact' },
  'ask.prepare': { fuel: 'fact' },
  'ask.turn': { steps: 'fact' },
  'ask.toll': { fuel: 'fact' },
  'detail.effects': { fuel: 'fuel' },
};

export const PREVIEW: PreviewOf<Floe> = {
  kinds: ['fuel'],
  counts: { marched: ({ fuel }) => ({ fuel: -fuel }), dropped: () => ({ fuel: 1 }) },
  stated: STATED,
  say: (effects, more) => say('detail.effects', { ...effects, ...more }),
  // TOY-DROP-2
  warn: ({ state }, seat, { action }) =>
    action.verb === 'rest' && expeditionOf(state, seat).fuel >= MOST_FUEL
      ? trap(say('trap.rest'))
      : undefined,
};
