import type { Letter } from '../../../engine/games/aquasphere/components.ts';
import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import { lookOfSeat } from '../../glyphs.ts';
import type { Colour } from '../../palettes.ts';
import { pill, pillSize, seatPill } from '../../pills.ts';
import type { Paint, Point, Shape } from '../../shapes.ts';
import { bubbles, halo, ribbon, smoothed, type RibbonLook } from '../../trails.ts';
import { HULL } from './ground.ts';
import { engineerPlace, PASSED_SIZE } from './headquarters.ts';
import { at, isEnlarged, squareAt, type Place } from './place.ts';
import { alongTrack, CORRIDOR, crewAt, exitAt, lockAfter, PAD, roomAt, sectorAt } from './places.ts';
import { gainsOf } from './told-words.ts';
import { AFLOAT, countersAlong } from './water.ts';
import { actedIn, climbedFrom, crewOf, pointsOf, tookControl, walkedFrom, type Told } from './turn.ts';

/* What changed in the last turn, where it happened. */

function positionOf({ ring }: AquaSphereView, letter: string): number {
  return ring.findIndex((sector) => sector.letter === letter);
}

/** Sizes of arrows' heads: on the way of a scientist and of a counter. */
const HEAD = 38;
const COUNTER_HEAD = 28;
/** Between tiles there is little room. */
const CLIMB = { from: 7, to: 10, white: 10, head: 28 } as const;

/** The way that an engineer took: narrow where it was, with a head where it is; white at its edges, unlike all that is built. */
function climb(way: readonly Point[], seat: number, { k }: Place): Shape[] {
  const { from, to, white, head } = CLIMB;
  const layer = (more: number, colour: Paint): Shape[] =>
    ribbon(way, {
      colour,
      outline: '~outline',
      from: (from + more) * k,
      to: (to + more) * k,
      head: { size: (head + 2 * more) * k, short: (-more / 2) * k },
    });
  return [...layer(white, '~rim'), ...layer(0, lookOfSeat(seat).colour)];
}

/** A piece where it was. */
function ghost(piece: string, spot: Point & { readonly size: number }, place: Place): Shape {
  return { kind: 'sprite', name: `ghost-${piece}`, ...squareAt(place, spot.x, spot.y, spot.size) };
}

/** Thin, as after a scoring everybody has one. */
function wake(way: readonly Point[], seat: number, head?: RibbonLook['head']): Shape[] {
  const { colour } = lookOfSeat(seat);
  return ribbon(way, { colour, outline: '~visor', from: 3, to: 8, ...(head && { head }) });
}

/** Across the feet of counters that float between. */
const BELOW_COUNTERS = 19;
/** After a scoring the ways of all lie below one another. */
const WAKES_APART = 5;

/** Where everybody's points grew on the water: from the space where the counter was. */
export function wakes(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const { lap } = view.track;
  const floats = countersAlong(view);
  return told.points.flatMap(({ seat, from, to }): Shape[] => {
    // who went round begins anew at the left
    const sameLap = Math.floor(from / lap) === Math.floor(to / lap);
    const start = sameLap ? alongTrack(from % lap, lap) : 30;
    const y = AFLOAT + BELOW_COUNTERS + (told.scored ? (seat - 1.5) * WAKES_APART : 0);
    const way = [at(place, start, y), at(place, floats[seat]?.x ?? 0, y)];
    return wake(way, seat, told.scored ? undefined : { size: COUNTER_HEAD, short: 26 });
  });
}

/** So far from its middle, as a part of its size, the way of an engineer begins. */
const AT_HEAD = 0.36;
const AT_SHOULDER = 0.48;
/** So far beside a tile's middle that way passes it. */
const AROUND_TILE = 50;
/** A room's tile with its light around it. */
const LIT_ROOM = 68;

/** Between the tiles of all storeys one can go straight up: on the side of the room, or of where it leads. */
function stairwell(room: number, out: number): number {
  const side = room === PAD.x ? out : room;
  return PAD.x + (side < PAD.x ? -40 : 40);
}

/** The way that the engineer took: round the tile of the room where it was, up to the next one or out. */
export function engineerWay(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const { seat } = told;
  const here = climbedFrom(told);
  const now = view.players[seat]?.engineer;
  if (here === undefined || here === 'out' || now === undefined || now === here) return [];
  const leaves = now === 'out';
  const from = engineerPlace(view, seat, here, told);
  const to = leaves
    ? { ...exitAt(view.passed.indexOf(seat), view.seats), size: PASSED_SIZE }
    : engineerPlace(view, seat, now, told);
  const tile = here === 'start' ? from.x : roomAt(view.hq.rooms, here).x;
  const beside = leaves ? stairwell(tile, to.x) : tile + (to.x < tile ? -AROUND_TILE : AROUND_TILE);
  const straightUp = here === 'start' && !leaves;
  const begin: Point[] = straightUp
    ? [
        { x: from.x, y: from.y - from.size * AT_HEAD },
        // above the heads of who still waits
        { x: from.x, y: to.y + to.size * AT_SHOULDER + 14 },
      ]
    : [
        { x: from.x + Math.sign(beside - from.x) * from.size * AT_SHOULDER, y: from.y },
        { x: beside, y: from.y - 22 },
        { x: beside, y: to.y + (leaves ? 42 : to.size * AT_SHOULDER + 22) },
      ];
  const way = smoothed(
    [...begin, { x: to.x, y: to.y + to.size * AT_SHOULDER }].map(({ x, y }) => at(place, x, y)),
    2,
  );
  return [ghost(`engineer:${seat}`, from, place), ...climb(way, seat, place)];
}

/** Light behind the program that was chosen. */
export function litRoom(view: AquaSphereView, told: Told, place: Place): Shape[] {
  if (told.moved === undefined || climbedFrom(told) === undefined) return [];
  const { x, y } = roomAt(view.hq.rooms, told.moved.to);
  return [
    halo(squareAt(place, x, y, 80), 'warm', 0.7),
    { kind: 'rect', ...squareAt(place, x, y, LIT_ROOM), corner: 20 * place.k, fill: 'warm' },
  ];
}

/** How far before a corner a way begins to turn. */
const BEND = 13;

/** The same way with its corners cut off. */
function bent(way: readonly Point[]): Point[] {
  return way.flatMap((corner, nth) => {
    const [before, after] = [way[nth - 1], way[nth + 1]];
    if (before === undefined || after === undefined) return [corner];
    return [before, after].map((other) => {
      const part = Math.min(0.5, BEND / Math.hypot(other.x - corner.x, other.y - corner.y));
      return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part };
    });
  });
}

/** Along the corridors from sector to sector, the cheaper way round. */
function corridorWay({ ring }: AquaSphereView, from: number, to: number): Point[] {
  const count = ring.length;
  const clockwise = (to - from + count) % count;
  const cost = (start: number, steps: number): number =>
    Array.from({ length: steps }, (_, nth) => ring[(start + nth) % count]?.lockClockwise ?? 0).reduce(
      (sum, lock) => sum + lock,
      0,
    );
  const [ahead, back] = [cost(from, clockwise), cost(to, count - clockwise)];
  const forward = ahead < back || (ahead === back && clockwise <= count / 2);
  const steps = forward ? clockwise : count - clockwise;
  return Array.from({ length: steps }, (_, nth) =>
    forward ? (from + nth) % count : (from - nth + count) % count,
  ).flatMap((here) => {
    const next = forward ? (here + 1) % count : (here - 1 + count) % count;
    const { x, side } = lockAfter(forward ? here : next);
    return side === 'between' ? [] : [here, next].map((sector) => ({ x, y: corridorOf(sector) }));
  });
}

function corridorOf(position: number): number {
  return sectorAt(position).y + CORRIDOR;
}

/** How far beside its middle, as a part of its size, an arrow ends at a scientist's feet. */
const AT_FEET = 0.3;

interface Walk {
  readonly from: number;
  readonly to: number;
  /** Where the scientist stood, and where it stands. */
  readonly then: Point & { readonly size: number };
  readonly now: Point & { readonly size: number };
}

function walkOf(view: AquaSphereView, told: Told, place: Place): Walk | undefined {
  const { walked, seat } = told;
  if (walked === undefined || walkedFrom(told) === undefined) return undefined;
  const [from, to] = [positionOf(view, walked.from), positionOf(view, walked.to)];
  const spot = (letter: Letter, position: number): Walk['now'] => {
    const crew = crewOf(view, letter, told);
    return crewAt(position, crew.indexOf(seat), crew.length, isEnlarged(place));
  };
  return { from, to, then: spot(walked.from, from), now: spot(walked.to, to) };
}

/** Where the scientist was. */
export function scientistLeft(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const walk = walkOf(view, told, place);
  return walk === undefined ? [] : [ghost(`scientist:${told.seat}`, walk.then, place)];
}

/** Along a corridor, from its back to its tip; dark and white at its edge, unlike all that is built. */
function arrowHead(tip: Point, back: number, colour: Colour, { k }: Place): Shape[] {
  const half = (HEAD / 2) * k;
  const points = [{ x: back, y: tip.y - half }, tip, { x: back, y: tip.y + half }];
  const edge = (paint: Paint, weight: number): Shape => ({
    kind: 'polygon',
    points,
    fill: colour,
    stroke: { colour: paint, weight: weight * k },
  });
  return [edge('~outline', 12), edge('~rim', 6)];
}

/** The way that the scientist took, to the feet of where it stands. */
export function scientistWay(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const walk = walkOf(view, told, place);
  if (walk === undefined) return [];
  const { from, to, then, now } = walk;
  const way = [
    { x: then.x, y: corridorOf(from) },
    ...corridorWay(view, from, to),
    { x: now.x, y: corridorOf(to) },
  ].map(({ x, y }) => at(place, x, y));
  const [before, end] = way.slice(-2);
  if (before === undefined || end === undefined) return [];
  const ahead = Math.sign(end.x - before.x);
  const tip = end.x - ahead * now.size * AT_FEET * place.k;
  const back = tip - ahead * HEAD * 0.85 * place.k;
  const { colour } = lookOfSeat(told.seat);
  const round = smoothed(bent([...way.slice(0, -1), { x: back, y: end.y }]), 1);
  return [
    {
      kind: 'line',
      points: round,
      stroke: { colour: { tint: '~outline', alpha: 0.6 }, weight: 20 * place.k },
    },
    ...bubbles(round, { colour, rim: '~rim', from: 5 * place.k, to: 9 * place.k, every: 24 * place.k }),
    ...arrowHead({ x: tip, y: end.y }, back, colour, place),
  ];
}

/** What moved, was won or was built in the last turn. */
function freshIds(view: AquaSphereView, told: Told): string[] {
  const { seat, moved, walked, control, submarine, programmed, passed, refilled } = told;
  if (refilled || told.scored) return [];
  return [
    ...(walked === undefined ? [] : [`scientist:${seat}`]),
    ...(moved !== undefined || (passed && view.passed.includes(seat)) ? [`engineer:${seat}`] : []),
    // who came to take it shines already
    ...(walked === undefined && tookControl(told) ? [`control:${control?.sector ?? ''}:${seat}`] : []),
    ...(submarine === undefined ? [] : [`submarine:${submarine.sector}:${seat}`]),
    ...(programmed === undefined ? [] : [`programmed:${seat}:${programmed.colour}`]),
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
  // between boards and their words there is less room
  const reach = ({ id = '' }: Shape): number => (/^(?:engineer|programmed):/u.test(id) ? 8 : 24) * place.k;
  const lit = shapes.map((shape): Shape =>
    shape.kind === 'sprite' && ids.has(shape.id ?? '')
      ? { ...shape, rim, glow: { colour: 'warm', reach: reach(shape) } }
      : shape,
  );
  const cameUp = ({ id = '' }: Shape): boolean => ids.has(id) && /^(?:scientist|engineer):/u.test(id);
  return [...lit.filter((shape) => !cameUp(shape)), ...lit.filter(cameUp)];
}

/** What the turn brought, on the hull's edge above whoever came: clear of all pieces and numbers. */
export function changePills(view: AquaSphereView, told: Told, place: Place): Shape[] {
  const letter = actedIn(told);
  if (letter === undefined || told.refilled || told.scored) return [];
  const position = positionOf(view, letter);
  const parts = gainsOf(told, { size: 30 * place.k, star: 'star:seat' });
  if (position < 0 || parts.length === 0) return [];
  const { x, y } = sectorAt(position);
  const look = seatPill(told.seat, pointsOf(told, told.seat), isEnlarged(place) ? 44 : 30, false);
  // alone there are bots below the edge
  const corner = at(place, x + HULL.width, y + (isEnlarged(place) ? -9 : 4));
  return pill(parts, { x: corner.x - pillSize(parts, look).width / 2, y: corner.y }, look);
}
