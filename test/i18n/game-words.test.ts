import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/i18n/locale.ts';
import { GAMES } from '../../src/games/index.ts';
import { filled, LONGEST_PLAYER, saidOf, speaker, withoutOptional } from './longest-words.ts';
import { ANTARCTICA_SPEECH } from './speeches/antarctica.ts';
import { AQUASPHERE_SPEECH } from './speeches/aquasphere.ts';
import type { GameSpeech } from './speeches/game-speech.ts';
import { NEW_EDEN_SPEECH } from './speeches/new-eden.ts';

const SPEECHES: readonly GameSpeech[] = [ANTARCTICA_SPEECH, AQUASPHERE_SPEECH, NEW_EDEN_SPEECH];
const SPOKEN = SPEECHES.flatMap((speech) => LOCALES.map((locale) => ({ speech, locale })));
/** One of a thing, a few and many are said by different words. */
const COUNTS = [0, 1, 2, 5, 12];
const UNFILLED = /undefined|NaN|\[object|\$\{| {2}/u;

it('GIVEN a registered game THEN its words are tested here', () => {
  expect(SPEECHES.map(({ game }) => game.id)).toEqual(GAMES.map(({ rulebook }) => rulebook.id));
});

describe.each(SPOKEN)('the words of $speech.game.id in $locale', ({ speech, locale }) => {
  const { game, texts, room, questions, refusals, numbers, isFragment = () => false } = speech;

  it('GIVEN the longest component and player names WHEN anything is said THEN it is filled in and fits where it is shown', () => {
    for (const number of COUNTS) {
      for (const { key, text } of saidOf(speech, locale, '', number)) {
        expect(text, key).not.toMatch(UNFILLED);
        if (!isFragment(key)) expect(text, key).toBe(text.trim());
        expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(room(key));
      }
    }
  });

  it('GIVEN what may be missing WHEN it is THEN the words say so', () => {
    const { say } = speaker(speech, locale, 'Ola');
    for (const key of Object.keys(speech.messages)) {
      const message = withoutOptional(speech, key, locale);
      const text = message === undefined ? '' : say(message);
      expect(text, key).not.toMatch(UNFILLED);
      if (!isFragment(key)) expect(text, key).toBe(text.trim());
    }
  });

  it('GIVEN a question WHEN asked THEN it ends as a sentence', () => {
    const asked = saidOf(speech, locale, questions);
    expect(asked).not.toEqual([]);
    for (const { key, text } of asked) expect(text, key).toMatch(/[.?)]$/u);
  });

  it('GIVEN a refusal WHEN said THEN it goes on after a colon: a small letter or a name, and no full stop', () => {
    const names = Object.values(game.names).map((name) => name[locale] ?? '');
    const named = [...names, LONGEST_PLAYER, 'Deep Thought'].filter((name) => name !== '');
    const refused = saidOf(speech, locale, refusals);
    expect(refused).not.toEqual([]);
    for (const { key, text } of refused) {
      expect(text, key).not.toMatch(/\.$/u);
      if (!named.some((name) => text.startsWith(name))) expect(text, key).toMatch(/^\p{Ll}/u);
    }
  });

  it.each(Object.entries(numbers))(
    'GIVEN each number of %s WHEN said THEN it is in the text',
    (key, [from, to]) => {
      const { say } = speaker(speech, locale, 'Ola');
      for (let number = from; number <= to; number += 1)
        expect(say(filled(speech, key, locale, number))).toMatch(new RegExp(`\\b${number}\\b`, 'u'));
    },
  );

  it('GIVEN the verbs of the game WHEN commands are made THEN every verb, parameter and option is named, no two alike', () => {
    const { verbs, parameters, options } = texts[locale];
    expect(Object.keys(verbs).sort()).toEqual(game.actions.map(({ name }) => name).sort());
    const used = new Set(game.actions.flatMap(({ values }) => Object.keys(values)));
    expect(Object.keys(parameters).sort()).toEqual([...used].sort());
    for (const named of [verbs, parameters])
      expect(new Set(Object.values(named).map(({ name }) => name)).size).toBe(Object.keys(named).length);
    for (const { key, values } of game.options)
      expect(Object.keys(options[key]?.values ?? {}).sort()).toEqual(values.map(String).sort());
    for (const { key, values } of game.options) {
      const { explained = {} } = options[key] ?? {};
      expect(Object.keys(explained).sort()).toEqual(values.map(String).sort());
      // under a choice of a menu
      for (const line of Object.values(explained)) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });
});
