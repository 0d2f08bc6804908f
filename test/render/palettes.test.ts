import { describe, expect, it } from 'vitest';
import { lookOfSeat, SEAT_LIMIT } from '../../src/render/glyphs.ts';
import { COLOUR_TOKENS, PALETTE_NAMES, PALETTES } from '../../src/render/palettes.ts';
import { ciede2000, contrast, difference, EYES } from './colour-science.ts';

const OWNERS = [...Array.from({ length: SEAT_LIMIT }, (_, seat) => seat), undefined];
const GROUNDS = ['ground', 'panel', 'raised'] as const;
const COLOURS = OWNERS.map((owner) => lookOfSeat(owner).colour);
const PAIRS = COLOURS.flatMap((one, at) => COLOURS.slice(at + 1).map((other) => [one, other] as const));

describe('the measures themselves', () => {
  it('agree with published pairs of CIEDE2000 and with black on white', () => {
    expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
    expect(ciede2000([50, 2.5, 0], [58, 24, 15])).toBeCloseTo(19.4535, 3);
    expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 3);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  it('know that red and green look alike to some', () => {
    expect(difference('#a06000', '#608000', 'all colours')).toBeGreaterThan(25);
    expect(difference('#a06000', '#608000', 'deuteranopia')).toBeLessThan(10);
  });
});

describe.each(PALETTE_NAMES)('the %s palette', (name) => {
  const palette = PALETTES[name];

  it('has a colour for every token', () => {
    for (const token of COLOUR_TOKENS) expect(palette[token]).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(EYES)('keeps the seats apart from each other and from what they lie on, for %s', (eye) => {
    const least = name === 'colour-blind' || name === 'high-contrast' ? 14 : 11;
    for (const [one, other] of PAIRS) {
      expect(difference(palette[one], palette[other], eye), `${one} and ${other}`).toBeGreaterThan(least);
    }
    for (const colour of COLOURS) {
      for (const ground of GROUNDS) {
        expect(difference(palette[colour], palette[ground], eye), `${colour} on ${ground}`).toBeGreaterThan(
          18,
        );
      }
    }
  });

  it('has words that can be read wherever they stand (WCAG: 4.5, large 3)', () => {
    for (const ground of GROUNDS) {
      expect(contrast(palette.ink, palette[ground]), `ink on ${ground}`).toBeGreaterThan(7);
      expect(contrast(palette.faint, palette[ground]), `faint on ${ground}`).toBeGreaterThan(4.5);
      expect(contrast(palette.warm, palette[ground]), `warm on ${ground}`).toBeGreaterThan(4.5);
      expect(contrast(palette.cold, palette[ground]), `cold on ${ground}`).toBeGreaterThan(3);
    }
    expect(contrast(palette['on-warm'], palette.warm)).toBeGreaterThan(4.5);
    for (const colour of COLOURS) {
      expect(contrast(palette['on-seat'], palette[colour]), `on ${colour}`).toBeGreaterThan(3);
    }
  });

  it('shows the pattern on a seat, and a ring of what changed around any of them', () => {
    const least = name === 'colour-blind' || name === 'high-contrast' ? 20 : 10;
    for (const owner of OWNERS) {
      const { colour, shade } = lookOfSeat(owner);
      expect(difference(palette[colour], palette[shade], 'all colours'), colour).toBeGreaterThan(least);
      expect(difference(palette.warm, palette[colour], 'all colours'), `warm by ${colour}`).toBeGreaterThan(
        15,
      );
    }
  });
});

describe('seats', () => {
  it('differ in colour, glyph and pattern, all three', () => {
    const looks = OWNERS.map(lookOfSeat);
    for (const trait of ['colour', 'glyph', 'pattern'] as const) {
      expect(new Set(looks.map((look) => look[trait])).size).toBe(OWNERS.length);
    }
  });
});
