import { config as readDotenv } from 'dotenv';
import { isDatabase, readConfig } from '../src/config.ts';
import { copyStore, type Place } from '../src/storage/copy-store.ts';
import { readArguments, run, WrongArgument, type Arguments } from './arguments.ts';

/*
 * npm run -s store -- copy --to URL: everything from DATA_DIR into a PostgreSQL database; --from URL: back into DATA_DIR.
 * Both: from one database into another. No bot may run, and the target must be empty.
 */

run(async (args) => {
  const { named, words } = readArguments(args, { values: ['from', 'to'], words: 1 });
  if (words[0] !== 'copy' || (named.from === undefined && named.to === undefined))
    throw new WrongArgument('npm run -s store -- copy --to URL, or --from URL');
  readDotenv({ quiet: true });
  const config = readConfig(process.env);
  if (!config.ok) throw new WrongArgument(config.error.join(' '));
  const { dataDir } = config.value;
  const [from, to] = [placeIn(named, 'from', dataDir), placeIn(named, 'to', dataDir)];
  const copied = await copyStore(from, to);
  if (!copied.ok) throw new WrongArgument(copied.error);
  const counts = Object.entries(copied.value).map(([kind, count]) => `${kind} ${count}`);
  process.stdout.write(`Copied and compared: ${counts.join(', ')}.\n`);
  return 0;
});

function placeIn(named: Arguments, name: 'from' | 'to', dataDir: string): Place {
  const url = named[name];
  if (url === undefined) return { dataDir };
  if (typeof url !== 'string' || !isDatabase(url))
    throw new WrongArgument(
      `--${name} must be an address like postgresql://user:password@host:5432/icebreaker`,
    );
  return { databaseUrl: url };
}
