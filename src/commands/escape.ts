/*
 * Names and texts typed by people, made harmless in Discord's markdown. Who is notified is limited by
 * allowed_mentions anyway; this keeps a name from looking like a mention, a heading or a link.
 */

const MARKDOWN = /[\\*_~`|>#[\]()<:@-]/gu;
/** Line breaks, other controls, and the marks that turn the direction of the text behind them. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const ZERO_WIDTH = '\u200b';

export function plainName(name: string): string {
  return name.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();
}

export function escapeMarkdown(text: string): string {
  return plainName(text).replace(MARKDOWN, (sign) => (sign === '@' ? `@${ZERO_WIDTH}` : `\\${sign}`));
}
