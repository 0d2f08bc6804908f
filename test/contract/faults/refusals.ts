import { NOISE_READ, REFUSALS } from '../laws/refusals.ts';
import { WHOLE, type Fault } from './fault.ts';

export const FAULTS_OF_REFUSALS: readonly Fault[] = [
  {
    fault: 'a refusal has no reason',
    law: REFUSALS,
    game: { ...WHOLE, explain: () => undefined },
  },
  {
    fault: 'a refusal names no rule',
    law: REFUSALS,
    game: {
      ...WHOLE,
      explain: (state, seat, action) => {
        const reason = WHOLE.explain(state, seat, action);
        return reason === undefined ? undefined : { ...reason, rule: 'because' };
      },
    },
  },
  {
    fault: 'a legal action is told as impossible',
    law: REFUSALS,
    game: {
      ...WHOLE,
      worthTelling: (state, seat) => {
        const reason = { rule: 'TOY-FLOW-1', why: { key: 'why.notAsked' } };
        return WHOLE.legalActions(state, seat).map((action) => ({
          action,
          text: WHOLE.formatAction(action),
          reason,
        }));
      },
    },
  },
  {
    fault: 'a text makes the parser throw',
    law: NOISE_READ,
    game: {
      ...WHOLE,
      parseAction: (text) => {
        if (text.includes('__proto__')) throw new RangeError('what is that?');
        return WHOLE.parseAction(text);
      },
    },
  },
];
