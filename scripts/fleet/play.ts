import { setTimeout as sleep } from 'node:timers/promises';
import { startLocalDiscord, type LocalDiscord } from 'local-discord';
import { below, pickOne, seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { decode } from '../../src/storage/codec.ts';
import { TABLE_CODEC } from '../../src/table/record-codec.ts';
import type { TableRecord } from '../../src/table/record.ts';
import { shardOf } from '../../src/table/shard-owner.ts';
import { queryDatabase } from '../../test/storage/postgres-server.ts';
import { openedTable, PATIENCE, type Players } from '../chaos/players.ts';
import { sumOf, type Row, type Verdict } from '../chaos/rows.ts';
import { verdictOnChannel, verdictOnRecord } from '../chaos/settle.ts';
import { startFleet, type Member } from './processes.ts';

/* A fleet plays while its processes are killed and hang; afterwards what players were told is compared with what is stored. */

export interface Trial {
  readonly databaseUrl: string;
  readonly processes: number;
  readonly shards: number;
  readonly tables: number;
  readonly kills: number;
  readonly hangs: number;
  /** how many tables move at the same time */
  readonly lanes: number;
  /** how long the undisturbed pace is measured */
  readonly paceMs: number;
  /** no process is killed later than this after the beginning: what is compared then is not cut off */
  readonly mostMs: number;
  readonly told: (line: string) => void;
}

export interface Report {
  readonly row: Row;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** until a player of that process was answered again */
  readonly takeoversMs: readonly number[];
  readonly ends: readonly string[];
}

export async function tryFleet(trial: Trial): Promise<Report> {
  const { databaseUrl, processes, shards, kills, hangs, lanes, paceMs, mostMs, told } = trial;
  const began = performance.now();
  const rng = seedRng('fleet');
  const { discord, guilds } = await discordFor(shards);
  const fleet = startFleet({ discord, databaseUrl, processes, shards });
  try {
    await fleet.ready();
    told(`${processes} processes of ${shards} shards are ready`);
    const tables = await openTables({ discord }, guilds, trial, rng);
    told(`${tables.length} tables are open`);
    let over = false;
    const playing = Array.from({ length: lanes }, (_, lane) =>
      playLane(
        tables.filter((_, at) => at % lanes === lane),
        () => over,
      ),
    );
    const moves = (): number => tables.reduce((sum, table) => sum + table.told.length, 0);
    const before = moves();
    await sleep(paceMs);
    const movesPerSecond = ((moves() - before) * 1000) / Math.max(paceMs, 1);
    told(`${movesPerSecond.toFixed(1)} moves a second`);
    const takeoversMs: number[] = [];
    for (let count = 1; count <= kills + hangs && performance.now() - began < mostMs; count += 1) {
      await sleep(200 + below(rng, 1_500));
      const member = pickOne(rng, fleet.members);
      const how = count <= kills ? killed : hung;
      takeoversMs.push(await how(member, () => answered(discord, guilds, member)));
      told(`${how.name} ${member.part}: ${(takeoversMs.at(-1) ?? 0).toFixed(0)} ms`);
    }
    over = true;
    await Promise.all(playing);
    await caughtUp(discord, databaseUrl);
    const played = moves();
    const verdicts: Verdict[] = [];
    for (const table of tables) verdicts.push(await verdictOnChannel({ discord }, table));
    await fleet.stop();
    const read = (channelId: string): Promise<TableRecord> => recordIn(databaseUrl, channelId);
    for (const table of tables) verdicts.push(await verdictOnRecord(table, read));
    const row = { id: `fleet of ${processes}`, tried: takeoversMs.length, ...sumOf(verdicts) };
    return { row, moves: played, movesPerSecond, takeoversMs, ends: fleet.ends };
  } finally {
    await fleet.stop();
    await discord.close();
  }
}

/** With a server for each shard; by its number. */
export async function discordFor(
  shards: number,
): Promise<{ readonly discord: LocalDiscord; readonly guilds: readonly string[] }> {
  let ahead = 0;
  const sessionStarts = { shards, maxConcurrency: shards, total: 1_000_000 };
  const discord = await startLocalDiscord({ clock: () => Date.now() + ahead, sessionStarts });
  const { world, home } = discord;
  const guilds = new Map<number, string>();
  while (guilds.size < shards) {
    // ids of one millisecond belong to one shard
    ahead += 1;
    const id = guilds.size === 0 ? home.guild.id : world.addGuild('Another', home.guild.ownerId).id;
    if (guilds.has(shardOf(id, shards))) continue;
    guilds.set(shardOf(id, shards), id);
    if (id === home.guild.id) continue;
    world.addChannel(id, 'general');
    world.inviteBot(id);
  }
  return { discord, guilds: Array.from({ length: shards }, (_, shard) => guilds.get(shard) ?? '') };
}

async function openTables(
  stage: { readonly discord: LocalDiscord },
  guilds: readonly string[],
  { tables, lanes }: Trial,
  rng: Rng,
): Promise<readonly Players[]> {
  const opened: Players[] = [];
  let next = 0;
  const open = async (): Promise<void> => {
    while (next < tables) {
      const guildId = guilds[next % guilds.length];
      next += 1;
      opened.push(await openedTable(stage, rng, 'toy', guildId === undefined ? {} : { guildId }));
    }
  };
  await Promise.all(Array.from({ length: lanes }, open));
  return opened;
}

async function playLane(tables: readonly Players[], isOver: () => boolean): Promise<void> {
  while (!isOver())
    for (const table of tables) {
      if (isOver()) return;
      if ((await table.move()) === 'nobody') await sleep(100);
    }
}

async function killed({ bot }: Member, back: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await bot().stop('SIGKILL');
  await back();
  return performance.now() - began;
}

/** A process that hangs is not started again: a spare one takes its place, and what wakes up has to end. */
async function hung({ bot, spare }: Member, back: () => Promise<void>): Promise<number> {
  const stuck = bot();
  const began = performance.now();
  stuck.child.kill('SIGSTOP');
  spare();
  await back();
  const took = performance.now() - began;
  stuck.child.kill('SIGCONT');
  const { code } = await stuck.ended;
  if (code !== 1) throw new Error(`a process that hung ended with ${String(code)}`);
  return took;
}

/** Until somebody in a server of each of its shards gets an answer. */
async function answered(discord: LocalDiscord, guilds: readonly string[], { shards }: Member): Promise<void> {
  for (const shard of shards) {
    const [channel] = discord.world.channelsOf(guilds[shard] ?? '');
    if (channel === undefined) throw new Error(`shard ${shard} has no channel`);
    const visitor = discord.person('Visitor').in(channel);
    for (;;) {
      const answer = await visitor.type('games', {}, PATIENCE).catch(() => undefined);
      if (answer?.settled === true) break;
      await sleep(100);
    }
  }
}

/** Until every channel has seen what is stored. */
async function caughtUp(discord: LocalDiscord, url: string): Promise<void> {
  const behind = `SELECT FROM icebreaker.tables WHERE
    (value::jsonb #>> '{value,announcedRev}')::int < (value::jsonb #>> '{value,rev}')::int`;
  const end = performance.now() + 120_000;
  while (performance.now() < end) {
    await discord.quiet(1_000);
    if ((await queryDatabase(url, behind)).length === 0) return;
  }
}

async function recordIn(url: string, channelId: string): Promise<TableRecord> {
  const [row] = await queryDatabase(url, `SELECT value FROM icebreaker.tables WHERE key = '${channelId}'`);
  // as: Keyv's envelope
  const { value } = JSON.parse(String(row?.value)) as { value: unknown };
  const record = decode(TABLE_CODEC, value);
  if (!record.ok) throw new Error(record.error);
  return record.value;
}
