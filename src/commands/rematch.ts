import { speechTo, textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { formatCustomId, type CustomId } from './custom-id.ts';
import type { InteractionContext } from './interaction-context.ts';
import { refusalLine } from './refusal.ts';
import { button, buttonRows } from './rows.ts';
import { withTable } from './with-table.ts';

/** Asks who sits first at a new table of the same people. */
export async function askRematch(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  return withTable(context, interaction, id, (table) => {
    const { records } = speechTo(context, interaction, table).texts;
    if (table.seatOf(interaction.actor.userId) === undefined)
      return { content: refusalLine(context, interaction, { code: 'T_NOT_SEATED', table }) };
    const { id: tableId, rev } = table.record;
    const idOf = (argument: string): string =>
      formatCustomId({ verb: 'rematch-yes', tableId, rev, argument });
    return {
      content: records.rematchQuestion,
      rows: buttonRows([
        button(idOf('last'), records.rematchLast, 'good'),
        button(idOf('drawn'), records.rematchDrawn),
      ]),
    };
  });
}

export async function openRematch(
  context: CommandContext,
  interaction: InteractionContext,
  { tableId, argument }: CustomId,
): Promise<Outcome> {
  const where = { channelId: interaction.channelId, tableId };
  const first = argument === 'last' ? 'last' : 'drawn';
  const opened = await context.tables.rematch(interaction.actor, where, first);
  if (!opened.ok) return { page: { content: refusalLine(context, interaction, opened.error) } };
  return {
    page: { content: textsFor(interaction).records.rematchOpened },
    shown: context.announcer.notify(opened.value),
  };
}
