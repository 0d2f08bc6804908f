import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import type { Look } from '../../game-scene.ts';
import { resultTable, type ResultRow, type ResultWords } from '../../result-table.ts';
import type { Box, Shape } from '../../shapes.ts';
import { FACTS } from './facts.ts';

/** The kinds of points, as the final scoring lists them. */
export const RESULT_KEYS = ['track', 'letters', 'time', 'submarines', 'lab'] as const;
export type ResultKey = (typeof RESULT_KEYS)[number];

export interface SeatResult {
  readonly seat: number;
  readonly rank: number;
  readonly total: number;
  readonly points: Readonly<Record<ResultKey, number>>;
  /** they decide between equal totals */
  readonly controlled: number;
  readonly crystals: number;
}

/** Winner first; nothing before the end. */
export function resultsOf({ finalScoring = [], players }: AquaSphereView): SeatResult[] {
  return finalScoring
    .flatMap(({ total, rank, letters, time, submarines, lab }, seat): SeatResult[] => {
      const player = players[seat];
      if (player === undefined) return [];
      const track = total - letters - time - submarines - lab;
      const { controlled, crystals } = player;
      return [{ seat, rank, total, points: { track, letters, time, submarines, lab }, controlled, crystals }];
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function wordsOf(view: AquaSphereView, look: Look): ResultWords {
  const results = resultsOf(view);
  const row = (key: string, of: (result: SeatResult) => number): ResultRow => ({
    label: look.say({ key }),
    // in brackets what the total does not hold
    points: results.map((result) => (key.startsWith('fact-') ? `(${of(result)})` : String(of(result)))),
    facts: results.map((result) => FACTS.result(result.seat, key, of(result))),
  });
  return {
    total: look.say({ key: 'board.total' }),
    columns: results.map(({ seat, rank, total }) => ({
      seat,
      name: look.seats[seat]?.name ?? '',
      colourWord: look.seats[seat]?.colourWord ?? '',
      total: String(total),
      rank,
      facts: [FACTS.result(seat, 'total', total), FACTS.result(seat, 'rank', rank)],
    })),
    rows: [
      ...RESULT_KEYS.map((key) => row(key, ({ points }) => points[key])),
      row('fact-controlled', ({ controlled }) => controlled),
      row('fact-crystals', ({ crystals }) => crystals),
    ],
  };
}

export function result(view: AquaSphereView, look: Look, box: Box): Shape[] {
  return [{ kind: 'rect', ...box, corner: 24, fill: 'panel' }, ...resultTable(wordsOf(view, look), box)];
}
