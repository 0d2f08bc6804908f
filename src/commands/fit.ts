import { shortened } from './rows.ts';

/** Discord's limits for a message. */
export const MAX_CONTENT = 2000;
export const MAX_ROWS = 5;
const MAX_ALT = 1024;

/** Alt text that Discord takes. */
export function fitAlt(alt: string): string {
  return shortened(alt, MAX_ALT);
}

const FENCE = '```';

/**
 * Content that Discord takes: the beginning, at whole lines, and a code block that is cut is closed. Whoever composes a
 * message leaves room for what matters; this is for what nobody foresaw, because Discord refuses the message whole.
 */
export function fitContent(content: string, most = MAX_CONTENT): string {
  if (content.length <= most) return content;
  const room = most - `\n${FENCE}\n…`.length;
  const kept: string[] = [];
  let used = 0;
  for (const line of content.split('\n')) {
    used += line.length + 1;
    if (used > room) break;
    kept.push(line);
  }
  if (kept.length === 0) return shortened(content, most);
  const isOpen = kept.filter((line) => line.startsWith(FENCE)).length % 2 === 1;
  return [...kept, ...(isOpen ? [FENCE] : []), '…'].join('\n');
}
