import type { Asking } from './asking.ts';
import { textsFor } from './desk.ts';

/** Which permissions the bot lacks in this channel, for the person who wanted something there. */
export function missingSentence(asking: Asking): string {
  const { house, permissions } = textsFor(asking);
  const missing = asking.missing.length === 0 ? (['ViewChannel', 'SendMessages'] as const) : asking.missing;
  const names = new Intl.ListFormat(asking.locale).format(missing.map((name) => `**${permissions[name]}**`));
  return house.missing(names);
}
