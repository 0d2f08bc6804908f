import { seatPiece } from '../../glyphs.ts';
import { piece, type Box, type Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { PIECES } from './pieces.ts';
import type { BoardParts } from './player-board.ts';

/**
 * Bots and submarines leave the board from the left and uncover numbers. The highest uncovered number in a column
 * without a submarine scores: it is the one in the warm colour.
 */
export function botRow({ view, player, seat }: BoardParts, box: Box): Shape[] {
  const { botSpaces, botCaps, submarinesEach } = view.printed;
  const { supply, submarines, botsUsed } = player;
  const step = box.width / botSpaces;
  const y = box.y + box.height - step / 2;
  const uncovered = Math.max(0, botSpaces - supply);
  const middle = (number: number): number => box.x + (number - 0.5) * step;
  const numbers = Array.from({ length: botSpaces }, (_, nth): Shape[] => {
    const number = nth + 1;
    if (number > uncovered) return seatPiece(PIECES.bot, seat, middle(number), y, step - 8);
    return number === botsUsed
      ? [
          { kind: 'circle', x: middle(number), y, r: step / 2 - 3, fill: 'warm' },
          textOn(String(number), middle(number), y, { size: 34, weight: 'bold', colour: 'on-warm' }),
        ]
      : [textOn(String(number), middle(number), y, { size: 34, colour: 'faint' })];
  }).flat();
  const waiting = Array.from({ length: submarines }, (_, nth): Shape[] => {
    const column = submarinesEach - nth;
    const from = (botCaps[column - 1] ?? 0) + 1;
    const to = botCaps[column] ?? from;
    const x = (middle(from) + middle(to)) / 2;
    return seatPiece(PIECES.submarine, seat, x, box.y + 38, Math.min(84, step * 1.2));
  }).flat();
  const bots = { id: `bots-of:${seat}`, facts: [FACTS.has(seat, 'bots', supply), FACTS.bots(seat, player)] };
  const boats = { id: `submarines-of:${seat}`, facts: [FACTS.has(seat, 'submarines', submarines)] };
  return [
    ...piece(bots, [
      {
        kind: 'rect',
        x: box.x - 8,
        y: y - step / 2,
        width: box.width + 16,
        height: step,
        corner: 18,
        fill: 'ground',
      },
      ...numbers,
    ]),
    ...(waiting.length === 0 ? [] : piece(boats, waiting)),
  ];
}
