import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rivalsOf } from '../../scripts/arena/players.ts';
import { winRate } from '../../scripts/arena/results.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function arena(file: string, ...more: readonly string[]): string {
  const root = join(import.meta.dirname, '../..');
  const args = [
    '--import',
    'tsx',
    'scripts/arena.ts',
    '--game',
    'toy',
    '--seats',
    '2',
    '--file',
    file,
    ...more,
  ];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

describe('the arena', () => {
  it('appends game by game, and goes on where it was stopped', () => {
    const file = join(folder, 'results.jsonl');
    const wish = ['--players', 'greedy,random', '--games', '4'];
    const table = arena(file, ...wish);
    const played = readFileSync(file, 'utf8');
    expect(table).toMatch(/greedy +random +4 +\d+ %/u);
    const first = played.split('\n').slice(0, 2).join('\n');
    writeFileSync(file, `${first}\n`);
    arena(file, ...wish);
    const again = readFileSync(file, 'utf8');
    expect(again.startsWith(first)).toBe(true);
    expect(withoutTimes(again)).toEqual(withoutTimes(played));
  });

  it('seats normal, easy and flat at a mixed table, turned on by one with each seed', () => {
    expect([0, 1, 2].map((turn) => rivalsOf('mixed', 4, turn))).toEqual([
      ['normal', 'easy', 'flat'],
      ['easy', 'flat', 'normal'],
      ['flat', 'normal', 'easy'],
    ]);
    expect(rivalsOf('mixed', 3, 1)).toEqual(['easy', 'normal']);
    expect(rivalsOf('greedy', 3, 1)).toEqual(['greedy', 'greedy']);
  });

  it('says in which interval a rate truly lies', () => {
    const { rate, low, high } = winRate(15, 20);
    expect(rate).toBe(0.75);
    // Wilson's interval, as in any table of it
    expect(low).toBeCloseTo(0.531, 3);
    expect(high).toBeCloseTo(0.888, 3);
    expect(winRate(20, 20).high).toBe(1);
  });
});

/** The same games whatever the clock said. */
function withoutTimes(lines: string): readonly string[] {
  return lines.split('\n').map((line) => line.replace(/"ms":.*/u, ''));
}
