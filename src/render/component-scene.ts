import type { Box, Scene, Shape } from './shapes.ts';
import { fit, textOn } from './type.ts';

/* One component alone, with its name below: beside the rules, readable on a phone. */

const PAGE = { width: 800, height: 480 } as const;
const TALLEST = 320;

/** `aspect`: how wide it is for its height. */
export function componentScene(
  name: string,
  { theme, ground }: Pick<Scene, 'ground'> & { readonly theme: string },
  aspect: number,
  draw: (box: Box) => readonly Shape[],
): Scene {
  const height = Math.min(TALLEST, (PAGE.width - 80) / aspect);
  const width = height * aspect;
  const box = { x: (PAGE.width - width) / 2, y: 24 + (TALLEST - height) / 2, width, height };
  const { size, lines } = fit(name, { width: PAGE.width - 60, lines: 2, largest: 44, smallest: 26 }, 'bold');
  return {
    ...PAGE,
    theme,
    ground,
    still: [],
    moving: [
      ...draw(box),
      ...lines.map((line, at) =>
        textOn(line, PAGE.width / 2, 412 + (at - (lines.length - 1) / 2) * size * 1.1, {
          size,
          weight: 'bold',
        }),
      ),
    ],
  };
}

/** The same for a component that is a sprite. */
export function spriteScene(
  name: string,
  where: Pick<Scene, 'ground'> & { readonly theme: string },
  sprite: string,
  aspect = 1,
): Scene {
  return componentScene(name, where, aspect, (box) => [{ kind: 'sprite', name: sprite, ...box }]);
}
