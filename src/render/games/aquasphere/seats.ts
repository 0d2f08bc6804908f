import type { AquaSphereView, PlayerView } from '../../../engine/games/aquasphere/view.ts';
import { measureText } from '../../canvas.ts';
import { MARGIN, BOARD } from '../../frame.ts';
import type { Look } from '../../game-scene.ts';
import { seatToken } from '../../glyphs.ts';
import { silhouette, type Silhouette } from '../../pieces.ts';
import { fromActive, ground, nameOf, spread } from '../../players-row.ts';
import type { Box, Shape, TextSize } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { cardFace } from './cards.ts';
import { chip, plate } from './chips.ts';
import { FACTS, meaning } from './facts.ts';
import { PIECES } from './pieces.ts';

/** The players' row, with what everybody wants to know of a seat here: its programmed bots. */
export const SEATS: Box = {
  x: MARGIN,
  y: BOARD.height - MARGIN + 8 - 212,
  width: BOARD.width - 2 * MARGIN,
  height: 212,
};

const PAD = 18;
const TOKEN = 52;
const CHIP = 54;
const CHIP_GAP = 6;

interface Slot {
  readonly seat: number;
  readonly player: PlayerView;
  readonly active: boolean;
}

/** In turn order, from the seat that is asked. */
function slotsOf({ order, players, awaiting }: AquaSphereView): Slot[] {
  const slots = order.flatMap((seat): Slot[] => {
    const player = players[seat];
    return player === undefined ? [] : [{ seat, player, active: awaiting?.seats.includes(seat) === true }];
  });
  return fromActive(slots);
}

export function seatsRow(view: AquaSphereView, look: Look): Shape[] {
  return spread(slotsOf(view), SEATS).flatMap(({ player, box }) => slotShapes(view, player, look, box));
}

function slotShapes(view: AquaSphereView, slot: Slot, look: Look, box: Box): Shape[] {
  const { seat, active } = slot;
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const inner = { x: box.x + PAD, y: box.y + 20, width: box.width - 2 * PAD, height: box.height - 36 };
  return [
    ...ground(active, box, PAD),
    seatToken(seat, inner.x + TOKEN / 2, inner.y + TOKEN / 2, TOKEN),
    nameOf(
      { name, colourWord, active },
      { x: inner.x + TOKEN + 14, width: inner.width - TOKEN - 14 },
      inner.y + TOKEN / 2,
    ),
    ...standing(view, slot, { ...inner, y: inner.y + 60, height: 66 }),
    ...holdings(slot, { ...inner, y: inner.y + 132, height: 44 }),
  ];
}

/**
 * Points and programmed bots, and beside them cards and submarines. A change of programmed bots is ringed at the row
 * of symbols, for there every seat keeps its place.
 */
function standing({ printed }: AquaSphereView, { seat, player }: Slot, room: Box): Shape[] {
  const middle = room.y + room.height / 2;
  const size: TextSize = player.kp > 99 ? 58 : 76;
  const score = textOn(
    String(player.kp),
    room.x,
    middle,
    { size, weight: 'bold', anchor: 'start' },
    { id: `score:${seat}`, facts: [FACTS.kp(seat, player)] },
  );
  const from = room.x + Math.max(score.width, 84) + 12;
  const chips = Array.from(
    { length: Math.max(printed.programmedMax, player.programmed.length) },
    (_, nth) => {
      const colour = player.programmed[nth];
      const x = from + CHIP / 2 + nth * (CHIP + CHIP_GAP);
      if (colour === undefined) return [plate(x, middle, CHIP, {})];
      return meaning({ facts: [FACTS.programmed(seat, colour)] }, chip(colour, x, middle, CHIP));
    },
  );
  const left = from + chips.length * (CHIP + CHIP_GAP) + 8;
  const rest = { ...room, x: left, width: room.x + room.width - left };
  return [
    score,
    ...chips.flat(),
    ...faces(player, { ...rest, width: rest.width - PAIR }),
    ...pair(seat, player, rest),
  ];
}

/** Room that the figures of cards and submarines take at the right end. */
const PAIR = 120;
const FACE = 46;

/** The cards themselves, where all of them have room. */
function faces({ cards }: PlayerView, room: Box): Shape[] {
  const widthOf = ({ reward }: PlayerView['cards'][number]): number =>
    (reward === undefined ? FACE : FACE * 1.55) + 8;
  const total = cards.reduce((sum, card) => sum + widthOf(card), 0);
  if (total > room.width) return [];
  let x = room.x + room.width - total;
  return cards.flatMap((card) => {
    const shapes = cardFace(card, x + FACE / 2, room.y + room.height / 2, FACE);
    x += widthOf(card);
    return card.used ? shapes.map((shape) => ({ ...shape, dim: true as const })) : shapes;
  });
}

/** Cards and submarines, one above the other. */
function pair(seat: number, player: PlayerView, room: Box): Shape[] {
  const { cards, capacity, submarines } = player;
  const middle = room.y + room.height / 2;
  const rows: readonly Holding[] = [
    held(seat, 'cards', PIECES.research, cards.length, capacity.cards),
    {
      what: 'submarines',
      sign: PIECES.submarine,
      text: String(submarines),
      fact: FACTS.has(seat, 'submarines', submarines),
    },
  ];
  const right = room.x + room.width;
  const widest = Math.max(...rows.map(({ text }) => measureText(text, 26, 'bold')));
  const x = Math.max(room.x, right - widest - 40);
  return rows.flatMap((row, nth) =>
    holding(seat, row, x, middle + (nth - 0.5) * 36, { size: 26, icon: 30, gap: 8 }),
  );
}

interface Holding {
  readonly what: string;
  readonly sign: Silhouette;
  readonly text: string;
  readonly fact: string;
}

function held(seat: number, what: string, sign: Silhouette, amount: number, most: number): Holding {
  return { what, sign, text: `${amount}/${most}`, fact: FACTS.holds(seat, what, amount, most) };
}

interface HoldingSize {
  readonly size: TextSize;
  readonly icon: number;
  readonly gap: number;
}

function holding(
  seat: number,
  { what, sign, text, fact }: Holding,
  x: number,
  y: number,
  size: HoldingSize,
): Shape[] {
  const style = { size: size.size, weight: 'bold', anchor: 'start' } as const;
  return [
    silhouette(sign, x + size.icon / 2, y, size.icon, 'faint'),
    textOn(text, x + size.icon + size.gap, y, style, { id: `${what}-of:${seat}`, facts: [fact] }),
  ];
}

/** Time, crystals and bots, spread over the slot. */
function holdings({ seat, player }: Slot, room: Box): Shape[] {
  const { time, crystals, capacity, supply } = player;
  const rows: readonly Holding[] = [
    held(seat, 'time', PIECES.clock, time, capacity.time),
    held(seat, 'crystals', PIECES.crystal, crystals, capacity.crystals),
    { what: 'bots', sign: PIECES.bot, text: String(supply), fact: FACTS.has(seat, 'bots', supply) },
  ];
  const sizes: readonly HoldingSize[] = [
    { size: 44, icon: 46, gap: 10 },
    { size: 34, icon: 38, gap: 7 },
    { size: 26, icon: 30, gap: 6 },
  ];
  const widthOf = (row: Holding, { size, icon, gap }: HoldingSize): number =>
    icon + gap + measureText(row.text, size, 'bold');
  const total = (size: HoldingSize): number => rows.reduce((sum, row) => sum + widthOf(row, size) + 12, -12);
  const size = sizes.find((candidate) => total(candidate) <= room.width) ?? { size: 20, icon: 26, gap: 4 };
  const space = Math.min(44, (room.width - total(size)) / (rows.length - 1)) + 12;
  const y = room.y + room.height / 2;
  let x = room.x;
  return rows.flatMap((row) => {
    const shapes = holding(seat, row, x, y, size);
    x += widthOf(row, size) + space;
    return shapes;
  });
}
