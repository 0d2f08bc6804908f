import type { Forecast, Viewer } from '../../../engine/core/contract.ts';
import type { View as AquaSphereView, PlayerView } from '../../../engine/games/aquasphere/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { pill, pillSize, seatPill, signed } from '../../pills.ts';
import { plateGround, plateName, platesIn } from '../../plates.ts';
import type { Box, Point, Shape, TextShape, TextSize } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { lineIsNear, octopodsSoon } from './forecast.ts';
import { SMALL_BADGE } from './places.ts';
import { pointsOf, type Told } from './turn.ts';
import type { AquaSphereLook } from './messages.ts';
import { pointsParts } from './pieces.ts';
import { isAtLine, paysCrystal, pointsAhead } from './words.ts';

/** Name, score and four facts of each player, along the bottom. */

const ROW: Box = { x: 14, y: 862, width: 1572, height: 148 };
const STRIP = 12;
const GAP = 24;

function plateBoxes(count: number): Box[] {
  return platesIn(ROW, count, GAP);
}

/** From one plate to the next: they lie in the order of turns. */
export function turnOrder({ seats }: AquaSphereView): Shape[] {
  return plateBoxes(seats)
    .slice(1)
    .map(({ x, y, height }): Shape => {
      const middle = y + height / 2;
      const [left, right] = [x - GAP + 5, x - 5];
      const points = [
        { x: left, y: middle - 15 },
        { x: right, y: middle },
        { x: left, y: middle + 15 },
      ];
      return { kind: 'polygon', points, fill: '~surface', stroke: { colour: '~outline', weight: 3 } };
    });
}

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
  const boxes = plateBoxes(order.length);
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

/** Name and what lies ahead, below them what is held; the score stands on the right, and programs below it or beside it. */
interface Layout {
  /** Middles of the lines. */
  readonly line: {
    readonly name: number;
    readonly score: number;
    readonly ahead: number;
    readonly passed: number;
    readonly holdings: number;
  };
  /** Where what lies ahead begins. */
  readonly aheadLeft: number;
  readonly cost: TextSize;
  readonly scoreSize: TextSize;
  readonly figure: TextSize;
  readonly change: TextSize;
  /** Sides of the signs of holdings and of programs. */
  readonly stored: number;
  readonly program: number;
  readonly gap: number;
}

const FOUR: Layout = {
  line: { name: 30, score: 36, ahead: 78, passed: 78, holdings: 121 },
  aheadLeft: 22,
  cost: 44,
  scoreSize: 68,
  figure: 44,
  change: 26,
  stored: 42,
  program: 48,
  gap: 13,
};
const THREE: Layout = { ...FOUR, gap: 30 };
const TWO: Layout = {
  line: { name: 36, score: 76, ahead: 36, passed: 127, holdings: 108 },
  aheadLeft: 310,
  cost: 44,
  scoreSize: 88,
  figure: 50,
  change: 34,
  stored: 58,
  program: 56,
  gap: 30,
};

/** Between what stands in one line. */
const APART = 10;

function layoutOf(seats: number): Layout {
  return seats === 2 ? TWO : seats === 3 ? THREE : FOUR;
}

function plate(parts: PlateParts, box: Box): Shape[] {
  const { view, look, seat, player } = parts;
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const layout = layoutOf(view.seats);
  const { line, aheadLeft } = layout;
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
  const nameRight = line.ahead - line.name < 30 ? box.x + aheadLeft - 20 : beforeScore;
  const hasPassed = passed(parts, right, box.y + line.passed);
  // below the score, where that stands beside the name
  const aheadEnd = line.ahead - line.score > 30 ? right : beforeScore;
  const aheadRight = Math.min(aheadEnd, ...hasPassed.map(({ width }) => right - width - APART));
  const programsRight = line.holdings - line.score < 60 ? beforeScore - 24 : box.x + box.width - 14;
  return [
    ...plateGround({ seat, lit: isLit(view, seat), band: STRIP }, box),
    { kind: 'sprite', name: tokenName(seat), x: box.x + 22, y: box.y + 9, width: 46, height: 46 },
    plateName({ name, colourWord }, { x: left, width: nameRight - left }, box.y + line.name),
    score,
    ...hasPassed,
    ...ahead(parts, layout, { x: box.x + aheadLeft, y: box.y + line.ahead }, aheadRight),
    ...stores(parts, layout, box),
    ...programmed(parts, layout, { x: programsRight, y: box.y + line.holdings }),
  ];
}

function holdings(seat: number, { time, crystals, capacity }: PlayerView): string[] {
  return [
    FACTS.holds(seat, 'time', time, capacity.time),
    FACTS.holds(seat, 'crystals', crystals, capacity.crystals),
  ];
}

/** Below the score, while others go on. */
function passed({ view, look, seat }: PlateParts, x: number, y: number): TextShape[] {
  if (!view.passed.includes(seat) || view.passed.length === view.seats) return [];
  const style = { size: 26, weight: 'bold', anchor: 'end' } as const;
  return [textOn(look.say({ key: 'board.hasPassed' }), x, y, style)];
}

/** Whoever chooses is told where its counter will stop, if it can't pay the red line ahead. */
function stopOf({ look, seat, player, chooses, forecast }: PlateParts): string | undefined {
  if (!chooses || !lineIsNear(forecast, seat)) return undefined;
  return look.say({ key: 'board.stops', with: { line: player.kp + (player.toNextLine ?? 0) + 1 } });
}

/** In the order in which the header names them: for control, bots and crystals, less for octopods; and why less came, or less went. */
function sumsOf({ view, look, seat, player }: PlateParts): string[] {
  const scoring = view.lastScoring?.[seat];
  if (scoring === undefined || view.over) return [];
  const { majority, bots, crystals, octopods, total, moved, lost } = scoring;
  const sum = `${majority}+${bots}+${crystals}−${octopods}`;
  // the sum alone would not meet the points beside it
  if (lost > 0) return withReason(sum, look.say({ key: 'board.lost', with: { points: lost } }));
  // AQS-KP-8: back to the last line at most
  return total < moved
    ? withReason(sum, look.say({ key: 'board.stopped', with: { points: player.kp } }))
    : [sum];
}

/** The fullest wording first. */
function withReason(sum: string, reason: string): string[] {
  return [`${sum}, ${reason}`, reason];
}

/** Where the counter will stop, what octopods in the sectors held will cost and when, what came to the score. Where there is no room, words go. */
function ahead(parts: PlateParts, layout: Layout, { x, y }: Point, right: number): Shape[] {
  const { view, look, told, seat, player, forecast, chooses } = parts;
  const scored = told?.scored === true;
  const asked = isAtLine(view, seat);
  // what will be is of less interest while a scoring is told or a line asks for a price, and what was less than that
  const points = scored || (asked && !chooses) ? 0 : octopodsSoon(forecast, seat);
  const sums = scored && !asked ? sumsOf(parts) : [];
  const won = told === undefined ? 0 : pointsOf(told, seat);
  const gain = pointsParts(won, 26);
  const pillLook = seatPill(seat, won, 30, false);
  // of a scoring the header says nothing but what for
  const isGain = won !== 0 || scored;
  const pillWidth = !isGain ? 0 : pillSize(gain, pillLook).width;
  const bold = { weight: 'bold', anchor: 'start' } as const;
  // clear of what stands beside and below it
  const costSize = isGain || player.programmed.length > 1 ? 38 : layout.cost;
  const cost = textOn(points === 0 ? '' : signed(-points), 0, y, { ...bold, size: costSize });
  const side = points === 0 ? 0 : layout.cost * 0.95;
  const width = right - x - side - cost.width - APART - (!isGain ? 0 : APART + pillWidth);

  const stop = stopOf(parts);
  const said = stop !== undefined ? [stop] : points === 0 ? sums : [look.say({ key: 'board.soon' })];
  const largest = sums.length === 0 ? 30 : 34;
  const words = said
    .map((text) => {
      const { size } = fit(text, { width, lines: 1, largest, smallest: 26 }, 'bold');
      // "round end" belongs to the cost, after its sign
      return textOn(text, x + (stop === undefined ? side : 0) + 3, y, { ...bold, size });
    })
    .find((shape) => shape.width <= width);
  const wordsWidth = words === undefined ? 0 : words.width + APART;
  const octopod = {
    x: x + (stop === undefined ? 0 : wordsWidth),
    y: y - side / 2,
    width: side,
    height: side,
  };
  const costLeft = x + side + wordsWidth;
  const pillMiddle = { x: costLeft + cost.width + APART + pillWidth / 2, y };
  return [
    ...(words === undefined ? [] : [words]),
    ...(points === 0
      ? []
      : [{ kind: 'sprite', name: 'octopod', ...octopod } as const, { ...cost, x: costLeft }]),
    ...(!isGain ? [] : pill(gain, pillMiddle, pillLook)),
    ...price(parts, { x: pillMiddle.x + pillWidth / 2 + APART, y }, right),
  ];
}

/** Whoever had the turn got what the header says, whatever was paid besides; with no more than before "+2" would puzzle. */
function gainOf(told: Told | undefined, seat: number, what: 'time' | 'crystals', more: number): number {
  if (more <= 0) return 0;
  return told?.seat === seat ? told.gained[what] : more;
}

/** At a red line: what crossing it costs, and what it brings. */
function price({ view, seat, player, chooses }: PlateParts, { x, y }: Point, right: number): Shape[] {
  // the menu says it to who chooses
  if (chooses || !isAtLine(view, seat)) return [];
  const parts = [
    '−1',
    { sign: paysCrystal(player) ? 'crystals' : `bot:${seat}`, size: 32 },
    ` ${signed(pointsAhead(view, seat))}`,
    { sign: 'star', size: 26 },
  ];
  const look = { size: 30, fill: 'plate-bottom', ink: 'ink', edge: 'warm', dashed: true } as const;
  const { width } = pillSize(parts, look);
  if (x + width > right) return [];
  const [ground, ...rest] = pill(parts, { x: x + width / 2, y }, look);
  const facts = [FACTS.price(seat, pointsAhead(view, seat))];
  return ground === undefined ? [] : [{ ...ground, facts }, ...rest];
}

/** Time and crystals, with what came; what was paid is not worth a mark. */
function stores({ told, seat, player, chooses }: PlateParts, layout: Layout, box: Box): Shape[] {
  const before = told === undefined || told.scored ? undefined : told.before.players[seat];
  const { stored, figure, gap } = layout;
  const y = box.y + layout.line.holdings;
  let x = box.x + 24;
  return (['time', 'crystals'] as const).flatMap((what): Shape[] => {
    const amount = player[what];
    const change = before === undefined ? 0 : gainOf(told, seat, what, amount - before[what]);
    const sign: Shape = {
      kind: 'sprite',
      name: what === 'time' ? 'clock' : 'crystals',
      ...{ x, y: y - stored / 2, width: stored, height: stored },
      ...(amount === 0 && { opacity: 0.5 }),
    };
    const number = textOn(
      String(amount),
      x + stored + 5,
      y,
      { size: figure, weight: 'bold', anchor: 'start', colour: amount === 0 ? 'faint' : 'ink' },
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
    x += width + gap;
    return [sign, number, ...pills, ...badge];
  });
}

const CHIPS_APART = 8;

/** What the bots that are ready can do. */
function programmed(
  { seat, player, chooses }: PlateParts,
  { program }: Layout,
  { x: right, y }: Point,
): Shape[] {
  const { programmed: colours } = player;
  // a third one is there only until one of the others goes back
  const size = colours.length > 2 ? program - 12 : program;
  const first = right - colours.length * (size + CHIPS_APART) + CHIPS_APART;
  return colours.flatMap((colour, nth): Shape[] => {
    const x = first + nth * (size + CHIPS_APART);
    return [
      {
        kind: 'sprite',
        name: `chip:${colour}`,
        ...{ x, y: y - size / 2, width: size, height: size },
        id: `programmed:${seat}:${colour}`,
        facts: [FACTS.programmed(seat, colour)],
      },
      ...(chooses ? [badgePlace(`programmed:${colour}`, x + size - 6, y + size / 2 - 6, SMALL_BADGE)] : []),
    ];
  });
}
