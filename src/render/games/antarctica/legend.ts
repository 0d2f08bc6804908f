import { SEAT_LIMIT } from '../../glyphs.ts';
import type { Look } from '../../game-scene.ts';
import { legendScene } from '../../legend.ts';
import type { LegendEntry } from '../../legend.ts';
import type { Scene } from '../../shapes.ts';
import { BUILDING_ART } from './building-art.ts';
import { EFFECT_IDS } from './piece-art.ts';

/* Every piece and sign and what it means. */

export function legend(look: Look): Scene {
  const say = (key: string): string => look.say({ key });
  const entry = (key: string, ...signs: readonly string[]): LegendEntry => ({ signs, words: say(key) });
  const seats = (piece: string): string[] =>
    Array.from({ length: SEAT_LIMIT }, (_, seat) => `${piece}:${seat}`);
  const buildings = Object.keys(BUILDING_ART).map((id) => ({
    signs: [`building:${id}`],
    words: look.name('building', id),
  }));
  const effects = EFFECT_IDS.map((id) => ({ signs: [`plain:${id}`], words: look.name('effect', id) }));
  return legendScene(
    {
      title: say('legend.title'),
      groups: [
        { title: say('legend.buildings'), entries: buildings },
        {
          title: say('legend.pieces'),
          entries: [
            entry('legend.sun', 'sun'),
            entry('legend.ship', ...seats('ship').slice(0, 2)),
            entry('legend.icebreaker', 'icebreaker'),
            {
              signs: seats('pawn')
                .slice(0, 2)
                .map((name) => ({ name, aspect: 0.8 })),
              words: say('legend.pawn'),
            },
            entry('legend.leads', 'step'),
          ],
        },
        {
          title: say('legend.spaces'),
          entries: [
            entry('legend.cube', ...seats('cube').slice(0, 2)),
            entry('legend.red', 'red:ship'),
            entry('legend.blue', 'blue:move'),
            ...effects,
          ],
        },
        {
          title: say('legend.cards'),
          entries: [
            entry('legend.requires', 'building:derrick'),
            { signs: [{ name: 'pawn', aspect: 0.8 }], words: say('legend.scientists') },
            entry('legend.research', 'research'),
            entry('legend.asterisk', 'card-asterisk'),
          ],
        },
        {
          title: say('legend.players'),
          entries: [
            entry('item.supply', 'ready:0'),
            entry('item.reserve', 'reserve'),
            entry('item.shipyardCards', 'hand'),
            entry('item.asterisks', 'asterisk'),
          ],
        },
      ],
    },
    'antarctica',
    '~sea-2',
  );
}
