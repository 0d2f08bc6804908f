import type { View as AntarcticaView, PlayerView } from '../../../engine/games/antarctica/view.ts';
import { measureText } from '../../canvas.ts';
import type { Look } from '../../game-scene.ts';
import { seatToken } from '../../glyphs.ts';
import { silhouette } from '../../pieces.ts';
import type { Silhouette } from '../../pieces.ts';
import { fromActive } from '../../players-row.ts';
import type { Box, Shape, TextSize } from '../../shapes.ts';
import { drawableName, fit, shorten, textOn } from '../../type.ts';
import { fact, figuresOf } from './facts.ts';
import type { Figure } from './facts.ts';
import { PIECES, RESOURCE_SILHOUETTES } from './signs.ts';

/* The players under one another, the one who is asked first: name and score, then what each has. */

export const FIGURE_SILHOUETTES: Readonly<Record<Figure, Silhouette>> = {
  supply: PIECES.scientist,
  reserve: PIECES.scientist,
  availableShips: PIECES.ship,
  availableCubes: PIECES.cube,
  discardedShips: PIECES.ship,
  discardedCubes: PIECES.cube,
  basic: RESOURCE_SILHOUETTES.basic,
  expertise: RESOURCE_SILHOUETTES.expertise,
  shipyardCards: PIECES.shipyardCard,
  buildingCards: PIECES.buildingCard,
  asterisks: PIECES.asterisk,
};
/** Given up: struck through. */
export const STRUCK: ReadonlySet<Figure> = new Set(['discardedShips', 'discardedCubes']);
/** Not at hand: fainter. */
const FAINT: ReadonlySet<Figure> = new Set(['reserve']);

interface Row {
  readonly y: number;
  readonly text: TextSize;
  readonly icon: number;
  readonly figures: readonly Figure[];
  /** What was given up is told from the first on. */
  readonly sparing?: true;
}
/** All heights are those of middles, from the top of the panel. */
interface Measures {
  readonly height: number;
  readonly token: number;
  readonly middle: number;
  readonly name: { readonly y: number; readonly size: TextSize };
  /** on a line of its own or beside the name */
  readonly score: { readonly y: number; readonly size: TextSize };
  readonly sum: { readonly y: number; readonly size: TextSize };
  readonly rows: readonly Row[];
}
const NOW = ['supply', 'reserve', 'availableShips', 'availableCubes', 'shipyardCards'] as const;
const CARDS = ['basic', 'expertise', 'buildingCards', 'asterisks'] as const;
const GIVEN_UP = ['discardedShips', 'discardedCubes'] as const;

/** For two, three and four players. */
const ROOMY: Measures = {
  height: 306,
  token: 64,
  middle: 50,
  name: { y: 50, size: 44 },
  score: { y: 116, size: 76 },
  sum: { y: 116, size: 26 },
  rows: [
    { y: 178, text: 34, icon: 29, figures: NOW },
    { y: 228, text: 34, icon: 34, figures: CARDS },
    { y: 276, text: 34, icon: 34, figures: GIVEN_UP },
  ],
};
const HALFWAY: Measures = {
  height: 208,
  token: 56,
  middle: 44,
  name: { y: 42, size: 44 },
  score: { y: 42, size: 58 },
  sum: { y: 90, size: 26 },
  rows: [
    { y: 132, text: 34, icon: 30, figures: NOW },
    { y: 178, text: 34, icon: 30, figures: [...CARDS, ...GIVEN_UP], sparing: true },
  ],
};
const CLOSE: Measures = {
  height: 164,
  token: 48,
  middle: 35,
  name: { y: 33, size: 44 },
  score: { y: 33, size: 58 },
  sum: { y: 74, size: 26 },
  rows: [
    { y: 107, text: 34, icon: 30, figures: NOW },
    { y: 143, text: 34, icon: 30, figures: [...CARDS, ...GIVEN_UP], sparing: true },
  ],
};
const LARGEST_FIRST = [ROOMY, HALFWAY, CLOSE];
const PAD = 16;
const GAP = 12;
export const PARTS = ['areas', 'tracks', 'cards', 'resources'] as const;

/** The points so far and what they are made of. */
function pointsOf({ standings }: AntarcticaView, seat: number): { total: number; parts: number[] } {
  const standing = standings.find((one) => one.seat === seat);
  const parts = PARTS.map((key) => standing?.lines.find((one) => one.key === key)?.points ?? 0);
  return { total: standing?.total ?? 0, parts };
}

/** Name and points; under the name what the points are made of. */
function heading(
  view: AntarcticaView,
  player: PlayerView,
  look: Look,
  box: Box,
  measures: Measures,
): Shape[] {
  const { seat } = player;
  const { total } = pointsOf(view, seat);
  const { token, middle, name, score, sum } = measures;
  const beside = score.y < sum.y;
  const right = box.x + box.width - PAD;
  const left = box.x + PAD + token + 14;
  const points = textOn(
    String(total),
    right,
    box.y + score.y,
    { size: score.size, weight: 'bold', anchor: 'end' },
    { id: `score:${seat}`, facts: [fact.score(seat, total)] },
  );
  const room = { x: left, y: box.y + name.y, width: right - left - (beside ? points.width + 16 : 0) };
  return [
    seatToken(seat, box.x + PAD + token / 2, box.y + middle, token),
    ...nameIn(look.seats[seat], room, name.size),
    points,
    ...madeOf(view, seat, look, box, measures),
  ];
}

/** Until the end the points are projected ones, and say so. */
function madeOf(view: AntarcticaView, seat: number, look: Look, box: Box, { score, sum }: Measures): Shape[] {
  const { parts } = pointsOf(view, seat);
  const meaning = { facts: parts.map((part, nth) => fact.part(PARTS[nth] ?? '', seat, part)) };
  const style = { size: sum.size, colour: 'faint', anchor: 'start' } as const;
  const { x, y } = { x: box.x + PAD, y: box.y + sum.y };
  const figures = parts.join('+');
  if (view.over) return [textOn(figures, x, y, style, meaning)];
  const soFar = look.say({ key: 'board.soFar' });
  // beside the points there is room for short lines only
  if (score.y < sum.y) return [textOn(`${soFar} ${figures}`, x, y, style, meaning)];
  return [textOn(soFar, x, y - 18, style), textOn(figures, x, y + 18, style, meaning)];
}

/** A name may lose its middle, a word that stands for it may not: it is set smaller, and in two lines at last. */
function nameIn(
  { name, colourWord }: Look['seats'][number] = { name: '', colourWord: '' },
  at: { x: number; y: number; width: number },
  largest: TextSize,
): Shape[] {
  const text = drawableName(name, colourWord);
  const { size } = fit(text, { width: at.width, lines: 1, largest, smallest: 34 }, 'bold');
  const shown = shorten(text, at.width, size, 'bold');
  const whole = { width: at.width, largest: size, smallest: 20 } as const;
  const oneLine = fit(text, { ...whole, lines: 1 }, 'bold');
  const set =
    text !== colourWord
      ? { size, lines: [shown] }
      : oneLine.lines.length === 1
        ? oneLine
        : fit(text, { ...whole, largest: 20, lines: 2 }, 'bold');
  return set.lines.map((words, nth) =>
    textOn(words, at.x, at.y + (nth - (set.lines.length - 1) / 2) * set.size * 1.1, {
      size: set.size,
      weight: 'bold',
      anchor: 'start',
    }),
  );
}

/** A line through what is given up, from the left end of its sign. */
export function strike(x: number, y: number, size: number): Shape {
  const points = [
    { x, y: y + size / 2 },
    { x: x + size, y: y - size / 2 },
  ];
  return { kind: 'line', points, stroke: { colour: 'ink', weight: 'fine' } };
}

function figure(what: Figure, seat: number, count: number, x: number, y: number, row: Row): Shape[] {
  const { icon, text } = row;
  const faint = FAINT.has(what);
  const shapes: Shape[] = [
    silhouette(FIGURE_SILHOUETTES[what], x + icon / 2, y, icon, faint ? 'edge' : 'faint'),
    textOn(
      String(count),
      x + icon + BESIDE,
      y,
      { size: text, weight: 'bold', anchor: 'start', ...(faint && { colour: 'faint' }) },
      { id: `${what}:${seat}`, facts: [fact.figure(what, seat, count)] },
    ),
  ];
  if (STRUCK.has(what)) shapes.push(strike(x, y, icon));
  return count === 0 ? shapes.map((shape) => ({ ...shape, dim: true as const })) : shapes;
}

const LEAST_GAP = 8;
const BESIDE = 4;

/** Figures spread over the width, as far apart as their numbers allow; a row that is too full is set smaller. */
function row(player: PlayerView, of: Row, box: Box): Shape[] {
  const counts = figuresOf(player);
  const figures = of.figures.filter((what) => !of.sparing || !STRUCK.has(what) || counts[what] > 0);
  const width = box.width - 2 * PAD;
  const widths = ({ icon, text }: Row): number[] =>
    figures.map((what) => icon + BESIDE + measureText(String(counts[what]), text, 'bold'));
  const gapOf = (size: Row): number =>
    (width - widths(size).reduce((sum, one) => sum + one, 0)) / Math.max(1, figures.length - 1);
  const size = gapOf(of) >= LEAST_GAP ? of : { ...of, text: 26 as const, icon: 26 };
  const gap = Math.min(26, gapOf(size));
  let x = box.x + PAD;
  return figures.flatMap((what, nth) => {
    const shapes = figure(what, player.seat, counts[what], x, box.y + of.y, size);
    x += (widths(size)[nth] ?? 0) + gap;
    return shapes;
  });
}

function panel(view: AntarcticaView, player: PlayerView, look: Look, box: Box, measures: Measures): Shape[] {
  const active = view.asked?.seat === player.seat;
  const shapes: Shape[] = [
    { kind: 'rect', ...box, corner: 22, fill: active ? 'raised' : 'panel' },
    ...heading(view, player, look, box, measures),
    ...measures.rows.flatMap((of) => row(player, of, box)),
  ];
  if (active)
    shapes.push({
      kind: 'rect',
      x: box.x,
      y: box.y + 22,
      width: 8,
      height: box.height - 44,
      corner: 4,
      fill: 'warm',
    });
  return shapes;
}

export function playersColumn(view: AntarcticaView, look: Look, box: Box): Shape[] {
  const order = fromActive(
    view.players.map((player) => ({ player, active: view.asked?.seat === player.seat })),
  );
  const share = (box.height - GAP * (order.length - 1)) / order.length;
  const measures = LARGEST_FIRST.find(({ height }) => height <= share) ?? CLOSE;
  const { height } = measures;
  const gap = Math.min(28, (box.height - height * order.length) / Math.max(1, order.length - 1));
  return order.flatMap(({ player }, nth) =>
    panel(
      view,
      player,
      look,
      { x: box.x, y: box.y + nth * (height + gap), width: box.width, height },
      measures,
    ),
  );
}
