import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { Box, Point } from '../../shapes.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { at, geometryOf, isWide, PLATE_HEIGHT, type StandsIn, type StationPlace } from './station-place.ts';

/*
 * Where the modules of the outside arms are. All modules of a row of stations have one size, the largest at which they find room; an arm
 * that is longer than a line bends back in a second one, like a tube.
 */

type Module = StationPlace['of']['outside']['crab'][number];
type Stands = StandsIn & Pick<StationPlace, 'module'>;

/** Where lines are short they are a little wider than high, where they are long a little higher than wide. */
const HIGHEST = { inWidths: 1.22, most: 136 } as const;
const LARGEST = 168;
const SMALLEST = 44;
/** So much of the width a module's height is worth: figures, signs and people are as large as both allow. */
const WORTH = 1.15;
/** What an arm that bends back costs. */
const BENT = { long: 0.92, short: 0.82, from: 6 } as const;
/** Between modules of a line, and between lines, at least and at most. */
const BESIDE = { least: 7, most: 50 } as const;
const BELOW = { least: 17, most: 60 } as const;

/** Above the first line and below the last one. */
const EDGES = { top: 8, bottom: 17 } as const;

/** A line below the modules, where whoever chooses one of their tanks sees each of them. */
const TANKS_LINE = 84;

export function hasTanksLine(stands: StandsIn): boolean {
  return stands.own && !isWide(stands) && stands.of.oxygen.some(({ used }) => !used);
}

/** Its middle. */
export function tanksLineAt({ box }: StandsIn): number {
  return box.height - PLATE_HEIGHT + 7 - TANKS_LINE / 2;
}

/** Cards that wait for their places lie in a tray, as large as there is room for them. */
const TRAY = { height: 108, card: 62, largest: 96, least: 150, margin: 20 } as const;

function trayWidth({ waiting }: StandsIn, card: number): number {
  return Math.max(TRAY.least, waiting.length * card + TRAY.margin);
}

/** Where lines of modules are: the tray has room of its own only where none of them leaves it enough. */
function roomOf(stands: StandsIn, tray: boolean): { readonly width: number; readonly height: number } {
  const { arms } = geometryOf(stands);
  const below = (hasTanksLine(stands) ? TANKS_LINE : 0) + (tray ? TRAY.height : 0);
  return {
    width: stands.box.width - arms.first - arms.margin,
    height: stands.box.height - PLATE_HEIGHT - EDGES.top - EDGES.bottom - below,
  };
}

/** Between the modules of a line: those of the longest one fill the room, up to a limit. */
function gapOf(stands: StandsIn, lines: readonly Line[], width: number): number {
  const columns = Math.max(1, ...lines.map(({ count }) => count));
  if (columns === 1) return BESIDE.most;
  return Math.min(BESIDE.most, (roomOf(stands, false).width - columns * width) / (columns - 1));
}

/** Beyond so many modules of a line. */
function freeBeside(stands: StandsIn, lines: readonly Line[], count: number, width: number): number {
  return roomOf(stands, false).width - count * (width + gapOf(stands, lines, width));
}

/** The shortest line, if the tray has room beyond it. */
function besideTray(stands: StandsIn, lines: readonly Line[], width: number): number | undefined {
  const shortest = Math.min(...lines.map(reachOf));
  const free = freeBeside(stands, lines, shortest, width);
  return trayWidth(stands, TRAY.card) <= free
    ? lines.findIndex((line) => reachOf(line) === shortest)
    : undefined;
}

function needsRoom(stands: StandsIn, lines: readonly Line[], width: number): boolean {
  return stands.waiting.length > 0 && lines.length > 0 && besideTray(stands, lines, width) === undefined;
}

interface Line {
  readonly arm: OutsideArm;
  /** its first module, and how many there are in it */
  readonly from: number;
  readonly count: number;
  /** of its arm */
  readonly nth: number;
  /** most modules of a line of its arm */
  readonly columns: number;
}

function leadsBack({ nth }: Line): boolean {
  return nth % 2 === 1;
}

/** So many places from the pipe it ends: one that leads back begins where its arm bends. */
function reachOf(line: Line): number {
  return leadsBack(line) ? line.columns : line.count;
}

/** Most modules of this width in a line. */
function mostInLine(stands: StandsIn, width: number): number {
  return Math.max(1, Math.floor((roomOf(stands, false).width + BESIDE.least) / (width + BESIDE.least)));
}

function linesOf(stands: StandsIn, width: number): Line[] {
  const most = mostInLine(stands, width);
  return OUTSIDE_ARMS.flatMap((arm): Line[] => {
    const { length } = stands.of.outside[arm];
    const lines = Math.ceil(length / most);
    const columns = Math.ceil(length / Math.max(1, lines));
    return Array.from({ length: lines }, (_, nth) => {
      const from = nth * columns;
      return { arm, from, count: Math.min(columns, length - from), nth, columns };
    });
  });
}

/** How high modules of this width may be, so that all lines of a station find room. */
function highest(stands: StandsIn, width: number): number {
  const most = mostInLine(stands, width);
  const count = OUTSIDE_ARMS.reduce((sum, arm) => sum + Math.ceil(stands.of.outside[arm].length / most), 0);
  if (count === 0) return Infinity;
  const tray = stands.waiting.length > 0 && needsRoom(stands, linesOf(stands, width), width);
  return (roomOf(stands, tray).height + BELOW.least) / count - BELOW.least;
}

/** An arm in one line is easier to follow than one that bends back, above all a short one. */
function followed(all: readonly StandsIn[], width: number): number {
  const bent = all.flatMap((stands) => {
    const most = mostInLine(stands, width);
    return OUTSIDE_ARMS.map((arm) => stands.of.outside[arm].length).filter((length) => length > most);
  });
  return bent.reduce((part, length) => part * (length < BENT.from ? BENT.short : BENT.long), 1);
}

export interface ModuleSize {
  readonly width: number;
  readonly height: number;
}

const LEAST_SIZE: ModuleSize = { width: SMALLEST, height: SMALLEST };

/** How large the modules of some stations may be, and how well they can be read at that size. */
export interface Fitting {
  readonly size: ModuleSize;
  readonly worth: number;
}

/** The size at which the modules of all these stations can be read best. */
export function fitting(all: readonly StandsIn[]): Fitting | undefined {
  let best: Fitting | undefined;
  let worth = 0;
  // none is worth more than it is wide
  for (let width = LARGEST; width > Math.max(worth, SMALLEST); width -= 2) {
    const room = Math.min(...all.map((stands) => highest(stands, width)));
    const height = Math.min(room, width * HIGHEST.inWidths, HIGHEST.most);
    const own = Math.min(width, height * WORTH);
    if (own <= worth) continue;
    const found = own * followed(all, width);
    if (found <= worth) continue;
    worth = found;
    // a creature is about as wide as high
    best = { size: { width: Math.min(width, height * WORTH), height }, worth };
  }
  return best;
}

/** In a row with shorter arms modules may be so much larger: with much larger ones they looked as if they counted more. */
export const LARGER = 1.3;

/** Of the stations in each row, in steps: what is painted at one size is copied. */
export function moduleSizes(rows: readonly (readonly StandsIn[])[]): ModuleSize[] {
  const sizes = rows.map((row) => fitting(row)?.size ?? LEAST_SIZE);
  const least = (side: keyof ModuleSize): number => Math.min(...sizes.map((size) => size[side]));
  const most = { width: LARGER * least('width'), height: LARGER * least('height') };
  return rows.map((row, nth) => {
    const size = sizes[nth] ?? LEAST_SIZE;
    const width = Math.max(SMALLEST, stepped(Math.min(size.width, most.width)));
    // narrower modules leave another room to the tray
    const room = Math.min(...row.map((stands) => highest(stands, width)));
    return { width, height: stepped(Math.min(size.height, most.height, room)) };
  });
}

const STEP = 4;

function stepped(pixels: number): number {
  return STEP * Math.floor(pixels / STEP);
}

interface Layout {
  readonly lines: readonly Line[];
  /** of the first line */
  readonly first: Point;
  /** from the middle of one module to that of the next one, and from line to line */
  readonly step: Point;
}

function layoutOf(stands: Stands): Layout {
  const { module } = stands;
  const lines = linesOf(stands, module.width);
  const { height } = roomOf(stands, needsRoom(stands, lines, module.width));
  const below = lines.length === 0 ? 0 : height / lines.length - module.height;
  const step = {
    x: module.width + gapOf(stands, lines, module.width),
    y: module.height + Math.min(BELOW.most, below),
  };
  const x = geometryOf(stands).arms.first + module.width / 2;
  return { lines, step, first: { x, y: EDGES.top + height / 2 - ((lines.length - 1) / 2) * step.y } };
}

interface Spot extends Point {
  /** in a line that leads back to the dome */
  readonly back: boolean;
}

/** Of a module, and of the one that would follow the last. */
function spotOf(stands: Stands, arm: OutsideArm, nth: number): Spot {
  const { lines, first, step } = layoutOf(stands);
  const line = lines.findLast((one) => one.arm === arm && one.from <= nth) ?? lines[0];
  const row = line === undefined ? 0 : lines.indexOf(line);
  const back = line !== undefined && leadsBack(line);
  const column = nth - (line?.from ?? 0);
  const x = first.x + (back ? line.columns - 1 - column : column) * step.x;
  return { ...at(stands, { x, y: first.y + row * step.y }), back };
}

/** Where the cards are that wait for their places: beyond the shortest line of modules, as high as longer ones leave it, or below all of them. */
export function trayBox(stands: Stands): Box | undefined {
  if (stands.waiting.length === 0) return undefined;
  const { lines, first, step } = layoutOf(stands);
  const { box, module } = stands;
  const row = lines.length === 0 ? 0 : besideTray(stands, lines, module.width);
  const line = row === undefined ? undefined : lines[row];
  const count = line === undefined ? 0 : reachOf(line);
  const width = Math.min(trayWidth(stands, TRAY.largest), freeBeside(stands, lines, count, module.width));
  const left = box.x + geometryOf(stands).arms.first;
  const floor = box.y + box.height - PLATE_HEIGHT - 4 - (hasTanksLine(stands) ? TANKS_LINE : 0);
  if (row === undefined) return { x: left, y: floor - TRAY.height, width, height: TRAY.height };
  // between the longer lines above and below
  const isLonger = (line: Line): boolean => reachOf(line) > count;
  const above = lines.findLastIndex((line, nth) => nth < row && isLonger(line));
  const below = lines.findIndex((line, nth) => nth > row && isLonger(line));
  const middle = (nth: number): number => box.y + first.y + nth * step.y;
  const top = above < 0 ? box.y + 2 : middle(above) + module.height / 2;
  const bottom = below < 0 ? floor : middle(below) - module.height / 2;
  const height = Math.min(TRAY.height, bottom - top);
  const y = Math.min(Math.max(top, middle(row) - height / 2), bottom - height);
  return { x: left + count * step.x, y, width, height };
}

/** Between modules and what swims beside them. */
const CLEAR = { modules: 26, edge: 10 } as const;

/** The parts of a station's water in which nothing stands: beyond some lines that follow one another, above or below all of them. */
export function openWaters(stands: Stands): Box[] {
  const { lines, first, step } = layoutOf(stands);
  const { box, module } = stands;
  const top = box.y + EDGES.top;
  const bottom = top + roomOf(stands, false).height;
  const right = box.x + box.width - CLEAR.edge;
  const begins = box.x + first.x - module.width / 2;
  const before = (nth: number): number => box.y + first.y + (nth - 0.5) * step.y;
  const from = (x: number, y: number, end: number): Box => ({ x, y, width: right - x, height: end - y });
  if (lines.length === 0) return [from(begins, top, bottom)];
  const beside = lines.flatMap((_, nth) =>
    lines.slice(nth).map((__, more): Box => {
      const next = nth + more + 1;
      const most = Math.max(...lines.slice(nth, next).map(reachOf));
      const x = begins + (most - 1) * step.x + module.width + CLEAR.modules;
      return from(x, nth === 0 ? top : before(nth), next === lines.length ? bottom : before(next));
    }),
  );
  return [...beside, from(begins, top, before(0)), from(begins, before(lines.length), bottom)];
}

/** Whether a module stands in a line that leads back. */
export function isOnWayBack(place: Stands, arm: OutsideArm, nth: number): boolean {
  return spotOf(place, arm, nth).back;
}

/** The middle of a module. */
export function moduleAt(place: Stands, arm: OutsideArm, nth: number): Point {
  const { x, y } = spotOf(place, arm, nth);
  return { x, y };
}

/** All divers on a module, those that work and those that still may go on. */
export function diversOn({ lying, seated }: Module): number {
  return lying + seated;
}

/** The plaque at the foot of a module, which counts its divers. */
export function benchOf(place: Stands, arm: OutsideArm, nth: number): Box {
  return benchIn(moduleAt(place, arm, nth), place.module);
}

/** That of a module around this middle. */
export function benchIn({ x, y }: Point, { width, height }: ModuleSize): Box {
  const bench = { width: width * 0.74, height: height * 0.31 };
  return { ...bench, x: x - bench.width / 2, y: y + height / 2 - bench.height - height * 0.03 };
}
