import { fit, textOn } from '../../type.ts';
import { partsOn, widthOfParts } from '../../parts.ts';
import type { Point, Shape, TextSize } from '../../shapes.ts';
import { ringPoint, sunPlace, sunSlot } from './coast.ts';
import { fact } from './facts.ts';
import { isFull, isHarbour } from './harbours.ts';
import { stamp } from './place.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView, AreaView } from './view.ts';

/* An area's letters, in its harbour before the first berth: at the head of its line of ships, where the sun comes. */

const LETTERS = { large: 44, middle: 38, small: 30 } as const;
/** On the sun's disc. */
const ON_SUN = { one: 38, two: 34 } as const;
const WORD = { largest: 26, smallest: 20, width: 78 } as const;
const NEXT = { largest: 26, smallest: 20, sun: 20, width: 84, upright: 74 } as const;
const ANCHOR = { large: 42, small: 32 } as const;
/** How much of its size a line of letters is high, and what lies between two lines. */
const CAPITAL = 0.72;
const GAP = 8;

interface Line {
  readonly height: number;
  readonly draw: (middle: Point) => readonly Shape[];
}

function wordLine(text: string): Line {
  const { size, lines } = fit(text, { ...WORD, lines: 1 }, 'bold');
  return {
    height: size * CAPITAL,
    draw: ({ x, y }) => lines.map((line) => textOn(line, x, y, { size, weight: 'bold' })),
  };
}

/** Above the letters: that the sun goes there next. */
function nextLine(view: AntarcticaView, { ring }: AreaView, look: AntarcticaLook): Line {
  const parts = [{ sign: 'sun', size: NEXT.sun }, look.say({ key: 'board.next' })] as const;
  // the harbours of the east and west are upright
  const width = ring % 4 === 2 ? NEXT.upright : NEXT.width;
  const size = [NEXT.largest, NEXT.smallest].find((one) => widthOfParts(parts, { size: one }) <= width);
  const style = { size: size ?? NEXT.smallest, colour: '~next', anchor: 'middle' } as const;
  const facts = view.sun.next === undefined ? [] : [fact.next(view.sun.next)];
  return {
    height: NEXT.sun,
    draw: ({ x, y }) => partsOn(parts, x, y, style, { facts }),
  };
}

/** The letters, an anchor where the asked ship may sail, and that it can't; where the sun goes next in one line less. */
function letterLines(view: AntarcticaView, area: AreaView, look: AntarcticaLook, isNext: boolean): Line[] {
  const letters = look.say({ key: `compass.${area.id}` });
  const alone = (size: TextSize): Line => ({
    height: size * CAPITAL,
    draw: ({ x, y }) => [textOn(letters, x, y, { size, weight: 'bold' })],
  });
  if (isHarbour(view, area)) {
    const beside = { size: LETTERS.small, weight: 'bold', anchor: 'middle' } as const;
    const parts = [letters, { sign: 'anchor', size: ANCHOR.small }] as const;
    return isNext
      ? [{ height: ANCHOR.small, draw: ({ x, y }) => partsOn(parts, x, y, beside) }]
      : [
          alone(LETTERS.middle),
          { height: ANCHOR.large, draw: (middle) => [stamp('anchor', middle, ANCHOR.large)] },
        ];
  }
  if (isNext) return [alone(LETTERS.middle)];
  return isFull(view, area)
    ? [alone(LETTERS.middle), wordLine(look.say({ key: 'board.full' }))]
    : [alone(LETTERS.large)];
}

/** The sun itself bears them where it is. */
export function sign(view: AntarcticaView, area: AreaView, look: AntarcticaLook): Shape[] {
  const letters = look.say({ key: `compass.${area.id}` });
  if (view.sun.area === area.id) {
    const size = letters.length > 1 ? ON_SUN.two : ON_SUN.one;
    const { x, y } = sunPlace(area.ring);
    return [textOn(letters, x, y, { size, weight: 'bold', colour: '~paper-ink' })];
  }
  const at = ringPoint(sunSlot(area.ring));
  const isNext = !view.over && view.sun.next === area.id;
  const lines = [...(isNext ? [nextLine(view, area, look)] : []), ...letterLines(view, area, look, isNext)];
  const whole = lines.reduce((sum, { height }) => sum + height + GAP, -GAP);
  let top = at.y - whole / 2;
  return lines.flatMap(({ height, draw }) => {
    const middle = { x: at.x, y: top + height / 2 };
    top += height + GAP;
    return draw(middle);
  });
}
