import { tokenName } from './house-sprites.ts';
import type { Owner } from './glyphs.ts';
import type { Box, Point, Shape } from './shapes.ts';
import { halo } from './trails.ts';
import { fit, textOn } from './type.ts';

/* The winner, large, with light around them. */

export interface Winners {
  /** More than one who share the first place. */
  readonly seats: readonly Owner[];
  /** "Zażółć wins" */
  readonly words: string;
  readonly facts: readonly string[];
  /** Something to add: points, how close it was. */
  readonly detail?: string;
}

const RAYS = 20;

function ray({ x, y }: Point, at: number, inner: number, outer: number): Shape {
  const angle = (at / RAYS) * 2 * Math.PI;
  const half = Math.PI / RAYS / 2.4;
  const end = (turn: number, r: number): Point => ({
    x: x + Math.cos(angle + turn) * r,
    y: y + Math.sin(angle + turn) * r,
  });
  return {
    kind: 'polygon',
    points: [end(-half * 0.4, inner), end(-half, outer), end(half, outer), end(half * 0.4, inner)],
    fill: { tint: 'warm', alpha: 0.16 },
  };
}

export function celebration({ seats, words, facts, detail }: Winners, box: Box): Shape[] {
  const token = Math.min(box.height * 0.62, (box.width * 0.4) / Math.max(1, seats.length));
  const middle = { x: box.x + (seats.length * (token + 12)) / 2 + token * 0.25, y: box.y + box.height / 2 };
  const left = middle.x + (seats.length * (token + 12)) / 2 + token * 0.3;
  const room = { width: box.x + box.width - left - 20, lines: 2, largest: 88, smallest: 44 } as const;
  const { size, lines } = fit(words, room, 'bold');
  const lift = detail === undefined ? 0 : 30;
  const top = middle.y - lift - ((lines.length - 1) * size * 1.05) / 2;
  return [
    {
      kind: 'group',
      box,
      clip: `M${box.x} ${box.y}H${box.x + box.width}V${box.y + box.height}H${box.x}Z`,
      shapes: [
        halo({ x: middle.x - token / 2, y: middle.y - token / 2, width: token, height: token }, 'warm', 0.7),
        ...Array.from({ length: RAYS }, (_, at) => ray(middle, at, token * 0.5, box.width)),
      ],
    },
    ...seats.map((seat, at): Shape => ({
      kind: 'sprite',
      name: tokenName(seat),
      x: middle.x - (seats.length * (token + 12)) / 2 + 6 + at * (token + 12),
      y: middle.y - token / 2,
      width: token,
      height: token,
    })),
    ...lines.map((line, at) =>
      textOn(
        line,
        left,
        top + at * size * 1.05,
        { size, weight: 'bold', anchor: 'start' },
        at === 0 ? { facts } : {},
      ),
    ),
    ...(detail === undefined
      ? []
      : [
          textOn(detail, left, middle.y + (lines.length * size) / 2 + 6, {
            size: 38,
            anchor: 'start',
            colour: 'faint',
          }),
        ]),
  ];
}
