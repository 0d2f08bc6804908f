/** A deep copy of plain JSON, a good deal faster than `structuredClone`. */
export function cloneJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice();
    for (let at = 0; at < items.length; at += 1) {
      const item = items[at];
      if (typeof item === 'object') items[at] = cloneJson(item);
    }
    // as: a copy of an array of the same elements is of the same type
    return items as T;
  }
  // the engine copies an object whole much faster than key by key: only what lies deeper is then put in
  // as: plain JSON has texts for keys
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object') copy[key] = cloneJson(part);
  }
  // as: same keys, copied values
  return copy as T;
}

type Absentable<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];
/** The fields without those that are `undefined`. */
export type Present<T> = { [K in Exclude<keyof T, Absentable<T>>]: T[K] } & {
  [K in Absentable<T>]?: Exclude<T[K], undefined>;
};
export function present<T extends object>(fields: T): Present<T> {
  // as: what is left has the type of what is there
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}

/** The same text for equal values, whatever the order of their keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : part,
  );
}
