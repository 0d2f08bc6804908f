import type { PrintedPart } from '../../../engine/games/new-eden/view.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import { measureText } from '../../canvas.ts';
import type { ColourToken } from '../../palettes.ts';
import { silhouette } from '../../pieces.ts';
import { piece } from '../../shapes.ts';
import type { Box, Point, Shape, TextSize } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { LOOK_BY_CATEGORY, PIECES, signsOf } from './pieces.ts';
import type { Sign } from './pieces.ts';

/* A card face up: its category on top, what it does in the middle, below it sites, end points and id. */

interface SignSize {
  readonly text: TextSize;
  readonly icon: number;
  readonly gap: number;
}
const SIGN_SIZES: readonly SignSize[] = [
  { text: 76, icon: 66, gap: 10 },
  { text: 58, icon: 50, gap: 8 },
  { text: 44, icon: 40, gap: 6 },
  { text: 34, icon: 31, gap: 5 },
  { text: 26, icon: 25, gap: 4 },
  { text: 20, icon: 21, gap: 3 },
];

function widthOf(sign: Sign, { text, icon }: SignSize): number {
  return 'text' in sign ? measureText(sign.text, text, 'bold') : icon;
}

/** Figures and symbols in one line around a point, as large as the room allows. */
export function signRow(
  signs: readonly Sign[],
  { x, y }: Point,
  room: { readonly width: number; readonly height: number },
  colour: ColourToken = 'ink',
): Shape[] {
  const total = (size: SignSize): number =>
    signs.reduce((sum, sign) => sum + widthOf(sign, size) + size.gap, 0 - size.gap);
  const fits = (size: SignSize): boolean => size.text <= room.height && total(size) <= room.width;
  const size = SIGN_SIZES.find(fits) ?? { text: 20, icon: 20, gap: 2 };
  let left = x - total(size) / 2;
  return signs.map((sign) => {
    const width = widthOf(sign, size);
    const middle = left + width / 2;
    left += width + size.gap;
    return 'text' in sign
      ? textOn(sign.text, middle, y, { size: size.text, weight: 'bold', colour })
      : silhouette(PIECES[sign.piece], middle, y, size.icon, colour);
  });
}

/** Rings for the sites of a module; so many of them are taken. */
export function siteRings(
  sites: number,
  seated: number,
  from: Point,
  r: number,
  colour: ColourToken = 'ink',
): Shape[] {
  return Array.from({ length: sites }, (_, at) => ({
    kind: 'circle',
    x: from.x + at * (2 * r + 4),
    y: from.y,
    r,
    ...(at < seated && { fill: colour }),
    stroke: { colour, weight: 'fine' },
  }));
}

interface CardWords {
  readonly id: string;
  readonly part: PrintedPart;
  /** Where it lies, in the upper right corner: "3-2". A low card has its id there. */
  readonly corner?: string;
}

const INSET = 5;

export function band({ part, id, corner }: CardWords, box: Box, height: number): Shape[] {
  const { piece: symbol, code, colour, on } = LOOK_BY_CATEGORY[part.category];
  const y = box.y + INSET + height / 2;
  const low = isLow(box);
  const style = {
    size: low ? 20 : height >= 60 ? 34 : 26,
    weight: 'bold',
    anchor: 'end',
    colour: on,
  } as const;
  const word = textOn(low ? id : (corner ?? code), box.x + box.width - (low ? 8 : 18), y, style);
  const left = box.x + INSET + (low ? 3 : 6);
  const icon = Math.min(height * 0.84, low ? 30 : 60, word.x - word.width - 6 - left);
  return [
    {
      kind: 'rect',
      x: box.x + INSET,
      y: box.y + INSET,
      width: box.width - 2 * INSET,
      height,
      corner: 10,
      fill: colour,
    },
    silhouette(PIECES[symbol], left + icon / 2, y, icon, on),
    word,
  ];
}

/** Too low for a line with the id. */
function isLow({ height }: Box): boolean {
  return height < 150;
}

export function endPoints(
  { endPoints: points }: PrintedPart,
  right: number,
  y: number,
  size: TextSize,
  colour?: ColourToken,
  icon: number = size,
): Shape[] {
  if (points === 0) return [];
  const text = points < 0 ? `−${0 - points}` : String(points);
  const number = textOn(text, right, y, { size, weight: 'bold', anchor: 'end', ...(colour && { colour }) });
  const flag = silhouette(PIECES.flag, right - number.width - 3 - icon / 2, y, icon, colour ?? 'faint');
  return [flag, number];
}

export function cardShapes(card: CardWords, box: Box): Shape[] {
  const { part, id } = card;
  const low = isLow(box);
  const large = box.width >= 150;
  const head = box.height * 0.28;
  const line = large ? 30 : 24;
  const last = box.y + box.height - 6 - line / 2;
  const foot = low ? last : last - line;
  const from = box.y + INSET + head;
  const until = foot - line / 2;
  const room = { width: box.width - 16, height: until - from - 2 };
  return [
    { kind: 'rect', ...box, corner: 14, fill: 'raised', stroke: { colour: 'edge', weight: 'fine' } },
    ...band(card, box, head),
    ...signRow(signsOf(part.effect, part.marker), { x: box.x + box.width / 2, y: (from + until) / 2 }, room),
    ...siteRings(part.sites, 0, { x: box.x + (large ? 24 : 16), y: foot }, large ? 10 : 7),
    ...endPoints(part, box.x + box.width - 12, foot, large ? 34 : 26),
    ...(low ? [] : [textOn(id, box.x + box.width / 2, last, { size: large ? 26 : 20, colour: 'faint' })]),
  ];
}

/** A place for a card that holds none, and of which deal it held one. */
export function emptyPlace(box: Box, deal?: string): Shape {
  const stroke = { colour: 'edge', weight: 'fine', dashed: true } as const;
  return { kind: 'rect', ...box, corner: 14, stroke, ...(deal !== undefined && { deal }) };
}

/** Cards face down, one over the other. */
export function cardBacks(count: number, at: Point, size: number): Shape[] {
  return Array.from({ length: count }, (_, nth) => ({
    kind: 'rect',
    x: at.x + nth * size * 0.5,
    y: at.y - size * 0.6,
    width: size * 0.8,
    height: size * 1.2,
    corner: 8,
    fill: { pattern: 'hatch', of: 'edge', over: 'raised', gap: 12 },
    stroke: { colour: 'edge', weight: 'fine' },
  }));
}

/** Cards on their way into a station. */
export function arriving({ building, printed }: View, box: Box, places = 3): Shape[] {
  const cards = building?.cards ?? [];
  const width = Math.min(124, (box.width - (places - 1) * 8) / places);
  return cards.slice(0, places).flatMap((id, at) => {
    const part = printed.parts[id];
    const place = { ...box, x: box.x + at * (width + 8), width };
    return part === undefined
      ? []
      : piece({ id: `waiting:${id}`, facts: [FACTS.building(id)] }, cardShapes({ id, part }, place));
  });
}
