import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import { lookOfSeat, type Owner } from '../../glyphs.ts';
import type { Point, Shape } from '../../shapes.ts';
import { GHOST, ribbon } from '../../trails.ts';
import { benchOf, diversOn, moduleAt } from './arms.ts';
import { lyingOn } from './modules.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { ownKey } from './sprites.ts';
import { domeAt, geometryOf, type StationPlace } from './station-place.ts';
import { eventsOf, type Told } from './turn.ts';

/* The ways of divers in the last turn, in the colour of whose they are. */

type Places = readonly StationPlace[];

const ARROW = { wide: 7, head: 32, least: 22 } as const;
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
  return ribbon(rounded(way), { colour, outline: '~outline', ...width, head: { size, short: 0 } });
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

/** Out of the dome, or from module to module, over the roofs and down to where they are now. */
function wayOf({ place, arm, from, to }: Dive): Point[] {
  const { width, height } = place.module;
  const target = moduleAt(place, arm, to - 1);
  const start = from > 0 ? moduleAt(place, arm, from - 1) : domeAt(place);
  const over = target.y - height * 0.43;
  const goal = { x: target.x - Math.sign(target.x - start.x) * width * 0.2, y: over };
  if (from === 0) {
    const mouth = place.box.x + geometryOf(place).tower.right + 8;
    return [
      { x: start.x + geometryOf(place).radius - 6, y: Math.min(start.y, over) },
      { x: mouth, y: over },
      goal,
    ];
  }
  return [{ x: start.x + Math.sign(target.x - start.x) * width * 0.2, y: start.y - height * 0.43 }, goal];
}

/** A shade where a diver was, and its way. */
export function dives(told: Told, places: Places): Shape[] {
  return divesOf(told, places).flatMap((dive): Shape[] => {
    const { place, arm, from } = dive;
    const { seat } = place;
    const trail = arrow(wayOf(dive), seat);
    const left = place.of.outside[arm][from - 1];
    const empty = left !== undefined && diversOn(left) === 0;
    if (!empty) return trail;
    const bench: Shape = { kind: 'sprite', name: `bench:${ownKey(seat)}`, ...benchOf(place, arm, from - 1) };
    return [{ ...bench, ...GHOST }, ...trail];
  });
}

/** Whether this is a diver that has just arrived, with how many lie there: above the ways. */
export function hasArrived(told: Told): (shape: Shape) => boolean {
  const where = new Set(eventsOf(told, 'deepleMoved').map(({ seat, module }) => lyingOn(seat, module)));
  return ({ id, of }) => where.has(id ?? of ?? '');
}
