import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import { lookOfSeat, type Owner } from '../../glyphs.ts';
import { centreOf, grown } from '../../shapes.ts';
import type { Point, Shape } from '../../shapes.ts';
import { GHOST, ribbon } from '../../trails.ts';
import { textOn } from '../../type.ts';
import { benchOf, diversOn, moduleAt } from './arms.ts';
import { lyingOn } from './modules.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';
import { domeAt, geometryOf, type StationPlace } from './station-place.ts';
import { eventsOf, type Told } from './turn.ts';

/* The ways of divers in the last turn, in the colour of whose they are. */

type Places = readonly StationPlace[];

const ARROW = { wide: 9, head: 32, least: 24 } as const;
/** As long as what is left of the last line. */
const HEAD_ROOM = 1.1;

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Along straight lines with rounded corners; the head is whole, and smaller where it has less room. */
function arrow(way: readonly Point[], seat: Owner): Shape[] {
  const { wide, head, least } = ARROW;
  const [before, end] = way.slice(-2);
  const room = before === undefined || end === undefined ? head : distance(before, end) * HEAD_ROOM;
  const size = Math.max(least, Math.min(head, room));
  const { colour } = lookOfSeat(seat);
  const width = { from: wide, to: wide };
  return ribbon(rounded(way), { colour, outline: '~new', ...width, head: { size, short: 0 } });
}

/** Corners rounded, but the rest straight. */
function rounded(way: readonly Point[]): Point[] {
  const R = 22;
  return way.flatMap((corner, nth): Point[] => {
    const [before, after] = [way[nth - 1], way[nth + 1]];
    if (before === undefined || after === undefined) return [corner];
    const toward = (other: Point): Point => {
      const far = distance(corner, other);
      const part = far === 0 ? 0 : Math.min(R, far / 2) / far;
      return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part };
    };
    const [a, b] = [toward(before), toward(after)];
    const middle = { x: (a.x + b.x + 2 * corner.x) / 4, y: (a.y + b.y + 2 * corner.y) / 4 };
    return [a, middle, b];
  });
}

export function placeOf(places: Places, seat: Owner): StationPlace | undefined {
  return places.find((place) => place.seat === seat);
}

interface Dive {
  readonly place: StationPlace;
  readonly arm: OutsideArm;
  readonly from: number;
  readonly to: number;
}

function divesOf(told: Told, places: Places): Dive[] {
  if (told.roundBegan) return [];
  return eventsOf(told, 'deepleMoved').flatMap(({ seat, arm, from, to }): Dive[] => {
    const place = placeOf(places, seat);
    const way = OUTSIDE_ARMS.find((one) => one === arm);
    if (place === undefined || way === undefined || place.of.outside[way].length < Math.max(from, to))
      return [];
    return [{ place, arm: way, from, to }];
  });
}

/** Beside the middle of a module, where its roof has no eyes. */
const ASIDE = { start: 0.1, goal: 0.26 } as const;
/** How far the head reaches into a roof. */
const DOWN = 24;
/** Beside one another two ways are two. */
const LANE = 13;

interface Way {
  readonly dive: Dive;
  readonly count: number;
}

/** Who goes the same way has one arrow. */
function distinct(all: readonly Dive[]): Way[] {
  return all.flatMap((dive) => {
    const { place, arm, from, to } = dive;
    const same = all.filter(
      (one) => one.place === place && one.arm === arm && one.from === from && one.to === to,
    );
    return same[0] === dive ? [{ dive, count: same.length }] : [];
  });
}

/** So far short of the side of a module the head ends: who has arrived is drawn over it. */
const SHORT = 2;
/** Of the dome's radius: higher or lower than this a way turns beside it. */
const STRAIGHT = 0.7;

/** From the dome's edge to the height at which a way goes on. */
function outOfDome(place: StationPlace, across: number, down: number): Point[] {
  const { x, y } = domeAt(place);
  const { radius } = geometryOf(place);
  const dy = Math.max(-STRAIGHT * radius, Math.min(STRAIGHT * radius, across - y));
  const edge = { x: x + Math.sqrt(radius * radius - dy * dy) + 8, y: y + dy };
  return edge.y === across ? [edge] : [edge, { x: down, y: edge.y }, { x: down, y: across }];
}

/** Out of the dome, or off the roof of a module, through the lane above and down to where they are now. */
function wayOf({ place, arm, from, to }: Dive, nth: number): Point[] {
  const { width, height } = place.module;
  const target = moduleAt(place, arm, to - 1);
  const laneAbove = (y: number): number => y - height / 2 - 1 - (nth % 2) * LANE;
  const lane = laneAbove(target.y);
  if (from === 0) {
    const { tower, arms } = geometryOf(place);
    const down = place.box.x + tower.right + 4 + (nth % 2) * LANE;
    // the first module of an arm is entered from the side, where its people sit, the others through the roof
    const first = to === 1;
    const bench = centreOf(benchOf(place, arm, to - 1)).y;
    const across = first ? bench : lane;
    const goal = target.x - width * ASIDE.goal;
    const end = first
      ? [{ x: place.box.x + arms.first - SHORT, y: bench }]
      : [
          { x: goal, y: lane },
          { x: goal, y: target.y - height / 2 + DOWN },
        ];
    return [...outOfDome(place, across, down), ...end];
  }
  const start = moduleAt(place, arm, from - 1);
  const side = Math.sign(target.x - start.x);
  const begin = start.x + side * width * ASIDE.start;
  const goal = target.x - side * width * ASIDE.goal;
  // of an arm that bends back, through the lane between its lines
  const between = start.y === target.y ? lane : laneAbove(Math.max(start.y, target.y));
  const out = start.y < target.y ? start.y + height / 2 + 8 : start.y - height / 2 + 8;
  const into = start.y > target.y ? target.y + height / 2 - DOWN / 2 : target.y - height / 2 + DOWN;
  return [
    { x: begin, y: out },
    { x: begin, y: between },
    { x: goal, y: between },
    { x: goal, y: into },
  ];
}

/** Where a way begins, and how many went it if they are several; to whoever chooses there the menu's numbers are enough. */
function origin({ x, y }: Point, { seat, own }: StationPlace, count: number): Shape[] {
  const { colour } = lookOfSeat(seat);
  const told = count > 1 && !own;
  const r = told ? 18 : 10;
  const style = { size: 26, weight: 'bold', colour: 'on-seat' } as const;
  return [
    { kind: 'circle', x, y, r: r + 3, fill: '~new' },
    { kind: 'circle', x, y, r, fill: colour },
    ...(told ? [textOn(String(count), x, y, style)] : []),
  ];
}

/** Those who left an empty module, faintly where they were; and the ways of all. */
export function dives(told: Told, places: Places): Shape[] {
  const all = divesOf(told, places);
  const gone = all.flatMap(({ place, arm, from }, nth): Shape[] => {
    const left = place.of.outside[arm][from - 1];
    const first = all.findIndex((one) => one.place === place && one.arm === arm && one.from === from) === nth;
    if (!first || left === undefined || diversOn(left) > 0) return [];
    const count = all.filter((one) => one.place === place && one.arm === arm && one.from === from).length;
    const bench = benchOf(place, arm, from - 1);
    const { x, y } = centreOf(bench);
    const side = bench.height - 14;
    return [
      {
        kind: 'rect',
        ...grown(bench, -4),
        corner: 9,
        stroke: { colour: lookOfSeat(place.seat).colour, weight: 4, dashed: true },
      },
      ...Array.from({ length: count }, (_, at): Shape => ({
        ...sprite(`diver:${ownKey(place.seat)}`, x + (at - (count - 1) / 2) * side * 1.2, y, side),
        ...GHOST,
      })),
    ];
  });
  return [
    ...gone,
    ...distinct(all).flatMap(({ dive, count }, nth) => {
      const way = wayOf(dive, nth);
      const [start] = way;
      return [
        ...arrow(way, dive.place.seat),
        ...(start === undefined ? [] : origin(start, dive.place, count)),
      ];
    }),
  ];
}

/** Whether this is a diver that has just arrived, with how many lie there: above the ways. */
export function hasArrived(told: Told): (shape: Shape) => boolean {
  const where = new Set(eventsOf(told, 'deepleMoved').map(({ seat, module }) => lyingOn(seat, module)));
  return ({ id, of }) => where.has(id ?? of ?? '');
}
