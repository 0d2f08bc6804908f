import { SILHOUETTES, type Silhouette } from '../../pieces.ts';
import { PIECES } from './pieces.ts';

const SIGN_BY_GOOD = {
  time: PIECES.clock,
  crystals: PIECES.crystal,
  octopods: PIECES.octopod,
  cards: SILHOUETTES.card,
  kp: PIECES.star,
} as const satisfies Record<string, Silhouette>;
type Good = keyof typeof SIGN_BY_GOOD;

/** What a reward or a module brings, most of it first. */
export function goodsOf(
  given: Readonly<Partial<Record<Good, number>>>,
): { sign: Silhouette; amount: number }[] {
  // as: the keys of that record
  return (Object.keys(SIGN_BY_GOOD) as Good[]).flatMap((good) => {
    const amount = given[good] ?? 0;
    return amount > 0 ? [{ sign: SIGN_BY_GOOD[good], amount }] : [];
  });
}
