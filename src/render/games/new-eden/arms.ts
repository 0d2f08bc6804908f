import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { Point } from '../../shapes.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { at, geometryOf, isWide, type StationPlace } from './station-place.ts';

/*
 * Where the modules of the outside arms are. In a narrow station the longest arm of more than seven bends back in a
 * second line: squeezed into one line nobody could read it. All modules of a picture have one size, that of the
 * station with the longest arm; those of a shorter one stand further apart.
 */

export interface HullSize {
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly slot: number;
  readonly k: number;
}

type Stands = Pick<StationPlace, 'of' | 'box'>;

const LONGEST_LINE = 7;
/** So near they stand, in parts of their width: they don't touch. */
const CLOSEST = 1.01;
/** With four lines instead of three. */
const BENT = { share: 0.77, first: 36, step: 67 } as const;
/** So much larger than the smallest of the picture a module is at most. */
const LARGER = 1.25;

/** The arm that bends back, if one has to. */
export function bentArm(place: Stands): OutsideArm | undefined {
  if (isWide(place)) return undefined;
  const lengthOf = (arm: OutsideArm): number => place.of.outside[arm].length;
  const longest = OUTSIDE_ARMS.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
  return lengthOf(longest) > LONGEST_LINE ? longest : undefined;
}

/** The line at the dome is longer, so that the other one ends clear of the tubes. */
function lineLength(count: number): number {
  return Math.ceil((count + 1) / 2);
}

/** Where an arm leaves the dome. The lowest arm bends upward. */
export function armHeight(place: StationPlace, arm: OutsideArm): number {
  const nth = OUTSIDE_ARMS.indexOf(arm);
  const bent = bentArm(place);
  if (bent === undefined) return geometryOf(place).arms.heights[nth] ?? 0;
  const isBelow = nth > OUTSIDE_ARMS.indexOf(bent) || nth === OUTSIDE_ARMS.length - 1;
  return BENT.first + (nth + (isBelow ? 1 : 0)) * BENT.step;
}

/** How many modules the longest line of a station has that has not the whole width. */
export function longestLine({ outside }: StationPlace['of']): number {
  return Math.max(
    ...OUTSIDE_ARMS.map((arm) => {
      const { length } = outside[arm];
      return length > LONGEST_LINE ? lineLength(length) : length;
    }),
  );
}

/** Beside a module of full width: so much more room has one with divers. */
const SLOT = 42;

interface Line {
  readonly columns: number;
  /** whether there are divers on a module of this column */
  readonly manned: readonly boolean[];
}

/** The columns of an arm; those of a bent one have a module of either line. */
function lineOf(place: Stands, arm: OutsideArm): Line {
  const modules = place.of.outside[arm];
  const columns = bentArm(place) === arm ? lineLength(modules.length) : modules.length;
  const manned = Array.from({ length: columns }, (_, column) =>
    [column, 2 * columns - 1 - column].some((nth) => {
      const isHere = nth === column || bentArm(place) === arm;
      const module = modules[nth];
      return isHere && module !== undefined && diversOn(module) > 0;
    }),
  );
  return { columns, manned };
}

function mannedIn(manned: readonly boolean[]): number {
  return manned.filter(Boolean).length;
}

function linesOf(place: Stands): Line[] {
  return OUTSIDE_ARMS.map((arm) => lineOf(place, arm));
}

function roomOf(place: Stands): number {
  const { arms, hull } = geometryOf(place);
  return place.box.width - arms.margin - arms.first + hull.width / 2;
}

/** How large its modules could be. */
function shareOf(place: Stands): number {
  const most = bentArm(place) === undefined ? 1 : BENT.share;
  const { hull } = geometryOf(place);
  const shares = linesOf(place).map(({ columns, manned }) => {
    const needed = hull.width * (1 + CLOSEST * Math.max(0, columns - 1)) + SLOT * mannedIn(manned);
    return roomOf(place) / needed;
  });
  return Math.max(0.5, Math.min(most, ...shares));
}

/** Long lines move together and then shrink, and those of the other stations with them. */
export function hullSize(place: StationPlace): HullSize {
  const { hull, k } = geometryOf(place);
  const smallest = Math.min(...place.all.map(shareOf));
  const share = Math.min(shareOf(place), smallest * LARGER);
  const width = hull.width * share;
  const pitches = linesOf(place).flatMap(({ columns, manned }) =>
    columns < 2 ? [] : [(roomOf(place) - width - SLOT * share * mannedIn(manned)) / (columns - 1)],
  );
  return {
    width,
    height: hull.height * share,
    pitch: Math.min(hull.pitch, ...pitches),
    slot: SLOT * share,
    k: k * share,
  };
}

/** Whether a module stands in the line that leads back, counted from 0. */
export function isOnWayBack(place: StationPlace, arm: OutsideArm, nth: number): boolean {
  return bentArm(place) === arm && nth >= lineLength(place.of.outside[arm].length);
}

/** All divers on a module, those that work and those that still may go on. */
export function diversOn({ lying, seated }: StationPlace['of']['outside']['crab'][number]): number {
  return lying + seated;
}

/** Where they are: at the right shoulder of their module. */
export function shoulderAt(place: StationPlace, arm: OutsideArm, nth: number): Point {
  const { width, height, slot } = hullSize(place);
  const { x, y } = hullAt(place, arm, nth);
  return { x: x + width / 2 + slot * 0.42, y: y - height * 0.06 };
}

/** The middle of a hull. */
export function hullAt(place: StationPlace, arm: OutsideArm, nth: number): Point {
  const { arms, hull } = geometryOf(place);
  const { width, pitch, slot } = hullSize(place);
  const back = isOnWayBack(place, arm, nth);
  const column = back ? 2 * lineLength(place.of.outside[arm].length) - 1 - nth : nth;
  const before = mannedIn(lineOf(place, arm).manned.slice(0, column));
  const turn = arm === OUTSIDE_ARMS.at(-1) ? -BENT.step : BENT.step;
  return at(place, {
    x: arms.first - hull.width / 2 + width / 2 + column * pitch + before * slot,
    y: armHeight(place, arm) + (back ? turn : 0),
  });
}
