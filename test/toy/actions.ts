import {
  actionTable,
  INTEGER,
  words,
  wordsOf,
  type ActionIn,
  type ParameterIn,
} from '../../src/engine/core/action-table.ts';
import { CELLS, type Components } from './components.ts';

const CARD = wordsOf(({ kit }: Components) => [...kit.keys()]);

export const ACTIONS = actionTable(
  {
    keep: 'keep {cards*}',
    'place-camp': 'place camp {cell}',
    march: 'march {fuel}',
    drop: 'drop {card}',
    plan: 'plan {card}',
    go: 'go {cell}',
    drill: 'drill',
    search: 'search',
    scout: 'scout',
    flag: 'flag[ using {card}]',
    rest: 'rest',
    charge: 'charge {fuel}',
    wave: 'wave',
  },
  { cards: CARD, card: CARD, cell: words(CELLS), fuel: INTEGER },
);
export type Action = ActionIn<typeof ACTIONS>;
export type Verb = Action['verb'];
export type Parameter = ParameterIn<typeof ACTIONS>;
