import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { guidedOutlook, type Playable } from './playable.ts';
import type { Findings } from './ledger.ts';
import type { ThinkAnswer, ThinkOrder, ThreadStart } from './orders.ts';
import type { Outlook } from './outlook.ts';
import { search } from './search.ts';

// The entry of a thinking thread: positions come in as one seat may see them, findings go out.

// as: thinking.ts starts it so
const start = workerData as ThreadStart;
standBack(start.niceness);
// as: the module is one of ours, named by whoever opened the threads
const { GAMES } = (await import(start.games)) as { readonly GAMES: readonly Playable[] };
const outlooks = new Map<string, Outlook>();
for (const { gameId, set, file } of start.sets) {
  const playable = GAMES.find(({ rulebook }) => rulebook.id === gameId);
  const checked = playable?.rulebook.checkSet(JSON.parse(readFileSync(file, 'utf8')));
  if (playable === undefined || checked?.ok !== true) continue;
  const { id, version, hash } = set;
  const components = checked.value;
  outlooks.set(keyOf(gameId, set), guidedOutlook(playable, { id, version, hash, components }));
}

/** On Linux the priority is this thread's alone; elsewhere it stays as it is, rather than slow down the whole bot. */
function standBack(niceness: number): void {
  if (process.platform === 'linux' && niceness > 0) setPriority(0, niceness);
}

function keyOf(gameId: string, { id, version, hash }: ThinkOrder['set']): string {
  return `${gameId} ${id} ${version} ${hash}`;
}

function thinkAbout({ gameId, set, ms, called, ...wish }: ThinkOrder): Findings {
  const outlook = outlooks.get(keyOf(gameId, set));
  if (outlook === undefined) throw new Error(`no game ${keyOf(gameId, set)}`);
  const end = performance.now() + ms;
  return search(outlook, { ...wish, stop: () => performance.now() >= end || Atomics.load(called, 0) !== 0 });
}

function answer(order: ThinkOrder): ThinkAnswer {
  try {
    return { findings: thinkAbout(order) };
  } catch (error) {
    return { trouble: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (order: ThinkOrder) => parentPort?.postMessage(answer(order)));
