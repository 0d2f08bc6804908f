import type { Asking } from './asking.ts';
import { textsFor } from './desk.ts';

/** Which permissions the bot lacks in this channel, or that it is closed, for the person who wanted something there. */
export function missingSentence(asking: Asking): string {
  const { house, permissions } = textsFor(asking);
  if (asking.missing.length === 0) return house.closed;
  const names = new Intl.ListFormat(asking.locale).format(
    asking.missing.map((name) => `**${permissions[name]}**`),
  );
  return house.missing(names);
}
