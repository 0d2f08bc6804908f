import { boxAround, boxOf } from './shapes.ts';
import type { Scene, Shape, TextSize } from './shapes.ts';
import { fit, textOn } from './type.ts';

/* One picture of a game's pieces and signs, each beside what it means. */

export interface LegendEntry {
  /** Sprites side by side; one that isn't square says how wide it is for its height. */
  readonly signs: readonly (string | { readonly name: string; readonly aspect: number })[];
  readonly words: string;
}

interface LegendGroup {
  readonly title: string;
  readonly entries: readonly LegendEntry[];
}

export interface LegendWords {
  readonly title: string;
  readonly groups: readonly LegendGroup[];
}

const WIDTH = 1600;
const MARGIN = 28;
const COLUMNS = 4;
const GAP = 20;
const SIGN = 58;
const ROW = 68;
const TITLE = 68;

interface Cursor {
  readonly x: number;
  readonly y: number;
}

/** Words in a size that is alike in all entries; what needs a third line makes its row higher. */
const WORDS = 30;
const LINE = WORDS * 1.12;

interface Row {
  readonly entry: LegendEntry;
  readonly lines: readonly string[];
  readonly size: TextSize;
  readonly height: number;
}

function rowOf(entry: LegendEntry, width: number): Row {
  const room = width - entry.signs.length * (SIGN + 6) - 10;
  const { size, lines } = fit(entry.words, { width: room, lines: 4, largest: WORDS, smallest: 26 });
  return { entry, lines, size, height: Math.max(ROW, Math.ceil(lines.length * LINE + 12)) };
}

function drawnRow({ entry: { signs }, lines, size, height }: Row, { x, y }: Cursor): Shape[] {
  return [
    ...signs.map((sign, at): Shape => {
      const { name, aspect } = typeof sign === 'string' ? { name: sign, aspect: 1 } : sign;
      const width = SIGN * Math.min(1, aspect);
      const tall = width / aspect;
      return {
        kind: 'sprite',
        name,
        x: x + at * (SIGN + 6) + (SIGN - width) / 2,
        y: y + (height - tall) / 2,
        width,
        height: tall,
      };
    }),
    ...lines.map((line, at) => {
      const left = x + signs.length * (SIGN + 6) + 10;
      const middle = y + height / 2 + (at - (lines.length - 1) / 2) * size * 1.12;
      return textOn(line, left, middle, { size, anchor: 'start' });
    }),
  ];
}

function drawnGroup({ title, entries }: LegendGroup, { x, y }: Cursor, width: number): Shape[] {
  const rows = entries.map((one) => rowOf(one, width - 32));
  const height = TITLE + rows.reduce((sum, row) => sum + row.height, 0) + 16;
  const head = fit(title, { width: width - 32, lines: 2, largest: 34, smallest: 26 }, 'bold');
  let top = y + TITLE;
  return [
    {
      kind: 'rect',
      x,
      y,
      width,
      height,
      corner: 18,
      fill: {
        gradient: 'linear',
        stops: [
          [0, 'plate-top'],
          [1, 'plate-bottom'],
        ],
      },
      stroke: { colour: 'plate-rim', weight: 2.5 },
    },
    ...head.lines.map((line, at) => {
      const middle = y + 34 + (at - (head.lines.length - 1) / 2) * head.size * 1.02;
      return textOn(line, x + 16, middle, { size: head.size, weight: 'bold', anchor: 'start' });
    }),
    ...rows.flatMap((row) => {
      const drawn = drawnRow(row, { x: x + 16, y: top });
      top += row.height;
      return drawn;
    }),
  ];
}

/** The groups in columns, each group whole, the next one in the lowest column. */
export function legendScene(words: LegendWords, theme: string, ground: Scene['ground']): Scene {
  const width = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
  const bottoms = Array.from({ length: COLUMNS }, () => MARGIN + 74);
  const shapes: Shape[] = [
    textOn(words.title, MARGIN, MARGIN + 30, { size: 58, weight: 'bold', anchor: 'start' }),
  ];
  for (const group of words.groups) {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const corner = { x: MARGIN + column * (width + GAP), y: bottoms[column] ?? 0 };
    const drawn = drawnGroup(group, corner, width);
    shapes.push(...drawn);
    const { y, height } = boxAround(drawn.map(boxOf));
    bottoms[column] = y + height + 20;
  }
  return {
    width: WIDTH,
    height: Math.ceil(Math.max(...bottoms)) + MARGIN - 20,
    ground,
    theme,
    still: [],
    moving: shapes,
  };
}
