import { LEVELS, type Level } from '../ai/levels.ts';
import type { Person } from '../table/record.ts';
import type { Table } from '../table/tables.ts';
import {
  outcomeAfterSave,
  speechTo,
  textsFor,
  type CommandContext,
  type Outcome,
} from './command-context.ts';
import type { CustomId } from './custom-id.ts';
import type { InteractionContext } from './interaction-context.ts';
import { hostedLobby } from './options-panel.ts';
import type { Page } from './page.ts';
import { idFor } from './id-for.ts';
import { refusalLine } from './refusal.ts';
import { button, selectRow, type Button } from './rows.ts';
import type { Speech } from './speech.ts';

/* The host's buttons for AI seats. */

/** Under the lobby: one to add an AI seat, and for each one to free it again. */
export function aiButtons(table: Table, { texts }: Speech, label: Speech): readonly Button[] {
  const { people } = table.record;
  const id = idFor(table);
  const isFull = people.length >= table.game.seats.max;
  return [
    ...(isFull ? [] : [button(id('ai'), texts.ai.add)]),
    ...aisOf(table).map(({ ai, seat }) =>
      button(id('ai-remove', ai.userId), texts.ai.remove(label.nameOf(seat))),
    ),
  ];
}

function aisOf({ record }: Table): readonly { readonly ai: Person; readonly seat: number }[] {
  return record.people.flatMap((ai, seat) => (ai.ai === undefined ? [] : [{ ai, seat }]));
}

/** Only the host sees this: at which level it is to play. */
export async function askLevel(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const at = await hostedLobby(context, interaction, id);
  if (!at.ok) return { page: { content: refusalLine(context, interaction, at.refusal) } };
  return { page: levelPage(interaction, at.table, textsFor(interaction).ai.intro) };
}

/** A level was chosen: the seat is taken, and the menu stays as long as there are seats. */
export async function addAi(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
  value: string | undefined,
): Promise<Outcome> {
  const level = LEVELS.find((known) => known === value);
  if (level === undefined) return askLevel(context, interaction, id);
  const where = { channelId: interaction.channelId, tableId: id.tableId };
  const added = await context.tables.addAi(interaction.actor, where, level);
  if (!added.ok) return { page: { content: refusalLine(context, interaction, added.error) } };
  const table = added.value;
  return outcomeAfterSave(context, interaction, context.announcer.notify(table), () => {
    const name = speechTo(context, interaction, table).nameOf(table.record.people.length - 1);
    return levelPage(interaction, table, textsFor(interaction).ai.added(name));
  });
}

export async function removeAi(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const where = { channelId: interaction.channelId, tableId: id.tableId };
  const removed = await context.tables.removeAi(interaction.actor, where, id.argument);
  if (!removed.ok) return { page: { content: refusalLine(context, interaction, removed.error) } };
  const shown = context.announcer.notify(removed.value);
  return { page: { content: textsFor(interaction).ai.removed }, shown };
}

function levelPage(interaction: InteractionContext, table: Table, note: string): Page {
  if (table.record.people.length >= table.game.seats.max) return { content: note };
  const { choose, levels, explained } = textsFor(interaction).ai;
  const choices = LEVELS.map((level: Level) => ({
    label: levels[level],
    value: level,
    description: explained[level],
  }));
  return { content: note, rows: [selectRow(idFor(table)('ai-add'), choose, choices)] };
}
