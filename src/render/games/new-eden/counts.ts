import type { View } from '../../../engine/games/new-eden/view.ts';
import { badgePlace } from '../../marks.ts';
import { measureText } from '../../measure.ts';
import type { Colour } from '../../palettes.ts';
import { piece } from '../../shapes.ts';
import type { Point, Shape, TextSize } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { hasTanksLine, tanksLineAt } from './arms.ts';
import { FACTS } from './facts.ts';
import type { EdenLook, Said } from './messages.ts';
import { sprite } from './signs.ts';
import { at, geometryOf, isWide, PLATE_HEIGHT, type StationPlace } from './station-place.ts';

/*
 * What is counted at a station, in a line of its plate: the uses of the plant that are left, and how many tanks, shipyards and
 * laboratories there are. Beside the dome of a wide station there is room to draw each of these.
 */

interface Counted {
  /** of the category */
  readonly colour: Colour;
  readonly says: Said;
  /** absent: it is told elsewhere, or there is none, which is no fact of a card */
  readonly id?: string;
  readonly facts?: readonly string[];
  readonly count: number;
  /** what may be chosen here */
  readonly target?: string;
  /** nothing is left of it */
  readonly faint?: boolean;
  /** the question is about it */
  readonly asked?: boolean;
}

function plant({ view, station, of }: StationPlace): Counted {
  const left = view.printed.plantUses - of.plantUses;
  return {
    id: `plant:${station}`,
    facts: [FACTS.plant(station, of)],
    colour: '~crane',
    says: { key: 'short.power' },
    count: left,
    target: `plant:${station}`,
    faint: left === 0,
  };
}

/** How many tanks are left; framed while the question is about them. */
function tanks(place: StationPlace): Counted {
  const { view, station, of } = place;
  const left = of.oxygen.filter(({ used }) => !used);
  const newest = left.at(-1);
  const asked = view.question === 'extra' && view.asked.includes(station);
  const target = `arm:${station}:oxygen`;
  const says = { key: 'short.oxygen' } as const;
  const counted = { colour: '~oxygen', says, count: left.length, asked } as const;
  if (newest === undefined) return { ...counted, faint: true };
  // each of them is drawn where its owner chooses from it, or where there is room
  if (hasTanksLine(place) || isWide(place)) return counted;
  const facts = left.map(({ id }) => FACTS.tank(station, id, false));
  return { ...counted, id: `tank:${station}:${newest.id}`, facts, target };
}

const BUILT = [
  { arm: 'shipyard', says: { key: 'short.yards' }, name: 'yard', width: 44 },
  { arm: 'research', says: { key: 'short.labs' }, name: 'lab', width: 36 },
] as const;

function built(place: StationPlace): Counted[] {
  const { station, of } = place;
  return BUILT.map(({ arm, says }): Counted => {
    const ids = of[arm];
    const newest = ids.at(-1);
    const counted = { colour: `~${arm}`, says, count: ids.length } as const;
    if (newest === undefined || isWide(place)) return counted;
    const facts = ids.map((id) => FACTS.card(station, id));
    return { ...counted, id: `built:${station}:${newest}`, facts, target: `arm:${station}:${arm}` };
  });
}

/** In the same order in every station; where it is drawn, what there is none of is left out. */
function countedIn(place: StationPlace): Counted[] {
  // Deep Thought may not use it
  return [...(place.of.deepThought ? [] : [plant(place)]), tanks(place), ...built(place)];
}

/** Under its words the colour of what is counted. */
const BAR = { down: 17, height: 5 } as const;
const BESIDE = { least: 16, most: 60 } as const;
const LEAST = 6;
/** Left of the words, where they may be chosen. */
const BADGE = { x: -16, r: 14, room: 32 } as const;
/** Nothing is left of it. */
const FAINT = { tint: 'ink', alpha: 0.55 } as const;

interface Worded {
  readonly counted: Counted;
  readonly words: string;
  readonly width: number;
}

interface Line {
  readonly all: readonly Worded[];
  readonly size: TextSize;
  readonly whole: number;
}

function lineOf(some: readonly Counted[], look: EdenLook, size: TextSize, goesOn = false): Line {
  const all = some.map((counted, nth) => {
    const more = goesOn && nth === some.length - 1 ? ' …' : '';
    const words = `${look.say(counted.says)} ${counted.count}${more}`;
    return { counted, words, width: measureText(words, size, 'bold') };
  });
  return { all, size, whole: all.reduce((sum, { width }) => sum + width, 0) };
}

/** A line of a plate: what there is of it, in the same order in every station. */
export function countsLine(
  place: StationPlace,
  look: EdenLook,
  left: number,
  right: number,
  y: number,
): Shape[] {
  const all = countedIn(place);
  const some = all.filter(({ count, asked, id }) => count > 0 || asked === true || id !== undefined);
  const lines = ([30, 26] as const).map((size) => lineOf(some, look, size));
  const free = (line: Line): number => (right - left - line.whole) / Math.max(1, line.all.length - 1);
  const least = place.own ? BADGE.room : BESIDE.least;
  // beside a chip in words of another language not all of it finds room: the station's focus says it, and dots that there is more
  const counts = all.filter(({ count }) => count > 0);
  const smallest = counts.map((_, nth) => lineOf(counts.slice(0, counts.length - nth), look, 20, nth > 0));
  const line =
    lines.find((one) => free(one) >= least) ??
    [lineOf(some, look, 20), ...smallest].find((one) => free(one) >= LEAST) ??
    lineOf([], look, 20);
  const gap = Math.min(BESIDE.most, free(line));
  let x = left;
  const shapes = line.all.flatMap((worded) => {
    const start = x;
    x += worded.width + gap;
    return countShapes(worded, { x: start, y }, line.size);
  });
  return [...shapes, ...usedTanks(place, { x: right, y })];
}

function countShapes({ counted, words, width }: Worded, { x, y }: Point, size: TextSize): Shape[] {
  const { id, facts = [], colour, target, faint, asked } = counted;
  const shapes: Shape[] = [
    {
      kind: 'rect',
      x,
      y: y + BAR.down,
      width,
      height: BAR.height,
      corner: 2.5,
      fill: faint ? { tint: colour, alpha: 0.5 } : colour,
    },
    textOn(words, x, y, { size, weight: 'bold', anchor: 'start', colour: faint ? FAINT : 'ink' }),
  ];
  const frame: Shape = {
    kind: 'rect',
    x: x - 7,
    y: y - 18,
    width: width + 14,
    height: 42,
    corner: 12,
    stroke: { colour: 'warm', weight: 5 },
  };
  return [
    ...(id === undefined ? shapes : piece({ id, facts }, shapes)),
    ...(asked ? [frame] : []),
    ...(target === undefined ? [] : [badgePlace(target, x + BADGE.x, y, BADGE.r)]),
  ];
}

/** Used tanks are not drawn, but one of them may be lost. */
function usedTanks({ station, of }: StationPlace, { x, y }: Point): Shape[] {
  const some = of.oxygen.length > 0 && of.oxygen.every(({ used }) => used);
  return some ? [badgePlace(`arm:${station}:oxygen`, x + BADGE.x, y, BADGE.r)] : [];
}

function bottlesOf({ printed }: View, id: string): readonly number[] {
  const effect = printed.parts[id]?.effect;
  return effect?.type === 'bottles' ? effect.bottles : [];
}

interface TankLine {
  readonly left: number;
  readonly y: number;
  readonly room: number;
  /** how large a bottle may be */
  readonly most: number;
}

const BOTTLE = { width: 41, height: 66, apart: 12 } as const;

/** Each tank with its bottles, to choose from. */
function tankLine(place: StationPlace, { left, y, room, most }: TankLine): Shape[] {
  const { view, station, of } = place;
  const unused = of.oxygen.filter(({ used }) => !used);
  const bottles = unused.reduce((sum, { id }) => sum + bottlesOf(view, id).length, 0);
  const whole = bottles * BOTTLE.width + unused.length * BOTTLE.apart;
  const k = Math.min(most, room / Math.max(1, whole));
  let x = left;
  const line = unused.flatMap(({ id }) => {
    const start = x;
    const figures = bottlesOf(view, id);
    x += (figures.length * BOTTLE.width + BOTTLE.apart) * k;
    return [
      ...piece(
        { id: `tank:${station}:${id}`, facts: [FACTS.tank(station, id, false)] },
        figures.flatMap((figure, nth) => {
          const middle = start + (nth + 0.5) * BOTTLE.width * k;
          return [
            sprite('tank', middle, y, BOTTLE.width * k, BOTTLE.height * Math.max(0.86, k)),
            textOn(String(figure), middle, y + 9, {
              size: k > 1.2 ? 44 : k > 0.8 ? 38 : k > 0.7 ? 30 : 26,
              weight: 'bold',
              colour: '~on-window',
              halo: { colour: '~window', width: 5 },
            }),
          ];
        }),
      ),
      badgePlace(
        `oxygen:${station}:${id}`,
        start + (figures.length * BOTTLE.width * k) / 2,
        y - BOTTLE.height * Math.max(0.86, k) * 0.5,
        17,
      ),
    ];
  });
  return unused.length === 0
    ? []
    : [...line, badgePlace(`arm:${station}:oxygen`, x + 8, y - BOTTLE.height / 2, 17)];
}

/** In a wide station three lines left of the dome, which end here. */
const END = 340;
/** In parts of the room above the plate. */
const HEIGHTS = [0.19, 0.5, 0.81] as const;
const LARGE = 1.45;

function wideLines(place: StationPlace): Shape[] {
  const { view, station, of } = place;
  const bottles = of.oxygen.filter(({ used }) => !used).flatMap(({ id }) => bottlesOf(view, id)).length;
  const tanks = of.oxygen.filter(({ used }) => !used).length;
  const whole = (bottles * BOTTLE.width + tanks * BOTTLE.apart) * LARGE;
  const left = Math.max(14, END - whole);
  const room = place.box.height - PLATE_HEIGHT;
  return [
    ...tankLine(place, {
      ...onLeft(place, { x: left, y: HEIGHTS[0] * room }),
      room: END - left,
      most: LARGE,
    }),
    ...BUILT.flatMap(({ arm, name, width }, nth) => {
      const ids = of[arm];
      const step = Math.min(width * LARGE, (END - 14) / Math.max(1, ids.length));
      const { left: x, y } = onLeft(place, { x: END - ids.length * step, y: (HEIGHTS[nth + 1] ?? 0) * room });
      return [
        ...ids.map((id, at) => ({
          ...sprite(name, x + (at + 0.5) * step, y, width * LARGE, 42 * LARGE),
          id: `built:${station}:${id}`,
          facts: [FACTS.card(station, id)],
        })),
        ...(ids.length === 0 ? [] : [badgePlace(`arm:${station}:${arm}`, x + 14, y - 42, 20)]),
      ];
    }),
  ];
}

function onLeft(place: StationPlace, point: Point): Pick<TankLine, 'left' | 'y'> {
  const { x, y } = at(place, point);
  return { left: x, y };
}

/** What is counted, each drawn where its owner chooses from it or where there is room. */
export function besideDome(place: StationPlace): Shape[] {
  if (isWide(place)) return wideLines(place);
  if (!hasTanksLine(place)) return [];
  const { first } = geometryOf(place).arms;
  const line = onLeft(place, { x: first, y: tanksLineAt(place) });
  return tankLine(place, { ...line, room: place.box.width - first - 40, most: 1 });
}
