import type { Letter } from '../../../engine/games/aquasphere/components.ts';
import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import { lookOfSeat } from '../../glyphs.ts';
import { tokenName } from '../../house-sprites.ts';
import { pill, seatPill, signed } from '../../pills.ts';
import type { Part } from '../../parts.ts';
import type { Point, Shape } from '../../shapes.ts';
import { GHOST, halo, ribbon, smoothed } from '../../trails.ts';
import { HULL } from './ground.ts';
import { engineerPlace, PASSED_SIZE } from './headquarters.ts';
import { pointsParts } from './pieces.ts';
import { at, edgeOf, isEnlarged, squareAt, type Place } from './place.ts';
import { alongTrack, berthAt, CORRIDOR, crewAt, exitAt, lockAfter, roomAt, sectorAt } from './places.ts';
import { AFLOAT, countersAlong } from './water.ts';
import {
  actedIn,
  climbedFrom,
  crewOf,
  goodTaken,
  pointsOf,
  tookControl,
  walkedFrom,
  type Told,
} from './turn.ts';

/* What changed in the last turn, where it happened. */

/** Middles of the rooms of goods. */
const ROOM_MIDDLE = { time: 69, crystals: 185, octopods: 303 } as const;

function positionOf({ ring }: AquaSphereView, letter: string): number {
  return ring.findIndex((sector) => sector.letter === letter);
}

/** The way that a piece took: bold, in its owner's colour, edged so that it stands out from hulls of that colour. */
function trail(way: readonly Point[], seat: number, place: Place, { widest = 20, short = 0 } = {}): Shape[] {
  const [from, to] = [8 * place.k, widest * place.k];
  const edge = 10 * place.k;
  /** Wider by so much on all sides, its head too. */
  const layer = (more: number): { from: number; to: number; head: { size: number; short: number } } => ({
    from: from + more,
    to: to + more,
    head: { size: to * HEAD + more * 1.6, short: short * place.k - more * 0.7 },
  });
  return [
    ...ribbon(way, { colour: '~visor', outline: '~visor', ...layer(2 * edge) }),
    ...ribbon(way, { colour: 'warm', outline: '~visor', ...layer(edge) }),
    ...ribbon(way, {
      colour: lookOfSeat(seat).colour,
      outline: '~visor',
      ...layer(0),
      chevrons: { every: 62 * place.k, colour: '~visor' },
    }),
  ];
}

/** An arrow's head is so many times as wide as its way. */
const HEAD = 2.2;

/** A piece where it was. */
function ghost(sprite: string, seat: number, spot: Point & { readonly size: number }, place: Place): Shape {
  const rim = { colour: lookOfSeat(seat).colour, width: 4 * place.k };
  return { kind: 'sprite', name: sprite, ...squareAt(place, spot.x, spot.y, spot.size), ...GHOST, rim };
}

/** Thin, as after a scoring everybody has one. */
function wake(way: readonly Point[], seat: number): Shape[] {
  return ribbon(way, { colour: lookOfSeat(seat).colour, outline: '~visor', from: 3, to: 8 });
}

/** After a scoring the ways of all lie below one another. */
const WAKES_APART = 9;

/** Where everybody's points grew on the water: from the space where the counter was. */
export function wakes(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const { lap } = view.track;
  const xs = countersAlong(view);
  return told.points.flatMap(({ seat, from, to }): Shape[] => {
    // who went round begins anew at the left
    const sameLap = Math.floor(from / lap) === Math.floor(to / lap);
    const start = sameLap ? alongTrack(from % lap, lap) : 30;
    const y = AFLOAT + (told.scored ? (seat - 1.5) * WAKES_APART : 4);
    const way = [at(place, start, y), at(place, xs[seat] ?? 0, y)];
    const was = { x: start, y: AFLOAT, size: 40 };
    return [
      ...(sameLap && !told.scored ? [ghost(tokenName(seat), seat, was, place)] : []),
      ...(told.scored ? wake(way, seat) : trail(way, seat, place, { short: 18 })),
    ];
  });
}

/** So far beside a tile's middle the way of an engineer passes it. */
const AROUND_TILE = 56;
/** A room's tile with its light around it. */
const LIT_ROOM = 98;

/** The way that the engineer took: round the tile of the room where it was, up to the next one or out. */
export function engineerWay(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const { moved, seat } = told;
  const here = climbedFrom(told);
  const now = view.players[seat]?.engineer;
  if (here === undefined || here === 'out' || now === undefined || now === here) return [];
  const leaves = now === 'out';
  const from = engineerPlace(view, seat, here, told);
  const to = leaves
    ? { ...exitAt(view.passed.indexOf(seat), view.seats), size: PASSED_SIZE }
    : engineerPlace(view, seat, now, told);
  const side = here === 'start' ? 0 : roomAt(view.hq.rooms, here).x;
  const around: Point[] =
    here === 'start' || leaves
      ? []
      : [from.y - 22, to.y + 26].map((y) => ({ x: side + (to.x < side ? -AROUND_TILE : AROUND_TILE), y }));
  const way = smoothed(
    [{ x: from.x, y: from.y + 14 }, ...around, to].map(({ x, y }) => at(place, x, y)),
    2,
  );
  return [
    ...(moved === undefined || leaves ? [] : litRoom(roomAt(view.hq.rooms, moved.to), place)),
    ghost(`engineer:${seat}`, seat, from, place),
    ...trail(way, seat, place, { short: to.size * 0.5 }),
  ];
}

/** The program that was chosen. */
function litRoom({ x, y }: Point, place: Place): Shape[] {
  return [
    halo(squareAt(place, x, y, 84), 'warm', 0.7),
    { kind: 'rect', ...squareAt(place, x, y, LIT_ROOM), corner: 28 * place.k, fill: 'warm' },
  ];
}

/** So far beside a standing lock's middle the way goes through it. */
const WALL = 12;

/** The corridor from sector to sector, the cheaper way round, through the locks, to where the scientist stands now. */
function corridorWay({ ring }: AquaSphereView, from: number, to: number, now: Point): Point[] {
  const count = ring.length;
  const clockwise = (to - from + count) % count;
  const cost = (start: number, steps: number): number =>
    Array.from({ length: steps }, (_, nth) => ring[(start + nth) % count]?.lockClockwise ?? 0).reduce(
      (sum, lock) => sum + lock,
      0,
    );
  const forward = cost(from, clockwise) <= cost(to, count - clockwise);
  const steps = forward ? clockwise : count - clockwise;
  const middle = (position: number): Point => {
    const { x, y } = sectorAt(position);
    return { x: x + HULL.width / 2, y: y + CORRIDOR };
  };
  const way: Point[] = [];
  for (let nth = 0; nth < steps; nth += 1) {
    const here = forward ? (from + nth) % count : (from - nth + count) % count;
    const next = forward ? (here + 1) % count : (here - 1 + count) % count;
    const lock = lockAfter(forward ? here : next);
    if (lock.direction === 'standing') {
      // round the corner inside the lock, along its outer wall, not across what lies in the room
      const [top, foot] = [middle(here).y, middle(next).y];
      const [inwards, along] = [lock.x < middle(here).x ? 1 : -1, top < foot ? 40 : -40];
      const x = lock.x - inwards * WALL;
      way.push({ x: x + inwards * 40, y: top }, { x, y: top }, { x, y: top + along });
      // straight from a lock beside the crew, so that one sees the arrow come in
      if (nth === steps - 1 && inwards < 0) return [...way, { x, y: lock.y }, now];
      way.push({ x, y: foot - along }, { x, y: foot }, { x: x + inwards * 40, y: foot });
    } else way.push({ x: lock.x, y: lock.y });
  }
  return [...way, { x: now.x, y: middle(to).y }];
}

/** Where the scientist was, and the way that it took. */
export function scientistWay(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const { walked, seat } = told;
  if (walked === undefined || walkedFrom(told) === undefined) return [];
  const [from, to] = [positionOf(view, walked.from), positionOf(view, walked.to)];
  const spot = (letter: Letter, position: number): Point & { size: number } => {
    const crew = crewOf(view, letter, told);
    return crewAt(position, crew.indexOf(seat), crew.length, isEnlarged(place));
  };
  const now = spot(walked.to, to);
  const then = spot(walked.from, from);
  const foot = (position: number, x: number): Point => ({ x, y: sectorAt(position).y + CORRIDOR });
  const points = [
    { x: then.x, y: then.y + then.size * 0.35 },
    foot(from, then.x),
    ...corridorWay(view, from, to, now),
  ].map(({ x, y }) => at(place, x, y));
  return [
    ghost(`scientist:${seat}`, seat, then, place),
    ...trail(smoothed(points, 2), seat, place, { widest: 22, short: now.size * 0.45 }),
  ];
}

/** What moved, was won or was built in the last turn. */
function freshIds(view: AquaSphereView, told: Told): string[] {
  const { seat, moved, walked, control, submarine, programmed, passed, refilled } = told;
  if (refilled || told.scored) return [];
  const taken = control !== undefined && (tookControl(told) || wasFree(told));
  return [
    ...(walked === undefined ? [] : [`scientist:${seat}`]),
    ...(moved !== undefined || (passed && view.passed.includes(seat)) ? [`engineer:${seat}`] : []),
    ...(taken ? [`control:${control.sector}:${seat}`] : []),
    ...(submarine === undefined ? [] : [`submarine:${submarine.sector}:${seat}`]),
    ...(programmed === undefined ? [] : [`programmed:${seat}:${programmed.colour}`]),
    ...pileTaken(view, told),
  ];
}

/** The pile that a module or card was taken from. */
function pileTaken({ ring }: AquaSphereView, told: Told): string[] {
  const sector = ring.find(({ letter }) => letter === actedIn(told));
  const [module, card] = [sector?.extensions[0], sector?.research[0]];
  return [
    ...(told.module === undefined || module === undefined ? [] : [`module:${module.id}`]),
    ...(told.card === undefined || card === undefined ? [] : [`card:${card.id}`]),
  ];
}

/** A bright rim round what is new; people who have come stand in front of the others. */
export function shining(
  shapes: readonly Shape[],
  view: AquaSphereView,
  told: Told | undefined,
  place: Place,
): Shape[] {
  const ids = new Set(told === undefined ? [] : freshIds(view, told));
  const rim = { colour: 'warm', width: 5 * place.k } as const;
  const glow = { colour: 'warm', reach: 24 * place.k } as const;
  const lit = shapes.map((shape): Shape =>
    shape.kind === 'sprite' && ids.has(shape.id ?? '') ? { ...shape, rim, glow } : shape,
  );
  const cameUp = ({ id = '' }: Shape): boolean => ids.has(id) && /^(?:scientist|engineer):/u.test(id);
  return [...lit.filter((shape) => !cameUp(shape)), ...lit.filter(cameUp)];
}

function wasFree({ before, control }: Told): boolean {
  return before.ring.find(({ letter }) => letter === control?.sector)?.control === undefined;
}

/** +2 where goods came from, +3 where points come from. */
export function changePills(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const letter = actedIn(told);
  if (letter === undefined || told.refilled || told.scored) return [];
  const position = positionOf(view, letter);
  if (position < 0) return [];
  const { x, y } = sectorAt(position);
  const won = pointsOf(told, told.seat);
  const pillAt = (parts: readonly Part[], [px, py]: readonly [number, number], points: number): Shape[] =>
    pill(parts, at(place, px, py), seatPill(told.seat, points, isEnlarged(place) ? 38 : 30, true));
  const good = goodTaken(told);
  const got = good === 'time' ? told.time?.got : good === 'crystals' ? told.crystals?.got : undefined;
  return [
    ...(good === undefined || got === undefined || got === 0
      ? []
      : pillAt([signed(got)], [x + ROOM_MIDDLE[good], y + edgeOf(place)], got)),
    ...(won <= 0 ? [] : pillAt(pointsParts(won, 26), sourceOf(told, position, place), won)),
  ];
}

function sourceOf(told: Told, position: number, place: Place): [number, number] {
  const { x, y } = sectorAt(position);
  const edge = y + edgeOf(place);
  const alone = isEnlarged(place);
  if (told.submarine !== undefined) {
    const berth = berthAt(position, told.submarine.space - 1);
    // beside the fourth one the next sector begins, and beside the others prices are seen where the station is drawn alone
    return told.submarine.space > 3 || alone ? [berth.x, edge] : [berth.x + 90, berth.y + 4];
  }
  if (told.card !== undefined) return [x + 100, y + (alone ? 68 : 157)];
  if (told.catch !== undefined) return [x + ROOM_MIDDLE.octopods, edge];
  return alone ? [x + ROOM_MIDDLE.crystals, edge] : [x + 303, y + 22];
}
