import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createThinking, type Thinking } from '../src/ai/thinking.ts';
import { answerTo } from '../src/commands/answers.ts';
import { speechTo } from '../src/commands/command-context.ts';
import { pictureOf } from '../src/commands/pictures.ts';
import { createDrawings } from '../src/render/drawing.ts';
import { GAMES } from '../src/games/index.ts';
import type { Table } from '../src/table/tables.ts';
import { interactionOf, startedTable, testContext, type TestContext } from '../test/commands/test-context.ts';
import { markdown } from './arena/markdown.ts';
import { readArguments, run, wholeNumber } from './arguments.ts';
import { shippedSets } from './games.ts';

/*
 * npm run -s ai-load -- [--seconds 10] [--tables 20]: how much slower people are answered and their boards drawn while the AI
 * seats of so many tables think. Times without and with thinking take turns in one run, as machines have other things to do.
 */

const ROUNDS = 3;
const PAUSE_MS = 40;
/** No picture is so small: each board is drawn, none is taken from those drawn before. */
const FORGETS = 1;

interface Times {
  /** from when an interaction could be taken until its words were there */
  readonly answers: number[];
  readonly drawings: number[];
}

run(async (args) => {
  const { named } = readArguments(args, { values: ['seconds', 'tables'] });
  const ms = wholeNumber(named, 'seconds', 1, 600, 10) * 1_000;
  const count = wholeNumber(named, 'tables', 1, 200, 20);
  const context = {
    ...testContext(),
    drawings: createDrawings({ onTrouble: () => undefined, rememberedBytes: FORGETS }),
  };
  const thinking = createThinking({
    games: new URL('../src/games/index.ts', import.meta.url),
    sets: shippedSets().map(({ rulebook, set: { id, version, hash }, file }) => ({
      gameId: rulebook.id,
      set: { id, version, hash },
      file,
    })),
  });
  const tables = await Promise.all(Array.from({ length: count }, (_, at) => tableOf(context, at)));
  const quiet: Times = { answers: [], drawings: [] };
  const busy: Times = { answers: [], drawings: [] };
  let decided = 0;
  await measure(context, tables, ms / 5, { answers: [], drawings: [] });
  for (let round = 0; round < ROUNDS; round += 1) {
    await measure(context, tables, ms, quiet);
    const call = new AbortController();
    const all = tables.map(async (table) => {
      const made = await thinkOn(thinking, table, call.signal);
      decided += made;
    });
    await measure(context, tables, ms, busy);
    call.abort();
    await Promise.all(all);
  }
  process.stdout.write(`${report(quiet, busy)}\n\n${count} tables thought, ${decided} hard decisions\n`);
  await thinking.close();
  await context.drawings.close();
  return 0;
});

async function tableOf(context: TestContext, at: number): Promise<Table> {
  const game = GAMES[at % GAMES.length]?.rulebook.id ?? '';
  return startedTable(context, game, 2, String(100_000_000_000_000_000n + BigInt(at)));
}

/** Decides again and again about the same question, each time anew. */
async function thinkOn({ decide }: Thinking, table: Table, signal: AbortSignal): Promise<number> {
  const { state } = table.record;
  const [seat = 0] = table.activeSeats();
  if (state === undefined) return 0;
  let decided = 0;
  while (!signal.aborted) {
    const position = { game: table.game, state, seat, seed: String(decided), signal };
    if ((await decide(position, 'hard')).ok) decided += 1;
    await sleep(0);
  }
  return decided;
}

/** Somebody asks for the log, and is drawn a board, again and again. */
async function measure(
  context: TestContext,
  tables: readonly Table[],
  ms: number,
  { answers, drawings }: Times,
): Promise<void> {
  const end = performance.now() + ms;
  for (let at = 0; performance.now() < end; at += 1) {
    const channelId = tables[at % tables.length]?.record.place.channelId;
    const who = interactionOf(0, 'en', channelId);
    const due = performance.now() + PAUSE_MS;
    await sleep(PAUSE_MS);
    const { page } = await answerTo(context, who, { kind: 'command', command: 'log', options: {} });
    if (page.content !== '') answers.push(performance.now() - due);
    const asked = performance.now();
    const table = tables[at % tables.length];
    if (table === undefined) continue;
    const label = speechTo(context, who, table, 'label');
    const picture = await pictureOf(context, table, label, { viewer: at % table.record.people.length });
    if (typeof picture !== 'string') drawings.push(performance.now() - asked);
  }
}

function report(quiet: Times, busy: Times): string {
  const row = (what: string, one: readonly number[], other: readonly number[]): readonly string[] => {
    const [median, late] = [0.5, 0.95].map((part) => [quantile(one, part), quantile(other, part)] as const);
    const said = ([without, thinking]: readonly [number, number] = [0, 0]): readonly string[] => [
      `${without.toFixed(0)} ms`,
      `${thinking.toFixed(0)} ms`,
      (thinking / without).toFixed(2),
    ];
    return [what, String(one.length + other.length), ...said(median), ...said(late)];
  };
  return markdown(
    ['', 'times', 'median', 'thinking', 'ratio', '95 %', 'thinking', 'ratio'],
    [row('answer to /log', quiet.answers, busy.answers), row('board drawn', quiet.drawings, busy.drawings)],
  );
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}
