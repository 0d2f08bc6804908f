import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WHOLE_GAMES } from '../../scripts/games.ts';
import { GAMES } from '../../src/games/index.ts';
import {
  paragraphsOf,
  type Handbook,
  type HandbookOutline,
  type HandbookWords,
} from '../../src/i18n/handbook.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { topicsOf } from '../../src/i18n/topics.ts';
import { OFFERED } from '../commands/test-context.ts';
import { definedIds, idsIn, sources } from '../rule-ids.ts';

/* Handbooks are what players read instead of docs/rules: they leave nothing out, and say it in players' words. */

type Words = HandbookWords<HandbookOutline>;

const PREFIX_BY_GAME: Readonly<Record<string, string>> = {
  antarctica: 'ANT',
  aquasphere: 'AQS',
  'new-eden': 'NED',
};
const CARD_WORDS = 60;
const PITCH_CHARACTERS = 200;
/** a paragraph with its title on a page of its own */
const PARAGRAPH_CHARACTERS = 1_500;
/** of an entry in a menu, and of a button */
const TITLE_CHARACTERS = 80;

const taught = WHOLE_GAMES.flatMap(({ rulebook, handbook }): [string, Handbook][] =>
  handbook === undefined ? [] : [[rulebook.id, handbook]],
);

/** Every number that a text says in figures, in order of size: languages order their words in other ways. */
function figuresIn(text: string): readonly string[] {
  const withoutCards = text.replace(/\b[123][AB]-[A-Z]{2}\d\b/gu, '');
  return (withoutCards.match(/\d+/gu) ?? []).sort((one, other) => Number(one) - Number(other));
}

function textsOf({ pitch, cards, chapters, paragraphs }: Words): readonly string[] {
  const titled = [...Object.values(cards), ...Object.values(paragraphs)];
  return [pitch, ...Object.values(chapters), ...titled.flatMap(({ title, text }) => [title, text])];
}

/** What the files of a game's components call things. */
function wordsOfSet(game: string): readonly string[] {
  const folder = new URL(`../../components/${game}/`, import.meta.url);
  return readdirSync(folder).flatMap(
    (file) => readFileSync(new URL(file, folder), 'utf8').match(/(?<=")[\w-]+(?=")/gu) ?? [],
  );
}

describe.each(taught.filter(([game]) => PREFIX_BY_GAME[game] !== undefined))(
  'the handbook of %s and docs/rules',
  (game, { outline }) => {
    const prefix = PREFIX_BY_GAME[game] ?? '';
    const defined = definedIds(prefix, new URL(`../../docs/rules/${game}.md`, import.meta.url));
    const covered = new Set(paragraphsOf(outline).flatMap(({ covers }) => covers));

    it('tells every rule somewhere, and none that does not exist', () => {
      expect(defined.filter((id) => !covered.has(id))).toEqual([]);
      expect([...covered].filter((id) => !defined.includes(id))).toEqual([]);
    });

    it('has an answer to Why? for every rule that the game refuses something by', () => {
      const code = sources(new URL(`../../src/engine/games/${game}/`, import.meta.url), false);
      const refusing = code.flatMap((source) => source.match(/refus\w*\([^;]*?\)/gu) ?? []);
      const cited = idsIn(prefix, refusing);
      expect(cited.size).toBeGreaterThan(10);
      expect([...cited].filter((id) => !covered.has(id))).toEqual([]);
    });
  },
);

it('every game of this bot has a handbook', () => {
  expect(taught.map(([game]) => game)).toEqual(
    expect.arrayContaining(GAMES.map(({ rulebook }) => rulebook.id)),
  );
});

describe.each(taught)('the handbook of %s', (game, { outline, words, illustrations }) => {
  const paragraphs = paragraphsOf(outline);

  it('has five to eight cards, and names each card, chapter and paragraph once', () => {
    expect(outline.cards.length).toBeGreaterThanOrEqual(5);
    expect(outline.cards.length).toBeLessThanOrEqual(8);
    // a menu has 25 entries
    expect(outline.chapters.length).toBeLessThanOrEqual(25);
    for (const ids of [outline.cards, outline.chapters.map(({ id }) => id), paragraphs.map(({ id }) => id)])
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(Object.keys(illustrations).filter((card) => !outline.cards.includes(card))).toEqual([]);
  });

  it('is about components and kinds of them that the game has', () => {
    const names = Object.keys(OFFERED.get(game)?.game.names ?? {});
    const known = new Set([...names, ...names.flatMap((key) => key.split(':')), ...wordsOfSet(game)]);
    expect(paragraphs.flatMap(({ about = [] }) => about).filter((key) => !known.has(key))).toEqual([]);
  });

  describe.each(LOCALES)('in %s', (locale) => {
    const told = words[locale];

    it('is short enough for people and for Discord', () => {
      const { pitch, cards, chapters, paragraphs: texts } = told;
      const long = Object.values(cards).filter(({ text }) => text.split(/\s+/u).length > CARD_WORDS);
      expect(long.map(({ title, text }) => `${title}: ${text.split(/\s+/u).length}`)).toEqual([]);
      for (const { text } of Object.values(texts))
        expect(text.length, text).toBeLessThanOrEqual(PARAGRAPH_CHARACTERS);
      for (const title of [
        ...Object.values(chapters),
        ...[...Object.values(cards), ...Object.values(texts)].map((one) => one.title),
      ])
        expect(title.length, title).toBeLessThanOrEqual(TITLE_CHARACTERS);
      expect(pitch.length).toBeLessThanOrEqual(PITCH_CHARACTERS);
    });

    it('says nothing that only we know: no rule ids, no codes of the data file', () => {
      const ids = /\b(?:ANT|AQS|NED)-|\b(?:ST|EX|BO)-[A-Z]+\d?\b|\bp[1-7]\b|[a-z]+-(?:kp|crystal|time)\b/u;
      expect(textsOf(told).filter((text) => ids.test(text))).toEqual([]);
    });

    it('is set with curly quotes and apostrophes, and single spaces', () => {
      expect(textsOf(told).filter((text) => text === '' || /['"]| {2}|^\s|\s$|\.\.\./u.test(text))).toEqual(
        [],
      );
    });

    it('says the same figures as in English', () => {
      const figures = ({ cards, paragraphs: texts }: Words): unknown =>
        [...Object.entries(cards), ...Object.entries(texts)].map(([id, { text }]) => [id, figuresIn(text)]);
      expect(figures(told)).toEqual(figures(words.en));
    });

    it('is found by its titles and by the names of what it is about', () => {
      const names = OFFERED.get(game)?.game.names ?? {};
      const topics = topicsOf({ outline, words, illustrations }, locale, names);
      const ids = topics.map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      for (const { name, paragraph } of topics) {
        expect(name).not.toBe('');
        expect(told.paragraphs[paragraph]?.title).toBeDefined();
      }
    });
  });
});
