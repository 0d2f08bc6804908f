import type { CardType, Colour } from '../../../engine/games/aquasphere/components.ts';
import { legendScene, type LegendEntry } from '../../legend.ts';
import type { Scene } from '../../shapes.ts';
import type { AquaSphereLook, Said } from './messages.ts';
import { SIGN_BY_CARD_TYPE, SIGNS } from './pieces.ts';
import { HATCH } from './ground.ts';
import { cardSprite } from './sprites.ts';

const COLOUR_OF: Readonly<Partial<Record<CardType, Colour>>> = {
  engineer: 'yellow',
  scoring: 'red',
  instant: 'green',
};

/** Every piece and sign and what it means. */
export function legend(look: AquaSphereLook): Scene {
  const entry = (meaning: Said, ...signs: LegendEntry['signs']): LegendEntry => ({
    signs,
    words: look.say(meaning),
  });
  // as: the keys of these records
  const colours = Object.keys(SIGNS) as (keyof typeof SIGNS)[];
  const types = Object.keys(SIGN_BY_CARD_TYPE) as (keyof typeof SIGN_BY_CARD_TYPE)[];
  return legendScene(
    {
      title: look.say({ key: 'legend.title' }),
      groups: [
        {
          title: look.say({ key: 'legend.people' }),
          entries: [
            entry({ key: 'legend.engineer' }, 'engineer:0'),
            entry({ key: 'legend.scientist' }, 'scientist:1'),
            entry({ key: 'legend.bot' }, 'bot:2'),
            entry({ key: 'legend.submarine' }, 'submarine:3'),
            entry({ key: 'legend.neutral' }, 'bot:3:neutral'),
          ],
        },
        {
          title: look.say({ key: 'legend.station' }),
          entries: [
            entry({ key: 'legend.time' }, 'clock'),
            entry({ key: 'legend.crystals' }, 'crystals'),
            entry({ key: 'legend.octopods' }, 'octopod'),
            entry({ key: 'legend.hatch' }, { name: 'hatch:2', aspect: HATCH.width / HATCH.height }),
            entry({ key: 'legend.module' }, 'module'),
            entry({ key: 'legend.buoy' }, { name: 'buoy', aspect: 54 / 74 }),
            entry({ key: 'legend.star' }, 'star'),
          ],
        },
        {
          title: look.say({ key: 'legend.cards' }),
          entries: types.map((type) => entry({ key: `legend.card.${type}` }, cardFace(type))),
        },
        {
          title: look.say({ key: 'legend.programs' }),
          entries: colours.map((colour) => entry({ key: `legend.${colour}` }, `program:${colour}`)),
        },
      ],
    },
    'aquasphere',
    '~water-floor',
  );
}

/** Cards that are for one programming colour show it. */
function cardFace(type: CardType): { name: string; aspect: number } {
  const colour = COLOUR_OF[type];
  return { name: cardSprite(colour === undefined ? { type } : { type, colour }), aspect: 0.78 };
}
