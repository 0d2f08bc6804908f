import { defineGame } from '../../core/define-game.ts';
import { andEnd } from './act.ts';
import { ACTIONS, wordFor } from './actions.ts';
import { checkSet } from './check-set.ts';
import { coach, purse } from './coach.ts';
import { determinize } from './determinize.ts';
import { mostDecisions } from './end.ts';
import { held } from './held.ts';
import { invariants } from './invariants.ts';
import { MESSAGES, refuse } from './messages.ts';
import { PREVIEW } from './preview.ts';
import { QUESTIONS, whyNotAsked } from './questions.ts';
import { role } from './roles.ts';
import { scores } from './scoring.ts';
import { setup, OPTIONS } from './setup.ts';
import { STATE, type Antarctica } from './state.ts';
import { reveals, view, viewEvent, type View } from './view.ts';
import { harmless, weigh } from './weigh.ts';

export const antarctica = defineGame<Antarctica, View>({
  id: 'antarctica',
  credits: { designer: 'Charles Chevallier', publisher: 'Argentum Verlag', year: 2015 },
  defaultSet: 'fan-reconstruction',
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  checkSet,
  names: ({ names }) => names,
  state: STATE,
  actions: ACTIONS,
  messages: MESSAGES,
  wordFor,
  setup,
  questions: QUESTIONS,
  over: refuse('ANT-END-1', 'why.over'),
  whyNotAsked,
  together: andEnd,
  preview: PREVIEW,
  view,
  coach,
  purse,
  held,
  viewEvent,
  reveals,
  determinize,
  scores,
  invariants,
  role,
  harmless,
  weigh,
  bound: mostDecisions,
});
