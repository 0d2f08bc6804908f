import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { HAS_POSTGRES, queryDatabase } from '../storage/postgres-server.ts';
import { withPostgres } from '../storage/stores.ts';
import { stage, startBot, waitFor, type Stage } from './bot.ts';
import { answerOf, byMove, newChannel, offers, startedTable } from './player.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHOWING = { path: /^\/channels\/\d+\/messages/u };
const BOTS_SESSION = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock'`;

/** One more move at the table; what its player is answered. */
async function moved({ ann, bob }: Awaited<ReturnType<typeof startedTable>>): Promise<string> {
  for (const seat of [ann, bob]) {
    const [text] = await offers(seat);
    if (text !== undefined) return (await byMove(seat, text)).text;
  }
  throw new Error('nobody is asked');
}

describe.runIf(HAS_POSTGRES)('a bot at a database', () => {
  const database = withPostgres();

  it('plays, is alone with it, ends when it loses it, plays on, and can be moved into a file', async () => {
    const url = await database();
    const harness: Stage = await stage();
    const env = { DATABASE_URL: url };
    try {
      const bot = await harness.start({ ...env, BACKUP_HOURS: '1' });
      expect(bot.log.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual([
        'BACKUP_HOURS is of no effect on a PostgreSQL database: back it up with pg_dump',
      ]);
      const table = await startedTable(harness);
      await moved(table);

      const { world, home } = harness.discord;
      const owner = harness.discord.person(world.user(home.guild.ownerId)?.name ?? '');
      const seat = owner.in(newChannel(harness));
      const page = answerOf(await seat.type('settings server'));
      const { customId = '' } =
        page.buttons.find((one) => one.customId?.startsWith('backup:') === true) ?? {};
      expect(answerOf(await seat.click(page, customId)).text).toContain('`pg_dump`');

      const second = startBot(dirname(harness.dataDir), {
        ...env,
        DISCORD_TOKEN: harness.discord.token,
        DISCORD_API: harness.discord.api,
      });
      expect((await second.ended).code).toBe(1);
      expect(second.errors()).toMatch(/^A bot works with the database .*\n$/u);

      await queryDatabase(url, BOTS_SESSION.replace('pid', 'pg_terminate_backend(pid)'));
      expect((await bot.ended).code).toBe(1);
      const errors = bot.log.filter(({ level }) => level === 50).map(({ msg }) => String(msg));
      expect(errors.join()).toContain('The connection to the database');

      await harness.start(env);
      await moved(table);
      await harness.bot().stop();
      const copy = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'scripts/store.ts', 'copy', '--from', url],
        {
          cwd: ROOT,
          env: { PATH: process.env.PATH, DATA_DIR: harness.dataDir },
          encoding: 'utf8',
        },
      );
      expect([copy.status, copy.stderr]).toEqual([0, '']);
      expect(copy.stdout).toMatch(/^Copied and compared: tables 1, /u);
      await harness.start();
      await moved(table);
    } finally {
      await harness.close();
    }
  }, 90_000);

  it('that hung, and was given up by the database, shows nothing more when it wakes up: another may have played on', async () => {
    const url = await database();
    const harness: Stage = await stage();
    try {
      const bot = await harness.start({ DATABASE_URL: url });
      const table = await startedTable(harness);
      const shown = () => table.ann.messages().map(({ id, text, files }) => [id, text, files.length]);
      harness.discord.misbehaviour.next({ kind: 'server-error' }, SHOWING, 1_000);
      await moved(table);
      // it will try again in two seconds
      await waitFor(() => bot.logged('the channel has not seen this yet').length > 0);
      bot.child.kill('SIGSTOP');
      harness.discord.misbehaviour.behave();
      const before = shown();
      await queryDatabase(url, BOTS_SESSION.replace('pid', 'pg_terminate_backend(pid)'));
      await sleep(2_500);
      bot.child.kill('SIGCONT');
      expect((await bot.ended).code).toBe(1);
      expect(shown()).toEqual(before);
    } finally {
      await harness.close();
    }
  }, 60_000);
});
