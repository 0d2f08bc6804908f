import type { InteractionContext } from './interaction-context.ts';
import { textsFor } from './command-context.ts';

/** Which permissions the bot lacks in this channel, or that it is closed, for the user who wanted something there. */
export function missingSentence(interaction: InteractionContext): string {
  const { bot } = textsFor(interaction);
  return interaction.missing.length === 0 ? bot.closed : bot.missing(missingNames(interaction));
}

/** The same before the game has started: the lobby can be shown, and the board could not. */
export function missingForBoard(interaction: InteractionContext): string | undefined {
  return interaction.missing.includes('AttachFiles')
    ? textsFor(interaction).bot.missingLater(missingNames(interaction))
    : undefined;
}

function missingNames(interaction: InteractionContext): string {
  const { permissions } = textsFor(interaction);
  const names = interaction.missing.map((name) => `**${permissions[name]}**`);
  return new Intl.ListFormat(interaction.locale).format(names);
}
