import { spriteScene } from '../../component-scene.ts';
import type { Scene } from '../../shapes.ts';
import { focusScene } from './focus.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView } from './view.ts';

const WHERE = { theme: 'antarctica', ground: '~sea-2' } as const;

/** What stands for a card that has no picture of its own on the board. */
const SIGN_OF_CARD: Readonly<Record<string, string>> = {
  icebreaker: 'icebreaker',
  scientist: 'pawn',
  plus2: 'reserve',
  fast: 'research',
};

/** A building, card, area, track or space alone. */
export function component(view: AntarcticaView, look: AntarcticaLook, key: string): Scene | undefined {
  const [category = '', id = ''] = key.split(':');
  const name = look.name(category, id);
  switch (category) {
    case 'building':
      return spriteScene(name, WHERE, `building:${id}`);
    case 'effect':
      return spriteScene(name, WHERE, spaceSprite(view, id));
    case 'resourceCard':
      return spriteScene(name, WHERE, `plain:${id}`);
    case 'shipyardCard': {
      const sign = SIGN_OF_CARD[id];
      return sign === undefined ? undefined : spriteScene(name, WHERE, sign, sign === 'pawn' ? 0.8 : 1);
    }
    case 'area':
      return focusScene(view, look, `area-${id}`);
    case 'track':
      return focusScene(view, look, 'tracks');
    default:
      return undefined;
  }
}

/** As it is on a track: red or blue. */
function spaceSprite({ tracks }: AntarcticaView, effect: string): string {
  const space = tracks.flatMap(({ spaces }) => spaces).find((one) => one.effect === effect);
  return space?.colour === undefined ? `plain:${effect}` : `${space.colour}:${effect}`;
}
