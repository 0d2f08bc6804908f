import type { View as AntarcticaView, SpaceView, TrackView } from '../../../engine/games/antarctica/view.ts';
import type { Look } from '../../game-scene.ts';
import { seatPiece } from '../../glyphs.ts';
import { silhouette } from '../../pieces.ts';
import { boxOf, grown, piece } from '../../shapes.ts';
import type { Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { BUILDING_SILHOUETTES } from './buildings.ts';
import { fact } from './facts.ts';
import { enlarged, pointAt, TRACKS } from './grid.ts';
import type { Place } from './grid.ts';
import { EFFECT_SILHOUETTES, PIECES } from './signs.ts';

/*
 * A research track as a transit map draws a line: the bullets of its stations at the head, a stop for each space, what a
 * stop is worth and what it does written below it. Red stops are square and act for one, blue ones are rings for all.
 */

const LINE_Y = 21;
const LABEL_Y = 51;
const BULLET = { first: 22, size: 42, small: 30 };
export const FIRST_STOP = 72;
const LAST = 30;

/** How far apart the stops are: the longest track fills the width. */
export function stepOf({ tracks }: AntarcticaView): number {
  const most = Math.max(2, ...tracks.map(({ spaces }) => spaces.length));
  return (TRACKS.width - FIRST_STOP - LAST) / (most - 1);
}

export function trackPitch({ tracks }: AntarcticaView): number {
  return TRACKS.height / tracks.length;
}

export function trackGround(view: AntarcticaView, track: TrackView, place: Place): Shape[] {
  const step = stepOf(view);
  const end = pointAt(place, FIRST_STOP + (track.spaces.length - 1) * step, LINE_Y);
  const weight = place.k > 1 ? 'bold' : 'line';
  const points = [pointAt(place, 44, LINE_Y), end];
  if (!track.open)
    return [{ kind: 'line', points, stroke: { colour: 'edge', weight: 'fine', dashed: true } }];
  return [{ kind: 'line', points, stroke: { colour: 'edge', weight } }];
}

function bullets(track: TrackView, place: Place): Shape[] {
  const size = track.icons.length === 1 ? BULLET.size : BULLET.small;
  return track.icons.map((icon, nth) => {
    const rise = (nth - (track.icons.length - 1) / 2) * 30;
    const { x, y } = pointAt(place, BULLET.first, LINE_Y + 4 + rise);
    return silhouette(BUILDING_SILHOUETTES[icon], x, y, size * place.k, 'ink');
  });
}

function stop({ colour }: SpaceView, x: number, y: number, { k }: Place): Shape {
  if (colour === 'red') {
    const r = 11 * k;
    const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r, corner: 3 * k };
    return { kind: 'rect', ...box, fill: 'ground', stroke: { colour: 'ink', weight: 'line' } };
  }
  if (colour === 'blue')
    return { kind: 'circle', x, y, r: 13 * k, fill: 'ground', stroke: { colour: 'cold', weight: 'line' } };
  return { kind: 'circle', x, y, r: 8 * k, fill: 'edge' };
}

/** What is written below a stop: what it does, what it is worth from here on. */
function label(track: TrackView, space: SpaceView, x: number, y: number, place: Place): Shape[] {
  const { effect, colour, printed, consumed, n } = space;
  const both = effect !== undefined && printed !== undefined;
  const shapes: Shape[] = [];
  if (effect !== undefined) {
    const at = x - (both ? 8 * place.k : 0);
    const size = 25 * place.k;
    const facts = [fact.effect(track.id, n, effect), ...(consumed ? [fact.used(track.id, n)] : [])];
    const icon = silhouette(EFFECT_SILHOUETTES[effect], at, y, size, colour === 'blue' ? 'cold' : 'ink');
    const shape: Shape = { ...icon, ...(consumed ? { dim: true as const } : {}) };
    const strike: Shape[] = consumed
      ? [
          {
            kind: 'line',
            points: [
              { x: at - size * 0.6, y: y + size * 0.5 },
              { x: at + size * 0.6, y: y - size * 0.5 },
            ],
            stroke: { colour: 'ink', weight: 'fine' },
          },
        ]
      : [];
    shapes.push(...piece({ id: `effect:${track.id}:${n}`, facts }, [shape, ...strike]));
  }
  if (printed !== undefined) {
    const style = { size: enlarged(20, place.k), colour: 'faint', tabular: true } as const;
    shapes.push(textOn(String(printed), x + (both ? 12 * place.k : 0), y, style));
  }
  return shapes;
}

/** Unseen, behind the last stop: where a number can choose the whole track. */
function choice({ id }: TrackView, place: Place): Shape {
  const { x, y } = pointAt(place, TRACKS.width - 4, LINE_Y - 7);
  return { kind: 'rect', x, y, width: 16 * place.k, height: 14 * place.k, target: `track:${id}` };
}

/** Its stations struck through, nothing on the line but the word. */
function closedTrack(track: TrackView, look: Look, place: Place): Shape[] {
  const { x, y } = pointAt(place, (FIRST_STOP + TRACKS.width) / 2, LINE_Y + 4);
  const style = { size: enlarged(34, place.k), weight: 'bold', colour: 'faint' } as const;
  const meaning = { facts: [fact.trackClosed(track.id)] };
  const word = textOn(look.say({ key: 'board.trackClosed' }), x, y, style, meaning);
  const rise = 24 + (track.icons.length - 1) * 6;
  const strike: Shape = {
    kind: 'line',
    points: [
      pointAt(place, BULLET.first - rise, LINE_Y + 4 + rise),
      pointAt(place, BULLET.first + rise, LINE_Y + 4 - rise),
    ],
    stroke: { colour: 'faint', weight: 'line' },
  };
  return [
    ...bullets(track, place).map((shape) => ({ ...shape, dim: true as const })),
    strike,
    { kind: 'rect', ...grown(boxOf(word), 10 * place.k), corner: 12 * place.k, fill: 'ground' },
    word,
  ];
}

export function trackPieces(view: AntarcticaView, track: TrackView, look: Look, place: Place): Shape[] {
  const step = stepOf(view);
  if (!track.open) return closedTrack(track, look, place);
  const stops = track.spaces.flatMap((space, nth) => {
    const { x, y } = pointAt(place, FIRST_STOP + nth * step, LINE_Y);
    const labelled = label(track, space, x, place.y + LABEL_Y * place.k, place);
    const there = stop(space, x, y, place);
    return [space.consumed ? { ...there, dim: true as const } : there, ...labelled];
  });
  const cubes = track.cubes.flatMap((space, seat) => {
    if (space === 0) return [];
    const { x, y } = pointAt(place, FIRST_STOP + (space - 1) * step, LINE_Y);
    const meaning = { id: `cube:${track.id}:${seat}`, facts: [fact.cube(track.id, seat, space)] };
    return piece(meaning, seatPiece(PIECES.cube, seat, x, y, 37 * place.k));
  });
  return [...bullets(track, place), ...stops, ...cubes, choice(track, place)];
}
