import type { Table } from '../table/tables.ts';
import { tableAt, type CommandContext, type Outcome } from './command-context.ts';
import type { CustomId } from './custom-id.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Page } from './page.ts';
import { refusalLine } from './refusal.ts';

/** Shows something of the channel's table, if its game has begun and a button doesn't mean another table. */
export async function withTable(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId | undefined,
  show: (table: Table) => Promise<Page> | Page,
): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  if (!at.ok) return { page: { content: refusalLine(context, interaction, at.refusal) } };
  const { table } = at;
  if (id !== undefined && id.tableId !== table.record.id)
    return { page: { content: refusalLine(context, interaction, { code: 'T_OTHER_TABLE', table }) } };
  if (table.record.state === undefined)
    return { page: { content: refusalLine(context, interaction, { code: 'T_NOT_PLAYING', table }) } };
  return { page: await show(table) };
}
