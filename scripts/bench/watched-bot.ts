import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';

/* The bot with all its games, which tells in its log when each of its requests began and was answered, and from SIGUSR2 on writes down where its thread spends its time. */

const INTERVAL_US = 100;

const tell = (line: Readonly<Record<string, unknown>>): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
const now = (): number => performance.timeOrigin + performance.now();

interface Told {
  readonly request: { readonly method: string; readonly path: string };
}
for (const [channel, msg] of [
  ['undici:request:create', 'a request begins'],
  ['undici:request:trailers', 'a request is answered'],
] as const)
  subscribe(channel, (message) => {
    // as: what undici tells on these channels
    const { method, path } = (message as Told).request;
    tell({ msg, at: now(), method, path });
  });

const session = new Session();
session.connect();
process.on('SIGUSR2', () => {
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US });
  session.post('Profiler.start');
});
process.on('exit', () => {
  session.post('Profiler.stop', (_, stopped) => {
    writeFileSync(join(process.env.DATA_DIR ?? '.', 'profile.json'), JSON.stringify(stopped.profile));
  });
});

await import('../../test/bot/main-games.ts');
