const KEPT = '\u00A0';

/**
 * French puts a space before : ; ? ! and inside « ». It must not end a line of a phone, so it is one that never breaks.
 * Catalogues are written with plain spaces and typeset where they are put together.
 */
function typesetFrench(text: string): string {
  return text.replace(/ (?=[:;?!»])/gu, KEPT).replace(/« /gu, `«${KEPT}`);
}

/** Names come from component data, where they may be put together without French habits: "l'eau (noir: 1)". */
export function typesetFrenchName(name: string): string {
  return typesetFrench(name.replace(/(?<=\p{L})'(?=\p{L})/gu, '’').replace(/(?<=[\p{L}\p{N}]): /gu, ' : '));
}

/** A catalogue whose sentences, and what its functions say, are typeset. */
export function inFrenchTypography<T>(catalogue: T): T {
  // as: every part becomes one of the same kind
  return typesetPart(catalogue) as T;
}

function typesetPart(part: unknown): unknown {
  if (typeof part === 'string') return typesetFrench(part);
  if (typeof part === 'function')
    return (...words: unknown[]) => typesetPart(Reflect.apply(part, undefined, words));
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(typesetPart);
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, typesetPart(inner)]));
}
