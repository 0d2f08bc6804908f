import type { Box, Shape } from './shapes.ts';

/** What words and tables lie on, where the sea is behind them. */
export function seaPanel(box: Box, corner = 20): Shape {
  return {
    kind: 'rect',
    ...box,
    corner,
    fill: {
      gradient: 'linear',
      stops: [
        [0, { tint: 'plate-top', alpha: 0.93 }],
        [1, { tint: 'plate-bottom', alpha: 0.96 }],
      ],
    },
    stroke: { colour: 'plate-rim', weight: 2.5 },
  };
}
