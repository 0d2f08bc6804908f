import { describe, expect, it } from 'vitest';
import { createPainter } from '../../src/render/canvas.ts';
import { lookOfSeat, SEAT_LIMIT } from '../../src/render/glyphs.ts';
import { PALETTE_NAMES, PALETTES, type PaletteName } from '../../src/render/palettes.ts';
import { drawingNamed, themeNamed } from '../../src/render/themes.ts';
import { difference, EYES, placeFor, type Eye, type Rgb } from './colour-science.ts';

/*
 * Whose a piece is must be seen by everybody: with any colour vision, and in a picture printed in grey. Either the colours of two seats
 * differ for that eye, or the pieces do: in shape, glyph or pattern, at the size at which Discord shows them.
 */

const GAMES = ['antarctica', 'aquasphere', 'new-eden'] as const;
const SEATS = Array.from({ length: SEAT_LIMIT }, (_, seat) => seat);
const PAIRS = SEATS.flatMap((one) => SEATS.slice(one + 1).map((other) => [one, other] as const));
const EVERY_EYE: readonly Eye[] = [...EYES, 'greyscale'];

/** How wide each kind is on its board of 1,600 where it is smallest, and what part of that Discord shows inline at 550. */
const INLINE = 550 / 1600;
const WIDTHS: Readonly<Record<string, number>> = {
  ship: 65,
  'ghost-ship': 46,
  pawn: 32,
  cube: 38,
  'ghost-cube': 38,
  bot: 136,
  scientist: 58,
  'ghost-scientist': 58,
  engineer: 48,
  'ghost-engineer': 48,
  submarine: 80,
  token: 40,
};
/** CIEDE2000: above this two colours are plainly not the same. */
const OTHER_COLOUR = 20;
/** In Lab: above this two pixels are plainly not the same. */
const PLAIN = 12;
/** So many pixels of that small picture must be plainly different. */
const MARKED = 10;

/** What has only its owner's colour: each lies where its owner is told by shape. */
const COLOUR_ALONE: ReadonlySet<string> = new Set([
  'antarctica ready', // on its owner's plate
  'aquasphere rim', // round the bot in control
  'new-eden diver', // on its owner's station
  'new-eden bench', // at the foot of its owner's module
  'new-eden dome',
  'new-eden gauge', // below that dome
]);

/** The names of what is painted once for each seat. */
function ownedBy(game: (typeof GAMES)[number]): string[] {
  const names = Object.keys(themeNamed(game)?.sprites ?? {});
  const kinds = names.flatMap((name) => (name.endsWith(':0') ? [name.slice(0, -2)] : []));
  const hasSeat = (kind: string, seat: number): boolean =>
    JSON.stringify(drawingNamed(themeNamed(game), `${kind}:${seat}`).shapes).includes(`seat-${seat}`);
  return [
    ...kinds.filter((kind) =>
      SEATS.every((seat) => names.includes(`${kind}:${seat}`) && hasSeat(kind, seat)),
    ),
    'token',
  ];
}

const painter = createPainter();

/** Pixels of a small piece as they are. */
function pixelsOf(game: string, name: string, palette: PaletteName): string[] {
  const width = Math.round((WIDTHS[name.split(':')[0] ?? ''] ?? 60) * INLINE);
  const { width: across, height: down } = drawingNamed(themeNamed(game), name);
  const height = Math.round((width * down) / across);
  const side = height + 6;
  const sprite = { kind: 'sprite', name, x: 3, y: 3, width, height } as const;
  const scene = {
    width: side,
    height: side,
    theme: game,
    ground: 'panel',
    still: [],
    moving: [sprite],
  } as const;
  const { data } = painter.draw(scene, palette).getContext('2d').getImageData(0, 0, side, side);
  return Array.from(
    { length: side * side },
    (_, at) => `#${Buffer.from(data.subarray(at * 4, at * 4 + 3)).toString('hex')}`,
  );
}

function apart([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

describe.each(GAMES)('what seats own in %s', (game) => {
  it.each(PALETTE_NAMES)(
    'GIVEN the %s palette WHEN seen inline by any eye or in grey THEN no two seats look alike',
    (palette) => {
      const alike: string[] = [];
      for (const kind of ownedBy(game).filter((name) => !COLOUR_ALONE.has(`${game} ${name}`))) {
        const pictures = SEATS.map((seat) => pixelsOf(game, `${kind}:${seat}`, palette));
        for (const eye of EVERY_EYE) {
          const seen = pictures.map((picture) => picture.map((hex) => placeFor(eye, hex)));
          for (const [one, other] of PAIRS) {
            const [colour, beside] = [lookOfSeat(one).colour, lookOfSeat(other).colour];
            if (difference(PALETTES[palette][colour], PALETTES[palette][beside], eye) > OTHER_COLOUR)
              continue;
            const marks =
              seen[one]?.filter((place, at) => apart(place, seen[other]?.[at] ?? place) > PLAIN).length ?? 0;
            if (marks < MARKED) alike.push(`${kind}, ${eye}: seats ${one} and ${other} (${marks})`);
          }
        }
      }
      expect(alike).toEqual([]);
    },
  );
});
