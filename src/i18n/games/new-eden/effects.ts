import { effectsIn } from '../../effect-words.ts';
import type { Locale } from '../../locale.ts';
import { en, fr, pl } from '../../nouns.ts';
import { plural } from '../../plural.ts';
import type { NewEdenTexts } from './texts.ts';

/* What options give and cost, beyond what their own words say, and warnings. */

type Told = Pick<
  NewEdenTexts['messages'],
  | 'detail.effects'
  | 'detail.sitesDone'
  | 'effect.included'
  | 'warning.cardsLost'
  | 'warning.oxygenLeft'
  | 'trap.oxygen'
  | 'trap.bottle'
  | 'trap.row'
  | 'trap.keep'
  | 'ask.warned'
  | 'forecast.unstable'
  | 'why.cannotBeActivated'
>;
export const EFFECTS: Readonly<Record<Locale, Told>> = {
  en: {
    'warning.cardsLost': (w) =>
      `Too much damage: you lose ${plural('en', w.cards, { one: '# card', other: '# cards' })}`,
    'warning.oxygenLeft': 'Your oxygen could still activate a module',
    'trap.oxygen': 'No module of yours can be activated with it',
    'trap.bottle': 'Nothing can be activated after it',
    'trap.row': 'You have no coins to bid for it',
    'trap.keep': (w) => `You don’t have ${plural('en', w.coins, { one: '# coin', other: '# coins' })}`,
    'ask.warned': (w) => `${w.question} ${w.warning}`,
    'forecast.unstable': (w) =>
      `⚠ Your station isn’t stable (damage ${w.damage}, red marker ${w.marker}): as it is, you’d score no end points.`,
    'why.cannotBeActivated': (w) => `${w.module} can’t be activated: only modules outside the station can`,
    'detail.effects': effectsIn({
      coins: en('coin', 'coins'),
      points: en('point', 'points'),
      damage: () => 'damage',
      deeples: en('deeple', 'deeples'),
    }),
    'detail.sitesDone': (w) =>
      `Already activated: gives nothing more; ${plural('en', w.lying, { one: '# deeple', other: '# deeples' })} there`,
    'effect.included': 'its own effect is included',
  },
  fr: {
    'warning.cardsLost': (w) =>
      `Trop de dégâts : tu perds ${plural('fr', w.cards, { one: '# carte', other: '# cartes' })}`,
    'warning.oxygenLeft': 'Ton oxygène peut encore activer un module',
    'trap.oxygen': 'Aucun de tes modules ne peut être activé ainsi',
    'trap.bottle': 'Rien ne pourra être activé ensuite',
    'trap.row': 'Tu n’as pas de pièces pour enchérir',
    'trap.keep': (w) => `Tu n’as pas ${plural('fr', w.coins, { one: '# pièce', other: '# pièces' })}`,
    'ask.warned': (w) => `${w.question} ${w.warning}`,
    'forecast.unstable': (w) =>
      `⚠ Ta station est instable (dégâts ${w.damage}, marqueur rouge ${w.marker}) : en l’état, aucun point à la fin.`,
    'why.cannotBeActivated': (w) => `seuls les modules extérieurs s’activent, pas celui-ci : ${w.module}`,
    'detail.effects': effectsIn({
      coins: fr('pièce', 'pièces'),
      points: fr('point', 'points'),
      damage: fr('dégât', 'dégâts'),
      deeples: fr('deeple', 'deeples'),
    }),
    'detail.sitesDone': (w) =>
      `Déjà activé, ne donne plus rien ; il y aura ${plural('fr', w.lying, { one: '# deeple', other: '# deeples' })}`,
    'effect.included': 'effet de la carte compris',
  },
  pl: {
    'warning.cardsLost': (w) =>
      `Za dużo uszkodzeń: tracisz ${plural('pl', w.cards, { one: '# kartę', few: '# karty', many: '# kart', other: '# kart' })}`,
    'warning.oxygenLeft': 'Twój tlen może jeszcze aktywować moduł',
    'trap.oxygen': 'Żadnego twojego modułu nie da się tak aktywować',
    'trap.bottle': 'Potem nic nie da się aktywować',
    'trap.row': 'Nie masz monet, by o nie licytować',
    'trap.keep': (w) => `Za mało monet (potrzeba ${w.coins})`,
    'ask.warned': (w) => `${w.question} ${w.warning}`,
    'forecast.unstable': (w) =>
      `⚠ Niestabilna stacja (uszkodzenia ${w.damage}, znacznik ${w.marker}): tak bez punktów końcowych.`,
    'why.cannotBeActivated': (w) => `aktywować można tylko moduły na zewnątrz stacji, nie: ${w.module}`,
    'detail.effects': effectsIn({
      coins: pl('moneta', 'monety', 'monet'),
      points: pl('punkt', 'punkty', 'punktów'),
      damage: pl('uszkodzenie', 'uszkodzenia', 'uszkodzeń'),
      deeples: pl('deeple', 'deeple', 'deepli'),
    }),
    'detail.sitesDone': (w) => `Już aktywny, nic więcej nie da; po ruchu deeple: ${w.lying}`,
    'effect.included': 'efekt karty wliczony',
  },
};
