import { effectWords, gained } from '../../effect-words.ts';
import type { Locale } from '../../locale.ts';
import { plural } from '../../plural.ts';
import type { AquaSphereTexts } from './texts.ts';

/* What options give and cost, beyond what their own words say, and warnings. */

type Told = Pick<AquaSphereTexts['messages'], 'detail.effects' | 'detail.third'>;
type Effects = Parameters<Told['detail.effects']>[0];
type Noun = (number: number) => string;
interface Nouns {
  readonly time: Noun;
  readonly crystals: Noun;
  readonly points: string;
}

/** Time that comes and time that is paid stay apart. */
function effects({ time, crystals, points }: Nouns): (w: Effects) => string {
  const some = (noun: Noun, number: number | undefined): string | undefined =>
    number === undefined ? undefined : `${gained(number)} ${noun(Math.abs(number))}`;
  return (w) =>
    effectWords(
      [
        some(time, w.time),
        some(time, w.paid === undefined ? undefined : -w.paid),
        some(crystals, w.crystals),
        some(() => points, w.points),
      ],
      w.more,
    );
}

const then = (third: string, reward: string | undefined): string =>
  reward === undefined ? third : `${third}. ${reward}`;

export const EFFECTS: Readonly<Record<Locale, Told>> = {
  en: {
    'detail.effects': effects({
      time: () => 'time',
      crystals: (number) => plural('en', number, { one: 'crystal', other: 'crystals' }),
      points: 'KP',
    }),
    'detail.third': (w) => then('Your third programmed bot: one of the other two then goes back', w.reward),
  },
  fr: {
    'detail.effects': effects({
      time: () => 'temps',
      crystals: (number) => plural('fr', number, { one: 'cristal', other: 'cristaux' }),
      points: 'PC',
    }),
    'detail.third': (w) =>
      then('Troisième robot programmé : tu renvoies ensuite un des deux autres', w.reward),
  },
  pl: {
    'detail.effects': effects({
      time: () => 'czasu',
      crystals: (number) =>
        plural('pl', number, { one: 'kryształ', few: 'kryształy', many: 'kryształów', other: 'kryształów' }),
      points: 'PW',
    }),
    'detail.third': (w) => then('Trzeci zaprogramowany bot: jeden z dwóch pozostałych potem wraca', w.reward),
  },
};
