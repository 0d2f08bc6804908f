/** The path of the first part that JSON would not give back unchanged, or `undefined`. */
export function notPlain(value: unknown, path = '$'): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
    case 'object':
      break;
    default:
      return path;
  }
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) {
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = notPlain(part, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
