import { boxAround, boxOf, centreOf, grown, overlap } from './shapes.ts';
import type { Box, Scene, Shape } from './shapes.ts';

/** A piece or number on the board, all its shapes together. */
interface Figure {
  readonly box: Box;
  readonly round: boolean;
  /** What it is said to be: of which the same is said as before has not changed, it only made room. */
  readonly facts: string;
}

interface Changed {
  readonly id: string;
  readonly change: 'appeared' | 'gone' | 'changed';
  readonly figure: Figure;
}

const MARGIN = 8;

/** A ring around a figure sits close: digits have no descenders. */
function visibleBox(shape: Shape): Box {
  const box = boxOf(shape);
  return shape.kind === 'text' ? { ...box, y: shape.y - shape.size * 0.67, height: shape.size * 0.67 } : box;
}

function figuresOf({ still, moving }: Scene): ReadonlyMap<string, Figure> {
  const shapes = new Map<string, Shape[]>();
  for (const shape of [...still, ...moving]) {
    const id = shape.id ?? shape.of;
    if (id !== undefined) shapes.set(id, [...(shapes.get(id) ?? []), shape]);
  }
  const figure = (parts: readonly Shape[]): Figure => ({
    box: boxAround(parts.map(visibleBox)),
    round: parts.every((part) => part.kind === 'circle' || part.kind === 'path'),
    facts: parts.flatMap((part) => part.facts ?? []).join(' '),
  });
  return new Map(Array.from(shapes, ([id, parts]) => [id, figure(parts)]));
}

/** What changed between two pictures of a table: the pieces and figures of which something else is said. */
export function changesBetween(earlier: Scene, later: Scene): readonly Changed[] {
  const before = figuresOf(earlier);
  const after = figuresOf(later);
  return [
    ...Array.from(after).flatMap(([id, figure]): Changed[] => {
      const then = before.get(id);
      if (then === undefined) return [{ id, change: 'appeared', figure }];
      return then.facts === figure.facts ? [] : [{ id, change: 'changed', figure }];
    }),
    ...Array.from(before).flatMap(([id, figure]): Changed[] =>
      after.has(id) ? [] : [{ id, change: 'gone', figure }],
    ),
  ];
}

/** Where something lay there lies something else now. */
function isTaken({ box }: Figure, { moving }: Scene): boolean {
  const middle = grown({ ...centreOf(box), width: 0, height: 0 }, 1);
  return moving.some((shape) => (shape.id ?? shape.of) !== undefined && overlap(middle, visibleBox(shape)));
}

function ring({ box, round }: Figure, gone: boolean): Shape {
  const stroke = { colour: 'warm', weight: 'line', ...(gone && { dashed: true as const }) } as const;
  if (round) {
    const r = Math.max(box.width, box.height) / 2 + MARGIN;
    return { kind: 'circle', ...centreOf(box), r, stroke };
  }
  const around = grown(box, MARGIN);
  return { kind: 'rect', ...around, corner: Math.min(18, around.height / 2), stroke };
}

/** The later scene with what changed ringed, for a game that does not draw its turns; only pictures of one size are compared. */
export function withChanges(later: Scene, earlier: Scene | undefined): Scene {
  if (earlier?.width !== later.width || earlier.height !== later.height) return later;
  const rings = changesBetween(earlier, later).flatMap(({ change, figure }) => {
    const gone = change === 'gone';
    return gone && isTaken(figure, later) ? [] : [ring(figure, gone)];
  });
  return { ...later, moving: [...later.moving, ...rings] };
}
