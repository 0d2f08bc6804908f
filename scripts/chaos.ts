import { run, readArguments, text } from './arguments.ts';
import { misbehaving } from './chaos/discord.ts';
import { badInput } from './chaos/input.ts';
import { killing } from './chaos/kill.ts';
import { badStorage } from './chaos/storage.ts';
import { isGood, tableOf, type Row } from './chaos/rows.ts';

/*
 * npm run chaos: kills, a misbehaving Discord, bad input and bad storage, and what came of it.
 * --short: within 8 minutes. --json: {rows}. --only kill,…: these alone.
 */

/** how often a short run and a whole one try each kind */
const KILLS = { short: 8, whole: 60 };

const KINDS: Readonly<Record<string, (short: boolean) => Promise<readonly Row[]>>> = {
  discord: misbehaving,
  input: badInput,
  storage: badStorage,
  kill: (short) => killing(short ? KILLS.short : KILLS.whole),
};

run(async (args) => {
  const { named } = readArguments(args, { values: ['only'], flags: ['short', 'json'] });
  const only = named.only === undefined ? Object.keys(KINDS) : text(named, 'only').split(',');
  const rows: Row[] = [];
  for (const kind of only) rows.push(...((await KINDS[kind]?.(named.short === true)) ?? []));
  process.stdout.write(named.json === true ? `${JSON.stringify({ rows })}\n` : `${tableOf(rows)}\n`);
  return rows.length > 0 && rows.every(isGood) ? 0 : 1;
});
