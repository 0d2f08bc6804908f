import type { Noun } from './nouns.ts';

/** "+2", or "−2" with a minus that is no hyphen. */
export function gained(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** A warning, what an option gives and costs, then what else is to be said of it: a sentence each. */
export function effectWords(
  parts: readonly (string | undefined)[],
  { warning, more }: { readonly warning: string | undefined; readonly more: string | undefined },
): string {
  const effects = parts.filter((part) => part !== undefined).join(', ');
  return [warning === undefined ? '' : `⚠ ${warning}`, effects, more ?? '']
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`)
    .join('. ');
}

type MoreWords = Parameters<typeof effectWords>[1];

/** The same with a noun for each kind of effect, in the order of the nouns. */
export function effectsIn<Kind extends string>(
  nouns: Readonly<Record<Kind, Noun>>,
): (told: Readonly<Record<Kind, number | undefined>> & MoreWords) => string {
  // as: the kinds of the record above
  const kinds = Object.keys(nouns) as Kind[];
  return (told) => {
    const counted = kinds.map((kind) => {
      const number = told[kind];
      return number === undefined ? undefined : `${gained(number)} ${nouns[kind](Math.abs(number))}`;
    });
    return effectWords(counted, told);
  };
}
