import { run, readArguments, text, WrongArgument } from './arguments.ts';
import { misbehaving } from './chaos/discord.ts';
import { badInput } from './chaos/input.ts';
import { killing } from './chaos/kill.ts';
import { badStorage } from './chaos/storage.ts';
import { isGood, tableOf, type Row } from './chaos/rows.ts';

/*
 * npm run chaos: kills, a misbehaving Discord, bad input and bad storage, and what came of it.
 * --short: within 8 minutes. --json: {rows}. --only kill,…: these alone. --again: a row that is not good gets a second try,
 * as a failed test does in .ci/run; the first one stands on standard error.
 */

/** Each row by itself; those of one kind go side by side, as most of the time they wait. */
const KINDS: Readonly<Record<string, (short: boolean) => readonly (() => Promise<Row>)[]>> = {
  kill: killing,
  discord: misbehaving,
  input: badInput,
  storage: badStorage,
};
const SIDE_BY_SIDE = 3;

run(async (args) => {
  const { named } = readArguments(args, { values: ['only'], flags: ['short', 'json', 'again'] });
  const only = named.only === undefined ? Object.keys(KINDS) : text(named, 'only').split(',');
  const unknown = only.find((kind) => KINDS[kind] === undefined);
  if (unknown !== undefined)
    throw new WrongArgument(`--only ${unknown} is none of ${Object.keys(KINDS).join(', ')}`);
  const work = only.flatMap((kind) => KINDS[kind]?.(named.short === true) ?? []);
  const rows = await sideBySide(named.again === true ? work.map(atMostTwice) : work);
  process.stdout.write(named.json === true ? `${JSON.stringify({ rows })}\n` : `${tableOf(rows)}\n`);
  // what ran out of time may still be at it
  process.exit(rows.length > 0 && rows.every(isGood) ? 0 : 1);
});

function atMostTwice(row: () => Promise<Row>): () => Promise<Row> {
  return async () => {
    const first = await row();
    if (isGood(first)) return first;
    process.stderr.write(`once more, after ${JSON.stringify(first)}\n`);
    return row();
  };
}

/** Their rows in the order in which they stand. */
async function sideBySide(work: readonly (() => Promise<Row>)[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const began = performance.now();
  const waiting = [...work.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, row] = next;
      rows[at] = await row();
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stderr.write(`${seconds} s: ${JSON.stringify(rows[at])}\n`);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  return rows;
}
