import type { Part } from '../../parts.ts';
import type { Silhouette } from '../../pieces.ts';
import { signed } from '../../pills.ts';

/* One outline for each kind of thing in AquaSphere, in a square of 100; `heart` is where an owner's glyph goes. */

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

const MIDDLE = { x: 50, y: 50, size: 36 };

export const PIECES = {
  submarine: {
    d:
      'M30 42H36V28Q36 20 44 20H47V9Q47 3 53 3H66Q70 3 70 7Q70 11 66 11H55V20H58Q66 20 66 28V42' +
      'Q82 43 88 54L95 46Q99 43 99 49V83Q99 89 95 86L88 78Q82 92 66 92H30Q3 92 3 67Q3 42 30 42Z',
    heart: { x: 45, y: 67, size: 36 },
  },
  /** Under a hard hat. */
  engineer: {
    d:
      'M28 24C28 9 38 2 50 2C62 2 72 9 72 24H79Q83 24 83 28Q83 32 79 32H21Q17 32 17 28Q17 24 21 24Z' +
      'M31 36H69C69 48 61 54 50 54C39 54 31 48 31 36Z' +
      'M33 58Q50 66 67 58C83 62 92 75 92 92Q92 98 86 98H14Q8 98 8 92C8 75 17 62 33 58Z',
    heart: { x: 50, y: 81, size: 28 },
  },
  octopod: {
    d:
      'M50 3C76 3 88 22 87 44C86.500 55 89 64 96 74Q100 83 92 86Q83 88 77 78V85Q77 97 68 97Q59 97 59 87V78H41V87' +
      'Q41 97 32 97Q23 97 23 85V78Q17 88 8 86Q0 83 4 74C11 64 13.500 55 13 44C12 22 24 3 50 3Z' +
      `${disc(35, 44, 8)}${disc(65, 44, 8)}`,
    heart: MIDDLE,
  },
  crystal: {
    d:
      'M50 1L67 25L61 97H39L33 25ZM50 18L45 30L48 86L51 86Z' +
      'M13 38L29 52L34 97H13L2 55ZM14 52L11 60L18 88Z' +
      'M87 38L98 55L87 97H66L71 52Z',
    heart: MIDDLE,
  },
  clock: {
    d: `${disc(50, 50, 47)}M45 18H55V46L74 61L67 70L45 52Z`,
    heart: MIDDLE,
  },
  /** A flask with a plus: one more part of the laboratory. */
  flask: {
    d:
      'M36 3H64Q69 3 69 8Q69 13 64 13H62V37L92 83Q99 97 86 97H14Q1 97 8 83L38 37V13H36Q31 13 31 8Q31 3 36 3Z' +
      'M45 50H55V63H68V73H55V86H45V73H32V63H45Z',
    heart: MIDDLE,
  },
  /** A card under a magnifying glass. */
  research: {
    d:
      'M24 3H76Q86 3 86 13V87Q86 97 76 97H24Q14 97 14 87V13Q14 3 24 3Z' +
      `${disc(45, 42, 22)}${disc(45, 42, 12)}M63 58L78 75L70 82L55 65Q60 62 63 58Z`,
    heart: MIDDLE,
  },
  /** A processor: what it is that gets programmed. */
  processor: {
    d:
      'M26 19H74Q81 19 81 26V74Q81 81 74 81H26Q19 81 19 74V26Q19 19 26 19ZM35 35V65H65V35ZM43 43H57V57H43Z' +
      'M28 3H36V15H28ZM46 3H54V15H46ZM64 3H72V15H64ZM28 85H36V97H28ZM46 85H54V97H46ZM64 85H72V97H64Z' +
      'M3 28H15V36H3ZM3 46H15V54H3ZM3 64H15V72H3ZM85 28H97V36H85ZM85 46H97V54H85ZM85 64H97V72H85Z',
    heart: MIDDLE,
  },
  /** Knowledge points. */
  star: {
    d: 'M50 2Q53 2 55 6L66 32L94 35Q101 36 96 42L75 60L82 89Q83 96 76 93L50 77L24 93Q17 96 18 89L25 60L4 42Q-1 36 6 35L34 32L45 6Q47 2 50 2Z',
    heart: MIDDLE,
  },

  // types of research cards
  trident: {
    d: 'M45 98V62Q16 60 14 34V16L6 22L10 4H22L26 22L24 20V34Q26 48 45 51V20L36 24L50 1L64 24L55 20V51Q74 48 76 34V20L74 22L78 4H90L94 22L86 16V34Q84 60 55 62V98Z',
    heart: MIDDLE,
  },
  /** An arrow straight through a ring. */
  tunnel: {
    d:
      'M50 3A47 47 0 0 1 94 34H82A36 36 0 0 0 18 34H6A47 47 0 0 1 50 3ZM6 66H18A36 36 0 0 0 82 66H94A47 47 0 0 1 6 66Z' +
      'M24 30V44H76V30L98 50L76 70V56H24V70L2 50Z',
    heart: MIDDLE,
  },
  broom: {
    d: 'M84 3Q90 1 94 6Q98 11 94 16L61 47L53 39ZM48 41L60 52Q64 64 50 80L36 96L28 88L34 78L22 86L15 78L25 69L10 74L4 66L20 52Q36 37 48 41Z',
    heart: MIDDLE,
  },
  key: {
    d: `M30 22A28 28 0 0 1 57 43H92Q98 43 98 50Q98 57 92 57H90V70H78V57H70V66H59V57H57A28 28 0 1 1 30 22Z${disc(29, 50, 12)}`,
    heart: MIDDLE,
  },
  anchor: {
    d: `M50 2A14 14 0 0 1 56 29V36H72V46H56V84Q76 81 82 64L74 66L90 46L98 70L92 66Q84 96 50 97Q16 96 8 66L2 70L10 46L26 66L18 64Q24 81 44 84V46H28V36H44V29A14 14 0 0 1 50 2Z${disc(50, 16, 6)}`,
    heart: MIDDLE,
  },
  door: {
    d: `M22 4H78Q84 4 84 10V88H94V97H6V88H16V10Q16 4 22 4ZM27 15V88H73V15ZM45 26L69 18V92L45 84Z${disc(52, 55, 4)}`,
    heart: MIDDLE,
  },
  moon: {
    d: 'M62 4C36 12 30 44 46 62C58 76 78 78 94 66C86 88 62 100 40 94C12 86 0 58 8 34C16 14 38 1 62 4Z',
    heart: MIDDLE,
  },
  bolt: {
    d: 'M58 1L16 56H44L36 99L84 40H55L70 1Z',
    heart: MIDDLE,
  },
} as const satisfies Record<string, Silhouette>;

/** The action that each programming colour stands for. A set may not add colours: they are the game's. */
export const SIGNS = {
  green: PIECES.flask,
  yellow: PIECES.clock,
  black: PIECES.crystal,
  purple: PIECES.octopod,
  blue: PIECES.submarine,
  red: PIECES.research,
  white: PIECES.processor,
} as const satisfies Record<string, Silhouette>;

export const SIGN_BY_CARD_TYPE = {
  engineer: PIECES.engineer,
  catch: PIECES.trident,
  opposite: PIECES.tunnel,
  cleaner: PIECES.broom,
  locks: PIECES.key,
  halfsub: PIECES.anchor,
  lateral: PIECES.door,
  scoring: PIECES.moon,
  instant: PIECES.bolt,
} as const satisfies Record<string, Silhouette>;

/** Points that came or went, for a pill in a seat's colour. */
export function pointsParts(points: number, star: number): readonly Part[] {
  return [signed(points), { sign: points < 0 ? 'star' : 'star:seat', size: star }];
}
