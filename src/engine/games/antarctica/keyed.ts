import { object, type Shape } from '../../core/shape.ts';

/** An object with a value for each of these keys and no others. */
export function keyed<K extends string | number, T>(
  keys: readonly K[],
  value: Shape<T>,
): Shape<Record<K, T>> {
  const fields = Object.fromEntries(keys.map((key) => [key, value]));
  // as: a field for each of the keys
  return object<Record<string, T>>(fields) as unknown as Shape<Record<K, T>>;
}

export function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
