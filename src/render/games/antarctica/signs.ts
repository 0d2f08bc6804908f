import { fit, textOn } from '../../type.ts';
import type { Point, Shape } from '../../shapes.ts';
import { entrySlot, ringPoint, sunSlot } from './coast.ts';
import { fact } from './facts.ts';
import { isFull, isHarbour } from './harbours.ts';
import { stamp } from './place.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView, AreaView } from './view.ts';

/* An area's letters, in its harbour before the first berth: at the head of its line of ships, where the sun comes. */

const LETTERS = { alone: 44, above: 38 } as const;
/** On the sun's disc. */
const ON_SUN = { one: 38, two: 34 } as const;
const WORD = { largest: 26, smallest: 20, width: 80 } as const;
const ANCHOR = 38;
/** From the middle of the place: the letters above an anchor or a word, and that. */
const UP = 17;
const DOWN = 21;
const NEXT_SUN = 42;

export function signAt({ ring }: AreaView): Point {
  return ringPoint(sunSlot(ring));
}

function fullWord({ x, y }: Point, look: AntarcticaLook): Shape[] {
  const { size, lines } = fit(look.say({ key: 'board.full' }), { ...WORD, lines: 1 }, 'bold');
  return lines.map((line) => textOn(line, x, y, { size, weight: 'bold', colour: 'faint' }));
}

/** The sun itself bears them where it is. Below them an anchor where the asked ship may sail, or that it can't. */
export function sign(view: AntarcticaView, area: AreaView, look: AntarcticaLook): Shape[] {
  if (view.sun.area === area.id) {
    const at = ringPoint(sunSlot(area.ring));
    const letters = look.say({ key: `compass.${area.id}` });
    const size = letters.length > 1 ? ON_SUN.two : ON_SUN.one;
    return [textOn(letters, at.x, at.y, { size, weight: 'bold', colour: '~paper-ink' })];
  }
  const at = signAt(area);
  const isBelow = isHarbour(view, area) || isFull(view, area);
  const upper = { x: at.x, y: at.y - (isBelow ? UP : 0) };
  const lower = { x: at.x, y: at.y + DOWN };
  const style = { size: isBelow ? LETTERS.above : LETTERS.alone, weight: 'bold' } as const;
  return [
    ...(!view.over && view.sun.next === area.id
      ? [stamp('sun', ringPoint(entrySlot(area.ring)), NEXT_SUN, { facts: [fact.next(area.id)] })]
      : []),
    textOn(look.say({ key: `compass.${area.id}` }), upper.x, upper.y, style),
    ...(isHarbour(view, area) ? [stamp('anchor', lower, ANCHOR)] : []),
    ...(isFull(view, area) ? fullWord(lower, look) : []),
  ];
}
