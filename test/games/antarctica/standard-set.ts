import { readFileSync } from 'node:fs';
import type { AntarcticaSet } from '../../../src/engine/games/antarctica/components.ts';
import { antarctica, type AntarcticaGame } from '../../../src/engine/games/antarctica/index.ts';
import { unpack } from '../../../src/engine/games/antarctica/kit.ts';

const FILE = new URL('../../../components/antarctica/fan-reconstruction-1.json', import.meta.url);

/** The file of the standard set, unchecked; a fresh copy for each test that spoils it. */
export function standardFile(): Record<string, unknown> {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>;
}

function checked(): AntarcticaSet {
  const set = antarctica.checkSet(standardFile());
  if (!set.ok) throw new Error(set.error.join('; '));
  return set.value;
}

export const STANDARD: AntarcticaSet = checked();
const ID = { id: 'fan-reconstruction', version: 1, hash: 'of the standard set' };
export const GAME: AntarcticaGame = antarctica.using({ ...ID, components: STANDARD });
export const KIT = unpack({ ...ID, components: STANDARD });

export function gameWith(change: Partial<AntarcticaSet>): AntarcticaGame {
  return antarctica.using({ ...ID, components: { ...STANDARD, ...change } });
}
