import { TEXT_SIZES } from '../../shapes.ts';
import type { Point, Shape, TextSize } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { boxOfPoints, pathOf, PLATE, POLE } from './coast.ts';
import { tokenName } from '../../house-sprites.ts';
import { fact } from './facts.ts';
import { stamp } from './place.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView } from './view.ts';

/* The plate at the pole: how near the end is, whichever comes first. */

const HALF = { width: PLATE.width / 2, height: PLATE.height / 2 };

function plate(): Shape[] {
  const points = Array.from({ length: 72 }, (_, at): Point => {
    const angle = (at / 72) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return {
      x: POLE.x + HALF.width * Math.sign(c) * Math.abs(c) ** (1 / 2),
      y: POLE.y + HALF.height * Math.sign(s) * Math.abs(s) ** (1 / 2),
    };
  });
  return [
    {
      kind: 'curve',
      d: pathOf(points),
      box: boxOfPoints(points),
      fill: '~pole',
      stroke: { colour: { tint: '~rim', alpha: 0.35 }, weight: 3 },
      shadow: { colour: { tint: 'shadow', alpha: 0.5 }, blur: 14, dy: 4 },
    },
  ];
}

/** The message's words without its number, which stands above them. */
function withoutNumber(text: string, count: number): string {
  return text.replace(String(count), ' ').replace(/\s+/gu, ' ').trim();
}

const COLUMN = { off: 88, width: 134 };
const TOKEN = 34;

interface Countdown {
  readonly count: number;
  readonly words: string;
  readonly facts: readonly string[];
  /** Who is so near the end. */
  readonly seats: readonly number[];
  /** So near that everybody should know. */
  readonly alarm: boolean;
}

/** The number, by whose scientists it is counted, and its words below; on red when the end is near. */
function column(x: number, { count, words, facts, seats, alarm }: Countdown, size: TextSize): Shape[] {
  const { lines } = fit(words, { width: COLUMN.width, lines: 1, largest: size, smallest: 20 }, 'bold');
  const figure = textOn(String(count), 0, 0, { size: 50, weight: 'bold' }).width;
  const width = figure + seats.length * (TOKEN + 4);
  const left = x - width / 2;
  const colour = alarm ? '~white' : 'ink';
  const box = { x: x - COLUMN.width / 2, y: POLE.y - 27, width: COLUMN.width, height: 80 };
  return [
    ...(alarm ? [{ kind: 'rect', ...box, corner: 16, fill: '~alarm' } as const] : []),
    textOn(String(count), left, POLE.y - 1, { size: 50, weight: 'bold', anchor: 'start', colour }, { facts }),
    ...seats.map((seat, nth) =>
      stamp(tokenName(seat), { x: left + figure + 6 + nth * (TOKEN + 4) + TOKEN / 2, y: POLE.y - 2 }, TOKEN),
    ),
    ...lines.map((line, at) =>
      textOn(line, x, POLE.y + 36 + at * size * 0.92, { size, weight: 'bold', colour }),
    ),
  ];
}

/** The words of both columns in the size that fits both. */
function sizeFor(words: readonly string[]): TextSize {
  const sizes = words.map(
    (text) => fit(text, { width: COLUMN.width, lines: 1, largest: 26, smallest: 20 }, 'bold').size,
  );
  return TEXT_SIZES.find((size) => sizes.includes(size)) ?? 20;
}

/** So few buildings or scientists are nearly none. */
const NEAR = { buildings: 3, scientists: 2 } as const;
/** More players than this who have equally few scientists left are not named. */
const MOST_NAMED = 2;

export function pole(view: AntarcticaView, look: AntarcticaLook): Shape[] {
  const { cardsLeft, fewestUnplaced, idleTurns, idleLimit } = view.nearEnd;
  const fewest = view.players.flatMap(({ seat, supply, reserve }) =>
    supply + reserve === fewestUnplaced ? [seat] : [],
  );
  const buildings: Countdown = {
    count: cardsLeft,
    words: withoutNumber(look.say({ key: 'board.buildingsLeft', with: { count: cardsLeft } }), cardsLeft),
    facts: [fact.cardsToGo(view)],
    seats: [],
    alarm: cardsLeft <= NEAR.buildings && !view.over,
  };
  const scientists: Countdown = {
    count: fewestUnplaced,
    words: withoutNumber(
      look.say({ key: 'board.scientistsLeft', with: { count: fewestUnplaced } }),
      fewestUnplaced,
    ),
    facts: [fact.scientistsToGo(view)],
    seats: fewest.length > MOST_NAMED ? [] : fewest,
    alarm: fewestUnplaced <= NEAR.scientists && !view.over,
  };
  const size = sizeFor([buildings.words, scientists.words]);
  const faint = { size: 26, weight: 'bold', colour: 'faint' } as const;
  return [
    ...plate(),
    textOn(look.say({ key: 'board.endsAfter' }), POLE.x, POLE.y - 43, faint),
    textOn(look.say({ key: 'board.endsOr' }), POLE.x, POLE.y - 1, faint),
    ...column(POLE.x - COLUMN.off, buildings, size),
    ...column(POLE.x + COLUMN.off, scientists, size),
    ...(idleTurns * 2 > idleLimit && !view.over
      ? [
          textOn(
            look.say({ key: 'board.idle', with: { turns: idleTurns, limit: idleLimit } }),
            POLE.x,
            POLE.y + HALF.height + 20,
            { size: 34, weight: 'bold', halo: { colour: '~dark', width: 5 } },
            { facts: [fact.idle(view)] },
          ),
        ]
      : []),
  ];
}
