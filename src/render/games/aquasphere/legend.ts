import { legendScene, type LegendEntry } from '../../legend.ts';
import type { Scene } from '../../shapes.ts';
import type { AquaSphereLook, Said } from './messages.ts';
import { SIGN_BY_CARD_TYPE, SIGNS } from './pieces.ts';

type Title = Extract<Said, { key: `legend.${string}` }>['key'];

/** Every piece and sign and what it means. */
export function legend(look: AquaSphereLook): Scene {
  const say = (key: Title): string => look.say({ key });
  const entry = (key: Title, ...signs: LegendEntry['signs']): LegendEntry => ({ signs, words: say(key) });
  // as: the keys of that record
  const colours = Object.keys(SIGNS) as (keyof typeof SIGNS)[];
  return legendScene(
    {
      title: say('legend.title'),
      groups: [
        {
          title: say('legend.people'),
          entries: [
            entry('legend.engineer', 'engineer:0'),
            entry('legend.scientist', 'scientist:1'),
            entry('legend.bot', 'bot:2'),
            entry('legend.submarine', 'submarine:3'),
            entry('legend.neutral', 'bot:3:neutral'),
          ],
        },
        {
          title: say('legend.programs'),
          entries: colours.map((colour) => entry(`legend.${colour}`, `program:${colour}`)),
        },
        {
          title: say('legend.station'),
          entries: [
            entry('legend.time', 'clock'),
            entry('legend.crystals', 'crystals'),
            entry('legend.octopods', 'octopod'),
            entry('legend.hatch', { name: 'hatch:2:lying', aspect: 100 / 178 }),
            entry('legend.module', 'module'),
            entry('legend.buoy', { name: 'buoy', aspect: 52 / 58 }),
            entry('legend.star', 'star'),
          ],
        },
      ],
    },
    'aquasphere',
    '~water-floor',
  );
}
