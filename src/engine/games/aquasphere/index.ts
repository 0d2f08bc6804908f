import { defineGame } from '../../core/define-game.ts';
import { ACTIONS } from './actions.ts';
import { checkSet } from './check-set.ts';
import { determinize } from './determinize.ts';
import { invariants } from './invariants.ts';
import { MESSAGES, refuse, reveals, say } from './messages.ts';
import { componentNames } from './names.ts';
import { QUESTIONS, whyNotAsked } from './questions.ts';
import { standings } from './scoring.ts';
import { OPTIONS, draw, setUp, type Table } from './setup.ts';
import { STATE, type AquaSphere } from './state.ts';
import { view, type View } from './view.ts';
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
  setup: (table: Table) => setUp(table, draw(table.components, table.seats, table.rng)),
  questions: QUESTIONS,
  over: refuse('AQS-FIN-1', 'why.over'),
  whyNotAsked,
  view: (at, _viewer, asked) => view(at, asked),
  reveals,
  determinize: (play, _viewer, rng) => {
    determinize(play, rng);
  },
  scores: standings,
  invariants,
  harmless: (_at, _seat, legal) => harmless(legal),
  weigh,
  bound: (_components, seats) => MOST_ANSWERS_EACH * seats,
});

/** What a parameter's word is called in offers: a card by its name, a colour with the action it stands for. */
function wordFor(_components: unknown, parameter: string, word: string) {
  switch (parameter) {
    case 'room':
      return say('word.room', { room: word });
    case 'colour':
    case 'returned':
      return say('word.colour', { colour: word, action: word });
    case 'sector':
      return say('word.sector', { sector: word.toUpperCase() });
    case 'card':
      return say('word.card', { card: word });
    default:
      return undefined;
  }
}
