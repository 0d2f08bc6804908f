import { measureText } from '../../measure.ts';
import { partsOn, widthOfParts, type Part } from '../../parts.ts';
import { centredBox } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import type { Fitted } from '../../type.ts';
import { berthSlot, POLE, ringPoint, sunSlot } from './coast.ts';
import { fact } from './facts.ts';
import { isHarbour } from './harbours.ts';
import { stamp } from './place.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView, AreaView } from './view.ts';

/* An area's letters, on the water before its first berth: at the head of its line of ships, where the sun comes. */

const SIGN = { height: 46, corner: 12 } as const;
const ANCHOR = 34;
const LETTERS = { size: 38, pad: 13 } as const;
/** On the sun's disc. */
const ON_SUN = { one: 38, two: 34 } as const;
/** A second line below the letters, and a small sun on the corner that is farthest from the ships. */
const NEXT = { height: 72, up: 13, down: 19, pad: 9, word: 66, sun: 34, corner: -3 } as const;

export function signAt({ ring }: AreaView): Point {
  return ringPoint(sunSlot(ring));
}

/** That the sun goes there next. */
function nextOn(area: AreaView, box: Box, look: AntarcticaLook): Shape[] {
  const [at, ship] = [signAt(area), ringPoint(berthSlot(area.ring, 0))];
  const away = (off: number, else_: number): number => Math.sign(Math.abs(off) > 20 ? off : else_);
  const sun = {
    x: at.x + away(at.x - ship.x, POLE.x - at.x) * (box.width / 2 - NEXT.corner),
    y: at.y + away(at.y - ship.y, at.y - POLE.y) * (box.height / 2 - NEXT.corner),
  };
  const { size, lines } = nextWord(look);
  const style = { size, weight: 'bold', colour: '~sun-place' } as const;
  return [
    ...lines.map((line) => textOn(line, at.x, at.y + NEXT.down, style, { facts: [fact.next(area.id)] })),
    stamp('sun', sun, NEXT.sun),
  ];
}

function nextWord(look: AntarcticaLook): Fitted {
  const room = { width: NEXT.word, lines: 1, largest: 26, smallest: 20 } as const;
  return fit(look.say({ key: 'board.next' }), room, 'bold');
}

/** The sun itself bears them where it is. With a golden edge and an anchor the asked ship may sail there; where the sun goes next they say so. */
export function sign(view: AntarcticaView, area: AreaView, look: AntarcticaLook): Shape[] {
  const at = signAt(area);
  const letters = look.say({ key: `compass.${area.id}` });
  if (view.sun.area === area.id) {
    const size = letters.length > 1 ? ON_SUN.two : ON_SUN.one;
    return [textOn(letters, at.x, at.y, { size, weight: 'bold', colour: '~paper-ink' })];
  }
  const harbour = isHarbour(view, area);
  const parts: readonly Part[] = harbour ? [{ sign: 'anchor', size: ANCHOR }, letters] : [letters];
  const style = { size: LETTERS.size, weight: 'bold', colour: 'ink', anchor: 'middle' } as const;
  const width = widthOfParts(parts, style) + 2 * LETTERS.pad - (harbour ? 8 : 0);
  const isNext = !view.over && view.sun.next === area.id;
  const next = nextWord(look);
  const below = isNext ? measureText(next.lines[0] ?? '', next.size, 'bold') + 2 * NEXT.pad : 0;
  const box = centredBox(at, Math.max(width, below), isNext ? NEXT.height : SIGN.height);
  return [
    {
      kind: 'rect',
      ...box,
      corner: SIGN.corner,
      fill: '~sign',
      stroke: harbour
        ? { colour: 'warm', weight: 4 }
        : { colour: { tint: '~sign-rim', alpha: 0.75 }, weight: 3 },
      shadow: { colour: { tint: 'shadow', alpha: 0.5 }, blur: 6, dy: 3 },
    },
    // an anchor has air of its own on its left
    ...partsOn(parts, at.x - (harbour ? 3 : 0), isNext ? at.y - NEXT.up : at.y, style),
    ...(isNext ? nextOn(area, box, look) : []),
  ];
}
