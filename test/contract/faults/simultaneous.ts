import { ANY_ORDER } from '../laws/simultaneous.ts';
import { alsoDoing, type Fault } from './fault.ts';

export const FAULTS_OF_SIMULTANEOUS: readonly Fault[] = [
  {
    fault: 'the order of answers to an open question leaves a trace',
    law: ANY_ORDER,
    game: alsoDoing((draft, seat, action) => {
      if (action.verb === 'march') draft.scouts.push(seat);
    }),
  },
  {
    fault: 'an answer to an open question takes from what another may need',
    law: ANY_ORDER,
    game: alsoDoing((draft, _seat, action) => {
      const other = draft.expeditions[0];
      if (action.verb === 'march' && action.fuel > 0 && other !== undefined)
        other.fuel = Math.max(0, other.fuel - 2);
    }),
  },
];
