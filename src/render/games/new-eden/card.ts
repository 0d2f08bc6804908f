import type { PrintedPart, View } from '../../../engine/games/new-eden/view.ts';
import type { Category, Effect, OutsideArm } from '../../../engine/games/new-eden/components.ts';
import { signed } from '../../pills.ts';
import { piece } from '../../shapes.ts';
import type { Box, Meaning, Shape } from '../../shapes.ts';
import { fit, textOn, type Fitted } from '../../type.ts';
import { measureText } from '../../measure.ts';
import { BAND, CARD } from './card-art.ts';
import { CAPTIONED } from './deck.ts';
import { signLine, sprite } from './signs.ts';
import type { EdenLook, Said } from './messages.ts';
import { emptyPlaces, houseOf } from './modules.ts';
import { signsOf, type Sign } from './pieces.ts';
import { YARD_ASPECT, YARD_FIGURE } from './station-art.ts';

/* A card face up shows the very piece that it becomes, and below it what that piece does. */

interface Face {
  readonly part: PrintedPart;
  readonly look: EdenLook;
  readonly box: Box;
  /** how much larger it is than designed */
  readonly k: number;
  /** and how much higher: then all of it lies further apart */
  readonly down: number;
  /** of its picture */
  readonly band: number;
  /** somebody has it now: where its words were that is said */
  readonly sold: boolean;
}

export function cardShapes(part: PrintedPart, look: EdenLook, box: Box, sold = false): Shape[] {
  const down = box.height / CARD.height;
  const captioned = part.sites === 0 || box.height >= CAPTIONED;
  const band = (captioned ? BAND.captioned : BAND.whole) * down;
  const face = { part, look, box, k: Math.min(box.width / CARD.width, down), down, band, sold };
  return [
    { kind: 'sprite', name: `card:${part.category}${captioned ? '' : ':whole'}`, ...box },
    ...pictureOn(face),
    ...(part.category === 'research'
      ? wordsOn(face)
      : captioned && !sold
        ? captionOn(face, part.category)
        : []),
  ];
}

function pictureOn(face: Face): Shape[] {
  const { part } = face;
  switch (part.category) {
    case 'crab':
    case 'shell':
    case 'octopus':
      return houseOn(face, part.category);
    case 'shipyard':
      return yardOn(face);
    case 'research':
      return [];
    case 'oxygen':
      return tanksOn(face);
  }
}

/** Between a picture and the edge of its card. */
const AROUND = 7;

/** The module with its figure, as it will stand in a station. */
function houseOn({ part, box, band }: Face, arm: OutsideArm): Shape[] {
  const height = band - 2 * AROUND;
  const width = Math.min(box.width - 2 * AROUND, height * 1.35);
  const size = { width, height: Math.min(height, width * 1.15) };
  const middle = { x: box.x + box.width / 2, y: box.y + AROUND + 3 + height / 2 };
  return [...houseOf(part, arm, middle, size, false), ...emptyPlaces(part, middle, size)];
}

/** A boat that brings them, with how many they are. */
function yardOn({ part: { effect }, box, band }: Face): Shape[] {
  const side = Math.min(band - AROUND, (box.width - AROUND) / YARD_ASPECT);
  const x = box.x + box.width / 2;
  const y = box.y + band / 2 + 3;
  const number = effect.type === 'deeples' ? `+${effect.n}` : '';
  return [
    sprite('yard', x, y, side * YARD_ASPECT, side),
    textOn(number, x, y + side * YARD_FIGURE, {
      size: side > 100 ? 50 : side > 80 ? 44 : 38,
      weight: 'bold',
      colour: '~outline',
    }),
  ];
}

/** From bottle to bottle, in their widths: with a plus between them two figures are not one. */
const APART = 1.62;

function tanksOn({ part: { effect }, box, band }: Face): Shape[] {
  const bottles = effect.type === 'bottles' ? effect.bottles : [];
  const width = Math.min((band - AROUND) / 2.27, (box.width - AROUND) / (1 + APART));
  const height = width * 2.27;
  const y = box.y + band / 2 + 3;
  const middle = box.x + box.width / 2;
  return bottles.flatMap((bottle, nth) => {
    const x = middle + (nth - (bottles.length - 1) / 2) * width * APART;
    return [
      ...(nth === 0 ? [] : [textOn('+', middle, y + 2, { size: 38, weight: 'bold', colour: '~window' })]),
      sprite('tank', x, y, width, height),
      textOn(String(bottle), x, y + height * 0.08, {
        size: width > 58 ? 58 : width > 46 ? 50 : width > 38 ? 44 : 38,
        weight: 'bold',
        colour: '~on-window',
        halo: { colour: '~window', width: width * 0.13 },
      }),
    ];
  });
}

/** The words below a figure: what it is, as on the bonus cards; its sign says what it brings. */
const CAPTIONS = {
  crab: 'short.crab',
  shell: 'short.shell',
  octopus: 'short.octopus',
  shipyard: 'short.yard',
  oxygen: 'short.oxygen',
} as const satisfies Readonly<Record<Exclude<Category, 'research'>, Said['key']>>;

/** Words are not wider than this part of a card. */
const WORDS = 0.95;

function captionOn({ look, box, k, down }: Face, category: keyof typeof CAPTIONS): Shape[] {
  const caption = look.say({ key: CAPTIONS[category] });
  const largest = k > 1.1 ? 34 : k > 0.95 ? 30 : 26;
  const { size } = fit(caption, { width: box.width * WORDS, lines: 1, largest }, 'bold');
  const style = { size, weight: 'bold', colour: '~print' } as const;
  return [textOn(caption, box.x + box.width / 2, box.y + 123.5 * down, style)];
}

/** What research does or is worth: a figure, and below it in few words when or for what. */
interface Saying {
  readonly signs: readonly Sign[];
  readonly says?: Said;
}

/** What is so now needs no words before what is so at the end. */
function sayingsOf({ effect, marker, endPoints }: PrintedPart): Saying[] {
  if (endPoints === 0) return [effectSaid(effect, marker)];
  return [
    { signs: signsOf(effect, marker) },
    { signs: [{ text: signed(endPoints) }, { piece: 'star' }], says: { key: 'short.atEnd' } },
  ];
}

function effectSaid(effect: Effect, marker: number): Saying {
  const signs = signsOf(effect, marker);
  switch (effect.type) {
    case 'plantBonus':
      return { signs: signs.slice(1), says: { key: 'short.plant' } };
    case 'none':
      return { signs: [{ text: signed(marker) }, { piece: 'shield' }], says: { key: 'short.safer' } };
    case 'hitOthers':
      return { signs: signs.slice(0, 2), says: { key: `short.per.${effect.per}` } };
    case 'mannedCrabs':
      return { signs: signs.slice(0, 2), says: { key: 'short.perBusy' } };
    case 'crabsDoNotPull':
      return { signs: [], says: { key: 'short.crabsHold' } };
    case 'othersGainCoins':
      return { signs: signs.slice(1), says: { key: 'short.others' } };
    default:
      return { signs, says: { key: 'short.now' } };
  }
}

/** Of the height, for each figure: of one, of two, and of one above words that need three lines. */
const FIGURES = { one: 0.42, two: 0.36, wordy: 0.27 } as const;

function wordsOn({ part, look, box, down, sold }: Face): Shape[] {
  const sayings = sayingsOf(part);
  const top = box.y + (BAND.research + 4) * down;
  const room = box.y + box.height - 6 * down - top;
  const wordy = part.effect.type === 'hitOthers';
  const least = room * (wordy ? FIGURES.wordy : sayings.length === 1 ? FIGURES.one : FIGURES.two);
  const figure = sayings.some(({ signs }) => signs.length > 0) ? Math.min(60, least) : 0;
  const words = room - sayings.length * figure;
  return sayings.flatMap(({ signs, says }, nth) => {
    const place = { ...box, y: top + nth * figure, height: figure + words };
    return sayingOn(sold || says === undefined ? { signs } : { signs, says }, look, place, figure);
  });
}

const LEADING = 1.04;
/** So far words may reach into the margins above and below. */
const LOOSE = 8;

function sayingOn({ signs, says }: Saying, look: EdenLook, box: Box, figure: number): Shape[] {
  const x = box.x + box.width / 2;
  const room = { width: box.width * WORDS, height: box.height - figure };
  const line = signLine(signs, { x, y: box.y + figure / 2 }, { ...room, height: figure });
  if (says === undefined) return line;
  const { size, lines } = inLines(look.say(says), room);
  const middle = box.y + figure + room.height / 2;
  return [
    ...line,
    ...lines.map((words, nth) => {
      const y = middle + (nth - (lines.length - 1) / 2) * size * LEADING;
      return textOn(words, x, y, { size, weight: 'bold', colour: '~print' });
    }),
  ];
}

/** The largest size at which words find room. */
function inLines(words: string, { width, height }: Pick<Box, 'width' | 'height'>): Fitted {
  const sizes = [34, 30, 26, 20] as const;
  const all = sizes.map((size) => fit(words, { width, lines: 9, largest: size, smallest: size }, 'bold'));
  const isFitting = ({ size, lines }: Fitted): boolean =>
    lines.length * size * LEADING <= height + LOOSE &&
    lines.every((line) => measureText(line, size, 'bold') <= width);
  return all.find(isFitting) ?? fit(words, { width, lines: 9, largest: 20 }, 'bold');
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
