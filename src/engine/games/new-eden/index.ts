import { defineGame } from '../../core/define-game.ts';
import { ACTIONS, wordFor } from './actions.ts';
import { whyNotAsked } from './answers.ts';
import { checkSet } from './check-set.ts';
import { componentNames } from './components.ts';
import { coach, purse } from './coach.ts';
import { determinize } from './determinize.ts';
import { held } from './held.ts';
import { invariants } from './invariants.ts';
import { MESSAGES, refuse } from './messages.ts';
import { PREVIEW } from './preview.ts';
import { QUESTIONS } from './questions.ts';
import { role } from './roles.ts';
import { scores } from './scoring.ts';
import { optionsOf, setup } from './setup.ts';
import { STATE, type NewEden } from './state.ts';
import { printed, reveals, view, viewEvent, type View } from './view.ts';
import { harmless, weigh } from './weigh.ts';

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
  options: optionsOf,
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
  preview: PREVIEW,
  view,
  coach,
  purse,
  held,
  printed,
  viewEvent,
  reveals,
  determinize,
  scores,
  invariants,
  role,
  harmless,
  weigh,
  // NED-INV-11: far above anything that was ever measured
  bound: () => 8_000,
});
