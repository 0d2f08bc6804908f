import { describe, expect, it } from 'vitest';
import type { Thought } from '../../src/ai/ledger.ts';
import { settleOn, SKILLS } from '../../src/ai/levels.ts';
import { seedRng } from '../../src/engine/core/rng.ts';

function thought(text: string, visits: number, value: number): Thought {
  return { text, visits, value, margin: 0, totals: [], lines: [] };
}

const THOUGHTS = [
  thought('good', 60, 0.6),
  thought('lucky', 3, 0.65),
  thought('nearly as good', 40, 0.58),
  thought('blunder', 10, 0.2),
];

function choices(level: 'easy' | 'normal' | 'hard'): readonly string[] {
  const rng = seedRng('choices');
  return Array.from({ length: 400 }, () => settleOn(SKILLS[level], THOUGHTS, rng).text);
}

describe('levels', () => {
  it.each(['normal', 'hard'] as const)('%s takes what it has tried most', (level) => {
    expect(new Set(choices(level))).toEqual(new Set(['good']));
  });

  it('easy overlooks what is a little better, and never blunders', () => {
    const taken = choices('easy');
    expect(taken).toContain('good');
    expect(taken).toContain('nearly as good');
    expect(taken).not.toContain('blunder');
  });

  it('each level thinks longer than the one below it, and none longer than three seconds', () => {
    const { easy, normal, hard } = SKILLS;
    expect([easy.ms, normal.ms, hard.ms]).toEqual([50, 400, 3_000]);
    expect(easy.iterations).toBeLessThan(normal.iterations);
    expect(normal.iterations).toBeLessThan(hard.iterations);
  });
});
