/**
 * Whether JSON gives it back unchanged: no Map, no Date, no `undefined`, no NaN, no -0. Looked through, and not written and
 * read to see: that takes several times as long, and every move waits for it.
 */
export function isPlainJson(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      return value === null || (Array.isArray(value) ? isPlainList(value) : isPlainObject(value));
    default:
      return false;
  }
}

/** No hole, and nothing beside the items. */
function isPlainList(list: readonly unknown[]): boolean {
  for (const item of list) if (!isPlainJson(item)) return false;
  return Object.getPrototypeOf(list) === Array.prototype && Object.keys(list).length === list.length;
}

function isPlainObject(value: object): boolean {
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  const parts: readonly unknown[] = Object.values(value);
  return parts.every(isPlainJson);
}
