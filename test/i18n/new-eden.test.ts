import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/engine/games/new-eden/index.ts';
import type { State } from '../../src/engine/games/new-eden/state.ts';
import { MESSAGES } from '../../src/engine/games/new-eden/messages.ts';
import { NEW_EDEN_TEXTS } from '../../src/i18n/games/new-eden/index.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { GAME } from '../games/new-eden/scene.ts';
import { randomPositions, some } from '../render/random-table.ts';
import { filled, saidOf, speaker, type Speech } from './longest-words.ts';

/** A button has 80 characters, a menu's entry and its description 100; a label begins with a number such as "36 · ". */
const BUTTON = 75;
const ENTRY = 95;
const DESCRIPTION = 100;
const QUESTION = 200;
const LOG_LINE = 400;
/** Options that name several cards are shown in a menu, which has more room than a button. */
const IN_MENUS = ['option.activate', 'option.market', 'option.keep'];

const KEYS = Object.keys(MESSAGES);
const beginning = (prefix: string) => KEYS.filter((key) => key.startsWith(prefix));
const PARTS: Readonly<Record<string, readonly string[]>> = {
  effect: beginning('effect.'),
  step: beginning('step.'),
  cause: beginning('cause.'),
  bonus: beginning('bonus.'),
  first: beginning('bonus.'),
  second: beginning('bonus.'),
  decided: beginning('decided.'),
  phase: beginning('board.phase.'),
  line: beginning('line.'),
  detail: ['detail.module', 'detail.card'],
};
const SPEECH: Speech = {
  messages: MESSAGES,
  texts: NEW_EDEN_TEXTS,
  names: GAME.names,
  parts: (field) => PARTS[field] ?? [],
  listed: (id) => /^[123]/u.test(id),
  longestLists: { 'option.market': 3, 'option.keep': 3, 'detail.row': 3, rowsRevealed: 3, rowSold: 3 },
};
/** The detail of a card whose step and effect are the longest at once: no such card is ever bought. */
const OF_REAL_CARDS = new Set(['detail.card', 'detail.module', 'detail.sites']);

/** Questions of random games at each number of players. */
function offers() {
  return [1, 2, 4].flatMap((seats) =>
    some(randomPositions<State>(GAME, `offers-${seats}`, seats), 2).flatMap((state) => {
      const [seat] = GAME.activeSeats(state);
      const prompt = seat === undefined ? undefined : GAME.prompt(state, seat);
      return prompt === undefined ? [] : [{ prompt }];
    }),
  );
}

describe.each(LOCALES)('the words of New Eden in %s', (locale) => {
  it('GIVEN the longest component and player names WHEN an option is shown THEN it fits on a button or into a menu', () => {
    for (const { key, text } of [...saidOf(SPEECH, locale, 'option.'), ...saidOf(SPEECH, locale, 'group.')])
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(IN_MENUS.includes(key) ? ENTRY : BUTTON);
  });

  it('GIVEN the longest names WHEN an option is explained THEN it fits under its entry', () => {
    for (const { key, text } of saidOf(SPEECH, locale, 'detail.'))
      if (!OF_REAL_CARDS.has(key)) expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(DESCRIPTION);
  });

  it('GIVEN every card and every row of the display WHEN it is offered THEN price, effect and end points fit', () => {
    const { say } = speaker(SPEECH, locale);
    for (const { prompt } of offers()) {
      for (const { label, detail } of prompt.options) {
        expect(say(label).length, say(label)).toBeLessThanOrEqual(ENTRY);
        if (detail !== undefined) expect(say(detail).length, say(detail)).toBeLessThanOrEqual(DESCRIPTION);
      }
    }
  });

  it('GIVEN the longest names WHEN a question is asked THEN it is one or two short sentences', () => {
    for (const { key, text } of saidOf(SPEECH, locale, 'ask.')) {
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(QUESTION);
      expect(text, key).toMatch(/[.?]$/u);
    }
  });

  it('GIVEN the longest names WHEN anything is told THEN it is filled in and not too long for the log', () => {
    for (const number of [0, 1, 2, 5]) {
      for (const { key, text } of saidOf(SPEECH, locale, '', number)) {
        if (key !== 'alt.who' && !key.startsWith('row.'))
          expect(text, key).not.toMatch(/undefined|NaN|\[object|\$\{|^\s|\s$| {2}/u);
        expect(text, key).not.toMatch(/undefined|NaN|\[object|\$\{| {2}/u);
        expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(LOG_LINE);
      }
    }
  });

  it('GIVEN a refusal WHEN said THEN it goes on after a colon: a small letter or a name, and no full stop', () => {
    const names = [
      ...Object.values(GAME.names).map((name) => name[locale] ?? ''),
      'Wąsowska',
      'Deep Thought',
    ];
    for (const { key, text } of saidOf(SPEECH, locale, 'refuse.')) {
      expect(text, key).not.toMatch(/\.$/u);
      if (!names.some((name) => name !== '' && text.startsWith(name))) expect(text, key).toMatch(/^\p{Ll}/u);
    }
  });

  it('GIVEN a number WHEN said THEN it is in the text', () => {
    const { say } = speaker(SPEECH, locale, 'Ola');
    for (const key of [
      'effect.coins',
      'effect.points',
      'effect.deeples',
      'option.bid',
      'has.dome',
      'detail.coinsLeft',
    ])
      for (let number = 0; number <= 24; number += 1)
        expect(say(filled(SPEECH, key, locale, number))).toMatch(new RegExp(`\\b${number}\\b`, 'u'));
  });

  it('GIVEN the verbs of the game WHEN commands are made THEN every verb, parameter and option is named', () => {
    const { verbs, parameters, options } = NEW_EDEN_TEXTS[locale];
    expect(Object.keys(verbs).sort()).toEqual(GAME.actions.map(({ name }) => name).sort());
    const used = new Set(GAME.actions.flatMap(({ values }) => Object.keys(values)));
    expect(Object.keys(parameters).sort()).toEqual([...used].sort());
    const nameOf = /^[-_\p{L}\p{N}]{1,32}$/u;
    const shown = [...Object.values(verbs), ...Object.values(parameters)];
    for (const { name, description } of shown) {
      expect(name).toMatch(nameOf);
      expect(name).toBe(name.toLowerCase());
      expect(description.length).toBeLessThanOrEqual(100);
    }
    expect(new Set(Object.values(verbs).map(({ name }) => name)).size).toBe(21);
    expect(new Set(Object.values(parameters).map(({ name }) => name)).size).toBe(used.size);
    for (const { key, values } of GAME.options) {
      const named: Readonly<Record<string, { readonly values: Readonly<Record<string, string>> }>> = options;
      expect(Object.keys(named[key]?.values ?? {}).sort()).toEqual(values.map(String).sort());
    }
  });
});

describe('the words of a turn in New Eden', () => {
  const story = (locale: Locale): string[] => {
    const { event } = speaker(SPEECH, locale, 'Ola');
    const events: readonly Event[] = [
      { type: 'bought', seat: 0, card: '1A-CR1', row: 4 },
      { type: 'coinsPaid', seat: 0, coins: 1, cause: { key: 'cause.price', with: { row: 4 } } },
      { type: 'damageChanged', seat: 0, by: 1, to: 3, cause: { key: 'cause.row', with: { row: 4 } } },
      { type: 'deepleMoved', seat: 0, arm: 'crab', from: 0, to: 2, module: '1A-CR1' },
      {
        type: 'pointsGained',
        seat: 0,
        points: 5,
        cause: { key: 'cause.module', with: { module: '1A-SH2' } },
      },
    ];
    return events.map(event);
  };

  it('tell what happened, to whom and why, in each language', () => {
    expect(story('en')).toEqual([
      'Ola buys Harvest crab 1A-CR1 from row 4.',
      'Ola pays 1 coin (row 4).',
      'Ola takes 1 damage (row 4): damage 3.',
      'A deeple of Ola swims from the dome to Harvest crab 1A-CR1 (Harvest crab, 2).',
      'Ola scores 5 points (Shell house 1A-SH2).',
    ]);
    expect(story('fr')[2]).toBe('Ola subit 1 dégât (ligne 4)\u00A0; dégâts\u00A0: 3.');
    expect(story('pl')[1]).toBe('Ola płaci 1 monetę (rząd 4).');
    expect(story('pl')[4]).toBe('Ola zdobywa 5 punktów (Dom-muszla 1A-SH2).');
  });

  it('name Deep Thought where no seat is named', () => {
    const passed: Event = { type: 'passed', place: 1 };
    for (const locale of LOCALES)
      expect(speaker(SPEECH, locale, 'Ola').event(passed)).toContain('Deep Thought');
  });

  it('name the cards of the black market only where they are known', () => {
    const { event } = speaker(SPEECH, 'en', 'Ola');
    const own: Event = { type: 'marketChosen', seat: 0, cards: ['1B-CR1'] };
    const foreign: Event = { type: 'marketChosen', seat: 0 };
    expect(event(own)).toBe('Ola has chosen: Harvest crab 1B-CR1.');
    expect(event(foreign)).toBe('Ola has chosen.');
  });
});
