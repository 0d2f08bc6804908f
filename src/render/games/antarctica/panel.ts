import type { Box, Shape } from '../../shapes.ts';

/** A quiet board for words and numbers beside the map. */
export function panel(box: Box): Shape {
  return {
    kind: 'rect',
    ...box,
    corner: 24,
    fill: {
      gradient: 'linear',
      stops: [
        [0, 'plate-top'],
        [1, 'plate-bottom'],
      ],
    },
    stroke: { colour: 'plate-rim', weight: 2.5 },
    shadow: { colour: { tint: 'shadow', alpha: 0.6 }, blur: 18, dy: 4 },
  };
}
