import { readFileSync } from 'node:fs';
import {
  componentsOf,
  type Components,
  type SetFile,
} from '../../../src/engine/games/antarctica/components.ts';
import { antarctica } from '../../../src/engine/games/antarctica/index.ts';
import type { Position, State } from '../../../src/engine/games/antarctica/state.ts';

const FILE = new URL('../../../components/antarctica/fan-reconstruction-1.json', import.meta.url);

/** The file of the standard set, unchecked; a fresh copy for each test that spoils it. */
export function standardFile(): Record<string, unknown> {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>;
}

/** The tables of the file. */
export const TABLES = standardFile() as unknown as SetFile;

function checked(): Components {
  const set = antarctica.checkSet(standardFile());
  if (!set.ok) throw new Error(set.error.join('; '));
  return set.value;
}

export const STANDARD: Components = checked();
const ID = { id: 'fan-reconstruction', version: 1, hash: 'of the standard set' };
export const GAME = antarctica.using({ ...ID, components: STANDARD });

/** What the rules look at. */
export function at(state: State): Position {
  return { components: STANDARD, state };
}

export function gameWith(change: Partial<SetFile>): typeof GAME {
  return antarctica.using({ ...ID, components: componentsOf({ ...TABLES, ...change }, []) });
}
