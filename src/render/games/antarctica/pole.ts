import { TEXT_SIZES } from '../../shapes.ts';
import type { Point, Shape, TextSize } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { boxOfPoints, pathOf, PLATE, POLE } from './coast.ts';
import { fact } from './facts.ts';
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

const COLUMN = { off: 84, width: 156 };

function column(x: number, count: number, words: string, facts: readonly string[], size: TextSize): Shape[] {
  const { lines } = fit(words, { width: COLUMN.width, lines: 2, largest: size, smallest: 20 }, 'bold');
  return [
    textOn(String(count), x, POLE.y - 12, { size: 50, weight: 'bold' }, { facts }),
    ...lines.map((line, at) => textOn(line, x, POLE.y + 20 + at * size * 0.92, { size, weight: 'bold' })),
  ];
}

/** The words of both columns in the size that fits both. */
function sizeFor(words: readonly string[]): TextSize {
  const sizes = words.map(
    (text) => fit(text, { width: COLUMN.width, lines: 2, largest: 26, smallest: 20 }, 'bold').size,
  );
  return TEXT_SIZES.find((size) => sizes.includes(size)) ?? 20;
}

export function pole(view: AntarcticaView, look: AntarcticaLook): Shape[] {
  const { cardsLeft, fewestUnplaced, idleTurns, idleLimit } = view.nearEnd;
  const buildings = withoutNumber(
    look.say({ key: 'board.buildingsLeft', with: { count: cardsLeft } }),
    cardsLeft,
  );
  const scientists = withoutNumber(
    look.say({ key: 'board.scientistsLeft', with: { count: fewestUnplaced } }),
    fewestUnplaced,
  );
  const size = sizeFor([buildings, scientists]);
  return [
    ...plate(),
    textOn(look.say({ key: 'board.endsAfter' }), POLE.x, POLE.y - 47, {
      size: 26,
      weight: 'bold',
      colour: 'faint',
    }),
    textOn(look.say({ key: 'board.endsOr' }), POLE.x, POLE.y - 12, {
      size: 26,
      weight: 'bold',
      colour: 'faint',
    }),
    ...column(POLE.x - COLUMN.off, cardsLeft, buildings, [fact.cardsToGo(view)], size),
    ...column(POLE.x + COLUMN.off, fewestUnplaced, scientists, [fact.scientistsToGo(view)], size),
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
