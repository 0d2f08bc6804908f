import type { View } from '../../../engine/games/new-eden/view.ts';
import { badgePlace } from '../../marks.ts';
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
  return cramped ? { above: 27, r: 17 } : { above: 45, r: 20 };
}

/** So many figures can be read; of more only the tanks are counted, but for their owner. */
const MOST_BOTTLES = { narrow: 8, wide: 12 } as const;

function bottlesOf({ printed }: View, id: string): readonly number[] {
  const effect = printed.parts[id]?.effect;
  return effect?.type === 'bottles' ? effect.bottles : [];
}

function tankItems(place: StationPlace): Item[] {
  const { view, station, of } = place;
  const over = overThem(place);
  const figures = of.oxygen.reduce((sum, { id, used }) => sum + (used ? 0 : bottlesOf(view, id).length), 0);
  if (!place.own && figures > MOST_BOTTLES[isWide(place) ? 'wide' : 'narrow']) return [tankStack(place)];
  const many = figures > MOST_BOTTLES.narrow;
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
              size: k > 1.3 ? 44 : k > 0.74 ? 34 : k > 0.66 ? 30 : 26,
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

/** How many tanks are left. */
function tankStack({ station, of }: StationPlace): Item {
  const ids = of.oxygen.flatMap(({ id, used }) => (used ? [] : [id]));
  const width = 40;
  const behind = (ids.length - 1) * BEHIND;
  const draw = (x: number, y: number, k: number): Shape[] => [
    ...ids.flatMap((id, nth): Shape[] => {
      const middle = x + (width / 2 + nth * BEHIND) * k;
      return [
        {
          ...sprite('tank', middle, y, width * k, 64 * k),
          id: `tank:${station}:${id}`,
          facts: [FACTS.tank(station, id, false)],
        },
        badgePlace(`oxygen:${station}:${id}`, middle, y - 30, 17),
      ];
    }),
    howMany(
      ids.length,
      x + (width + behind + HOW_MANY / 2) * k,
      y + 4,
      `tank:${station}:${ids.at(-1) ?? ''}`,
    ),
  ];
  return { width: width + behind + HOW_MANY, gap: 14, arm: `arm:${station}:oxygen`, draw };
}

function howMany(number: number, x: number, y: number, of: string): Shape {
  const style = {
    size: 34,
    weight: 'bold',
    colour: '~on-window',
    halo: { colour: '~window', width: 6 },
  } as const;
  return textOn(String(number), x, y, style, { of });
}

interface Kind {
  readonly arm: 'shipyard' | 'research';
  readonly name: 'yard' | 'lab';
  readonly width: number;
}

const YARDS: Kind = { arm: 'shipyard', name: 'yard', width: 48 };
const LABS: Kind = { arm: 'research', name: 'lab', width: 46 };

/** In a narrow station those of a kind stand so close behind one another, and a figure says how many. */
const BEHIND = 11;
const HOW_MANY = 36;

/** Shipyards or laboratories. */
function builtItems(place: StationPlace, { arm, name, width }: Kind): Item[] {
  const { station, of } = place;
  const ids = of[arm];
  const target = `arm:${station}:${arm}`;
  const one = (id: string, x: number, y: number, k: number): Shape => ({
    ...sprite(name, x + (width / 2 - 1) * k, y, width * k, 61 * k),
    id: `built:${station}:${id}`,
    facts: [FACTS.card(station, id)],
  });
  if (isWide(place))
    return ids.map((id, nth) => ({
      width: width - 3,
      gap: nth === ids.length - 1 ? 16 : 4,
      arm: target,
      draw: (x, y, k) => [one(id, x, y, k)],
    }));
  if (ids.length === 0) return [];
  const behind = (ids.length - 1) * BEHIND;
  const draw = (x: number, y: number, k: number): Shape[] => [
    ...ids.map((id, nth) => one(id, x + nth * BEHIND * k, y, k)),
    ...(ids.length === 1
      ? []
      : [
          howMany(
            ids.length,
            x + (width + behind + HOW_MANY / 2) * k,
            y + 4,
            `built:${station}:${ids.at(-1) ?? ''}`,
          ),
        ]),
  ];
  return [{ width: width + behind + (ids.length === 1 ? 0 : HOW_MANY), gap: 14, arm: target, draw }];
}

/** So small a tank's figure has still 20 px. */
const SMALLEST = 0.6;

/** Side by side from x on; they shrink first, and then move together. */
function inLine(items: readonly Item[], { x, y }: Point, room: number, over: Over, most = 1): Shape[] {
  const whole = items.reduce((sum, { width, gap }) => sum + width + gap, 0);
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

function onTheRock(place: StationPlace): Shape[] {
  const { rock } = NARROW;
  const tanks = tankItems(place);
  const line = at(place, rock);
  const items = [...tanks, ...builtItems(place, YARDS), ...builtItems(place, LABS)].map((item, nth) =>
    nth === tanks.length - 1 ? { ...item, gap: 16 } : item,
  );
  const room = rock.right - rock.x;
  return [...usedTanks(place, line), ...inLine(items, line, room, overThem(place), NARROW_ITEMS)];
}

/** Below the modules of the lowest arm. */
const NARROW_ITEMS = 0.78;
/** There is room for larger things in a wide station. */
const WIDE_ITEMS = 1.45;

/** In a wide station three lines left of the dome. */
function insideLines(place: StationPlace): Shape[] {
  const { rock } = WIDE;
  const lines = [tankItems(place), builtItems(place, YARDS), builtItems(place, LABS)];
  const heights = [60, 160, 260];
  return lines.flatMap((items, nth) => {
    const width = items.reduce((sum, item) => sum + item.width + item.gap, 0);
    const room = rock.right - rock.x;
    const y = heights[nth] ?? 0;
    const from = rock.right - Math.min(room, width * WIDE_ITEMS);
    return [
      ...(nth === 0 ? usedTanks(place, at(place, { x: rock.right - 40, y })) : []),
      ...inLine(items, at(place, { x: from, y }), room, overThem(place), WIDE_ITEMS),
    ];
  });
}

export function besideDome(place: StationPlace): Shape[] {
  return isWide(place) ? insideLines(place) : onTheRock(place);
}
