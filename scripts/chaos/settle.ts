import { replay } from '../../src/engine/core/replay.ts';
import type { AnyGame } from '../../src/engine/core/contract.ts';
import type { TableRecord } from '../../src/table/record.ts';
import { recordOf } from '../../test/bot/inside.ts';
import type { Stage } from '../../test/bot/bot.ts';
import { boards } from '../../test/bot/player.ts';
import { shippedSets } from '../games.ts';
import { compared, type Done, type Players } from './players.ts';
import { sumOf, type Verdict } from './rows.ts';
import { misToldTurns } from './witness.ts';

/* When all is over: whether tables and channels are as the players were told. */

/** People's own decisions: not those of AI seats, and not the ones that the table took for them. */
function decisionsOf({ people, journal }: TableRecord): readonly Omit<Done, 'sure'>[] {
  return journal.flatMap((entry) => {
    const person = people[entry.seat];
    const own =
      person !== undefined && person.ai === undefined && entry.forced !== true && entry.planned !== true;
    return own ? [{ userId: person.userId, text: entry.text }] : [];
  });
}

const LOADED = shippedSets();

/** The game of a table, with the set that it is played with. */
function gameOf({ gameId, componentSet }: TableRecord): AnyGame {
  const loaded = LOADED.find(({ rulebook, set }) => rulebook.id === gameId && set.hash === componentSet.hash);
  if (loaded === undefined) throw new Error(`no set ${componentSet.id} for ${gameId}`);
  return loaded.rulebook.using(loaded.set);
}

/** Waits until the channels have seen everything, and nothing changes in them any more. */
async function caughtUp(stage: Stage, tables: readonly Players[]): Promise<void> {
  const end = performance.now() + 45_000;
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

/** How all of it ended. The bot runs, and is stopped. */
export async function verdictOn(stage: Stage, tables: readonly Players[]): Promise<Verdict> {
  stage.discord.misbehaviour.behave();
  await caughtUp(stage, tables);
  const channels: Verdict[] = [];
  for (const table of tables) channels.push(await verdictOnChannel(stage, table));
  const uncaught = stage.bot().log.filter(({ level }) => Number(level) >= 60).length;
  await stage.bot().stop();
  const stored = await Promise.all(
    tables.map((table) => verdictOnRecord(table, (channelId) => recordOf(stage.dataDir, channelId))),
  );
  return sumOf([...channels, ...stored, { lost: 0, doubled: 0, failed: uncaught }]);
}

/** What a channel has shown, once it has seen everything. The bot runs. */
export async function verdictOnChannel(stage: Pick<Stage, 'discord'>, table: Players): Promise<Verdict> {
  const { missing, twice } = await misToldTurns(stage, table);
  return { lost: 0, doubled: twice + table.witness.twice(), failed: missing };
}

/** What is stored. The bot does not run. */
export async function verdictOnRecord(
  { channel, told }: Players,
  read: (channelId: string) => Promise<TableRecord>,
): Promise<Verdict> {
  let record: TableRecord;
  try {
    record = await read(channel.id);
  } catch {
    return { lost: told.filter(({ sure }) => sure).length, doubled: 0, failed: 1 };
  }
  const replayed =
    record.base === undefined ? undefined : replay(gameOf(record), record.base, record.journal);
  const faults = [
    replayed?.ok !== true || JSON.stringify(replayed.value.state) !== JSON.stringify(record.state),
    record.announcedRev !== record.rev,
  ];
  const departure = compared(told, decisionsOf(record));
  if (departure.lost + departure.doubled > 0)
    process.stderr.write(
      `${channel.name}: told ${JSON.stringify(told)}, saved ${JSON.stringify(record.journal)}\n`,
    );
  return { ...departure, failed: faults.filter(Boolean).length };
}
