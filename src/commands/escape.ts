/*
 * Names and texts typed by people, made harmless in Discord's markdown. Who is notified is limited by
 * allowed_mentions anyway; this keeps a name from looking like a mention, a heading or a link.
 */

const MARKDOWN = /[\\*_~`|>#[\]()<:@-]/gu;
/** Line breaks, other controls, the marks that turn the direction of the text behind them, and what looks like a space. */
const BLANK = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2800\u3164\uffa0\u115f\u1160]/gu;
/** All else that shows nothing of its own; emoji and flags are joined by some of it, so it stays among visible signs. */
const INVISIBLE = /[\s\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const ZERO_WIDTH = '\u200b';

/** Empty if there is nothing to be seen: then the seat's colour stands for the name. */
export function plainName(name: string): string {
  const line = name.replace(BLANK, ' ').replace(/\s+/gu, ' ').trim();
  return line.replace(INVISIBLE, '') === '' ? '' : line;
}

export function escapeMarkdown(text: string): string {
  return plainName(text).replace(MARKDOWN, (sign) => (sign === '@' ? `@${ZERO_WIDTH}` : `\\${sign}`));
}
