import { tokenName } from './house-sprites.ts';
import type { Owner } from './glyphs.ts';
import type { Box, Shape, TextSize } from './shapes.ts';
import { measureText } from './measure.ts';
import { drawableName, fit, shorten, textOn } from './type.ts';

/** One player or automaton of the final reckoning. */
interface ResultColumn {
  readonly seat: Owner;
  readonly name: string;
  readonly colourWord: string;
  readonly total: string;
  /** Who shares a place has the same; the first ones have won. */
  readonly rank: number;
  readonly facts: readonly string[];
}

export interface ResultRow {
  readonly label: string;
  /** One for each column; `undefined` where the row is not about that player. */
  readonly points: readonly (string | undefined)[];
  /** A kind of points as a whole; rows that it is made of follow it. */
  readonly whole?: true;
  /** Words, in the middle of their columns. */
  readonly words?: true;
  /** One for each column, where one may be first in the row: the others are fainter. */
  readonly first?: readonly boolean[];
  readonly facts: readonly string[];
}

export interface ResultWords {
  /** Winner first. */
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly ResultRow[];
  readonly total: string;
}

/** Where a player's points of a kind don't count. */
export const NOTHING_COUNTS = '–';

const HEAD = 132;
const FOOT = 104;
/** How much of the width the labels take: as much as they need, between these. */
const LABELS = { least: 0.28, most: 0.36 } as const;
const LABEL_MARGIN = 28;

interface Grid {
  readonly box: Box;
  readonly column: number;
  readonly middles: readonly number[];
  /** Of the rows: how far they are apart, and how large they are set. */
  readonly step: number;
  readonly size: TextSize;
  /** One size for all labels: the longest decides. */
  readonly labelSize: TextSize;
}

function gridOf({ columns, rows }: ResultWords, box: Box): Grid {
  const step = Math.min(76, (box.height - HEAD - FOOT - 24) / Math.max(1, rows.length));
  const size = sizeForStep(step);
  const longest = Math.max(
    0,
    ...rows.map(({ label, whole }) => measureText(label, size, whole ? 'bold' : 'regular')),
  );
  const wanted = longest + LABEL_MARGIN + 20;
  const labels = Math.min(box.width * LABELS.most, Math.max(box.width * LABELS.least, wanted));
  const width = labels - LABEL_MARGIN - 12;
  const sizes = rows.map(
    ({ label, whole }) => fit(label, { width, lines: 1, largest: size }, whole ? 'bold' : 'regular').size,
  );
  const labelSize = sizes.reduce((least, one) => (one < least ? one : least), size);
  const column = (box.width - labels) / columns.length;
  const middles = columns.map((_, at) => box.x + labels + (at + 0.5) * column);
  return { box, column, middles, step, size, labelSize };
}

function heads({ columns }: ResultWords, { box, column, middles }: Grid): Shape[] {
  const room = { width: column - 24, lines: 1, largest: 44, smallest: 34 } as const;
  const names = columns.map(({ name, colourWord }) => drawableName(name, colourWord));
  const sizes = names.map((name) => fit(name, room, 'bold').size);
  const size = sizes.includes(34) ? 34 : 44;
  return columns.flatMap(({ seat, rank }, at) => {
    const x = middles[at] ?? 0;
    return [
      ...(rank === 1
        ? [
            {
              kind: 'rect',
              x: x - column / 2 + 8,
              y: box.y,
              width: column - 16,
              height: box.height,
              corner: 24,
              fill: 'raised',
            } as const,
          ]
        : []),
      { kind: 'sprite', name: tokenName(seat), x: x - 34, y: box.y + 16, width: 68, height: 68 } as const,
      textOn(`${rank}.`, x - 46, box.y + 50, { size: 34, weight: 'bold', anchor: 'end' }),
      textOn(shorten(names[at] ?? '', room.width, size, 'bold'), x, box.y + 112, { size, weight: 'bold' }),
    ];
  });
}

function sizeForStep(step: number): TextSize {
  if (step >= 54) return 44;
  if (step >= 42) return 34;
  return step >= 33 ? 26 : 20;
}

function rowsOf({ rows }: ResultWords, { box, column, middles, step, size, labelSize }: Grid): Shape[] {
  return rows.flatMap(({ label, points, whole, words, first, facts }, at) => {
    const y = box.y + HEAD + 12 + (at + 0.5) * step;
    const weight = whole ? 'bold' : 'regular';
    const named = { size: labelSize, weight, anchor: 'start', colour: whole ? 'ink' : 'faint' } as const;
    return [
      textOn(label, box.x + LABEL_MARGIN, y, named, { facts }),
      ...points.flatMap((text, seat) => {
        const colour = first?.[seat] === false ? 'faint' : 'ink';
        const style = { size, weight, anchor: 'end', tabular: true, colour } as const;
        const middle = middles[seat] ?? 0;
        if (text === undefined) return [];
        if (words === true) {
          const room = { width: column - 20, lines: 1, largest: size, smallest: 20 } as const;
          return [textOn(text, middle, y, { size: fit(text, room).size, weight, colour })];
        }
        // Figures end on one line, a little right of the middle, so that units stand under units.
        return [textOn(text, middle + Math.min(40, column / 5), y, style)];
      }),
    ];
  });
}

function totals({ columns, total }: ResultWords, { box, column, middles }: Grid): Shape[] {
  const y = box.y + box.height - FOOT / 2;
  const rule = box.y + box.height - FOOT;
  return [
    {
      kind: 'line',
      points: [
        { x: box.x + 28, y: rule },
        { x: box.x + box.width - 28, y: rule },
      ],
      stroke: { colour: 'edge', weight: 'fine' },
    },
    textOn(total, box.x + 28, y, { size: 44, weight: 'bold', anchor: 'start' }),
    ...columns.map(({ total: points, rank, facts }, at) => {
      const style = {
        size: 76,
        weight: 'bold',
        anchor: 'end',
        tabular: true,
        colour: rank === 1 ? 'warm' : 'ink',
      } as const;
      return textOn(points, (middles[at] ?? 0) + Math.min(56, column / 3.6), y, style, { facts });
    }),
  ];
}

function isNothing(points: string | undefined): boolean {
  return points === undefined || points === '0' || points === NOTHING_COUNTS;
}

/** The reckoning as on a score pad: a column for each player, a row for each kind of points that anybody has. */
export function resultTable(words: ResultWords, box: Box): Shape[] {
  const shown = { ...words, rows: words.rows.filter(({ points }) => !points.every(isNothing)) };
  const grid = gridOf(shown, box);
  return [...heads(shown, grid), ...rowsOf(shown, grid), ...totals(shown, grid)];
}
