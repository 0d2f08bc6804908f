import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { below, type Rng } from '../../src/engine/core/rng.ts';
import { hasEnded, type Stage } from '../../test/bot/bot.ts';
import { KILL_AT, type Point } from './fault-points.ts';
import { isFinished, openedTable, type Players } from './players.ts';
import type { Counts, OpenStage } from './rows.ts';
import { verdictOn } from './settle.ts';

/* Kills while people and AI seats move, at random moments and between two steps of a move. */

const FAULT_BOT = fileURLToPath(new URL('./main-fault-points.ts', import.meta.url));

export interface GamesToKill {
  readonly tables: number;
  /** whether Discord heeds `enforce_nonce` */
  readonly nonces?: boolean;
  /** with a computer in the second seat */
  readonly ai?: boolean;
  /** the bot kills itself there, instead of being killed at any time */
  readonly point?: Point;
}

export async function killedGames(
  open: OpenStage,
  rng: Rng,
  kills: number,
  { nonces = true, ai = false, tables, point }: GamesToKill,
): Promise<Counts> {
  const harness = await open({ nonces }, point === undefined ? undefined : FAULT_BOT);
  await harness.start();
  const all: Players[] = [];
  const opened = async (): Promise<Players> => {
    const table = await openedTable(harness, rng, 'toy', { ai });
    all.push(table);
    return table;
  };
  const first = await Promise.all(Array.from({ length: tables }, opened));
  let over = false;
  const playing = first.map((table) => playUntil(harness, table, opened, () => over));
  for (let count = 0; count < kills; count += 1)
    await (point === undefined ? killedSoon(harness, rng) : killedAt(harness, point, rng));
  if (hasEnded(harness.bot())) await harness.start();
  over = true;
  await Promise.all(playing);
  return { tried: kills, ...(await verdictOn(harness, all)) };
}

/** One game after the other; one that could not be opened, as the bot was killed meanwhile, is opened again. */
async function playUntil(
  harness: Stage,
  first: Players,
  opened: () => Promise<Players>,
  isOver: () => boolean,
): Promise<void> {
  for (let table = first; !isOver();) {
    if ((await table.move()) !== 'nobody') continue;
    await sleep(100);
    if (await isFinished(harness, table)) table = await opened().catch(() => table);
  }
}

export async function killedSoon(harness: Stage, rng: Rng): Promise<void> {
  await sleep(150 + below(rng, 900));
  await harness.restart('SIGKILL');
}

const NOT_REACHED_MS = 60_000;

/** It may come there while it repairs what the last one left behind. */
async function killedAt(harness: Stage, point: Point, rng: Rng): Promise<void> {
  if (!hasEnded(harness.bot())) await harness.bot().stop('SIGKILL');
  try {
    await harness.start({ [KILL_AT]: `${point} ${1 + below(rng, 8)}` });
  } catch (cause) {
    if (!hasEnded(harness.bot())) throw cause;
  }
  const { ended } = harness.bot();
  const inTime = await Promise.race([ended.then(() => true), sleep(NOT_REACHED_MS, false, { ref: false })]);
  if (!inTime) throw new Error(`the bot never came to the point ${point}`);
}
