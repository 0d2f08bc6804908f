import { createRequire } from 'node:module';
import type { TextWeight } from './shapes.ts';

/**
 * Atkinson Hyperlegible Next comes in one file per subset. Two files registered under one family shadow each
 * other and the host's own fonts fill the gaps, so each subset is a family, and the text names both in turn.
 */
const PACKAGE = '@fontsource/atkinson-hyperlegible-next';
const SUBSETS = ['latin', 'latin-ext'] as const;
const WEIGHTS = { regular: 400, bold: 700 } as const;

const { resolve } = createRequire(import.meta.url);

export interface FontFile {
  readonly family: string;
  /** For drawing. */
  readonly woff2: string;
  /** The same letters packed so that Node can unpack them: for asking which letters there are. */
  readonly woff: string;
}

export const FONT_FILES: readonly FontFile[] = SUBSETS.flatMap((subset) =>
  Object.values(WEIGHTS).map((weight) => {
    const stem = `${PACKAGE}/files/atkinson-hyperlegible-next-${subset}-${weight}-normal`;
    return { family: `Icebreaker ${subset}`, woff2: resolve(`${stem}.woff2`), woff: resolve(`${stem}.woff`) };
  }),
);

const FAMILIES = SUBSETS.map((subset) => `"Icebreaker ${subset}"`).join(', ');

/** What a canvas calls a font. */
export function cssFont(size: number, weight: TextWeight): string {
  return `${WEIGHTS[weight]} ${size}px ${FAMILIES}`;
}
