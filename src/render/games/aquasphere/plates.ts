import type { Forecast, Viewer } from '../../../engine/core/contract.ts';
import type { View as AquaSphereView, PlayerView } from '../../../engine/games/aquasphere/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { pill, pillSize, seatPill, signed } from '../../pills.ts';
import { plateGround, plateName, platesIn } from '../../plates.ts';
import type { Box, Point, Shape, TextSize } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { lineIsNear, octopodsSoon } from './forecast.ts';
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

/** Name and what octopods will cost, below them what is held; the score stands on the right, and bots below it or beside it. */
interface Layout {
  /** Middles of the lines. */
  readonly line: {
    readonly name: number;
    readonly score: number;
    readonly cost: number;
    readonly holdings: number;
  };
  /** Where what octopods will cost begins. */
  readonly costLeft: number;
  readonly costSize: TextSize;
  readonly scoreSize: TextSize;
  readonly figure: TextSize;
  readonly change: TextSize;
  /** Sides of the signs of holdings and of programs. */
  readonly stored: number;
  readonly program: number;
  readonly gap: number;
}

const FOUR: Layout = {
  line: { name: 35, score: 50, cost: 74, holdings: 120 },
  costLeft: 24,
  costSize: 34,
  scoreSize: 68,
  figure: 44,
  change: 26,
  stored: 46,
  program: 42,
  gap: 15,
};
const THREE: Layout = { ...FOUR, gap: 30 };
const TWO: Layout = {
  line: { name: 36, score: 76, cost: 34, holdings: 108 },
  costLeft: 310,
  costSize: 38,
  scoreSize: 88,
  figure: 50,
  change: 34,
  stored: 58,
  program: 50,
  gap: 30,
};

function layoutOf(seats: number): Layout {
  return seats === 2 ? TWO : seats === 3 ? THREE : FOUR;
}

function plate(parts: PlateParts, box: Box): Shape[] {
  const { view, look, told, seat, player } = parts;
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const won = told === undefined ? 0 : pointsOf(told, seat);
  const layout = layoutOf(view.seats);
  const { line, costLeft } = layout;
  const right = box.x + box.width - 18;
  const score = textOn(
    String(player.kp),
    right,
    box.y + line.score,
    { size: player.kp < 100 ? layout.scoreSize : 58, weight: 'bold', anchor: 'end' },
    { id: `score:${seat}`, facts: [FACTS.kp(seat, player), ...holdings(seat, player)] },
  );
  const left = box.x + 76;
  const beforeScore = right - score.width - 12;
  const nameRight = line.cost - line.name < 30 ? box.x + costLeft - 20 : beforeScore;
  const botsRight = line.holdings - line.score < 60 ? beforeScore - 24 : box.x + box.width - 16;
  return [
    ...plateGround({ seat, lit: isLit(view, seat), band: STRIP }, box),
    { kind: 'sprite', name: tokenName(seat), x: box.x + 22, y: box.y + 11, width: 46, height: 46 },
    plateName({ name, colourWord }, { x: left, width: nameRight - left }, box.y + line.name),
    score,
    ...(won === 0 ? [] : sum(won, parts, right, box.y)),
    ...soon(parts, layout, { ...box, width: beforeScore - box.x }),
    ...stores(parts, layout, box),
    ...programmed(parts, layout, { x: botsRight, y: box.y + line.holdings }),
  ];
}

/** Where there is none of it, nothing is drawn. */
function holdings(seat: number, { time, crystals, capacity }: PlayerView): string[] {
  return [
    FACTS.holds(seat, 'time', time, capacity.time),
    FACTS.holds(seat, 'crystals', crystals, capacity.crystals),
  ];
}

/** Hangs on the upper edge: what came to the score. */
function sum(won: number, { seat, told }: PlateParts, right: number, y: number): Shape[] {
  const words = pointsParts(won, 32);
  const look = seatPill(seat, won, 38, told?.seat === seat && !told.scored);
  return pill(words, { x: right + 4 - pillSize(words, look).width / 2, y: y - 4 }, look);
}

/** What the octopods in the sectors held will cost, and when; left of the score. */
function soon({ look, seat, forecast }: PlateParts, { line, costLeft, costSize }: Layout, box: Box): Shape[] {
  const points = octopodsSoon(forecast, seat);
  if (points === 0) return [];
  const [x, y] = [box.x + costLeft, box.y + line.cost];
  const side = costSize * 1.12;
  const when = look.say({ key: 'board.soon' });
  const { size } = fit(
    when,
    { width: box.width - costLeft - 114, lines: 1, largest: costSize > 34 ? 38 : 30 },
    'bold',
  );
  const words = textOn(when, x + side + 5, y, { size, weight: 'bold', anchor: 'start', colour: 'faint' });
  const cost = { size: costSize, weight: 'bold', anchor: 'start' } as const;
  return [
    { kind: 'sprite', name: 'octopod', x, y: y - side / 2, width: side, height: side },
    words,
    textOn(signed(-points), words.x + words.width + 8, y, cost),
  ];
}

/** Time and crystals, with what came; what was paid is not worth a mark. */
function stores({ told, seat, player, chooses, forecast }: PlateParts, layout: Layout, box: Box): Shape[] {
  const before = told === undefined || told.scored ? undefined : told.before.players[seat];
  const danger = lineIsNear(forecast, seat);
  const { stored, figure, gap } = layout;
  const y = box.y + layout.line.holdings;
  let x = box.x + 24;
  return (['time', 'crystals'] as const).flatMap((what): Shape[] => {
    const amount = player[what];
    const change = before === undefined ? 0 : Math.max(0, amount - before[what]);
    const warned = what === 'crystals' && danger;
    if (amount === 0 && !warned && !chooses) return [];
    const sign: Shape = {
      kind: 'sprite',
      name: what === 'time' ? 'clock' : 'crystals',
      ...{ x, y: y - stored / 2, width: stored, height: stored },
      ...(amount === 0 && { opacity: 0.6 }),
    };
    const number = textOn(
      String(amount),
      x + stored + 5,
      y,
      {
        size: figure,
        weight: 'bold',
        anchor: 'start',
        colour: warned ? '~red-line' : amount === 0 ? 'faint' : 'ink',
      },
      { id: `${what}-of:${seat}`, facts: [FACTS.holds(seat, what, amount, player.capacity[what])] },
    );
    const badge = chooses
      ? [badgePlace(what === 'time' ? 'income' : 'crystals', x + 12, y - 15, SMALL_BADGE)]
      : [];
    x = number.x + number.width + 3;
    const changed = [signed(change)];
    const style = seatPill(seat, change, layout.change, false);
    const width = change === 0 ? 0 : pillSize(changed, style).width;
    const pills = change === 0 ? [] : pill(changed, { x: x + width / 2, y }, style);
    const side = 36;
    const warning: Shape[] = warned
      ? [{ kind: 'sprite', name: 'warning', x: x + width, y: y - side / 2, width: side, height: side }]
      : [];
    x += width + (warned ? side : 0) + gap;
    return [sign, number, ...pills, ...warning, ...badge];
  });
}

/** So much larger than its program is a bot that its head is seen above it. */
const BEARER = 1.15;

/** The bots that are ready, each behind its program. */
function programmed(
  { seat, player, chooses }: PlateParts,
  { program }: Layout,
  { x: right, y }: Point,
): Shape[] {
  const { programmed: colours } = player;
  // a third one is there only until one of the others goes back
  const step = colours.length > 2 ? program - 4 : program + 6;
  const bearer = program * BEARER;
  const first = right - program - (colours.length - 1) * step;
  return colours.flatMap((colour, nth): Shape[] => {
    const x = first + nth * step;
    const bot = { x: x + program / 2 - bearer / 2, y: y - program / 2 - bearer * 0.44 };
    return [
      { kind: 'sprite', name: `bot:${seat}`, ...bot, width: bearer, height: bearer },
      {
        kind: 'sprite',
        name: `chip:${colour}`,
        ...{ x, y: y - program / 2, width: program, height: program },
        id: `programmed:${seat}:${colour}`,
        facts: [FACTS.programmed(seat, colour)],
      },
      ...(chooses
        ? [badgePlace(`programmed:${colour}`, x + program - 6, y + program / 2 - 6, SMALL_BADGE)]
        : []),
    ];
  });
}
