import type { Forecast, Viewer } from '../../../engine/core/contract.ts';
import type { View as AquaSphereView, PlayerView } from '../../../engine/games/aquasphere/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { pill, pillSize, seatPill, signed } from '../../pills.ts';
import { plateGround, plateName, platesIn } from '../../plates.ts';
import type { Box, Shape } from '../../shapes.ts';
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

/** Middles of its lines: name, what octopods will cost, holdings; the score stands on the right. */
const LINE = { name: 35, score: 50, cost: 74, holdings: 120 } as const;
const SIGN = 42;
const STORED = 46;
const GAP = 15;

function plate(parts: PlateParts, box: Box): Shape[] {
  const { view, look, told, seat, player } = parts;
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const won = told === undefined ? 0 : pointsOf(told, seat);
  const right = box.x + box.width - 18;
  const score = textOn(
    String(player.kp),
    right,
    box.y + LINE.score,
    { size: player.kp < 100 ? 68 : 58, weight: 'bold', anchor: 'end' },
    { id: `score:${seat}`, facts: [FACTS.kp(seat, player), ...holdings(seat, player)] },
  );
  const left = box.x + 76;
  return [
    ...plateGround({ seat, lit: isLit(view, seat), band: STRIP }, box),
    { kind: 'sprite', name: tokenName(seat), x: box.x + 22, y: box.y + 11, width: 46, height: 46 },
    plateName({ name, colourWord }, { x: left, width: right - score.width - 12 - left }, box.y + LINE.name),
    score,
    ...(won === 0 ? [] : sum(won, parts, right, box.y)),
    ...soon(parts, { ...box, width: right - score.width - 12 - box.x }),
    ...stores(parts, box),
    ...programmed(parts, box),
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
function soon({ look, seat, forecast }: PlateParts, box: Box): Shape[] {
  const points = octopodsSoon(forecast, seat);
  if (points === 0) return [];
  const [x, y] = [box.x + 24, box.y + LINE.cost];
  const when = look.say({ key: 'board.soon' });
  const { size } = fit(when, { width: box.width - 138, lines: 1, largest: 30 }, 'bold');
  const words = textOn(when, x + 43, y, { size, weight: 'bold', anchor: 'start', colour: 'faint' });
  const cost = { size: 34, weight: 'bold', anchor: 'start' } as const;
  return [
    { kind: 'sprite', name: 'octopod', x, y: y - 19, width: 38, height: 38 },
    words,
    textOn(signed(-points), words.x + words.width + 8, y, cost),
  ];
}

/** Time and crystals, with what came; what was paid is not worth a mark. */
function stores({ view, told, seat, player, chooses, forecast }: PlateParts, box: Box): Shape[] {
  const before = told === undefined || told.scored ? undefined : told.before.players[seat];
  const danger = lineIsNear(forecast, seat);
  const y = box.y + LINE.holdings;
  let x = box.x + 24;
  return (['time', 'crystals'] as const).flatMap((what): Shape[] => {
    const amount = player[what];
    const change = before === undefined ? 0 : Math.max(0, amount - before[what]);
    const warned = what === 'crystals' && danger;
    if (amount === 0 && !warned && !chooses) return [];
    const sign: Shape = {
      kind: 'sprite',
      name: what === 'time' ? 'clock' : 'crystals',
      ...{ x, y: y - STORED / 2, width: STORED, height: STORED },
      ...(amount === 0 && { opacity: 0.6 }),
    };
    const number = textOn(
      String(amount),
      x + STORED + 5,
      y,
      {
        size: 44,
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
    const style = seatPill(seat, change, 26, false);
    const width = change === 0 ? 0 : pillSize(changed, style).width;
    const pills = change === 0 ? [] : pill(changed, { x: x + width / 2, y }, style);
    const side = 36;
    const warning: Shape[] = warned
      ? [{ kind: 'sprite', name: 'warning', x: x + width, y: y - side / 2, width: side, height: side }]
      : [];
    x += width + (warned ? side : 0) + (view.seats > 3 ? GAP : 2 * GAP);
    return [sign, number, ...pills, ...warning, ...badge];
  });
}

/** So large that its head is seen above the program. */
const BEARER = 48;

/** The bots that are ready, each behind its program. */
function programmed({ seat, player, chooses }: PlateParts, box: Box): Shape[] {
  const { programmed: colours } = player;
  // a third one is there only until one of the others goes back
  const step = colours.length > 2 ? SIGN - 4 : SIGN + 6;
  const y = box.y + LINE.holdings;
  const first = box.x + box.width - 16 - SIGN - (colours.length - 1) * step;
  return colours.flatMap((colour, nth): Shape[] => {
    const x = first + nth * step;
    const bot = { x: x + SIGN / 2 - BEARER / 2, y: y - SIGN / 2 - BEARER * 0.44 };
    return [
      { kind: 'sprite', name: `bot:${seat}`, ...bot, width: BEARER, height: BEARER },
      {
        kind: 'sprite',
        name: `chip:${colour}`,
        ...{ x, y: y - SIGN / 2, width: SIGN, height: SIGN },
        id: `programmed:${seat}:${colour}`,
        facts: [FACTS.programmed(seat, colour)],
      },
      ...(chooses ? [badgePlace(`programmed:${colour}`, x + SIGN - 6, y + SIGN / 2 - 6, SMALL_BADGE)] : []),
    ];
  });
}
