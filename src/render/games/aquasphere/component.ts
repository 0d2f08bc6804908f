import type { CardView } from '../../../engine/games/aquasphere/view.ts';
import { spriteScene } from '../../component-scene.ts';
import type { Scene } from '../../shapes.ts';
import type { AquaSphereLook } from './messages.ts';
import { cardSprite } from './sprites.ts';

const WHERE = { theme: 'aquasphere', ground: '~water-floor' } as const;
const CARD_ASPECT = 0.78;

/** A research card, or what stands for a kind of component, alone. */
export function component(look: AquaSphereLook, key: string, printed: unknown): Scene | undefined {
  const [category = '', id = ''] = key.split(':');
  const name = look.name(category, id);
  switch (category) {
    case 'card':
      // as: what this game prints on a card
      return spriteScene(name, WHERE, cardSprite(printed as CardView), CARD_ASPECT);
    case 'colour':
    case 'action':
      return spriteScene(name, WHERE, `program:${id}`);
    case 'extension':
      return spriteScene(name, WHERE, 'module');
    default:
      return undefined;
  }
}
