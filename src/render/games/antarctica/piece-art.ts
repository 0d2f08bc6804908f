import { lookOfSeat, seatGlyph } from '../../glyphs.ts';
import type { Owner } from '../../glyphs.ts';
import { SILHOUETTES } from '../../pieces.ts';
import type { Fill, Paint, Point, Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { groundShadow, lit } from '../../volume.ts';
import type { EffectId } from './view.ts';

/* Ships, pawns, cubes, the sun, and the signs of effects and facts. All lit from the upper left. */

function mark(d: string, fill: Fill): Shape {
  return { kind: 'path', d, x: 0, y: 0, size: 100, fill };
}

function line(d: string, colour: Paint, weight: number): Shape {
  return { kind: 'path', d, x: 0, y: 0, size: 100, stroke: { colour, weight } };
}

function outlined(faces: readonly (readonly [string, Fill])[], weight = 9): Shape[] {
  return [...faces.map(([d]) => line(d, '~outline', weight)), ...faces.map(([d, fill]) => mark(d, fill))];
}

function square(shapes: readonly Shape[], margin = 6): Drawing {
  return { width: 100, height: 100, margin, shapes };
}

const HULL = 'M1 37H99Q95 69 86 84Q82 91 72 91H28Q18 91 14 84Q5 69 1 37Z';

function ship(seat: Owner): Drawing {
  return square(shipShapes(seat));
}

function shipShapes(seat: Owner): Shape[] {
  const { colour } = lookOfSeat(seat);
  return [
    {
      kind: 'path',
      d: 'M4 92Q50 80 96 92Q70 99 50 99Q30 99 4 92Z',
      x: 0,
      y: 0,
      size: 100,
      fill: { tint: 'shadow', alpha: 0.45 },
    },
    ...outlined(
      [
        ['M27 2H45V22H27Z', { tint: colour, light: -0.2 }],
        ['M17 16H63V39H17Z', { tint: colour, light: 0.55 }],
        ['M63 25H81V39H63Z', { tint: colour, light: 0.3 }],
        [HULL, lit(colour, 0.16, 0.12)],
      ],
      9,
    ),
    mark('M27 2H45V8H27Z', { tint: colour, light: 0.55 }),
    mark('M23 21H31V31H23ZM36 21H44V31H36ZM49 21H57V31H49Z', '~window'),
    mark('M1 37H99L97.500 43H2.500Z', { tint: colour, light: 0.5 }),
    seatGlyph(seat, 50, 66, 48),
  ];
}

/** The head is the seat's own shape. */
function pawn(seat: Owner): Drawing {
  const { colour } = lookOfSeat(seat);
  const head = [
    'M40 2A18 18 0 1 1 40 38A18 18 0 1 1 40 2Z',
    'M25 3H55Q58 3 58 6V40H22V6Q22 3 25 3Z',
    'M40 -4L60 40H20Z',
    'M40 -3L62 19L40 41L18 19Z',
  ];
  const body = 'M18 38H62Q76 38 76 54V88Q76 98 66 98H14Q4 98 4 88V54Q4 38 18 38Z';
  const top = head[seat ?? 0] ?? '';
  return {
    width: 80,
    height: 100,
    margin: 8,
    shapes: [
      line(top, '~outline', 13),
      line(body, '~outline', 13),
      mark(top, lit(colour, 0.14, 0.1)),
      mark(body, lit(colour, 0.1, 0.24)),
      line('M12 56Q12 44 22 44', { tint: '~white', alpha: 0.55 }, 4),
    ],
  };
}

/** A scientist of nobody yet: on cards, with its number on the chest. */
function blankPawn(fill: Paint, outline: Paint): Drawing {
  const head = 'M40 2A18 18 0 1 1 40 38A18 18 0 1 1 40 2Z';
  const body = 'M18 38H62Q76 38 76 54V88Q76 98 66 98H14Q4 98 4 88V54Q4 38 18 38Z';
  return {
    width: 80,
    height: 100,
    margin: 8,
    shapes: [line(head, outline, 8), line(body, outline, 8), mark(head, fill), mark(body, fill)],
  };
}

const CUBE = 'M50 3L94 27V73L50 97L6 73V27Z';

/** On a track only the seat's own shape is plain at a third of the size: a thick slab of it. */
function cube(seat: Owner): Drawing {
  const { colour, glyph } = lookOfSeat(seat);
  const slab = { kind: 'path', d: glyph, x: 0, y: 0, size: 92 } as const;
  const top = { ...slab, x: 4 };
  const base = { ...top, y: 8 };
  return square([
    { ...base, stroke: { colour: '~outline', weight: 12 } },
    { ...top, stroke: { colour: '~outline', weight: 12 } },
    { ...base, fill: { tint: colour, light: -0.35 } },
    { ...top, fill: lit(colour, 0.2, 0.02) },
  ]);
}

/** A slab's outline where it was: hollow. */
function ghostCube(seat: Owner): Drawing {
  const { colour, glyph } = lookOfSeat(seat);
  const slab = { kind: 'path', d: glyph, x: 8, y: 8, size: 84 } as const;
  return square([
    { ...slab, stroke: { colour: '~outline', weight: 17 } },
    { ...slab, fill: '~hole', stroke: { colour, weight: 9 } },
  ]);
}

const WHOLE_SHIP = 'M26 1H44V17H62V26H80V37H99Q95 69 86 84Q82 91 72 91H28Q18 91 14 84Q5 69 1 37H16V17H26Z';

/** Where a ship was: hollow, only its outline in its owner's colour. */
function ghostShip(seat: Owner): Drawing {
  const { colour } = lookOfSeat(seat);
  const outline = { kind: 'path', d: WHOLE_SHIP, x: 0, y: 0, size: 100 } as const;
  return square([
    { ...outline, stroke: { colour: '~outline', weight: 13 } },
    { ...outline, fill: { tint: colour, alpha: 0.2 }, stroke: { colour, weight: 7 } },
    seatGlyph(seat, 50, 62, 50, colour),
  ]);
}

/** The asked ship may sail there. Not in gold: that is the sun's and the asked player's. */
const ANCHOR = square([
  line('M50 30V88M31 42H69M16 60Q20 88 50 88Q80 88 84 60', 'ink', 11),
  { kind: 'circle', x: 50, y: 18, r: 11, stroke: { colour: 'ink', weight: 9 } },
  mark('M6 70L17 48L31 66ZM94 70L83 48L69 66Z', 'ink'),
]);

/** Down a bore hole: research points. */
const RESEARCH = square([
  {
    kind: 'rect',
    x: 22,
    y: 3,
    width: 56,
    height: 94,
    corner: 18,
    fill: '~window',
    stroke: { colour: '~pale', weight: 7 },
  },
  mark('M41 18H59V52H74L50 84L26 52H41Z', '~white'),
]);

const SUN_RAYS = 16;
const RAYS = Array.from({ length: SUN_RAYS }, (_, at): Shape => {
  const angle = (at / SUN_RAYS) * 2 * Math.PI;
  const far = at % 2 === 0 ? 50 : 44;
  const point = (r: number, turn: number): string =>
    `${(50 + Math.cos(angle + turn) * r).toFixed(1)} ${(50 + Math.sin(angle + turn) * r).toFixed(1)}`;
  return mark(`M${point(33, -0.17)}L${point(far, 0)}L${point(33, 0.17)}Z`, '~sun');
});
const SUN: Drawing = square(
  [
    ...RAYS,
    {
      kind: 'circle',
      x: 50,
      y: 50,
      r: 35,
      fill: {
        gradient: 'radial',
        centre: { x: 0.38, y: 0.34 },
        r: 0.7,
        stops: [
          [0, '~sun-core'],
          [0.35, '~sun'],
          [1, '~sun-edge'],
        ],
      },
    },
  ],
  2,
);

/** What the sun throws on sea and ice: a wide glow, and long rays in it. */
const SUNLIGHT: Drawing = square(
  [
    {
      kind: 'circle',
      x: 50,
      y: 50,
      r: 50,
      fill: {
        gradient: 'radial',
        stops: [
          [0, { tint: '~light', alpha: 0.95 }],
          [0.16, { tint: '~light', alpha: 0.55 }],
          [0.42, { tint: '~light', alpha: 0.22 }],
          [1, { tint: '~light', alpha: 0 }],
        ],
      },
    },
    ...Array.from({ length: 14 }, (_, at): Shape => {
      const angle = (at / 14) * 2 * Math.PI + 0.2;
      const reach = at % 2 === 0 ? 27 : 19;
      const point = (r: number, turn: number): Point => ({
        x: 50 + Math.cos(angle + turn) * r,
        y: 50 + Math.sin(angle + turn) * r,
      });
      return {
        kind: 'polygon',
        points: [point(5, -0.2), point(reach, -0.035), point(reach, 0.035), point(5, 0.2)],
        fill: { tint: '~light', alpha: 0.16 },
      };
    }),
  ],
  0,
);

const EFFECT_SIGNS: Readonly<Record<EffectId, string>> = {
  scientist:
    'M40 18A14 14 0 1 1 40 46A14 14 0 1 1 40 18ZM30 50H50Q66 52 66 68V80H14V68Q14 52 30 50ZM74 24H82V34H92V42H82V52H74V42H64V34H74Z',
  ship: 'M34 22H46V36H58V48H90Q86 66 78 76H24Q16 66 10 48H34Z',
  expertise: 'M40 16H60V24H58V44L78 76Q80 84 72 84H28Q20 84 22 76L42 44V24H40Z',
  basic: 'M32 16H68L74 32H26ZM23 39H77V60H23ZM26 67H74L68 83H32Z',
  move: 'M36 14H46V23H56V32H84Q80 46 74 52H26Q20 46 16 32H36ZM30 57V65H70V57L88 70L70 83V75H30V83L12 70Z',
  draft: 'M38 20H62V80H38ZM32 28V80L14 74V32ZM68 28V80L86 74V32Z',
  joint: 'M38 16H62V48H84L50 84L16 48H38Z',
};

/** Red for whoever comes there, blue once for all; which it is can be told by the sign too. Flat, as it is no piece, and larger than its square. */
function effect(id: EffectId, colour: 'red' | 'blue'): Drawing {
  const sign = { kind: 'path', d: EFFECT_SIGNS[id], x: -14, y: -13, size: 128 } as const;
  return square([
    { ...sign, stroke: { colour: '~hole', weight: 6 } },
    { ...sign, fill: colour === 'red' ? '~for-one' : '~for-all' },
  ]);
}

const ICEBREAKER = square([
  { kind: 'circle', x: 50, y: 50, r: 46, fill: '~pale', stroke: { colour: '~outline', weight: 7 } },
  mark('M50 16L74 52H60L50 36L40 52H26Z', '~outline'),
  line('M20 66L32 74L42 62L50 74L58 62L68 74L80 66', '~outline', 8),
]);

const ASTERISK =
  'M43 8H57V36L81 22L88 34L64 48V52L88 66L81 78L57 64V92H43V64L19 78L12 66L36 52V48L12 34L19 22L43 36Z';
const PERSON =
  'M50 8A19 19 0 1 1 50 46A19 19 0 1 1 50 8ZM34 50H66Q86 52 86 74V86Q86 92 80 92H20Q14 92 14 86V74Q14 52 34 50Z';
const HAND =
  'M38 12H62Q68 12 68 18V78Q68 84 62 84H38Q32 84 32 78V18Q32 12 38 12ZM26 24V82L16 80Q8 78 7 70L4 38Q4 30 12 28ZM74 24V82L84 80Q92 78 93 70L96 38Q96 30 88 28Z';

/** Shipyard cards face down, gold at the edge: one of them is to be taken. */
const FACE_DOWN = square([
  ...[16, 8, 0].map((off): Shape => ({
    kind: 'rect',
    x: 6 + off,
    y: 16 - off,
    width: 66,
    height: 82,
    corner: 10,
    fill: '~card-night',
    stroke: { colour: 'warm', weight: 6 },
  })),
  { kind: 'path', d: WHOLE_SHIP, x: 13, y: 31, size: 52, fill: '~pale' },
]);

function flat(d: string, fill: Fill): Drawing {
  return square([mark(d, fill)], 2);
}

const SEATS = [0, 1, 2, 3] as const;
// as: the record has these keys and no others
export const EFFECT_IDS = Object.keys(EFFECT_SIGNS) as EffectId[];

function each<K extends string | number>(
  keys: readonly K[],
  name: string,
  make: (key: K) => Drawing,
): Record<string, () => Drawing> {
  return Object.fromEntries(keys.map((key) => [`${name}:${key}`, () => make(key)]));
}

/** Everything but buildings, by name. */
export const PIECE_ART: Readonly<Record<string, () => Drawing>> = {
  ...each(SEATS, 'ship', ship),
  ...each(SEATS, 'pawn', pawn),
  ...each(SEATS, 'cube', cube),
  ...each(SEATS, 'ghost-ship', ghostShip),
  ...each(SEATS, 'ghost-cube', ghostCube),
  ...each(SEATS, 'ready', (seat) =>
    square([{ kind: 'sprite', name: `pawn:${seat}`, x: 10, y: 0, width: 80, height: 100 }]),
  ),
  ...each(EFFECT_IDS, 'red', (id) => effect(id, 'red')),
  ...each(EFFECT_IDS, 'blue', (id) => effect(id, 'blue')),
  ...each(EFFECT_IDS, 'plain', (id) => flat(EFFECT_SIGNS[id], 'faint')),
  shade: () => ({ width: 100, height: 30, shapes: [groundShadow(50, 15, 50, 15, 0.62)] }),
  pawn: () => blankPawn('~white', '~outline'),
  step: () =>
    square([
      {
        kind: 'rect',
        x: 8,
        y: 40,
        width: 84,
        height: 20,
        corner: 9,
        fill: '~step',
        stroke: { colour: '~step-edge', weight: 4 },
      },
    ]),
  research: () => RESEARCH,
  sun: () => SUN,
  sunlight: () => SUNLIGHT,
  anchor: () => ANCHOR,
  icebreaker: () => ICEBREAKER,
  asterisk: () => flat(ASTERISK, '~asterisk'),
  'face-down': () => FACE_DOWN,
  projected: () => flat(SILHOUETTES.about.d, 'faint'),
  'card-asterisk': () => square(outlined([[ASTERISK, '~star']], 11)),
  reserve: () => square([line(PERSON, 'faint', 8)], 6),
  hand: () => flat(HAND, 'faint'),
  'any-ship': () => flat('M30 14H46V30H62V46H96Q92 70 80 84H20Q8 70 4 46H30Z', 'faint'),
  'any-cube': () => flat(CUBE, 'faint'),
  'struck-ship': () =>
    square([
      mark('M30 14H46V30H62V46H96Q92 70 80 84H20Q8 70 4 46H30Z', 'faint'),
      line('M8 92L92 8', 'ink', 8),
    ]),
  'struck-cube': () => square([mark(CUBE, 'faint'), line('M8 92L92 8', 'ink', 8)]),
};
