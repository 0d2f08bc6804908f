import type { InteractionContext } from './interaction-context.ts';
import { textsFor } from './command-context.ts';

/** Which permissions the bot lacks in this channel, or that it is closed, for the person who wanted something there. */
export function missingSentence(interaction: InteractionContext): string {
  const { bot, permissions } = textsFor(interaction);
  if (interaction.missing.length === 0) return bot.closed;
  const names = new Intl.ListFormat(interaction.locale).format(
    interaction.missing.map((name) => `**${permissions[name]}**`),
  );
  return bot.missing(names);
}
