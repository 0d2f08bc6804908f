import { LONGEST_TEXT, type ActionSpec, type RuleError } from './contract.ts';
import { matchForm, parseForm, type ParsedForm } from './forms.ts';
import { err, ok, type Result } from './result.ts';

/*
 * The one table of a game's actions: verb -> form, and what the words of each parameter are. The union of actions, their
 * texts, the parser and the subcommands follow from it; a field that no form has does not compile. Where a parameter can
 * be other words in one verb than in the others, that verb has an entry of its own: `'play.card'` beside `card`.
 */

/** The words of a parameter, and what an action holds for one of them. */
export interface Parameter<T, C = never> {
  /** every word that it can be, legal now or not */
  words(components: C): readonly string[] | 'integer';
  read(word: string): T;
  write(value: T): string;
  /** of a list: the word that says that it is empty */
  readonly none?: string;
}

/** These words, the same in every set. */
export function words<const W extends string>(list: readonly W[]): Parameter<W> {
  // as: only words of the list are read
  return { words: () => list, read: (word) => word as W, write: (word) => word };
}

/** Words that the component set names: ids of cards. */
export function wordsOf<C, W extends string = string>(
  find: (components: C) => readonly W[],
): Parameter<W, C> {
  // as: only words that were found are read
  return { words: find, read: (word) => word as W, write: (word) => word };
}

/** Any whole number from 0. */
export const INTEGER: Parameter<number> = { words: () => 'integer', read: Number, write: String };

/** The numbers from `first` to `last`, offered one by one. */
export function numbers(first: number, last: number): Parameter<number> {
  const list = Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
  return { words: () => list, read: Number, write: String };
}

/** Written otherwise in the text than in the action. */
export function written<T, C = never>(
  find: (components: C) => readonly T[],
  write: (value: T) => string,
  read: (word: string) => T,
): Parameter<T, C> {
  return { words: (components) => find(components).map(write), read, write };
}

/** A list that may be empty: then this word stands for it. */
export function orNone<T, C>(parameter: Parameter<T, C>, none: string): Parameter<T, C> {
  return {
    ...parameter,
    words: (components) => {
      const list = parameter.words(components);
      return list === 'integer' ? list : [none, ...list];
    },
    none,
  };
}

export type Forms = Readonly<Record<string, string>>;
type Names<Form extends string> = Form extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Bare<Name extends string> = Name extends `${infer Word}*` ? Word : Name;
type ValueOf<P> = P extends Parameter<infer T> ? T : never;
/** A verb's own entry, `play.card`, goes before the one for all verbs, `card`. */
type EntryOf<P, V extends string, N extends string> = `${V}.${N}` extends keyof P
  ? P[`${V}.${N}`]
  : P[N & keyof P];
type Values<Name extends string, P, V extends string> = {
  readonly [N in Name as Bare<N>]: N extends `${string}*`
    ? readonly ValueOf<EntryOf<P, V, Bare<N>>>[]
    : ValueOf<EntryOf<P, V, N>>;
};
type Flat<T> = { [K in keyof T]: T[K] };
type Fields<Form extends string, P, V extends string> = Form extends `${infer Main}[${infer Optional}]`
  ? Values<Names<Main>, P, V> & Partial<Values<Names<Optional>, P, V>>
  : Values<Names<Form>, P, V>;
/** The actions of these forms. */
export type ActionsOf<F extends Forms, P> = {
  [V in keyof F & string]: Flat<{ readonly verb: V } & Fields<F[V], P, V>>;
}[keyof F & string];
/** The parameters that these forms name. */
export type ParametersOf<F extends Forms> = { [V in keyof F]: Bare<Names<F[V]>> }[keyof F];

export interface ActionTable<A extends { readonly verb: string }, C, P extends string = string> {
  readonly verbs: readonly A['verb'][];
  /** the subcommands of a set, in the order of the table */
  specs(components: C): readonly ActionSpec[];
  format(action: A): string;
  /** reads texts of any case and spacing; a word that no parameter can be is no action */
  reader(components: C): (text: string) => Result<A, RuleError>;
  /** never there: they carry types */
  readonly action?: A;
  readonly parameter?: P;
}
/** The union of a table's actions. */
export type ActionIn<T> = T extends { readonly action?: infer A } ? Exclude<A, undefined> : never;
/** The names of a table's parameters: each has words in the catalogue. */
export type ParameterIn<T> = T extends { readonly parameter?: infer P } ? Exclude<P, undefined> : never;

/** The components that the words of parameters are found in; any, if none needs them. */
type ComponentsOf<P> = { [K in keyof P]: P[K] extends Parameter<unknown, infer C> ? C : never }[keyof P];
type Needed<P> = [ComponentsOf<P>] extends [never] ? unknown : ComponentsOf<P>;

type AnyParameters = Readonly<Record<string, Parameter<unknown>>>;
type OwnFields = Readonly<Record<string, unknown>>;
interface Verb {
  readonly name: string;
  readonly form: string;
  readonly parsed: ParsedForm;
  /** the words of a text in order: fixed ones, and what is written for a field */
  readonly written: readonly { readonly required: boolean; readonly word: string | Written }[];
  readonly optional: readonly string[];
}
interface Written extends Pick<Parameter<unknown>, 'none' | 'write'> {
  readonly field: string;
}

export function actionTable<const F extends Forms, P extends Record<ParametersOf<F>, Parameter<unknown>>>(
  forms: F,
  parameters: P,
): ActionTable<ActionsOf<F, P>, Needed<P>, ParametersOf<F>> {
  const verbs = Object.entries(forms).map(([name, form]) => verbOf(parameters, name, form));
  const byName = new Map(verbs.map((verb) => [verb.name, verb]));
  const specs = (components: Needed<P>): readonly ActionSpec[] =>
    verbs.map(({ name, form, parsed }) => ({
      name,
      form,
      values: Object.fromEntries(
        // as: the table has asked for the components that its parameters need
        parsed.parameters.map((slot) => [
          slot.name,
          parameterOf(parameters, name, slot.name).words(components as never),
        ]),
      ),
    }));
  return {
    // as: the keys of the forms are the verbs
    verbs: Object.keys(forms) as unknown as readonly ActionsOf<F, P>['verb'][],
    specs,
    format: (action) => {
      const verb = byName.get(action.verb);
      if (verb === undefined) throw new RangeError(`no verb ${action.verb}`);
      return textOf(verb, action);
    },
    reader: (components) => {
      const read = readerOf(specs(components), parameters);
      // as: the fields are those of the verb's form, read by its parameters
      return (text) => read(text) as Result<ActionsOf<F, P>, RuleError>;
    },
  };
}

function parameterOf(parameters: AnyParameters, verb: string, name: string): Parameter<unknown> {
  const parameter = parameters[`${verb}.${name}`] ?? parameters[name];
  if (parameter === undefined) throw new RangeError(`no parameter ${name}`);
  return parameter;
}

function verbOf(parameters: AnyParameters, name: string, form: string): Verb {
  const parsed = parseForm(form);
  const written = parsed.tokens.map((token) => ({
    required: token.required,
    word:
      'fixed' in token ? token.fixed : { field: token.name, ...parameterOf(parameters, name, token.name) },
  }));
  const optional = parsed.parameters.filter(({ required }) => !required);
  return { name, form, parsed, written, optional: optional.map((slot) => slot.name) };
}

function textOf({ written, optional }: Verb, fields: OwnFields): string {
  const left = optional.some((name) => fields[name] === undefined);
  let text = '';
  for (const { required, word } of written) {
    if (left && !required) continue;
    const next = typeof word === 'string' ? word : wordFor(word, fields[word.field]);
    text = text === '' ? next : `${text} ${next}`;
  }
  return text;
}

function wordFor({ none, write }: Written, value: unknown): string {
  if (!Array.isArray(value)) return write(value);
  return value.length === 0 && none !== undefined ? none : value.map((item) => write(item)).join(' ');
}

/** How the words of a parameter are spelled, by what they are in small letters; undefined: a whole number. */
type Spelling = ReadonlyMap<string, string> | undefined;

function readerOf(
  specs: readonly ActionSpec[],
  parameters: AnyParameters,
): (text: string) => Result<OwnFields, RuleError> {
  const spellings = new Map<string, Spelling>();
  for (const { name: verb, values } of specs)
    for (const [name, list] of Object.entries(values))
      spellings.set(
        `${verb}.${name}`,
        list === 'integer' ? undefined : new Map(list.map((word) => [word.toLowerCase(), word])),
      );
  return (text) => {
    const squeezed = text.trim().replace(/\s+/gu, ' ');
    const match = matchForm(specs, squeezed);
    if (match === undefined) return err({ code: 'E_SYNTAX', about: squeezed.slice(0, LONGEST_TEXT) });
    const verb = match.spec.name;
    const fields: Record<string, unknown> = { verb };
    for (const { name, list } of parseForm(match.spec.form).parameters) {
      const typed = match.parameters[name];
      if (typed === undefined) continue;
      const parameter = parameterOf(parameters, verb, name);
      const read = readWords(typed.split(' '), spellings.get(`${verb}.${name}`), parameter);
      if (!read.ok) return err({ code: 'E_SYNTAX', about: read.error.slice(0, LONGEST_TEXT) });
      fields[name] = list ? read.value : read.value[0];
    }
    return ok(fields);
  };
}

/** The values of these words, sorted as texts, or the first word that cannot be. */
function readWords(
  typed: readonly string[],
  spelling: Spelling,
  { none, read }: Parameter<unknown>,
): Result<readonly unknown[], string> {
  const spelled: string[] = [];
  for (const word of typed) {
    const known = spelling === undefined ? plainNumber(word) : spelling.get(word.toLowerCase());
    if (known === undefined || spelled.includes(known)) return err(word);
    spelled.push(known);
  }
  if (none !== undefined && spelled.includes(none)) return spelled.length === 1 ? ok([]) : err(none);
  return ok(spelled.sort().map((word) => read(word)));
}

function plainNumber(word: string): string | undefined {
  return /^(0|[1-9]\d{0,8})$/u.test(word) ? word : undefined;
}
