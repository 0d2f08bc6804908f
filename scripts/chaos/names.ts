import { seedRng } from '../../src/engine/core/rng.ts';
import { boards } from '../../test/bot/player.ts';
import { openedTable, type Players } from './players.ts';
import { rowWithin, type Counts, type OpenStage, type Row } from './rows.ts';
import { verdictOn } from './settle.ts';

/* Names that try to be more than names. */

const NAMES = [
  '@everyone',
  '<@1234567890>',
  '**bold** _it_ `code`',
  '[link](https://example.org)',
  '||spoiler|| # head',
  '\u202eesrever',
  '\u200b\u200b\u200b',
  '🐧'.repeat(16),
  '> quote\\',
  'W'.repeat(32),
];

export function namesInLetters(): Promise<Row> {
  return rowWithin('input: names that are markdown, mentions, marks', 240, nastyNames);
}

/** Nobody is called but who is asked, every turn is shown, and every board has its picture. */
async function nastyNames(open: OpenStage): Promise<Counts> {
  const rng = seedRng('names');
  const harness = await open();
  await harness.start();
  const tables: Players[] = [];
  for (let at = 0; at + 1 < NAMES.length; at += 2) {
    const table = await openedTable(harness, rng, 'toy', { called: NAMES.slice(at, at + 2) });
    tables.push(table);
    for (let move = 0; move < 6; move += 1) await table.move();
  }
  const verdict = await verdictOn(harness, tables);
  const seated = new Set(tables.flatMap(({ seats }) => seats.map(({ person }) => person.id)));
  const called = harness.discord.world.notifications.filter(({ userId }) => !seated.has(userId));
  const layouts = tables.map(({ seats: [seat] }) =>
    seat === undefined ? 1 : brokenLayouts(boards(seat), seated),
  );
  const failed = verdict.failed + called.length + layouts.reduce((sum, count) => sum + count, 0);
  return { ...verdict, tried: NAMES.length, failed };
}

/** Mentions of anybody who doesn't sit there, of everybody, and boards without a picture. */
function brokenLayouts(shown: ReturnType<typeof boards>, seated: ReadonlySet<string>): number {
  const faults = shown.map(({ content, files }) => [
    [...content.matchAll(/(?<!\\)<@!?(\d+)>/gu)].some(([, userId = '']) => !seated.has(userId)),
    /(?<![\\`\u200b])@everyone/u.test(content),
    files.length === 0,
  ]);
  return faults.flat().filter(Boolean).length;
}
