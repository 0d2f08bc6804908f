import { effectWords, gained } from '../../effect-words.ts';
import type { Locale } from '../../locale.ts';
import { plural } from '../../plural.ts';
import type { AquaSphereTexts } from './texts.ts';

/* What options give and cost, beyond what their own words say, and warnings. */

type Told = Pick<
  AquaSphereTexts['messages'],
  | 'detail.effects'
  | 'detail.third'
  | 'trap.income'
  | 'ask.warned'
  | 'warning.octopods'
  | 'warning.line'
  | 'warning.both'
  | 'ask.prepareCards'
  | 'ask.prepareFull'
>;
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
      w,
    );
}

const then = (third: string, reward: string | undefined): string =>
  reward === undefined ? third : `${third}. ${reward}`;

export const EFFECTS: Readonly<Record<Locale, Told>> = {
  en: {
    'trap.income': 'Your store of time is full: the income would be forfeit',
    'ask.warned': (w) => `${w.question} ${w.warning}`,
    'warning.octopods': (w) => `⚠ Octopods in your sectors would cost you ${w.points} KP at the scoring.`,
    'warning.line': (w) =>
      `⚠ ${w.steps === 0 ? 'You are at a red line' : `A red line is ${plural('en', w.steps, { one: '# step', other: '# steps' })} ahead`}, and you have neither a crystal nor a spare bot to pay for it.`,
    'warning.both': (w) => `${w.first} ${w.second}`,
    'ask.prepareCards': 'Before scoring: use an overtime shift, or choose Done?',
    'ask.prepareFull':
      'Before scoring: use an overtime shift first? Your store of time is full, so the income would be forfeit.',
    'detail.effects': effects({
      time: () => 'time',
      crystals: (number) => plural('en', number, { one: 'crystal', other: 'crystals' }),
      points: 'KP',
    }),
    'detail.third': (w) => then('Your third programmed bot: one of the other two then goes back', w.reward),
  },
  fr: {
    'trap.income': 'Ton stock de temps est plein : le revenu serait perdu',
    'ask.warned': (w) => `${w.question} ${w.warning}`,
    'warning.octopods': (w) => `⚠ Au décompte, les octopodes de tes secteurs te coûteraient ${w.points} PC.`,
    'warning.line': (w) =>
      `⚠ ${w.steps === 0 ? 'Tu es devant une ligne rouge' : `Ligne rouge dans ${plural('fr', w.steps, { one: '# case', other: '# cases' })}`}, et tu n’as ni cristal ni robot de reste pour la payer.`,
    'warning.both': (w) => `${w.first} ${w.second}`,
    'ask.prepareCards': 'Avant le décompte : utilises-tu tes heures supplémentaires, ou as-tu terminé ?',
    'ask.prepareFull':
      'Avant le décompte : d’abord des heures supplémentaires ? Ton stock de temps est plein, le revenu serait perdu.',
    'detail.effects': effects({
      time: () => 'temps',
      crystals: (number) => plural('fr', number, { one: 'cristal', other: 'cristaux' }),
      points: 'PC',
    }),
    'detail.third': (w) =>
      then('Troisième robot programmé : tu renvoies ensuite un des deux autres', w.reward),
  },
  pl: {
    'trap.income': 'Twój magazyn czasu jest pełny: dochód przepadnie',
    'ask.warned': (w) => `${w.question} ${w.warning}`,
    'warning.octopods': (w) => `⚠ Ośmiornice w twoich sektorach kosztowałyby przy punktacji ${w.points} PW.`,
    'warning.line': (w) =>
      `⚠ ${w.steps === 0 ? 'Stoisz przed czerwoną linią' : `Czerwona linia za ${plural('pl', w.steps, { one: '# pole', few: '# pola', many: '# pól', other: '# pól' })}`}, a nie masz kryształu ani wolnego bota, by za nią zapłacić.`,
    'warning.both': (w) => `${w.first} ${w.second}`,
    'ask.prepareCards': 'Przed punktacją: użyj nadgodzin albo wybierz „Gotowe”.',
    'ask.prepareFull':
      'Przed punktacją: może najpierw nadgodziny? Magazyn czasu jest pełny, dochód przepadnie.',
    'detail.effects': effects({
      time: () => 'czasu',
      crystals: (number) =>
        plural('pl', number, { one: 'kryształ', few: 'kryształy', many: 'kryształów', other: 'kryształów' }),
      points: 'PW',
    }),
    'detail.third': (w) => then('Trzeci zaprogramowany bot: jeden z dwóch pozostałych potem wraca', w.reward),
  },
};
