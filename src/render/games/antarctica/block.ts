import { badgePlace } from '../../marks.ts';
import { pill, pillSize, signed } from '../../pills.ts';
import type { PillLook } from '../../pills.ts';
import { piece, tenth, TEXT_SIZES } from '../../shapes.ts';
import type { Shape, TextSize } from '../../shapes.ts';
import { lookOfSeat } from '../../glyphs.ts';
import { ribbon, smoothed } from '../../trails.ts';
import { fit, textOn } from '../../type.ts';
import { cubeFrom, wonOnTrack } from './changed.ts';
import type { Changed } from './changed.ts';
import { BORE, gridOf, hasSign, landing, levelsOf, mayChoose, RULER } from './block-grid.ts';
import type { BlockPlace, Grid, Level } from './block-grid.ts';
import { fact } from './facts.ts';
import { stamp } from './place.ts';
import type { AntarcticaView, TrackView } from './view.ts';
import type { AntarcticaLook } from './messages.ts';

/*
 * Research is drilling: a block of ice cut open, a bore hole for each track, its kind of station at the head, cubes on
 * their way down. Deeper spaces are worth more: a ruler at the side says how much.
 */

const EDGE = 2.5;
/** Above the holes: middles of the title, the stations' signs and what the foremost cube gets; sizes of the signs. */
const HEAD = { title: 14, signs: 48, prize: 84, one: 44, several: 34 } as const;

/** Dark in the ice, open to the snow, down to the track's last space. */
function hole(grid: Grid, track: TrackView, nth: number): Shape[] {
  const { k } = grid.place;
  const [, bottom] = grid.edges(track.spaces.length);
  return [
    {
      kind: 'rect',
      x: grid.xOf(nth) - (BORE / 2 - 1) * k,
      y: grid.top - 5 * k,
      width: (BORE - 2) * k,
      height: bottom - grid.top + 10 * k,
      corner: 16 * k,
      fill: {
        gradient: 'linear',
        stops: [
          [0, { tint: '~hole', light: -0.35 }],
          [0.12, '~hole'],
          [1, '~hole-deep'],
        ],
      },
      stroke: { colour: '~hole-edge', weight: EDGE * k },
    },
  ];
}

/** A fine line between two spaces of the same worth: it says in which of them a cube lies. */
function spaceLines(view: AntarcticaView, grid: Grid): Shape[] {
  const { k, box } = grid.place;
  const width = tenth((BORE - 10) * k);
  const lines = view.tracks.flatMap(({ open, spaces }, nth) =>
    (open ? spaces : [])
      .filter(({ n, printed }) => n > 1 && printed === undefined)
      .map(({ n }) => `M${tenth(grid.xOf(nth) - width / 2)} ${tenth(grid.edges(n)[0])}h${width}`),
  );
  return [
    {
      kind: 'curve',
      d: lines.join(''),
      box,
      stroke: { colour: { tint: '~hole-mark', alpha: 0.6 }, weight: 1.8 * k },
    },
  ];
}

/** The kinds of station that a track serves: a disc for each, or one for two. */
function heads(grid: Grid, track: TrackView, nth: number): Shape[] {
  const { k, box } = grid.place;
  const at = { x: grid.xOf(nth), y: box.y + HEAD.signs * k };
  const dimmed = track.open ? {} : { opacity: 0.4 };
  const { length } = track.icons;
  const size = (length > 2 ? HEAD.several : HEAD.one) * k;
  // two share one disc
  const discs = length === 2 ? [track.icons.join('+')] : track.icons;
  const signs = discs.map((icon, of) =>
    stamp(`station:${icon}`, { ...at, x: at.x + (of - (discs.length - 1) / 2) * size }, size, dimmed),
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
  const first = (grid.top + grid.bottom - (letters.length - 1) * 34 * k) / 2;
  return letters.map((letter, at) =>
    textOn(
      letter,
      x,
      first + at * 34 * k,
      { size: k > 1.5 ? 44 : 34, weight: 'bold', colour: '~ruler' },
      at === 0 ? { facts: [fact.trackClosed(track.id)] } : {},
    ),
  );
}

/** What can still be had in a hole, in an empty space or beside a cube: who passes it gets it too. On the public board there is no room for signs that can be read. */
function effects(grid: Grid, track: TrackView, nth: number): Shape[] {
  if (!grid.hasSigns) return [];
  return track.spaces.flatMap((space) => {
    const { n, effect, colour } = space;
    if (effect === undefined || colour === undefined || !hasSign(space, track)) return [];
    const meaning = { id: `effect:${track.id}:${n}`, facts: [fact.effect(track.id, n, effect)] };
    const at = grid.signAt(track, nth, n);
    return [stamp(`${colour}:${effect}`, at, at.size, meaning)];
  });
}

/** Beside the hole: so far from its middle a way runs, and so far from the middle of a cube it begins and ends. */
const BESIDE = { out: 39.5, cube: 24 } as const;

/** How a cube went down: hollow where it was, and an arrow past the cubes that it has passed; of others' only where they were, paler. */
function trail(view: AntarcticaView, grid: Grid, nth: number, changed: Changed | undefined): Shape[] {
  const { k } = grid.place;
  const track = view.tracks[nth];
  if (track === undefined) return [];
  return track.cubes.flatMap((space, seat): Shape[] => {
    const from = cubeFrom(changed, track.id, seat);
    if (from === undefined || space === 0) return [];
    const own = seat === changed?.seat;
    const { colour } = lookOfSeat(seat);
    const [start, end] = [grid.at(track, nth, from), grid.at(track, nth, space)];
    const isGhost = from > 0 && !track.cubes.includes(from);
    const pale = own ? {} : { opacity: 0.55 };
    const ghost = isGhost
      ? [stamp(`ghost-cube:${seat}`, start, start.width, { height: start.size, ...pale })]
      : [];
    if (!own) return ghost;
    const x = grid.xOf(nth);
    // on the other side are the points, or the next hole's way
    const isLeft = flagSide(view, grid, nth, changed) === 1 || hasWay(view, nth + 1, changed);
    const side = isLeft ? -1 : 1;
    const [near, far] = [start.x + side * BESIDE.cube * k, x + side * BESIDE.out * k];
    const into = { x: end.x + side * (end.width / 2 - 2 * k), y: end.y };
    // one that has just entered comes from above the hole
    const way =
      from === 0
        ? smoothed([{ x: far, y: grid.top - 16 * k }, { x: far, y: end.y }, into], 2)
        : smoothed([{ x: near, y: start.y }, { x: far, y: start.y }, { x: far, y: end.y }, into], 2);
    const look = { from: 6 * k, to: 8 * k, head: { size: 24 * k, short: 0 } };
    return [...ghost, ...ribbon(way, { colour, outline: '~outline', ...look })];
  });
}

function cubes(grid: Grid, track: TrackView, nth: number, changed: Changed | undefined): Shape[] {
  const { k } = grid.place;
  return track.cubes.flatMap((space, seat) => {
    if (space === 0) return [];
    const isNew = seat === changed?.seat && cubeFrom(changed, track.id, seat) !== undefined;
    const at = grid.at(track, nth, space);
    return piece({ id: `cube:${track.id}:${seat}`, facts: [fact.cube(track.id, seat, space)] }, [
      stamp(`cube:${seat}`, at, at.width, {
        height: at.size,
        ...(isNew && {
          rim: { colour: '~new', width: 5 } as const,
          glow: { colour: '~new', reach: 18 * k } as const,
        }),
      }),
    ]);
  });
}

/** A line across all holes where a deeper level begins, and every other level lighter. */
function levelBands(levels: readonly Level[], { place: { k, box } }: Grid): Shape[] {
  const [x, width] = [box.x + 6 * k, box.width - 12 * k];
  const bands = levels
    .filter((_, at) => at % 2 === 1)
    .map(({ top, bottom }) => `M${x} ${tenth(top)}h${width}V${tenth(bottom)}h${-width}Z`);
  const lines = levels.slice(1).map(({ top }) => `M${x} ${tenth(top)}h${width}`);
  return [
    { kind: 'curve', d: bands.join(''), box, fill: { tint: '~hole-mark', alpha: 0.26 } },
    {
      kind: 'curve',
      d: lines.join(''),
      box,
      stroke: { colour: { tint: '~hole-mark', alpha: 0.8 }, weight: 2 * k },
    },
  ];
}

/** The word over the ruler. */
const WORTH = { x: 6, y: 90 } as const;

/** What each level is worth; the tracks of a set may differ, then each has its own numbers where they are printed. */
function ruler(view: AntarcticaView, grid: Grid, look: AntarcticaLook): Shape[] {
  const { k, box } = grid.place;
  const open = view.tracks.filter((track) => track.open);
  const [first] = open;
  if (first === undefined) return [];
  const levels = levelsOf(first, grid);
  const same = open.every((track) => JSON.stringify(levelsOf(track, grid)) === JSON.stringify(levels));
  const style = { weight: 'bold', colour: '~ruler' } as const;
  if (!same)
    return view.tracks.flatMap((track, nth) =>
      (track.open ? levelsOf(track, grid) : []).map(({ worth, top }) =>
        textOn(String(worth), grid.xOf(nth) - 24 * k, top + 12 * k, {
          ...style,
          size: 20,
          colour: '~hole-mark',
        }),
      ),
    );
  const word = look.say({ key: 'board.worth' });
  return [
    textOn(word, box.x + WORTH.x * k, box.y + WORTH.y * k, {
      size: k > 1.5 ? 44 : 20,
      weight: 'bold',
      colour: '~block-ink',
      anchor: 'start',
    }),
    ...levelBands(levels, grid),
    ...levels.map(({ worth, top, bottom }) => {
      const size = TEXT_SIZES.findLast((one) => one <= Math.min(38 * k, (bottom - top) * 1.2)) ?? 20;
      return textOn(String(worth), box.x + (RULER / 2) * k, (top + bottom) / 2, { ...style, size });
    }),
  ];
}

const PILL_SIZES = [34, 30, 26, 20] as const;

/** White, as what the last turn brought: in the seat's colour it was taken for a cube. */
function tagOf(seat: number, size: TextSize): PillLook {
  return { size, fill: '~new', ink: '~on-new', edge: lookOfSeat(seat).shade };
}

/** The points that a track brought, as large as a row is high. */
function pillFor(seat: number, height: number): PillLook | undefined {
  return PILL_SIZES.map((size) => tagOf(seat, size)).find((look) => pillSize(['+'], look).height <= height);
}

/** What research brought the turn's player, beside the cube that moved; if several did, what each track brought. */
function pointsAt(view: AntarcticaView, track: TrackView, changed: Changed): number {
  const { seat } = changed;
  const moved = view.tracks.filter(({ id }) => cubeFrom(changed, id, seat) !== undefined);
  if (!moved.includes(track)) return 0;
  const counted = moved.length > 1 ? [track] : view.tracks;
  return counted.reduce((sum, { id }) => sum + wonOnTrack(changed, id, seat), 0);
}

/** Whether nothing lies there, nor will: in the picture of who is asked the numbers of the menu go there. */
function isEmpty(
  view: AntarcticaView,
  grid: Grid,
  { track, space }: { readonly track: TrackView; readonly space: number },
  changed: Changed,
): boolean {
  return (
    !track.cubes.includes(space) &&
    !track.cubes.some((_, of) => cubeFrom(changed, track.id, of) === space) &&
    !(grid.hasSigns && track.spaces.some((one) => one.n === space && hasSign(one, track))) &&
    (view.own === undefined || landing(view, track) !== space)
  );
}

/** Whether the cube of the turn's player has moved in this hole. */
function hasWay(view: AntarcticaView, nth: number, changed: Changed | undefined): boolean {
  const track = view.tracks[nth];
  return track !== undefined && cubeFrom(changed, track.id, changed?.seat ?? 0) !== undefined;
}

/** On which side of their cube the points of the turn's player stand, over the next hole where that is empty: -1 left, 1 right. */
function flagSide(
  view: AntarcticaView,
  grid: Grid,
  nth: number,
  changed: Changed | undefined,
): -1 | 1 | undefined {
  const track = view.tracks[nth];
  if (changed === undefined || track === undefined) return undefined;
  const space = track.cubes[changed.seat] ?? 0;
  if (space === 0 || pointsAt(view, track, changed) === 0) return undefined;
  return ([1, -1] as const).find((side) => {
    const next = view.tracks[nth + side];
    if (next?.open !== true || hasWay(view, nth + side, changed)) return false;
    // to the left of its hole runs the way, if it may not run to the right
    if (side === -1 && hasWay(view, nth, changed) && hasWay(view, nth + 1, changed)) return false;
    return isEmpty(view, grid, { track: next, space }, changed);
  });
}

/** Points of whose turn it was, beside the cube that gives them or in an empty space of its hole; others' are on their plates. */
function pills(grid: Grid, view: AntarcticaView, changed: Changed | undefined): Shape[] {
  if (changed === undefined) return [];
  const { seat } = changed;
  return view.tracks.flatMap((track, nth) => {
    const space = track.cubes[seat] ?? 0;
    const points = pointsAt(view, track, changed);
    if (points === 0 || space === 0) return [];
    const [top, bottom] = grid.edges(space);
    const look = pillFor(seat, bottom - top);
    if (look === undefined) return [];
    const side = flagSide(view, grid, nth, changed);
    if (side !== undefined) {
      const { x, y, width } = grid.at(track, nth, space);
      const off = (width + pillSize([signed(points)], look).width) / 2 + 3;
      return pill([signed(points)], { x: x + side * off, y }, look);
    }
    const from = cubeFrom(changed, track.id, seat) ?? space;
    const onWay = Array.from({ length: space - from }, (_, at) => space - 2 - at).filter((row) => row > from);
    const row = [space + 1, space + 2, from - 1, from - 2, ...onWay].find(
      (one) => one >= 1 && one <= track.spaces.length && isEmpty(view, grid, { track, space: one }, changed),
    );
    return row === undefined ? [] : pill([signed(points)], { x: grid.xOf(nth), y: grid.yOf(row) }, look);
  });
}

/** Below the head of each track what its foremost cube gets: the values of all cubes on it (ANT-SCORE-4). */
function prizes(view: AntarcticaView, grid: Grid): Shape[] {
  const { k, box } = grid.place;
  return view.tracks.flatMap((track, nth) => {
    const { id, open } = track;
    const most = Math.max(0, ...(view.scoring.tracks.find((one) => one.track === id)?.points ?? []));
    if (!open) return [];
    const colour = mayChoose(view, track) ? 'on-warm' : '~block-ink';
    const style = { size: k > 1.5 ? 76 : 38, weight: 'bold', colour } as const;
    return [textOn(String(most), grid.xOf(nth), box.y + HEAD.prize * k, style)];
  });
}

/** Behind the heads of the tracks that the asked player may choose; which ones an action leads to shows the menu. */
function choosable(view: AntarcticaView, grid: Grid): Shape[] {
  const { k, box } = grid.place;
  return view.tracks.flatMap((track, nth) =>
    mayChoose(view, track)
      ? [
          {
            kind: 'rect',
            x: grid.xOf(nth) - 34 * k,
            y: box.y + 25 * k,
            width: 68 * k,
            height: 76 * k,
            corner: 16 * k,
            fill: 'warm',
          } as const,
        ]
      : [],
  );
}

function choices(grid: Grid, view: AntarcticaView): Shape[] {
  const { k } = grid.place;
  return view.tracks.flatMap((track, nth) => {
    if (!track.open) return [];
    const to = landing(view, track);
    if (to === 0) return [badgePlace(`track:${track.id}`, grid.xOf(nth), grid.top + 14 * k, 20 * k)];
    const { x, y, size } = grid.at(track, nth, to);
    return [badgePlace(`track:${track.id}`, x, y, size * 0.5)];
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
    ...choosable(view, grid),
    ...view.tracks.flatMap((track, nth) => heads(grid, track, nth)),
    ...view.tracks.flatMap((track, nth) => (track.open ? [] : closedWord(grid, track, nth, look))),
    ...each((track, nth) => hole(grid, track, nth)),
    ...ruler(view, grid, look),
    ...spaceLines(view, grid),
    ...each((_, nth) => trail(view, grid, nth, changed)),
    // nothing can be had any more
    ...(view.over ? [] : each((track, nth) => effects(grid, track, nth))),
    ...each((track, nth) => cubes(grid, track, nth, changed)),
    ...prizes(view, grid),
    ...pills(grid, view, changed),
    ...choices(grid, view),
  ];
}
