import type { Result } from '../engine/core/result.ts';
import { err, ok } from '../engine/core/result.ts';
import type { FinishedTable } from '../table/finished-tables.ts';
import { isOver } from '../table/snapshot.ts';
import type { Table, TableRefusal } from '../table/tables.ts';
import { textsFor, type CommandContext } from './command-context.ts';
import { plainName } from './escape.ts';
import type { InteractionContext } from './interaction-context.ts';
import { offeredGame } from './services.ts';

/* The game that somebody looks back at: this channel's own, running or over, or one of the server's that are over. */

/** By its id; without one this channel's, or the last one that ended in it, or in the server. */
export async function pastTable(
  context: CommandContext,
  interaction: InteractionContext,
  id: string | undefined,
): Promise<Result<Table, TableRefusal>> {
  const { guildId, channelId } = interaction;
  const here = await context.tables.at(channelId);
  const present = here.ok ? here.value : undefined;
  if (present?.record.state !== undefined && (id === undefined || id === present.record.id))
    return ok(present);
  const finished = await context.tables.finished(guildId);
  if (!finished.ok) return finished;
  const known = finished.value.filter((table) => maySee(interaction, table));
  const chosen = known.find((table) => (id === undefined ? table.channelId === channelId : table.id === id));
  const found = chosen ?? (id === undefined ? known[0] : undefined);
  return found === undefined ? err({ code: 'T_NO_RECORD' }) : context.tables.finishedTable(guildId, found.id);
}

/** Who sat there may, and who may read its channel. */
function maySee({ actor, sees }: InteractionContext, { userIds, channelId }: FinishedTable): boolean {
  return userIds.includes(actor.userId) || sees(channelId);
}

/** What can be chosen, this channel's games first. */
export async function pastTables(
  context: CommandContext,
  interaction: InteractionContext,
): Promise<readonly FinishedTable[]> {
  const { guildId, channelId } = interaction;
  const finished = await context.tables.finished(guildId);
  const known = finished.ok
    ? finished.value.filter((table) => context.games.has(table.gameId) && maySee(interaction, table))
    : [];
  const isHere = (table: FinishedTable): number => (table.channelId === channelId ? 0 : 1);
  return [...known].sort((a, b) => isHere(a) - isHere(b));
}

/** As it is called in a list. */
export function titleOf(
  context: CommandContext,
  interaction: InteractionContext,
  { gameId, names, openedAt, imported, status }: FinishedTable,
): string {
  const { locale } = interaction;
  const { records } = textsFor(interaction);
  const people = names.map(plainName).filter((name) => name !== '');
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(openedAt);
  const notes = [
    day,
    ...(imported ? [records.fromFile] : []),
    ...(status === 'abandoned' ? [records.unfinished] : []),
  ];
  const who = new Intl.ListFormat(locale, { type: 'conjunction' }).format(people);
  return `${offeredGame(context, gameId).texts[locale].title} – ${who} (${notes.join(', ')})`;
}

/** Whether everybody may know all that this table's file tells. */
export function isPast({ record }: Table): boolean {
  return isOver(record);
}
