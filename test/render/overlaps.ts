import { boxOf, grown } from '../../src/render/shapes.ts';
import type { Box, Fill, Scene, Shape, TextShape } from '../../src/render/shapes.ts';
import { inkOf } from './scene-laws.ts';

/**
 * What lies on what: words that something covers, and pieces that are hidden by other pieces. Layers count: only what is
 * drawn later covers. A game names what its design allows: a pair of names as `nameOf` gives them, the covered one first.
 */
export type Allowed = (below: string, above: string) => boolean;

export function nameOf(shape: Shape): string {
  const id = shape.id ?? shape.of;
  if (id !== undefined) return id;
  if (shape.kind === 'text') return `text ${shape.text}`;
  return shape.kind === 'sprite' ? `sprite ${shape.name}` : shape.kind;
}

function areaOf({ width, height }: Box): number {
  return width * height;
}

function common(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function isSolidFill(fill: Fill | undefined): boolean {
  if (fill === undefined) return false;
  if (typeof fill === 'string') return true;
  if ('tint' in fill) return (fill.alpha ?? 1) > 0.8;
  if ('gradient' in fill) return fill.stops.every(([, paint]) => isSolidFill(paint));
  return true;
}

/** Something that one can't see through. */
function isSolid(shape: Shape): boolean {
  switch (shape.kind) {
    case 'sprite':
      return (shape.opacity ?? 1) > 0.8 && shape.name !== 'shade';
    case 'rect':
    case 'circle':
    case 'polygon':
    case 'path':
    case 'curve':
      return (shape.opacity ?? 1) > 0.8 && isSolidFill(shape.fill);
    default:
      return false;
  }
}

/** Round and pointed things don't fill their box. */
function bodyOf(shape: Shape): Box {
  const box = shape.kind === 'text' ? inkOf(shape) : boxOf(shape);
  const inset = shape.kind === 'rect' || shape.kind === 'text' ? 0 : 0.14;
  return grown(box, -Math.min(box.width, box.height) * inset);
}

/** Of words so much may be covered before it counts, and of pieces. */
const WORDS = 0.12;
const PIECES = 0.4;

function together(a: Shape, b: Shape): boolean {
  const [one, other] = [a.id ?? a.of, b.id ?? b.of];
  return one !== undefined && one === other;
}

export function overlaps({ moving }: Scene, allowed: Allowed = () => false): string[] {
  const solid = moving.map((shape) => (isSolid(shape) ? bodyOf(shape) : undefined));
  return moving.flatMap((shape, at) => {
    const isText = shape.kind === 'text';
    const isPiece = shape.kind === 'sprite' && shape.id !== undefined && isSolid(shape);
    if (!isText && !isPiece) return [];
    const body = bodyOf(shape);
    const most = (isText ? WORDS : PIECES) * areaOf(body);
    return moving.flatMap((above, nth) => {
      const cover = solid[nth];
      if (nth <= at || cover === undefined || together(shape, above)) return [];
      if (common(body, cover) <= most || allowed(nameOf(shape), nameOf(above))) return [];
      return [`${nameOf(above)} lies on ${nameOf(shape)}`];
    });
  });
}

/** Words that come closer to each other than their ink. */
export function collidingWords({ moving }: Scene): string[] {
  const texts = moving.filter((shape): shape is TextShape => shape.kind === 'text');
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => common(grown(inkOf(one), -2), grown(inkOf(other), -2)) > 0)
      .map((other) => `${nameOf(one)} and ${nameOf(other)} collide`),
  );
}
