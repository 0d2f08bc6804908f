import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, seedRng, type Rng } from '../src/engine/core/rng.ts';
import { GAMES_BOT, stage } from '../test/bot/bot.ts';
import { run, readArguments, wholeNumber } from './arguments.ts';
import { livelyTable, type Answered, type LivelyTable } from './load/lively-table.ts';

/*
 * npm run answer-times: how long people wait for the words of an answer, and for its picture, at many tables of the whole
 * bot at a local Discord. First each table gets a press every few seconds, at random moments; then all at the very same one.
 * On a machine that others use too, look at what the bot's thread worked and how long it waited for a processor meanwhile.
 * --tables 50 --seconds 60 --every 5 (seconds between two presses at a table) --rounds 8 (of presses at one moment)
 */

const GAMES = ['antarctica', 'aquasphere', 'new-eden'];

run(async (args) => {
  const { named } = readArguments(args, { values: ['tables', 'seconds', 'every', 'rounds'] });
  const count = wholeNumber(named, 'tables', 1, 200, 50);
  const seconds = wholeNumber(named, 'seconds', 0, 3_600, 60);
  const every = wholeNumber(named, 'every', 1, 60, 5);
  const rounds = wholeNumber(named, 'rounds', 0, 100, 8);
  const rng = seedRng('answer-times');
  const here = await stage({}, GAMES_BOT);
  try {
    const { child } = await here.start();
    const pid = child.pid ?? 0;
    const tables = Array.from({ length: count }, (_, at) =>
      livelyTable(here, GAMES[at % GAMES.length] ?? '', 2 + (Math.floor(at / GAMES.length) % 2), rng),
    );
    for (const table of tables) await table.ready();
    const before = threadTimes(pid);
    const moving = await meanwhile(tables, seconds * 1000, every * 1000, rng);
    tell(`${count} tables, each pressed every ${every} s`, moving, [since(before, threadTimes(pid))]);
    const together: Answered[] = [];
    const worked: Worked[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const table of tables) await table.ready();
      const start = threadTimes(pid);
      let waiting = tables.length;
      const heard = (): void => {
        waiting -= 1;
        if (waiting === 0) worked.push(since(start, threadTimes(pid)));
      };
      const answers = await Promise.all(tables.map((table) => table.press(heard)));
      together.push(...answers.flatMap((answer) => answer ?? []));
    }
    tell(`${count} presses at the same moment, ${rounds} times`, together, worked);
    return 0;
  } finally {
    await here.close();
  }
});

/** Each table on its own, until the time is over. */
async function meanwhile(
  tables: readonly LivelyTable[],
  ms: number,
  everyMs: number,
  rng: Rng,
): Promise<readonly Answered[]> {
  const end = performance.now() + ms;
  const answers: Answered[] = [];
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) {
        await sleep(everyMs / 2 + below(rng, everyMs));
        await table.ready();
        const answer = await table.press();
        if (answer !== undefined) answers.push(answer);
      }
    }),
  );
  return answers;
}

/** Of the thread that answers, in milliseconds: at work, and ready to work while others had the processors. */
interface Worked {
  readonly workedMs: number;
  readonly waitedMs: number;
}

/** Linux counts both for every thread. */
function threadTimes(pid: number): Worked {
  const [worked = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
    .split(' ')
    .map(Number);
  return { workedMs: worked / 1e6, waitedMs: waited / 1e6 };
}

function since(before: Worked, now: Worked): Worked {
  return { workedMs: now.workedMs - before.workedMs, waitedMs: now.waitedMs - before.waitedMs };
}

function tell(what: string, answers: readonly Answered[], worked: readonly Worked[]): void {
  const line = (name: string, all: readonly number[]): string => {
    const sorted = all.toSorted((a, b) => a - b);
    const at = [50, 90, 99, 100].map((share) => {
      const ms = sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
      return `p${share} ${ms.toFixed(0)} ms`;
    });
    return `  ${name.padEnd(9)} ${String(all.length).padStart(5)}  ${at.join('  ')}\n`;
  };
  process.stdout.write(
    [
      `${what}\n`,
      line(
        'words',
        answers.map(({ wordsMs }) => wordsMs),
      ),
      line(
        'pictures',
        answers.flatMap(({ pictureMs }) => pictureMs ?? []),
      ),
      ...worked.map(
        ({ workedMs, waitedMs }) =>
          `  the answering thread worked ${workedMs.toFixed(0)} ms, and waited ${waitedMs.toFixed(0)} ms for a processor\n`,
      ),
    ].join(''),
  );
}
