import { measureText } from '../../measure.ts';
import type { Box, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { strip } from './deck.ts';
import type { EdenLook, Said } from './messages.ts';
import { sprite } from './signs.ts';

/* At the foot of the stall, where it has room: what a stranger can't know of the stations beside it. */

const LINE = 36;
const AROUND = 12;
/** Of places alone, or also of what works. */
export const KEYS = [2, 1].map((lines) => lines * LINE + AROUND);
export const WHOLE_KEY = 2 * LINE + AROUND;

const STYLE = { weight: 'bold', colour: '~on-board' } as const;

export function key(look: EdenLook, box: Box): Shape[] {
  const lines = Math.round((box.height - AROUND) / LINE);
  const middleOf = (nth: number): number => box.y + AROUND / 2 - 3 + (nth + 0.5) * LINE;
  return [
    ...strip(box, box.height),
    ...entry(look, box, middleOf(0), PLACES),
    ...(lines > 1 ? entry(look, box, middleOf(1), WORKED) : []),
  ];
}

interface Entry {
  readonly sign: string;
  readonly width: number;
  readonly height: number;
  readonly says: Said;
}

const PLACES: Entry = { sign: 'places:2', width: 61, height: 32, says: { key: 'short.places' } };
const WORKED: Entry = { sign: 'hull:shell:lit', width: 36, height: 34, says: { key: 'short.worked' } };
/** From the edge to the middle of signs and to where words begin. */
const COLUMNS = { sign: 44, words: 86, margin: 8 } as const;

function entry(
  look: EdenLook,
  { x, width: room }: Box,
  y: number,
  { sign, width, height, says }: Entry,
): Shape[] {
  const words = look.say(says);
  const most = room - COLUMNS.words - COLUMNS.margin;
  const size = ([30, 26] as const).find((one) => measureText(words, one, 'bold') <= most) ?? 20;
  return [
    sprite(sign, x + COLUMNS.sign, y, width, height),
    textOn(words, x + COLUMNS.words, y, { ...STYLE, size, anchor: 'start' }),
  ];
}
