import { lookOfSeat } from '../../glyphs.ts';
import type { Box, Shape } from '../../shapes.ts';
import { centredBox, grown, piece } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { halo } from '../../trails.ts';
import { textOn } from '../../type.ts';
import { isNewBuilding, moreScientists } from './changed.ts';
import type { Changed } from './changed.ts';
import { areaOutline, POLE, ringPoint, sunPlace } from './coast.ts';
import { boxOfPoints, pathOf } from '../../paths.ts';
import { fact } from './facts.ts';
import { buildingSpots, pawnSpots, stamp } from './place.ts';
import type { AntarcticaView, AreaView } from './view.ts';
import type { AntarcticaLook } from './messages.ts';

/* What stands on the ice: light, buildings, scientists. */

function outlineOf({ ring }: Pick<AreaView, 'ring'>): { d: string; box: ReturnType<typeof boxOfPoints> } {
  const points = areaOutline(ring);
  return { d: pathOf(points), box: boxOfPoints(points) };
}

/** Around an area, in whole pixels. */
function boxAround(ring: number): Box {
  const { x, y, width, height } = grown(boxOfPoints(areaOutline(ring)), 6);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

/** Gold from the sun's place towards the pole, so thin there that the relief shows. */
export function goldOn(ring: number): Drawing {
  const { x: left, y: top, width, height } = boxAround(ring);
  const points = areaOutline(ring).map(({ x, y }) => ({ x: x - left, y: y - top }));
  const [d, box] = [pathOf(points), boxOfPoints(points)];
  const sun = sunPlace(ring);
  const shapes: readonly Shape[] = [
    {
      kind: 'group',
      clip: d,
      box,
      shapes: [
        {
          kind: 'circle',
          x: sun.x - left,
          y: sun.y - top,
          r: 440,
          fill: {
            gradient: 'radial',
            stops: [
              [0, { tint: '~lit-1', alpha: 0.98 }],
              [0.4, { tint: '~lit-2', alpha: 0.8 }],
              [1, { tint: '~lit-3', alpha: 0.34 }],
            ],
          },
        },
      ],
    },
    { kind: 'curve', d, box, stroke: { colour: { tint: '~lit-1', light: 0.4 }, weight: 6 } },
  ];
  return { width, height, shapes };
}

/** The area where something is asked. */
export function golden(ring: number): Shape {
  return { kind: 'sprite', name: `gold:${ring}`, ...boxAround(ring) };
}

/** The area to which the acting ship has sailed. */
export function targetArea(area: AreaView): Shape {
  const { d, box } = outlineOf(area);
  return {
    kind: 'curve',
    d,
    box,
    fill: { tint: '~ring', alpha: 0.08 },
    stroke: { colour: { tint: '~ring', alpha: 0.9 }, weight: 6 },
    facts: [fact.target(area.id)],
  };
}

export function closedWord(area: AreaView, look: AntarcticaLook): Shape {
  const { x, y } = ringPoint(area.ring * 4, -120);
  const at = area.ring % 4 === 0 ? { x: POLE.x, y: y + (y < POLE.y ? 6 : 0) } : { x, y };
  return textOn(
    look.say({ key: 'board.closed' }),
    at.x,
    at.y,
    { size: 38, weight: 'bold', halo: { colour: '~dark', width: 5 } },
    { facts: [fact.areaClosed(area.id)] },
  );
}

/** One light: shadows lie away from the sun. */
function shade(view: AntarcticaView, x: number, feet: number, width: number): Shape {
  const lit = view.areas.find(({ id }) => id === view.sun.area);
  const sun = sunPlace(lit?.ring ?? 0);
  const away = Math.hypot(x - sun.x, feet - sun.y) || 1;
  const shift = width / 6;
  return stamp(
    'shade',
    { x: x + ((x - sun.x) / away) * shift, y: feet - 4 + ((feet - sun.y) / away) * shift * 0.4 },
    width * 1.15,
    { height: width * 0.34 },
  );
}

export function buildings(view: AntarcticaView, area: AreaView, changed: Changed | undefined): Shape[] {
  const spots = buildingSpots(area);
  const placed = area.buildings.flatMap((id, at) => {
    const spot = spots[at];
    return spot === undefined ? [] : [{ id, ...spot, isNew: isNewBuilding(changed, area, id) }];
  });
  return [
    ...placed.map(({ x, y, size }) => shade(view, x, y + size / 2, size)),
    ...placed.flatMap(({ x, y, size, isNew }): Shape[] =>
      isNew
        ? [
            halo({ x: x - size / 2, y: y - size / 2, width: size, height: size }, '~new', 0.9),
            { kind: 'rect', ...centredBox({ x, y }, size + 21, size + 21), corner: 15, fill: '~outline' },
            {
              kind: 'rect',
              ...centredBox({ x, y }, size + 9, size + 9),
              corner: 11,
              fill: '~new-ground',
              stroke: { colour: lookOfSeat(changed?.seat).colour, weight: 6 },
            },
          ]
        : [],
    ),
    ...placed.map(({ id, x, y, size }) =>
      stamp(`building:${id}`, { x, y }, Math.round(size), {
        id: `building:${area.id}:${id}`,
        facts: [fact.building(area.id, id)],
      }),
    ),
  ];
}

/** Who leads the area stands on a step. */
export function pawns(view: AntarcticaView, area: AreaView, changed: Changed | undefined): Shape[] {
  const spots = pawnSpots(area);
  const most = Math.max(...area.scientists);
  const steps = spots.filter(({ seat }) => area.scientists[seat] === most);
  return [
    ...spots.map(({ x, y, width, height }) => shade(view, x, y + height / 2, width)),
    ...steps.map(({ x, y, width, height }): Shape => ({
      kind: 'rect',
      x: x - width / 2,
      y: y + height / 2 - 5,
      width,
      height: 11,
      corner: 5,
      fill: '~step',
      stroke: { colour: '~step-edge', weight: 2.5 },
    })),
    ...spots.flatMap(({ seat, x, y, width, height }) => {
      const count = area.scientists[seat] ?? 0;
      const rim = moreScientists(changed, area, seat) ? ({ rim: { colour: '~new', width: 6 } } as const) : {};
      return piece({ id: `scientists:${area.id}:${seat}`, facts: [fact.scientists(area.id, seat, count)] }, [
        stamp(`pawn:${seat}`, { x, y }, width, { height, ...rim }),
        textOn(String(count), x, y + height * 0.15, {
          size: width < 50 ? 34 : 38,
          weight: 'bold',
          colour: 'on-seat',
        }),
      ]);
    }),
  ];
}
