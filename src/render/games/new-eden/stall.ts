import type { Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { LIFT, vertical } from './ground.ts';

/* The market stall at the left: a canopy, posts, and inside it the boards on which what is on offer stands. */

/** The canopy, with room for a line of words above its scallops. */
export const CANOPY = { height: 50, words: 21 } as const;
const POST = 14;
const SCALLOPS = 10;

export function stall(): Drawing {
  const { width, height } = LIFT;
  return {
    width,
    height,
    margin: 20,
    shapes: [
      {
        kind: 'rect',
        x: 4,
        y: 10,
        width: width - 8,
        height: height - 10,
        corner: 14,
        fill: '~outline',
        shadow: { colour: { tint: 'shadow', alpha: 0.45 }, blur: 14, dy: 5 },
      },
      {
        kind: 'rect',
        x: 7,
        y: 14,
        width: width - 14,
        height: height - 17,
        corner: 12,
        fill: vertical([0, '~stall'], [1, '~stall-low']),
      },
      ...[6, width - POST + 2].flatMap((x): Shape[] => [
        {
          kind: 'rect',
          x,
          y: 20,
          width: POST - 8,
          height: height - 24,
          corner: 3,
          fill: {
            gradient: 'linear',
            stops: [
              [0, '~wood'],
              [1, '~wood-low'],
            ],
            from: { x: 0, y: 0 },
            to: { x: 1, y: 0 },
          },
        },
      ]),
      {
        kind: 'rect',
        x: 2,
        y: height - 12,
        width: width - 4,
        height: 14,
        corner: 6,
        fill: vertical([0, '~wood'], [1, '~wood-low']),
        stroke: { colour: '~outline', weight: 3 },
      },
      ...canopy(width),
    ],
  };
}

function canopy(width: number): Shape[] {
  const step = width / SCALLOPS;
  const top = CANOPY.height - 18;
  const scallops = Array.from({ length: SCALLOPS }, (_, nth): Shape => {
    const x = nth * step;
    return {
      kind: 'curve',
      d: `M${x} ${top}H${x + step}V${top + 8}Q${x + step / 2} ${top + 28} ${x} ${top + 8}Z`,
      box: { x, y: top, width: step, height: 26 },
      fill: nth % 2 === 0 ? '~awning' : '~awning-stripe',
      stroke: { colour: '~outline', weight: 2.5 },
    };
  });
  return [
    ...scallops,
    {
      kind: 'rect',
      x: 0,
      y: 0,
      width,
      height: top + 6,
      corner: 12,
      fill: vertical([0, '~awning'], [1, '~awning-low']),
      stroke: { colour: '~outline', weight: 3 },
    },
  ];
}
