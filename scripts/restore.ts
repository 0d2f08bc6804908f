import { config as readDotenv } from 'dotenv';
import { readConfig } from '../src/config.ts';
import { restore } from '../src/storage/restore.ts';
import { readArguments, run, WrongArgument } from './arguments.ts';

/* npm run -s restore -- FILE: puts a backup in the store's place, once it was checked. The bot must not run. */

run(async (args) => {
  const [file] = readArguments(args, { values: [], words: 1 }).words;
  if (file === undefined) throw new WrongArgument('which backup? npm run -s restore -- FILE');
  readDotenv({ quiet: true });
  const config = readConfig(process.env);
  if (!config.ok) throw new WrongArgument(config.error.join(' '));
  if (config.value.databaseUrl !== undefined)
    throw new WrongArgument('The tables are in the database of DATABASE_URL: restore it with pg_restore.');
  const done = await restore(file, config.value.dataDir, new Date());
  if (!done.ok) throw new WrongArgument(done.error);
  const { tables, archive, before } = done.value;
  process.stdout.write(`Restored: ${tables} tables and ${archive} in the archive.\n`);
  if (before !== undefined) process.stdout.write(`The store of before is kept as ${before}\n`);
  return 0;
});
