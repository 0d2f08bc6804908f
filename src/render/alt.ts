/** What is read aloud in place of a picture. Discord takes 1,024 characters. */
export const ALT_LIMIT = 1000;

/** The parts that fit, the least important left out first. */
export function altText(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) {
    const longer = text === '' ? part : `${text} ${part}`;
    if (longer.length > ALT_LIMIT) break;
    text = longer;
  }
  const [first = ''] = parts;
  return text === '' ? first.slice(0, ALT_LIMIT) : text;
}
