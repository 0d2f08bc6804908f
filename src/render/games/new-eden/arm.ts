import type { Category, OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import { silhouette } from '../../pieces.ts';
import { piece } from '../../shapes.ts';
import type { Box, Shape, Stroke, TextSize } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { siteRings } from './card.ts';
import { FACTS } from './facts.ts';
import { EXTENSIONS } from './order.ts';
import { LOOK_BY_CATEGORY, PIECES } from './pieces.ts';

/* The arms of a station: lines that leave the dome, with a tile for each module in its order. */

/** On a light ground a white tile needs an outline. */
function outline(category: Category): Stroke {
  return { colour: category === 'shipyard' ? 'edge' : 'ground', weight: 'fine' };
}

export interface StationPlace {
  readonly view: View;
  readonly station: number;
  readonly of: StationView;
}

/** Sizes of a panel's tiles: never changed by what is built, so that only what happens is ringed. */
export interface Tiles {
  readonly outside: { readonly width: number; readonly height: number; readonly text: TextSize };
  readonly inside: { readonly width: number; readonly height: number; readonly text: TextSize };
  readonly head: number;
  readonly ring: number;
  readonly swimmer: number;
}
export const NARROW: Tiles = {
  outside: { width: 42, height: 54, text: 26 },
  inside: { width: 34, height: 44, text: 20 },
  head: 46,
  ring: 4,
  swimmer: 26,
};
export const WIDE: Tiles = {
  outside: { width: 66, height: 80, text: 44 },
  inside: { width: 44, height: 64, text: 26 },
  head: 62,
  ring: 6,
  swimmer: 34,
};

const GAP = 5;

/** From tile to tile: close, and closer where there are many. */
function stepOf(tiles: number, width: number, room: number): number {
  return Math.min(width + GAP, (room - width) / Math.max(1, tiles - 1));
}

/** The arm's symbol and letters; where an extension belongs, whether it is built. */
export function armHead({ station, of }: StationPlace, category: Category, box: Box): Shape[] {
  const { piece: symbol, code, colour, on } = LOOK_BY_CATEGORY[category];
  const x = box.x + box.width / 2;
  const size: TextSize = 20;
  const tall = box.height >= 50;
  const icon = Math.min(box.width * 0.8, tall ? box.height - 26 : box.height - 8);
  return [
    {
      kind: 'rect',
      ...box,
      corner: 12,
      fill: colour,
      stroke: outline(category),
      ...(category !== 'research' && { target: `arm:${station}:${category}` }),
    },
    silhouette(PIECES[symbol], x, tall ? box.y + (box.height - 20) / 2 : box.y + box.height / 2, icon, on),
    ...(tall ? [textOn(code, x, box.y + box.height - 11, { size, weight: 'bold', colour: on })] : []),
    ...EXTENSIONS.flatMap((extension) =>
      extension === category ? extensionSign(station, extension, of.extensions.includes(extension), box) : [],
    ),
  ];
}

function extensionSign(station: number, extension: string, built: boolean, box: Box): Shape[] {
  const at = { x: box.x + 3, y: box.y + 4 };
  const r = box.width < 50 ? 11 : box.width < 80 ? 14 : 20;
  return piece(
    {
      id: `extension:${station}:${extension}`,
      facts: [FACTS.extension(station, extension, built)],
      target: `extension:${station}:${extension}`,
    },
    [
      {
        kind: 'circle',
        ...at,
        r,
        fill: built ? 'warm' : 'panel',
        stroke: { colour: built ? 'warm' : 'edge', weight: 'fine' },
      },
      silhouette(PIECES.plus, at.x, at.y, 2 * Math.round(r * 0.66), built ? 'on-warm' : 'edge'),
    ],
  );
}

function amountOf(view: View, id: string): string {
  const effect = view.printed.parts[id]?.effect;
  return effect !== undefined && 'n' in effect ? String(effect.n) : '';
}

type Module = StationView['outside']['crab'][number];

/** A module: what it gives, its sites and who is at work; deeples that lie there swim at its upper edge. */
function moduleTile(
  place: StationPlace,
  arm: OutsideArm,
  position: number,
  module: Module,
  box: Box,
  tiles: Tiles,
): Shape[] {
  const { view, station } = place;
  const { id, lying, seated, activated } = module;
  const { colour, on } = LOOK_BY_CATEGORY[arm];
  const sites = view.printed.parts[id]?.sites ?? 0;
  const ink = activated ? 'ink' : on;
  const { ring } = tiles;
  const width = sites * 2 * ring + (sites - 1) * 5;
  const x = box.x + box.width / 2;
  return piece(
    {
      id: `module:${station}:${id}`,
      facts: [FACTS.module(station, position, module)],
      target: `module:${station}:${arm}:${position}`,
    },
    [
      {
        kind: 'rect',
        ...box,
        corner: 10,
        fill: activated ? 'ground' : colour,
        stroke: { colour: activated ? colour : 'ground', weight: activated ? 'line' : 'fine' },
      },
      textOn(amountOf(view, id), x, box.y + box.height * 0.54, {
        size: tiles.outside.text,
        weight: 'bold',
        colour: ink,
      }),
      ...siteRings(sites, seated, { x: x - width / 2 + ring, y: box.y + box.height * 0.85 }, ring, ink),
      ...(lying === 0 ? [] : swimmers(lying, box, tiles)),
    ],
  );
}

/** One swimming deeple, with their number if there are more. */
export function swimmers(lying: number, box: Box, { swimmer }: Pick<Tiles, 'swimmer'>): Shape[] {
  const y = box.y + swimmer * 0.18;
  const x = box.x + box.width / 2;
  const shift = lying > 1 ? swimmer * 0.3 : 0;
  const height = swimmer * 0.72;
  return [
    {
      kind: 'rect',
      x: box.x - 1,
      y: y - height / 2,
      width: box.width + 2,
      height,
      corner: height / 2,
      fill: 'ink',
    },
    silhouette(PIECES.lying, x - shift, y, swimmer, 'ground'),
    ...(lying > 1
      ? [
          textOn(String(lying), x + swimmer * 0.5, y, {
            size: swimmer > 30 ? 26 : 20,
            weight: 'bold',
            colour: 'ground',
          }),
        ]
      : []),
  ];
}

export function outsideArm(place: StationPlace, arm: OutsideArm, box: Box, tiles: Tiles): Shape[] {
  const modules = place.of.outside[arm];
  const { width, height } = tiles.outside;
  const y = box.y + (box.height - height) / 2;
  const from = box.x + tiles.head + 10;
  const step = stepOf(modules.length, width, box.width - tiles.head - 10);
  const middle = box.y + box.height / 2;
  return [
    ...(modules.length === 0
      ? []
      : [spoke(box.x + tiles.head, from + (modules.length - 1) * step + width / 2, middle)]),
    ...armHead(place, arm, { x: box.x, y, width: tiles.head, height }),
    ...modules.flatMap((module, at) =>
      moduleTile(place, arm, at + 1, module, { x: from + at * step, y, width, height }, tiles),
    ),
  ];
}

function spoke(from: number, to: number, y: number): Shape {
  return {
    kind: 'line',
    points: [
      { x: from, y },
      { x: to, y },
    ],
    stroke: { colour: 'edge', weight: 'line' },
  };
}

/** Oxygen cards: the numbers of their bottles under one another; used ones are dim and crossed. */
export function oxygenArm(place: StationPlace, box: Box, tiles: Tiles): Shape[] {
  const { view, station, of } = place;
  const { width, height, text } = tiles.inside;
  const { colour, on } = LOOK_BY_CATEGORY.oxygen;
  const y = box.y + (box.height - height) / 2;
  const from = box.x + tiles.head + 10;
  const step = stepOf(of.oxygen.length, width, box.width - tiles.head - 10);
  return [
    ...armHead(place, 'oxygen', { x: box.x, y, width: tiles.head, height }),
    ...of.oxygen.flatMap(({ id, used }, at) => {
      const x = from + at * step;
      const effect = view.printed.parts[id]?.effect;
      const bottles = effect?.type === 'bottles' ? effect.bottles : [];
      const now = view.moving?.seat === station && view.moving.card === id;
      const tile: Shape[] = [
        {
          kind: 'rect',
          x,
          y,
          width,
          height,
          corner: 10,
          fill: colour,
          stroke: { colour: now ? 'warm' : 'ground', weight: now ? 'line' : 'fine' },
        },
        ...bottles.map((bottle, nth) =>
          textOn(
            String(bottle),
            x + width / 2,
            y + (height * (nth + 1)) / (bottles.length + 1) + (bottles.length > 1 ? (nth * 2 - 1) * 3 : 0),
            {
              size: text,
              weight: 'bold',
              colour: on,
            },
          ),
        ),
      ];
      const shapes = used && !now ? tile.map((shape) => ({ ...shape, dim: true as const })) : tile;
      return piece(
        {
          id: `tank:${station}:${id}`,
          facts: [FACTS.tank(station, id, used)],
          target: `oxygen:${station}:${id}`,
        },
        shapes,
      );
    }),
  ];
}

/** Cards that only lie there: shipyards with their deeples, research with a sign of what it does. */
export function lyingCards(
  place: StationPlace,
  category: 'shipyard' | 'research',
  box: Box,
  tiles: Tiles,
): Shape[] {
  const { view, station, of } = place;
  const ids = of[category];
  const { width, height, text } = tiles.inside;
  const { colour, on } = LOOK_BY_CATEGORY[category];
  const y = box.y + (box.height - height) / 2;
  const from = box.x + tiles.head + 10;
  const step = stepOf(ids.length, width, box.width - tiles.head - 10);
  return [
    ...armHead(place, category, { x: box.x, y, width: tiles.head, height }),
    ...ids.flatMap((id, at) => {
      const tile = { x: from + at * step, y, width, height };
      const middle = { x: tile.x + width / 2, y: y + height / 2 };
      return piece({ id: `built:${station}:${id}`, facts: [FACTS.card(station, id)] }, [
        { kind: 'rect', ...tile, corner: 10, fill: colour, stroke: outline(category) },
        category === 'shipyard'
          ? textOn(amountOf(view, id), middle.x, middle.y, { size: text, weight: 'bold', colour: on })
          : silhouette(researchSign(view, id), middle.x, middle.y, width * 0.72, on),
      ]);
    }),
  ];
}

function researchSign(view: View, id: string): (typeof PIECES)[keyof typeof PIECES] {
  switch (view.printed.parts[id]?.effect.type) {
    case 'plantBonus':
      return PIECES.plant;
    case 'gainCoins':
    case 'othersGainCoins':
      return PIECES.coin;
    case 'hitOthers':
    case 'takeDamage':
      return PIECES.damage;
    case 'crabsDoNotPull':
    case 'mannedCrabs':
      return PIECES.crab;
    case 'repairNow':
      return PIECES.repair;
    default:
      return PIECES.marker;
  }
}
