import { badgePlace } from '../../marks.ts';
import { pill, pillSize, signed } from '../../pills.ts';
import type { PillLook } from '../../pills.ts';
import { centredBox, piece, TEXT_SIZES } from '../../shapes.ts';
import type { Shape, TextSize } from '../../shapes.ts';
import { lookOfSeat } from '../../glyphs.ts';
import { roundedPath } from '../../plates.ts';
import { ribbon, smoothed } from '../../trails.ts';
import { fit, textOn } from '../../type.ts';
import { cubeFrom, wonOnTrack } from './changed.ts';
import type { Changed } from './changed.ts';
import { gridOf, hasSign, landing, levelsOf } from './block-grid.ts';
import type { BlockPlace, Grid, Level } from './block-grid.ts';
import { fact } from './facts.ts';
import { stamp } from './place.ts';
import type { AntarcticaView, TrackView } from './view.ts';
import type { AntarcticaLook } from './messages.ts';

/*
 * Research is drilling: a block of ice cut open, a bore hole for each track, its kind of station at the head, cubes on
 * their way down. Deeper spaces are worth more: a ruler at the side says how much.
 */

/** The ice from snow to the dark below, with thin lines of old summers. */
export function blockIce({ box, k }: BlockPlace): Shape[] {
  const { x, y, width, height } = box;
  const snow = 107 * k;
  const wave = Array.from({ length: 9 }, (_, at) => {
    const step = width / 8;
    return `${at === 0 ? 'L' : 'Q'}${at === 0 ? '' : `${x + (at - 0.5) * step} ${y + snow + (at % 2 === 0 ? -4 : 3) * k} `}${x + at * step} ${y + snow}`;
  }).join('');
  const summers = Array.from({ length: 7 }, (_, at): Shape => {
    const level = y + snow + (60 + at * 70) * k;
    return {
      kind: 'curve',
      d: `M${x} ${level}q${width / 8} ${-14 * k} ${width / 4} 0t${width / 4} ${6 * k}t${width / 4} ${-4 * k}t${width / 4} ${2 * k}`,
      box,
      stroke: { colour: { tint: '~hole-edge', alpha: 0.2 }, weight: 2 },
    };
  });
  return [
    {
      kind: 'rect',
      ...box,
      corner: 22 * k,
      fill: '~block-5',
      shadow: { colour: { tint: 'shadow', alpha: 0.6 }, blur: 16, dy: 4 },
    },
    {
      kind: 'group',
      box,
      clip: roundedPath(box, 22 * k),
      shapes: [
        {
          kind: 'rect',
          ...box,
          fill: {
            gradient: 'linear',
            stops: [
              [0.18, '~block-1'],
              [0.4, '~block-2'],
              [0.6, '~block-3'],
              [0.8, '~block-4'],
              [1, '~block-5'],
            ],
          },
        },
        ...summers,
        {
          kind: 'curve',
          d: `M${x} ${y}${wave}L${x + width} ${y}Z`,
          box,
          fill: '~block-snow',
          stroke: { colour: { tint: '~white', alpha: 0.35 }, weight: 3 },
          shadow: { colour: { tint: 'shadow', alpha: 0.35 }, blur: 8, dy: 3 },
        },
      ],
    },
    { kind: 'rect', x, y: y + height - 2, width, height: 2, fill: { tint: 'shadow', alpha: 0.2 } },
  ];
}

const BORE = { width: 58, edge: 3, mark: 4 } as const;
/** Above the holes: middles of the title, the stations' signs and what the foremost cube gets; sizes of the signs. */
const HEAD = { title: 15, signs: 51, prize: 89, one: 46, several: 38 } as const;

/** Dark in the ice, with a mark at each space. */
function hole(grid: Grid, track: TrackView, nth: number): Shape[] {
  const { k } = grid.place;
  const x = grid.xOf(nth);
  const [top, bottom] = [grid.edges(1)[0], grid.edges(track.spaces.length)[1]];
  return [
    {
      kind: 'rect',
      x: x - (BORE.width / 2) * k,
      y: top + BORE.edge * k,
      width: BORE.width * k,
      height: bottom - top - 2 * BORE.edge * k,
      corner: (BORE.width / 2) * k,
      fill: '~hole',
      stroke: { colour: { tint: '~hole-edge', alpha: 0.7 }, weight: BORE.edge * k },
    },
    ...track.spaces
      .filter(({ n }) => !track.cubes.includes(n))
      .map(({ n }): Shape => ({
        kind: 'circle',
        x,
        y: grid.yOf(n),
        r: BORE.mark * k,
        fill: { tint: '~hole-edge', alpha: 0.7 },
      })),
  ];
}

/** The kinds of station that a track serves: a disc for each. */
function heads(grid: Grid, track: TrackView, nth: number): Shape[] {
  const { k, box } = grid.place;
  const at = { x: grid.xOf(nth), y: box.y + HEAD.signs * k };
  const dimmed = track.open ? {} : { opacity: 0.4 };
  const { length } = track.icons;
  const size = (length === 1 ? HEAD.one : HEAD.several) * k;
  const signs = track.icons.map((icon, of) =>
    stamp(`station:${icon}`, { ...at, x: at.x + (of - (length - 1) / 2) * (size - 2 * k) }, size, dimmed),
  );
  if (track.open) return signs;
  const points = [
    { x: at.x - 20 * k, y: at.y + 20 * k },
    { x: at.x + 20 * k, y: at.y - 20 * k },
  ];
  return [...signs, { kind: 'line', points, stroke: { colour: '~block-ink', weight: 5 * k } }];
}

/** Letter under letter: there is no room beside one another. */
function closedWord(grid: Grid, track: TrackView, nth: number, look: AntarcticaLook): Shape[] {
  const word = look.say({ key: 'board.trackClosed' });
  const { k } = grid.place;
  const x = grid.xOf(nth);
  const letters = Array.from(word);
  const first = grid.yOf(6) - ((letters.length - 1) * 34 * k) / 2;
  return letters.map((letter, at) =>
    textOn(
      letter,
      x,
      first + at * 34 * k,
      { size: k > 1.5 ? 44 : 34, weight: 'bold', colour: { tint: '~ruler', alpha: 0.7 } },
      at === 0 ? { facts: [fact.trackClosed(track.id)] } : {},
    ),
  );
}

/** Whether a cube that the last turn moved has passed this space. */
function isPassed({ id, cubes }: TrackView, n: number, changed: Changed | undefined): boolean {
  return cubes.some((space, seat) => {
    const from = cubeFrom(changed, id, seat);
    return from !== undefined && from < n && n < space;
  });
}

/** What can still be had in a hole: in an empty cell, or beside a cube. */
function effects(grid: Grid, track: TrackView, nth: number, changed: Changed | undefined): Shape[] {
  return track.spaces.flatMap((space) => {
    const { n, effect, colour } = space;
    if (effect === undefined || colour === undefined || !hasSign(space, track)) return [];
    if (!grid.hasRoom(track, n)) return [];
    const meaning = { id: `effect:${track.id}:${n}`, facts: [fact.effect(track.id, n, effect)] };
    const at = grid.signAt(track, nth, n);
    const sign = stamp(`${colour}:${effect}`, at, at.size, meaning);
    // a cube's way passes behind it
    const behind = {
      kind: 'rect',
      ...centredBox(at, at.size, at.size),
      corner: at.size / 5,
      fill: '~hole',
    } as const;
    return isPassed(track, n, changed) ? [behind, sign] : [sign];
  });
}

/** Beside the hole's middle, where cubes lie on the way. */
const ASIDE = 27;

/** From where a cube was to where it is: straight, or past the cubes that lie between. */
function trail(grid: Grid, track: TrackView, nth: number, changed: Changed | undefined): Shape[] {
  const { k } = grid.place;
  return track.cubes.flatMap((space, seat) => {
    const from = cubeFrom(changed, track.id, seat);
    if (from === undefined || space === 0) return [];
    const end = grid.at(track, nth, space);
    const start = from === 0 ? { x: end.x, y: grid.edges(1)[0] - 2 * k } : grid.at(track, nth, from);
    const own = seat === changed?.seat;
    const isGhost = from > 0 && !track.cubes.includes(from);
    // it begins below the ghost, which stays clean
    const begin = isGhost ? { x: start.x, y: start.y + end.size / 2 + 2 * k } : start;
    const isPast = track.cubes.some((other) => other >= Math.max(1, from) && other < space);
    const [side, edge] = [end.x - ASIDE * k, end.x - end.size / 2];
    const way = isPast
      ? smoothed([
          begin,
          { x: side, y: begin.y + 6 * k },
          { x: side, y: end.y - 4 * k },
          { x: edge, y: end.y },
        ])
      : [begin, { x: end.x, y: end.y - end.size / 2 + 2 * k }];
    const hasRoom = isPast || end.y - end.size / 2 - begin.y > 16 * k;
    return [
      ...(hasRoom
        ? ribbon(way, {
            colour: lookOfSeat(seat).colour,
            outline: '~outline',
            from: (own ? 7 : 4) * k,
            to: (own ? 11 : 6) * k,
            ...(!own && { opacity: 0.7 }),
            head: { size: (own ? 26 : 20) * k, short: 0 },
          })
        : []),
      ...(isGhost ? [stamp(`ghost-cube:${seat}`, start, end.size, own ? {} : { opacity: 0.6 })] : []),
    ];
  });
}

function cubes(grid: Grid, track: TrackView, nth: number, changed: Changed | undefined): Shape[] {
  const { k } = grid.place;
  return track.cubes.flatMap((space, seat) => {
    if (space === 0) return [];
    const isNew = seat === changed?.seat && cubeFrom(changed, track.id, seat) !== undefined;
    return piece({ id: `cube:${track.id}:${seat}`, facts: [fact.cube(track.id, seat, space)] }, [
      stamp(`cube:${seat}`, grid.at(track, nth, space), grid.at(track, nth, space).size, {
        ...(isNew && {
          rim: { colour: '~new', width: 5 } as const,
          glow: { colour: '~new', reach: 18 * k } as const,
        }),
      }),
    ]);
  });
}

/** A line across all holes where a deeper level begins. */
function levelLines(levels: readonly Level[], { place: { k, box } }: Grid): Shape[] {
  return levels.slice(1).map(({ top }): Shape => ({
    kind: 'line',
    points: [
      { x: box.x + 6 * k, y: top },
      { x: box.x + box.width - 6 * k, y: top },
    ],
    stroke: { colour: { tint: '~ruler', alpha: 0.75 }, weight: 2.5 * k },
  }));
}

/** What each level is worth; the tracks of a set may differ, then each has its own numbers where they are printed. */
function ruler(view: AntarcticaView, grid: Grid): Shape[] {
  const { k, box } = grid.place;
  const open = view.tracks.filter((track) => track.open);
  const [first] = open;
  if (first === undefined) return [];
  const levels = levelsOf(first, grid);
  const same = open.every((track) => JSON.stringify(levelsOf(track, grid)) === JSON.stringify(levels));
  const style = { weight: 'bold', colour: '~ruler', halo: { colour: '~block-5', width: 3 } } as const;
  if (!same)
    return view.tracks.flatMap((track, nth) =>
      (track.open ? levelsOf(track, grid) : []).map(({ worth, top }) =>
        textOn(String(worth), grid.xOf(nth) - 30 * k, top + 14 * k, { ...style, size: 20 }),
      ),
    );
  return [
    ...levelLines(levels, grid),
    ...levels.map(({ worth, top, bottom }) => {
      const size = TEXT_SIZES.findLast((one) => one <= Math.min(38 * k, (bottom - top) * 0.92)) ?? 20;
      return textOn(String(worth), box.x + 23 * k, (top + bottom) / 2, { ...style, size });
    }),
  ];
}

const PILL_SIZES = [34, 30, 26, 20] as const;

/** In no seat's colour: a cube's neighbour is no cube. */
function pointsLook(size: TextSize): PillLook {
  return { size, fill: '~new', ink: '~on-new', edge: '~outline' };
}

/** Points of whose turn it was, in an empty cell beside the cube that gives them; others' are on their plates. */
function pills(grid: Grid, view: AntarcticaView, changed: Changed | undefined): Shape[] {
  if (changed === undefined) return [];
  const { seat } = changed;
  const isFree = (track: TrackView, space: number): boolean =>
    !track.cubes.includes(space) &&
    !track.cubes.some((_, of) => cubeFrom(changed, track.id, of) === space) &&
    !isPassed(track, space, changed) &&
    !track.spaces.some((one) => one.n === space && hasSign(one, track)) &&
    // in the picture of who is asked the numbers of the menu go there
    (view.own === undefined || landing(view, track) !== space);
  return view.tracks.flatMap((track, nth) => {
    const space = track.cubes[seat] ?? 0;
    const points = wonOnTrack(changed, track.id, seat);
    if (points === 0 || space === 0) return [];
    // below it, or above where it came from: in the next column they would be another cube's
    const from = cubeFrom(changed, track.id, seat) ?? space;
    for (const row of [space + 1, space + 2, from - 1, from - 2]) {
      const [top, bottom] = grid.edges(row);
      const size = PILL_SIZES.find((one) => pillSize(['+'], pointsLook(one)).height <= bottom - top);
      const isOnTrack = row >= 1 && row <= track.spaces.length;
      if (size === undefined || !isOnTrack || !isFree(track, row)) continue;
      return pill([signed(points)], { x: grid.xOf(nth), y: grid.yOf(row) }, pointsLook(size));
    }
    return [];
  });
}

/** Below the head of each track what its foremost cube gets: the values of all cubes on it (ANT-SCORE-4). */
function prizes(view: AntarcticaView, grid: Grid): Shape[] {
  const { k, box } = grid.place;
  return view.tracks.flatMap(({ id, open }, nth) => {
    const most = Math.max(0, ...(view.scoring.tracks.find(({ track }) => track === id)?.points ?? []));
    if (!open) return [];
    const style = { size: k > 1.5 ? 68 : 38, weight: 'bold', colour: '~block-ink' } as const;
    return [textOn(String(most), grid.xOf(nth), box.y + HEAD.prize * k, style)];
  });
}

function choices(grid: Grid, view: AntarcticaView): Shape[] {
  const { k } = grid.place;
  return view.tracks.flatMap((track, nth) => {
    if (!track.open) return [];
    const to = landing(view, track);
    if (to === 0) return [badgePlace(`track:${track.id}`, grid.xOf(nth), grid.edges(1)[0] - 12 * k, 22 * k)];
    const { x, y } = grid.at(track, nth, to);
    return [badgePlace(`track:${track.id}`, x, y, 20 * k)];
  });
}

function title(look: AntarcticaLook, { box, k }: BlockPlace): Shape[] {
  const words = look.say({ key: 'board.deepestGets' });
  const { size, lines } = fit(
    words,
    { width: box.width - 24, lines: 1, largest: k > 1.5 ? 50 : 26, smallest: 20 },
    'bold',
  );
  return lines.map((line, at) =>
    textOn(line, box.x + box.width / 2, box.y + (HEAD.title + at * 30) * k, {
      size,
      weight: 'bold',
      colour: '~block-ink',
    }),
  );
}

export function blockPieces(
  view: AntarcticaView,
  look: AntarcticaLook,
  changed: Changed | undefined,
  place: BlockPlace,
): Shape[] {
  const grid = gridOf(view, place, changed);
  const each = (draw: (track: TrackView, nth: number) => Shape[]): Shape[] =>
    view.tracks.flatMap((track, nth) => (track.open ? draw(track, nth) : []));
  return [
    ...title(look, place),
    ...view.tracks.flatMap((track, nth) => heads(grid, track, nth)),
    ...view.tracks.flatMap((track, nth) => (track.open ? [] : closedWord(grid, track, nth, look))),
    ...each((track, nth) => hole(grid, track, nth)),
    ...ruler(view, grid),
    ...each((track, nth) => trail(grid, track, nth, changed)),
    ...each((track, nth) => effects(grid, track, nth, changed)),
    ...each((track, nth) => cubes(grid, track, nth, changed)),
    ...prizes(view, grid),
    ...pills(grid, view, changed),
    ...choices(grid, view),
  ];
}
