import { roundedPath } from '../../plates.ts';
import type { Shape } from '../../shapes.ts';
import { SNOW } from './block-grid.ts';
import type { BlockPlace } from './block-grid.ts';

/* The block of ice that the bore holes are in, painted once. */

/** Parts of the block's width and height: where air is frozen in, and how large. */
const BUBBLES = [
  [0.035, 0.4, 4],
  [0.07, 0.47, 2.5],
  [0.03, 0.66, 3],
  [0.075, 0.73, 4.5],
  [0.045, 0.9, 3],
  [0.985, 0.52, 3],
  [0.98, 0.77, 4],
] as const;

/** Where old ice breaks the light: parts of the block's width and height, from there how wide and how high, and how bright. */
const FACETS = [
  [0, 0.26, 0.34, 0.2, 0.22],
  [0.52, 0.22, 0.3, 0.26, 0.16],
  [0.2, 0.5, 0.42, 0.2, 0.13],
  [0.74, 0.54, 0.3, 0.24, 0.16],
  [0.02, 0.7, 0.26, 0.26, 0.14],
  [0.42, 0.76, 0.36, 0.2, 0.11],
] as const;

/** The ice from snow to the old ice below, with thin lines of summers long ago. */
export function blockIce({ box, k }: BlockPlace): Shape[] {
  const { x, y, width, height } = box;
  const drift = [0, -7, 2, -4, 3, -6, 1, -3, 0];
  const step = width / (drift.length - 1);
  const snow = y + (SNOW - 6) * k;
  const wave = drift
    .map((up, at) =>
      at === 0
        ? `L${x} ${snow}`
        : `Q${x + (at - 0.5) * step} ${snow + (at % 2 === 0 ? -9 : 8) * k} ${x + at * step} ${snow + up * k}`,
    )
    .join('');
  const summers = Array.from({ length: 9 }, (_, at): Shape => {
    const level = snow + (34 + at * 58) * k;
    return {
      kind: 'curve',
      d: `M${x} ${level}q${width / 8} ${-12 * k} ${width / 4} 0t${width / 4} ${6 * k}t${width / 4} ${-4 * k}t${width / 4} ${2 * k}`,
      box,
      stroke: {
        colour: { tint: at % 2 === 0 ? '~white' : '~hole-edge', alpha: 0.3 },
        weight: (at % 3) + 1.5,
      },
    };
  });
  return [
    {
      kind: 'rect',
      ...box,
      corner: 22 * k,
      fill: '~block-5',
      shadow: { colour: { tint: 'shadow', alpha: 0.6 }, blur: 16, dy: 4 },
    },
    {
      kind: 'group',
      box,
      clip: roundedPath(box, 22 * k),
      shapes: [
        {
          kind: 'rect',
          ...box,
          fill: {
            gradient: 'linear',
            stops: [
              [0.18, '~block-1'],
              [0.4, '~block-2'],
              [0.6, '~block-3'],
              [0.8, '~block-4'],
              [1, '~block-5'],
            ],
          },
        },
        ...FACETS.map(([across, down, wide, high, alpha]): Shape => {
          const [left, top] = [x + across * width, y + down * height];
          const points = [
            { x: left, y: top },
            { x: left + wide * width, y: top + high * height * 0.3 },
            { x: left + wide * width * 0.7, y: top + high * height },
            { x: left + wide * width * 0.1, y: top + high * height * 0.8 },
          ];
          return { kind: 'polygon', points, fill: { tint: '~white', alpha } };
        }),
        ...summers,
        ...BUBBLES.map(([across, down, r]): Shape => ({
          kind: 'circle',
          x: x + across * width,
          y: y + down * height,
          r: r * k,
          fill: { tint: '~white', alpha: 0.35 },
        })),
        {
          kind: 'curve',
          d: `M${x} ${y}${wave}L${x + width} ${y}Z`,
          box: { ...box, height: SNOW * k },
          fill: {
            gradient: 'linear',
            stops: [
              [0, '~block-snow'],
              [1, { tint: '~block-snow', light: -0.1 }],
            ],
          },
          stroke: { colour: { tint: '~white', alpha: 0.8 }, weight: 3 },
          shadow: { colour: { tint: 'shadow', alpha: 0.35 }, blur: 10, dy: 4 },
        },
        {
          kind: 'rect',
          ...box,
          corner: 22 * k,
          stroke: { colour: { tint: '~white', alpha: 0.5 }, weight: 5 * k },
        },
      ],
    },
  ];
}
