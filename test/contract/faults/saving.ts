import { err, ok } from '../../../src/engine/core/result.ts';
import type { State } from '../../toy/state.ts';
import { DAMAGED, HUNG, SAVED } from '../laws/saving.ts';
import { WHOLE, type Fault } from './fault.ts';

export const FAULTS_OF_SAVING: readonly Fault[] = [
  {
    fault: 'a reached state is not taken back',
    law: SAVED,
    game: {
      ...WHOLE,
      checkState: (json) => {
        const checked = WHOLE.checkState(json);
        return checked.ok && checked.value.flags.length > 0 ? err('flags?') : checked;
      },
    },
  },
  {
    fault: 'a state that asks nobody is taken',
    law: HUNG,
    game: {
      ...WHOLE,
      checkState: (json) => {
        const checked = WHOLE.checkState(json);
        // as: with that complaint it has the shape of a state
        return checked.ok || !checked.error.endsWith('asks nobody') ? checked : ok(json as State);
      },
    },
  },
  {
    fault: 'anything is taken for a state',
    law: DAMAGED,
    game: {
      ...WHOLE,
      checkState: (json) => {
        const checked = WHOLE.checkState(json);
        // as: that is the fault; a state that asks nobody is another one
        return checked.ok || checked.error.endsWith('asks nobody') ? checked : ok(json as State);
      },
    },
  },
];
