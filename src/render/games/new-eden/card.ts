import type { PrintedPart } from '../../../engine/games/new-eden/view.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import { piece } from '../../shapes.ts';
import type { Box, Meaning, Shape, TextSize } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { measureText } from '../../measure.ts';
import { BAND, CARD } from './card-art.ts';
import { signLine, sprite } from './signs.ts';
import { sayShortly, type EdenLook, type Said } from './messages.ts';
import { PIECE_BY_CATEGORY, PIECES, signsOf } from './pieces.ts';

/* A card face up shows the very piece that it becomes, and below it what that piece does. */

interface Face {
  readonly part: PrintedPart;
  readonly look: EdenLook;
  readonly box: Box;
  /** how much larger it is than designed */
  readonly k: number;
  /** and how much higher: then all of it lies further apart */
  readonly down: number;
}

export function cardShapes(part: PrintedPart, look: EdenLook, box: Box): Shape[] {
  const down = box.height / CARD.height;
  const face = { part, look, box, k: Math.min(box.width / CARD.width, down), down };
  return [
    { kind: 'sprite', name: `card:${part.category}`, ...box },
    ...pictureOn(face),
    ...(part.category === 'research' ? wordsOn(face) : effectOn(face)),
  ];
}

function pictureOn({ part, box, k, down }: Face): Shape[] {
  const x = box.x + box.width / 2;
  const y = box.y + 40 * down;
  switch (part.category) {
    case 'crab':
    case 'shell':
    case 'octopus':
      return [
        sprite(`hull:${part.category}:dark`, x, y, 70 * k, 75 * k),
        {
          kind: 'path',
          d: PIECES[PIECE_BY_CATEGORY[part.category]].d,
          x: x - 11 * k,
          y: y - 7 * k,
          size: 22 * k,
          fill: '~on-window',
        },
        ...portholes(part.sites, x, y + 23 * k, 0.8 * k),
      ];
    case 'shipyard':
      return [sprite('yard', x, y, 72 * k)];
    case 'research':
      return [sprite('lab', x, box.y + 20 * k, 26 * k, 30 * k)];
    case 'oxygen':
      return tanksOn(part, box, k, down);
  }
}

/** The sites of a module, where somebody may work. */
function portholes(sites: number, x: number, y: number, k: number): Shape[] {
  const step = 25 * k;
  return Array.from({ length: sites }, (_, nth): Shape => ({
    kind: 'circle',
    x: x + (nth - (sites - 1) / 2) * step,
    y,
    r: 8 * k,
    fill: '~window',
    stroke: { colour: '~outline', weight: 2 * k },
  }));
}

/** From bottle to bottle, in their widths: two figures are not one. */
const APART = 1.14;

function tanksOn({ effect }: PrintedPart, box: Box, k: number, down: number): Shape[] {
  const bottles = effect.type === 'bottles' ? effect.bottles : [];
  const width = 45 * k;
  const height = width * 2.27;
  const y = box.y + 58 * down;
  return bottles.flatMap((bottle, nth) => {
    const x = box.x + box.width / 2 + (nth - (bottles.length - 1) / 2) * width * APART;
    return [
      sprite('tank', x, y, width, height),
      textOn(String(bottle), x, y + 8 * k, {
        size: k > 1.3 ? 68 : k >= 0.95 ? 50 : 38,
        weight: 'bold',
        colour: '~on-window',
        halo: { colour: '~window', width: 6 * k },
      }),
    ];
  });
}

/** The words below a figure. */
const CAPTIONS: Readonly<Partial<Record<PrintedPart['effect']['type'], Said>>> = {
  coins: { key: 'short.coins' },
  points: { key: 'short.points' },
  repair: { key: 'short.repair' },
  deeples: { key: 'short.deeples' },
  bottles: { key: 'short.oxygen' },
};

/** Words are not wider than this part of a card. */
const WORDS = 0.92;

function effectOn({ part, look, box, k, down }: Face): Shape[] {
  const x = box.x + box.width / 2;
  const says = CAPTIONS[part.effect.type];
  const caption = says === undefined ? '' : look.say(says);
  const { size } = fit(
    caption,
    {
      width: box.width * WORDS,
      lines: 1,
      largest: k > 1.3 ? 38 : k > 1.1 ? 34 : k >= 0.98 ? 30 : k >= 0.74 ? 26 : 20,
    },
    'bold',
  );
  const below = textOn(caption, x, box.y + 126 * down, { size, weight: 'bold', colour: '~print' });
  if (part.category === 'oxygen') return [below];
  const room = { width: box.width - 16 * k, height: 40 * k };
  return [...signLine(signsOf(part.effect, part.marker), { x, y: box.y + 98 * down }, room), below];
}

/** What research does is too much for signs. */
function wordsOn({ part, look, box, k }: Face): Shape[] {
  const { endPoints: points } = part;
  const end = points === 0 ? '' : look.say({ key: 'short.end', with: { points } });
  const band = BAND.research * k;
  const room = { width: box.width * WORDS, height: box.height - band - 7 * k };
  const [size, lines] = inLines(sayShortly(look, part.words), end, room);
  const middle = box.y + band + room.height / 2 + 2 * k;
  return lines.map((line, nth) =>
    textOn(line, box.x + box.width / 2, middle + (nth - (lines.length - 1) / 2) * size * LEADING, {
      size,
      weight: 'bold',
      colour: '~print',
    }),
  );
}

const LEADING = 1.06;

/** The largest size at which both find room, the last words on lines of their own. */
function inLines(
  text: string,
  end: string,
  { width, height }: { readonly width: number; readonly height: number },
): [TextSize, string[]] {
  const linesAt = (size: TextSize): string[] =>
    [text, end].flatMap((words) =>
      words === '' ? [] : fit(words, { width, lines: 9, largest: size, smallest: size }, 'bold').lines,
    );
  const size =
    ([38, 34, 30, 26] as const).find((one) => {
      const lines = linesAt(one);
      return (
        lines.length * one * LEADING <= height &&
        lines.every((line) => measureText(line, one, 'bold') <= width)
      );
    }) ?? 20;
  return [size, linesAt(size)];
}

/** A card with its meaning, as one piece. */
export function cardPiece(
  view: View,
  look: EdenLook,
  id: string,
  box: Box,
  meaning: Meaning & { readonly id: string },
): Shape[] {
  const part = view.printed.parts[id];
  return part === undefined ? [] : piece(meaning, cardShapes(part, look, box));
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
