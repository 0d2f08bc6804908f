import type { CardType, Colour } from '../../../engine/games/aquasphere/components.ts';
import { lookOfSeat } from '../../glyphs.ts';
import type { Colour as Ink } from '../../palettes.ts';
import type { Fill, Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { signed } from '../../pills.ts';
import { textOn } from '../../type.ts';
import { groundShadow, lit, volume } from '../../volume.ts';
import { buoy, HATCH, hull, leg, namePlate, pad, rim, room, sea, shaft, tower, tunnel } from './ground.ts';
import { PIECES, SIGN_BY_CARD_TYPE, SIGNS } from './pieces.ts';

/* The pieces, each painted once per kind and owner in a square of 100. Light falls from above. */

const OWNERS = [0, 1, 2, 3] as const;

function drawing(shapes: readonly Shape[], margin = 14): Drawing {
  return { width: 100, height: 100, margin, shapes };
}

function box(x: number, y: number, width: number, height: number, r: number): string {
  return (
    `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}` +
    `Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}` +
    `V${y + r}Q${x} ${y} ${x + r} ${y}Z`
  );
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

const SQUARE = { x: 0, y: 0, size: 100 } as const;

function flat(d: string, fill: Fill): Shape {
  return { kind: 'path', ...SQUARE, d, fill };
}

/** Whose colour and glyph a piece has; a neutral one is grey with the glyph of the seat that is not there. */
interface Owned {
  readonly seat: number;
  readonly neutral: boolean;
}

function bodyOf({ seat, neutral }: Owned, d: string, outlineWidth = 5): Shape[] {
  const { colour, shade, pattern } = lookOfSeat(neutral ? undefined : seat);
  return volume({ d, colour, pattern: { of: shade, pattern, gap: 13 }, outline: '~outline', outlineWidth });
}

/** In the pure colour: small, a pattern in it would make pale seem dark. */
function plainBodyOf({ seat, neutral }: Owned, d: string): Shape[] {
  return volume({ d, colour: lookOfSeat(neutral ? undefined : seat).colour, outline: '~outline' });
}

function glyphOf({ seat }: Owned, x: number, y: number, size: number): Shape {
  return {
    kind: 'path',
    d: lookOfSeat(seat).glyph,
    x: x - size / 2,
    y: y - size / 2,
    size,
    fill: '~outline',
  };
}

/** A light line round a figure, so that it stands out wherever it stands. */
function rimmed(d: string, width = 19): Shape {
  return { kind: 'path', ...SQUARE, d, stroke: { colour: '~rim', weight: width } };
}

const BOT = {
  body:
    `${box(23, 14, 54, 36, 15)}${box(28, 53, 44, 34, 11)}${box(13, 54, 13, 27, 6)}${box(74, 54, 13, 27, 6)}` +
    `${box(31, 87, 16, 9, 4)}${box(53, 87, 16, 9, 4)}M47.500 15V7H52.500V15Z${disc(50, 5, 4.5)}`,
  visor: box(30, 22, 40, 20, 10),
} as const;

function bot(owner: Owned): Drawing {
  return drawing([
    groundShadow(50, 96, 42, 7, 0.5),
    ...bodyOf(owner, BOT.body, 4),
    flat(BOT.visor, '~visor'),
    { kind: 'circle', x: 41, y: 32, r: 5.5, fill: '~eye' },
    { kind: 'circle', x: 59, y: 32, r: 5.5, fill: '~eye' },
    glyphOf(owner, 50, 69.5, 30),
  ]);
}

const SCIENTIST = {
  body: `${disc(50, 26, 23)}M37 46Q50 54 63 46Q68 48 71 54L87 87Q91 97 80 97H20Q9 97 13 87L29 54Q32 48 37 46Z`,
  visor: 'M33 24Q33 14 50 14Q67 14 67 24Q67 36 50 36Q33 36 33 24Z',
} as const;

function scientist(owner: Owned): Drawing {
  return drawing([
    rimmed(SCIENTIST.body),
    ...bodyOf(owner, SCIENTIST.body),
    flat(SCIENTIST.visor, '~visor'),
    flat('M38 20Q44 16 50 17Q44 21 40 25Z', { tint: '~eye', alpha: 0.7 }),
    glyphOf(owner, 50, 73, 38),
  ]);
}

const ENGINEER =
  'M28 24C28 9 38 2 50 2C62 2 72 9 72 24H79Q83 24 83 28.500Q83 33 79 33H69C69 47 61 54 50 54C39 54 31 47 31 33H21' +
  'Q17 33 17 28.500Q17 24 21 24ZM34 56Q50 66 66 56C83 60 92 74 92 91Q92 98 86 98H14Q8 98 8 91C8 74 17 60 34 56Z';

function engineer(owner: Owned): Drawing {
  return drawing([
    rimmed(ENGINEER),
    ...bodyOf(owner, ENGINEER),
    flat('M34 36H66C65 45 59 50 50 50C41 50 35 45 34 36Z', '~visor'),
    glyphOf(owner, 50, 77, 40),
  ]);
}

/** Where somebody was: hollow, with an edge and a sign, so that it isn't taken for one more person. */
function ghost(seat: number, d: string, sign: { readonly y: number; readonly size: number }): Drawing {
  const { colour, glyph } = lookOfSeat(seat);
  const { y, size } = sign;
  return drawing([
    { kind: 'path', ...SQUARE, d, fill: { tint: colour, alpha: 0.16 } },
    { kind: 'path', ...SQUARE, d, stroke: { colour, weight: 6 } },
    { kind: 'path', d: glyph, x: 50 - size / 2, y: y - size / 2, size, fill: { tint: colour, light: 0.2 } },
  ]);
}

const SUBMARINE =
  'M30 40H36V28Q36 20 44 20H47V9Q47 3 53 3H66Q70 3 70 7Q70 11 66 11H55V20H58Q66 20 66 28V40Q82 41 89 54L95 44' +
  'Q99 41 99 47V85Q99 91 95 88L89 78Q82 94 66 94H30Q2 94 2 67Q2 40 30 40Z';

function submarine(owner: Owned): Drawing {
  return drawing([
    ...plainBodyOf(owner, SUBMARINE),
    { kind: 'circle', x: 41, y: 67, r: 24, fill: '~rim', stroke: { colour: '~outline', weight: 4 } },
    glyphOf(owner, 41, 67, 34),
  ]);
}

const OCTOPOD =
  'M50 3C76 3 88 22 87 44C86.500 55 89 64 96 74Q100 83 92 86Q83 88 77 78V85Q77 97 68 97Q59 97 59 87V78H41V87' +
  'Q41 97 32 97Q23 97 23 85V78Q17 88 8 86Q0 83 4 74C11 64 13.500 55 13 44C12 22 24 3 50 3Z';

function octopod(): Drawing {
  const eye = (x: number): Shape[] => [
    { kind: 'circle', x, y: 45, r: 12, fill: '~eye' },
    { kind: 'circle', x: x + (x < 50 ? 2 : -2), y: 47, r: 6.5, fill: '~visor' },
  ];
  return drawing([
    ...volume({ d: OCTOPOD, colour: '~octopod', outline: '~outline' }),
    ...eye(34),
    ...eye(66),
    { kind: 'line', points: points([43, 62], [50, 66], [57, 62]), stroke: { colour: '~visor', weight: 3.5 } },
  ]);
}

function points(...pairs: readonly (readonly [number, number])[]): { x: number; y: number }[] {
  return pairs.map(([x, y]) => ({ x, y }));
}

/** One facet beside the other: light, middle, dark. */
function crystal(left: number, right: number, top: number, foot: number): Shape[] {
  const middle = left + (right - left) * 0.45;
  const shoulder = top + (foot - top) * 0.24;
  return [
    {
      kind: 'polygon',
      points: points([middle, top], [right, shoulder], [right - 3, foot], [left + 3, foot], [left, shoulder]),
      fill: '~crystal',
      stroke: { colour: '~outline', weight: 7 },
    },
    {
      kind: 'polygon',
      points: points([middle, top], [right, shoulder], [right - 3, foot], [left + 3, foot], [left, shoulder]),
      fill: '~crystal',
    },
    {
      kind: 'polygon',
      points: points([middle, top], [middle, foot], [left + 3, foot], [left, shoulder]),
      fill: '~crystal-light',
    },
    {
      kind: 'polygon',
      points: points([right, shoulder], [right - 3, foot], [middle + (right - middle) * 0.55, foot]),
      fill: '~crystal-dark',
    },
  ];
}

function crystals(): Drawing {
  return drawing([...crystal(6, 38, 34, 96), ...crystal(64, 95, 42, 96), ...crystal(30, 70, 3, 97)], 8);
}

function clockShapes(x: number, y: number, r: number): Shape[] {
  const hand = (dx: number, dy: number): Shape => ({
    kind: 'line',
    points: points([x, y], [x + dx * r, y + dy * r]),
    stroke: { colour: '~visor', weight: r * 0.17 },
  });
  return [
    { kind: 'circle', x, y, r: r * 1.06, fill: '~outline' },
    { kind: 'circle', x, y, r, fill: lit('~clock', 0.35, 0.25) },
    { kind: 'circle', x, y, r: r * 0.76, fill: lit('~clock-face', 0.3, 0.06) },
    hand(0, -0.56),
    hand(0.38, 0.26),
  ];
}

function clock(): Drawing {
  return drawing(clockShapes(50, 50, 46), 6);
}

/** A metal hatch with the time that the way through costs. */
function hatch(cost: number): Drawing {
  const { width, height } = HATCH;
  const ring = (inset: number, fill: Fill): Shape => ({
    kind: 'rect',
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    corner: 50 - inset,
    fill,
  });
  return {
    width,
    height,
    margin: 6,
    shapes: [
      ring(0, '~outline'),
      ring(5, '~badge-plate'),
      ...clockShapes(50, 48, 34),
      textOn(signed(-cost), 48, 114, { size: 68, weight: 'bold', colour: '~on-badge-plate' }),
    ],
  };
}

function sign(d: string, colour: Ink, x: number, y: number, size: number): Shape {
  return { kind: 'path', d, x: x - size / 2, y: y - size / 2, size, fill: colour };
}

/** The tile of a programming colour; `framed` as it lies in headquarters. */
function tile(colour: Colour, framed: boolean): Drawing {
  const inner = framed ? { x: 6, width: 88 } : { x: 2, width: 96 };
  return drawing([
    ...(framed
      ? ([
          { kind: 'rect', x: -1, y: -1, width: 102, height: 102, corner: 26, fill: '~outline' },
          {
            kind: 'rect',
            x: 1,
            y: 1,
            width: 98,
            height: 98,
            corner: 24,
            fill: lit('~metal-lower', 0.4, 0.4),
          },
        ] satisfies Shape[])
      : []),
    {
      kind: 'rect',
      x: inner.x,
      y: inner.x,
      width: inner.width,
      height: inner.width,
      corner: 20,
      fill: lit(`colour-${colour}`, 0.25, 0.25),
      stroke: { colour: '~outline', weight: 2.5 },
    },
    {
      kind: 'rect',
      x: inner.x + 3.5,
      y: inner.x + 3.5,
      width: inner.width - 7,
      height: inner.width - 7,
      corner: 17,
      stroke: { colour: { tint: `colour-${colour}`, light: 0.5, alpha: 0.7 }, weight: 2.5 },
    },
    sign(SIGNS[colour].d, `on-colour-${colour}`, 50, 50, framed ? 54 : 62),
  ]);
}

/** A module of the laboratory; its letter, or what it adds, is written into the flask. */
function moduleTile(): Drawing {
  return drawing([
    { kind: 'rect', x: 2, y: 2, width: 96, height: 96, corner: 14, fill: '~outline' },
    { kind: 'rect', x: 6, y: 6, width: 88, height: 88, corner: 11, fill: lit('colour-green', 0.3, 0.2) },
    flat(
      'M35 8H65Q69 8 69 12.500Q69 17 65 17H62V27L93 72Q99 92 84 92H16Q1 92 7 72L38 27V17H35Q31 17 31 12.500Q31 8 35 8Z',
      '~visor',
    ),
  ]);
}

function card(type: CardType, colour: Colour | undefined): Drawing {
  const ground: Ink = colour === undefined ? '~metal-lower' : `colour-${colour}`;
  const ink: Ink = colour === undefined ? '~rim' : `on-colour-${colour}`;
  return {
    width: 78,
    height: 100,
    margin: 6,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: 78, height: 100, corner: 13, fill: '~outline' },
      { kind: 'rect', x: 3, y: 3, width: 72, height: 94, corner: 11, fill: '~metal-edge' },
      { kind: 'rect', x: 8, y: 8, width: 62, height: 84, corner: 8, fill: lit(ground, 0.2, 0.2) },
      sign(SIGN_BY_CARD_TYPE[type].d, ink, 39, 50, 50),
    ],
  };
}

/** Knowledge points; on a pill in its ink. */
function star(ink: Ink): Drawing {
  return drawing([sign(PIECES.star.d, ink, 50, 50, 100)], 2);
}

/** A sign in one colour, for lines of words. */
function plain(d: string): Drawing {
  return drawing([sign(d, 'ink', 50, 50, 96)], 2);
}

type Sprites = Readonly<Record<string, () => Drawing>>;

function owned(kind: string, draw: (owner: Owned) => Drawing): Sprites {
  return Object.fromEntries(
    OWNERS.flatMap((seat) => [
      [`${kind}:${seat}`, () => draw({ seat, neutral: false })],
      [`${kind}:${seat}:neutral`, () => draw({ seat, neutral: true })],
    ]),
  );
}

/** A piece of an owner; of a seat that is not at the table it is neutral. */
export function ownedSprite(kind: 'bot' | 'submarine', owner: number, seats: number): string {
  return owner < seats ? `${kind}:${owner}` : `${kind}:${owner}:neutral`;
}

export function cardSprite({ type, colour }: { readonly type: CardType; readonly colour?: Colour }): string {
  return colour === undefined ? `card:${type}` : `card:${type}:${colour}`;
}

// as: the keys of these records
const COLOURS = Object.keys(SIGNS) as Colour[];
const CARD_TYPES = Object.keys(SIGN_BY_CARD_TYPE) as CardType[];

export const SPRITES: Sprites = {
  ...owned('bot', bot),
  ...owned('scientist', scientist),
  ...owned('engineer', engineer),
  ...owned('submarine', submarine),
  ...Object.fromEntries(
    OWNERS.flatMap((seat) => [
      [`ghost-scientist:${seat}`, () => ghost(seat, SCIENTIST.body, { y: 72, size: 42 })],
      [`ghost-engineer:${seat}`, () => ghost(seat, ENGINEER, { y: 71, size: 58 })],
    ]),
  ),
  octopod,
  crystals,
  star: () => star('warm'),
  'star:seat': () => star('on-seat'),
  'sign:submarine': () => plain(PIECES.submarine.d),
  'sign:card': () => plain(PIECES.research.d),
  clock,
  module: moduleTile,
  sea,
  tower,
  room: () => room(103),
  'room:wide': () => room(157),
  pad,
  hull,
  leg,
  buoy,
  'name-plate': namePlate,
  tunnel,
  'shaft:left': () => shaft('left'),
  'shaft:right': () => shaft('right'),
  rim: () => rim(undefined, false),
  ...Object.fromEntries(
    OWNERS.flatMap((seat) => [
      [`rim:${seat}`, () => rim(seat, false)],
      [`rim:${seat}:neutral`, () => rim(seat, true)],
    ]),
  ),
  ...Object.fromEntries([1, 2, 3, 4].map((cost) => [`hatch:${cost}`, () => hatch(cost)])),
  ...Object.fromEntries(COLOURS.map((colour) => [`program:${colour}`, () => tile(colour, true)])),
  ...Object.fromEntries(COLOURS.map((colour) => [`chip:${colour}`, () => tile(colour, false)])),
  ...Object.fromEntries(
    CARD_TYPES.flatMap((type) =>
      [undefined, ...COLOURS].map((colour) => [
        cardSprite(colour === undefined ? { type } : { type, colour }),
        () => card(type, colour),
      ]),
    ),
  ),
};
