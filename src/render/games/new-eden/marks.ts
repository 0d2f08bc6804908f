import type { View } from '../../../engine/games/new-eden/view.ts';
import type { Part } from '../../parts.ts';
import { pill, pillSize, seatPill, signed } from '../../pills.ts';
import { boxOf, centreOf } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { halo } from '../../trails.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { fresh, shade, sprite } from './signs.ts';
import { hullAt, hullSize } from './arms.ts';
import { at, domeAt, geometryOf, isWide, type StationPlace } from './station-place.ts';
import { eventsOf, type Told, type Brought } from './turn.ts';
import { deliveries, dives, hasArrived } from './ways.ts';

/* What the last turn changed, where it shows: cause first, then result. */

export interface Marks {
  /** below the stations */
  readonly below: readonly Shape[];
  /** lift and stations themselves */
  readonly pieces: readonly Shape[];
  /** above everything */
  readonly above: readonly Shape[];
}

type Places = readonly StationPlace[];

export function marksOf(view: View, told: Told, places: Places, drawn: readonly Shape[]): Marks {
  if (told.over) return { below: [], pieces: drawn, above: [] };
  const pieces = rimmed(told, drawn);
  const arrived = hasArrived(told);
  return {
    below: [...lights(told, drawn), ...deliveries(view, told, places, drawn)],
    pieces: pieces.filter((shape) => !arrived(shape)),
    above: [
      ...dives(told, places),
      ...pieces.filter(arrived),
      ...(told.roundBegan ? [] : lost(told, places)),
      ...effects(told, places, drawn),
    ],
  };
}

/** What is new, what works now and who has just arrived, with a bright rim. */
function rimmed(told: Told, drawn: readonly Shape[]): Shape[] {
  if (told.roundBegan) return [...drawn];
  const changed = new Set([
    ...newPieces(told, drawn),
    ...eventsOf(told, 'activated').map(({ seat, module }) => `module:${seat}:${module}`),
  ]);
  const arrived = hasArrived(told);
  return drawn.map((shape) =>
    (shape.id !== undefined && changed.has(shape.id)) || arrived(shape) ? fresh(shape) : shape,
  );
}

function boxOfPiece(drawn: readonly Shape[], id: string): Box | undefined {
  const shape = drawn.find((one) => one.id === id);
  return shape === undefined ? undefined : boxOf(shape);
}

/** Ids of cards that stood in a station before. */
function builtBefore({ before }: Told): ReadonlySet<string> {
  return new Set(
    before.stations.flatMap(({ outside, shipyard, oxygen, research }) => [
      ...OUTSIDE_ARMS.flatMap((arm) => outside[arm].map(({ id }) => id)),
      ...shipyard,
      ...oxygen.map(({ id }) => id),
      ...research,
    ]),
  );
}

/** Soft light behind new pieces, a raised bid, a row that was sold, the Nautilus that moved. */
function lights(told: Told, drawn: readonly Shape[]): Shape[] {
  const ids = [
    ...newPieces(told, drawn),
    ...(eventsOf(told, 'bidMade').length > 0 ? ['bid'] : []),
    ...eventsOf(told, 'rowSold').map(({ row }) => `sold:${row}`),
    ...(eventsOf(told, 'nautilusMoved').length > 0 && !told.roundBegan ? ['nautilus'] : []),
  ];
  return ids.flatMap((id) => {
    const box = boxOfPiece(drawn, id);
    return box === undefined ? [] : [halo(haloBox(box), 'warm', onTheRock(id) ? 0.4 : 0.8)];
  });
}

/** Small things side by side would drown in light: there it is weaker. */
function onTheRock(id: string): boolean {
  return /^(?:tank|built):/u.test(id);
}

/** Light is of one size wherever it lies. */
function haloBox(box: Box): Box {
  const { x, y } = centreOf(box);
  const side = Math.min(90, Math.max(76, box.width, box.height));
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

function newPieces(told: Told, drawn: readonly Shape[]): string[] {
  const before = builtBefore(told);
  const extended = eventsOf(told, 'extended').map(({ seat, extension }) => `extension:${seat}:${extension}`);
  const built = drawn.flatMap(({ id }) => {
    const [, card] = /^(?:module|tank|built):\d+:(.+)$/u.exec(id ?? '') ?? [];
    return id === undefined || card === undefined || before.has(card) ? [] : [id];
  });
  return told.roundBegan ? extended : [...built, ...extended];
}

/** A module that is lost, as a shade at the end of its arm. */
function lost(told: Told, places: Places): Shape[] {
  return eventsOf(told, 'cardDestroyed').flatMap(({ seat, card }): Shape[] => {
    const place = places.find(({ station }) => station === seat);
    const category = told.before.printed.parts[card]?.category;
    const arm = OUTSIDE_ARMS.find((one) => one === category);
    if (place === undefined || arm === undefined) return [];
    const { x, y } = hullAt(place, arm, place.of.outside[arm].length);
    const end = place.box.x + place.box.width;
    // behind a long arm there is no room: the line says it
    if (x > end - 44) return [];
    return [shade(`hull:${arm}:dark`, x, y, 78, 84), sprite('burst', x, y + 4, 54)];
  });
}

/** What a module, the plant or a laboratory brought, beside its figure, in the colour of whose it is. */
function effects(told: Told, places: Places, drawn: readonly Shape[]): Shape[] {
  if (told.roundBegan) return [];
  return told.brought.flatMap((brought) => {
    const place = places.find(({ station }) => station === brought.station);
    if (place === undefined) return [];
    const words = wordsOf(brought);
    // below the window of a module there is little room
    const onModule = brought.by.startsWith('module:');
    const small = onModule || brought.by === 'plant';
    const look = seatPill(place.seat, 1, small ? 26 : 30, place.station === told.seat && !onModule);
    const spot = sourceAt(place, brought.by, drawn, pillSize(words, look).width);
    if (words.length === 0 || spot === undefined) return [];
    const of = `gain:${brought.by}`;
    return pill(words, spot, look).map((shape) => ({ ...shape, of }));
  });
}

/** The middle of what says so much: below a module's window, above the plant, below who is at home, behind the last thing on the rock. */
function sourceAt(
  place: StationPlace,
  by: string,
  drawn: readonly Shape[],
  width: number,
): Point | undefined {
  const [kind = '', id = ''] = by.split(':');
  const { plant, domeSize } = geometryOf(place);
  switch (kind) {
    case 'module':
      return moduleAt(place, id);
    case 'plant': {
      const { x, y } = at(place, plant);
      return { x: Math.max(x, place.box.x + width / 2 + 4), y: y - 43 };
    }
    case 'dome': {
      const { x, y } = domeAt(place);
      return { x: Math.max(x, place.box.x + width / 2 + 4), y: y + 62 * domeSize };
    }
    default: {
      const box = boxOfPiece(drawn, `built:${place.station}:${id}`);
      if (box === undefined) return undefined;
      if (isWide(place)) return centreOf(box);
      const ends = drawn.flatMap((shape) => {
        const name = shape.id ?? shape.of ?? '';
        const there = name.startsWith(`built:${place.station}:`) || name.startsWith(`tank:${place.station}:`);
        const { x, width: wide } = boxOf(shape);
        return there ? [x + wide] : [];
      });
      const end = place.box.x + place.box.width - 4 - width / 2;
      return { x: Math.min(end, Math.max(...ends) + 12 + width / 2), y: centreOf(box).y };
    }
  }
}

/** Below the window, which keeps its figure. */
function moduleAt(place: StationPlace, id: string): Point | undefined {
  for (const arm of OUTSIDE_ARMS) {
    const nth = place.of.outside[arm].findIndex((module) => module.id === id);
    if (nth < 0) continue;
    const { x, y } = hullAt(place, arm, nth);
    const { height, k } = hullSize(place);
    return { x, y: y + height / 2 - 5 * k };
  }
  return undefined;
}

/** Damage of the plant and of research stands on the plate alone. */
function wordsOf({ by, points, damage, coins, deeples }: Brought): Part[] {
  const words = (number: number, sign: string): Part[] =>
    number === 0 ? [] : [signed(number), { sign, size: 30 }];
  return [
    ...words(points, 'star'),
    ...words(coins, 'coin'),
    ...words(deeples, 'diver:none'),
    ...words(by === 'plant' || by.startsWith('card:') ? 0 : damage, 'burst'),
  ];
}
