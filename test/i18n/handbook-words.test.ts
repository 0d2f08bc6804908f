import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HANDBOOK as AQUASPHERE } from '../../src/i18n/games/aquasphere/handbook.ts';
import { HANDBOOK_EN as AQUASPHERE_EN } from '../../src/i18n/games/aquasphere/handbook-en.ts';
import { HANDBOOK_FR as AQUASPHERE_FR } from '../../src/i18n/games/aquasphere/handbook-fr.ts';
import { HANDBOOK_PL as AQUASPHERE_PL } from '../../src/i18n/games/aquasphere/handbook-pl.ts';
import { HANDBOOK as NEW_EDEN } from '../../src/i18n/games/new-eden/handbook.ts';
import { HANDBOOK_EN as NEW_EDEN_EN } from '../../src/i18n/games/new-eden/handbook-en.ts';
import { HANDBOOK_FR as NEW_EDEN_FR } from '../../src/i18n/games/new-eden/handbook-fr.ts';
import { HANDBOOK_PL as NEW_EDEN_PL } from '../../src/i18n/games/new-eden/handbook-pl.ts';
import type { HandbookOutline, Titled } from '../../src/i18n/handbook.ts';
import { definedIds } from '../rule-ids.ts';

interface Words {
  readonly pitch: string;
  readonly cards: Readonly<Record<string, Titled>>;
  readonly chapters: Readonly<Record<string, string>>;
  readonly paragraphs: Readonly<Record<string, Titled>>;
}
interface Handbook {
  readonly game: string;
  readonly prefix: string;
  readonly outline: HandbookOutline;
  readonly words: Readonly<Record<string, Words>>;
}

const HANDBOOKS: readonly Handbook[] = [
  {
    game: 'aquasphere',
    prefix: 'AQS',
    outline: AQUASPHERE,
    words: { en: AQUASPHERE_EN, fr: AQUASPHERE_FR, pl: AQUASPHERE_PL },
  },
  {
    game: 'new-eden',
    prefix: 'NED',
    outline: NEW_EDEN,
    words: { en: NEW_EDEN_EN, fr: NEW_EDEN_FR, pl: NEW_EDEN_PL },
  },
];

const CARD_WORDS = 60;
const PARAGRAPH_CHARACTERS = 1_500;
const PITCH_CHARACTERS = 200;

const textsOf = ({ pitch, cards, paragraphs }: Words): readonly string[] => [
  pitch,
  ...[...Object.values(cards), ...Object.values(paragraphs)].flatMap(({ title, text }) => [title, text]),
];

/** Every number that the texts say in figures, in order of size, so that word order does not matter. */
const figuresIn = (text: string): readonly string[] =>
  (text.replace(/\b[123][AB]-[A-Z]{2}\d\b/gu, '').match(/\d+/gu) ?? []).sort(
    (one, other) => Number(one) - Number(other),
  );

/** The ids, columns and kinds of a set's tables, as the file has them. */
function wordsOfSet(game: string): ReadonlySet<string> {
  const folder = new URL(`../../components/${game}/`, import.meta.url);
  const words = readdirSync(folder).flatMap(
    (file) => readFileSync(new URL(file, folder), 'utf8').match(/(?<=")[\w-]+(?=")/gu) ?? [],
  );
  return new Set(words);
}

describe.each(HANDBOOKS)('the handbook of $game', ({ game, prefix, outline, words }) => {
  const paragraphs = outline.chapters.flatMap((chapter) => chapter.paragraphs);
  const defined = definedIds(prefix, new URL(`../../docs/rules/${game}.md`, import.meta.url));

  it('covers each rule in some paragraph, and no rule that does not exist', () => {
    const covered = new Set(paragraphs.flatMap(({ covers }) => covers));
    expect(defined.filter((id) => !covered.has(id))).toEqual([]);
    expect([...covered].filter((id) => !defined.includes(id))).toEqual([]);
    expect(paragraphs.filter(({ covers }) => covers.length === 0)).toEqual([]);
  });

  it('names each paragraph and card once', () => {
    for (const ids of [paragraphs.map(({ id }) => id), outline.cards])
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(outline.cards.length).toBeGreaterThanOrEqual(5);
    expect(outline.cards.length).toBeLessThanOrEqual(8);
  });

  it('is about components and cards that the set has', () => {
    const known = wordsOfSet(game);
    const about = paragraphs.flatMap((paragraph) => paragraph.about ?? []);
    expect(about.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(Object.keys(words))('keeps its cards, paragraphs and pitch short (%s)', (locale) => {
    const { pitch, cards, paragraphs: told } = words[locale] ?? { pitch: '', cards: {}, paragraphs: {} };
    const tooLong = [
      ...Object.values(cards).filter(({ text }) => text.split(/\s+/u).length > CARD_WORDS),
      ...Object.values(told).filter(({ text }) => text.length > PARAGRAPH_CHARACTERS),
    ];
    expect(tooLong.map(({ title }) => title)).toEqual([]);
    expect(pitch.length).toBeLessThanOrEqual(PITCH_CHARACTERS);
  });

  it.each(Object.entries(words))('says no ids of rules or of the data file (%s)', (_locale, told) => {
    const ids = /\b(?:AQS|NED)-|\b(?:ST|EX|BO)-[A-Z]+\d?\b|\bp[1-7]\b|[a-z]+-(?:kp|crystal|time)\b/u;
    expect(textsOf(told).filter((text) => ids.test(text))).toEqual([]);
    // straight quotes and apostrophes, doubled spaces
    expect(textsOf(told).filter((text) => /['"]| {2}|^ | $/u.test(text))).toEqual([]);
  });

  it.each(Object.keys(words))('says the same figures as in English (%s)', (locale) => {
    const [here, english] = [words[locale], words.en];
    const figures = (told: Words | undefined): unknown => ({
      cards: Object.entries(told?.cards ?? {}).map(([id, { text }]) => [id, figuresIn(text)]),
      paragraphs: Object.entries(told?.paragraphs ?? {}).map(([id, { text }]) => [id, figuresIn(text)]),
    });
    expect(figures(here)).toEqual(figures(english));
  });
});
