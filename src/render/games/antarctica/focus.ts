import type { AntarcticaView, AreaView, PlayerView } from '../../../engine/games/antarctica/view.ts';
import { MARGIN } from '../../frame.ts';
import type { Focus, Look } from '../../game-scene.ts';
import { seatPiece, seatToken } from '../../glyphs.ts';
import { silhouette } from '../../pieces.ts';
import type { Silhouette } from '../../pieces.ts';
import { piece } from '../../shapes.ts';
import type { Scene, Shape, TextSize } from '../../shapes.ts';
import { drawableName, fit, shorten, textOn, wrap } from '../../type.ts';
import { areaGround, areaPieces } from './areas.ts';
import { BUILDING_SILHOUETTES } from './buildings.ts';
import { fact, FIGURES, figuresOf } from './facts.ts';
import { AREA, TRACKS } from './grid.ts';
import { FIGURE_SILHOUETTES, PARTS, strike, STRUCK } from './players.ts';
import { PIECES } from './signs.ts';
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

const TRACK_PITCH = 216;

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
        const y = place.y - 22;
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

const ROWS = { first: 190, step: 60, icon: 44, name: 110, number: 560 };
const SECOND = 620;
const PLAYER = { width: 1180, height: 960 };

function numbered(
  icon: Shape[],
  words: string,
  count: number,
  at: { x: number; y: number },
  meaning: { id: string; facts: readonly string[] },
): Shape[] {
  const size: TextSize = fit(words, { width: ROWS.number - ROWS.name - 60, lines: 1, largest: 34 }).size;
  return [
    ...icon,
    textOn(words, at.x + ROWS.name - MARGIN, at.y, { size, anchor: 'start' }),
    textOn(
      String(count),
      at.x + ROWS.number - MARGIN,
      at.y,
      { size: 44, weight: 'bold', anchor: 'end', tabular: true },
      meaning,
    ),
  ];
}

function wordFor(figure: (typeof FIGURES)[number], look: Look): string {
  return figure === 'basic' || figure === 'expertise'
    ? look.name('resourceCard', figure)
    : look.say({ key: `item.${figure}` });
}

function playerAlone(view: AntarcticaView, player: PlayerView, look: Look): Scene {
  const { seat } = player;
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const figures = figuresOf(player);
  const standing = view.standings.find((one) => one.seat === seat);
  const x = MARGIN;
  const left = FIGURES.flatMap((figure, nth) => {
    const y = ROWS.first + nth * ROWS.step;
    const icon = [
      silhouette(
        FIGURE_SILHOUETTES[figure],
        x + 30,
        y,
        ROWS.icon,
        figure === 'reserve' ? 'edge' : STRUCK.has(figure) ? 'faint' : 'ink',
      ),
      ...(STRUCK.has(figure) ? [strike(x + 8, y, ROWS.icon)] : []),
    ];
    const meaning = { id: `${figure}:${seat}`, facts: [fact.figure(figure, seat, figures[figure])] };
    return numbered(icon, wordFor(figure, look), figures[figure], { x, y }, meaning);
  });
  const ships = view.areas.flatMap(({ line }) => line.filter((one) => one.seat === seat)).length;
  const shipsY = ROWS.first + FIGURES.length * ROWS.step;
  const onBoard = numbered(
    seatPiece(PIECES.ship, seat, x + 30, shipsY, 52),
    look.say({ key: 'item.boardShips' }),
    ships,
    { x, y: shipsY },
    { id: `board-ships:${seat}`, facts: [fact.boardShips(seat, ships)] },
  );
  const parts = PARTS.flatMap((key, nth) => {
    const points = standing?.lines.find((one) => one.key === key)?.points ?? 0;
    const at = { x: SECOND - ROWS.name + 2 * MARGIN, y: ROWS.first + nth * ROWS.step };
    return numbered([], look.say({ key }), points, at, {
      id: `points:${seat}:${key}`,
      facts: [fact.part(key, seat, points)],
    });
  });
  const total = standing?.total ?? 0;
  return {
    ...PLAYER,
    ground: 'ground',
    still: [],
    moving: [
      seatToken(seat, x + 44, 80, 88),
      nameOf(drawableName(name, colourWord)),
      textOn(
        String(total),
        PLAYER.width - MARGIN - 20,
        80,
        { size: 76, weight: 'bold', anchor: 'end' },
        { id: `score:${seat}`, facts: [fact.score(seat, total)] },
      ),
      ...left,
      ...onBoard,
      ...parts,
      ...cardsTaken(player),
    ],
  };
}

function nameOf(name: string): Shape {
  const width = 780;
  const { size } = fit(name, { width, lines: 1, largest: 76, smallest: 44 }, 'bold');
  return textOn(shorten(name, width, size, 'bold'), MARGIN + 112, 80, {
    size,
    weight: 'bold',
    anchor: 'start',
  });
}

const TAKEN = { columns: 6, width: 84, height: 104, top: 460 };

/** The building cards that a player has, as what they built. */
function cardsTaken({ seat, cards }: PlayerView): Shape[] {
  return cards.flatMap(({ id, builds, asterisk }, nth) => {
    const x = SECOND + 8 + (nth % TAKEN.columns) * (TAKEN.width + 6);
    const y = TAKEN.top + Math.floor(nth / TAKEN.columns) * (TAKEN.height + 8);
    const star = asterisk ? [silhouette(PIECES.asterisk, x + TAKEN.width - 18, y + 18, 24, 'cold')] : [];
    return piece({ id: `taken:${seat}:${id}`, facts: [fact.taken(seat, id)] }, [
      {
        kind: 'rect',
        x,
        y,
        width: TAKEN.width,
        height: TAKEN.height,
        corner: 14,
        fill: 'raised',
        stroke: { colour: 'edge', weight: 'fine' },
      },
      silhouette(BUILDING_SILHOUETTES[builds], x + TAKEN.width / 2, y + TAKEN.height / 2 + 8, 54, 'ink'),
      ...star,
    ]);
  });
}
