import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import { seatToken } from '../../glyphs.ts';
import { piece, type Point, type Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { at, sized, type Place } from './place.ts';

/** The knowledge track runs clockwise around headquarters, from the lower left corner. */
export const TRACK = { width: 500, height: 596, band: 48 } as const;
const COUNTER = 42;
const STEP = 19;

interface Spot extends Point {
  /** towards the inside of the ring */
  readonly inward: Point;
}

/** `along` in spaces; 0 is the beginning of the lap. */
function spotAt(along: number, lap: number): Spot {
  const inset = TRACK.band / 2;
  const [w, h] = [TRACK.width - TRACK.band, TRACK.height - TRACK.band];
  const way = ((along % lap) / lap) * 2 * (w + h);
  if (way < h) return { x: inset, y: inset + h - way, inward: { x: 1, y: 0 } };
  if (way < h + w) return { x: inset + way - h, y: inset, inward: { x: 0, y: 1 } };
  if (way < 2 * h + w) return { x: inset + w, y: inset + way - h - w, inward: { x: -1, y: 0 } };
  return { x: inset + 2 * w + 2 * h - way, y: inset + h, inward: { x: 0, y: -1 } };
}

function across(place: Place, along: number, lap: number, half: number): Point[] {
  const { x, y, inward } = spotAt(along, lap);
  return [half, -half].map((d) => at(place, x + inward.x * d, y + inward.y * d));
}

export function trackGround({ track }: AquaSphereView, place: Place): Shape[] {
  const { lap, linesBefore } = track;
  const lines = new Set(linesBefore.map((space) => space % lap));
  const spaces = Array.from({ length: lap }, (_, space) => space);
  return [
    ...spaces
      .filter((space) => !lines.has(space))
      .map((space): Shape => ({
        kind: 'line',
        points: across(place, space, lap, 9),
        stroke: { colour: 'edge', weight: 'fine' },
      })),
    ...[...lines].flatMap((space) => numberedLine(place, space, lap)),
  ];
}

/** Red with a rim, so that it is seen on any ground. */
export function redLine(points: readonly Point[]): Shape[] {
  return [
    { kind: 'line', points, stroke: { colour: 'on-colour-red', weight: 'bold' } },
    { kind: 'line', points, stroke: { colour: 'colour-red', weight: 'line' } },
  ];
}

/** A barrier across the band; the number of the first space beyond it stands on that space. */
function numberedLine(place: Place, space: number, lap: number): Shape[] {
  const { x, y } = spotAt(space + 0.5, lap);
  const number = at(place, x, y);
  const points = across(place, space, lap, TRACK.band / 2 - 5);
  return [
    ...redLine(points),
    textOn(String(space), number.x, number.y, { size: sized(place, 20), colour: 'faint' }),
  ];
}

/** Counters; who shares a space stands further in. */
export function counters({ players, track }: AquaSphereView, place: Place): Shape[] {
  const { lap } = track;
  return players.flatMap((player, seat) => {
    const before = players.slice(0, seat).filter(({ space }) => space === player.space).length;
    const { x, y, inward } = spotAt(player.space + 0.5, lap);
    const middle = at(place, x + inward.x * before * STEP, y + inward.y * before * STEP);
    const size = COUNTER * place.k;
    return piece({ id: `counter:${seat}`, facts: [FACTS.kp(seat, player)] }, [
      seatToken(seat, middle.x, middle.y, size),
      ...laps(player.lap, middle, size),
    ]);
  });
}

/** A dot on the counter for every lap that it has behind it. */
function laps(count: number, { x, y }: Point, size: number): Shape[] {
  const r = size * 0.13;
  return Array.from({ length: count }, (_, nth) => ({
    kind: 'circle',
    x: x + (nth - (count - 1) / 2) * r * 2.3,
    y: y + size * 0.06,
    r,
    fill: 'on-seat',
  }));
}
