import type { ComponentNames } from '../../core/contract.ts';
import {
  OUT,
  START,
  type Capacity,
  type ResearchCard,
  type Reward,
  type Components,
  type Words,
} from './components.ts';

/*
 * Names of components in each language. The set names owners, colours with their actions, and types of cards; a card
 * or an extension has no name of its own and is called by what it is for.
 */
type Language = keyof Words;
type Kind = keyof Reward | keyof Capacity;

/** Wordings by plural category; `other` for all that have none of their own. */
type Counted = Readonly<
  Record<Language, Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>>
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
const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  fr: new Intl.PluralRules('fr'),
  pl: new Intl.PluralRules('pl'),
};

const inEach = (word: (language: Language) => string): Words => ({
  en: word('en'),
  fr: word('fr'),
  pl: word('pl'),
});
const named = (row: Words): Words => inEach((language) => row[language]);
const itself = (word: string): Words => inEach(() => word);
/** "r3" is "room 3". */
const numbered = (word: Words, id: string): Words => inEach((language) => `${word[language]} ${id.slice(1)}`);

export function componentNames(components: Components): ComponentNames {
  const { owners, colours, cardTypes } = components.names;
  const names: Record<string, Words> = {
    [`room:${START}`]: { en: 'start space', fr: 'case de départ', pl: 'pole startowe' },
    [`room:${OUT}`]: { en: 'outside headquarters', fr: 'hors du quartier général', pl: 'poza centralą' },
  };
  for (const row of owners) names[`owner:${row.owner}`] = named(row);
  for (const row of colours) {
    names[`colour:${row.id}`] = named(row);
    names[`action:${row.id}`] = { en: row.actionEn, fr: row.actionFr, pl: row.actionPl };
  }
  for (const row of cardTypes) names[`cardType:${row.type}`] = named(row);
  for (const card of components.cards.values()) names[`card:${card.id}`] = cardName(names, card);
  for (const { id, letters, adds } of components.extensions.values()) {
    // "A B: +1 time"
    names[`extension:${id}`] = inEach((language) =>
      joined([letters.join(' '), amounts(adds, '+', language)]),
    );
  }
  for (const letter of components.sectors.keys()) names[`sector:${letter}`] = itself(letter);
  for (const id of components.rooms)
    names[`room:${id}`] = numbered({ en: 'room', fr: 'salle', pl: 'sala' }, id);
  for (const id of components.programs.keys())
    names[`program:${id}`] = numbered({ en: 'program', fr: 'programme', pl: 'program' }, id);
  return names;
}

/** "Workshop bonus (red: 1 crystal)". */
function cardName(names: ComponentNames, { type, colour, reward = {} }: ResearchCard): Words {
  return inEach((language) => {
    const called = names[`cardType:${type}`]?.[language] ?? type;
    const token = colour === undefined ? '' : (names[`colour:${colour}`]?.[language] ?? colour);
    const about = joined([token, amounts(reward, '', language)]);
    return about === '' ? called : `${called} (${about})`;
  });
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(': ');
}

function amounts(given: Readonly<Partial<Record<Kind, number>>>, sign: string, language: Language): string {
  // as: the keys of rewards and capacities are kinds
  const kinds = Object.entries(given) as [Kind, number][];
  return kinds
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => {
      const counted = KIND_WORDS[kind][language];
      return `${sign}${number} ${counted[PLURALS[language].select(number)] ?? counted.other}`;
    })
    .join(', ');
}
