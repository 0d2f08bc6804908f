import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../src/games/index.ts';
import { balanceOf } from './arena/balance.ts';
import { plannedRows } from './arena/plan.ts';
import { crowdTable, duelTable, soloTable } from './arena/markdown.ts';
import { readArguments, run, WrongArgument } from './arguments.ts';

/* npm run -s arena-table: writes the tables of docs/opponents.md anew from the results in docs/arena. */

const FILE = join(import.meta.dirname, '../docs/opponents.md');

run((args) => {
  readArguments(args, { values: [] });
  const rows = plannedRows(GAMES.map(({ rulebook }) => rulebook.id));
  const parts = {
    duels: duelTable(rows),
    crowds: crowdTable(rows),
    solo: soloTable(rows),
    balance: balanceOf(rows),
  };
  let text = readFileSync(FILE, 'utf8');
  for (const [name, table] of Object.entries(parts)) text = replaced(text, name, table);
  writeFileSync(FILE, text);
  return 0;
});

/** What stands between the two comments that name the part. */
function replaced(text: string, name: string, table: string): string {
  const [begin, end] = [`<!-- arena: ${name} -->`, `<!-- end: ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new WrongArgument(`docs/opponents.md has no place for ${name}`);
  return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`;
}
