import type { Category } from '../../../engine/games/new-eden/components.ts';
import type { PrintedPart } from '../../../engine/games/new-eden/view.ts';
import type { Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { signsOf } from './pieces.ts';
import { sprite } from './signs.ts';
import { YARD_FIGURE } from './station-art.ts';

/* What a card becomes, as it stands in a station, with its figure. */

const PICTURES: Readonly<Record<Category, string>> = {
  crab: 'hull:crab:dark',
  shell: 'hull:shell:dark',
  octopus: 'hull:octopus:dark',
  shipyard: 'yard',
  oxygen: 'tank',
  research: 'lab',
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export function pictureOf({ category, effect, marker }: PrintedPart, { x, y, side }: Place): Shape[] {
  const figure = (text: string, middle: number, up = 0): Shape =>
    textOn(text, middle, y + 3 - up, {
      size: 38,
      weight: 'bold',
      colour: '~on-window',
      halo: { colour: '~window', width: 5 },
    });
  if (effect.type === 'bottles')
    return effect.bottles.flatMap((bottle, nth) => {
      const middle = x + (nth - (effect.bottles.length - 1) / 2) * side * 0.68;
      // two figures are not one
      const sign = {
        size: 26,
        weight: 'bold',
        colour: '~on-window',
        halo: { colour: '~window', width: 4 },
      } as const;
      const plus = nth === 0 ? [] : [textOn('+', x, y, sign)];
      return [...plus, sprite('tank', middle, y, side * 0.44, side), figure(String(bottle), middle, -4)];
    });
  const picture = sprite(PICTURES[category], x, y, side * 0.98, side);
  const [first] = signsOf(effect, marker);
  if (category === 'research' || first === undefined || !('text' in first)) return [picture];
  return [picture, figure(first.text, x, category === 'shipyard' ? 3 - side * YARD_FIGURE : 4)];
}
