/*
 * Reads unknown JSON as typed values and says everything that is wrong with it, not the first thing only.
 * What was read holds the named keys only.
 */

export type Fail = (path: string, why: string) => void;
/** The value as a T; otherwise `undefined`, and `fail` was told why. */
export type Shape<T> = (value: unknown, path: string, fail: Fail) => T | undefined;
export type Read<S> = S extends Shape<infer T> ? T : never;
type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Fields<R extends Shapes> = { [K in keyof R]: Read<R[K]> };

export function int(min: number, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  return (value, path, fail) => {
    if (typeof value === 'number' && Number.isInteger(value) && !Object.is(value, -0)) {
      if (value >= min && value <= max) return value;
    }
    fail(path, `not an integer from ${min} to ${max}`);
    return undefined;
  };
}

export const flag: Shape<boolean> = (value, path, fail) => {
  if (typeof value === 'boolean') return value;
  fail(path, 'not true or false');
  return undefined;
};

export function text(pattern = /./u): Shape<string> {
  return (value, path, fail) => {
    if (typeof value === 'string' && pattern.test(value)) return value;
    fail(path, `not a text like ${pattern.source}`);
    return undefined;
  };
}

export function oneOf<const T extends string | number | boolean>(values: readonly T[]): Shape<T> {
  return (value, path, fail) => {
    const found = values.find((allowed) => allowed === value);
    if (found === undefined) fail(path, `not one of ${values.join(', ')}`);
    return found;
  };
}

export function list<T>(item: Shape<T>, least = 0, most = Number.MAX_SAFE_INTEGER): Shape<T[]> {
  return (value, path, fail) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      fail(path, most === Number.MAX_SAFE_INTEGER ? 'not a list' : `not a list of ${least} to ${most}`);
      return undefined;
    }
    const read = value.map((part: unknown, index) => item(part, `${path}[${index}]`, fail));
    const found = read.filter((part) => part !== undefined);
    return found.length === read.length ? found : undefined;
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with these keys; the optional ones may be absent. Other keys are left aside. */
export function record<R extends Shapes>(required: R): Shape<Fields<R>>;
export function record<R extends Shapes, O extends Shapes>(
  required: R,
  optional: O,
): Shape<Fields<R> & Partial<Fields<O>>>;
export function record(required: Shapes, optional: Shapes = {}): Shape<unknown> {
  return (value, path, fail) => {
    if (!isObject(value)) {
      fail(path, 'not an object');
      return undefined;
    }
    const read: Record<string, unknown> = {};
    let whole = true;
    for (const [key, shape] of Object.entries({ ...required, ...optional })) {
      if (value[key] === undefined && !(key in required)) continue;
      const part = shape(value[key], `${path}.${key}`, fail);
      if (part === undefined) whole = false;
      else read[key] = part;
    }
    return whole ? read : undefined;
  };
}

/** A total record over these keys. */
export function byKey<K extends string, T>(keys: readonly K[], shape: Shape<T>): Shape<Record<K, T>> {
  const shapes = Object.fromEntries(keys.map((key) => [key, shape]));
  const fields = record(shapes);
  // as: the record has exactly these keys
  return (value, path, fail) => fields(value, path, fail) as Record<K, T> | undefined;
}

/** An object told from its sisters by its `tag`. */
export function tagged<Tag extends string, S extends Readonly<Record<string, Shape<object>>>>(
  tag: Tag,
  shapes: S,
): Shape<{ [K in keyof S & string]: Readonly<Record<Tag, K>> & Read<S[K]> }[keyof S & string]> {
  return (value, path, fail) => {
    const name = isObject(value) ? value[tag] : undefined;
    const shape = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (shape === undefined) {
      fail(`${path}.${tag}`, `not one of ${Object.keys(shapes).join(', ')}`);
      return undefined;
    }
    const read = shape(value, path, fail);
    // as: the tag names the shape that was read
    return read === undefined ? undefined : ({ [tag]: name, ...read } as never);
  };
}

/** The value, or every complaint. */
export function readAll<T>(shape: Shape<T>, value: unknown): { value: T | undefined; complaints: string[] } {
  const complaints: string[] = [];
  const read = shape(value, '$', (path, why) => complaints.push(`${path}: ${why}`));
  return { value: read, complaints };
}
