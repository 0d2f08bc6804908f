import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canonicalJson } from '../../src/engine/core/json.ts';
import { replay } from '../../src/engine/core/replay.ts';
import { checkBackup } from '../../src/storage/backup.ts';
import { restore } from '../../src/storage/restore.ts';
import { toyGame } from '../toy/index.ts';
import { stage } from './bot.ts';
import { recordOf } from './inside.ts';
import { answerOf, byMove, newChannel, offers, startedTable, type People } from './player.ts';

it('the owner of the bot backs it up while games run, and the backup can be restored', async () => {
  const harness = await stage();
  try {
    await harness.start();
    await startedTable(harness);
    const { world, home } = harness.discord;
    // the local Discord's bot belongs to whoever owns its server
    const owner = harness.discord.person(world.user(home.guild.ownerId)?.name ?? '');
    const seat = owner.in(newChannel(harness));
    const page = answerOf(await seat.type('settings server'));
    const { customId = '' } = page.buttons.find((one) => one.customId?.startsWith('backup:') === true) ?? {};
    const { text, files } = answerOf(await seat.click(page, customId));
    const [file = '', ...more] = readdirSync(join(harness.dataDir, 'backups'));
    expect(more).toEqual([]);
    expect(text).toContain(file);
    expect(files).toEqual([]);
    expect(statSync(join(harness.dataDir, 'backups', file)).size).toBeGreaterThan(0);
    expect((await checkBackup(join(harness.dataDir, 'backups', file))).ok).toBe(true);
  } finally {
    await harness.close();
  }
}, 40_000);

it('a backup taken while people move is restored to games that replay, and that go on', async () => {
  const harness = await stage();
  try {
    await harness.start();
    const tables = await Promise.all([startedTable(harness), startedTable(harness)]);
    const owner = harness.discord.person(
      harness.discord.world.user(harness.discord.home.guild.ownerId)?.name ?? '',
    );
    const seat = owner.in(newChannel(harness));
    const page = answerOf(await seat.type('settings server'));
    const { customId = '' } = page.buttons.find((one) => one.customId?.startsWith('backup:') === true) ?? {};
    let over = false;
    const moving = tables.map(async (people) => {
      do await moveOf(people);
      while (!over);
    });
    for (let backups = 0; backups < 3; backups += 1) await seat.click(page, customId);
    over = true;
    await Promise.all(moving);
    await harness.bot().stop();
    const files = readdirSync(join(harness.dataDir, 'backups')).sort();
    expect(files).toHaveLength(3);
    for (const file of files) {
      const done = await restore(join(harness.dataDir, 'backups', file), harness.dataDir, new Date());
      expect(done).toMatchObject({ ok: true, value: { tables: 2 } });
      for (const { ann } of tables) {
        const { base, journal, state } = await recordOf(harness.dataDir, ann.channel.id);
        const replayed = base === undefined ? undefined : replay(toyGame(), base, journal);
        expect(replayed?.ok === true && canonicalJson(replayed.value.state)).toBe(canonicalJson(state));
      }
    }
    await harness.start();
    for (const people of tables) expect(await moveOf(people)).toBe(true);
  } finally {
    await harness.close();
  }
}, 90_000);

/** Whoever is asked takes the first thing that is offered; whether somebody was. */
async function moveOf({ ann, bob }: People): Promise<boolean> {
  for (const seat of [ann, bob]) {
    const [text] = await offers(seat);
    if (text === undefined) continue;
    await byMove(seat, text);
    return true;
  }
  return false;
}
