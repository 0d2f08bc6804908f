import { altText, ALT_LIMIT } from '../../src/render/alt.ts';
import type { Description } from '../../src/render/game-scene.ts';
import { canDraw, lettersOf } from '../../src/render/letters.ts';
import { boxOf, grown, overlap, strokeWidth, TEXT_SIZES } from '../../src/render/shapes.ts';
import type { Box, Scene, Shape, TextShape } from '../../src/render/shapes.ts';

/**
 * What must hold of every picture of every game, before changes and marks are put on it.
 * `sceneFaults` returns what does not hold, in words; a test expects none.
 */
export interface Picture {
  readonly scene: Scene;
  readonly description: Description;
  /** The targets of the prompt that the picture is for. */
  readonly targets?: readonly string[];
}

function shapesOf({ still, moving }: Scene): readonly Shape[] {
  return [...still, ...moving];
}

function textsOf(scene: Scene): TextShape[] {
  return shapesOf(scene).filter((shape) => shape.kind === 'text');
}

function nameOf(shape: Shape): string {
  if (shape.kind === 'text') return `the text "${shape.text}"`;
  return `${shape.kind} ${shape.id ?? shape.of ?? JSON.stringify(boxOf(shape))}`;
}

function unsaidFacts({ scene, description }: Picture): string[] {
  const said = new Set(description.sections.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts)));
  const drawn = new Set(shapesOf(scene).flatMap(({ facts = [] }) => facts));
  return [...drawn]
    .filter((fact) => !said.has(fact))
    .map((fact) => `drawn but not said by the text board: ${fact}`);
}

function meaninglessPieces({ scene }: Picture): string[] {
  const speaking = new Set(
    shapesOf(scene).flatMap(({ id, of, facts = [] }) => (facts.length > 0 ? [id, of] : [])),
  );
  return shapesOf(scene).flatMap(({ id }) =>
    id === undefined || speaking.has(id) ? [] : [`states no fact: ${id}`],
  );
}

function overlappingTexts({ scene }: Picture): string[] {
  const texts = textsOf(scene);
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      // Accents and descenders of neighbouring lines may share a pixel or two of their boxes.
      .filter((other) => overlap(grown(boxOf(one), -2), grown(boxOf(other), -2)))
      .map((other) => `overlap: ${nameOf(one)} and ${nameOf(other)}`),
  );
}

function strokeOf(shape: Shape): number {
  return 'stroke' in shape ? strokeWidth(shape.stroke) : 0;
}

/** Light fades out wherever it reaches. */
function isLight(shape: Shape): boolean {
  return shape.kind === 'circle' && typeof shape.fill === 'object' && 'gradient' in shape.fill;
}

function outside({ scene }: Picture): string[] {
  const within = ({ x, y, width, height }: Box): boolean =>
    x >= 0 && y >= 0 && x + width <= scene.width && y + height <= scene.height;
  return shapesOf(scene)
    .filter((shape) => !isLight(shape) && !within(grown(boxOf(shape), strokeOf(shape) / 2)))
    .map((shape) => `outside the canvas: ${nameOf(shape)}`);
}

/** As numbers: a scene that came as JSON may hold any. */
const SIZES: ReadonlySet<number> = new Set(TEXT_SIZES);

function unreadableTexts({ scene }: Picture): string[] {
  return textsOf(scene).flatMap((shape) => [
    ...(SIZES.has(shape.size) ? [] : [`no size of the scale: ${nameOf(shape)} at ${shape.size}`]),
    ...(lettersOf(shape.text).every(canDraw) ? [] : [`letters that the fonts lack: ${nameOf(shape)}`]),
    ...(shape.text === '' ? ['an empty text'] : []),
  ]);
}

function repeatedIds({ scene }: Picture): string[] {
  const ids = shapesOf(scene).flatMap(({ id }) => (id === undefined ? [] : [id]));
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two pieces are called ${id}`);
}

function orphans({ scene }: Picture): string[] {
  const ids = new Set(shapesOf(scene).flatMap(({ id }) => id ?? []));
  return shapesOf(scene).flatMap(({ of }) =>
    of === undefined || ids.has(of) ? [] : [`a part of no piece: ${of}`],
  );
}

function undrawnTargets({ scene, targets = [] }: Picture): string[] {
  const drawn = new Set(shapesOf(scene).map(({ target }) => target));
  return targets
    .filter((target) => !drawn.has(target))
    .map((target) => `a target that is not drawn: ${target}`);
}

function faultsOfAlt({ description: { alt } }: Picture): string[] {
  const text = altText(alt);
  if (text.length > ALT_LIMIT) return [`alt text of ${text.length} characters`];
  return text.trim() === '' ? ['no alt text'] : [];
}

const LAWS = [
  unsaidFacts,
  meaninglessPieces,
  overlappingTexts,
  outside,
  unreadableTexts,
  repeatedIds,
  orphans,
  undrawnTargets,
  faultsOfAlt,
];

export function sceneFaults(picture: Picture): string[] {
  return LAWS.flatMap((law) => law(picture));
}
