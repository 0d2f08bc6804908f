import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkBackup } from '../../src/storage/backup.ts';
import { stage } from './bot.ts';
import { answerOf, newChannel, startedTable } from './player.ts';

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
