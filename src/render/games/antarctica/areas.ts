import { partsOn, widthOfParts, type Part } from '../../parts.ts';
import { pill, pillSize, signed } from '../../pills.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { centredBox, commonArea, grown, piece } from '../../shapes.ts';
import { halo } from '../../trails.ts';
import { measureText } from '../../measure.ts';
import { fit, textOn } from '../../type.ts';
import { isNewBuilding, moreScientists, pointsPill, wonInArea } from './changed.ts';
import type { Changed } from './changed.ts';
import {
  areaOutline,
  berthSlot,
  boxOfPoints,
  pathOf,
  POLE,
  POLE_BOX,
  ringPoint,
  rowIn,
  sunSlot,
} from './coast.ts';
import { fact } from './facts.ts';
import { isHarbour } from './harbours.ts';
import { sunPlace } from './map.ts';
import { buildingSpots, pawnSpots, SIGN, signAt, stamp } from './place.ts';
import type { AntarcticaView, AreaView } from './view.ts';
import type { AntarcticaLook } from './messages.ts';

/* What stands on the ice: light, signs, buildings, scientists. */

function outlineOf({ ring }: Pick<AreaView, 'ring'>): { d: string; box: ReturnType<typeof boxOfPoints> } {
  const points = areaOutline(ring);
  return { d: pathOf(points), box: boxOfPoints(points) };
}

/** Gold from the sun's place towards the pole. */
export function goldOn(ring: number): Shape[] {
  const { d, box } = outlineOf({ ring });
  const sun = ringPoint(sunSlot(ring));
  return [
    {
      kind: 'group',
      clip: d,
      box,
      shapes: [
        {
          kind: 'circle',
          ...sun,
          r: 560,
          fill: {
            gradient: 'radial',
            stops: [
              [0, { tint: '~lit-1', alpha: 0.96 }],
              [0.45, { tint: '~lit-2', alpha: 0.88 }],
              [1, { tint: '~lit-3', alpha: 0.76 }],
            ],
          },
        },
      ],
    },
    { kind: 'curve', d, box, stroke: { colour: { tint: '~lit-1', light: 0.4 }, weight: 4 } },
  ];
}

/** The area to which the acting ship has sailed. */
export function targetArea(area: AreaView): Shape {
  const { d, box } = outlineOf(area);
  return {
    kind: 'curve',
    d,
    box,
    fill: { tint: '~ring', alpha: 0.08 },
    stroke: { colour: { tint: '~ring', alpha: 0.9 }, weight: 5 },
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

const ANCHOR = 34;
const LETTERS = { size: 38, pad: 13 } as const;
const NEXT = { sun: 15, gap: 3, pad: 8, word: 74 } as const;

/**
 * The letters at the head of the area's line of ships: the sun itself bears them where it is. With a golden edge and an anchor the asked
 * ship may sail there; where the sun goes next they say so.
 */
export function sign(view: AntarcticaView, area: AreaView, look: AntarcticaLook): Shape[] {
  const at = signAt(area);
  const isLit = view.sun.area === area.id;
  const letters = look.say({ key: `compass.${area.id}` });
  if (isLit)
    return [
      textOn(letters, at.x, at.y, {
        size: letters.length > 1 ? 34 : 38,
        weight: 'bold',
        colour: '~paper-ink',
      }),
    ];
  const harbour = isHarbour(view, area);
  const isNext = !view.over && view.sun.next === area.id;
  const parts: readonly Part[] = harbour ? [{ sign: 'anchor', size: ANCHOR }, letters] : [letters];
  const style = { size: LETTERS.size, weight: 'bold', colour: 'ink' } as const;
  const width = widthOfParts(parts, style) + 2 * LETTERS.pad - (harbour ? 8 : 0);
  const height = isNext ? SIGN.next : SIGN.height;
  const middle = isNext ? at.y - 11 : at.y;
  const said = look.say({ key: 'board.next' });
  const word = fit(said, { width: NEXT.word, lines: 1, largest: 26, smallest: 20 }, 'bold');
  const wordWidth = measureText(said, word.size, 'bold');
  const line = 2 * NEXT.sun + NEXT.gap + wordWidth;
  const wide = isNext ? Math.max(width, line + 2 * NEXT.pad) : width;
  return [
    {
      kind: 'rect',
      ...centredBox(at, wide, height),
      corner: SIGN.corner,
      fill: '~sign',
      stroke: harbour
        ? { colour: 'warm', weight: 4 }
        : { colour: { tint: '~sign-rim', alpha: 0.75 }, weight: 3 },
      shadow: { colour: { tint: 'shadow', alpha: 0.5 }, blur: 6, dy: 3 },
    },
    ...partsOn(parts, at.x - (harbour ? 3 : 0), middle, { ...style, anchor: 'middle' }),
    ...(isNext
      ? [
          ...sunPlace({ x: at.x - line / 2 + NEXT.sun, y: at.y + 20 }, '~sun-place', 6).map((shape, nth) =>
            nth === 0 ? { ...shape, facts: [fact.next(area.id)] } : shape,
          ),
          textOn(said, at.x + line / 2, at.y + 19, {
            size: word.size,
            weight: 'bold',
            anchor: 'end',
            colour: '~sun-place',
          }),
        ]
      : []),
  ];
}

/** One light: shadows lie away from the sun. */
function shade(view: AntarcticaView, x: number, feet: number, width: number): Shape {
  const lit = view.areas.find(({ id }) => id === view.sun.area);
  const sun = ringPoint(sunSlot(lit?.ring ?? 0));
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
    ...placed.flatMap(({ x, y, size, isNew }) =>
      isNew ? [halo({ x: x - size / 2, y: y - size / 2, width: size, height: size }, '~new', 0.7)] : [],
    ),
    ...placed.map(({ id, x, y, size, isNew }) =>
      stamp(`building:${id}`, { x, y }, Math.round(size), {
        id: `building:${area.id}:${id}`,
        facts: [fact.building(area.id, id)],
        ...(isNew && { rim: { colour: '~new', width: 6 } as const }),
      }),
    ),
  ];
}

/** Who leads the area stands on a golden step. */
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

/** So much of a pawn's feet the points may cover. */
const ON_FEET = 4;
const SHIP_BOX = 74;

/** What points must not hide, and how much it matters. */
function standingThere(areas: readonly AreaView[]): { readonly box: Box; readonly weight: number }[] {
  return [
    { box: grown(POLE_BOX, -8), weight: 6 },
    ...areas.flatMap((area) => [
      { box: centredBox(signAt(area), 90, 70), weight: 4 },
      // ships, and the first berth that is free
      ...Array.from({ length: area.line.length + 1 }, (_, berth) => ({
        box: centredBox(ringPoint(berthSlot(area.ring, berth)), SHIP_BOX, SHIP_BOX),
        weight: 4,
      })),
      ...pawnSpots(area).map((spot) => ({
        box: centredBox(spot, spot.width - 2 * ON_FEET, spot.height - 2 * ON_FEET),
        weight: 4,
      })),
      ...buildingSpots(area).map((spot) => ({ box: centredBox(spot, spot.size, spot.size), weight: 3 })),
    ]),
  ];
}

/** So far from the pawn a place is looked for, in such steps; what a pixel away costs beside what would be hidden, being at sea, or on another's land. */
const PILL = { across: 170, along: 150, step: 10, far: 14, sea: 2500, abroad: 9000 } as const;

function steps(reach: number): number[] {
  const count = Math.floor(reach / PILL.step);
  return Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * PILL.step);
}

/** Points of whose turn it was, below the pawn that won them or beside its row; others' points are on their plates. */
export function areaPills(
  areas: readonly AreaView[],
  look: AntarcticaLook,
  changed: Changed | undefined,
): Shape[] {
  if (changed === undefined) return [];
  const unitOf = (points: number): Part => ({
    words: ` ${look.say({ key: 'board.pts', with: { count: Math.abs(points) } })}`,
    size: 26,
  });
  return areas.flatMap((area) => {
    const points = wonInArea(changed, area.id, changed.seat);
    const row = pawnSpots(area);
    const pawn = row.find(({ seat }) => seat === changed.seat);
    const [first, last] = [row[0], row.at(-1)];
    if (points === 0 || pawn === undefined || first === undefined || last === undefined) return [];
    const colours = pointsPill(changed, changed.seat, points);
    const parts = [signed(points), unitOf(points)];
    const { width, height } = pillSize(parts, colours);
    const below = { x: pawn.x, y: pawn.y + (pawn.height + height) / 2 - ON_FEET };
    const others = standingThere(areas);
    const places = steps(PILL.along).flatMap((down) =>
      steps(PILL.across).map((off): Point => ({ x: pawn.x + off, y: pawn.y + down })),
    );
    const costOf = (place: Point): number => {
      const box = centredBox(place, width, height);
      const covers = ({ ring }: AreaView): boolean => {
        const [left, right] = rowIn(ring, box.y + height, height);
        return box.x < right && box.x + width > left;
      };
      const [left, right] = rowIn(area.ring, box.y + height, height);
      const isHome = box.x >= left && box.x + width <= right;
      const isAbroad = areas.some((other) => other.id !== area.id && covers(other));
      const across = isHome ? 0 : isAbroad ? PILL.abroad : PILL.sea;
      const away = Math.min(
        Math.hypot(place.x - below.x, place.y - below.y),
        Math.hypot(place.x - pawn.x, place.y - pawn.y),
      );
      return others.reduce(
        (sum, { box: other, weight }) => sum + weight * commonArea(other, box),
        across + PILL.far * away,
      );
    };
    const best = places.reduce(
      (so, place) => {
        const cost = costOf(place);
        return cost < so.cost ? { place, cost } : so;
      },
      { place: below, cost: costOf(below) },
    ).place;
    return pill(parts, best, colours);
  });
}
