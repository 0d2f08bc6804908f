import { strokeWidth, TEXT_SIZES } from '../../shapes.ts';
import type { Point, Shape, Stroke } from '../../shapes.ts';
import { textAt } from '../../type.ts';

/* A part of the board, larger. */

export interface Lens {
  readonly k: number;
  /** What lies at `from` on the board is drawn at `to`. */
  readonly from: Point;
  readonly to: Point;
}

/** Path data of absolute moves and lines only. */
function throughPath(d: string, through: (point: Point) => Point): string {
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/gu, (_, x: string, y: string) => {
    const point = through({ x: Number(x), y: Number(y) });
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  });
}

export function enlarged(shapes: readonly Shape[], { k, from, to }: Lens): Shape[] {
  const through = ({ x, y }: Point): Point => ({ x: to.x + (x - from.x) * k, y: to.y + (y - from.y) * k });
  const stroked = (stroke: Stroke | undefined): { stroke?: Stroke } =>
    stroke === undefined ? {} : { stroke: { ...stroke, weight: strokeWidth(stroke) * k } };
  const one = (shape: Shape): Shape => {
    switch (shape.kind) {
      case 'rect':
        return {
          ...shape,
          ...through(shape),
          width: shape.width * k,
          height: shape.height * k,
          corner: (shape.corner ?? 0) * k,
          ...stroked(shape.stroke),
        };
      case 'sprite':
        return {
          ...shape,
          ...through(shape),
          width: shape.width * k,
          height: shape.height * k,
          ...(shape.rim && { rim: { ...shape.rim, width: shape.rim.width * k } }),
          ...(shape.glow && { glow: { ...shape.glow, reach: shape.glow.reach * k } }),
        };
      case 'circle':
        return { ...shape, ...through(shape), r: shape.r * k, ...stroked(shape.stroke) };
      case 'path':
        return { ...shape, ...through(shape), size: shape.size * k, ...stroked(shape.stroke) };
      case 'line':
        return {
          ...shape,
          points: shape.points.map(through),
          stroke: { ...shape.stroke, weight: strokeWidth(shape.stroke) * k },
        };
      case 'polygon':
        return { ...shape, points: shape.points.map(through), ...stroked(shape.stroke) };
      case 'curve':
        return {
          ...shape,
          d: throughPath(shape.d, through),
          box: { ...through(shape.box), width: shape.box.width * k, height: shape.box.height * k },
          ...stroked(shape.stroke),
        };
      case 'group':
        return {
          ...shape,
          shapes: shape.shapes.map(one),
          ...(shape.clip !== undefined && { clip: throughPath(shape.clip, through) }),
          ...(shape.box && {
            box: { ...through(shape.box), width: shape.box.width * k, height: shape.box.height * k },
          }),
        };
      case 'text': {
        const size = TEXT_SIZES.findLast((at) => at <= shape.size * k) ?? shape.size;
        const { x, y } = through(shape);
        const { text, weight, anchor, colour, id, of, facts } = shape;
        return textAt(
          text,
          x,
          y,
          { size, weight, anchor, colour },
          {
            ...(id !== undefined && { id }),
            ...(of !== undefined && { of }),
            ...(facts && { facts }),
          },
        );
      }
    }
  };
  return shapes.map(one);
}
