import type { View as AntarcticaView, PlayerView } from '../../../engine/games/antarctica/view.ts';
import { MARGIN } from '../../frame.ts';
import type { Look } from '../../game-scene.ts';
import { seatPiece, seatToken } from '../../glyphs.ts';
import { silhouette } from '../../pieces.ts';
import { piece } from '../../shapes.ts';
import type { Point, Scene, Shape } from '../../shapes.ts';
import { drawableName, fit, shorten, textOn } from '../../type.ts';
import { BUILDING_SILHOUETTES } from './buildings.ts';
import { fact, FIGURES, figuresOf } from './facts.ts';
import type { Figure } from './facts.ts';
import { FIGURE_SILHOUETTES, PARTS, strike, STRUCK } from './players.ts';
import { PIECES } from './signs.ts';

/* One player alone: what each number is in words, what the points are made of, and the building cards. */

const PAGE = { width: 1180, height: 940 };
const HEAD_Y = 80;
const ROWS = { first: 190, step: 60, icon: 44, words: 78, width: 530 };
const SECOND = 620;

/** A row: sign, words, number. */
function numbered(
  icon: readonly Shape[],
  words: string,
  count: number,
  { x, y }: Point,
  meaning: { id: string; facts: readonly string[] },
): Shape[] {
  const { size } = fit(words, { width: ROWS.width - ROWS.words - 70, lines: 1, largest: 34 });
  const number = { size: 44, weight: 'bold', anchor: 'end', tabular: true } as const;
  return [
    ...icon,
    textOn(words, x + ROWS.words, y, { size, anchor: 'start' }),
    textOn(String(count), x + ROWS.width, y, number, meaning),
  ];
}

function wordFor(figure: Figure, look: Look): string {
  return figure === 'basic' || figure === 'expertise'
    ? look.name('resourceCard', figure)
    : look.say({ key: `item.${figure}` });
}

function iconOf(figure: Figure, { x, y }: Point): Shape[] {
  const fill = figure === 'reserve' ? 'edge' : STRUCK.has(figure) ? 'faint' : 'ink';
  const icon = silhouette(FIGURE_SILHOUETTES[figure], x + 30, y, ROWS.icon, fill);
  return STRUCK.has(figure) ? [icon, strike(x + 8, y, ROWS.icon)] : [icon];
}

function figures(player: PlayerView, look: Look): Shape[] {
  const { seat } = player;
  const counts = figuresOf(player);
  return FIGURES.flatMap((figure, nth) => {
    const at = { x: MARGIN, y: ROWS.first + nth * ROWS.step };
    const meaning = { id: `${figure}:${seat}`, facts: [fact.figure(figure, seat, counts[figure])] };
    return numbered(iconOf(figure, at), wordFor(figure, look), counts[figure], at, meaning);
  });
}

function shipsOnBoard({ areas }: AntarcticaView, seat: number, look: Look): Shape[] {
  const ships = areas.flatMap(({ line }) => line.filter((ship) => ship.seat === seat)).length;
  const at = { x: MARGIN, y: ROWS.first + FIGURES.length * ROWS.step };
  const icon = seatPiece(PIECES.ship, seat, at.x + 30, at.y, 52);
  const meaning = { id: `board-ships:${seat}`, facts: [fact.boardShips(seat, ships)] };
  return numbered(icon, look.say({ key: 'item.boardShips' }), ships, at, meaning);
}

function points({ standings, over }: AntarcticaView, seat: number, look: Look): Shape[] {
  const standing = standings.find((one) => one.seat === seat);
  const total = standing?.total ?? 0;
  const style = { size: 76, weight: 'bold', anchor: 'end' } as const;
  const meaning = { id: `score:${seat}`, facts: [fact.score(seat, total)] };
  const parts = PARTS.flatMap((key, nth) => {
    const count = standing?.lines.find((one) => one.key === key)?.points ?? 0;
    const at = { x: SECOND - ROWS.words + 10, y: ROWS.first + nth * ROWS.step };
    const said = { id: `points:${seat}:${key}`, facts: [fact.part(key, seat, count)] };
    return numbered([], look.say({ key }), count, at, said);
  });
  const right = SECOND - ROWS.words + 10 + ROWS.width;
  const small = { size: 26, colour: 'faint', anchor: 'end' } as const;
  const soFar = over ? [] : [textOn(look.say({ key: 'board.soFar' }), right, HEAD_Y + 58, small)];
  return [textOn(String(total), right, HEAD_Y, style, meaning), ...soFar, ...parts];
}

function heading(seat: number, { name, colourWord }: Look['seats'][number]): Shape[] {
  const text = drawableName(name, colourWord);
  const width = 780;
  const { size } = fit(text, { width, lines: 1, largest: 76, smallest: 44 }, 'bold');
  const style = { size, weight: 'bold', anchor: 'start' } as const;
  return [
    seatToken(seat, MARGIN + 44, HEAD_Y, 88),
    textOn(shorten(text, width, size, 'bold'), MARGIN + 112, HEAD_Y, style),
  ];
}

const TAKEN = { columns: 6, width: 80, height: 100, gap: 8, top: 450 };

/** The building cards that a player has, as what they built. */
function cardsTaken({ seat, cards }: PlayerView): Shape[] {
  const { columns, width, height, gap, top } = TAKEN;
  return cards.flatMap(({ id, builds, asterisk }, nth) => {
    const x = SECOND + (nth % columns) * (width + gap);
    const y = top + Math.floor(nth / columns) * (height + gap);
    const stroke = { colour: 'edge', weight: 'fine' } as const;
    const star = asterisk ? [silhouette(PIECES.asterisk, x + width - 18, y + 18, 24, 'cold')] : [];
    return piece({ id: `taken:${seat}:${id}`, facts: [fact.taken(seat, id)] }, [
      { kind: 'rect', x, y, width, height, corner: 14, fill: 'raised', stroke },
      silhouette(BUILDING_SILHOUETTES[builds], x + width / 2, y + height / 2 + 8, 52, 'ink'),
      ...star,
    ]);
  });
}

export function playerAlone(view: AntarcticaView, player: PlayerView, look: Look): Scene {
  const { seat } = player;
  return {
    ...PAGE,
    ground: 'ground',
    still: [],
    moving: [
      ...heading(seat, look.seats[seat] ?? { name: '', colourWord: '' }),
      ...figures(player, look),
      ...shipsOnBoard(view, seat, look),
      ...points(view, seat, look),
      ...cardsTaken(player),
    ],
  };
}
