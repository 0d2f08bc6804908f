import { badgePlace } from '../../marks.ts';
import { piece } from '../../shapes.ts';
import type { Shape } from '../../shapes.ts';
import { halo, smoothed } from '../../trails.ts';
import { textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { armHeight } from './arms.ts';
import { armShapes, tube } from './modules.ts';
import { EXTENSIONS, OUTSIDE_ARMS } from './order.ts';
import { besideDome } from './rock.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';
import { at, domeAt, geometryOf, type StationPlace } from './station-place.ts';

/* One station on its shelf: the dome on legs, its extensions and its plant, and what grows from it. */

export function stationShapes(place: StationPlace): Shape[] {
  return [
    ...glow(place),
    ...tubes(place),
    ...dome(place),
    ...bays(place),
    ...plant(place),
    ...OUTSIDE_ARMS.flatMap((arm) => armShapes(place, arm)),
    ...besideDome(place),
  ];
}

/** The station of who is asked. */
function glow(place: StationPlace): Shape[] {
  const { view, station, of } = place;
  if (view.over || of.deepThought || !view.asked.includes(station)) return [];
  const { x, y } = domeAt(place);
  return [halo({ x: x - 70, y: y - 70, width: 140, height: 140 }, 'warm', 0.5)];
}

function tubes(place: StationPlace): Shape[] {
  const { dome: middle, domeSize: k, arms } = geometryOf(place);
  return OUTSIDE_ARMS.flatMap((arm, nth) => {
    if (place.of.outside[arm].length === 0) return [];
    const height = armHeight(place, arm);
    const end = arms.first - 36;
    const side = nth === 0 ? -1 : 1;
    const way =
      nth === 1
        ? [
            { x: middle.x + 60 * k, y: height },
            { x: end, y: height },
          ]
        : smoothed(
            [
              { x: middle.x + 44 * k, y: middle.y + side * 50 * k },
              { x: middle.x + 78 * k, y: middle.y + side * 56 * k },
              { x: middle.x + 76 * k, y: height },
              { x: end, y: height },
            ],
            3,
          );
    return tube(way.map((point) => at(place, point)));
  });
}

/**
 * Extensions that are built, as discs on the dome's rim; where one may be built its badge goes. Only to whoever has them:
 * what they brought is in the station, and to the others small discs said nothing.
 */
function bays(place: StationPlace): Shape[] {
  const { station, of } = place;
  const middle = domeAt(place);
  const r = 80 * geometryOf(place).domeSize;
  return EXTENSIONS.flatMap((extension, nth): Shape[] => {
    const angle = ((196 + nth * 38) / 180) * Math.PI;
    const x = middle.x + Math.cos(angle) * r;
    const y = middle.y + Math.sin(angle) * r;
    const target = badgePlace(`extension:${station}:${extension}`, x - 4, y - 8, 20);
    if (!of.extensions.includes(extension)) return [target];
    if (!place.own) return [];
    const facts = [FACTS.extension(station, extension, true)];
    return [{ ...sprite(`disc:${extension}`, x, y, 44), id: `extension:${station}:${extension}`, facts }];
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
  const { domeSize: k } = geometryOf(place);
  const cracks = CRACKS.slice(0, Math.round(of.damage / 2.2)).map((points): Shape => ({
    kind: 'line',
    points: points.map(([dx, dy]) => ({ x: x + dx * k, y: y + dy * k })),
    stroke: { colour: { tint: '~rim', alpha: 0.85 }, weight: 2.2 },
  }));
  const alarm: Shape[] = of.stable
    ? []
    : [
        {
          kind: 'circle',
          x,
          y: y + 22 * k,
          r: 34 * k,
          fill: {
            gradient: 'radial',
            stops: [
              [0, { tint: '~limit', alpha: 0.5 }],
              [1, { tint: '~limit', alpha: 0 }],
            ],
          },
        },
      ];
  // who is at home, and nobody as faintly as an empty place
  const figure = textOn(String(of.dome), x + (of.dome > 9 ? 23 : 28) * k, y + 4, {
    size: of.dome > 9 ? 44 : 50,
    weight: 'bold',
    colour: of.dome === 0 ? { tint: '~rim', alpha: 0.6 } : '~rim',
    halo: { colour: '~window', width: 8 },
  });
  const diver: Shape = sprite(
    `diver:${ownKey(seat)}`,
    x - (of.dome > 9 ? 29 : 24) * k,
    y + 2,
    (of.dome > 9 ? 44 : 52) * k,
  );
  const inside: Shape[] = of.deepThought
    ? []
    : [{ ...diver, ...(of.dome === 0 && { opacity: 0.45 }) }, figure];
  return [
    {
      kind: 'sprite',
      name: `dome:${ownKey(seat)}`,
      x: x - 75 * k,
      y: y - 75 * k,
      width: 150 * k,
      height: 240 * k,
    },
    ...alarm,
    ...cracks,
    ...(inside.length === 0
      ? []
      : piece({ id: `dome:${station}`, facts: [FACTS.dome(station, of)] }, inside)),
  ];
}

/** Grey housing with lightning, and how many uses are left. */
function plant(place: StationPlace): Shape[] {
  const { view, station, of } = place;
  const { x, y } = at(place, geometryOf(place).plant);
  const uses = view.printed.plantUses;
  const left = of.deepThought ? 0 : uses - of.plantUses;
  return [
    ...piece({ id: `plant:${station}`, facts: [FACTS.plant(station, of)] }, [
      sprite(left > 0 ? 'plant:on' : 'plant:off', x, y, 100, 50),
      ...(of.deepThought
        ? []
        : [
            textOn(String(left), x + 20, y + 1, {
              size: 44,
              weight: 'bold',
              colour: left > 0 ? '~rim' : '~quiet',
            }),
          ]),
    ]),
    badgePlace(`plant:${station}`, x - 50, y + 4, 18),
  ];
}
