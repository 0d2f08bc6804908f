import type { ActionSpec, RuleError } from '../../core/contract.ts';
import { matchForm, type Parameters } from '../../core/forms.ts';
import { err, ok, type Result } from '../../core/result.ts';
import {
  ARMS,
  EXTENSIONS,
  EXTENSION_OCTOPUS,
  EXTENSION_TANK,
  OUTSIDE_ARMS,
  START_TANKS,
  type Arm,
  type Components,
  type Extension,
  type OutsideArm,
} from './components.ts';

export type FreeAction = { verb: 'plant' } | { verb: 'extend'; extension: Extension };
export type Action =
  | { verb: 'buy'; row: number; column: number }
  | { verb: 'oxygen'; card: string }
  | { verb: 'move'; arm: OutsideArm; to: number }
  | { verb: 'lift'; arm: OutsideArm; from: number }
  | { verb: 'skip' }
  | { verb: 'activate'; modules: readonly string[] }
  | { verb: 'pass' }
  | FreeAction
  | { verb: 'market'; cards: readonly string[] }
  | { verb: 'place'; card: string }
  | { verb: 'row'; row: number }
  | { verb: 'bid'; coins: number }
  | { verb: 'drop' }
  | { verb: 'dropAll' }
  | { verb: 'push' }
  | { verb: 'done' }
  | { verb: 'destroy'; arm: Arm }
  | { verb: 'keep'; row: number }
  | { verb: 'maximum' }
  | { verb: 'limit'; coins: number };
export type Verb = Action['verb'];
export type ActionOf<V extends Verb> = Extract<Action, { verb: V }>;

const ROWS = ['1', '2', '3', '4'];
const NONE = 'none';

/** Verbs as subcommands. */
export function actionSpecs(set: Components): readonly ActionSpec[] {
  const cards = set.cards.list.map(({ id }) => id);
  const tanks = [...START_TANKS, EXTENSION_TANK];
  const ids = (...categories: readonly string[]): string[] =>
    set.cards.list.filter(({ category }) => categories.includes(category)).map(({ id }) => id);
  const spaces = ROWS.flatMap((row) => ['1', '2', '3'].map((column) => `${row}-${column}`));
  const verb = (form: string, values: ActionSpec['values'] = {}, name = form.split(' ')[0]): ActionSpec => ({
    name: name ?? form,
    form,
    values,
  });
  return [
    verb('buy {space}', { space: spaces }),
    verb('oxygen {card}', { card: [...tanks, ...ids('oxygen')] }),
    verb('move {arm} {position}', { arm: OUTSIDE_ARMS, position: 'integer' }),
    verb('lift {arm} {position}', { arm: OUTSIDE_ARMS, position: 'integer' }),
    verb('skip'),
    verb('activate {modules*}', { modules: [NONE, EXTENSION_OCTOPUS, ...ids(...OUTSIDE_ARMS)] }),
    verb('pass'),
    verb('plant'),
    verb('extend {extension}', { extension: EXTENSIONS }),
    verb('market {cards*}', { cards: [NONE, ...cards] }),
    verb('place {card}', { card: ids(...ARMS) }),
    verb('row {row}', { row: ROWS }),
    verb('bid {coins}', { coins: 'integer' }),
    verb('maximum'),
    verb('limit {coins}', { coins: 'integer' }),
    verb('drop'),
    verb('drop all', {}, 'drop-all'),
    verb('push'),
    verb('done'),
    verb('destroy {arm}', { arm: ARMS }),
    verb('keep {row}', { row: ROWS }),
  ];
}

export function formatAction(action: Action): string {
  switch (action.verb) {
    case 'buy':
      return `buy ${action.row}-${action.column}`;
    case 'oxygen':
    case 'place':
      return `${action.verb} ${action.card}`;
    case 'move':
      return `move ${action.arm} ${action.to}`;
    case 'lift':
      return `lift ${action.arm} ${action.from}`;
    case 'activate':
      return `activate ${idsAsText(action.modules)}`;
    case 'market':
      return `market ${idsAsText(action.cards)}`;
    case 'extend':
      return `extend ${action.extension}`;
    case 'row':
    case 'keep':
      return `${action.verb} ${action.row}`;
    case 'bid':
    case 'limit':
      return `${action.verb} ${action.coins}`;
    case 'destroy':
      return `destroy ${action.arm}`;
    case 'dropAll':
      return 'drop all';
    case 'skip':
    case 'pass':
    case 'plant':
    case 'drop':
    case 'push':
    case 'done':
    case 'maximum':
      return action.verb;
  }
}

function idsAsText(ids: readonly string[]): string {
  return ids.length === 0 ? NONE : ids.join(' ');
}

/** Accepts the canonical texts and nothing else: capitals, spaces and leading zeros count. */
export function parseAction(specs: readonly ActionSpec[], text: string): Result<Action, RuleError> {
  const match = matchForm(specs, text);
  const action = match === undefined ? undefined : READERS[match.spec.name]?.(match.parameters);
  return action !== undefined && formatAction(action) === text
    ? ok(action)
    : err({ code: 'E_SYNTAX', about: text });
}

type Reader = (words: Parameters) => Action | undefined;

const ID = /^(?:[123][AB]-(?:CR|SH|OC|SY|OX|RE)[1-9]|ST-OX[12]|EX-OX1|EX-OC1)$/;

function id(word = ''): string | undefined {
  return ID.test(word) ? word : undefined;
}

/** `none` or strictly ascending ids. */
function ids(words = '', most: number): readonly string[] | undefined {
  if (words === NONE) return [];
  const list = words.split(' ');
  const sorted = list.every(
    (word, index) => ID.test(word) && (index === 0 || (list[index - 1] ?? '') < word),
  );
  return sorted && list.length <= most ? list : undefined;
}

function numberFrom(least: number, most: number, word = ''): number | undefined {
  const value = Number(word);
  return /^(?:0|[1-9]\d{0,3})$/.test(word) && value >= least && value <= most ? value : undefined;
}

function one<T extends string>(values: readonly T[], word = ''): T | undefined {
  return values.find((value) => value === word);
}

function space(word = ''): Action | undefined {
  const [, row, column] = /^([1-4])-([1-3])$/.exec(word) ?? [];
  return row === undefined ? undefined : { verb: 'buy', row: Number(row), column: Number(column) };
}

/** An action of this verb, unless a field could not be read. */
function made(action: Readonly<Record<string, unknown>>): Action | undefined {
  // as: each reader gives exactly the fields of its verb
  return Object.values(action).includes(undefined) ? undefined : (action as Action);
}

const READERS: Readonly<Record<string, Reader>> = {
  buy: (words) => space(words.space),
  oxygen: (words) => made({ verb: 'oxygen', card: id(words.card) }),
  move: (words) =>
    made({ verb: 'move', arm: one(OUTSIDE_ARMS, words.arm), to: numberFrom(1, 99, words.position) }),
  lift: (words) =>
    made({ verb: 'lift', arm: one(OUTSIDE_ARMS, words.arm), from: numberFrom(1, 99, words.position) }),
  skip: () => ({ verb: 'skip' }),
  activate: (words) => made({ verb: 'activate', modules: ids(words.modules, 2) }),
  pass: () => ({ verb: 'pass' }),
  plant: () => ({ verb: 'plant' }),
  extend: (words) => made({ verb: 'extend', extension: one(EXTENSIONS, words.extension) }),
  market: (words) => made({ verb: 'market', cards: ids(words.cards, 3) }),
  place: (words) => made({ verb: 'place', card: id(words.card) }),
  row: (words) => made({ verb: 'row', row: numberFrom(1, 4, words.row) }),
  bid: (words) => made({ verb: 'bid', coins: numberFrom(0, 9999, words.coins) }),
  maximum: () => ({ verb: 'maximum' }),
  limit: (words) => made({ verb: 'limit', coins: numberFrom(1, 9999, words.coins) }),
  drop: () => ({ verb: 'drop' }),
  'drop-all': () => ({ verb: 'dropAll' }),
  push: () => ({ verb: 'push' }),
  done: () => ({ verb: 'done' }),
  destroy: (words) => made({ verb: 'destroy', arm: one(ARMS, words.arm) }),
  keep: (words) => made({ verb: 'keep', row: numberFrom(1, 4, words.row) }),
};
