import type { Scene, Shape } from './shapes.ts';
import { fit, textOn } from './type.ts';

/* One picture of a game's pieces and signs, each beside what it means. */

export interface LegendEntry {
  /** Sprites side by side. */
  readonly signs: readonly string[];
  readonly words: string;
}

export interface LegendGroup {
  readonly title: string;
  readonly entries: readonly LegendEntry[];
}

export interface LegendWords {
  readonly title: string;
  readonly groups: readonly LegendGroup[];
}

const WIDTH = 1600;
const MARGIN = 40;
const COLUMNS = 3;
const GAP = 30;
const SIGN = 64;
const ROW = 78;
const TITLE = 64;

interface Cursor {
  readonly x: number;
  readonly y: number;
}

function entry({ signs, words }: LegendEntry, { x, y }: Cursor, width: number): Shape[] {
  const taken = signs.length * (SIGN + 6) + 10;
  const { size, lines } = fit(words, { width: width - taken, lines: 2, largest: 30, smallest: 20 });
  return [
    ...signs.map((name, at): Shape => ({
      kind: 'sprite',
      name,
      x: x + at * (SIGN + 6),
      y: y + (ROW - SIGN) / 2,
      width: SIGN,
      height: SIGN,
    })),
    ...lines.map((line, at) =>
      textOn(line, x + taken, y + ROW / 2 + (at - (lines.length - 1) / 2) * size * 1.1, {
        size,
        anchor: 'start',
      }),
    ),
  ];
}

/** The groups in columns, each group whole, the next one in the lowest column. */
export function legendScene(words: LegendWords, theme: string, ground: Scene['ground']): Scene {
  const width = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
  const bottoms = Array.from({ length: COLUMNS }, () => MARGIN + 90);
  const shapes: Shape[] = [
    textOn(words.title, MARGIN, MARGIN + 30, { size: 58, weight: 'bold', anchor: 'start' }),
  ];
  for (const { title, entries } of words.groups) {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const x = MARGIN + column * (width + GAP);
    const y = bottoms[column] ?? 0;
    const height = TITLE + entries.length * ROW + 16;
    shapes.push({
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
    });
    shapes.push(textOn(title, x + 20, y + 34, { size: 38, weight: 'bold', anchor: 'start' }));
    entries.forEach((one, at) => {
      shapes.push(...entry(one, { x: x + 20, y: y + TITLE + at * ROW }, width - 40));
    });
    bottoms[column] = y + height + 20;
  }
  return {
    width: WIDTH,
    height: Math.max(...bottoms) + MARGIN - 20,
    ground,
    theme,
    still: [],
    moving: shapes,
  };
}
