import { describe, expect, it } from 'vitest';
import { adviceFrom } from '../../src/ai/advice.ts';
import { together, type Findings, type Thought } from '../../src/ai/ledger.ts';
import { think, worldFor } from '../../src/ai/think.ts';
import { GUIDED_GAMES } from './games.ts';

interface Tried {
  readonly text: string;
  readonly visits: number;
  /** own areas, own tracks, the other's areas */
  readonly points: readonly [number, number, number];
}

function findings(tried: readonly Tried[]): Findings {
  const thoughts = tried.map(({ text, visits, points: [areas, tracks, others] }): Thought => {
    const lines = [
      [
        { key: 'areas', points: areas },
        { key: 'tracks', points: tracks },
      ],
      [{ key: 'areas', points: others }],
    ];
    const totals = [areas + tracks, others];
    return { text, visits, value: 0.5, margin: areas + tracks - others, totals, lines };
  });
  const visits = tried.reduce((sum, one) => sum + one.visits, 0);
  return { all: { visits, totals: [], lines: [] }, thoughts };
}

describe('advice', () => {
  it('is the three options that were tried most, with the expected margin', () => {
    const advice = adviceFrom(
      findings([
        { text: 'third', visits: 20, points: [1, 0, 0] },
        { text: 'first', visits: 90, points: [5, 0, 1] },
        { text: 'fourth', visits: 10, points: [9, 9, 0] },
        { text: 'second', visits: 40, points: [3, 0, 0] },
      ]),
      0,
    );
    expect(advice.map(({ text, margin }) => [text, margin])).toEqual([
      ['first', 4],
      ['second', 3],
      ['third', 1],
    ]);
  });

  it('gives as reasons the lines that an option moves against the others, own ones up and the other’s down', () => {
    const [first, second] = adviceFrom(
      findings([
        { text: 'take the area', visits: 60, points: [8, 2, 3] },
        { text: 'research', visits: 40, points: [4, 5, 7] },
      ]),
      0,
    );
    expect(first?.reasons).toEqual([
      { whose: 0, line: 'areas', points: 4 },
      { whose: 1, line: 'areas', points: -4 },
    ]);
    expect(second?.reasons).toEqual([{ whose: 0, line: 'tracks', points: 3 }]);
  });

  it('gives no reason where nothing stands out, and no advice that was hardly tried', () => {
    const advice = adviceFrom(
      findings([
        { text: 'this', visits: 900, points: [4, 4, 4] },
        { text: 'that', visits: 800, points: [4, 4, 4.2] },
        { text: 'hardly tried', visits: 1, points: [40, 4, 4] },
      ]),
      0,
    );
    expect(advice.map(({ text, reasons }) => [text, reasons])).toEqual([
      ['this', []],
      ['that', []],
    ]);
  });

  it('several searches of one position count by how much each has tried', () => {
    const found = together(
      [
        findings([{ text: 'a', visits: 30, points: [6, 0, 0] }]),
        findings([{ text: 'a', visits: 10, points: [2, 0, 0] }]),
      ],
      0,
    );
    expect(found.all.visits).toBe(40);
    expect(found.thoughts.map(({ visits, margin }) => [visits, margin])).toEqual([[40, 5]]);
  });

  it.each(GUIDED_GAMES)('of $id names lines that its standings have', ({ game, outlook }) => {
    const set = game.setup('advice', 2, {});
    if (!set.ok) throw new Error(set.error.code);
    const { state } = set.value;
    const [seat = 0] = game.activeSeats(state);
    const question = { world: worldFor(game, state, seat, 'a'), seat, seed: 'a', lines: true };
    const found = think(outlook, question, { iterations: 200 });
    const known = game.scores(state).map(({ lines }) => lines.map(({ key }) => key));
    for (const { reasons } of adviceFrom(found, seat))
      for (const { whose, line } of reasons) expect(known[whose]).toContain(line);
    expect(found.thoughts.every(({ lines }) => lines.length === known.length)).toBe(true);
  });
});
