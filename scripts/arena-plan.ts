import { performance } from 'node:perf_hooks';
import { GAMES } from '../src/games/index.ts';
import { plannedRows, shortestOf } from './arena/plan.ts';
import { appendResult, resultFile } from './arena/results.ts';
import { playOne } from './arena/terms.ts';
import { oneOfThese, readArguments, run, wholeNumber } from './arguments.ts';

/*
 * npm run -s arena-plan -- --minutes N [--game ID]: plays what the tables in docs/opponents.md are shortest of, and
 * appends game by game to docs/arena/ID.jsonl. It goes on where it was stopped; lines of another search don't count.
 */

run((args) => {
  const { named } = readArguments(args, { values: ['minutes', 'game'] });
  const end = performance.now() + wholeNumber(named, 'minutes', 0, 10_000) * 60_000;
  const ids = GAMES.map(({ rulebook }) => rulebook.id);
  const rows = plannedRows(named.game === undefined ? ids : [oneOfThese(named, 'game', ids, '')]);
  for (;;) {
    const row = shortestOf(rows);
    if (row === undefined || performance.now() >= end) return 0;
    const result = playOne(row.terms, row, row.lines.length);
    appendResult(resultFile(result.game), result);
    row.lines.push(result);
    const { game, seats, player, rival, won, ms } = result;
    process.stdout.write(`${game} ${seats}: ${player} ${rival} ${won}, ${ms.join(' and ')} ms a choice\n`);
  }
});
