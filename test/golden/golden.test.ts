import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { randomOptions, seatNumbers, SUBJECTS } from '../contract/subjects.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import { record, replayed, written, type GoldenWish, type Playthrough } from './playthrough.ts';

/*
 * Whole games, written down with everything that can be observed. A change of rules changes them: look at the
 * difference, then `UPDATE_GOLDEN=1 npx vitest run test/golden` writes them anew (a game's id in place of 1: its alone).
 */

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

describe.each(SUBJECTS)('golden playthroughs of $game.id', (subject) => {
  const { game } = subject;
  const folder = join(FOLDER, game.id);
  if (['1', game.id].includes(process.env.UPDATE_GOLDEN ?? '')) writeAll();

  function writeAll(): void {
    mkdirSync(folder, { recursive: true });
    for (const wish of wishes()) {
      writeFileSync(join(folder, `${wish.seats}-seats.golden.json`), written(record(game, wish)));
    }
  }

  /** One for each number of seats: much depends on it. */
  function wishes(): readonly GoldenWish[] {
    return seatNumbers(subject).map((seats) => ({
      seats,
      seed: `golden-${seats}`,
      options: randomOptions(subject, seats, seedRng(`golden ${seats}`)),
    }));
  }

  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.golden.json')) : [];

  it('GIVEN a registered game THEN it has a golden playthrough for each number of seats', () => {
    expect(files.sort()).toEqual(seatNumbers(subject).map((seats) => `${seats}-seats.golden.json`));
  });

  it.each(files)('GIVEN %s WHEN played again THEN everything observable is as it was', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    // as: written by `written`; a damaged file differs
    const golden = JSON.parse(text) as Playthrough;
    expect(written(replayed(game, golden))).toBe(text);
  });
});
