import { defineGame } from '../../core/define-game.ts';
import { ACTIONS, wordFor } from './actions.ts';
import { checkSet } from './check-set.ts';
import { coach, purse } from './coach.ts';
import { determinize } from './determinize.ts';
import { forecast } from './forecast.ts';
import { held } from './held.ts';
import { invariants } from './invariants.ts';
import { MESSAGES, refuse } from './messages.ts';
import { componentNames } from './names.ts';
import { PREVIEW } from './preview.ts';
import { QUESTIONS, whyNotAsked } from './questions.ts';
import { role } from './roles.ts';
import { scores } from './scoring.ts';
import { OPTIONS, setup } from './setup.ts';
import { STATE, type AquaSphere } from './state.ts';
import { printed, reveals, view, type View } from './view.ts';
import { harmless, weigh } from './weigh.ts';

/** Section 8 of the rules counts fewer than 820 answers of a seat. */
const MOST_ANSWERS_EACH = 1000;

/** AquaSphere by Stefan Feld (Hall Games and Pegasus Spiele, 2014), as docs/rules/aquasphere.md tells it. */
export const aquasphere = defineGame<AquaSphere, View>({
  id: 'aquasphere',
  credits: { designer: 'Stefan Feld', publisher: 'Hall Games, Pegasus Spiele', year: 2014 },
  defaultSet: 'aquasphere-house',
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  checkSet,
  names: componentNames,
  state: STATE,
  actions: ACTIONS,
  messages: MESSAGES,
  wordFor,
  setup,
  questions: QUESTIONS,
  over: refuse('AQS-FIN-1', 'why.over'),
  whyNotAsked,
  preview: PREVIEW,
  view,
  coach,
  purse,
  forecast,
  held,
  printed,
  reveals,
  determinize,
  scores,
  invariants,
  role,
  harmless,
  weigh,
  bound: (_components, seats) => MOST_ANSWERS_EACH * seats,
});
