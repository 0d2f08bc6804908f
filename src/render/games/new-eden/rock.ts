import type { View } from '../../../engine/games/new-eden/view.ts';
import { badgePlace } from '../../marks.ts';
import { measureText } from '../../measure.ts';
import { piece } from '../../shapes.ts';
import type { Point, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { sprite } from './signs.ts';
import { at, isWide, NARROW, WIDE, type StationPlace } from './station-place.ts';

/* Tanks, shipyards and laboratories, on the rock beside the dome. */

interface Item {
  readonly width: number;
  readonly gap: number;
  /** The target of losing the outermost card of its arm. */
  readonly arm?: string;
  readonly draw: (x: number, y: number, k: number) => Shape[];
}

interface Over {
  readonly above: number;
  readonly r: number;
}

/** Where badges are: between a tank's figure and that of the hull above it there is little room. */
function overThem(place: StationPlace): Over {
  const cramped = !isWide(place) && place.of.outside.octopus.length > 0;
  return cramped ? { above: 27, r: 17 } : { above: 42, r: 20 };
}

function bottlesOf({ printed }: View, id: string): readonly number[] {
  const effect = printed.parts[id]?.effect;
  return effect?.type === 'bottles' ? effect.bottles : [];
}

/** With more bottles than these they stand closer. */
const MANY = 8;

function tankItems(place: StationPlace): Item[] {
  const { view, station, of } = place;
  const over = overThem(place);
  const figures = of.oxygen.reduce((sum, { id, used }) => sum + (used ? 0 : bottlesOf(view, id).length), 0);
  const many = figures > MANY;
  // below the lowest arm they are short
  const step = isWide(place) ? 27 : many ? 33 : 41;
  return of.oxygen.flatMap(({ id, used }): Item[] => {
    const bottles = bottlesOf(view, id);
    if (used || bottles.length === 0) return [];
    const draw = (x: number, y: number, k: number): Shape[] => [
      ...piece(
        { id: `tank:${station}:${id}`, facts: [FACTS.tank(station, id, used)] },
        bottles.flatMap((bottle, nth) => {
          const middle = x + (step / 2 + nth * step) * k;
          return [
            sprite('tank', middle, y, (step + 1) * k, 64 * k),
            textOn(String(bottle), middle, y + 5 * k, {
              size: k > 1.2 ? 44 : k > 0.8 ? 38 : k > 0.74 ? 34 : k > 0.66 ? 30 : 26,
              weight: 'bold',
              colour: '~on-window',
              halo: { colour: '~window', width: 5 },
            }),
          ];
        }),
      ),
      badgePlace(
        `oxygen:${station}:${id}`,
        x + (bottles.length * step * k) / 2,
        y - over.above - Math.max(0, k - 1) * 20,
        over.r,
      ),
    ];
    return [{ width: bottles.length * step + 2, gap: many ? 6 : 12, arm: `arm:${station}:oxygen`, draw }];
  });
}

interface Kind {
  readonly arm: 'shipyard' | 'research';
  readonly name: 'yard' | 'lab';
  readonly width: number;
}

const YARDS: Kind = { arm: 'shipyard', name: 'yard', width: 52 };
const LABS: Kind = { arm: 'research', name: 'lab', width: 44 };

interface HowCounted {
  readonly small?: boolean;
  /** the question is about it */
  readonly asked?: boolean;
}

/** A figure beside what it counts. */
function countItem(
  meaning: { readonly id: string; readonly facts: readonly string[] },
  { name, width }: { readonly name: string; readonly width: number },
  count: number,
  target: string,
  { small = false, asked = false }: HowCounted = {},
): Item {
  const [size, k] = small ? ([38, 0.78] as const) : ([44, 1] as const);
  const whole = width * k + NEXT + measureText(String(count), size, 'bold');
  const frame = (x: number, y: number): Shape => ({
    kind: 'rect',
    x: x - 11,
    y: y - 28,
    width: whole + 22,
    height: 56,
    corner: 14,
    fill: { tint: '~window', alpha: 0.55 },
    stroke: { colour: 'warm', weight: 4 },
  });
  const draw = (x: number, y: number): Shape[] => [
    ...(asked ? [frame(x, y)] : []),
    ...piece(meaning, [
      sprite(name, x + (width / 2) * k, y, width * k, HIGH * k),
      textOn(String(count), x + width * k + NEXT, y + 2, {
        size,
        weight: 'bold',
        anchor: 'start',
        colour: '~on-rock',
        halo: { colour: '~under-rock', width: 6 },
      }),
    ]),
  ];
  return { width: whole, gap: small ? 12 : 28, arm: target, draw };
}

const HIGH = 54;
/** Between a thing and its figure. */
const NEXT = 5;

/** How many tanks are left; framed while the question is about them. */
function countedTanks({ view, station, of }: StationPlace): Item[] {
  const left = of.oxygen.filter(({ used }) => !used);
  const newest = left.at(-1);
  if (newest === undefined) return [];
  const meaning = {
    id: `tank:${station}:${newest.id}`,
    facts: left.map(({ id }) => FACTS.tank(station, id, false)),
  };
  const asked = view.question === 'extra' && view.asked.includes(station);
  return [countItem(meaning, { name: 'tank', width: 26 }, left.length, `arm:${station}:oxygen`, { asked })];
}

/** Shipyards or laboratories: in a narrow station one stands for all, with how many they are. */
function builtItems(place: StationPlace, kind: Kind): Item[] {
  const { station, of } = place;
  const { arm, name, width } = kind;
  const ids = of[arm];
  const target = `arm:${station}:${arm}`;
  const newest = ids.at(-1);
  if (newest === undefined) return [];
  if (!isWide(place)) {
    const meaning = {
      id: `built:${station}:${newest}`,
      facts: ids.map((id) => FACTS.card(station, id)),
    };
    return [countItem(meaning, kind, ids.length, target, { small: place.own })];
  }
  const one = (id: string, x: number, y: number, k: number): Shape => ({
    ...sprite(name, x + (width / 2 - 1) * k, y, width * k, 61 * k),
    id: `built:${station}:${id}`,
    facts: [FACTS.card(station, id)],
  });
  return ids.map((id, nth) => ({
    width: width - 3,
    gap: nth === ids.length - 1 ? 16 : 4,
    arm: target,
    draw: (x, y, k) => [one(id, x, y, k)],
  }));
}

/** So small a tank's figure has still 20 px. */
const SMALLEST = 0.6;

/** Side by side from x on; they shrink first, and then move together. */
function inLine(items: readonly Item[], { x, y }: Point, room: number, over: Over, most = 1): Shape[] {
  const whole = widthOf(items);
  const k = Math.min(most, Math.max(SMALLEST, room / Math.max(1, whole)));
  const squeeze = Math.min(1, room / Math.max(1, whole * k));
  let left = x;
  return items.flatMap(({ width, gap, arm, draw }) => {
    const shapes = [
      ...draw(left, y, k),
      ...(arm === undefined ? [] : [badgePlace(arm, left + 14 * k, y - over.above, over.r)]),
    ];
    left += (width + gap) * k * squeeze;
    return shapes;
  });
}

/** Used tanks are not drawn, but one of them may be lost. */
function usedTanks({ station, of }: StationPlace, { x, y }: Point): Shape[] {
  const some = of.oxygen.length > 0 && of.oxygen.every(({ used }) => used);
  return some ? [badgePlace(`arm:${station}:oxygen`, x, y - 34, 20)] : [];
}

function widthOf(items: readonly Item[]): number {
  return items.reduce((sum, { width, gap }) => sum + width + gap, 0);
}

function onTheRock(place: StationPlace): Shape[] {
  const { rock, arms } = NARROW;
  const line = at(place, rock);
  const room = place.box.width - arms.margin - rock.x;
  const built = [...builtItems(place, YARDS), ...builtItems(place, LABS)];
  const over = overThem(place);
  // whoever chooses one of their tanks sees each of them
  if (place.own) {
    const counts = widthOf(built);
    const left = room + arms.margin - 12 - counts;
    const own = inLine(tankItems(place), line, left, over);
    const x = line.x + Math.min(left, widthOf(tankItems(place))) + 6;
    return [...usedTanks(place, line), ...own, ...inLine(built, { ...line, x }, counts + 1, over)];
  }
  return [...usedTanks(place, line), ...inLine([...countedTanks(place), ...built], line, room, over)];
}

/** There is room for larger things in a wide station. */
const WIDE_ITEMS = 1.45;

/** In a wide station three lines left of the dome, which end here. */
const END = 316;

function insideLines(place: StationPlace): Shape[] {
  const { rock } = WIDE;
  const lines = [tankItems(place), builtItems(place, YARDS), builtItems(place, LABS)];
  const heights = [60, 160, 260];
  return lines.flatMap((items, nth) => {
    const width = widthOf(items);
    const room = END - rock.x;
    const y = heights[nth] ?? 0;
    const from = END - Math.min(room, width * WIDE_ITEMS);
    return [
      ...(nth === 0 ? usedTanks(place, at(place, { x: END - 40, y })) : []),
      ...inLine(items, at(place, { x: from, y }), room, overThem(place), WIDE_ITEMS),
    ];
  });
}

export function besideDome(place: StationPlace): Shape[] {
  return isWide(place) ? insideLines(place) : onTheRock(place);
}
