import type { ActionSpec, RuleError } from '../../src/engine/core/contract.ts';
import { fillForm, readForm, type Parameters } from '../../src/engine/core/forms.ts';
import { ok, type Result } from '../../src/engine/core/result.ts';
import { CELLS, type ToyComponents } from './components.ts';

export type ToyAction =
  | { readonly verb: 'keep'; readonly cards: readonly string[] }
  | { readonly verb: 'place-camp'; readonly cell: string }
  | { readonly verb: 'march'; readonly fuel: number }
  | { readonly verb: 'drop'; readonly card: string }
  | { readonly verb: 'plan'; readonly card: string }
  | { readonly verb: 'go'; readonly cell: string }
  | { readonly verb: 'drill' }
  | { readonly verb: 'search' }
  | { readonly verb: 'scout' }
  | { readonly verb: 'flag'; readonly card?: string }
  | { readonly verb: 'rest' }
  | { readonly verb: 'charge'; readonly fuel: number }
  | { readonly verb: 'wave' };
export type Verb = ToyAction['verb'];
export type ActionOf<V extends Verb> = Extract<ToyAction, { verb: V }>;

const FORM_BY_VERB: Readonly<Record<Verb, string>> = {
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
};
export type Parameter = 'cards' | 'cell' | 'fuel' | 'card';

export function actionSpecs({ kit }: ToyComponents): readonly ActionSpec[] {
  const cards = [...kit.keys()];
  const values: Readonly<Record<Parameter, readonly string[] | 'integer'>> = {
    cards,
    card: cards,
    cell: CELLS,
    fuel: 'integer',
  };
  return Object.entries(FORM_BY_VERB).map(([name, form]) => ({
    name,
    form,
    values: Object.fromEntries(
      Object.entries(values).filter(([key]) => new RegExp(`\\{${key}\\*?\\}`, 'u').test(form)),
    ),
  }));
}

export function formatAction(action: ToyAction): string {
  const { verb, ...fields } = action;
  const words = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(' ') : String(value),
  ]);
  // as: fields of an action are its form's parameters
  return (
    fillForm({ name: verb, form: FORM_BY_VERB[verb], values: {} }, Object.fromEntries(words) as Parameters) ??
    verb
  );
}

export function parseAction(specs: readonly ActionSpec[], text: string): Result<ToyAction, RuleError> {
  const read = readForm(specs, text);
  return read.ok ? ok(actionOf(read.value.spec.name, read.value.parameters)) : read;
}

function actionOf(name: string, { cards = '', cell = '', card = '', fuel = '' }: Parameters): ToyAction {
  // as: the specs' names are the verbs
  const verb = name as Verb;
  switch (verb) {
    case 'keep':
      return { verb, cards: cards.split(' ').sort() };
    case 'place-camp':
    case 'go':
      return { verb, cell };
    case 'march':
    case 'charge':
      return { verb, fuel: Number(fuel) };
    case 'drop':
    case 'plan':
      return { verb, card };
    case 'flag':
      return card === '' ? { verb } : { verb, card };
    case 'drill':
    case 'search':
    case 'scout':
    case 'rest':
    case 'wave':
      return { verb };
  }
}
