import { readArguments, run, wholeNumber } from './arguments.ts';
import { isGood, tableOf } from './chaos/rows.ts';
import { tryFleet } from './fleet/play.ts';
import { startPostgres } from '../test/storage/postgres-server.ts';

/*
 * npm run -s fleet [-- --processes 4 --shards 16 --tables 400 --kills 50 --hangs 2 --lanes 24 --pace 30 --minutes 60]: a fleet at a local
 * Discord and a PostgreSQL of its own, whose processes are killed and hang while it plays. --pace: seconds without any of it first;
 * --minutes: after so many nothing more is killed, and what came of it is compared.
 */

run(async (args) => {
  const values = ['processes', 'shards', 'tables', 'kills', 'hangs', 'lanes', 'pace', 'minutes'];
  const { named } = readArguments(args, { values });
  const number = (name: string, byDefault: number, least = 0): number =>
    wholeNumber(named, name, least, 10_000, byDefault);
  const postgres = await startPostgres([]);
  try {
    const report = await tryFleet({
      databaseUrl: await postgres.database(),
      processes: number('processes', 4, 1),
      shards: number('shards', 16, 1),
      tables: number('tables', 400, 1),
      kills: number('kills', 50),
      hangs: number('hangs', 2),
      lanes: number('lanes', 24, 1),
      paceMs: number('pace', 30) * 1000,
      mostMs: number('minutes', 60, 1) * 60_000,
      told: (line) => process.stderr.write(`${(performance.now() / 1000).toFixed(0)} s: ${line}\n`),
    });
    const { row, moves, movesPerSecond, takeoversMs, ends } = report;
    const longest = Math.max(0, ...takeoversMs) / 1000;
    const lines = [
      tableOf([row]),
      `${moves} moves, undisturbed ${movesPerSecond.toFixed(1)} a second; taken over after at most ${longest.toFixed(1)} s`,
      ...ends,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return isGood(row) ? 0 : 1;
  } finally {
    await postgres.stop();
  }
});
