import { effectsIn } from '../../effect-words.ts';
import type { Locale } from '../../locale.ts';
import { en, fr, pl } from '../../nouns.ts';
import { plural } from '../../plural.ts';
import type { AntarcticaTexts } from './texts.ts';

/* What options give and cost, beyond what their own words say, and warnings. */

type Told = Pick<
  AntarcticaTexts['messages'],
  'detail.effects' | 'trap.sail' | 'trap.sailBare' | 'trap.icebreaker' | 'detail.lastShip'
>;
export const EFFECTS: Readonly<Record<Locale, Told>> = {
  en: {
    'trap.sail': 'You can’t do anything there this turn',
    'trap.sailBare': 'You can’t do anything there this turn: your supply has no scientist',
    'trap.icebreaker': 'The game ends with this turn, so the ship won’t act',
    'detail.lastShip': (w) =>
      `${w.left === 0 ? 'Your last ship: without one you have no more turns' : 'Your last ship on the board: no more turns until a new one comes'}${w.recruited > 0 ? `. Recruits ${plural('en', w.recruited, { one: '# scientist', other: '# scientists' })}` : ''}`,
    'detail.effects': effectsIn({
      scientists: en('scientist', 'scientists'),
      ships: en('ship', 'ships'),
      steps: en('space', 'spaces'),
      resources: en('resource card', 'resource cards'),
    }),
  },
  fr: {
    'trap.sail': 'Tu ne pourras rien y faire ce tour-ci',
    'trap.sailBare': 'Tu ne pourras rien y faire ce tour-ci : aucun scientifique dans ton personnel',
    'trap.icebreaker': 'La partie se termine avec ce tour : le bateau n’agira plus',
    'detail.lastShip': (w) =>
      `${w.left === 0 ? 'Ton dernier bateau : sans bateau, plus de tours' : 'Ton dernier bateau sur le plateau : plus de tours avant qu’un nouveau arrive'}${w.recruited > 0 ? `. Recrute ${plural('fr', w.recruited, { one: '# scientifique', other: '# scientifiques' })}` : ''}`,
    'detail.effects': effectsIn({
      scientists: fr('scientifique', 'scientifiques'),
      ships: fr('bateau', 'bateaux'),
      steps: fr('case', 'cases'),
      resources: fr('carte Ressource', 'cartes Ressource'),
    }),
  },
  pl: {
    'trap.sail': 'W tej turze nic tam nie zrobisz',
    'trap.sailBare': 'W tej turze nic tam nie zrobisz: brak naukowców w twoich zasobach',
    'trap.icebreaker': 'Gra kończy się z tą turą, więc statek już nie zadziała',
    'detail.lastShip': (w) =>
      `${w.left === 0 ? 'Twój ostatni statek: bez statku nie masz więcej tur' : 'Twój ostatni statek na planszy: nie masz tur, dopóki nie pojawi się nowy'}${w.recruited > 0 ? `. Zatrudnia ${plural('pl', w.recruited, { one: '# naukowca', few: '# naukowców', many: '# naukowców', other: '# naukowców' })}` : ''}`,
    'detail.effects': effectsIn({
      scientists: pl('naukowiec', 'naukowców', 'naukowców'),
      ships: pl('statek', 'statki', 'statków'),
      steps: pl('pole', 'pola', 'pól'),
      resources: pl('karta zasobu', 'karty zasobów', 'kart zasobów'),
    }),
  },
};
