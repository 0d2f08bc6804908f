import type { Forecast, Viewer } from '../../../engine/core/contract.ts';
import type { View as AquaSphereView, PlayerView } from '../../../engine/games/aquasphere/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { pill, pillSize, seatPill, signed } from '../../pills.ts';
import { plateGround, plateName, platesIn } from '../../plates.ts';
import type { Box, Meaning, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { lineIsNear, octopodsSoon, soonPill } from './forecast.ts';
import { SMALL_BADGE } from './places.ts';
import { pointsOf, type Told } from './turn.ts';
import type { AquaSphereLook } from './messages.ts';
import { pointsParts } from './pieces.ts';

/** Name, score and four facts of each player, along the bottom. */

const ROW: Box = { x: 14, y: 862, width: 1572, height: 148 };
const STRIP = 12;

export interface PlatesParts {
  readonly view: AquaSphereView;
  readonly look: AquaSphereLook;
  readonly told: Told | undefined;
  readonly viewer: Viewer;
  readonly forecast: readonly Forecast[];
}

export function plates({ viewer, ...parts }: PlatesParts): Shape[] {
  const { view } = parts;
  const order = [...view.order, ...view.players.keys()].filter((seat, nth, all) => all.indexOf(seat) === nth);
  const boxes = platesIn(ROW, order.length, 12);
  return order.flatMap((seat, nth) => {
    const player = view.players[seat];
    const box = boxes[nth];
    return player === undefined || box === undefined
      ? []
      : plate({ ...parts, seat, player, chooses: seat === viewer }, box);
  });
}

interface PlateParts extends Omit<PlatesParts, 'viewer'> {
  readonly seat: number;
  readonly player: PlayerView;
  /** The picture is for this seat: its options have their places on its plate. */
  readonly chooses: boolean;
}

function isLit(view: AquaSphereView, seat: number): boolean {
  return view.over ? view.finalScoring?.[seat]?.rank === 1 : view.awaiting?.seats.includes(seat) === true;
}

function plate(parts: PlateParts, box: Box): Shape[] {
  const { view, look, told, seat, player } = parts;
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const won = told === undefined ? 0 : pointsOf(told, seat);
  const right = box.x + box.width - 14;
  const hidden = parts.chooses && player.programmed.length > 0 && view.seats > 2;
  const badges = hidden ? box.x + (columns(view.seats)[1]?.left ?? 0) : Infinity;
  const nameRight = Math.min(right, badges);
  const score = player.kp < 100 ? 88 : view.seats > 3 ? 58 : 68;
  return [
    ...plateGround({ seat, lit: isLit(view, seat), band: STRIP }, box),
    { kind: 'sprite', name: tokenName(seat), x: box.x + 22, y: box.y + 11, width: 46, height: 46 },
    plateName({ name, colourWord }, { x: box.x + 76, width: nameRight - box.x - 80 }, box.y + 35),
    ...(won === 0 ? [] : sum(won, parts, right, box.y)),
    textOn(
      String(player.kp),
      box.x + 24,
      box.y + 102,
      { size: score, weight: 'bold', anchor: 'start' },
      { id: `score:${seat}`, facts: [FACTS.kp(seat, player)] },
    ),
    ...facts(parts, box),
  ];
}

/** Hangs on the upper edge: what came to the score. */
function sum(won: number, { seat, told }: PlateParts, right: number, y: number): Shape[] {
  const words = pointsParts(won, 32);
  const look = seatPill(seat, won, 38, told?.seat === seat && !told.scored);
  return pill(words, { x: right - pillSize(words, look).width / 2, y: y + 2 }, look);
}

interface Column {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** Two rows of two; with two players one row of four. */
function columns(count: number): readonly Column[] {
  if (count === 2)
    return [
      { left: 190, top: 104, size: 56 },
      { left: 376, top: 104, size: 56 },
      { left: 532, top: 104, size: 56 },
      { left: 664, top: 104, size: 56 },
    ];
  const [first, second] = count === 3 ? [210, 370] : [164, 286];
  return [
    { left: first, top: 74, size: 42 },
    { left: second, top: 74, size: 42 },
    { left: first, top: 121, size: 42 },
    { left: second, top: 121, size: 42 },
  ];
}

function facts({ view, told, seat, player, chooses, forecast }: PlateParts, box: Box): Shape[] {
  const [cost, programs, time, crystals] = columns(view.seats);
  if (cost === undefined || programs === undefined || time === undefined || crystals === undefined) return [];
  const before = told?.before.players[seat];
  const change = (now: number, then: number | undefined): number =>
    told === undefined || told.scored || then === undefined ? 0 : now - then;
  const { capacity } = player;
  const octopods = octopodsSoon(forecast, seat);
  return [
    ...(octopods === 0 ? [] : soon(signed(-octopods), box, cost)),
    ...(lineIsNear(forecast, seat) ? [lineWarning(box, crystals)] : []),
    ...programmed(box, programs, seat, player, chooses),
    ...fact(
      box,
      time,
      { seat, sprite: 'clock', amount: player.time, change: change(player.time, before?.time) },
      {
        id: `time-of:${seat}`,
        facts: [FACTS.holds(seat, 'time', player.time, capacity.time)],
      },
    ),
    ...fact(
      box,
      crystals,
      {
        seat,
        sprite: 'crystals',
        amount: player.crystals,
        change: change(player.crystals, before?.crystals),
      },
      {
        id: `crystals-of:${seat}`,
        facts: [FACTS.holds(seat, 'crystals', player.crystals, capacity.crystals)],
      },
    ),
    ...(chooses ? [badgeOver('income', box, time), badgeOver('crystals', box, crystals)] : []),
  ];
}

/** What the octopods in the sectors held will cost. */
function soon(words: string, box: Box, { left, top, size }: Column): Shape[] {
  const look = soonPill(size > 50 ? 38 : words.length > 2 ? 26 : 30);
  const [x, y] = [box.x + left, box.y + top];
  return [
    { kind: 'sprite', name: 'octopod', x: x - size / 2, y: y - size / 2, width: size, height: size },
    ...pill([words], { x: x + size / 2 + 4 + pillSize([words], look).width / 2, y }, look),
  ];
}

/** Beside the crystals that are missing. */
function lineWarning(box: Box, { left, top, size }: Column): Shape {
  const side = size > 50 ? 38 : 30;
  const x = box.x + left + size / 2 + (size > 50 ? 44 : 36);
  return { kind: 'sprite', name: 'warning', x, y: box.y + top - side / 2, width: side, height: side };
}

/** What comes to the time or is paid in crystals. */
function badgeOver(target: string, box: Box, { left, top, size }: Column): Shape {
  return badgePlace(target, box.x + left - size / 2 + 14, box.y + top - size / 2 - 1, SMALL_BADGE);
}

interface Holding {
  readonly seat: number;
  readonly sprite: string;
  readonly amount: number;
  readonly change: number;
}

function fact(
  box: Box,
  { left, top, size }: Column,
  { seat, sprite, amount, change }: Holding,
  meaning: Meaning,
): Shape[] {
  const [x, y] = [box.x + left, box.y + top];
  const none = amount === 0;
  const number = textOn(
    String(amount),
    x + size / 2 + 6,
    y,
    {
      size: size > 50 ? 50 : change === 0 ? 44 : 38,
      weight: 'bold',
      anchor: 'start',
      colour: none ? 'faint' : 'ink',
    },
    meaning,
  );
  const look = seatPill(seat, change, 26, false);
  const words = [signed(change)];
  return [
    {
      kind: 'sprite',
      name: sprite,
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
      ...(none && { opacity: 0.35 }),
    },
    number,
    ...(change === 0
      ? []
      : pill(words, { x: number.x + number.width + 2 + pillSize(words, look).width / 2, y }, look)),
  ];
}

function programmed(
  box: Box,
  { left, top, size }: Column,
  seat: number,
  player: PlayerView,
  chooses: boolean,
): Shape[] {
  // a third one is there only until one of the others goes back
  const step = player.programmed.length > 2 ? size - 2 : size + 8;
  return player.programmed.flatMap((colour, nth): Shape[] => {
    const x = box.x + left + nth * step;
    const y = box.y + top;
    return [
      {
        kind: 'sprite',
        name: `chip:${colour}`,
        x: x - size / 2,
        y: y - size / 2,
        width: size,
        height: size,
        id: `programmed:${seat}:${colour}`,
        facts: [FACTS.programmed(seat, colour)],
      },
      ...(chooses
        ? [
            badgePlace(
              `programmed:${colour}`,
              x + (step > size ? size / 2 - 1 : 8),
              y - size / 2 - 3,
              SMALL_BADGE,
            ),
          ]
        : []),
    ];
  });
}
