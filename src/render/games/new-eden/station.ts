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
  return [halo({ x: x - 78, y: y - 78, width: 156, height: 156 }, 'warm', 0.5)];
}

function tubes(place: StationPlace): Shape[] {
  const { dome: middle, arms } = geometryOf(place);
  return OUTSIDE_ARMS.flatMap((arm, nth) => {
    const height = armHeight(place, arm);
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
              { x: middle.x + 78, y: middle.y + side * 56 },
              { x: middle.x + 74, y: height },
              { x: end, y: height },
            ],
            3,
          );
    return tube(way.map((point) => at(place, point)));
  });
}

/** Extensions that are built, as discs on the dome's rim; where one may be built its badge goes. */
function bays(place: StationPlace): Shape[] {
  const { station, of } = place;
  const middle = domeAt(place);
  return EXTENSIONS.flatMap((extension, nth): Shape[] => {
    const angle = ((196 + nth * 34) / 180) * Math.PI;
    const x = middle.x + Math.cos(angle) * 76;
    const y = middle.y + Math.sin(angle) * 76;
    const target = badgePlace(`extension:${station}:${extension}`, x - 4, y - 8, 20);
    if (!of.extensions.includes(extension)) return [target];
    const facts = [FACTS.extension(station, extension, true)];
    return [{ ...sprite(`disc:${extension}`, x, y, 38), id: `extension:${station}:${extension}`, facts }];
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
    badgePlace(`plant:${station}`, x - 58, y - 35, 20),
  ];
}
