import { effectWords, gained } from '../../effect-words.ts';
import type { Locale } from '../../locale.ts';
import { plural } from '../../plural.ts';
import type { AntarcticaTexts } from './texts.ts';

/* What options give and cost, beyond what their own words say, and warnings. */

type Told = Pick<AntarcticaTexts['messages'], 'detail.effects'>;
type Effects = Parameters<Told['detail.effects']>[0];
type Noun = (number: number) => string;
type Nouns = Readonly<Record<'scientists' | 'ships' | 'steps' | 'resources', Noun>>;

function counted(noun: Noun, number: number | undefined): string | undefined {
  return number === undefined ? undefined : `${gained(number)} ${noun(Math.abs(number))}`;
}

function effects({ scientists, ships, steps, resources }: Nouns): (w: Effects) => string {
  return (w) =>
    effectWords(
      [
        counted(scientists, w.scientists),
        counted(ships, w.ships),
        counted(steps, w.steps),
        counted(resources, w.resources),
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
      scientists: en('scientist', 'scientists'),
      ships: en('ship', 'ships'),
      steps: en('space', 'spaces'),
      resources: en('resource card', 'resource cards'),
    }),
  },
  fr: {
    'detail.effects': effects({
      scientists: fr('scientifique', 'scientifiques'),
      ships: fr('bateau', 'bateaux'),
      steps: fr('case', 'cases'),
      resources: fr('carte Ressource', 'cartes Ressource'),
    }),
  },
  pl: {
    'detail.effects': effects({
      scientists: pl('naukowiec', 'naukowców', 'naukowców'),
      ships: pl('statek', 'statki', 'statków'),
      steps: pl('pole', 'pola', 'pól'),
      resources: pl('karta zasobu', 'karty zasobów', 'kart zasobów'),
    }),
  },
};
