import { seatToken } from './glyphs.ts';
import type { Owner } from './glyphs.ts';
import { silhouette } from './pieces.ts';
import type { Silhouette } from './pieces.ts';
import type { Box, Shape, TextSize } from './shapes.ts';
import { drawableName, fit, shorten, textOn } from './type.ts';
import { measureText } from './measure.ts';

/** Something a player has in a number: cards in hand, coins. */
interface Holding {
  readonly id: string;
  readonly silhouette: Silhouette;
  readonly amount: string;
  readonly facts: readonly string[];
}

export interface PlayerWords {
  readonly seat: Owner;
  readonly name: string;
  readonly colourWord: string;
  readonly score: string;
  readonly scoreFacts: readonly string[];
  readonly active: boolean;
  /** Left the game. */
  readonly gone?: boolean;
  /** Most important first; at four seats there is room for two, for more at fewer seats. Others belong to the board. */
  readonly holdings: readonly Holding[];
}

export const ROW_HEIGHT = 184;
const GAP = 16;
const PAD = 22;
/** The seat on turn is so much wider. */
const ACTIVE_SHARE = 1.25;
const TOKEN = 64;
interface HoldingSize {
  readonly text: TextSize;
  readonly icon: number;
  readonly gap: number;
  /** How many stand under one another, and how far apart. */
  readonly rows: number;
  readonly step: number;
}
/** Side by side and large where the slot has room for all of them, else two under one another. */
const SIDE_BY_SIDE: HoldingSize = { text: 44, icon: 46, gap: 32, rows: 1, step: 0 };
const STACKED: HoldingSize = { text: 34, icon: 34, gap: 18, rows: 2, step: 47 };
const ICON_GAP = 10;

/** The seats in turn order from the first that is asked. */
export function fromActive<P extends { readonly active: boolean }>(players: readonly P[]): P[] {
  const first = Math.max(
    0,
    players.findIndex(({ active }) => active),
  );
  return [...players.slice(first), ...players.slice(0, first)];
}

/** Side by side in the row. */
function spread<P extends { readonly active: boolean }>(
  players: readonly P[],
  row: Box,
): { player: P; box: Box }[] {
  const share = ({ active }: P): number => (active ? ACTIVE_SHARE : 1);
  const shares = players.reduce((sum, player) => sum + share(player), 0);
  const unit = (row.width - GAP * (players.length - 1)) / shares;
  let x = row.x;
  return players.map((player) => {
    const box = { ...row, x, width: unit * share(player) };
    x += box.width + GAP;
    return { player, box };
  });
}

/** What a slot lies on; the seat on turn has a warm edge. */
function ground(active: boolean, box: Box, pad: number): Shape[] {
  const { x, y, width } = box;
  const panel: Shape = { kind: 'rect', ...box, corner: 24, fill: active ? 'raised' : 'panel' };
  return active
    ? [panel, { kind: 'rect', x: x + pad, y, width: width - 2 * pad, height: 10, corner: 5, fill: 'warm' }]
    : [panel];
}

function nameOf(
  { name, colourWord, active }: Pick<PlayerWords, 'name' | 'colourWord' | 'active'>,
  { x, width }: Pick<Box, 'x' | 'width'>,
  middle: number,
): Shape {
  const text = drawableName(name, colourWord);
  // A name may lose its middle, a word may not: it is set smaller.
  const isWord = text === colourWord;
  const room = { width, lines: 1, largest: active ? 58 : 44, smallest: isWord ? 26 : 44 } as const;
  const { size } = fit(text, room, 'bold');
  const shown = isWord ? text : shorten(text, width, size, 'bold');
  return textOn(shown, x, middle, { size, weight: 'bold', anchor: 'start' });
}

interface HoldingColumn {
  readonly holdings: readonly Holding[];
  readonly width: number;
}

/** As many columns as there is room for; all of them if `width` is large enough. */
function columnsOf(holdings: readonly Holding[], width: number, size: HoldingSize): HoldingColumn[] {
  const columns: HoldingColumn[] = [];
  let left = width;
  for (let at = 0; at < holdings.length; at += size.rows) {
    const stack = holdings.slice(at, at + size.rows);
    const widths = stack.map(({ amount }) => size.icon + ICON_GAP + measureText(amount, size.text, 'bold'));
    const wide = Math.max(...widths);
    if (wide > left) break;
    columns.push({ holdings: stack, width: wide });
    left -= wide + size.gap;
  }
  return columns;
}

function holdingsOf(holdings: readonly Holding[], room: Box): Shape[] {
  const large = columnsOf(holdings, room.width, SIDE_BY_SIDE);
  const size = large.length === holdings.length ? SIDE_BY_SIDE : STACKED;
  const columns = size === SIDE_BY_SIDE ? large : columnsOf(holdings, room.width, STACKED);
  let right = room.x + room.width;
  return columns.reverse().flatMap((column) => {
    const x = right - column.width;
    right = x - size.gap;
    const top = room.y + room.height / 2 - ((column.holdings.length - 1) * size.step) / 2;
    return column.holdings.flatMap(({ id, silhouette: kind, amount, facts }, at) => {
      const y = top + at * size.step;
      const style = { size: size.text, anchor: 'start', weight: 'bold' } as const;
      return [
        silhouette(kind, x + size.icon / 2, y, size.icon, 'faint'),
        textOn(amount, x + size.icon + ICON_GAP, y, style, { id, facts }),
      ];
    });
  });
}

function slot(player: PlayerWords, box: Box): Shape[] {
  const inner = { x: box.x + PAD, y: box.y + 22, width: box.width - 2 * PAD, height: box.height - 38 };
  const middle = inner.y + inner.height - TOKEN / 2;
  const scoreAt = inner.x + TOKEN + 14;
  const key = player.seat === undefined ? 'nobody' : String(player.seat);
  const score = textOn(
    player.score,
    scoreAt,
    middle,
    { size: 76, weight: 'bold', anchor: 'start' },
    { id: `score:${key}`, facts: player.scoreFacts },
  );
  const free = scoreAt + score.width + 14;
  const shapes: Shape[] = [
    ...ground(player.active, box, PAD),
    nameOf(player, inner, inner.y + 30),
    seatToken(player.seat, inner.x + TOKEN / 2, middle, TOKEN),
    score,
    ...holdingsOf(player.holdings, {
      x: free,
      y: middle - TOKEN / 2,
      width: inner.x + inner.width - free,
      height: TOKEN,
    }),
  ];
  return player.gone ? shapes.map((shape) => ({ ...shape, dim: true })) : shapes;
}

/** Names and scores, the seat on turn first and large, then in turn order. */
export function playersRow(players: readonly PlayerWords[], row: Box): Shape[] {
  return spread(fromActive(players), row).flatMap(({ player, box }) => slot(player, box));
}
