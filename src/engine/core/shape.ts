import { err, ok, type Result } from './result.ts';

/*
 * What a piece of JSON must look like, said once: component sets and saved states are unchecked until a shape took
 * them. A shape names every fault, not the first.
 */

export interface Shape<T> {
  /** a sentence for every place that is not as it should be, beginning with the way there from this value */
  faults(value: unknown): readonly string[];
  /** never there: it carries the type of what fits */
  readonly fits?: T;
}
export interface OptionalShape<T> extends Shape<T> {
  readonly optional: true;
}
/** The fields of an object by name. */
export type Shapes = Readonly<Record<string, Shape<unknown> | OptionalShape<unknown>>>;
/** What fits a shape. */
export type Fitting<S> = S extends Shape<infer T> ? T : never;
type Flat<T> = { [K in keyof T]: T[K] };
type Whole<F extends Shapes> = Flat<
  {
    -readonly [K in keyof F as F[K] extends OptionalShape<unknown> ? never : K]: Fitting<F[K]>;
  } & {
    -readonly [K in keyof F as F[K] extends OptionalShape<unknown> ? K : never]?: Fitting<F[K]>;
  }
>;
/** The same, never to be changed: a component set. */
export type Frozen<T> = T extends string | number | boolean | undefined
  ? T
  : { readonly [K in keyof T]: Frozen<T[K]> };
/** Whether an object may hold more than the named fields: notes in a data file. */
type Others = 'closed' | 'open';

export function checkShape<T>(shape: Shape<T>, json: unknown): Result<T, readonly string[]> {
  const faults = shape.faults(json).map((sentence) => `$${sentence}`);
  // as: what has no faults has the shape
  return faults.length === 0 ? ok(json as T) : err(faults);
}

const FITS: readonly string[] = [];
const fault = (wanted: string): readonly string[] => [` is not ${wanted}`];
/** The faults of a part, from where the whole stands. Almost always there are none, so the way there is only then written down. */
export function faultsAt(step: string | number, faults: readonly string[]): readonly string[] {
  if (faults.length === 0) return faults;
  const way = typeof step === 'number' ? `[${step}]` : `.${step}`;
  return faults.map((sentence) => way + sentence);
}

function allOf<P>(
  parts: readonly P[],
  faultsOf: (part: P, at: number) => readonly string[],
): readonly string[] {
  let all: string[] | undefined;
  for (let at = 0; at < parts.length; at += 1) {
    // as: `at` is within the list
    const found = faultsOf(parts[at] as P, at);
    if (found.length > 0) (all ??= []).push(...found);
  }
  return all ?? FITS;
}

export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  return {
    faults: (value) =>
      Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= min && Number(value) <= max
        ? FITS
        : fault(`a whole number from ${min} to ${max}`),
  };
}

export const WORD: Shape<number> = integer(0, 0xffff_ffff);

export const BOOLEAN: Shape<boolean> = {
  faults: (value) => (typeof value === 'boolean' ? FITS : fault('true or false')),
};

/** A text; T names the texts that fit the pattern, as `${Column}${number}`. */
export function text<T extends string = string>(pattern = /[^]/u): Shape<T> {
  return {
    faults: (value) =>
      typeof value === 'string' && pattern.test(value) ? FITS : fault(`a text like ${pattern.source}`),
  };
}

export function oneOf<V extends string | number | boolean>(values: readonly V[]): Shape<V> {
  return {
    faults: (value) =>
      values.some((known) => known === value) ? FITS : fault(`one of ${values.join(', ')}`),
  };
}

export function list<T>(item: Shape<T>, min = 0, max = 10_000): Shape<T[]> {
  return {
    faults: (value) =>
      Array.isArray(value) && value.length >= min && value.length <= max
        ? allOf(value, (part, at) => faultsAt(at, item.faults(part)))
        : fault(`a list of ${min} to ${max}`),
  };
}

/** An object of any keys. */
export function table<T>(row: Shape<T>): Shape<Record<string, T>> {
  return {
    faults: (value) =>
      isObject(value)
        ? allOf(Object.keys(value), (key) => faultsAt(key, row.faults(value[key])))
        : fault('an object'),
  };
}

/** The fields that core puts into every state: `record({ ...STATE_FIELDS, frames: list(FRAME), … })`. */
export const STATE_FIELDS = {
  rng: record({ a: WORD, b: WORD, c: WORD, counter: WORD }),
  set: record({ id: text(), version: integer(0), hash: text() }),
};

export function optional<T>(shape: Shape<T>): OptionalShape<T> {
  return { ...shape, optional: true };
}

/** An object whose type follows from its fields. */
export function record<F extends Shapes>(fields: F, others: Others = 'closed'): Shape<Whole<F>> {
  return ofFields(fields, others);
}

/** An object with a value for each of these keys and no others. */
export function keyed<K extends string | number, T>(
  keys: readonly K[],
  value: Shape<T>,
): Shape<Record<K, T>> {
  return ofFields(Object.fromEntries(keys.map((key) => [key, value])), 'closed');
}

function ofFields(fields: Shapes, others: Others): Shape<never> {
  const shapes = Object.entries(fields);
  return {
    faults: (value) => {
      if (!isObject(value)) return fault('an object');
      let known = 0;
      const wrong = allOf(shapes, ([key, shape]) => {
        if (!Object.hasOwn(value, key)) return 'optional' in shape ? FITS : [`.${key} is missing`];
        known += 1;
        return faultsAt(key, shape.faults(value[key]));
      });
      const keys = others === 'open' ? [] : Object.keys(value);
      if (keys.length <= known) return wrong;
      const strange = keys.filter((key) => !Object.hasOwn(fields, key));
      return [...strange.map((key) => `.${key} is not known`), ...wrong];
    },
  };
}

/** One of several objects, whose types follow from their fields; the tag says which it is. */
export function tagged<Tag extends string, const S extends Readonly<Record<string, Shapes>>>(
  tag: Tag,
  fields: S,
  others: Others = 'closed',
): Shape<{ [K in keyof S & string]: Flat<Readonly<Record<Tag, K>> & Whole<S[K]>> }[keyof S & string]> {
  const shapes = Object.entries(fields).map(
    ([name, ofName]) => [name, ofFields({ [tag]: oneOf([name]), ...ofName }, others)] as const,
  );
  const known = new Map(shapes);
  return {
    faults: (value) => {
      const name = isObject(value) ? value[tag] : undefined;
      const shape = typeof name === 'string' ? known.get(name) : undefined;
      return shape?.faults(value) ?? fault(`of a known ${tag} (${[...known.keys()].join(', ')})`);
    },
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
