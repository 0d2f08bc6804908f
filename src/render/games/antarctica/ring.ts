import type { View as AntarcticaView, AreaView } from '../../../engine/games/antarctica/view.ts';
import type { Look } from '../../game-scene.ts';
import { centreOf } from '../../shapes.ts';
import type { Shape } from '../../shapes.ts';
import { areaGround, areaPieces } from './areas.ts';
import { areaBox, TRACKS } from './grid.ts';
import type { Place } from './grid.ts';
import { trackGround, trackPieces, trackPitch } from './tracks.ts';

/* The board: eight areas round the research tracks, and the way of the sun from one to the next. */

function placeOf(area: AreaView): Place {
  const { x, y } = areaBox(area);
  return { x, y, k: 1 };
}

function byRing({ areas }: AntarcticaView): AreaView[] {
  return [...areas].sort((a, b) => a.ring - b.ring);
}

/** The gaps that the sun crosses to the area that it lights next. */
function waysToNext(view: AntarcticaView): ReadonlySet<string> {
  const ring = byRing(view);
  const from = ring.findIndex(({ id }) => id === view.sun.area);
  const to = ring.findIndex(({ id }) => id === view.sun.next);
  if (to < 0 || view.over) return new Set();
  const steps = (to - from + ring.length) % ring.length;
  return new Set(Array.from({ length: steps }, (_, step) => ring[(from + step) % ring.length]?.id ?? ''));
}

const HALF = { large: 15, small: 11 };
/** Half of what a chevron is thick: it is filled, so that no number is put on it. */
const THICK = 4;

function arrow(from: AreaView, to: AreaView, warm: boolean): Shape[] {
  const [a, b] = [centreOf(areaBox(from)), centreOf(areaBox(to))];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const way = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const across = from.row === to.row;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const half = across ? HALF.large : HALF.small;
  const at = (along: number, aside: number) => ({
    x: middle.x + way.x * along - way.y * aside,
    y: middle.y + way.y * along + way.x * aside,
  });
  // Sideways there is room for three chevrons, up and down for one.
  const offsets = across ? [-34, 0, 34] : [0];
  const colour = warm ? 'warm' : 'edge';
  return offsets.map((offset) => ({
    kind: 'polygon',
    points: [
      at(offset - half / 2 - THICK, -half),
      at(offset - half / 2 + THICK, -half),
      at(offset + half / 2 + THICK, 0),
      at(offset - half / 2 + THICK, half),
      at(offset - half / 2 - THICK, half),
      at(offset + half / 2 - THICK, 0),
    ],
    fill: colour,
  }));
}

function sunsWay(view: AntarcticaView): Shape[] {
  const ring = byRing(view);
  const lit = waysToNext(view);
  return ring.flatMap((area, nth) => {
    const next = ring[(nth + 1) % ring.length];
    return next === undefined ? [] : arrow(area, next, lit.has(area.id));
  });
}

function trackPlace(view: AntarcticaView, nth: number): Place {
  return { x: TRACKS.x, y: TRACKS.y + nth * trackPitch(view), k: 1 };
}

export function ringGround(view: AntarcticaView): Shape[] {
  return [
    ...view.areas.flatMap((area) => areaGround(view, area, placeOf(area))),
    ...view.tracks.flatMap((track, nth) => trackGround(view, track, trackPlace(view, nth))),
  ];
}

export function ringPieces(view: AntarcticaView, look: Look): Shape[] {
  return [
    ...sunsWay(view),
    ...view.areas.flatMap((area) => areaPieces(view, area, look, placeOf(area))),
    ...view.tracks.flatMap((track, nth) => trackPieces(view, track, look, trackPlace(view, nth))),
  ];
}
