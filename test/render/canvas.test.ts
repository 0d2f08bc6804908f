import { describe, expect, it } from 'vitest';
import { createPainter, measureText } from '../../src/render/canvas.ts';
import { withChanges } from '../../src/render/changes.ts';
import { withMarks } from '../../src/render/marks.ts';
import { PALETTE_NAMES, PALETTES } from '../../src/render/palettes.ts';
import { PATTERNS } from '../../src/render/shapes.ts';
import type { Scene, Shape } from '../../src/render/shapes.ts';
import { textAt } from '../../src/render/type.ts';
import { floesLook, floesScene, LATER, OPENING } from './demo-floes.ts';
import { inkOf, pixelsOf } from './pixels.ts';

const { default: COLOURS } = PALETTES;
const painter = createPainter();

function pictureOf(moving: readonly Shape[], width = 100, height = 100): ReturnType<typeof pixelsOf> {
  return pixelsOf(painter.paint({ width, height, ground: 'ground', still: [], moving }, 'default'));
}

function letterInk(letter: string): string {
  return inkOf(pictureOf([textAt(letter, 12, 80, { size: 76 })]), COLOURS.ground);
}

function board(): Scene {
  const [earlier, later] = [OPENING, LATER].map((view) =>
    floesScene.compose(view, floesLook(), { viewer: undefined }),
  );
  if (!earlier || !later) throw new Error('two boards were composed');
  const targets = ['floe:0', 'floe:3', 'floe:7', 'card:a', 'card:d'];
  return withMarks(
    withChanges(later, earlier),
    targets.map((target, at) => ({ target, number: at + 1 })),
  );
}

describe('painting', () => {
  it('puts shapes in the colours of the palette where the scene says, later over earlier', () => {
    const pixels = pictureOf([
      { kind: 'rect', x: 10, y: 10, width: 50, height: 50, fill: 'panel' },
      { kind: 'circle', x: 35, y: 35, r: 15, fill: 'warm' },
      {
        kind: 'polygon',
        points: [
          { x: 70, y: 70 },
          { x: 95, y: 70 },
          { x: 95, y: 95 },
        ],
        fill: 'seat-1',
      },
      { kind: 'path', d: 'M0 0H100V100H0Z', x: 70, y: 10, size: 20, fill: 'cold' },
      {
        kind: 'line',
        points: [
          { x: 5, y: 80 },
          { x: 60, y: 80 },
        ],
        stroke: { colour: 'ink', weight: 'bold' },
      },
    ]);
    expect(pixels.at(2, 2)).toBe(COLOURS.ground);
    expect(pixels.at(15, 15)).toBe(COLOURS.panel);
    expect(pixels.at(35, 35)).toBe(COLOURS.warm);
    expect(pixels.at(90, 75)).toBe(COLOURS['seat-1']);
    expect(pixels.at(80, 20)).toBe(COLOURS.cold);
    expect(pixels.at(30, 80)).toBe(COLOURS.ink);
    expect(pixels.at(30, 92)).toBe(COLOURS.ground);
  });

  it('keeps patterns inside their shape and makes each of them another', () => {
    const drawn = PATTERNS.map((pattern) => {
      const fill = { pattern, of: 'seat-0-shade', over: 'seat-0', gap: 12 } as const;
      const pixels = pictureOf([{ kind: 'circle', x: 50, y: 50, r: 30, fill }]);
      const ink = inkOf(pixels, COLOURS['seat-0']);
      expect(pixels.at(22, 22)).toBe(COLOURS.ground);
      expect(pixels.at(50, 15)).toBe(COLOURS.ground);
      return ink;
    });
    expect(new Set(drawn).size).toBe(PATTERNS.length);
  });

  it('draws a zero that is empty inside, with other figures, alone and in cells, as wide as it was measured', () => {
    for (const tabular of [undefined, true] as const) {
      const style = { size: 88, weight: 'bold', ...(tabular && { tabular }) } as const;
      const number = textAt('10', 4, 84, style);
      const pixels = pictureOf([number], 160);
      const zero = measureText('0', 88, 'bold');
      const middle = Math.round(4 + number.width - zero / 2);
      for (const y of [45, 55, 65]) expect(pixels.at(middle, y), `${tabular}, ${y}`).toBe(COLOURS.ground);
      const inked = Array.from({ length: 160 }, (_, x) => x).filter((x) => pixels.at(x, 55) === COLOURS.ink);
      expect(Math.max(...inked)).toBeGreaterThan(middle + zero * 0.3);
      expect(Math.max(...inked)).toBeLessThan(4 + number.width);
    }
  });

  it('shows what is dim with less of its colour', () => {
    const pixels = pictureOf([{ kind: 'rect', x: 0, y: 0, width: 99, height: 99, fill: 'ink', dim: true }]);
    expect(pixels.at(50, 50)).not.toBe(COLOURS.ink);
    expect(pixels.at(50, 50)).not.toBe(COLOURS.ground);
  });

  it('paints the still layer of a board once, while what moves on it moves', () => {
    const fresh = createPainter();
    const scene = board();
    for (let x = 0; x < 5; x += 1) {
      const sun: Shape = { kind: 'circle', x: 100 + x, y: 300, r: 20, fill: 'warm' };
      fresh.paint({ ...scene, moving: [...scene.moving, sun] }, 'default');
    }
    expect(fresh.stillPainted).toBe(1);
    fresh.paint(scene, 'light');
    expect(fresh.stillPainted).toBe(2);
  });

  it.each(PALETTE_NAMES)('draws a whole board in the %s palette within 350 KB', (palette) => {
    const png = painter.paint(board(), palette);
    const pixels = pixelsOf(png);
    expect([pixels.width, pixels.height]).toEqual([1600, 1020]);
    expect(pixels.at(2, 2)).toBe(PALETTES[palette].ground);
    expect(png.byteLength).toBeLessThan(350_000);
    expect(png.byteLength).toBeGreaterThan(20_000);
  });
});

describe('letters', () => {
  const missing = letterInk('\u{10FFFD}');

  it.each(['ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'éèêëàâçîïôùûüœæÿÉÀÇŒÆ', '0123456789', '…–−·×'])(
    'of "%s" are drawn, each as itself',
    (letters) => {
      const inks = Array.from(letters, letterInk);
      for (const ink of inks) {
        expect(ink).toContain('#');
        expect(ink).not.toBe(missing);
      }
      expect(new Set(inks).size).toBe(inks.length);
    },
  );

  it('keep their widths in both weights when measured', () => {
    expect(measureText('Łódź', 44, 'regular')).toBeLessThan(measureText('Łódź', 44, 'bold'));
    expect(measureText('Łódź', 58, 'bold')).toBeCloseTo((measureText('Łódź', 20, 'bold') * 58) / 20, 3);
  });
});

describe('figures', () => {
  it('have digits of different widths in this font, and stand in equal cells when set as tabular', () => {
    const widths = (tabular: boolean): number[] =>
      Array.from('0123456789', (digit) => measureText(digit, 44, 'bold', tabular));
    expect(new Set(widths(false)).size).toBeGreaterThan(1);
    expect(new Set(widths(true)).size).toBe(1);
    expect(measureText('111', 44, 'regular', true)).toBeCloseTo(measureText('888', 44, 'regular', true), 5);
  });

  it('are painted in those cells: the units of 11 and 18 start at the same place', () => {
    const ones = (text: string): string => {
      const shape = textAt(text, 10, 80, { size: 44, tabular: true });
      return inkOf(pictureOf([shape]), COLOURS.ground)
        .split('\n')
        .map((row) => row.slice(0, 34))
        .join('\n');
    };
    expect(ones('11')).toBe(ones('18'));
  });
});
