import type { View } from '../../../engine/games/new-eden/view.ts';
import { pill } from '../../pills.ts';
import { piece } from '../../shapes.ts';
import type { Shape } from '../../shapes.ts';
import { fit } from '../../type.ts';
import { trayBox } from './arms.ts';
import { FACTS } from './facts.ts';
import type { EdenLook } from './messages.ts';
import { houseOf } from './modules.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { pictureOf } from './part-picture.ts';
import type { StationPlace } from './station-place.ts';

/* What a station has bought or won and has not built yet, together in one tray. */

export function waitingAt({ building }: View, station: number): readonly string[] {
  return building?.station === station ? building.cards : [];
}

/** The words stand on the upper edge. */
const LABEL = 30;

export function tray(place: StationPlace, look: EdenLook): Shape[] {
  const { view, waiting } = place;
  const whole = trayBox(place);
  if (whole === undefined) return [];
  const box = { ...whole, y: whole.y + LABEL / 2, height: whole.height - LABEL / 2 };
  const step = (box.width - 12) / waiting.length;
  const side = Math.min(box.height - 24, step - 6);
  const says = look.say({ key: 'short.toPlace' });
  const { size } = fit(says, { width: box.width - 30, lines: 1, largest: 26 }, 'bold');
  const made = { size, fill: '~new', ink: '~outline', edge: '~outline' } as const;
  return [
    {
      kind: 'rect',
      ...box,
      corner: 16,
      fill: { tint: '~window', alpha: 0.8 },
      stroke: { colour: '~new', weight: 4 },
    },
    ...waiting.flatMap((id, nth) => {
      const part = view.printed.parts[id];
      if (part === undefined) return [];
      const middle = { x: box.x + 6 + (nth + 0.5) * step, y: box.y + box.height / 2 + 6 };
      const arm = OUTSIDE_ARMS.find((one) => one === part.category);
      const shapes =
        arm === undefined
          ? pictureOf(part, { ...middle, side: side * 0.9 })
          : houseOf(part, arm, middle, { width: side, height: side }, false);
      return piece({ id: `waiting:${id}`, facts: [FACTS.building(id)] }, shapes);
    }),
    ...pill([says], { x: box.x + box.width / 2, y: box.y }, made),
  ];
}
