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
