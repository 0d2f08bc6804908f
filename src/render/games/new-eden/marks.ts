import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import { lookOfSeat } from '../../glyphs.ts';
import { tokenName } from '../../house-sprites.ts';
import type { Part } from '../../parts.ts';
import { pill, pillSize, signed, warmPill } from '../../pills.ts';
import { boxOf, centreOf } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { bubbles, halo, smoothed } from '../../trails.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { shade, sprite } from './signs.ts';
import { spaceBox } from './lift.ts';
import { armHeight, hullAt } from './arms.ts';
import { ownKey } from './sprites.ts';
import { domeAt, geometryOf, isWide, type StationPlace } from './station-place.ts';
import { eventsOf, type Told, type Brought } from './turn.ts';

/* What the last turn changed, where it shows: cause first, then result. */

export interface Marks {
  /** below the stations */
  readonly below: readonly Shape[];
  /** above everything */
  readonly above: readonly Shape[];
}

type Places = readonly StationPlace[];

export function marksOf(view: View, told: Told, places: Places, drawn: readonly Shape[]): Marks {
  if (told.over) return { below: [], above: [] };
  return {
    below: [...lights(told, drawn), ...purchase(view, told, drawn)],
    above: [...ghosts(told, places), ...dives(told, places), ...effects(told, places, drawn)],
  };
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

/** The bought card stays as a shade in its place; bubbles rise from there to the new piece. */
function purchase(view: View, told: Told, drawn: readonly Shape[]): Shape[] {
  if (view.phase !== 'A') return [];
  return eventsOf(told, 'bought').flatMap(({ seat, card, row }): Shape[] => {
    const nth = told.before.display.findIndex((one) => one.row === row);
    const space = told.before.display[nth]?.cards.find((one) => one.card === card);
    if (space === undefined) return [];
    const place = spaceBox(nth, space.column);
    const taken = view.display[nth]?.cards.some(({ column }) => column === space.column) === true;
    const [piece] = drawn.flatMap(({ id }) =>
      new RegExp(`^(?:module|tank|built):${seat}:${card}$`, 'u').test(id ?? '') ? [id ?? ''] : [],
    );
    const target = piece === undefined ? undefined : boxOfPiece(drawn, piece);
    return [
      ...(taken
        ? []
        : [
            {
              kind: 'rect' as const,
              ...place,
              corner: 10,
              fill: { tint: 'warm' as const, alpha: 0.1 },
              stroke: { colour: 'warm' as const, weight: 4, dashed: true as const },
            },
            sprite(tokenName(seat), place.x + 65, place.y + 72, 54),
          ]),
      ...(target === undefined ? [] : stream(centreOf(place), centreOf(target), seat)),
    ];
  });
}

function stream(from: Point, to: Point, seat: number): Shape[] {
  const way = smoothed(
    [
      { x: from.x + 50, y: from.y - 40 },
      { x: from.x + (to.x - from.x) * 0.4, y: Math.min(from.y, to.y) - 50 },
      { x: from.x + (to.x - from.x) * 0.75, y: to.y - 60 },
      to,
    ],
    3,
  );
  return bubbles(way, {
    colour: { tint: lookOfSeat(seat).colour, alpha: 0.8 },
    rim: '~rim',
    from: 3.5,
    to: 8,
    every: 26,
  });
}

function roofAt(place: StationPlace, arm: OutsideArm, position: number): Point {
  const { x, y } = hullAt(place, arm, position - 1);
  return { x, y: y - 40 };
}

/** The way of divers: out of the dome through the tube, or from module to module. */
function dives(told: Told, places: Places): Shape[] {
  return eventsOf(told, 'deepleMoved').flatMap(({ seat, arm, from, to }): Shape[] => {
    const place = places.find(({ station }) => station === seat);
    const way = OUTSIDE_ARMS.find((one) => one === arm);
    if (place === undefined || way === undefined || place.of.outside[way].length < to) return [];
    const roof = (position: number): Point => roofAt(place, way, position);
    const { dome, arms } = geometryOf(place);
    const mouth = {
      x: place.box.x + arms.first - 54,
      y: place.box.y + armHeight(place, way) - 24,
    };
    const start: Point[] =
      from === 0 ? [{ x: domeAt(place).x + 62, y: place.box.y + dome.y - 6 }, mouth] : [roof(from)];
    // inward it ends below the divers that lie there
    const end = from > to ? { x: roof(to).x + 46, y: roof(to).y + 34 } : roof(to);
    return bubbles(smoothed([...start, end], 2), {
      colour: lookOfSeat(seat).colour,
      rim: '~rim',
      from: 4.5,
      to: 8.5,
      every: 24,
    });
  });
}

/** A diver where one lay, a module that is lost: as a shade. */
function ghosts(told: Told, places: Places): Shape[] {
  if (told.roundBegan) return [];
  const left = eventsOf(told, 'deepleMoved').flatMap(({ seat, arm, from }): Shape[] => {
    const place = places.find(({ station }) => station === seat);
    const way = OUTSIDE_ARMS.find((one) => one === arm);
    if (place === undefined || way === undefined) return [];
    const diver = `diver:${ownKey(seat)}`;
    if (from === 0) {
      const { x, y } = domeAt(place);
      return place.of.dome > 0 ? [] : [shade(diver, x - 20, y + 14, 58)];
    }
    if ((place.of.outside[way][from - 1]?.lying ?? 0) > 0) return [];
    const { x, y } = roofAt(place, way, from);
    return [shade(diver, x, y, 44)];
  });
  return [...left, ...lost(told, places)];
}

/** At the end of its arm. */
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

/** What a module, the plant or a laboratory brought, beside it. */
function effects(told: Told, places: Places, drawn: readonly Shape[]): Shape[] {
  if (told.roundBegan) return [];
  return told.brought.flatMap((brought) => {
    const place = places.find(({ station }) => station === brought.station);
    if (place === undefined) return [];
    const words = wordsOf(brought);
    const spot = sourceAt(place, brought.by, drawn);
    return words.length === 0 || spot === undefined
      ? []
      : pill(words, besideTanks(place, brought.by, spot, words), warmPill(30), { of: `gain:${brought.by}` });
  });
}

/** On the one line of a narrow station tanks stand left of the laboratories: words go to the right of them. */
function besideTanks(place: StationPlace, by: string, spot: Point, words: readonly Part[]): Point {
  if (!by.startsWith('card:') || isWide(place)) return spot;
  const half = pillSize(words, warmPill(30)).width / 2;
  const end = place.box.x + place.box.width - 4;
  return { x: Math.max(spot.x, Math.min(spot.x - 24 + half, end - half)), y: spot.y };
}

function sourceAt(place: StationPlace, by: string, drawn: readonly Shape[]): Point | undefined {
  const [kind = '', id = ''] = by.split(':');
  switch (kind) {
    case 'module':
      return moduleAt(place, id);
    case 'plant': {
      const { plant } = geometryOf(place);
      return { x: place.box.x + plant.x, y: place.box.y + plant.y - 42 };
    }
    case 'dome': {
      const { x, y } = domeAt(place);
      return { x, y: y + 66 };
    }
    default: {
      const box = boxOfPiece(drawn, `built:${place.station}:${id}`);
      return box && centreOf(box);
    }
  }
}

function moduleAt(place: StationPlace, id: string): Point | undefined {
  for (const arm of OUTSIDE_ARMS) {
    const nth = place.of.outside[arm].findIndex((module) => module.id === id);
    if (nth < 0) continue;
    const { x, y } = hullAt(place, arm, nth);
    return { x, y: y + 6 };
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
