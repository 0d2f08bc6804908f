import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Failure } from './walk.ts';

const FOLDER = fileURLToPath(new URL('../failures', import.meta.url));

/** Writes what `npm run -s replay -- FILE` plays again, and says where. */
export function writeFailure(failure: Failure, folder = FOLDER): string {
  mkdirSync(folder, { recursive: true });
  const text = `${JSON.stringify(failure, undefined, 1)}\n`;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = join(folder, `${failure.game}-${name}.json`);
  writeFileSync(file, text);
  return file;
}

/** The law, what happened, and how to see it again. */
export function describeFailure(failure: Failure): string {
  const file = writeFailure(failure);
  const { game, seats, seed, journal, law, message } = failure;
  return `${game}, ${seats} seats, seed ${seed}, after ${journal.length} decisions: ${law}\n${message}\nnpm run -s replay -- ${file}`;
}
