import { legendScene, type LegendEntry } from '../../legend.ts';
import type { Scene } from '../../shapes.ts';
import type { EdenLook, Said } from './messages.ts';
import { CATEGORIES } from './order.ts';
import { PLACES_ASPECT } from './station-art.ts';

/* Every piece and sign and what it means. */

type Signs = LegendEntry['signs'];

const slim = (name: string, aspect: number): Signs[number] => ({ name, aspect });

export function legend(look: EdenLook): Scene {
  const entry = (message: Said, ...signs: Signs): LegendEntry => ({
    signs,
    words: look.say(message),
  });
  return legendScene(
    {
      title: look.say({ key: 'legend.title' }),
      groups: [
        {
          title: look.say({ key: 'legend.stations' }),
          entries: [
            entry({ key: 'legend.dome' }, 'dome:0'),
            entry({ key: 'legend.diver' }, 'diver:0'),
            entry({ key: 'legend.place' }, slim('places:1', PLACES_ASPECT)),
            entry({ key: 'legend.waiting' }, slim('hull:crab:dark', 0.94)),
            entry({ key: 'legend.working' }, slim('hull:shell:lit', 0.94)),
            entry({ key: 'legend.tank' }, slim('tank', 0.44), slim('label:oxygen', 2.6)),
            entry({ key: 'legend.shipyard' }, slim('yard', 1.2), slim('label:shipyard', 2.6)),
            entry({ key: 'legend.laboratory' }, slim('lab', 0.77), slim('label:research', 2.6)),
            entry({ key: 'legend.plant' }, 'lightning'),
            entry({ key: 'legend.extension' }, 'disc:octopus'),
          ],
        },
        {
          title: look.say({ key: 'legend.categories' }),
          entries: CATEGORIES.map((category) => ({
            signs: [`disc:${category}`],
            words: look.name('category', category),
          })),
        },
        {
          title: look.say({ key: 'legend.cards' }),
          entries: [
            entry({ key: 'legend.coin' }, 'coin'),
            entry({ key: 'legend.star' }, 'star'),
            entry({ key: 'legend.burst' }, 'burst'),
            entry({ key: 'legend.wrench' }, 'wrench'),
            entry({ key: 'legend.flag' }, 'flag'),
            entry({ key: 'legend.others' }, 'printed:others'),
            entry({ key: 'legend.gauge' }, 'printed:shield'),
            entry({ key: 'legend.ready' }, 'ready'),
            entry({ key: 'legend.choosing' }, 'choosing'),
          ],
        },
        {
          title: look.say({ key: 'legend.plates' }),
          entries: [entry({ key: 'legend.nautilus' }, 'nautilus')],
        },
      ],
    },
    'new-eden',
    '~water-4',
  );
}
