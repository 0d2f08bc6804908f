import { MAX_CONTENT } from './page.ts';

/** Room for a heading and a page number. */
export const PAGE_ROOM = MAX_CONTENT - 200;

/** Lines put together into pages of at most so many characters; a line that is longer itself is broken at spaces. */
export function textPages(lines: readonly string[], room = PAGE_ROOM): readonly string[] {
  const pages: string[] = [];
  let page = '';
  for (const line of lines.flatMap((whole) => brokenLine(whole, room))) {
    const longer = page === '' ? line : `${page}\n${line}`;
    if (longer.length > room) {
      pages.push(page);
      page = line;
    } else page = longer;
  }
  return page === '' && pages.length > 0 ? pages : [...pages, page];
}

/** The last lines that fit, and how many had to go. */
export function lastLines(
  lines: readonly string[],
  room: number,
): { shown: readonly string[]; left: number } {
  const shown: string[] = [];
  let used = 0;
  for (const line of [...lines].reverse()) {
    used += line.length + 1;
    if (used > room) break;
    shown.unshift(line);
  }
  return { shown, left: lines.length - shown.length };
}

function brokenLine(line: string, room: number): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > room) {
    const space = rest.lastIndexOf(' ', room);
    const at = space > room / 2 ? space : room;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...parts, rest];
}
