import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import { lookOfSeat } from '../../glyphs.ts';
import type { Owner } from '../../glyphs.ts';
import { badgePlace } from '../../marks.ts';
import { measureText } from '../../measure.ts';
import { piece } from '../../shapes.ts';
import type { Box, Point, Shape, TextSize } from '../../shapes.ts';
import { halo, smoothed } from '../../trails.ts';
import { textOn } from '../../type.ts';
import { portholes } from './card.ts';
import { FACTS } from './facts.ts';
import { EXTENSIONS, OUTSIDE_ARMS } from './order.ts';
import { PIECE_BY_CATEGORY, PIECES, signsOf } from './pieces.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';

/* One station on its shelf: the dome on legs, arms of hulls that grow from it, and what stands on the rock. */

export interface StationPlace {
  readonly view: View;
  readonly station: number;
  readonly of: StationView;
  readonly seat: Owner;
  readonly box: Box;
}

export const PLATE_HEIGHT = 102;
const WIDE_FROM = 800;

interface Geometry {
  readonly dome: Point;
  readonly arms: { readonly first: number; readonly last: number; readonly heights: readonly number[] };
  readonly hull: { readonly width: number; readonly height: number; readonly pitch: number };
  readonly rock: { readonly x: number; readonly y: number; readonly right: number };
  readonly plant: Point;
  readonly k: number;
}

const NARROW: Geometry = {
  dome: { x: 100, y: 141 },
  arms: { first: 236, last: 511, heights: [50, 139, 228] },
  hull: { width: 84, height: 90, pitch: 92 },
  rock: { x: 176, y: 292, right: 552 },
  plant: { x: 100, y: 293 },
  k: 1,
};
const WIDE: Geometry = {
  dome: { x: 424, y: 150 },
  arms: { first: 580, last: 1076, heights: [52, 150, 248] },
  hull: { width: 92, height: 98, pitch: 103 },
  rock: { x: 20, y: 60, right: 316 },
  plant: { x: 424, y: 293 },
  k: 1.1,
};

function isWide({ box }: Pick<StationPlace, 'box'>): boolean {
  return box.width >= WIDE_FROM;
}

export function geometryOf(place: Pick<StationPlace, 'box'>): Geometry {
  return isWide(place) ? WIDE : NARROW;
}

function at({ box }: StationPlace, { x, y }: Point): Point {
  return { x: box.x + x, y: box.y + y };
}

export function domeAt(place: StationPlace): Point {
  return at(place, geometryOf(place).dome);
}

export function stationShapes(place: StationPlace): Shape[] {
  return [
    ...glow(place),
    ...tubes(place),
    ...bays(place),
    ...dome(place),
    ...plant(place),
    ...OUTSIDE_ARMS.flatMap((arm) => armShapes(place, arm)),
    ...(isWide(place) ? insideLines(place) : onTheRock(place)),
  ];
}

/** The station of who is asked. */
function glow(place: StationPlace): Shape[] {
  const { view, station, of } = place;
  if (view.over || of.deepThought || !view.asked.includes(station)) return [];
  const { x, y } = domeAt(place);
  return [halo({ x: x - 78, y: y - 78, width: 156, height: 156 }, 'warm', 0.5)];
}

function tubes(place: StationPlace): Shape[] {
  const { dome: middle, arms } = geometryOf(place);
  const line = (points: readonly Point[]): Shape[] => [
    { kind: 'line', points, stroke: { colour: '~outline', weight: 25 } },
    { kind: 'line', points, stroke: { colour: '~metal-lower', weight: 19 } },
    {
      kind: 'line',
      points: points.map(({ x, y }) => ({ x, y: y - 4 })),
      stroke: { colour: { tint: '~metal-edge', alpha: 0.7 }, weight: 5 },
    },
  ];
  return arms.heights.flatMap((height, nth) => {
    const end = arms.first - 40;
    const side = nth === 0 ? -1 : 1;
    const way =
      nth === 1
        ? [
            { x: middle.x + 60, y: height },
            { x: end, y: height },
          ]
        : smoothed(
            [
              { x: middle.x + 44, y: middle.y + side * 50 },
              { x: middle.x + 82, y: middle.y + side * 56 },
              { x: middle.x + 78, y: height },
              { x: end, y: height },
            ],
            3,
          );
    return line(way.map((point) => at(place, point)));
  });
}

/** Extensions that are built, as discs on the dome's rim; where one may be built its badge goes. */
function bays(place: StationPlace): Shape[] {
  const { station, of } = place;
  const middle = domeAt(place);
  return EXTENSIONS.flatMap((extension, nth): Shape[] => {
    const angle = ((206 + nth * 34) / 180) * Math.PI;
    const x = middle.x + Math.cos(angle) * 88;
    const y = middle.y - 16 + Math.sin(angle) * 88;
    const target = badgePlace(`extension:${station}:${extension}`, x - 4, y - 8, 20);
    if (!of.extensions.includes(extension)) return [target];
    const facts = [FACTS.extension(station, extension, true)];
    return [{ ...sprite(`disc:${extension}`, x, y, 42), id: `extension:${station}:${extension}`, facts }];
  });
}

/** One crack for every two of damage, always at the same places. */
const CRACKS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-44, -6],
    [-28, -12],
    [-34, -2],
    [-16, -8],
  ],
  [
    [12, -40],
    [20, -26],
    [10, -20],
    [22, -8],
  ],
  [
    [18, 34],
    [8, 22],
    [20, 16],
    [10, 6],
  ],
  [
    [-20, 42],
    [-14, 26],
    [-24, 20],
    [-10, 12],
  ],
  [
    [44, 8],
    [30, 4],
    [34, 14],
    [20, 10],
  ],
  [
    [-34, 24],
    [-24, 16],
    [-34, 8],
    [-20, 4],
  ],
  [
    [-6, -46],
    [-2, -30],
    [-12, -26],
    [-4, -12],
  ],
];

function dome(place: StationPlace): Shape[] {
  const { station, of, seat } = place;
  const { x, y } = domeAt(place);
  const cracks = CRACKS.slice(0, Math.round(of.damage / 2.2)).map((points): Shape => ({
    kind: 'line',
    points: points.map(([dx, dy]) => ({ x: x + dx, y: y + dy })),
    stroke: { colour: { tint: '~rim', alpha: 0.85 }, weight: 2.2 },
  }));
  const alarm: Shape[] = of.stable
    ? []
    : [
        {
          kind: 'circle',
          x,
          y: y + 22,
          r: 34,
          fill: {
            gradient: 'radial',
            stops: [
              [0, { tint: '~limit', alpha: 0.5 }],
              [1, { tint: '~limit', alpha: 0 }],
            ],
          },
        },
      ];
  const inside: Shape[] =
    of.dome === 0
      ? []
      : [
          sprite(`diver:${ownKey(seat)}`, x - 20, y + 14, 58),
          textOn(String(of.dome), x + 28, y + 16, {
            size: of.dome > 9 ? 44 : 50,
            weight: 'bold',
            colour: '~rim',
            halo: { colour: '~window', width: 8 },
          }),
        ];
  return [
    { kind: 'sprite', name: `dome:${ownKey(seat)}`, x: x - 75, y: y - 75, width: 150, height: 240 },
    ...alarm,
    ...cracks,
    ...(inside.length === 0
      ? []
      : piece({ id: `dome:${station}`, facts: [FACTS.dome(station, of)] }, inside)),
  ];
}

/** Grey housing with lightning and a lamp for each use that is left. */
function plant(place: StationPlace): Shape[] {
  const { view, station, of } = place;
  const { x, y } = at(place, geometryOf(place).plant);
  const uses = view.printed.plantUses;
  const left = of.deepThought ? 0 : uses - of.plantUses;
  return [
    {
      ...sprite(left > 0 ? 'plant:on' : 'plant:off', x, y, 116, 50),
      id: `plant:${station}`,
      facts: [FACTS.plant(station, of)],
    },
    ...Array.from({ length: uses }, (_, nth) =>
      sprite(nth >= uses - left ? 'lamp:on' : 'lamp:off', x - 4 + nth * 23, y, 20),
    ),
    badgePlace(`plant:${station}`, x - 58, y - 22, 20),
  ];
}

// the outside arms

type Module = StationView['outside']['crab'][number];

interface HullSize {
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly k: number;
}

/** So near the hulls of a long arm stand, in parts of their width: the windows stay free. */
const CLOSEST = 0.88;

/** Long arms move together, then shrink. */
function hullSize(place: Pick<StationPlace, 'box'>, count: number): HullSize {
  const { arms, hull } = geometryOf(place);
  const room = arms.last + hull.width / 2 - (arms.first - hull.width / 2);
  const gaps = Math.max(0, count - 1);
  const share = Math.max(0.5, Math.min(1, room / (hull.width * (1 + CLOSEST * gaps))));
  const pitch = gaps === 0 ? 0 : Math.min(hull.pitch, (room - hull.width * share) / gaps);
  const { k } = geometryOf(place);
  return { width: hull.width * share, height: hull.height * share, pitch, k: k * share };
}

/** The middle of a hull. */
export function hullAt(place: StationPlace, arm: OutsideArm, nth: number): Point {
  const { arms, hull } = geometryOf(place);
  const { width, pitch } = hullSize(place, place.of.outside[arm].length);
  const row = OUTSIDE_ARMS.indexOf(arm);
  return at(place, {
    x: arms.first - hull.width / 2 + width / 2 + nth * pitch,
    y: arms.heights[row] ?? 0,
  });
}

function armShapes(place: StationPlace, arm: OutsideArm): Shape[] {
  const { station, of } = place;
  const modules = of.outside[arm];
  if (modules.length === 0) return emptyArm(place, arm);
  const size = hullSize(place, modules.length);
  const last = hullAt(place, arm, modules.length - 1);
  const right = Math.min(last.x + size.width / 2 + 22, place.box.x + place.box.width - 24);
  const target = badgePlace(`arm:${station}:${arm}`, right, last.y - 20, 20);
  return [
    cap(last.x + size.width / 2 - 2, last.y + 8, size.k),
    // from the far end inward, so that each roof lies on the next one
    ...modules
      .map((module, nth) => hull(place, arm, module, nth, size))
      .toReversed()
      .flat(),
    ...modules.flatMap((module, nth) => workers(place, arm, module, nth, size)),
    target,
  ];
}

function cap(x: number, y: number, k: number): Shape {
  return {
    kind: 'rect',
    x,
    y: y - 16 * k,
    width: 12 * k,
    height: 32 * k,
    corner: 4,
    fill: {
      gradient: 'linear',
      stops: [
        [0, '~metal-edge'],
        [1, '~metal-lower'],
      ],
    },
    stroke: { colour: '~outline', weight: 2.5 },
  };
}

/** The tube's end, and quietly what belongs there. */
function emptyArm(place: StationPlace, arm: OutsideArm): Shape[] {
  const { arms } = geometryOf(place);
  const { x, y } = at(place, {
    x: arms.first,
    y: arms.heights[OUTSIDE_ARMS.indexOf(arm)] ?? 0,
  });
  return [
    cap(x - 44, y, 1),
    {
      kind: 'circle',
      x,
      y,
      r: 23,
      fill: { tint: '~window', alpha: 0.35 },
      stroke: { colour: { tint: `~${arm}`, alpha: 0.55 }, weight: 2.5, dashed: true },
    },
    {
      kind: 'path',
      d: PIECES[PIECE_BY_CATEGORY[arm]].d,
      x: x - 13,
      y: y - 13,
      size: 26,
      fill: { tint: `~${arm}`, alpha: 0.6 },
    },
    badgePlace(`arm:${place.station}:${arm}`, x + 40, y, 20),
  ];
}

function isLit({ seated, activated }: Module): boolean {
  return seated > 0 || activated;
}

function hull(place: StationPlace, arm: OutsideArm, module: Module, nth: number, size: HullSize): Shape[] {
  const { view, station, seat } = place;
  const part = view.printed.parts[module.id];
  if (part === undefined) return [];
  const { x, y } = hullAt(place, arm, nth);
  const { width, height, k } = size;
  const lit = isLit(module);
  const slim = k < 0.72;
  const position = nth + 1;
  const facts = [FACTS.module(station, position, module)];
  const [figure, sign] = signsOf(part.effect, part.marker);
  const number = figure !== undefined && 'text' in figure ? figure.text : '';
  const name = sign !== undefined && 'piece' in sign ? WINDOW_SIGN[sign.piece] : undefined;
  return [
    ...piece({ id: `module:${station}:${module.id}`, facts }, [
      sprite(`hull:${arm}:${lit ? 'lit' : 'dark'}`, x, y, width, height),
      ...windowFigure(number, slim ? undefined : name, { x, y: y + 5 * k }, lit, k),
      ...portholes(part.sites, module.seated, ownKey(seat), x, y + 27 * k, k * 0.95),
    ]),
    badgePlace(
      `module:${station}:${arm}:${position}`,
      x - width / 2 + 4,
      y - height / 2 + (slim ? -4 : 6),
      slim ? 17 : 20,
    ),
  ];
}

const WINDOW = 62;

/** The one figure that matters, and in what it is counted. */
function windowFigure(
  number: string,
  sign: string | undefined,
  { x, y }: Point,
  lit: boolean,
  k: number,
): Shape[] {
  const side = sign === undefined ? 0 : 24 * k;
  const widthAt = (size: TextSize): number => measureText(number, size, 'bold') + side;
  const most = k >= 1.05 ? 44 : k > 0.85 ? 38 : k > 0.7 ? 34 : 30;
  const size = FIGURES.find((one) => one <= most && (widthAt(one) <= WINDOW * k || sign === undefined)) ?? 26;
  const left = x - widthAt(size) / 2;
  const colour = lit ? '~on-lit' : '~on-window';
  return [
    textOn(number, left + (widthAt(size) - side) / 2, y, { size, weight: 'bold', colour }),
    ...(sign === undefined ? [] : [sprite(sign, left + widthAt(size) - side / 2, y, side)]),
  ];
}

const FIGURES: readonly TextSize[] = [44, 38, 34, 30, 26];

const WINDOW_SIGN: Readonly<Partial<Record<keyof typeof PIECES, string>>> = {
  coin: 'coin',
  star: 'star',
  repair: 'wrench',
};

/** Divers that lie on a roof, one drawn for all of them. */
function workers(
  place: StationPlace,
  arm: OutsideArm,
  module: Module,
  nth: number,
  { k, width }: HullSize,
): Shape[] {
  if (module.lying === 0) return [];
  const { station, seat } = place;
  const { x, y } = hullAt(place, arm, nth);
  const size = 46 * Math.max(0.8, k);
  const middle = { x: x + width * 0.18, y: y - Math.max(42 * k, 36) };
  const tag = { x: middle.x + size * 0.62, y: middle.y + 4 };
  const shapes: Shape[] = [
    sprite(`diver:${ownKey(seat)}`, middle.x, middle.y, size),
    ...(module.lying === 1
      ? []
      : [
          {
            kind: 'rect' as const,
            x: tag.x - 15,
            y: tag.y - 17,
            width: 30,
            height: 34,
            corner: 9,
            fill: '~window' as const,
            stroke: { colour: lookOfSeat(seat).colour, weight: 3 },
          },
          textOn(String(module.lying), tag.x, tag.y, { size: 30, weight: 'bold', colour: '~rim' }),
        ]),
  ];
  return shapes.map((shape) => ({ ...shape, of: `module:${station}:${module.id}` }));
}

// tanks, shipyards and laboratories

interface Item {
  readonly width: number;
  readonly gap: number;
  /** The target of losing the outermost card of its arm. */
  readonly arm?: string;
  readonly draw: (x: number, y: number, k: number) => Shape[];
}

function tankItems(place: StationPlace): Item[] {
  const { view, station, of } = place;
  // between a tank's figure and that of the hull above it there is little room
  const cramped = !isWide(place) && of.outside.octopus.length > 0;
  const over = cramped ? { above: 27, r: 17 } : { above: 45, r: 20 };
  return of.oxygen.flatMap(({ id, used }): Item[] => {
    const part = view.printed.parts[id];
    if (used || part === undefined) return [];
    const bottles = part.effect.type === 'bottles' ? part.effect.bottles : [];
    const draw = (x: number, y: number, k: number): Shape[] => [
      ...piece(
        { id: `tank:${station}:${id}`, facts: [FACTS.tank(station, id, used)] },
        bottles.flatMap((bottle, nth) => {
          const middle = x + (14 + nth * 27) * k;
          return [
            sprite('tank', middle, y, 28 * k, 64 * k),
            textOn(String(bottle), middle, y + 5 * k, {
              size: k > 0.85 ? 30 : k > 0.7 ? 26 : 20,
              weight: 'bold',
              colour: '~on-window',
              halo: { colour: '~window', width: 5 },
            }),
          ];
        }),
      ),
      badgePlace(`oxygen:${station}:${id}`, x + (bottles.length * 27 * k) / 2, y - over.above, over.r),
    ];
    return [{ width: bottles.length * 27 + 2, gap: 5, arm: `arm:${station}:oxygen`, draw }];
  });
}

function yardItems({ station, of }: StationPlace): Item[] {
  return of.shipyard.map((id, nth) => ({
    width: 46,
    gap: nth === of.shipyard.length - 1 ? 16 : 4,
    arm: `arm:${station}:shipyard`,
    draw: (x, y, k) => [
      {
        ...sprite('yard', x + 23 * k, y, 48 * k, 62 * k),
        id: `built:${station}:${id}`,
        facts: [FACTS.card(station, id)],
      },
    ],
  }));
}

function labItems({ station, of }: StationPlace): Item[] {
  return of.research.map((id) => ({
    width: 42,
    gap: 4,
    arm: `arm:${station}:research`,
    draw: (x, y, k) => [
      {
        ...sprite('lab', x + 21 * k, y, 46 * k, 60 * k),
        id: `built:${station}:${id}`,
        facts: [FACTS.card(station, id)],
      },
    ],
  }));
}

/** So small a tank's figure has still 20 px. */
const SMALLEST = 0.6;

/** Side by side from x on; they shrink first, and then move together. */
function inLine(items: readonly Item[], { x, y }: Point, room: number): Shape[] {
  const whole = items.reduce((sum, { width, gap }) => sum + width + gap, 0);
  const k = Math.min(1, Math.max(SMALLEST, room / Math.max(1, whole)));
  const squeeze = Math.min(1, room / Math.max(1, whole * k));
  let left = x;
  return items.flatMap(({ width, gap, arm, draw }) => {
    const shapes = [
      ...draw(left, y, k),
      ...(arm === undefined ? [] : [badgePlace(arm, left + 14 * k, y - 44, 20)]),
    ];
    left += (width + gap) * k * squeeze;
    return shapes;
  });
}

/** Used tanks are not drawn, but one of them may be lost. */
function usedTanks({ station, of }: StationPlace, { x, y }: Point): Shape[] {
  const some = of.oxygen.length > 0 && of.oxygen.every(({ used }) => used);
  return some ? [badgePlace(`arm:${station}:oxygen`, x, y - 34, 20)] : [];
}

function onTheRock(place: StationPlace): Shape[] {
  const { rock } = NARROW;
  const tanks = tankItems(place);
  const line = at(place, rock);
  const items = [...tanks, ...yardItems(place), ...labItems(place)].map((item, nth) =>
    nth === tanks.length - 1 ? { ...item, gap: 16 } : item,
  );
  return [...usedTanks(place, line), ...inLine(items, line, rock.right - rock.x)];
}

/** In a wide station three lines left of the dome. */
function insideLines(place: StationPlace): Shape[] {
  const { rock } = WIDE;
  const lines = [tankItems(place), yardItems(place), labItems(place)];
  const heights = [60, 160, 260];
  return lines.flatMap((items, nth) => {
    const width = items.reduce((sum, item) => sum + item.width + item.gap, 0);
    const room = rock.right - rock.x;
    const y = heights[nth] ?? 0;
    const from = rock.right - Math.min(room, width);
    return [
      ...(nth === 0 ? usedTanks(place, at(place, { x: rock.right - 40, y })) : []),
      ...inLine(items, at(place, { x: from, y }), room),
    ];
  });
}
