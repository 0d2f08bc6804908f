import type { Silhouette } from '../../src/render/pieces.ts';
import type { Kind } from './components.ts';

/* One outline for each kind of piece of Floe, in a square of 100; `heart` is where an owner's glyph goes. */

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

function outlines<K extends string>(paths: Readonly<Record<K, string>>): Readonly<Record<K, Silhouette>> {
  const made = Object.entries<string>(paths).map(([name, d]) => [
    name,
    { d, heart: { x: 50, y: 50, size: 30 } },
  ]);
  // as: the same keys
  return Object.fromEntries(made) as Record<K, Silhouette>;
}

const DRAWN = outlines({
  sledge:
    'M30 16H84Q92 16 92 24V50H24V22Q24 16 30 16ZM4 40Q0 40 0 46Q0 52 6 52Q12 54 14 62L16 70Q18 84 34 84H90Q98 84 98 77Q98 70 90 70H82V58H70V70H44V58H32V70Q28 70 27 66L24 56Q20 40 4 40Z',
  camp: 'M50 6Q54 6 57 11L97 86Q100 94 92 94H8Q0 94 3 86L43 11Q46 6 50 6Z',
  flag: 'M16 4H27V10H88Q94 10 91 16L80 33L91 50Q94 56 88 56H27V96H16Z',
  core: 'M28 16Q28 6 50 6Q72 6 72 16V84Q72 94 50 94Q28 94 28 84ZM28 34Q50 46 72 34V42Q50 54 28 42ZM28 62Q50 74 72 62V70Q50 82 28 70Z',
  can: 'M28 22V10Q28 6 32 6H50Q54 6 54 10V22H68L84 38V86Q84 94 76 94H24Q16 94 16 86V30Q16 22 24 22ZM32 48H68V56H32ZM32 66H68V74H32Z',
});
export const PIECES = {
  ...DRAWN,
  sledge: { ...DRAWN.sledge, heart: { x: 58, y: 33, size: 28 } },
  camp: { ...DRAWN.camp, heart: { x: 50, y: 68, size: 34 } },
  flag: { ...DRAWN.flag, heart: { x: 52, y: 33, size: 34 } },
};

export const SILHOUETTE_BY_KIND: Readonly<Record<Kind, Silhouette>> = outlines({
  dogs: `M50 46C68 46 84 68 84 80C84 92 72 96 62 92Q50 88 38 92C28 96 16 92 16 80C16 68 32 46 50 46Z${disc(14, 44, 11)}${disc(37, 22, 12)}${disc(63, 22, 12)}${disc(86, 44, 11)}`,
  skis: 'M4 80L54 12Q60 2 70 6Q74 10 68 18L18 90Q10 96 5 91Q2 86 4 80ZM32 86L82 18Q88 8 98 12Q100 16 96 24L46 96Q38 100 33 97Q30 92 32 86Z',
  tent: 'M50 8Q54 8 57 13L96 86Q99 94 91 94H66L50 58L34 94H9Q1 94 4 86L43 13Q46 8 50 8Z',
  stove:
    'M54 2C58 24 86 34 86 64C86 84 70 97 50 97C30 97 14 84 14 64C14 48 22 38 32 28C34 40 37 45 42 45C45 30 45 16 54 2ZM51 56C44 66 36 70 36 79C36 87 43 91 50 91C57 91 64 87 64 79C64 70 57 66 51 56Z',
  radio: `M14 38H62L84 4L92 9L73 38H86Q94 38 94 46V86Q94 94 86 94H14Q6 94 6 86V46Q6 38 14 38Z${disc(34, 66, 17)}M62 52H84V60H62ZM62 70H84V78H62Z`,
  sextant:
    'M50 4Q57 4 60 11L97 74Q98 80 92 83Q72 96 50 96Q28 96 8 83Q2 80 3 74L40 11Q43 4 50 4ZM50 22L20 73Q34 82 50 82Q66 82 80 73ZM46 34H54V70H46Z',
});
