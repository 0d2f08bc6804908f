import type { Box, Shape } from '../../shapes.ts';

/* The decks of the lift: what cards stand on, and the strip above them that says what they cost or who wins them. */

/** Inside the frame of the lift. */
export const INNER = { x: 24, width: 402, bottom: 1004 } as const;
export const DECK = { first: 242, step: 191, height: 189, strip: 36, shelf: 8 } as const;

/** What cards stand on. */
export function shelf({ x, y, width, height }: Box): Shape {
  return {
    kind: 'rect',
    x,
    y: y + height - DECK.shelf,
    width,
    height: DECK.shelf,
    corner: 3,
    fill: {
      gradient: 'linear',
      stops: [
        [0, '~metal-edge'],
        [1, '~metal-lower'],
      ],
    },
    stroke: { colour: '~outline', weight: 2 },
  };
}

/** The words of a deck lie on it. */
export function strip({ x, y, width }: Box, height: number = DECK.strip): Shape[] {
  return [
    {
      kind: 'rect',
      x,
      y: y - 2,
      width,
      height: height - 2,
      corner: 9,
      fill: {
        gradient: 'linear',
        stops: [
          [0, 'plate-top'],
          [1, 'plate-bottom'],
        ],
      },
    },
  ];
}
