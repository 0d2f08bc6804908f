import { measureText } from '../../measure.ts';
import { partsOn, widthOfParts, type Part } from '../../parts.ts';
import { centredBox } from '../../shapes.ts';
import type { Point, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { ringPoint, sunSlot } from './coast.ts';
import { fact } from './facts.ts';
import { isHarbour } from './harbours.ts';
import { sunPlace } from './map.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView, AreaView } from './view.ts';

/* An area's letters, on the water before its first berth: at the head of its line of ships, where the sun comes. */

const SIGN = { height: 46, corner: 12 } as const;
const ANCHOR = 34;
const LETTERS = { size: 38, pad: 13 } as const;
/** On the sun's disc. */
const ON_SUN = { one: 38, two: 34 } as const;
/** A second line below the letters. */
const NEXT = { height: 72, up: 11, down: 19, sun: 14, gap: 1, pad: 5, word: 64, widest: 96 } as const;

export function signAt({ ring }: AreaView): Point {
  return ringPoint(sunSlot(ring));
}

/** The word, and a small sun where both find room. */
function nextBelow({ x, y }: Point, area: string, look: AntarcticaLook): { shapes: Shape[]; width: number } {
  const said = look.say({ key: 'board.next' });
  const { size } = fit(said, { width: NEXT.word, lines: 1, largest: 26, smallest: 20 }, 'bold');
  const word = measureText(said, size, 'bold');
  const both = 2 * NEXT.sun + NEXT.gap + word;
  const hasSun = both + 2 * NEXT.pad <= NEXT.widest;
  const width = hasSun ? both : word;
  const style = { size, weight: 'bold', anchor: 'end', colour: '~sun-place' } as const;
  return {
    width: width + 2 * NEXT.pad,
    shapes: [
      textOn(said, x + width / 2, y + NEXT.down, style, { facts: [fact.next(area)] }),
      ...(hasSun ? sunPlace({ x: x - width / 2 + NEXT.sun, y: y + NEXT.down + 1 }, '~sun-place', 5) : []),
    ],
  };
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
  const next = !view.over && view.sun.next === area.id ? nextBelow(at, area.id, look) : undefined;
  const box = centredBox(
    at,
    Math.max(width, next?.width ?? 0),
    next === undefined ? SIGN.height : NEXT.height,
  );
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
    ...partsOn(parts, at.x - (harbour ? 3 : 0), next === undefined ? at.y : at.y - NEXT.up, style),
    ...(next?.shapes ?? []),
  ];
}
