import type { PrintedPart, View } from '../../../engine/games/new-eden/view.ts';
import { componentScene, spriteScene } from '../../component-scene.ts';
import type { Scene } from '../../shapes.ts';
import { cardPiece } from './card.ts';
import { CARD } from './card-art.ts';
import type { EdenLook } from './messages.ts';

const WHERE = { theme: 'new-eden', ground: '~water-4' } as const;

/** A card with its effect, or the sign of a category, alone. */
export function component(view: View, look: EdenLook, key: string, printed: unknown): Scene | undefined {
  const [category = '', id = ''] = key.split(':');
  const name = look.name(category, id);
  if (category === 'category') return spriteScene(name, WHERE, `disc:${id}`);
  if (category !== 'card' || printed === undefined) return undefined;
  // as: what this game prints on a card
  const parts = { [id]: printed as PrintedPart };
  const named = { ...view, printed: { ...view.printed, parts } };
  return componentScene(name, WHERE, CARD.width / CARD.height, (box) =>
    cardPiece(named, look, id, box, { id: `card:${id}` }),
  );
}
