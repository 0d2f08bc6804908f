import type { View } from '../../../engine/games/new-eden/view.ts';
import type { Part } from '../../parts.ts';
import { pill, pillSize, seatPill, signed } from '../../pills.ts';
import { boxOf, centreOf } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { halo } from '../../trails.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { shade, sprite } from './signs.ts';
import { hullAt, hullSize, shoulderAt } from './arms.ts';
import type { EdenLook } from './messages.ts';
import { at, domeAt, geometryOf, isWide, NARROW, type StationPlace } from './station-place.ts';
import { eventsOf, type Told, type Brought } from './turn.ts';
import { deliveries, dives, hasArrived, won } from './ways.ts';

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

export function marksOf(
  view: View,
  told: Told,
  places: Places,
  look: EdenLook,
  drawn: readonly Shape[],
): Marks {
  if (told.over) return { below: [], pieces: drawn, above: [] };
  const pieces = rimmed(told, drawn);
  const arrived = hasArrived(told);
  return {
    below: [...lights(told, drawn), ...deliveries(view, told, places, look, drawn)],
    pieces: pieces.filter((shape) => !arrived(shape)),
    above: [
      ...won(told, drawn),
      ...dives(told, places),
      ...pieces.filter(arrived),
      ...(told.roundBegan ? [] : lost(told, places)),
      ...effects(told, places, drawn),
    ],
  };
}

const RIM = { colour: 'warm', width: 5 } as const;

/** What is new, what works now and who has just arrived, with a bright rim. */
function rimmed(told: Told, drawn: readonly Shape[]): Shape[] {
  if (told.roundBegan) return [...drawn];
  const fresh = new Set([
    ...newPieces(told, drawn),
    ...eventsOf(told, 'activated').map(({ seat, module }) => `module:${seat}:${module}`),
  ]);
  const arrived = hasArrived(told);
  return drawn.map((shape) => {
    if (shape.kind !== 'sprite') return shape;
    const isFresh = shape.id !== undefined && fresh.has(shape.id);
    return isFresh || arrived(shape) ? { ...shape, rim: RIM } : shape;
  });
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
    return box === undefined ? [] : [halo(box, 'warm', 0.75)];
  });
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

/** What a module, the plant or a laboratory brought, beside it, in the colour of whose it is. */
function effects(told: Told, places: Places, drawn: readonly Shape[]): Shape[] {
  if (told.roundBegan) return [];
  return told.brought.flatMap((brought) => {
    const place = places.find(({ station }) => station === brought.station);
    if (place === undefined) return [];
    const words = wordsOf(brought);
    const spot = sourceAt(place, brought.by, drawn);
    if (words.length === 0 || spot === undefined) return [];
    const { pitch, width: hull } = hullSize(place);
    // among modules that touch it is small, to stay on its own
    const tight = pitch < hull * 1.15;
    const look = seatPill(place.seat, 1, tight ? 26 : 30, place.station === told.seat && !tight);
    const { width } = pillSize(words, look);
    const of = `gain:${brought.by}`;
    return pill(words, besideOthers(place, brought.by, spot, width), look).map((shape) => ({ ...shape, of }));
  });
}

/** Left of who lies on the module; in a narrow station to the right of the card that brought them, and those of the plant end at the tanks. */
function besideOthers(place: StationPlace, by: string, spot: Point, width: number): Point {
  const half = width / 2;
  const diver = by.startsWith('module:') ? whoLiesOn(place, by.slice('module:'.length)) : undefined;
  if (diver !== undefined) return { x: Math.min(spot.x, diver.x - half - 20), y: spot.y };
  if (isWide(place)) return spot;
  if (by === 'plant') return { x: Math.min(spot.x, at(place, NARROW.rock).x - 4 - half), y: spot.y };
  if (!by.startsWith('card:')) return spot;
  const end = place.box.x + place.box.width - 4;
  return { x: Math.max(spot.x, Math.min(spot.x + 22 + half, end - half)), y: spot.y };
}

function sourceAt(place: StationPlace, by: string, drawn: readonly Shape[]): Point | undefined {
  const [kind = '', id = ''] = by.split(':');
  switch (kind) {
    case 'module':
      return moduleAt(place, id);
    case 'plant': {
      const { plant } = geometryOf(place);
      return { x: place.box.x + plant.x, y: place.box.y + plant.y };
    }
    case 'dome': {
      const { x, y } = domeAt(place);
      return { x, y: y + 98 };
    }
    default: {
      const box = boxOfPiece(drawn, `built:${place.station}:${id}`);
      return box && centreOf(box);
    }
  }
}

function whoLiesOn(place: StationPlace, id: string): Point | undefined {
  for (const arm of OUTSIDE_ARMS) {
    const nth = place.of.outside[arm].findIndex((module) => module.id === id && module.lying > 0);
    if (nth >= 0) return shoulderAt(place, arm, nth);
  }
  return undefined;
}

/** Over the roof: the window keeps its figure. */
function moduleAt(place: StationPlace, id: string): Point | undefined {
  for (const arm of OUTSIDE_ARMS) {
    const nth = place.of.outside[arm].findIndex((module) => module.id === id);
    if (nth < 0) continue;
    const { x, y } = hullAt(place, arm, nth);
    return { x, y: y - hullSize(place).height * 0.34 };
  }
  return undefined;
}

/** The plant’s damage stands at the gauge alone: beside coins there is no room for it. */
function wordsOf({ by, points, damage, coins, deeples }: Brought): Part[] {
  const words = (number: number, sign: string): Part[] =>
    number === 0 ? [] : [signed(number), { sign, size: 30 }];
  return [
    ...words(points, 'star'),
    ...words(coins, 'coin'),
    ...words(deeples, 'diver:none'),
    ...words(by === 'plant' ? 0 : damage, 'burst'),
  ];
}
