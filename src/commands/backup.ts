import { Team, type Client } from 'discord.js';
import type { Locale } from '../i18n/locale.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import type { InteractionContext } from './interaction-context.ts';

/* A backup on demand, for the one whose bot this is: they read its name and size, and never get the file through Discord. */

/** Whether somebody owns this bot's application; Discord is asked once. */
export function ownership(client: Client): CommandContext['isOwner'] {
  let owner: Promise<string | undefined> | undefined;
  const ask = async (): Promise<string | undefined> => {
    const application = await client.application?.fetch();
    const found = application?.owner ?? undefined;
    return found instanceof Team ? (found.ownerId ?? undefined) : found?.id;
  };
  return async (userId) => {
    try {
      return (await (owner ??= ask())) === userId;
    } catch {
      // asked anew next time
      owner = undefined;
      return false;
    }
  };
}

export async function takeBackup(context: CommandContext, interaction: InteractionContext): Promise<Outcome> {
  const { settings } = textsFor(interaction);
  if (!(await context.isOwner(interaction.actor.userId))) return { page: { content: settings.notOwner } };
  if (context.backUp === undefined) return { page: { content: settings.backupByDatabase } };
  const made = await context.backUp();
  if (!made.ok) {
    context.log.error({ trouble: made.error }, 'backup failed');
    return { page: { content: settings.backupFailed } };
  }
  const { name, bytes } = made.value;
  context.log.info({ file: name }, 'backup taken');
  return { page: { content: settings.backupTaken(name, sizeIn(interaction.locale, bytes)) } };
}

function sizeIn(locale: Locale, bytes: number): string {
  const [unit, value] = bytes < 1e6 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
