import { fit, textOn } from '../../type.ts';
import { partsOn, widthOfParts } from '../../parts.ts';
import type { Part } from '../../parts.ts';
import type { Point, Shape, TextSize } from '../../shapes.ts';
import { ringPoint, sunPlace, sunSlot } from './coast.ts';
import { fact } from './facts.ts';
import { isFull, isHarbour } from './harbours.ts';
import { stamp } from './place.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView, AreaView } from './view.ts';

/* An area's letters, in its harbour before the first berth: at the head of its line of ships, where the sun comes. */

const LETTERS = { large: 44, middle: 38, small: 30 } as const;
/** On the sun's disc: sizes of the letters, and how far above its middle they are where an anchor is below it. */
const ON_SUN = { one: 38, two: 34, letters: 14, anchor: 18 } as const;
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

/** The letters, and what the asked ship finds there: an anchor, or no room. Below where the sun goes next both stand in one line. */
function letterLines(view: AntarcticaView, area: AreaView, look: AntarcticaLook, isNext: boolean): Line[] {
  const letters = look.say({ key: `compass.${area.id}` });
  const full = look.say({ key: 'board.full' });
  const alone = (size: TextSize): Line => ({
    height: size * CAPITAL,
    draw: ({ x, y }) => [textOn(letters, x, y, { size, weight: 'bold' })],
  });
  const beside = (sign: Part): Line => ({
    height: ANCHOR.small,
    draw: ({ x, y }) => partsOn([letters, sign], x, y, { size: LETTERS.small, anchor: 'middle' }),
  });
  if (isHarbour(view, area))
    return isNext
      ? [beside({ sign: 'anchor', size: ANCHOR.small })]
      : [
          alone(LETTERS.middle),
          { height: ANCHOR.large, draw: (middle) => [stamp('anchor', middle, ANCHOR.large)] },
        ];
  if (isFull(view, area))
    return isNext
      ? [beside({ words: ` ${full}`, size: WORD.smallest })]
      : [alone(LETTERS.middle), wordLine(full)];
  return [alone(isNext ? LETTERS.middle : LETTERS.large)];
}

/** The sun itself bears them where it is, and below them the anchor, if a ship may be placed or moved there. */
function onTheSun(view: AntarcticaView, area: AreaView, letters: string): Shape[] {
  const { x, y } = sunPlace(area.ring);
  const style = { weight: 'bold', colour: '~paper-ink' } as const;
  if (isHarbour(view, area))
    return [
      textOn(letters, x, y - ON_SUN.letters, { ...style, size: ON_SUN.two }),
      // white on gold is lost
      stamp('anchor', { x, y: y + ON_SUN.anchor }, ANCHOR.small, { rim: { colour: '~outline', width: 5 } }),
    ];
  return [textOn(letters, x, y, { ...style, size: letters.length > 1 ? ON_SUN.two : ON_SUN.one })];
}

export function sign(view: AntarcticaView, area: AreaView, look: AntarcticaLook): Shape[] {
  const letters = look.say({ key: `compass.${area.id}` });
  if (view.sun.area === area.id) return onTheSun(view, area, letters);
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
