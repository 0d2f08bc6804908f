import type { Action } from '../../toy/actions.ts';
import { ACTIVE_SEATS, ADVICE, KNOWN_WORDS, PROMPTS, TEXTS, TOGETHER, TYPED } from '../laws/asking.ts';
import { isTurn, together, WHOLE, writing, type Fault } from './fault.ts';

const STRAY: Action = { verb: 'drill' };

export const FAULTS_OF_ASKING: readonly Fault[] = [
  {
    fault: 'a prompt offers an action that is not legal',
    law: PROMPTS,
    game: {
      ...WHOLE,
      prompt: (state, seat) => {
        const prompt = WHOLE.prompt(state, seat);
        if (prompt === undefined || !isTurn(state)) return prompt;
        return {
          ...prompt,
          options: [...prompt.options, { action: STRAY, text: 'drill', label: { key: 'do.drill' } }],
        };
      },
    },
  },
  {
    fault: 'legalActions and the prompt agree on an action that apply refuses',
    law: PROMPTS,
    game: {
      ...WHOLE,
      legalActions: (state, seat) => {
        const legal = WHOLE.legalActions(state, seat);
        return legal.length === 0 ? legal : [...legal, { verb: 'go', cell: 'A1' }];
      },
      prompt: (state, seat) => {
        const prompt = WHOLE.prompt(state, seat);
        if (prompt === undefined) return prompt;
        const stray = {
          action: { verb: 'go', cell: 'A1' },
          text: 'go A1',
          label: { key: 'do.rest' },
        } as const;
        return { ...prompt, options: [...prompt.options, stray] };
      },
    },
  },
  {
    fault: 'a step is offered in one go with one after which it is not legal',
    law: TOGETHER,
    game: together(({ text }) => text !== 'rest'),
  },
  {
    fault: 'a dead end: somebody is asked and has no option',
    law: ACTIVE_SEATS,
    game: {
      ...WHOLE,
      legalActions: (state, seat) =>
        isTurn(state) && state.round === 2 ? [] : WHOLE.legalActions(state, seat),
    },
  },
  {
    fault: 'two actions have one text',
    law: TEXTS,
    game: writing((action) => (action.verb === 'march' ? 'march 0' : WHOLE.formatAction(action))),
  },
  {
    fault: 'a word of a legal text is missing among the values',
    law: KNOWN_WORDS,
    game: {
      ...WHOLE,
      actions: WHOLE.actions.map((spec) =>
        spec.name === 'go' ? { ...spec, values: { cell: ['A1', 'A2'] } } : spec,
      ),
    },
  },
  {
    fault: 'two legal texts differ in their case only',
    law: TYPED,
    game: {
      ...writing((action) => WHOLE.formatAction(action).replace('wave', 'CHARGE 1')),
      parseAction: (text) => WHOLE.parseAction(text.replace('CHARGE 1', 'wave')),
    },
  },
  {
    fault: 'the harmless action is not legal',
    law: ADVICE,
    game: { ...WHOLE, harmless: () => ({ verb: 'rest' }) },
  },
];
