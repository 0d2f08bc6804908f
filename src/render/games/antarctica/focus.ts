import type { View as AntarcticaView, AreaView } from '../../../engine/games/antarctica/view.ts';
import { MARGIN } from '../../frame.ts';
import type { Focus, Look } from '../../game-scene.ts';
import { silhouette } from '../../pieces.ts';
import type { Silhouette } from '../../pieces.ts';
import type { Scene, Shape } from '../../shapes.ts';
import { fit, shorten, textOn, wrap } from '../../type.ts';
import { areaGround, areaPieces } from './areas.ts';
import { BUILDING_SILHOUETTES } from './buildings.ts';
import { AREA, TRACKS } from './grid.ts';
import { playerAlone } from './player-focus.ts';
import { FIRST_STOP, stepOf, trackGround, trackPieces } from './tracks.ts';

/* Parts of the board alone, twice as large and with words: also the legend of the signs. */

export const WHOLE_BOARD = 'board';
const TRACK_FOCUS = 'tracks';
const TITLE_Y = 64;

export function focusesOf(view: AntarcticaView, look: Look): Focus[] {
  return [
    ...view.areas
      .filter(({ open }) => open)
      .map(({ id }) => ({ id: `area-${id}`, label: look.name('area', id) })),
    { id: TRACK_FOCUS, label: look.say({ key: 'board.tracks' }) },
    ...view.players.map(({ seat }) => ({ id: `seat-${seat}`, label: look.seats[seat]?.name ?? '' })),
    ...(view.over ? [{ id: WHOLE_BOARD, label: look.say({ key: 'board.wholeBoard' }) }] : []),
  ];
}

/** The part of that id, if it is a part. */
export function focusScene(view: AntarcticaView, look: Look, focus: string): Scene | undefined {
  if (focus === TRACK_FOCUS) return tracksAlone(view, look);
  const area = view.areas.find(({ id }) => focus === `area-${id}`);
  if (area !== undefined) return areaAlone(view, area, look);
  const player = view.players.find(({ seat }) => focus === `seat-${seat}`);
  return player === undefined ? undefined : playerAlone(view, player, look);
}

function title(text: string, x: number, width: number): Shape {
  const { size } = fit(text, { width, lines: 1, largest: 58, smallest: 34 }, 'bold');
  return textOn(shorten(text, width, size, 'bold'), x, TITLE_Y, { size, weight: 'bold', anchor: 'start' });
}

/** A sign and what it is. */
function named(icon: Silhouette, words: string, x: number, y: number, width: number): Shape[] {
  const { size, lines } = fit(words, { width, lines: 1, largest: 34 });
  return [
    silhouette(icon, x + 24, y, 44, 'ink'),
    ...lines.map((line, nth) =>
      textOn(line, x + 62, y + (nth - (lines.length - 1) / 2) * size * 1.1, { size, anchor: 'start' }),
    ),
  ];
}

const LEGEND = { gap: 40, width: 470, first: 146, step: 66 };

function areaAlone(view: AntarcticaView, area: AreaView, look: Look): Scene {
  const place = { x: MARGIN, y: 116, k: 2 };
  const x = place.x + AREA.width * place.k + LEGEND.gap;
  const { buildings } = area;
  const names = buildings.flatMap((id, nth) =>
    named(
      BUILDING_SILHOUETTES[id],
      look.name('building', id),
      x,
      LEGEND.first + nth * LEGEND.step,
      LEGEND.width - 62,
    ),
  );
  const bottom = LEGEND.first + buildings.length * LEGEND.step;
  return {
    width: x + LEGEND.width + MARGIN,
    height: Math.max(place.y + AREA.height * place.k, bottom) + MARGIN,
    ground: 'ground',
    still: areaGround(view, area, place),
    moving: [
      title(look.name('area', area.id), MARGIN, 900),
      ...areaPieces(view, area, look, place),
      ...names,
    ],
  };
}

const TRACK_PITCH = 244;

function tracksAlone(view: AntarcticaView, look: Look): Scene {
  const places = view.tracks.map((track, nth) => ({
    track,
    place: { x: MARGIN, y: 176 + nth * TRACK_PITCH, k: 2 },
  }));
  const width = TRACKS.width * 2 + 2 * MARGIN;
  return {
    width,
    height: 156 + places.length * TRACK_PITCH + MARGIN,
    ground: 'ground',
    still: places.flatMap(({ track, place }) => trackGround(view, track, place)),
    moving: [
      title(look.say({ key: 'board.tracks' }), MARGIN, width - 2 * MARGIN),
      ...places.flatMap(({ track, place }) => {
        const y = place.y - 34;
        const name = textOn(look.name('track', track.id), MARGIN, y, {
          size: 26,
          weight: 'bold',
          anchor: 'start',
          colour: track.open ? 'ink' : 'faint',
        });
        const effects = track.open ? effectNames(view, track, look, place.x, place.y + 152) : [];
        return [name, ...trackPieces(view, track, look, place), ...effects];
      }),
    ],
  };
}

/** What the symbols of a track are called, below them. */
function effectNames(
  view: AntarcticaView,
  { spaces }: AntarcticaView['tracks'][number],
  look: Look,
  left: number,
  y: number,
): Shape[] {
  const step = 2 * stepOf(view);
  return spaces.flatMap(({ effect, n }) => {
    if (effect === undefined) return [];
    const x = left + 2 * FIRST_STOP + (n - 1) * step;
    return wrap(look.name('effect', effect), 216, 20).map((line, nth) =>
      textOn(line, x, y + nth * 23, { size: 20, colour: 'faint' }),
    );
  });
}
