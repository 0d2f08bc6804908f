import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { WrongArgument } from '../arguments.ts';
import { PLAYERS, RIVALS } from './players.ts';

/* Results of the arena, one JSON line a game, so that it can be stopped at any time and goes on where it was. */

const line = z.object({
  game: z.string(),
  seats: z.number(),
  share: z.number(),
  options: z.string().default('{}'),
  player: z.enum(PLAYERS),
  rival: z.enum(RIVALS),
  seed: z.string(),
  seat: z.number(),
  won: z.number(),
  margin: z.number(),
  totals: z.array(z.number()).readonly(),
  decisions: z.number(),
  ms: z.tuple([z.number(), z.number()]).readonly(),
  /** who had the first choice */
  first: z.number().optional(),
  /** the cards and the like that each seat had at the end, where the same level plays on all seats */
  held: z.array(z.array(z.string()).readonly()).readonly().optional(),
  /** the search that played it (`fingerprintOf`) */
  search: z.string().optional(),
});
export type ResultLine = Readonly<z.infer<typeof line>>;

export function readResults(file: string): ResultLine[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text, at) => {
      const read = line.safeParse(jsonOf(text));
      if (!read.success) throw new WrongArgument(`${file}: line ${at + 1} is no result of the arena`);
      return read.data;
    });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where the results that the tables are made of lie. */
export function resultFile(game: string): string {
  return join(import.meta.dirname, '../../docs/arena', `${game}.jsonl`);
}

export function appendResult(file: string, result: ResultLine): void {
  appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** A share of n games with the interval in which it truly lies, 19 times in 20 (Wilson). */
export function winRate(
  won: number,
  games: number,
): { readonly rate: number; readonly low: number; readonly high: number } {
  const z2 = 1.96 ** 2;
  const rate = won / games;
  const middle = (rate + z2 / (2 * games)) / (1 + z2 / games);
  const half = (1.96 * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games ** 2))) / (1 + z2 / games);
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A mean with the interval in which it truly lies, 19 times in 20. */
export function meanWithin(numbers: readonly number[]): string {
  const mean = meanOf(numbers);
  const spread = 1.96 * Math.sqrt(meanOf(numbers.map((number) => (number - mean) ** 2)) / numbers.length);
  return `${mean.toFixed(1)} ± ${spread.toFixed(1)}`;
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
