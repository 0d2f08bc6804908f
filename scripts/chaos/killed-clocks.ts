import { below, type Rng } from '../../src/engine/core/rng.ts';
import { HOUR_MS, timetable } from '../../src/table/due.ts';
import { hasEnded, type Stage } from '../../test/bot/bot.ts';
import { recordOf } from '../../test/bot/inside.ts';
import { openedTable, type Players } from './players.ts';
import { sumOf, type Counts, type OpenStage, type Verdict } from './rows.ts';
import { verdictOn } from './settle.ts';

/* Kills while people are reminded, warned, and the others asked what to do: by a clock that is driven, hours at a time. */

const NOON = Date.UTC(2026, 2, 2, 12);
/** a day for each decision, a reminder every 8 hours */
const PACE = '24.8';

export async function killedClocks(
  open: OpenStage,
  rng: Rng,
  kills: number,
  nonces: boolean,
): Promise<Counts> {
  const harness = await open({ nonces }, undefined, NOON);
  await harness.start();
  const tables = await Promise.all([0, 1, 2, 3].map(() => openedTable(harness, rng, 'toy', { pace: PACE })));
  let now = NOON;
  for (let count = 0; count < kills; count += 1) {
    for (const table of tables) if (below(rng, 4) === 0) await table.move();
    const ms = HOUR_MS * (1 + below(rng, 9));
    now += ms;
    await killedWhileTelling(harness, rng, ms);
  }
  // the start looks at one table after the other
  await harness.advance(HOUR_MS / 60);
  now += HOUR_MS / 60;
  const verdict = await verdictOn(harness, tables);
  const clocks = await Promise.all(tables.map((table) => clockFaults(harness, table, now)));
  return { tried: kills, ...sumOf([verdict, ...clocks]) };
}

/** Shortly after one of the messages has been posted; or at the end, if there was none. */
async function killedWhileTelling(harness: Stage, rng: Rng, ms: number): Promise<void> {
  const { world } = harness.discord;
  const { child } = harness.bot();
  let left = 1 + below(rng, 3);
  const delay = below(rng, 40);
  const stop = world.listen((event) => {
    if (event.type !== 'message-created' || event.message.authorId !== world.botId) return;
    left -= 1;
    if (left === 0) setTimeout(() => child.kill('SIGKILL'), delay);
  });
  // it fails when the bot is killed on the way
  await harness.advance(ms).catch(() => undefined);
  stop();
  if (!hasEnded(harness.bot())) await harness.bot().stop('SIGKILL');
  await harness.start();
}

/** Nothing is due any more, and what the record says was posted stands in the channel. */
async function clockFaults({ dataDir, discord }: Stage, { channel }: Players, now: number): Promise<Verdict> {
  const record = await recordOf(dataDir, channel.id);
  const { due } = timetable(record, () => ({}), now);
  const gone = (record.alsoLive ?? []).filter((id) => discord.world.message(channel.id, id) === undefined);
  return { lost: gone.length, doubled: 0, failed: due.length };
}
