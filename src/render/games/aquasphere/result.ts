import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import { celebration } from '../../celebration.ts';
import { pointsChart, type PointsCourse } from '../../points-chart.ts';
import { resultTable, type ResultRow, type ResultWords } from '../../result-table.ts';
import type { Box, Shape } from '../../shapes.ts';
import { FACTS } from './facts.ts';
import { BOARD } from './ground.ts';
import { seaPanel } from '../../sea-panel.ts';
import { decisionOf } from './words.ts';
import type { AquaSphereLook } from './messages.ts';

/** The kinds of points, as the final scoring lists them. */
export const RESULT_KEYS = ['track', 'letters', 'time', 'submarines', 'lab'] as const;
type ResultKey = (typeof RESULT_KEYS)[number];
type ResultLabel = ResultKey | 'fact-controlled' | 'fact-crystals';

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

function wordsOf(view: AquaSphereView, look: AquaSphereLook): ResultWords {
  const results = resultsOf(view);
  const row = (key: ResultLabel, of: (result: SeatResult) => number): ResultRow => ({
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

/** The end: who won, how the points grew, and what they are made of. */
export function resultBoard(
  view: AquaSphereView,
  look: AquaSphereLook,
  course: readonly AquaSphereView[],
): Shape[] {
  const winners = resultsOf(view).filter(({ rank }) => rank === 1);
  const [first] = winners;
  const box: Box = { x: 30, y: 250, width: 1540, height: 740 };
  const chart: Box = { x: box.x + 20, y: box.y + 24, width: 430, height: box.height - 48 };
  const table: Box = { x: chart.x + chart.width + 10, y: box.y, width: 1540 - 470, height: box.height };
  const shown = course.length > 1;
  return [
    ...celebration(
      {
        seats: winners.map(({ seat }) => seat),
        words: decisionOf(view, look, 'whole'),
        facts: [FACTS.asked(view)],
        ...(first !== undefined && {
          detail: {
            words: look.say({ key: 'turn.points', with: { points: first.total } }),
            facts: [FACTS.result(first.seat, 'total', first.total)],
          },
        }),
      },
      { x: 0, y: 0, width: BOARD.width, height: 240 },
    ),
    seaPanel(box, 26),
    ...(shown ? pointsChart(coursesOf(course), chart) : []),
    ...resultTable(wordsOf(view, look), shown ? table : box),
  ];
}

function coursesOf(course: readonly AquaSphereView[]): PointsCourse[] {
  const seats = course[0]?.players.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: course.map(({ players }) => players[seat]?.kp ?? 0),
  }));
}
