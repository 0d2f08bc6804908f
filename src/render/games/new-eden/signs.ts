import type { Owner } from '../../glyphs.ts';
import { measureText } from '../../measure.ts';
import { seatPill, type PillLook } from '../../pills.ts';
import { tenth } from '../../shapes.ts';
import type { Box, Paint, Point, Shape, TextSize } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import type { Piece, Sign } from './pieces.ts';

/* Figures and signs in one line: what a card does. */

const SPRITE_BY_PIECE: Readonly<Partial<Record<Piece, string>>> = {
  coin: 'coin',
  star: 'star',
  damage: 'burst',
  repair: 'wrench',
  lying: 'diver:none',
  bottle: 'tank',
  plant: 'bolt',
  marker: 'marker',
  others: 'others',
  shield: 'shield',
  crab: 'sign:crab',
  shell: 'sign:shell',
  octopus: 'sign:octopus',
  shipyard: 'sign:shipyard',
  oxygen: 'sign:oxygen',
  research: 'sign:research',
};

const SIZES: readonly TextSize[] = [58, 50, 44, 38, 34, 30, 26, 20];
/** A figure and its sign touch almost; the figure comes first. */
const GAP = 0.12;

/** So large is a sign beside figures of this size. */
function side(sign: Sign, size: TextSize): number {
  if ('text' in sign) return measureText(sign.text, size, 'bold');
  // a diver has a wide outline
  return size * (sign.piece === 'lying' ? 0.78 : 0.92);
}

function widthOf(signs: readonly Sign[], size: TextSize): number {
  return signs.reduce((sum, sign) => sum + side(sign, size) + GAP * size, -GAP * size);
}

/** Around a point, as large as the room allows. */
export function signLine(
  signs: readonly Sign[],
  { x, y }: Point,
  room: { readonly width: number; readonly height: number },
  colour: Paint = '~print',
): Shape[] {
  const size = SIZES.find((one) => one <= room.height && widthOf(signs, one) <= room.width) ?? 20;
  let left = x - widthOf(signs, size) / 2;
  return signs.map((sign): Shape => {
    const width = side(sign, size);
    const middle = left + width / 2;
    left += width + GAP * size;
    return 'text' in sign
      ? textOn(sign.text, middle, y, { size, weight: 'bold', colour })
      : sprite(
          SPRITE_BY_PIECE[sign.piece] ?? 'star',
          middle,
          sign.piece === 'lying' ? y - size * 0.08 : y,
          width,
        );
  });
}

/** With the bright rim of what the last turn brought. */
export function fresh(shape: Shape): Shape {
  return shape.kind === 'sprite' ? { ...shape, rim: { colour: '~new', width: 5 } } : shape;
}

/** What somebody got or lost; what their own turn brought has the rim of what is new. */
export function ownPill(seat: Owner, size: TextSize, acted: boolean, points = 1): PillLook {
  return { ...seatPill(seat, points, size, false), ...(acted && { rim: '~new' }) };
}

/** Of a row that was just sold, and of what came out of it. */
export function rowTag(seat: Owner): PillLook {
  return ownPill(seat, 30, true);
}

function boxOn(x: number, y: number, width: number, height: number): Box {
  return {
    x: tenth(x - width / 2),
    y: tenth(y - height / 2),
    width: tenth(width),
    height: tenth(height),
  };
}

/** A sprite around a point. */
export function sprite(name: string, x: number, y: number, width: number, height = width): Shape & Box {
  return { kind: 'sprite', name, ...boxOn(x, y, width, height) };
}

/** The same, so that one sees through it: what was there before. */
export function shade(name: string, x: number, y: number, width: number, height = width): Shape {
  return { kind: 'sprite', name, ...boxOn(x, y, width, height), opacity: 0.45 };
}
