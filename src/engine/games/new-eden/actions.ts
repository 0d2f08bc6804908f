import {
  actionTable,
  INTEGER,
  numbers,
  orNone,
  words,
  wordsOf,
  written,
  type ActionIn,
  type ParameterIn,
} from '../../core/action-table.ts';
import type { Msg } from '../../core/contract.ts';
import {
  ARMS,
  CARD_ID,
  CATEGORIES,
  EXTENSION_OCTOPUS,
  EXTENSIONS,
  TANKS,
  type Category,
  type Components,
} from './components.ts';
import { effectOf } from './effects.ts';
import { say } from './messages.ts';

const cardsOf =
  (...categories: readonly Category[]) =>
  ({ cards }: Components): readonly string[] =>
    cards.list.filter(({ category }) => categories.includes(category)).map(({ id }) => id);

/** A space of the display. */
export interface Space {
  readonly row: number;
  readonly column: number;
}
const SPACES = [1, 2, 3, 4].flatMap((row) => [1, 2, 3].map((column): Space => ({ row, column })));

export const ACTIONS = actionTable(
  {
    buy: 'buy {space}',
    oxygen: 'oxygen {card}',
    move: 'move {arm} {position}',
    lift: 'lift {arm} {position}',
    skip: 'skip',
    activate: 'activate {modules*}',
    pass: 'pass',
    plant: 'plant',
    extend: 'extend {extension}',
    market: 'market {cards*}',
    place: 'place {card}',
    row: 'row {row}',
    bid: 'bid {coins}',
    maximum: 'maximum',
    limit: 'limit {coins}',
    drop: 'drop',
    'drop-all': 'drop all',
    push: 'push',
    done: 'done',
    destroy: 'destroy {arm}',
    keep: 'keep {row}',
  },
  {
    space: written(
      () => SPACES,
      ({ row, column }) => `${row}-${column}`,
      (word): Space => ({ row: Number(word[0]), column: Number(word[2]) }),
    ),
    card: wordsOf((components: Components) => [...TANKS, ...cardsOf(...ARMS)(components)]),
    arm: words(ARMS),
    position: INTEGER,
    modules: orNone(
      // cards inside the station too: why they can't be activated is worth an answer
      wordsOf((components: Components) => [EXTENSION_OCTOPUS, ...cardsOf(...ARMS)(components)]),
      'none',
    ),
    extension: words(EXTENSIONS),
    cards: orNone(wordsOf(cardsOf(...CATEGORIES)), 'none'),
    row: numbers(1, 4),
    coins: INTEGER,
  },
);

export type Action = ActionIn<typeof ACTIONS>;
export type Verb = Action['verb'];
export type Parameter = ParameterIn<typeof ACTIONS>;
export type ActionOf<V extends Verb> = Extract<Action, { verb: V }>;

const OTHER_PARTS: readonly string[] = [...TANKS, EXTENSION_OCTOPUS];

/** What autocomplete calls a word of an action text. */
export function wordFor(components: Components, parameter: string, word: string): Msg | undefined {
  switch (parameter) {
    case 'card':
    case 'cards':
    case 'modules':
      if (word === 'none') return say('word.none');
      return CARD_ID.test(word) || OTHER_PARTS.includes(word)
        ? say('word.card', { card: word, effect: effectOf({ components }, word) })
        : undefined;
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
