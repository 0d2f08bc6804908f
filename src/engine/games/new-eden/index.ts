import type { ComponentSet, Game, Msg, OptionSpec, Rulebook } from '../../core/contract.ts';
import { playFrames } from '../../core/frames.ts';
import { resolveOptions } from '../../core/options.ts';
import { ok } from '../../core/result.ts';
import { actionSpecs, formatAction, parseAction, type Action } from './action.ts';
import { openBox, type Box } from './box.ts';
import { checkSet } from './check-set.ts';
import { stateChecker } from './check-state.ts';
import {
  CARD_ID,
  EXTENSION_OCTOPUS,
  EXTENSION_TANK,
  EXTENSIONS,
  ARMS,
  START_TANKS,
  type Components,
} from './components.ts';
import { determinize } from './determinize.ts';
import { reveals, viewEvent, type Event } from './events.ts';
import { explain } from './explain.ts';
import { frameTable } from './frame-table.ts';
import { invariants } from './invariants.ts';
import { MESSAGES, say } from './messages.ts';
import { componentNames } from './names.ts';
import { effectOf } from './part-words.ts';
import { harmless, weigh } from './playing-at-random.ts';
import { scores } from './scoring.ts';
import { setUp } from './setup.ts';
import type { Now, State } from './state.ts';
import { view, type View } from './view.ts';

export type NewEden = Game<State, Action, Event, View>;
export type { Action } from './action.ts';
export type { Event } from './events.ts';
export type { NewEdenMessages } from './messages.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

const ID = 'new-eden';

/** NED-INV-11: far above anything that was ever measured. */
const MOST_DECISIONS = 8_000;

export const newEden: Rulebook<Components, State, Action, Event, View> = {
  id: ID,
  credits: {
    designer: 'Benjamin Schwer',
    illustrator: 'Dennis Lohausen',
    publisher: 'Schmidt Spiele',
    year: 2023,
  },
  defaultSet: 'new-eden-house',
  messages: MESSAGES,
  checkSet,
  using,
};

function using(set: ComponentSet<Components>): NewEden {
  const box = openBox(set.components);
  const actions = actionSpecs(set.components);
  const options = optionSpecs(set.components);
  const now = (state: State): Now => ({ box, state });
  const why: NewEden['explain'] = (state, seat, action) => {
    const text = formatAction(action);
    const legal = played.legalActions(state, seat).some((option) => formatAction(option) === text);
    return legal ? undefined : explain(now(state), seat, action);
  };
  const played = playFrames(frameTable(box), { formatAction, explain: why });
  const componentSet = { id: set.id, version: set.version, hash: set.hash };
  const broken: NewEden['invariants'] = (state) =>
    invariants(now(state), (seat) => played.legalActions(state, seat).length);
  return {
    ...played,
    id: ID,
    rulesVersion: 1,
    componentSet,
    names: componentNames(set.components),
    seats: { min: set.components.players.min, max: set.components.players.max },
    options,
    actions,
    wordFor: (parameter, word) => wordFor(box, parameter, word),
    setup(seed, seats, given) {
      const resolved = resolveOptions(options, seats, given);
      if (!resolved.ok) return resolved;
      const made = setUp(box, set, seed, seats, resolved.value);
      if (!made.ok) return made;
      const begun = played.begin(made.value.state);
      return ok({ state: begun.state, events: [made.value.event, ...begun.events] });
    },
    view: (state, viewer) => view(now(state), viewer),
    viewEvent,
    reveals,
    determinize: (state, viewer, rng) => determinize(now(state), viewer, rng),
    scores: (state) => scores(now(state)),
    explain: why,
    formatAction,
    parseAction: (text) => parseAction(actions, text),
    harmless: (state, seat) => harmless(played.legalActions(state, seat)),
    weigh: (state, seat, action) => weigh(now(state), seat, action),
    invariants: broken,
    bound: () => MOST_DECISIONS,
    checkState: stateChecker(box, { set: componentSet, invariants: broken, activeSeats: played.activeSeats }),
    migrations: new Map(),
  };
}

function optionSpecs({ options }: Components): readonly OptionSpec[] {
  return [
    ...options.list,
    // NED-STAND-1: ours, so no row of a component set
    { key: 'standingBids', values: [false, true], default: false, seats: [2, 3, 4] },
  ];
}

const OTHER_PARTS: readonly string[] = [...START_TANKS, EXTENSION_TANK, EXTENSION_OCTOPUS];

/** What the words of parameters are called in autocomplete. */
function wordFor(box: Box, parameter: string, word: string): Msg | undefined {
  switch (parameter) {
    case 'card':
    case 'cards':
    case 'modules': {
      if (word === 'none') return say('word.none');
      return CARD_ID.test(word) || OTHER_PARTS.includes(word)
        ? say('word.card', { card: word, effect: effectOf(box, word) })
        : undefined;
    }
    case 'arm':
      return ARMS.some((arm) => arm === word) ? say('word.category', { category: word }) : undefined;
    case 'extension':
      return EXTENSIONS.some((extension) => extension === word)
        ? say('word.extension', { extension: word })
        : undefined;
    default:
      return undefined;
  }
}
