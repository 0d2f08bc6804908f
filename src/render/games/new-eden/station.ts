import { badgePlace } from '../../marks.ts';
import { piece } from '../../shapes.ts';
import type { Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { armShapes, pipes } from './modules.ts';
import { besideDome } from './counts.ts';
import { FACTS } from './facts.ts';
import { stilts } from './hub.ts';
import type { EdenLook } from './messages.ts';
import { EXTENSIONS, OUTSIDE_ARMS } from './order.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';
import { bayAt, domeAt, geometryOf, type StationPlace } from './station-place.ts';
import { tray } from './tray.ts';

/* One station on its shelf: the dome on its stilts, its extensions, and what grows from it. */

export function stationShapes(place: StationPlace, look: EdenLook): Shape[] {
  return [
    ...pipes(place),
    ...stilts(place),
    ...OUTSIDE_ARMS.flatMap((arm) => armShapes(place, arm)),
    ...dome(place),
    ...bays(place),
    ...besideDome(place),
    ...tray(place, look),
  ];
}

/**
 * Extensions that are built, as discs on the dome's rim; where one may be built its badge goes. Only to whoever has them:
 * what they brought is in the station, and to the others small discs said nothing.
 */
function bays(place: StationPlace): Shape[] {
  const { station, of } = place;
  return EXTENSIONS.flatMap((extension): Shape[] => {
    const { x, y } = bayAt(place, extension);
    const target = badgePlace(`extension:${station}:${extension}`, x, y, 18);
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
  const { radius } = geometryOf(place);
  const k = radius / 75;
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
  const many = of.dome > 9;
  const figure = textOn(String(of.dome), x + (many ? 20 : 27) * k, y + 2, {
    size: 58,
    weight: 'bold',
    colour: of.dome === 0 ? { tint: '~rim', alpha: 0.8 } : '~rim',
    halo: { colour: '~window', width: 6 },
  });
  const diver: Shape = {
    ...sprite(`diver:${ownKey(seat)}`, x - (many ? 34 : 30) * k, y + 2, (many ? 44 : 54) * k),
    ...(of.dome === 0 && { opacity: 0.55 }),
  };
  const inside: Shape[] = of.deepThought ? [] : [diver, figure];
  return [
    {
      kind: 'sprite',
      name: `dome:${ownKey(seat)}`,
      x: x - 75 * k,
      y: y - 75 * k,
      width: 150 * k,
      height: 150 * k,
      glow: { colour: '~glass-light', reach: 22 },
    },
    ...alarm,
    ...cracks,
    ...(inside.length === 0
      ? []
      : piece({ id: `dome:${station}`, facts: [FACTS.dome(station, of)] }, inside)),
  ];
}
