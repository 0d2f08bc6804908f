import type { Table, TableRefusal } from '../table/tables.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Services } from './services.ts';

/** Why this server doesn't let them ask for the end of a running game; nothing if it does, or if it's a lobby's. */
export async function forbiddenByServer(
  { settings }: Services,
  { actor, guildId, managesChannel }: InteractionContext,
  table: Table,
): Promise<TableRefusal | undefined> {
  const { status, host } = table.record;
  const { abandon = 'players' } = await settings.server(guildId);
  if (managesChannel || status !== 'playing' || abandon === 'players') return undefined;
  return abandon === 'host' && host === actor.userId ? undefined : { code: 'T_NOT_IN_CHARGE', table };
}
