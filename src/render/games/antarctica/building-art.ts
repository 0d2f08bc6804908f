import type { Fill, Point, Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import type { BuildingId } from './view.ts';

/*
 * The fourteen buildings as small models, feet at 95 of 100: white and grey, with one or two accents. The stations are
 * a round sign on a hut: the same sign heads the research tracks that they serve.
 */

/** What drifts round the feet of everything that stands there. */
const SNOW = 'M-4 97Q8 86 26 90Q50 82 76 90Q94 87 104 97Q96 106 50 106Q4 106 -4 97Z';

type Face = readonly [string, Fill];

/** All faces pale and much wider, in the outline's colour and wider, then the faces themselves: all kinds stand out alike. */
function model(faces: readonly Face[], details: readonly Shape[] = []): Drawing {
  const square = { x: 0, y: 0, size: 100 } as const;
  return {
    width: 100,
    height: 100,
    margin: 6,
    shapes: [
      { kind: 'path', d: SNOW, ...square, fill: { tint: '~rim', alpha: 0.85 } },
      ...faces.map(([d]): Shape => ({ kind: 'path', d, ...square, stroke: { colour: '~edge', weight: 11 } })),
      ...faces.map(([d, fill]): Shape => ({ kind: 'path', d, ...square, fill })),
      ...details,
    ],
  };
}

function mark(d: string, fill: Fill): Shape {
  return { kind: 'path', d, x: 0, y: 0, size: 100, fill };
}

function lines(d: string, colour: Extract<Fill, string>, weight: number): Shape {
  return { kind: 'path', d, x: 0, y: 0, size: 100, stroke: { colour, weight } };
}

const DISC = 'M50 4A40 40 0 1 1 50 84A40 40 0 1 1 50 4Z';

function station(colour: '~inland' | '~coastal' | '~naval', sign: Shape): Drawing {
  const hut = 'M26 62H74V95H26Z';
  return model(
    [
      [hut, '~pale'],
      [DISC, colour],
    ],
    [
      mark('M42 82H58V95H42Z', '~window'),
      mark('M14 30A40 40 0 0 1 86 30A44 44 0 0 0 14 30Z', { tint: '~wall', alpha: 0.28 }),
      sign,
    ],
  );
}

const INLAND = mark('M18 62L40 28L52 46L60 36L82 62Z', '~wall');
const COASTAL: Shape = {
  kind: 'group',
  shapes: [
    mark('M41 20H59V28H41ZM43 31H57L61 58H39Z', '~wall'),
    lines('M20 64Q32 56 44 64T68 63T80 62', '~wall', 6),
  ],
};
const NAVAL: Shape = {
  kind: 'group',
  shapes: [
    lines('M20 34Q28 27 36 34T52 34T68 34T80 33', '~wall', 6.5),
    lines('M17 49Q26 42 35 49T53 49T71 49T83 48', '~wall', 6.5),
    lines('M22 64Q30 57 38 64T54 64T70 64T78 63', '~wall', 6.5),
  ],
};

const LATTICE = 'M38 24L60 40L34 58L68 76L28 92M62 24L40 40L66 58L32 76L72 92';

const BLADE = 'M50 42C40 30 40 14 50 0C60 14 60 30 50 42Z';
const BLADES = [
  BLADE,
  'M50 42C64 38 78 44 90 58C72 62 58 56 50 42Z',
  'M50 42C36 38 22 44 10 58C28 62 42 56 50 42Z',
];

export const BUILDING_ART: Readonly<Record<BuildingId, () => Drawing>> = {
  camp: () =>
    model(
      [
        ['M50 14L97 95H50Z', '~tent-shade'],
        ['M50 14L50 95H3Z', '~tent'],
      ],
      [mark('M50 46L66 95H40Z', { tint: '~edge', alpha: 0.72 }), lines('M50 16L40 3M50 16L60 3', '~edge', 6)],
    ),
  shipyard: () =>
    model(
      [
        ['M8 36L50 8L92 36V95H8Z', '~pale'],
        ['M50 5L97 36V48L50 18L3 48V36Z', '~roof'],
      ],
      [mark('M22 50H78V95H22Z', '~window'), mark('M28 68H72L64 84H36ZM44 56H56V66H44Z', '~wall')],
    ),
  crane: () =>
    model(
      [
        ['M28 82H60V95H28Z', '~slate'],
        ['M36 34H52V84H36Z', '~crane'],
        ['M3 18H97V36H3Z', '~crane'],
        ['M32 18L44 4L56 18Z', '~crane-shade'],
        ['M68 54H96V78H68Z', '~grey'],
      ],
      [
        lines('M84 36V54', '~edge', 4),
        mark('M46 36H52V84H46Z', '~crane-shade'),
        mark('M3 30H97V36H3Z', '~crane-shade'),
      ],
    ),
  shaft: () =>
    model(
      [
        ['M36 44L10 95H30L50 56L70 95H90L64 44Z', '~slate'],
        ['M40 66H60V95H40Z', '~pale'],
        ['M50 3A25 25 0 1 1 50 53A25 25 0 1 1 50 3Z', '~roof'],
      ],
      [
        mark('M50 12A16 16 0 1 1 50 44A16 16 0 1 1 50 12Z', '~wall'),
        lines('M50 12V44M34 28H66', '~slate', 4),
        mark('M45 74H55V84H45Z', '~window'),
      ],
    ),
  derrick: () =>
    model(
      [
        ['M40 20H60L80 95H20Z', '~pale'],
        ['M34 4H66V20H34Z', '~wall'],
      ],
      [
        mark('M46 24H54L66 92H34Z', '~window'),
        lines(LATTICE, '~wall', 4),
        lines('M40 22L22 93M60 22L78 93', '~wall', 6),
      ],
    ),
  turbine: () =>
    model(
      [
        ['M44 46H56L62 95H38Z', '~pale'],
        ...BLADES.map((d): Face => [d, '~flag']),
        ['M50 34A8 8 0 1 1 50 50A8 8 0 1 1 50 34Z', '~flag'],
      ],
      [
        mark('M50 50H56L62 95H50Z', '~grey'),
        mark(
          'M50 42C46 30 45 14 50 4C48 16 48 30 50 42ZM50 42C62 42 74 46 84 56C70 54 58 50 50 42ZM50 42C38 42 26 46 16 56C30 54 42 50 50 42Z',
          '~wall',
        ),
      ],
    ),
  lab: () =>
    model(
      [['M36 8H64V14H60V42L90 86Q94 95 84 95H16Q6 95 10 86L40 42V14H36Z', '~wall']],
      [
        mark('M28 62H72L88 86Q90 92 83 92H17Q10 92 12 86Z', '~liquid'),
        mark('M58 62H72L88 86Q90 92 83 92H66Q76 80 58 62Z', '~liquid-shade'),
        mark('M40 14H48V42L34 62H26L40 42Z', { tint: '~pale', alpha: 0.7 }),
      ],
    ),
  factory: () =>
    model(
      [
        ['M70 8H90L93 95H68Z', '~roof'],
        ['M4 95V50L26 34V50L48 34V50L70 34V95Z', '~wall'],
      ],
      [
        mark('M69 20H91L91 30H69Z', '~wall'),
        mark('M14 66H26V80H14ZM32 66H44V80H32ZM50 66H62V80H50Z', '~window'),
        mark('M4 88H70V95H4Z', '~pale'),
      ],
    ),
  inland: () => station('~inland', INLAND),
  coastal: () => station('~coastal', COASTAL),
  naval: () => station('~naval', NAVAL),
  hq: () =>
    model(
      [
        ['M60 44L94 34V95H60Z', '~grey'],
        ['M8 40H62V95H8Z', '~wall'],
        ['M30 4L62 14L30 26Z', '~flag'],
      ],
      [
        lines('M29 4V40', '~edge', 5),
        mark('M16 50H26V60H16ZM31 50H41V60H31ZM46 50H56V60H46ZM16 66H26V76H16ZM46 66H56V76H46Z', '~window'),
        mark('M31 72H41V95H31Z', '~window'),
        mark('M68 52L76 50V62L68 63ZM80 49L88 47V60L80 61ZM68 70L76 69V80L68 80Z', '~window'),
      ],
    ),
  plankton: () =>
    model(
      [['M6 95V50A44 40 0 0 1 94 50V95Z', '~glass']],
      [
        mark('M6 72H94V95H6Z', '~liquid'),
        lines('M50 12V72M24 24Q34 46 34 72M76 24Q66 46 66 72', '~liquid-shade', 4),
        mark(
          'M24 78A6 6 0 1 1 24 90A6 6 0 1 1 24 78ZM50 76A7 7 0 1 1 50 90A7 7 0 1 1 50 76ZM76 78A6 6 0 1 1 76 90A6 6 0 1 1 76 78Z',
          '~wall',
        ),
        mark('M16 46A36 32 0 0 1 40 18A44 40 0 0 0 16 46Z', { tint: '~wall', alpha: 0.7 }),
      ],
    ),
  antenna: () =>
    model(
      [
        ['M50 62L72 95H28Z', '~grey'],
        ['M12 12C14 58 44 78 90 68L12 12Z', '~slate'],
        ['M72 12A12 12 0 1 1 72 36A12 12 0 1 1 72 12Z', '~roof'],
      ],
      [mark('M12 12C30 50 52 68 90 68C60 58 34 38 12 12Z', '~wall'), lines('M54 42L66 30', '~edge', 5)],
    ),
};

type StationId = 'inland' | 'coastal' | 'naval';
const STATION_SIGNS: Readonly<Record<StationId, Shape>> = { inland: INLAND, coastal: COASTAL, naval: NAVAL };
// as: the record has these keys and no others
export const STATION_IDS = Object.keys(STATION_SIGNS) as StationId[];
const GLEAM = mark('M12 36A44 44 0 0 1 88 36A48 48 0 0 0 12 36Z', { tint: '~white', alpha: 0.25 });

function disc(shapes: readonly Shape[]): Drawing {
  const outline = { kind: 'circle', x: 50, y: 50, r: 46, stroke: { colour: '~outline', weight: 6 } } as const;
  return { width: 100, height: 100, margin: 6, shapes: [...shapes, GLEAM, outline] };
}

/** The sign of a kind of station alone: at the head of a track, and of cards. */
export function stationSign(id: StationId): Drawing {
  return disc([
    { kind: 'circle', x: 50, y: 50, r: 46, fill: `~${id}` },
    moved(STATION_SIGNS[id], { x: 0, y: 6 }),
  ]);
}

/** Two kinds of station: a half each. */
export function twoStations(left: StationId, right: StationId): Drawing {
  const half = (id: StationId, d: string, aside: number): Shape => ({
    kind: 'group',
    clip: d,
    shapes: [mark(d, `~${id}`), moved(STATION_SIGNS[id], { x: aside, y: 6 })],
  });
  return disc([
    half(left, 'M50 4A46 46 0 0 0 50 96Z', -22),
    half(right, 'M50 4A46 46 0 0 1 50 96Z', 22),
    lines('M50 4V96', '~outline', 5),
  ]);
}

/** Aside, and down: the disc of a sign is lower than that of a hut. */
function moved(shape: Shape, by: Point): Shape {
  if (shape.kind === 'group') return { ...shape, shapes: shape.shapes.map((part) => moved(part, by)) };
  return shape.kind === 'path' ? { ...shape, x: shape.x + by.x, y: shape.y + by.y } : shape;
}
