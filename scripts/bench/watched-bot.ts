import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';

/* The bot with all its games, which writes down at its end when its requests began, and from SIGUSR2 on where its thread spent its time. */

const INTERVAL_US = 100;

/** As undici tells of it on its channel. */
interface Begun {
  readonly request: { readonly path: string };
}
const requests: { readonly path: string; readonly at: number }[] = [];
subscribe('undici:request:create', (message) => {
  // as: what is told on this channel
  const { path } = (message as Begun).request;
  requests.push({ path, at: performance.timeOrigin + performance.now() });
});

const session = new Session();
session.connect();
process.on('SIGUSR2', () => {
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US });
  session.post('Profiler.start');
});
process.on('exit', () => {
  session.post('Profiler.stop', (_, { profile }) => {
    writeFileSync(join(process.env.DATA_DIR ?? '.', 'watched.json'), JSON.stringify({ requests, profile }));
  });
});

await import('../../test/bot/main-games.ts');
