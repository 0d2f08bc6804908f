import { partsOn } from '../../parts.ts';
import { waves } from '../../plates.ts';
import type { Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView } from './view.ts';

/* In the upper corner of the chart: what the signs on the players' plates mean. */

const LEFT = 15;
const SIGN = 30;
const GAP = 7;
/** The shorter line below: there a ship's trail comes nearer. */
const ASTERISKS = { y: 174, width: 112 };
const POINTS = { y: 143, width: 180 };

export function cartouche(view: AntarcticaView, look: AntarcticaLook): Shape[] {
  if (view.over) return [];
  const words = (text: string, { y, width }: typeof POINTS): Shape[] => {
    const { size, lines } = fit(text, { width, lines: 1, largest: 26, smallest: 20 }, 'bold');
    return lines.map((line) => textOn(line, LEFT + SIGN + GAP, y, { size, weight: 'bold', anchor: 'start' }));
  };
  const some = view.players.some(({ asterisks }) => asterisks > 0);
  return [
    ...(some
      ? [
          ...partsOn([{ sign: 'asterisk', size: SIGN }], LEFT - 4, ASTERISKS.y, { size: 26 }),
          ...words(look.say({ key: 'board.asterisks' }), ASTERISKS),
        ]
      : []),
    waves(LEFT + SIGN, POINTS.y),
    ...words(look.say({ key: 'board.pointsNow' }), POINTS),
  ];
}
