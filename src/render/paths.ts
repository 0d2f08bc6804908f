import type { Box, Point } from './shapes.ts';

/* Points of the scene as SVG path data, for shapes of the kind 'curve'. */

export function pathOf(points: readonly Point[], closed = true): string {
  const [first, ...rest] = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${first ?? ''}L${rest.join('L')}${closed ? 'Z' : ''}`;
}

export function boxOfPoints(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
