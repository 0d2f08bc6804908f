import type { CardView, ExtensionView } from '../../../engine/games/aquasphere/view.ts';
import type { ColourToken } from '../../palettes.ts';
import { silhouette, SILHOUETTES, type Silhouette } from '../../pieces.ts';
import type { Shape } from '../../shapes.ts';
import { plate } from './chips.ts';
import { PIECES, SIGN_BY_CARD_TYPE } from './pieces.ts';

/** Faces of cards and extensions: the sign of what they do, on the colour that they are about. */

const SIGN_BY_GOOD = {
  time: PIECES.clock,
  crystals: PIECES.crystal,
  octopods: PIECES.octopod,
  cards: SILHOUETTES.card,
  kp: PIECES.star,
} as const satisfies Record<string, Silhouette>;
type Good = keyof typeof SIGN_BY_GOOD;

/** What a reward or an extension brings, most of it first. */
export function goodsOf(
  given: Readonly<Partial<Record<Good, number>>>,
): { sign: Silhouette; amount: number }[] {
  // as: the keys of that record
  return (Object.keys(SIGN_BY_GOOD) as Good[]).flatMap((good) => {
    const amount = given[good] ?? 0;
    return amount > 0 ? [{ sign: SIGN_BY_GOOD[good], amount }] : [];
  });
}

export function cardFace(face: CardView, x: number, y: number, size: number): Shape[] {
  const { colour, type, reward = {} } = face;
  const fill: ColourToken = colour === undefined ? 'raised' : `colour-${colour}`;
  const ink: ColourToken = colour === undefined ? 'ink' : `on-colour-${colour}`;
  const rewards = goodsOf(reward).map(({ sign }, nth) =>
    silhouette(sign, x + size * (0.78 + nth * 0.55), y, size * 0.5, 'ink'),
  );
  return [
    plate(x, y, size, { fill }),
    silhouette(SIGN_BY_CARD_TYPE[type], x, y, size * 0.76, ink),
    ...rewards,
  ];
}

/** Through a card that is used up, from its left edge. */
export function strike(x: number, y: number, size: number): Shape {
  const points = [
    { x, y: y + size / 2 },
    { x: x + size, y: y - size / 2 },
  ];
  return { kind: 'line', points, stroke: { colour: 'ink', weight: 'line' } };
}

/** What it adds, as signs beside one another. */
export function extensionSigns({ adds }: ExtensionView): readonly Silhouette[] {
  return goodsOf(adds).map(({ sign }) => sign);
}
