import { fit, textOn } from '../../type.ts';
import type { Point, Shape } from '../../shapes.ts';
import { ringPoint, sunSlot } from './coast.ts';
import { fact } from './facts.ts';
import { isFull, isHarbour } from './harbours.ts';
import { stamp } from './place.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView, AreaView } from './view.ts';

/* An area's letters, in its harbour before the first berth: at the head of its line of ships, where the sun comes. */

/** Alone, with one line more, with two. */
const LETTERS = [44, 38, 34] as const;
/** On the sun's disc. */
const ON_SUN = { one: 38, two: 34 } as const;
const WORD = { largest: 26, smallest: 20, width: 78 } as const;
const ANCHOR = { one: 44, two: 30 } as const;
/** How much of its size a line of letters is high, and what lies between two lines. */
const CAPITAL = 0.72;
const GAP = 8;

interface Line {
  readonly height: number;
  readonly draw: (middle: Point) => readonly Shape[];
}

function wordLine(text: string, colour: 'ink' | '~next', facts: readonly string[]): Line {
  const { size, lines } = fit(text, { ...WORD, lines: 1 }, 'bold');
  return {
    height: size * CAPITAL,
    draw: ({ x, y }) => lines.map((line) => textOn(line, x, y, { size, weight: 'bold', colour }, { facts })),
  };
}

/** Above the letters, so that it isn't read with what stands below them: that the sun goes there next. */
function lineAbove(view: AntarcticaView, area: AreaView, look: AntarcticaLook): Line[] {
  const isNext = !view.over && view.sun.next === area.id;
  return isNext ? [wordLine(look.say({ key: 'board.next' }), '~next', [fact.next(area.id)])] : [];
}

/** An anchor where the asked ship may sail, or that it can't. */
function lineBelow(view: AntarcticaView, area: AreaView, look: AntarcticaLook, size: number): Line[] {
  const anchor = { height: size, draw: (middle: Point) => [stamp('anchor', middle, size)] };
  return [
    ...(isHarbour(view, area) ? [anchor] : []),
    ...(isFull(view, area) ? [wordLine(look.say({ key: 'board.full' }), 'ink', [])] : []),
  ];
}

/** The sun itself bears them where it is. */
export function sign(view: AntarcticaView, area: AreaView, look: AntarcticaLook): Shape[] {
  const at = ringPoint(sunSlot(area.ring));
  const letters = look.say({ key: `compass.${area.id}` });
  if (view.sun.area === area.id) {
    const size = letters.length > 1 ? ON_SUN.two : ON_SUN.one;
    return [textOn(letters, at.x, at.y, { size, weight: 'bold', colour: '~paper-ink' })];
  }
  const above = lineAbove(view, area, look);
  const below = lineBelow(view, area, look, above.length > 0 ? ANCHOR.two : ANCHOR.one);
  const size = LETTERS[above.length + below.length] ?? LETTERS[2];
  const lines: readonly Line[] = [
    ...above,
    { height: size * CAPITAL, draw: ({ x, y }) => [textOn(letters, x, y, { size, weight: 'bold' })] },
    ...below,
  ];
  const whole = lines.reduce((sum, { height }) => sum + height + GAP, -GAP);
  let top = at.y - whole / 2;
  return lines.flatMap(({ height, draw }) => {
    const middle = { x: at.x, y: top + height / 2 };
    top += height + GAP;
    return draw(middle);
  });
}
