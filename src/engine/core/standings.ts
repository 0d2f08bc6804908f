import type { Fact, Msg, ScoreLine, Seat, Standing } from './contract.ts';

export interface Unranked {
  readonly seat?: Seat;
  readonly name?: Msg;
  readonly lines: readonly ScoreLine[];
  readonly facts: readonly Fact[];
  /** compared one after the other, the larger first, among those with equal totals */
  readonly tieBreaks: readonly number[];
}

/** Adds up the lines and ranks: the larger total first, then the tie-breaks; who ties in everything shares the rank. */
export function rankStandings(unranked: readonly Unranked[]): readonly Standing[] {
  const entries = unranked.map(({ tieBreaks, ...rest }) => ({
    rest,
    strength: [rest.lines.reduce((sum, line) => sum + line.points, 0), ...tieBreaks],
  }));
  return entries.map(({ rest, strength }) => ({
    ...rest,
    total: strength[0] ?? 0,
    rank: 1 + entries.filter((other) => compare(other.strength, strength) > 0).length,
  }));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
