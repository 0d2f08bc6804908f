import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import { lookOfSeat } from '../../glyphs.ts';
import { tokenName } from '../../house-sprites.ts';
import { pill, signed, warmPill } from '../../pills.ts';
import type { Part } from '../../parts.ts';
import type { Point, Shape } from '../../shapes.ts';
import { bubbles, GHOST, halo, ribbon, smoothed } from '../../trails.ts';
import { HULL, SURFACE } from './ground.ts';
import { engineerPlace } from './headquarters.ts';
import { at, isEnlarged, squareAt, type Place } from './place.ts';
import { alongTrack, berthAt, CORRIDOR, crewAt, exitAt, lockAfter, roomAt, sectorAt } from './places.ts';
import { countersAlong } from './water.ts';
import { actedIn, goodTaken, pointsOf, tookControl, type Told } from './turn.ts';

/* What changed in the last turn, where it happened. */

const GOOD_AT = { time: 12, crystals: 128, octopods: 243 } as const;

function positionOf({ ring }: AquaSphereView, letter: string): number {
  return ring.findIndex((sector) => sector.letter === letter);
}

/** Where everybody's points grew on the water: a ghost where the counter was, a wake behind it. */
export function wakes(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const { lap } = view.track;
  const xs = countersAlong(view);
  return told.points.flatMap(({ seat, from, to }): Shape[] => {
    // who went round begins anew at the left
    const start = from % lap;
    const sameLap = Math.floor(from / lap) === Math.floor(to / lap);
    const y = SURFACE - 14;
    const tip = at(place, sameLap ? alongTrack(start, lap) : 30, y + 20);
    const head = at(place, xs[seat] ?? 0, y);
    const { colour } = lookOfSeat(seat);
    return [
      {
        kind: 'polygon',
        points: [tip, { x: head.x, y: head.y - 6 * place.k }, { x: head.x, y: head.y + 24 * place.k }],
        fill: { tint: colour, alpha: 0.75 },
      },
      ...(sameLap
        ? [
            {
              kind: 'sprite' as const,
              name: tokenName(seat),
              ...squareAt(place, alongTrack(start, lap), y, 38),
              ...GHOST,
            },
          ]
        : []),
    ];
  });
}

/** So far beside a tile's middle the way of an engineer passes it. */
const AROUND_TILE = 56;

/** The way that the engineer took: from below its room's tile round it and up to the next one. */
export function engineerWay(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const { moved, seat, before } = told;
  if (moved === undefined || told.refilled) return [];
  const from = engineerPlace(before, seat);
  const to = engineerPlace(view, seat);
  const middle = moved.from === 'start' ? from.x : roomAt(view.hq.rooms, moved.from).x;
  const side = middle + (to.x < middle ? -AROUND_TILE : AROUND_TILE);
  const around: Point[] =
    moved.from === 'start'
      ? []
      : [
          { x: side, y: from.y - 16 },
          { x: side, y: to.y + 34 },
        ];
  const way = smoothed(
    [from, ...around, to].map(({ x, y }) => at(place, x, y)),
    2,
  );
  const { colour } = lookOfSeat(seat);
  return [
    {
      kind: 'sprite',
      name: `engineer:${seat}`,
      ...squareAt(place, from.x, from.y, from.size * 0.9),
      ...GHOST,
    },
    ...ribbon(way, { colour, outline: '~visor', from: 9 * place.k, to: 17 * place.k }),
    ...bubbles(way, { colour, rim: '~rim', from: 4 * place.k, to: 7 * place.k, every: 24 * place.k }),
  ];
}

/** Soft light behind who has just moved in headquarters. */
export function engineerLight(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const { moved, seat, passed } = told;
  const nth = view.passed.indexOf(seat);
  const spot =
    moved !== undefined && !told.refilled
      ? engineerPlace(view, seat)
      : passed && nth >= 0
        ? exitAt(nth, view.seats)
        : undefined;
  if (spot === undefined) return [];
  return [halo(squareAt(place, spot.x, spot.y, 58), 'warm', 0.8)];
}

/** The corridor from sector to sector, the cheaper way round, through the locks. */
function corridorWay({ ring }: AquaSphereView, from: number, to: number): Point[] {
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
      // round the corner inside the lock, not across what lies in the room
      const [top, foot] = [middle(here).y, middle(next).y];
      const [aside, along] = [lock.x < middle(here).x ? 40 : -40, top < foot ? 40 : -40];
      way.push({ x: lock.x + aside, y: top }, { x: lock.x, y: top }, { x: lock.x, y: top + along });
      way.push({ x: lock.x, y: foot - along }, { x: lock.x, y: foot }, { x: lock.x + aside, y: foot });
    } else way.push({ x: lock.x, y: lock.y });
  }
  return way;
}

/** Where the scientist was, and the way that it took. */
export function scientistWay(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const { walked, seat, before } = told;
  if (walked === undefined || told.refilled) return [];
  const [from, to] = [positionOf(view, walked.from), positionOf(view, walked.to)];
  const crew = (board: AquaSphereView, letter: string, position: number): Point & { size: number } => {
    const here = board.players.flatMap(({ scientist }, nth) => (scientist.sector === letter ? [nth] : []));
    return crewAt(position, Math.max(0, here.indexOf(seat)), here.length, isEnlarged(place));
  };
  const now = crew(view, walked.to, to);
  const light = halo(squareAt(place, now.x, now.y, now.size * 0.95), 'warm', 0.8);
  if (from === to) return [light];
  const then = crew(before, walked.from, from);
  const foot = (position: number, x: number): Point => ({ x, y: sectorAt(position).y + CORRIDOR });
  const points = [
    { x: then.x, y: then.y + then.size * 0.35 },
    foot(from, then.x),
    ...corridorWay(view, from, to),
    foot(to, now.x),
  ].map(({ x, y }) => at(place, x, y));
  const way = smoothed(points, 2);
  const { colour } = lookOfSeat(seat);
  return [
    light,
    {
      kind: 'sprite',
      name: `scientist:${seat}`,
      ...squareAt(place, then.x, then.y, then.size),
      ...GHOST,
    },
    ...ribbon(way, {
      colour: { tint: colour, alpha: 0.5 },
      outline: { tint: '~visor', alpha: 0.6 },
      from: 15 * place.k,
      to: 19 * place.k,
    }),
    ...bubbles(way, {
      colour,
      rim: '~rim',
      from: 4 * place.k,
      to: 8.5 * place.k,
      every: 26 * place.k,
    }),
  ];
}

/** Light behind a bot or submarine that is new. */
export function newPieces(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const { control, submarine } = told;
  const lights: Shape[] = [];
  if (control !== undefined && (tookControl(told) || wasFree(told))) {
    const { x, y } = sectorAt(positionOf(view, control.sector));
    lights.push(halo(squareAt(place, x + 185, y + 76, 104), 'warm', 0.6));
  }
  if (submarine !== undefined) {
    const { x, y } = berthAt(positionOf(view, submarine.sector), submarine.space - 1);
    lights.push(halo(squareAt(place, x, y, 70), 'warm', 0.85));
  }
  return lights;
}

function wasFree({ before, control }: Told): boolean {
  return before.ring.find(({ letter }) => letter === control?.sector)?.control === undefined;
}

/** -2 where goods were taken from, +3 where points come from. */
export function changePills(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const letter = actedIn(told);
  if (letter === undefined || told.refilled || told.scored) return [];
  const position = positionOf(view, letter);
  const sector = view.ring[position];
  const before = told.before.ring.find((one) => one.letter === letter);
  if (sector === undefined || before === undefined) return [];
  const { x, y } = sectorAt(position);
  const good = goodTaken(told);
  const taken = good === undefined ? 0 : sector[good] - before[good];
  const left = good === undefined ? 0 : GOOD_AT[good];
  const won = pointsOf(told, told.seat);
  return [
    ...(good === undefined || taken === 0 ? [] : pillAt([signed(taken)], x + left + 90, y + 155, place)),
    ...(won <= 0
      ? []
      : pillAt([signed(won), { sign: 'star:pill', size: 26 }], ...sourceOf(told, x, y, position), place)),
  ];
}

function sourceOf(told: Told, x: number, y: number, position: number): [number, number] {
  if (told.submarine !== undefined) {
    const berth = berthAt(position, told.submarine.space - 1);
    return [berth.x + 4, berth.y + 42];
  }
  if (told.card !== undefined) return [x + 97, y + 62];
  return told.catch === undefined ? [x + 303, y + 22] : [x + 303, y + 236];
}

function pillAt(parts: readonly Part[], x: number, y: number, place: Place): Shape[] {
  return pill(parts, at(place, x, y), warmPill(isEnlarged(place) ? 38 : 30));
}
