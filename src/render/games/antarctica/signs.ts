import type { EffectId, ResourceCard } from '../../../engine/games/antarctica/components.ts';
import type { Silhouette } from '../../pieces.ts';
import { SILHOUETTES } from '../../pieces.ts';

/* The other pieces and signs of the game, in a square of 100; `heart` is where an owner's glyph goes. */

const HEART = { x: 50, y: 50, size: 30 };

function drawn(...d: readonly string[]): Silhouette {
  return { d: d.join(''), heart: HEART };
}

const CARD = SILHOUETTES.card.d;
const RAYS = Array.from({ length: 12 }, (_, at) => {
  const angle = (at * Math.PI) / 6;
  const point = (r: number, turn: number): string =>
    `${(50 + Math.cos(angle + turn) * r).toFixed(1)} ${(50 + Math.sin(angle + turn) * r).toFixed(1)}`;
  return `M${point(36, -0.13)}L${point(50, 0)}L${point(36, 0.13)}Z`;
}).join('');

export const PIECES = {
  ship: {
    d: 'M30 6H44V22H58V36H70V46H99Q93 74 85 86Q81 92 74 92H18Q12 92 10 86L1 52Q0 46 6 46H18V22H30Z',
    heart: { x: 46, y: 67, size: 38 },
  },
  scientist: drawn(
    'M50 3A22 22 0 1 1 50 47A22 22 0 1 1 50 3Z',
    'M34 52H66Q92 54 92 84V91Q92 97 86 97H14Q8 97 8 91V84Q8 54 34 52Z',
  ),
  sun: drawn('M50 18A32 32 0 1 1 50 82A32 32 0 1 1 50 18Z', RAYS),
  /** A bow that splits the ice. */
  icebreaker: drawn(
    'M50 2L88 58H66L50 34L34 58H12ZM4 70L26 70L38 84L50 66L62 84L74 70H96L74 98L62 98L50 84L38 98L26 98Z',
  ),
  asterisk: drawn(
    'M43 4H57V35L84 19L91 32L64 48V52L91 68L84 81L57 65V96H43V65L16 81L9 68L36 52V48L9 32L16 19L43 35Z',
  ),
  shipyardCard: drawn(CARD, 'M26 48H74L66 68H34ZM44 30H56V44H44Z'),
  buildingCard: drawn(CARD, 'M50 26L74 46V72H26V46Z'),
  cards: SILHOUETTES.hand,
  cube: SILHOUETTES.cube,
  research: drawn('M6 16L40 50L6 84L22 96L62 50L22 4ZM46 16L72 50L46 84L60 96L96 50L60 4Z'),
} as const satisfies Record<string, Silhouette>;

/** What the card stands in for: raw material, or knowledge. */
export const RESOURCE_SILHOUETTES: Readonly<Record<ResourceCard, Silhouette>> = {
  basic: drawn(CARD, 'M32 22H68Q75 50 68 78H32Q25 50 32 22ZM29 36H71V43H29ZM29 57H71V64H29Z'),
  expertise: drawn(CARD, 'M42 22H58V44L72 70Q74 76 68 76H32Q26 76 28 70L42 44Z'),
};

export const EFFECT_SILHOUETTES: Readonly<Record<EffectId, Silhouette>> = {
  scientist: drawn(
    'M38 10A18 18 0 1 1 38 46A18 18 0 1 1 38 10ZM26 50H50Q72 52 72 78V94H4V78Q4 52 26 50Z',
    'M76 14H86V26H98V36H86V48H76V36H64V26H76Z',
  ),
  ship: drawn('M34 14H46V30H58V44H98Q92 72 84 82Q80 88 74 88H20Q14 88 12 82L2 50Q1 44 7 44H22V30H34Z'),
  expertise: RESOURCE_SILHOUETTES.expertise,
  basic: RESOURCE_SILHOUETTES.basic,
  move: drawn(
    'M32 4H44V16H56V28H92Q87 48 80 56H20L10 34Q9 28 14 28H22V16H32Z',
    'M28 62V72H72V62L96 78L72 96V86H28V96L4 78Z',
  ),
  draft: SILHOUETTES.hand,
  joint: drawn('M4 6H62V0L90 16L62 32V26H4ZM4 40H72V34L100 50L72 66V60H4ZM4 74H62V68L90 84L62 100V94H4Z'),
};
