import { setTimeout as sleep } from 'node:timers/promises';
import { seedRng } from '../src/engine/core/rng.ts';
import { GAMES_BOT, stage, type Stage } from '../test/bot/bot.ts';
import { readArguments, run, wholeNumber } from './arguments.ts';
import { livelyTable, type LivelyTable } from './load/lively-table.ts';

/*
 * npm run soak: whether the bot's memory stays within what docs/reliability.md says, and flat, while people play on and on.
 * The whole bot runs in a process of its own at a local Discord, by a clock that the script moves on; tables of all games
 * come and go, each with people of other names.
 * --hours 24 (simulated) --presses 60 (each hour, over all tables) --tables 6 --plain-malloc
 */

const HOUR_MS = 3_600_000;
const MB = 1_000_000;
const GAMES = ['antarctica', 'aquasphere', 'new-eden'];
/** a table is put away after so many presses, and another one opened with other people */
const PRESSES_A_TABLE = 60;

/** As in deploy/icebreaker.service: what a picture leaves goes back to the system at once. Not with --plain-malloc. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '1048576' };

/** docs/reliability.md says why. */
const MOST_RESIDENT_MB = 900;
const MOST_HEAP_MB = 200;
/** the first of so many hours fill what is kept; from then on the last third may be larger than the second by so much */
const WARM_UP = 1 / 3;
const MOST_GROWTH = 1.15;

interface Memory {
  readonly residentMb: number;
  readonly heapMb: number;
  readonly drawings: number;
}

/** Of an hour. Resident memory at its most; the heap at its least, which is when what nobody needs has been thrown away. */
interface Sample extends Memory {
  readonly hour: number;
}

function worstOf(moments: readonly Memory[]): Memory {
  return {
    residentMb: Math.max(...moments.map(({ residentMb }) => residentMb)),
    heapMb: Math.min(...moments.map(({ heapMb }) => heapMb)),
    drawings: Math.max(...moments.map(({ drawings }) => drawings)),
  };
}

run(async (args) => {
  const { named } = readArguments(args, { values: ['hours', 'presses', 'tables'], flags: ['plain-malloc'] });
  const hours = wholeNumber(named, 'hours', 3, 1_000, 24);
  const presses = wholeNumber(named, 'presses', 1, 10_000, 60);
  const count = wholeNumber(named, 'tables', 1, 50, 6);
  const port = 20_000 + (process.pid % 20_000);
  const here = await stage({}, GAMES_BOT, Date.UTC(2026, 2, 2));
  try {
    await here.start({ ...(named['plain-malloc'] !== true && MALLOC), HEALTH_PORT: String(port) });
    const next = tablesOf(here, count);
    const samples: Sample[] = [];
    process.stdout.write('hour  resident MB  heap MB  drawings\n');
    for (let hour = 1; hour <= hours; hour += 1) {
      const moments: Memory[] = [];
      for (let left = presses; left > 0; left -= count) {
        await Promise.all(next().map(pressOf));
        moments.push(await memoryOf(port));
      }
      await here.advance(HOUR_MS);
      const sample = { hour, ...worstOf([...moments, await memoryOf(port)]) };
      samples.push(sample);
      process.stdout.write(`${lineOf(sample)}\n`);
    }
    const faults = faultsIn(samples);
    for (const fault of faults) process.stdout.write(`${fault}\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await here.close();
  }
});

async function pressOf(table: LivelyTable): Promise<void> {
  await table.ready();
  await table.press();
}

/** The tables that move now; a table that has moved enough goes, with its channel. */
function tablesOf(here: Stage, count: number): () => readonly LivelyTable[] {
  const rng = seedRng('soak');
  let opened = 0;
  const fresh = (): { table: LivelyTable; left: number } => {
    const at = (opened += 1);
    const table = livelyTable(here, GAMES[at % GAMES.length] ?? '', 2 + (at % 2), rng);
    // not all of them at the same time
    return { table, left: PRESSES_A_TABLE - (at % count) * Math.floor(PRESSES_A_TABLE / count / 2) };
  };
  const slots = Array.from({ length: count }, fresh);
  return () => {
    for (const [at, slot] of slots.entries()) {
      slot.left -= 1;
      if (slot.left > 0) continue;
      const gone = slot.table.people[0]?.channel;
      if (gone !== undefined) here.discord.world.deleteChannel(gone);
      slots[at] = fresh();
    }
    return slots.map(({ table }) => table);
  };
}

async function memoryOf(port: number): Promise<Memory> {
  // what has just been drawn is done with
  await sleep(50);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const sum = (name: string): number =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  return {
    residentMb: sum('process_resident_memory_bytes') / MB,
    heapMb: sum('nodejs_heap_size_used_bytes') / MB,
    drawings: sum('icebreaker_drawing_seconds_count'),
  };
}

function lineOf({ hour, residentMb, heapMb, drawings }: Sample): string {
  return [
    String(hour).padStart(4),
    residentMb.toFixed(0).padStart(11),
    heapMb.toFixed(0).padStart(7),
    String(drawings).padStart(8),
  ].join('  ');
}

/** What is wrong, in sentences. */
function faultsIn(samples: readonly Sample[]): readonly string[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const middle = warm.slice(0, Math.ceil(warm.length / 2));
  const last = warm.slice(Math.ceil(warm.length / 2));
  const fault = (what: string, of: (sample: Sample) => number, most: number): readonly string[] => {
    const top = Math.max(...samples.map(of));
    const [before, after] = [mean(middle.map(of)), mean(last.map(of))];
    return [
      ...(top > most ? [`${what} reached ${top.toFixed(0)} MB, more than ${most}`] : []),
      ...(after > before * MOST_GROWTH
        ? [`${what} grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`]
        : []),
    ];
  };
  return [
    ...fault('resident memory', ({ residentMb }) => residentMb, MOST_RESIDENT_MB),
    ...fault('the heap', ({ heapMb }) => heapMb, MOST_HEAP_MB),
  ];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
