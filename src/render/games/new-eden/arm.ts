import type { Category, OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import { silhouette } from '../../pieces.ts';
import type { ColourToken } from '../../palettes.ts';
import { centreOf, piece } from '../../shapes.ts';
import type { Box, Point, Shape, Stroke, TextSize } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { endPoints } from './card.ts';
import { FACTS, seasonOf } from './facts.ts';
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

interface TileSize {
  /** As wide as there is room, between these. */
  readonly narrowest: number;
  readonly widest: number;
  readonly height: number;
  readonly text: TextSize;
  /** on tiles that are narrow */
  readonly small: TextSize;
}
/** Sizes of a panel's tiles. */
export interface Tiles {
  readonly outside: TileSize;
  readonly inside: TileSize;
  readonly head: number;
  readonly ring: number;
  readonly swimmer: number;
}
export const NARROW: Tiles = {
  outside: { narrowest: 42, widest: 110, height: 56, text: 34, small: 26 },
  inside: { narrowest: 34, widest: 58, height: 44, text: 26, small: 20 },
  head: 44,
  ring: 4,
  swimmer: 24,
};
export const WIDE: Tiles = {
  outside: { narrowest: 52, widest: 128, height: 80, text: 44, small: 34 },
  inside: { narrowest: 44, widest: 76, height: 64, text: 34, small: 20 },
  head: 62,
  ring: 6,
  swimmer: 34,
};

const GAP = 5;
/** Between the head of an arm and its first tile. */
const HEAD_GAP = 8;

interface Line {
  readonly from: number;
  readonly width: number;
  /** From tile to tile: closer than they are wide where there are very many. */
  readonly step: number;
}

/** So many tiles side by side in the room that an arm has beside its head. */
function lineOf(tiles: number, { narrowest, widest }: TileSize, box: Box, head: number): Line {
  const room = box.width - head - HEAD_GAP;
  const width = Math.min(widest, Math.max(narrowest, (room + GAP) / Math.max(1, tiles) - GAP));
  const step = Math.min(width + GAP, (room - width) / Math.max(1, tiles - 1));
  return { from: box.x + head + HEAD_GAP, width, step };
}

/** The arm's symbol and letters; where an extension belongs, whether it is built. */
export function armHead({ station, of }: StationPlace, category: Category, box: Box): Shape[] {
  const { piece: symbol, code, colour, on } = LOOK_BY_CATEGORY[category];
  const x = box.x + box.width / 2;
  const size: TextSize = 20;
  const letters = box.height >= 50 ? 26 : 20;
  const icon = Math.min(box.width * 0.8, box.height - letters);
  return [
    {
      kind: 'rect',
      ...box,
      corner: 12,
      fill: colour,
      stroke: outline(category),
      ...(category !== 'research' && { target: `arm:${station}:${category}` }),
    },
    silhouette(PIECES[symbol], x, box.y + (box.height - 20) / 2 + 2, icon, on),
    textOn(code, x, box.y + box.height - 11, { size, weight: 'bold', colour: on }),
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

/** From this width on a tile says everything, narrower ones all but the id. */
const FULL = 100;
const SMALL = 20;
/** Where its two lines are, in parts of its height. */
const HEAD = 0.33;
const FOOT = 0.77;

/** The largest size of the scale in which a figure fits. */
function sizeFor(text: string, width: number, largest: TextSize): TextSize {
  return fit(text, { width, lines: 1, largest }, 'bold').size;
}

/** The sites, one above the other. */
function siteStack(sites: number, seated: number, { x, y }: Point, r: number, ink: ColourToken): Shape[] {
  const pitch = 2 * r + 3;
  return Array.from({ length: sites }, (_, at) => ({
    kind: 'circle',
    x,
    y: y + (at - (sites - 1) / 2) * pitch,
    r,
    ...(at < seated && { fill: ink }),
    stroke: { colour: ink, weight: 'fine' },
  }));
}

/** Below what the module gives: its position, and its id or, where that has no room, its end points. */
function moduleFoot(
  id: string,
  position: number,
  points: readonly Shape[],
  box: Box,
  ink: ColourToken,
): Shape[] {
  const y = box.y + box.height * FOOT;
  const right = box.x + box.width - 6;
  const style = { size: SMALL, colour: ink } as const;
  return [
    textOn(String(position), box.x + 6, y, { ...style, anchor: 'start' }),
    ...(box.width >= FULL ? [textOn(id, right, y, { ...style, anchor: 'end' })] : points),
  ];
}

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
  const part = view.printed.parts[id];
  if (part === undefined) return [];
  const { colour, on } = LOOK_BY_CATEGORY[arm];
  const ink = activated ? 'ink' : on;
  const { ring, swimmer } = tiles;
  const y = box.y + box.height * HEAD;
  const full = box.width >= FULL;
  const pointsAt = box.y + box.height * (full ? HEAD : FOOT);
  // The next tile would lie on them where there are more tiles than fit side by side.
  const crowded = box.width <= tiles.outside.narrowest;
  const flag = box.width < 60 ? 13 : SMALL;
  const points = crowded ? [] : endPoints(part, box.x + box.width - 5, pointsAt, SMALL, ink, flag);
  const left = box.x + 12 + 2 * ring;
  const free = box.x + box.width - left - (full && points.length > 0 ? 2 * SMALL : 4);
  const amount = amountOf(view, id);
  const size = sizeFor(amount, free, full ? tiles.outside.text : tiles.outside.small);
  const swim = Math.min(box.width + 2, 2.4 * swimmer);
  const meaning = {
    id: `module:${station}:${id}`,
    facts: [FACTS.module(station, position, module)],
    target: `module:${station}:${arm}:${position}`,
    season: seasonOf(view),
  };
  return piece(meaning, [
    {
      kind: 'rect',
      ...box,
      corner: 10,
      fill: activated ? 'ground' : colour,
      stroke: { colour: activated ? colour : 'ground', weight: activated ? 'line' : 'fine' },
    },
    ...siteStack(part.sites, seated, { x: box.x + 7 + ring, y }, ring, ink),
    textOn(amount, left, y, { size, weight: 'bold', anchor: 'start', colour: ink }),
    ...(full ? points : []),
    ...moduleFoot(id, position, points, box, ink),
    ...(lying === 0
      ? []
      : swimmers(
          lying,
          { ...box, x: box.x + box.width - swim + 1, width: swim, y: box.y - swimmer * 0.12 },
          tiles,
        )),
  ]);
}

/** One swimming deeple, with their number if there are more. */
export function swimmers(lying: number, box: Box, { swimmer }: Pick<Tiles, 'swimmer'>): Shape[] {
  const y = box.y + swimmer * 0.18;
  const x = box.x + box.width / 2;
  const shift = lying > 1 ? swimmer * 0.3 : 0;
  const height = swimmer * 0.64;
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
  const { height } = tiles.outside;
  const y = box.y + (box.height - height) / 2;
  const { from, width, step } = lineOf(modules.length, tiles.outside, box, tiles.head);
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

/** From this width on the bottles of a tank stand beside one another. */
const BESIDE = 50;

/** The numbers of a tank's bottles, under one another where it is narrow. */
function bottleFigures(
  bottles: readonly number[],
  box: Box,
  { text, small }: TileSize,
  colour: ColourToken,
): Shape[] {
  const { x, y } = centreOf(box);
  if (bottles.length < 2 || box.width >= BESIDE) {
    const words = bottles.join('+');
    return [textOn(words, x, y, { size: sizeFor(words, box.width - 4, text), weight: 'bold', colour })];
  }
  return bottles.map((bottle, at) =>
    textOn(String(bottle), x, y + (at - (bottles.length - 1) / 2) * (box.height / 3 + 6), {
      size: small,
      weight: 'bold',
      colour,
    }),
  );
}

/** From corner to corner. */
function struck({ x, y, width, height }: Box): Shape {
  const points = [
    { x: x + 5, y: y + height - 5 },
    { x: x + width - 5, y: y + 5 },
  ];
  return { kind: 'line', points, stroke: { colour: 'edge', weight: 'fine' } };
}

/** Oxygen cards: the numbers of their bottles; used ones are grey and struck. */
export function oxygenArm(place: StationPlace, box: Box, tiles: Tiles): Shape[] {
  const { view, station, of } = place;
  const { height } = tiles.inside;
  const { colour, on } = LOOK_BY_CATEGORY.oxygen;
  const y = box.y + (box.height - height) / 2;
  const { from, width, step } = lineOf(of.oxygen.length, tiles.inside, box, tiles.head);
  const tank = ({ id, used }: StationView['oxygen'][number], at: number): Shape[] => {
    const tile = { x: from + at * step, y, width, height };
    const effect = view.printed.parts[id]?.effect;
    const now = view.moving?.seat === station && view.moving.card === id;
    const stroke = { colour: now ? 'warm' : 'ground', weight: now ? 'line' : 'fine' } as const;
    const bottles = effect?.type === 'bottles' ? effect.bottles : [];
    const shapes: Shape[] =
      used && !now
        ? [
            { kind: 'rect', ...tile, corner: 10, fill: 'raised' },
            struck(tile),
            ...bottleFigures(bottles, tile, tiles.inside, 'faint'),
          ]
        : [
            { kind: 'rect', ...tile, corner: 10, fill: colour, stroke },
            ...bottleFigures(bottles, tile, tiles.inside, on),
          ];
    const meaning = {
      id: `tank:${station}:${id}`,
      facts: [FACTS.tank(station, id, used)],
      target: `oxygen:${station}:${id}`,
      season: seasonOf(view),
    };
    return piece(meaning, shapes);
  };
  return [
    ...armHead(place, 'oxygen', { x: box.x, y, width: tiles.head, height }),
    ...of.oxygen.flatMap(tank),
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
  const { narrowest, height, text } = tiles.inside;
  const { colour, on } = LOOK_BY_CATEGORY[category];
  const y = box.y + (box.height - height) / 2;
  const size = { ...tiles.inside, widest: narrowest };
  const { from, width, step } = lineOf(ids.length, size, box, tiles.head);
  return [
    ...armHead(place, category, { x: box.x, y, width: tiles.head, height }),
    ...ids.flatMap((id, at) => {
      const tile = { x: from + at * step, y, width, height };
      const middle = centreOf(tile);
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
