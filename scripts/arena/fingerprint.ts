import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../src/engine/core/contract.ts';

/*
 * By what results can be told from those of another search: the code that decides how well it plays, without comments
 * and layout, the version of the rules, and the set. A faster engine, or other random draws, make no other search of it.
 */

const ROOT = join(import.meta.dirname, '../..');
const SEARCH = ['search', 'outlook', 'levels', 'think', 'aside', 'ledger', 'tree'].map(
  (name) => `src/ai/${name}.ts`,
);
const BASELINES = 'scripts/arena/baselines.ts';
const GUIDES = ['playing', 'alone', 'weigh'];

export function fingerprintOf({ id, rulesVersion, componentSet }: AnyGame): string {
  const guides = GUIDES.map((name) => `src/engine/games/${id}/${name}.ts`);
  const hash = createHash('sha256').update(`${rulesVersion} ${componentSet.hash}`);
  for (const file of [...SEARCH, BASELINES, ...guides]) hash.update(bareCode(join(ROOT, file)));
  return hash.digest('hex').slice(0, 8);
}

function bareCode(file: string): string {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/^\s*\/\/.*$/gmu, '')
    .replaceAll(/\s+/gu, ' ');
}
