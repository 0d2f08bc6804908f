import { defineGame } from '../../core/define-game.ts';
import { ACTIONS } from './actions.ts';
import { checkSet } from './check-set.ts';
import { componentNames } from './components.ts';
import { determinize } from './determinize.ts';
import { wordFor } from './effects.ts';
import { invariants } from './invariants.ts';
import { MESSAGES, refuse } from './messages.ts';
import { whyNotAsked } from './not-asked.ts';
import { QUESTIONS } from './questions.ts';
import { scores } from './scoring.ts';
import { optionSpecs, setup } from './setup.ts';
import { STATE, type NewEden } from './state.ts';
import { reveals, view, viewEvent, type View } from './view.ts';
import { harmless, weigh } from './weigh.ts';

export type { Action } from './actions.ts';
export type { Event, NewEdenMessages } from './messages.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

export const newEden = defineGame<NewEden, View>({
  id: 'new-eden',
  credits: {
    designer: 'Benjamin Schwer',
    illustrator: 'Dennis Lohausen',
    publisher: 'Schmidt Spiele',
    year: 2023,
  },
  defaultSet: 'new-eden-house',
  seats: ({ players }) => ({ min: players.min, max: players.max }),
  options: optionSpecs,
  checkSet,
  names: componentNames,
  state: STATE,
  actions: ACTIONS,
  messages: MESSAGES,
  wordFor,
  setup,
  questions: QUESTIONS,
  over: refuse('NED-ROUND-1', 'why.over'),
  whyNotAsked,
  view,
  viewEvent,
  reveals,
  determinize,
  scores,
  invariants,
  harmless,
  weigh,
  // NED-INV-11: far above anything that was ever measured
  bound: () => 8_000,
});
