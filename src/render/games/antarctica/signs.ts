import { textOn } from '../../type.ts';
import { fitParts, partsOn, widthOfParts } from '../../parts.ts';
import type { Part } from '../../parts.ts';
import type { Point, Shape, TextSize } from '../../shapes.ts';
import { ringPoint, sunPlace, sunSlot } from './coast.ts';
import { fact } from './facts.ts';
import { isFull, isHarbour } from './harbours.ts';
import { stamp } from './place.ts';
import { isAsked } from './ships.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView, AreaView } from './view.ts';

/* An area's letters, in its harbour before the first berth: at the head of its line of ships, where the sun comes. */

const LETTERS = { large: 44, middle: 38, small: 30 } as const;
/** On the sun's disc: sizes of the letters, and how far above its middle they are where an anchor is below it. */
const ON_SUN = { one: 38, two: 34, letters: 14, anchor: 18 } as const;
const WORD = [26, 20] as const;
const NEXT_SUN = 20;
/** So wide is the water before the first berth: in the east and west, which are upright, and beside the golden edge of an asked ship there is less. */
const ROOM = { any: 84, upright: 74, golden: 68 } as const;
const ANCHOR = { large: 42, small: 32, smallest: 26 } as const;
/** How much of its size a line of letters is high, and what lies between two lines. */
const CAPITAL = 0.72;
const GAP = { two: 8, three: 6 } as const;

interface Line {
  readonly height: number;
  readonly draw: (middle: Point) => readonly Shape[];
}

/** The golden edge of an asked ship reaches towards the letters. */
function isGoldenFirst(view: AntarcticaView, { line: [first] }: AreaView): boolean {
  return first !== undefined && isAsked(view, first);
}

function roomIn(view: AntarcticaView, area: AreaView): number {
  if (area.ring % 4 === 2) return ROOM.upright;
  return isGoldenFirst(view, area) ? ROOM.golden : ROOM.any;
}

function wordLine(text: string, width: number, sizes: readonly TextSize[] = WORD): Line {
  const { parts, size } = fitParts([[text]], width, sizes);
  return {
    height: size * CAPITAL,
    draw: ({ x, y }) => partsOn(parts, x, y, { size, anchor: 'middle' }),
  };
}

/** Above the letters: that the sun goes there next, with a small sun where it finds room. */
function nextLine(view: AntarcticaView, area: AreaView, look: AntarcticaLook): Line {
  const word = look.say({ key: 'board.next' });
  const { parts, size } = fitParts(
    [[{ sign: 'sun', size: NEXT_SUN }, word], [word]],
    roomIn(view, area),
    WORD,
  );
  const facts = view.sun.next === undefined ? [] : [fact.next(view.sun.next)];
  return {
    height: NEXT_SUN,
    draw: ({ x, y }) => partsOn(parts, x, y, { size, colour: '~next', anchor: 'middle' }, { facts }),
  };
}

/** The letters, and what the asked ship finds there: an anchor, or no room. Below where the sun goes next both stand in one line, if they fit. */
function letterLines(view: AntarcticaView, area: AreaView, look: AntarcticaLook, isNext: boolean): Line[] {
  const letters = look.say({ key: `compass.${area.id}` });
  const full = look.say({ key: 'board.full' });
  const width = roomIn(view, area);
  const alone = (size: TextSize): Line => ({
    height: size * CAPITAL,
    draw: ({ x, y }) => [textOn(letters, x, y, { size, weight: 'bold' })],
  });
  const besideOrAbove = (sign: Part, below: Line): Line[] => {
    const size = LETTERS.small;
    const parts = [letters, sign];
    if (widthOfParts(parts, { size }) > width) return [alone(size), below];
    return [{ height: ANCHOR.small, draw: ({ x, y }) => partsOn(parts, x, y, { size, anchor: 'middle' }) }];
  };
  const anchor = (size: number): Line => ({ height: size, draw: (at) => [stamp('anchor', at, size)] });
  const [, small] = WORD;
  if (isHarbour(view, area))
    return isNext
      ? besideOrAbove({ sign: 'anchor', size: ANCHOR.small }, anchor(ANCHOR.smallest))
      : [alone(LETTERS.middle), anchor(ANCHOR.large)];
  if (isFull(view, area))
    return isNext
      ? besideOrAbove({ words: ` ${full}`, size: small }, wordLine(full, width, [small]))
      : [alone(LETTERS.middle), wordLine(full, width)];
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
  const at = isGoldenFirst(view, area) ? sunPlace(area.ring) : ringPoint(sunSlot(area.ring));
  const isNext = !view.over && view.sun.next === area.id;
  const lines = [...(isNext ? [nextLine(view, area, look)] : []), ...letterLines(view, area, look, isNext)];
  const gap = lines.length > 2 ? GAP.three : GAP.two;
  const whole = lines.reduce((sum, { height }) => sum + height + gap, -gap);
  let top = at.y - whole / 2;
  return lines.flatMap(({ height, draw }) => {
    const middle = { x: at.x, y: top + height / 2 };
    top += height + gap;
    return draw(middle);
  });
}
