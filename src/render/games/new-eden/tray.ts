import type { View } from '../../../engine/games/new-eden/view.ts';
import { piece } from '../../shapes.ts';
import type { Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { trayBox } from './arms.ts';
import { FACTS } from './facts.ts';
import type { EdenLook } from './messages.ts';
import { pictureOf } from './part-picture.ts';
import type { StationPlace } from './station-place.ts';

/* What a station has bought or won and has not built yet, together in one tray. */

export function waitingAt({ building }: View, station: number): readonly string[] {
  return building?.station === station ? building.cards : [];
}

const LABEL = 26;

export function tray(place: StationPlace, look: EdenLook): Shape[] {
  const { view, waiting } = place;
  const box = trayBox(place);
  if (box === undefined) return [];
  const middle = box.x + box.width / 2;
  const step = (box.width - 16) / waiting.length;
  const side = box.height - LABEL - 18;
  const says = look.say({ key: 'short.toPlace' });
  const { size } = fit(says, { width: box.width - 16, lines: 1, largest: 30 }, 'bold');
  return [
    {
      kind: 'rect',
      ...box,
      corner: 16,
      fill: { tint: '~window', alpha: 0.8 },
      stroke: { colour: '~new', weight: 4 },
    },
    textOn(says, middle, box.y + 20, { size, weight: 'bold', colour: '~on-window' }),
    ...waiting.flatMap((id, nth) => {
      const part = view.printed.parts[id];
      if (part === undefined) return [];
      const x = box.x + 8 + (nth + 0.5) * step;
      return piece(
        { id: `waiting:${id}`, facts: [FACTS.building(id)] },
        pictureOf(part, { x, y: box.y + LABEL + 10 + side / 2, side: Math.min(side, step - 4) }),
      );
    }),
  ];
}
