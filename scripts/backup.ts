import { join } from 'node:path';
import { config as readDotenv } from 'dotenv';
import { readConfig } from '../src/config.ts';
import { backUp } from '../src/storage/backup.ts';
import { readArguments, run, text, wholeNumber, WrongArgument } from './arguments.ts';

/* npm run -s backup [-- --to FOLDER --keep N]: a whole copy of the store, also while the bot runs. */

run(async (args) => {
  const { named } = readArguments(args, { values: ['to', 'keep'] });
  readDotenv({ quiet: true });
  const config = readConfig(process.env);
  if (!config.ok) throw new WrongArgument(config.error.join(' '));
  if (config.value.databaseUrl !== undefined)
    throw new WrongArgument('The tables are in the database of DATABASE_URL: back it up with pg_dump.');
  const { dataDir } = config.value;
  const folder = text(named, 'to', join(dataDir, 'backups'));
  const keep = wholeNumber(named, 'keep', 1, 10_000, 14);
  const made = await backUp({ dataDir, folder, keep }, new Date());
  if (!made.ok) throw new WrongArgument(made.error);
  process.stdout.write(`${made.value}\n`);
  return 0;
});
