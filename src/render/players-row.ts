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
  /** Most important first; two are always shown large enough, four where there is room. */
  readonly holdings: readonly Holding[];
}

export const ROW_HEIGHT = 184;
const GAP = 16;
const PAD = 24;
/** The seat on turn is so much wider. */
const ACTIVE_SHARE = 1.25;
const TOKEN = 72;
const HOLDING = { size: 34, icon: 38, row: 46, column: 104 } as const;

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

function holdingsOf({ holdings }: PlayerWords, inner: Box, left: number): Shape[] {
  const columns = Math.max(1, Math.floor((inner.x + inner.width - left) / HOLDING.column));
  const middle = inner.y + inner.height - TOKEN / 2;
  const shown = holdings.slice(0, 2 * columns);
  return shown.flatMap(({ id, silhouette: kind, amount, facts }, at) => {
    const column = Math.floor(at / 2);
    const x = inner.x + inner.width - (Math.ceil(shown.length / 2) - column) * HOLDING.column;
    const single = shown.length - column * 2 === 1;
    const y = single ? middle : middle + (at % 2 === 0 ? -HOLDING.row / 2 : HOLDING.row / 2);
    const style = { size: HOLDING.size, anchor: 'start', weight: 'bold', tabular: true } as const;
    return [
      silhouette(kind, x + HOLDING.icon / 2, y, HOLDING.icon, 'faint'),
      textOn(amount, x + HOLDING.icon + 8, y, style, { id, facts }),
    ];
  });
}

function slot(player: PlayerWords, box: Box): Shape[] {
  const inner = { x: box.x + PAD, y: box.y + 22, width: box.width - 2 * PAD, height: box.height - 38 };
  const middle = inner.y + inner.height - TOKEN / 2;
  const scoreAt = inner.x + TOKEN + 16;
  const key = player.seat === undefined ? 'nobody' : String(player.seat);
  const score = textOn(
    player.score,
    scoreAt,
    middle,
    { size: 76, weight: 'bold', anchor: 'start', tabular: true },
    { id: `score:${key}`, facts: player.scoreFacts },
  );
  const shapes: Shape[] = [
    { kind: 'rect', ...box, corner: 24, fill: player.active ? 'raised' : 'panel' },
    nameOf(player, inner),
    seatToken(player.seat, inner.x + TOKEN / 2, middle, TOKEN),
    score,
    ...holdingsOf(player, inner, scoreAt + measureText(player.score, 76, 'bold', true) + 16),
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
