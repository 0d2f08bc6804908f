import type { View as AquaSphereView, PlayerView } from '../../../engine/games/aquasphere/view.ts';
import { measureText } from '../../canvas.ts';
import { MARGIN, BOARD } from '../../frame.ts';
import type { Look } from '../../game-scene.ts';
import { seatFill, seatToken } from '../../glyphs.ts';
import { silhouette, type Silhouette } from '../../pieces.ts';
import { fromActive, ground, spread } from '../../players-row.ts';
import type { Box, Point, Shape, TextSize } from '../../shapes.ts';
import { textOn, type TypeStyle } from '../../type.ts';
import { chip, plate } from './chips.ts';
import { FACTS, meaning } from './facts.ts';
import { nameAndCards } from './name-and-cards.ts';
import { PIECES } from './pieces.ts';
import { redLine } from './track.ts';

/** The players' row, with what everybody wants to know of a seat here: its programmed bots. */
export const SEATS: Box = {
  x: MARGIN,
  y: BOARD.height - MARGIN + 8 - 212,
  width: BOARD.width - 2 * MARGIN,
  height: 212,
};

const PAD = 18;
const TOKEN = 52;
const CHIP = 44;
const CHIP_GAP = 5;

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
  const left = inner.x + TOKEN + 14;
  const line = { x: left, y: inner.y, width: inner.x + inner.width - left, height: TOKEN };
  return [
    ...ground(active, box, PAD),
    seatToken(seat, inner.x + TOKEN / 2, inner.y + TOKEN / 2, TOKEN),
    ...nameAndCards(seat, slot.player, { name, colourWord, active }, line),
    ...standing(view, slot, { ...inner, y: inner.y + 60, height: 66 }),
    ...holdings(slot, { ...inner, y: inner.y + 134, height: 44 }),
  ];
}

/**
 * Points and programmed bots with the lab below them, and beside them what is left and what fits. A change
 * of programmed bots is ringed at the row of symbols, for there every seat keeps its place.
 */
function standing({ printed }: AquaSphereView, { seat, player }: Slot, room: Box): Shape[] {
  const middle = room.y + 25;
  const from = room.x + Math.max(POINTS, widthOfScore(player)) + 6;
  const chips = Array.from(
    { length: Math.max(printed.programmedMax, player.programmed.length) },
    (_, nth) => {
      const colour = player.programmed[nth];
      const x = from + CHIP / 2 + nth * (CHIP + CHIP_GAP);
      if (colour === undefined) return [plate(x, middle, CHIP, {})];
      return meaning({ facts: [FACTS.programmed(seat, colour)] }, chip(colour, x, middle, CHIP));
    },
  );
  const left = from + chips.length * (CHIP + CHIP_GAP) + 2;
  const right = room.x + room.width;
  const free = right - left;
  const width = free >= FOUR.wide ? FOUR.wide : Math.min(FOUR.narrow, free);
  return [
    ...points(seat, player, room),
    ...chips.flat(),
    ...four(seat, player, { ...room, x: right - width, width }),
  ];
}

/** Room for two figures of points. */
const POINTS = 82;
const SCORE: TypeStyle = { size: 58, weight: 'bold', anchor: 'start' };

function widthOfScore({ kp }: PlayerView): number {
  return measureText(String(kp), SCORE.size, 'bold');
}

/** Below the points the lab: how many extensions it has, and its letters. */
function points(seat: number, player: PlayerView, { x, y }: Box): Shape[] {
  const { kp, letters, extensions } = player;
  const style = { size: 26, weight: 'bold', anchor: 'start', colour: 'cold' } as const;
  const line = y + 62;
  const count = textOn(String(extensions.length), x + 28, line, style, {
    id: `extensions-of:${seat}`,
    facts: [FACTS.letters(seat, player), ...extensions.map(({ id }) => FACTS.extended(seat, id))],
  });
  return [
    textOn(String(kp), x, y + 21, SCORE, { id: `score:${seat}`, facts: [FACTS.kp(seat, player)] }),
    silhouette(PIECES.flask, x + 12, line, 26, 'cold'),
    count,
    ...(letters.length === 0 ? [] : [textOn(letters.join(''), x + 42 + count.width, line, style)]),
  ];
}

/**
 * Cards, octopods, submarines and bots take so much at the right end, two by two; with more room it is said beside the
 * bots which number counts, as on the player's own board.
 */
const FOUR = { narrow: 146, wide: 206 } as const;
const SMALL: HoldingSize = { size: 26, icon: 26, gap: 4 };
const SMALL_STEP = 37;

/** What fits above what is left: cards and octopods, bots and submarines. */
function four(seat: number, player: PlayerView, room: Box): Shape[] {
  const { cards, capacity, submarines, supply } = player;
  const counted = (what: string, sign: Silhouette, amount: number): Holding => ({
    what,
    sign,
    text: String(amount),
    fact: FACTS.has(seat, what, amount),
  });
  const columns: readonly (readonly Holding[])[] = [
    [held(seat, 'cards', PIECES.research, cards.length, capacity.cards), counted('bots', PIECES.bot, supply)],
    [
      counted('octopods', PIECES.octopod, capacity.octopods),
      counted('submarines', PIECES.submarine, submarines),
    ],
  ];
  const second = room.x + room.width - SMALL.icon - SMALL.gap - measureText('8', SMALL.size, 'bold');
  const counting = { x: room.x + 92, y: room.y + 16 + SMALL_STEP };
  return [
    ...columns.flatMap((column, at) =>
      column.flatMap((row, nth) =>
        holding(seat, row, at === 0 ? room.x : second, room.y + 16 + nth * SMALL_STEP, SMALL),
      ),
    ),
    ...(room.width < FOUR.wide ? [] : botsThatCount(seat, player, counting)),
  ];
}

/** The number that counts at a scoring, in the warm colour, and the highest that submarines allow. */
function botsThatCount(seat: number, player: PlayerView, { x, y }: Point): Shape[] {
  const { botsUsed, botsCap } = player;
  return [
    { kind: 'circle', x, y, r: 17, fill: 'warm' },
    textOn(String(botsUsed), x, y, { size: 26, weight: 'bold', colour: 'on-warm' }),
    textOn(
      `/${botsCap}`,
      x + 20,
      y,
      { size: 26, anchor: 'start', colour: 'faint' },
      {
        facts: [FACTS.bots(seat, player)],
      },
    ),
  ];
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

/** Time and crystals, and how far it is to the next red line. */
function holdings({ seat, player }: Slot, room: Box): Shape[] {
  const { time, crystals, capacity } = player;
  const rows: readonly Holding[] = [
    held(seat, 'time', PIECES.clock, time, capacity.time),
    held(seat, 'crystals', PIECES.crystal, crystals, capacity.crystals),
  ];
  const toLine = nextLine(seat, player, room);
  const width = room.width - (toLine.length === 0 ? 0 : LINE);
  const sizes: readonly HoldingSize[] = [
    { size: 44, icon: 40, gap: 9 },
    { size: 34, icon: 38, gap: 7 },
    { size: 26, icon: 30, gap: 6 },
  ];
  const widthOf = (row: Holding, { size, icon, gap }: HoldingSize): number =>
    icon + gap + measureText(row.text, size, 'bold');
  const total = (size: HoldingSize): number => rows.reduce((sum, row) => sum + widthOf(row, size) + 16, -16);
  const size = sizes.find((candidate) => total(candidate) <= width) ?? { size: 20, icon: 26, gap: 4 };
  const space = Math.min(44, width - total(size)) + 16;
  const y = room.y + room.height / 2;
  let x = room.x;
  const shapes = rows.flatMap((row) => {
    const drawn = holding(seat, row, x, y, size);
    x += widthOf(row, size) + space;
    return drawn;
  });
  const free = room.x + width - (x - space);
  return [
    ...shapes,
    ...(free < REMINDER ? [] : reminderOf(seat, player, x - space + REMINDER / 2, y)),
    ...toLine,
  ];
}

const REMINDER = 68;

/** The time marker that tells that a bot was bought in this round, as on the player's own board. */
function reminderOf(seat: number, { reminder }: PlayerView, x: number, y: number): Shape[] {
  if (reminder === 0) return [];
  const facts = [FACTS.has(seat, 'reminder', reminder)];
  return meaning({ facts }, [
    { kind: 'circle', x, y, r: 22, fill: 'ground' },
    silhouette(PIECES.clock, x, y, 32, seatFill(seat, 32)),
  ]);
}

const LINE = 72;

/** Steps, and the red line as it lies on the track. */
function nextLine(seat: number, player: PlayerView, { x, y, width, height }: Box): Shape[] {
  const { toNextLine } = player;
  if (toNextLine === undefined) return [];
  const right = x + width - 6;
  const points = [
    { x: right, y: y + 4 },
    { x: right, y: y + height - 4 },
  ];
  const style = { size: 34, anchor: 'end', colour: 'faint' } as const;
  const facts = [FACTS.toLine(seat, player)];
  return [textOn(String(toNextLine), right - 12, y + height / 2, style, { facts }), ...redLine(points)];
}
