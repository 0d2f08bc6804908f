import type { PromptOption, Seat } from '../../../src/engine/core/contract.ts';
import type { Action } from '../../toy/actions.ts';
import type { ToyGame } from '../../toy/index.ts';
import type { State } from '../../toy/state.ts';
import { PREVIEW } from '../laws/preview.ts';
import { telling, WHOLE, type Fault } from './fault.ts';

type Option = PromptOption<Action>;

function wording(say: (option: Option, state: State, seat: Seat) => Option): ToyGame {
  return {
    ...WHOLE,
    prompt: (state, seat) => {
      const prompt = WHOLE.prompt(state, seat);
      return prompt === undefined
        ? undefined
        : { ...prompt, options: prompt.options.map((option) => say(option, state, seat)) };
    },
  };
}

export const FAULTS_OF_PREVIEW: readonly Fault[] = [
  {
    fault: 'an option states a cost that is not the one that is paid',
    law: PREVIEW,
    game: wording((option) =>
      option.action.verb === 'march'
        ? { ...option, label: { key: 'do.march', with: { fuel: option.action.fuel + 1 } } }
        : option,
    ),
  },
  {
    fault: 'an option keeps quiet about what it gives',
    law: PREVIEW,
    game: wording(({ action, text, label }) => ({ action, text, label })),
  },
  {
    fault: 'a step tells of more than its option stated',
    law: PREVIEW,
    game: telling((event) =>
      event.type === 'marched' ? [event, { type: 'dropped', seat: event.seat, card: '' }] : [event],
    ),
  },
];
