import { seatToken } from './glyphs.ts';
import type { Owner } from './glyphs.ts';
import { silhouette } from './pieces.ts';
import type { Silhouette } from './pieces.ts';
import type { Box, Shape } from './shapes.ts';
import { drawableName, fit, shorten, textOn } from './type.ts';
import { measureText } from './canvas.ts';

/** Something a player has in a number: cards in hand, coins. */
export interface Holding {
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
const HOLDING = { size: 34, icon: 34, row: 47, gap: 18 } as const;

/** The seats in turn order from the first that is asked. */
export function fromActive<P extends { readonly active: boolean }>(players: readonly P[]): P[] {
  const first = Math.max(
    0,
    players.findIndex(({ active }) => active),
  );
  return [...players.slice(first), ...players.slice(0, first)];
}

function slotsOf(players: readonly PlayerWords[], row: Box): { player: PlayerWords; box: Box }[] {
  const share = ({ active }: PlayerWords): number => (active ? ACTIVE_SHARE : 1);
  const shares = players.reduce((sum, player) => sum + share(player), 0);
  const unit = (row.width - GAP * (players.length - 1)) / shares;
  let x = row.x;
  return players.map((player) => {
    const box = { ...row, x, width: unit * share(player) };
    x += box.width + GAP;
    return { player, box };
  });
}

function nameOf({ name, colourWord, active }: PlayerWords, inner: Box): Shape {
  const text = drawableName(name, colourWord);
  const room = { width: inner.width, lines: 1, largest: active ? 58 : 44, smallest: 44 } as const;
  const { size } = fit(text, room, 'bold');
  const short = shorten(text, inner.width, size, 'bold');
  return textOn(short, inner.x, inner.y + 30, { size, weight: 'bold', anchor: 'start' });
}

function amountWidth({ amount }: Holding): number {
  return HOLDING.icon + 10 + measureText(amount, HOLDING.size, 'bold');
}

/** Two under one another, in as many columns as there is room for, the last at the right edge. */
function columnsOf(holdings: readonly Holding[], width: number): { holdings: Holding[]; width: number }[] {
  const columns: { holdings: Holding[]; width: number }[] = [];
  let left = width;
  for (let at = 0; at < holdings.length; at += 2) {
    const pair = holdings.slice(at, at + 2);
    const wide = Math.max(...pair.map(amountWidth));
    if (wide > left) break;
    columns.push({ holdings: pair, width: wide });
    left -= wide + HOLDING.gap;
  }
  return columns;
}

function holdingsOf(holdings: readonly Holding[], inner: Box, left: number, middle: number): Shape[] {
  const columns = columnsOf(holdings, inner.x + inner.width - left);
  let right = inner.x + inner.width;
  return columns.reverse().flatMap((column) => {
    const x = right - column.width;
    right = x - HOLDING.gap;
    const top = column.holdings.length === 1 ? middle : middle - HOLDING.row / 2;
    return column.holdings.flatMap(({ id, silhouette: kind, amount, facts }, at) => {
      const y = top + at * HOLDING.row;
      const style = { size: HOLDING.size, anchor: 'start', weight: 'bold' } as const;
      return [
        silhouette(kind, x + HOLDING.icon / 2, y, HOLDING.icon, 'faint'),
        textOn(amount, x + HOLDING.icon + 10, y, style, { id, facts }),
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
  const shapes: Shape[] = [
    { kind: 'rect', ...box, corner: 24, fill: player.active ? 'raised' : 'panel' },
    nameOf(player, inner),
    seatToken(player.seat, inner.x + TOKEN / 2, middle, TOKEN),
    score,
    ...holdingsOf(player.holdings, inner, scoreAt + score.width + 14, middle),
  ];
  if (player.active) {
    shapes.push({
      kind: 'rect',
      x: box.x + PAD,
      y: box.y,
      width: box.width - 2 * PAD,
      height: 10,
      corner: 5,
      fill: 'warm',
    });
  }
  return player.gone ? shapes.map((shape) => ({ ...shape, dim: true })) : shapes;
}

/** Names and scores, the seat on turn first and large, then in turn order. */
export function playersRow(players: readonly PlayerWords[], row: Box): Shape[] {
  return slotsOf(fromActive(players), row).flatMap(({ player, box }) => slot(player, box));
}
