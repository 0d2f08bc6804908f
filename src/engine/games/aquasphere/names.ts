import type { ComponentNames } from '../../core/contract.ts';
import {
  OUT,
  START,
  type Capacity,
  type Colour,
  type Extension,
  type ResearchCard,
  type Reward,
} from './box.ts';
import type { SetFile, Words } from './set-file.ts';

/*
 * Names of components in each language. The set names owners, colours with their actions, and types of cards; a card
 * or an extension has no name of its own and is called by what it is for.
 */
type Kind = keyof Reward | keyof Capacity;

/** Wordings by plural category; `other` for all that have none of their own. */
type Counted = Readonly<
  Record<keyof Words, Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>>
>;

const KIND_WORDS: Readonly<Record<Kind, Counted>> = {
  time: {
    en: { other: 'time' },
    fr: { other: 'temps' },
    pl: { one: 'czas', other: 'czasu' },
  },
  crystals: {
    en: { one: 'crystal', other: 'crystals' },
    fr: { one: 'cristal', other: 'cristaux' },
    pl: { one: 'kryształ', few: 'kryształy', other: 'kryształów' },
  },
  octopods: {
    en: { one: 'octopod', other: 'octopods' },
    fr: { one: 'octopode', other: 'octopodes' },
    pl: { one: 'ośmiornica', few: 'ośmiornice', other: 'ośmiornic' },
  },
  cards: {
    en: { one: 'card', other: 'cards' },
    fr: { one: 'carte', other: 'cartes' },
    pl: { one: 'karta', few: 'karty', other: 'kart' },
  },
  kp: { en: { other: 'KP' }, fr: { other: 'PC' }, pl: { other: 'PW' } },
};
const PLURALS: Readonly<Record<keyof Words, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  fr: new Intl.PluralRules('fr'),
  pl: new Intl.PluralRules('pl'),
};
const PLACE_WORDS: Readonly<Record<string, Words>> = {
  [START]: { en: 'start', fr: 'départ', pl: 'start' },
  [OUT]: { en: 'out', fr: 'sorti', pl: 'poza centralą' },
};

const inEach = (word: (language: keyof Words) => string): Words => ({
  en: word('en'),
  fr: word('fr'),
  pl: word('pl'),
});

export function componentNames(file: SetFile): ComponentNames {
  const names = new Map<string, Words>();
  for (const row of file.names.owners)
    names.set(
      `owner:${row.owner}`,
      inEach((language) => row[language]),
    );
  for (const row of file.names.colours) {
    names.set(
      `colour:${row.id}`,
      inEach((language) => row[language]),
    );
    names.set(`action:${row.id}`, { en: row.actionEn, fr: row.actionFr, pl: row.actionPl });
  }
  for (const row of file.names.cardTypes) {
    names.set(
      `cardType:${row.type}`,
      inEach((language) => row[language]),
    );
  }
  for (const card of file.researchCards.values) names.set(`card:${card.id}`, cardName(names, card));
  for (const extension of file.extensions.values) {
    names.set(`extension:${extension.id}`, extensionName(extension));
  }
  for (const { letter } of file.sectors.values)
    names.set(
      `sector:${letter}`,
      inEach(() => letter),
    );
  for (const { id } of file.headquarters.rooms)
    names.set(
      `room:${id}`,
      inEach(() => id.toUpperCase()),
    );
  for (const [place, words] of Object.entries(PLACE_WORDS)) names.set(`room:${place}`, words);
  for (const { id } of file.programCards.values)
    names.set(
      `program:${id}`,
      inEach(() => id.toUpperCase()),
    );
  return Object.fromEntries([...names].map(([key, words]) => [key, { ...words }]));
}

/** "Workshop bonus (red: 1 crystal)". */
function cardName(names: ReadonlyMap<string, Words>, { type, colour, reward }: ResearchCard): Words {
  return inEach((language) => {
    const called = names.get(`cardType:${type}`)?.[language] ?? type;
    const about = [colourName(names, colour, language), amounts(reward ?? {}, '', language)].filter(
      (part) => part !== '',
    );
    return about.length === 0 ? called : `${called} (${about.join(': ')})`;
  });
}

function colourName(
  names: ReadonlyMap<string, Words>,
  colour: Colour | undefined,
  language: keyof Words,
): string {
  return colour === undefined ? '' : (names.get(`colour:${colour}`)?.[language] ?? colour);
}

/** "A B: +1 time". */
function extensionName({ letters, adds }: Extension): Words {
  return inEach((language) =>
    [letters.join(' '), amounts(adds, '+', language)].filter((part) => part !== '').join(': '),
  );
}

function amounts(
  given: Readonly<Partial<Record<Kind, number>>>,
  sign: string,
  language: keyof Words,
): string {
  // as: the keys of rewards and capacities are kinds
  const kinds = Object.entries(given) as [Kind, number][];
  return kinds
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => `${sign}${number} ${counted(kind, number, language)}`)
    .join(', ');
}

function counted(kind: Kind, number: number, language: keyof Words): string {
  const words = KIND_WORDS[kind][language];
  return words[PLURALS[language].select(number)] ?? words.other;
}
