import type { PrintedPart } from '../../../engine/games/new-eden/view.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import { piece } from '../../shapes.ts';
import type { Box, Meaning, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { signLine, sprite } from './signs.ts';
import { PIECE_BY_CATEGORY, PIECES, signsOf } from './pieces.ts';

/* A card face up shows the very piece that it becomes, and below it what that piece does. */

export const CARD = { width: 98, height: 174 } as const;

interface Face {
  readonly part: PrintedPart;
  readonly box: Box;
  /** how much larger than on the main board */
  readonly k: number;
}

function cardShapes(part: PrintedPart, box: Box): Shape[] {
  const face = { part, box, k: box.width / CARD.width };
  return [{ kind: 'sprite', name: `card:${part.category}`, ...box }, ...pictureOn(face), ...effectOn(face)];
}

function pictureOn({ part, box, k }: Face): Shape[] {
  const x = box.x + box.width / 2;
  const y = box.y + 54 * k;
  switch (part.category) {
    case 'crab':
    case 'shell':
    case 'octopus':
      return [
        sprite(`hull:${part.category}:dark`, x, y, 84 * k, 90 * k),
        {
          kind: 'path',
          d: PIECES[PIECE_BY_CATEGORY[part.category]].d,
          x: x - 13 * k,
          y: y - 8 * k,
          size: 26 * k,
          fill: '~on-window',
        },
        ...portholes(part.sites, 0, undefined, x, y + 27 * k, k),
      ];
    case 'shipyard':
      return [sprite('yard', x, y, 82 * k)];
    case 'research':
      return [sprite('lab', x, y, 66 * k, 79 * k)];
    case 'oxygen':
      return tanksOn(part, box, k);
  }
}

/** Rings for the sites of a module; behind those that are taken somebody works. */
export function portholes(
  sites: number,
  seated: number,
  key: string | undefined,
  x: number,
  y: number,
  k: number,
): Shape[] {
  const step = 20 * k;
  return Array.from({ length: sites }, (_, nth): Shape => {
    const middle = x + (nth - (sites - 1) / 2) * step;
    if (nth < seated && key !== undefined) return sprite(`helmet:${key}`, middle, y, 19 * k);
    return {
      kind: 'circle',
      x: middle,
      y,
      r: 7.5 * k,
      fill: '~window',
      stroke: { colour: '~outline', weight: 2 * k },
    };
  });
}

function tanksOn({ effect }: PrintedPart, box: Box, k: number): Shape[] {
  const bottles = effect.type === 'bottles' ? effect.bottles : [];
  const width = (bottles.length > 1 ? 44 : 54) * k;
  const height = width * 2.27;
  const y = box.y + box.height / 2;
  return bottles.flatMap((bottle, nth) => {
    const x = box.x + box.width / 2 + (nth - (bottles.length - 1) / 2) * width * 0.96;
    return [
      sprite('tank', x, y, width, height),
      textOn(String(bottle), x, y + 6 * k, {
        size: k > 1.5 ? 68 : bottles.length > 1 ? 44 : 50,
        weight: 'bold',
        colour: '~on-window',
        halo: { colour: '~window', width: 6 * k },
      }),
    ];
  });
}

function effectOn({ part, box, k }: Face): Shape[] {
  if (part.category === 'oxygen') return [];
  const signs = signsOf(part.effect, part.marker);
  const middle = { x: box.x + box.width / 2, y: box.y + 138 * k };
  const room = { width: box.width - 12 * k, height: 58 * k };
  if (part.category !== 'research' || part.endPoints === 0) return signLine(signs, middle, room);
  return [
    ...signLine(signs, { ...middle, y: middle.y - 14 * k }, { ...room, height: 34 * k }),
    ...endPoints(part, { ...middle, y: middle.y + 15 * k }, { ...room, height: 30 * k }),
  ];
}

/** Points that count at the end, if the station stands. */
function endPoints(
  { endPoints: points }: PrintedPart,
  { x, y }: { readonly x: number; readonly y: number },
  { height }: { readonly height: number },
): Shape[] {
  if (points === 0) return [];
  const text = points < 0 ? `−${-points}` : `+${points}`;
  const size = height >= 34 ? 34 : height >= 30 ? 30 : 26;
  return [
    sprite('flag:print', x - size * 0.62, y, size * 0.8),
    textOn(text, x + size * 0.35, y, { size, weight: 'bold', colour: '~print' }),
  ];
}

/** A card with its meaning, as one piece. */
export function cardPiece(
  view: View,
  id: string,
  box: Box,
  meaning: Meaning & { readonly id: string },
): Shape[] {
  const part = view.printed.parts[id];
  return part === undefined ? [] : piece(meaning, cardShapes(part, box));
}

/** Cards face down, one over the other. */
export function cardBacks(count: number, box: Box, step: number, faint = false): Shape[] {
  return Array.from({ length: count }, (_, nth): Shape => ({
    kind: 'sprite',
    name: 'back',
    ...box,
    x: box.x + nth * step,
    ...(faint && { opacity: 0.35 }),
  }));
}

/** Cards on their way into a station. */
export function arriving(view: View, box: Box, places = 3): Shape[] {
  const cards = view.building?.cards ?? [];
  const height = box.height;
  const width = (height * CARD.width) / CARD.height;
  return cards.slice(0, places).flatMap((id, at) =>
    cardPiece(
      view,
      id,
      { ...box, x: box.x + at * (width + 8), width },
      {
        id: `waiting:${id}`,
        facts: [FACTS.building(id)],
      },
    ),
  );
}
