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

/** With a reward to tell of, the rest is said shortly. */
const third =
  (alone: string, short: string) =>
  (w: { readonly reward: string | undefined }): string =>
    w.reward === undefined ? alone : `${short}. ${w.reward}`;

export const EFFECTS: Readonly<Record<Locale, Told>> = {
  en: {
    'trap.income': 'No room for time: the income would be forfeit',
    'ask.warned': (w) => `${w.question} ${w.warning}`,
    'warning.octopods': (w) => `⚠ Octopods in your sectors cost you ${w.points} KP at the scoring.`,
    'warning.line': (w) =>
      `⚠ Red line ${w.steps === 0 ? 'right ahead' : `in ${plural('en', w.steps, { one: '# step', other: '# steps' })}`}: no crystal or spare bot to pay for it.`,
    'warning.both': (w) => `${w.first} ${w.second}`,
    'ask.prepareCards': 'Before scoring: use an overtime shift, or choose Done?',
    'ask.prepareFull':
      'Before scoring: use an overtime shift first? Your store of time is full, so the income would be forfeit.',
    'detail.effects': effects({
      time: () => 'time',
      crystals: (number) => plural('en', number, { one: 'crystal', other: 'crystals' }),
      points: 'KP',
    }),
    'detail.third': third(
      'Your third programmed bot: one of the other two then goes back',
      'Third bot: another one goes back',
    ),
  },
  fr: {
    'trap.income': 'Stock de temps plein : le revenu serait perdu',
    'ask.warned': (w) => `${w.question} ${w.warning}`,
    'warning.octopods': (w) => `⚠ Octopodes de tes secteurs : −${w.points} PC au décompte.`,
    'warning.line': (w) =>
      `⚠ Ligne rouge ${w.steps === 0 ? 'juste devant' : `dans ${plural('fr', w.steps, { one: '# case', other: '# cases' })}`} : ni cristal ni robot de reste pour la payer.`,
    'warning.both': (w) => `${w.first} ${w.second}`,
    'ask.prepareCards': 'Avant le décompte : utilises-tu tes heures supplémentaires, ou as-tu terminé ?',
    'ask.prepareFull':
      'Avant le décompte : d’abord des heures supplémentaires ? Ton stock de temps est plein, le revenu serait perdu.',
    'detail.effects': effects({
      time: () => 'temps',
      crystals: (number) => plural('fr', number, { one: 'cristal', other: 'cristaux' }),
      points: 'PC',
    }),
    'detail.third': third(
      'Troisième robot programmé : tu renvoies ensuite un des deux autres',
      '3e robot : un autre revient',
    ),
  },
  pl: {
    'trap.income': 'Magazyn czasu pełny: dochód przepadnie',
    'ask.warned': (w) => `${w.question} ${w.warning}`,
    'warning.octopods': (w) => `⚠ Ośmiornice w twoich sektorach: −${w.points} PW przy punktacji.`,
    'warning.line': (w) =>
      `⚠ Czerwona linia ${w.steps === 0 ? 'tuż przed tobą' : `za ${plural('pl', w.steps, { one: '# pole', few: '# pola', many: '# pól', other: '# pól' })}`}: brak kryształu i wolnego bota.`,
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
    'detail.third': third(
      'Trzeci zaprogramowany bot: jeden z dwóch pozostałych potem wraca',
      'Trzeci bot: inny wraca',
    ),
  },
};
