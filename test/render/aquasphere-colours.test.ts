import { describe, expect, it } from 'vitest';
import { createPainter } from '../../src/render/canvas.ts';
import { PIECES, SIGN_BY_CARD_TYPE, SIGNS } from '../../src/render/games/aquasphere/pieces.ts';
import { lookOfSeat, SEAT_LIMIT } from '../../src/render/glyphs.ts';
import { PALETTE_NAMES, PALETTES } from '../../src/render/palettes.ts';
import { silhouette, type Silhouette } from '../../src/render/pieces.ts';
import { contrast, difference, EYES } from './colour-science.ts';
import { inkOf, pixelsOf } from './pixels.ts';

const COLOURS = ['green', 'yellow', 'black', 'purple', 'blue', 'red', 'white'] as const;
const PAIRS = COLOURS.flatMap((one, at) => COLOURS.slice(at + 1).map((other) => [one, other] as const));
const SEATS = Array.from({ length: SEAT_LIMIT }, (_, seat) => lookOfSeat(seat).colour);

describe.each(PALETTE_NAMES)('the seven programming colours in the %s palette', (name) => {
  const palette = PALETTES[name];

  it.each(EYES)('differ from one another, for %s', (eye) => {
    for (const [one, other] of PAIRS) {
      const seen = difference(palette[`colour-${one}`], palette[`colour-${other}`], eye);
      expect(seen, `${one} and ${other}`).toBeGreaterThan(10);
    }
  });

  it('are no seat’s colour', () => {
    for (const colour of COLOURS) {
      for (const seat of SEATS) {
        const seen = difference(palette[`colour-${colour}`], palette[seat], 'all colours');
        expect(seen, `${colour} and ${seat}`).toBeGreaterThan(10);
      }
    }
  });

  it('carry a sign that can be seen on them', () => {
    for (const colour of COLOURS) {
      const seen = contrast(palette[`colour-${colour}`], palette[`on-colour-${colour}`]);
      expect(seen, colour).toBeGreaterThan(4.5);
    }
  });
});

const SIZE = 24;

/** What is filled of a piece at 24 pixels, as a set of places. */
function filled(kind: Silhouette): Set<number> {
  const shape = silhouette(kind, SIZE / 2, SIZE / 2, SIZE, 'ink');
  const scene = { width: SIZE, height: SIZE, ground: 'ground', still: [], moving: [shape] } as const;
  const ink = inkOf(
    pixelsOf(createPainter().paint(scene, 'high-contrast')),
    PALETTES['high-contrast'].ground,
  );
  return new Set(Array.from(ink.replaceAll('\n', '')).flatMap((sign, at) => (sign === '#' ? [at] : [])));
}

/** How much of what two pieces fill together is filled by both. */
function likeness(one: Silhouette, other: Silhouette): number {
  const [a, b] = [filled(one), filled(other)];
  const both = [...a].filter((place) => b.has(place)).length;
  return both / (a.size + b.size - both);
}

function pairsOf(kinds: Readonly<Record<string, Silhouette>>): [string, string, number][] {
  const entries = Object.entries(kinds);
  return entries.flatMap(([name, one], at) =>
    entries
      .slice(at + 1)
      .map(([other, kind]): [string, string, number] => [name, other, likeness(one, kind)]),
  );
}

describe('the silhouettes', () => {
  it.each([
    ['actions', SIGNS],
    ['types of cards', SIGN_BY_CARD_TYPE],
    ['pieces', PIECES],
  ])('of all %s differ when filled at 24 pixels', (_, kinds) => {
    for (const [one, other, alike] of pairsOf(kinds)) expect(alike, `${one} and ${other}`).toBeLessThan(0.8);
  });

  it('fill a fair part of their square, and none goes over its edge', () => {
    for (const [name, kind] of Object.entries(PIECES)) {
      expect(filled(kind).size, name).toBeGreaterThan(SIZE * SIZE * 0.18);
      const numbers = kind.d.match(/-?\d+(?:\.\d+)?/gu)?.map(Number) ?? [];
      expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(-1);
      expect(Math.max(...numbers), name).toBeLessThanOrEqual(101);
    }
  });
});
