import { SEAT_LIMIT } from '../../glyphs.ts';
import { legendScene } from '../../legend.ts';
import type { LegendEntry } from '../../legend.ts';
import type { Scene } from '../../shapes.ts';
import { BUILDING_ART } from './building-art.ts';
import { EFFECT_IDS } from './piece-art.ts';
import type { AntarcticaLook, Said } from './messages.ts';

/* Every piece and sign and what it means. */

export function legend(look: AntarcticaLook): Scene {
  const entry = (meaning: Said, ...signs: readonly string[]): LegendEntry => ({
    signs,
    words: look.say(meaning),
  });
  const seats = (piece: string): string[] =>
    Array.from({ length: SEAT_LIMIT }, (_, seat) => `${piece}:${seat}`);
  const buildings = Object.keys(BUILDING_ART).map((id) => ({
    signs: [`building:${id}`],
    words: look.name('building', id),
  }));
  const effects = EFFECT_IDS.map((id) => ({ signs: [`plain:${id}`], words: look.name('effect', id) }));
  return legendScene(
    {
      title: look.say({ key: 'legend.title' }),
      groups: [
        { title: look.say({ key: 'legend.buildings' }), entries: buildings },
        {
          title: look.say({ key: 'legend.pieces' }),
          entries: [
            entry({ key: 'legend.sun' }, 'sun'),
            entry({ key: 'legend.ship' }, ...seats('ship').slice(0, 2)),
            entry({ key: 'legend.icebreaker' }, 'icebreaker'),
            entry({ key: 'legend.harbour' }, 'anchor'),
            {
              signs: seats('pawn')
                .slice(0, 2)
                .map((name) => ({ name, aspect: 0.8 })),
              words: look.say({ key: 'legend.pawn' }),
            },
            entry({ key: 'legend.leads' }, 'step'),
          ],
        },
        {
          title: look.say({ key: 'legend.spaces' }),
          entries: [
            entry({ key: 'legend.cube' }, ...seats('cube').slice(0, 2)),
            entry({ key: 'legend.red' }, 'red:ship'),
            entry({ key: 'legend.blue' }, 'blue:move'),
            ...effects,
          ],
        },
        {
          title: look.say({ key: 'legend.cards' }),
          entries: [
            entry({ key: 'legend.requires' }, 'building:derrick'),
            { signs: [{ name: 'pawn', aspect: 0.8 }], words: look.say({ key: 'legend.scientists' }) },
            entry({ key: 'legend.asterisk' }, 'card-asterisk'),
          ],
        },
        {
          title: look.say({ key: 'legend.players' }),
          entries: [
            entry({ key: 'board.projected' }, 'projected'),
            entry({ key: 'legend.ready' }, 'ready:0'),
          ],
        },
      ],
    },
    'antarctica',
    '~sea-2',
  );
}
