import type { Colour } from './palettes.ts';
import type { LinearGradient, Paint, Pattern, Shape } from './shapes.ts';

/* How a thing gets a body: light from above, a bright edge, a dark outline, a soft shadow. */

/** From lighter on top to darker below. */
export function lit(colour: Colour, up = 0.3, down = 0.34): LinearGradient {
  return {
    gradient: 'linear',
    stops: [
      [0, { tint: colour, light: up }],
      [0.5, colour],
      [1, { tint: colour, light: -down }],
    ],
  };
}

export interface Body {
  /** Silhouette in a square of 100. */
  readonly d: string;
  readonly colour: Colour;
  readonly pattern?: { readonly of: Paint; readonly pattern: Pattern; readonly gap: number };
  readonly outline?: Paint;
  readonly outlineWidth?: number;
}

const SQUARE = { x: 0, y: 0, size: 100 } as const;

/** A body in a square of 100. */
export function volume({ d, colour, pattern, outline = 'on-seat', outlineWidth = 5.5 }: Body): Shape[] {
  const over = lit(colour);
  const path = { kind: 'path', d, ...SQUARE } as const;
  return [
    { ...path, stroke: { colour: outline, weight: outlineWidth * 2 } },
    { ...path, fill: over },
    ...(pattern === undefined
      ? []
      : [
          {
            ...path,
            fill: { ...pattern, over: { tint: colour, alpha: 0 } },
            opacity: 0.42,
          } as const,
        ]),
    {
      kind: 'group',
      clip: d,
      shapes: [
        { ...path, y: 2.5, stroke: { colour: { tint: 'badge', alpha: 0.5 }, weight: 3 } },
        { ...path, y: -2.5, stroke: { colour: { tint: 'on-badge', alpha: 0.35 }, weight: 3 } },
      ],
    },
  ];
}

/** A soft dark ellipse on the ground below a thing. */
export function groundShadow(x: number, y: number, rx: number, ry: number, alpha = 0.45): Shape {
  return {
    kind: 'curve',
    d: `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`,
    box: { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry },
    fill: {
      gradient: 'radial',
      stops: [
        [0, { tint: 'shadow', alpha }],
        [0.55, { tint: 'shadow', alpha: alpha * 0.7 }],
        [1, { tint: 'shadow', alpha: 0 }],
      ],
    },
  };
}
