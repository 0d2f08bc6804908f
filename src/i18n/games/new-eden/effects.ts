import { effectWords, gained } from '../../effect-words.ts';
import type { Locale } from '../../locale.ts';
import { plural } from '../../plural.ts';
import type { NewEdenTexts } from './texts.ts';

/* What options give and cost, beyond what their own words say, and warnings. */

type Told = Pick<NewEdenTexts['messages'], 'detail.effects' | 'detail.sitesDone' | 'effect.included'>;
type Effects = Parameters<Told['detail.effects']>[0];
type Noun = (number: number) => string;
type Nouns = Readonly<Record<'coins' | 'points' | 'damage' | 'deeples', Noun>>;

function counted(noun: Noun, number: number | undefined): string | undefined {
  return number === undefined ? undefined : `${gained(number)} ${noun(Math.abs(number))}`;
}

function effects({ coins, points, damage, deeples }: Nouns): (w: Effects) => string {
  return (w) =>
    effectWords(
      [
        counted(coins, w.coins),
        counted(points, w.points),
        counted(damage, w.damage),
        counted(deeples, w.deeples),
      ],
      w.more,
    );
}

const en =
  (one: string, other: string): Noun =>
  (number) =>
    plural('en', number, { one, other });
const fr =
  (one: string, other: string): Noun =>
  (number) =>
    plural('fr', number, { one, other });
const pl =
  (one: string, few: string, many: string): Noun =>
  (number) =>
    plural('pl', number, { one, few, many, other: many });

export const EFFECTS: Readonly<Record<Locale, Told>> = {
  en: {
    'detail.effects': effects({
      coins: en('coin', 'coins'),
      points: en('point', 'points'),
      damage: () => 'damage',
      deeples: en('deeple', 'deeples'),
    }),
    'detail.sitesDone': (w) =>
      `Already activated this round, so it gives nothing more; ${plural('en', w.lying, { one: '# deeple', other: '# deeples' })} there`,
    'effect.included': 'its own effect is included',
  },
  fr: {
    'detail.effects': effects({
      coins: fr('pièce', 'pièces'),
      points: fr('point', 'points'),
      damage: fr('dégât', 'dégâts'),
      deeples: fr('deeple', 'deeples'),
    }),
    'detail.sitesDone': (w) =>
      `Déjà activé cette manche, ne donne plus rien ; il y aura ${plural('fr', w.lying, { one: '# deeple', other: '# deeples' })}`,
    'effect.included': 'effet de la carte compris',
  },
  pl: {
    'detail.effects': effects({
      coins: pl('moneta', 'monety', 'monet'),
      points: pl('punkt', 'punkty', 'punktów'),
      damage: pl('uszkodzenie', 'uszkodzenia', 'uszkodzeń'),
      deeples: pl('deeple', 'deeple', 'deepli'),
    }),
    'detail.sitesDone': (w) => `W tej rundzie już aktywny, nic więcej nie da; po ruchu deeple: ${w.lying}`,
    'effect.included': 'efekt karty wliczony',
  },
};
