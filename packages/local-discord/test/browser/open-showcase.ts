import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSandbox } from '../../src/index.ts';

/* A sandbox with the showcase bot, in an empty folder. */

const BOT = fileURLToPath(new URL('./showcase-bot.ts', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx');

export interface OpenShowcase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function openShowcase(): Promise<OpenShowcase> {
  const folder = mkdtempSync(join(tmpdir(), 'local-discord-showcase-'));
  const sandbox = await openSandbox({
    folder,
    port: 0,
    bot: {
      file: BOT,
      execArgv: ['--import', TSX],
      env: ({ api, token }) => ({ PATH: process.env.PATH, DISCORD_API: api, DISCORD_TOKEN: token }),
    },
    home: {
      bot: 'Showcase',
      guild: 'Home',
      channel: 'general',
      people: [
        { name: 'Alice', locale: 'en-US' },
        { name: 'Bruno', locale: 'en-US' },
        { name: 'Chloé', locale: 'fr' },
        { name: 'Dagmara', locale: 'pl' },
      ],
    },
    warn: (sentence) => void process.stderr.write(`${sentence}\n`),
  });
  return {
    url: sandbox.url,
    async close() {
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
