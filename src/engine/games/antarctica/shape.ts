/*
 * Reads unknown JSON into a type, and says everything that does not fit: component sets and saved states come from
 * outside.
 */

const MISFIT = Symbol('misfit');
export type Misfit = typeof MISFIT;
export type Complain = (problem: string) => void;
export type Read<T> = (json: unknown, at: string, complain: Complain) => T | Misfit;
type Readers<T> = { readonly [K in keyof T]-?: Read<T[K]> };

export function fits<T>(value: T | Misfit): value is T {
  return value !== MISFIT;
}

function misfit(complain: Complain, at: string, wanted: string, json: unknown): Misfit {
  const shown = JSON.stringify(json) as string | undefined;
  complain(`${at} must be ${wanted}, not ${shown === undefined ? 'missing' : shown.slice(0, 40)}`);
  return MISFIT;
}

export const text: Read<string> = (json, at, complain) =>
  typeof json === 'string' ? json : misfit(complain, at, 'a text', json);

export const flag: Read<boolean> = (json, at, complain) =>
  typeof json === 'boolean' ? json : misfit(complain, at, 'true or false', json);

export function whole(least: number, most: number): Read<number> {
  return (json, at, complain) =>
    typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most
      ? json
      : misfit(complain, at, `a whole number from ${least} to ${most}`, json);
}

export function oneOf<T extends string>(words: readonly T[]): Read<T> {
  return (json, at, complain) =>
    words.find((word) => word === json) ?? misfit(complain, at, `one of ${words.join(', ')}`, json);
}

export function listOf<T>(read: Read<T>, least = 0, most = 1000): Read<T[]> {
  return (json, at, complain) => {
    if (!Array.isArray(json) || json.length < least || json.length > most)
      return misfit(complain, at, `a list of ${least} to ${most}`, json);
    const items = json.map((item: unknown, index) => read(item, `${at}[${index}]`, complain));
    const fitting = items.filter((item) => fits(item));
    return fitting.length === items.length ? fitting : MISFIT;
  };
}

export function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** An object with these fields; what else it holds is not looked at. */
export function shape<R extends object>(required: Readers<R>): Read<R>;
export function shape<R extends object, O extends object>(
  required: Readers<R>,
  optional: Readers<O>,
): Read<R & Partial<O>>;
export function shape(
  required: Readonly<Record<string, Read<unknown>>>,
  optional: Readonly<Record<string, Read<unknown>>> = {},
): Read<object> {
  return (json, at, complain) => {
    if (!isRecord(json)) return misfit(complain, at, 'an object', json);
    const read: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries(required))
      read[key] = reader(json[key], `${at}.${key}`, complain);
    for (const [key, reader] of Object.entries(optional))
      if (json[key] !== undefined) read[key] = reader(json[key], `${at}.${key}`, complain);
    return Object.values(read).includes(MISFIT) ? MISFIT : read;
  };
}

/** An object with exactly a value for each of these keys. */
export function byKey<K extends string | number, T>(keys: readonly K[], read: Read<T>): Read<Record<K, T>> {
  // as: the record has a reader for each of the keys
  const readers = Object.fromEntries(keys.map((key) => [key, read])) as unknown as Readers<Record<K, T>>;
  const known = new Set(keys.map(String));
  const fields = shape<Record<K, T>>(readers);
  return (json, at, complain) => {
    const extra = isRecord(json) ? Object.keys(json).find((key) => !known.has(key)) : undefined;
    if (extra !== undefined) return misfit(complain, `${at}.${extra}`, 'left out', extra);
    return fields(json, at, complain);
  };
}

/** An object with any keys. */
export function recordOf<T>(read: Read<T>): Read<Record<string, T>> {
  return (json, at, complain) => {
    if (!isRecord(json)) return misfit(complain, at, 'an object', json);
    const values = Object.entries(json).map(
      ([key, value]) => [key, read(value, `${at}.${key}`, complain)] as const,
    );
    const fitting = values.flatMap(([key, value]) => (fits(value) ? [[key, value] as const] : []));
    return fitting.length === values.length ? Object.fromEntries(fitting) : MISFIT;
  };
}
