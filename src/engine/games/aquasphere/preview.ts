import type { PreviewOf, StatedIn } from '../../core/preview.ts';
import { say, type OPTIONS } from './messages.ts';
import type { AquaSphere } from './state.ts';
import { reveals } from './view.ts';
import { warn } from './warnings.ts';

/* What options of AquaSphere give and cost: time got and paid, crystals, knowledge points. */

export type Effect = 'time' | 'paid' | 'crystals' | 'points';

const STATED: StatedIn<typeof OPTIONS, Effect> = {
  'do.buy': { price: 'paid' },
  'do.actGreen': { price: 'paid' },
  'do.actYellow': { price: 'paid', time: 'time' },
  'do.actBlack': { price: 'paid', crystals: 'crystals' },
  'do.actPurple': { price: 'paid', number: 'fact', kp: 'points' },
  'do.actBlue': { price: 'paid', kp: 'points' },
  'do.actRed': { price: 'paid', kp: 'points' },
  'do.actWhite': { price: 'paid' },
  'do.return': { time: 'time' },
  'do.payCrystal': { to: 'fact', always: { crystals: -1 } },
  'do.returnAtLine': { to: 'fact', time: 'time' },
  'do.stop': { lost: 'fact' },
  'do.income': { time: 'time' },
  'do.use': { price: 'paid' },
  'do.useRet': { price: 'paid' },
  'detail.reward': { time: 'fact', crystals: 'fact', kp: 'fact' },
  'detail.pushAndClean': { bots: 'fact' },
  'detail.effects': { time: 'time', paid: 'paid', crystals: 'crystals', points: 'points' },
};

export const PREVIEW: PreviewOf<AquaSphere> = {
  kinds: ['time', 'paid', 'crystals', 'points'],
  counts: {
    botReturned: ({ time }) => ({ time }),
    timePaid: ({ amount }) => ({ paid: amount }),
    timeGained: ({ got }) => ({ time: got }),
    incomeTaken: ({ got }) => ({ time: got }),
    crystalsGained: ({ got }) => ({ crystals: got }),
    linePaid: ({ with: way }, { limits }) =>
      way.key === 'with-crystal' ? { crystals: -limits.crystalPerLine } : {},
    knowledgeMoved: ({ from, to }) => ({ points: to - from }),
  },
  stated: STATED,
  // a scoring is everybody's, not what the last to pass brings about
  until: (event) => event.type === 'scored' || event.type === 'finalScored' || reveals(event),
  say: (effects, more) => say('detail.effects', { ...effects, ...more }),
  warn,
};
