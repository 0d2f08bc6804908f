import { replay } from '../../src/engine/core/replay.ts';
import type { AnyGame } from '../../src/engine/core/contract.ts';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import type { TableRecord } from '../../src/table/record.ts';
import { recordOf } from '../../test/bot/inside.ts';
import type { Stage } from '../../test/bot/bot.ts';
import { boards } from '../../test/bot/player.ts';
import { shippedSets } from '../games.ts';
import { compared, type Done, type Players } from './players.ts';

/* When all is over: whether tables and channels are as the players were told. */

/** People's own decisions: not those of AI seats, and not the ones that the table took for them. */
function decisionsOf({ people, journal }: TableRecord): readonly Omit<Done, 'sure'>[] {
  return journal.flatMap((entry) => {
    const person = people[entry.seat];
    const own = person !== undefined && person.ai === undefined && !('forced' in entry);
    return own ? [{ userId: person.userId, text: entry.text }] : [];
  });
}

const LOADED = shippedSets();

/** The game of a table, with the set that it is played with. */
export function gameOf({ gameId, componentSet }: TableRecord): AnyGame {
  const loaded = LOADED.find(({ rulebook, set }) => rulebook.id === gameId && set.hash === componentSet.hash);
  if (loaded === undefined) throw new Error(`no set ${componentSet.id} for ${gameId}`);
  return loaded.rulebook.using(loaded.set);
}

/** Waits until the channels have seen everything, and nothing changes in them any more. */
export async function caughtUp(stage: Stage, tables: readonly Players[]): Promise<void> {
  const end = performance.now() + 30_000;
  let before = '';
  while (performance.now() < end) {
    await stage.discord.quiet(500);
    const records = await Promise.all(
      tables.map(({ channel }) => recordOf(stage.dataDir, channel.id).catch(() => undefined)),
    );
    const behind = records.some((record) => record !== undefined && record.announcedRev < record.rev);
    const now = JSON.stringify(
      tables.map(({ seats: [seat] }) => seat && boards(seat).map(({ id, content }) => [id, content])),
    );
    if (!behind && now === before) return;
    before = now;
  }
}

/** Of a bot that was stopped: what is stored, and what the channel shows. */
export async function verdictOn(
  { dataDir }: Pick<Stage, 'dataDir'>,
  { channel, seats: [someone], told }: Players,
  read: (channelId: string) => Promise<TableRecord> = (channelId) => recordOf(dataDir, channelId),
): Promise<{ readonly lost: number; readonly doubled: number; readonly failed: number }> {
  if (someone === undefined) throw new RangeError('nobody plays');
  let record: TableRecord;
  try {
    record = await read(channel.id);
  } catch {
    return { lost: told.filter(({ sure }) => sure).length, doubled: 0, failed: 1 };
  }
  const { lost, doubled } = compared(told, decisionsOf(record));
  const shown = boards(someone).flatMap(({ buttons }) =>
    buttons
      .flatMap(({ customId = '' }) => parseCustomId(customId) ?? [])
      .filter(({ verb }) => verb === 'log'),
  );
  const revs = shown.map(({ rev }) => rev);
  const twice = revs.length - new Set(revs).size;
  const replayed =
    record.base === undefined ? undefined : replay(gameOf(record), record.base, record.journal);
  const faults = [
    replayed?.ok !== true || JSON.stringify(replayed.value.state) !== JSON.stringify(record.state),
    record.announcedRev !== record.rev,
  ];
  return { lost, doubled: doubled + twice, failed: faults.filter(Boolean).length };
}
