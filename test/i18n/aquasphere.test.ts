import { describe, expect, it } from 'vitest';
import type { Msg, MsgValue } from '../../src/engine/core/contract.ts';
import { MESSAGES, type MessageKey } from '../../src/engine/games/aquasphere/messages.ts';
import { AQUASPHERE_TEXTS } from '../../src/i18n/games/aquasphere/index.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { sayWith, type Say } from '../../src/i18n/say.ts';
import { GAME, standard } from '../games/aquasphere/scenario.ts';

/** Discord's longest name, in wide letters. */
const LONGEST_PLAYER = 'Wąsowska-Brzęczyszczykiewiczówna';
/** A button has 80 characters, a menu's entry 100; both begin with a number such as "24 · ". */
const BUTTON = 75;
const CHOICE = 95;
const QUESTION = 200;
const LOG_LINE = 300;

const KEYS = Object.keys(MESSAGES) as MessageKey[]; // as: its own keys

function speaker(locale: Locale, player: string): Say {
  return sayWith({
    locale,
    messages: MESSAGES,
    texts: AQUASPHERE_TEXTS[locale],
    names: GAME.names,
    playerName: () => player,
  });
}

/** The id of the component with the longest name of its kind. */
function longestName(category: string, locale: Locale): string {
  const ids = Object.keys(GAME.names).filter((key) => key.startsWith(`${category}:`));
  const length = (key: string): number => GAME.names[key]?.[locale]?.length ?? 0;
  // words that the picture puts together itself
  if (ids.length === 0) return 'R7 purple';
  const [longest = ''] = ids.sort((a, b) => length(b) - length(a));
  return longest.slice(category.length + 1);
}

const PARTS: Readonly<Record<string, string>> = { by: 'by-', with: 'with-', act: 'act-' };

/** What stands for a part of a sentence: the wordiest one. */
function longestPart(field: string, locale: Locale): Msg {
  const say = speaker(locale, LONGEST_PLAYER);
  const parts = KEYS.filter((key) => key.startsWith(PARTS[field] ?? '?') && key !== 'act-ret').map((key) =>
    filled(key, locale),
  );
  const [longest = { key: 'do-done' }] = parts.sort((a, b) => say.say(b).length - say.say(a).length);
  return longest;
}

/** The message with the longest words and the given number in its placeholders. */
function filled(key: MessageKey, locale: Locale, number = 12): Msg {
  const fields = Object.entries<string>(MESSAGES[key]).map(([field, form]): [string, MsgValue] => {
    const [kind = '', category = ''] = form.replace('?', '').split(':');
    if (kind === 'number') return [field, number];
    if (kind === 'seat') return [field, 0];
    if (kind === 'seats') return [field, [0, 1]];
    if (kind === 'name') return [field, longestName(category, locale)];
    if (kind === 'names') return [field, [longestName(category, locale), longestName(category, locale)]];
    return [field, longestPart(field, locale)];
  });
  return { key, with: Object.fromEntries(fields) };
}

function said(locale: Locale, ...prefixes: string[]): { key: string; text: string }[] {
  const say = speaker(locale, LONGEST_PLAYER);
  return KEYS.filter((key) => prefixes.some((prefix) => key.startsWith(prefix))).map((key) => ({
    key,
    text: say.say(filled(key, locale)),
  }));
}

describe.each(LOCALES)('the words of AquaSphere in %s', (locale) => {
  it('GIVEN the longest component and player names WHEN an option is shown THEN it fits on a button', () => {
    const options = said(locale, 'do-', 'act-', 'group-').filter(({ key }) => key !== 'act-ret');
    for (const { key, text } of options) expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(BUTTON);
  });

  it('GIVEN an act that returns a bot, or a detail WHEN shown THEN it fits into a menu', () => {
    for (const { key, text } of said(locale, 'act-ret', 'about-'))
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(CHOICE);
  });

  it('GIVEN the longest names WHEN a question is asked THEN it is one or two short sentences', () => {
    for (const { key, text } of said(locale, 'ask-'))
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(QUESTION);
  });

  it('GIVEN the longest names WHEN anything is told THEN it is filled in and not too long for the log', () => {
    for (const { key, text } of said(locale, '')) {
      expect(text, key).not.toMatch(/undefined|NaN|\[object|\$\{|^\s|\s$| {2}/u);
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(LOG_LINE);
    }
  });

  it('GIVEN what may be missing WHEN it is THEN the words say so', () => {
    const say = speaker(locale, 'Ola');
    for (const key of KEYS) {
      const optional = Object.entries<string>(MESSAGES[key]).filter(([, form]) => form.endsWith('?'));
      const fields = { ...filled(key, locale).with };
      if (optional.length === 0) continue;
      for (const [field] of optional) Reflect.deleteProperty(fields, field);
      // of two owners one is always there
      if ('neutral' in MESSAGES[key]) fields.neutral = '3';
      expect(say.say({ key, with: fields }), key).not.toMatch(/undefined|NaN|\[object|^\s|\s$| {2}/u);
    }
  });

  it('GIVEN a refusal WHEN said THEN it goes on after a colon: a small letter or a name, and no full stop', () => {
    const names = Object.values(GAME.names).map((name) => name[locale] ?? '');
    for (const { key, text } of said(locale, 'why-')) {
      expect(text, key).not.toMatch(/\.$/u);
      if (!names.some((name) => text.startsWith(name))) expect(text, key).toMatch(/^\p{Ll}/u);
    }
  });

  it('GIVEN each number from 0 to 44 WHEN said THEN it is in the text of every message about that number', () => {
    const say = speaker(locale, 'Ola');
    for (const key of [
      'timePaid',
      'octopodsCaught',
      'do-income',
      'why-lab-complete',
      'board.toLine',
    ] as const) {
      for (let number = key === 'board.toLine' ? 1 : 0; number <= 44; number += 1)
        expect(say.say(filled(key, locale, number))).toMatch(new RegExp(`\\b${number}\\b`, 'u'));
    }
  });

  it('GIVEN the verbs of the game WHEN commands are made THEN every verb, parameter and option is named', () => {
    const { verbs, parameters, options } = AQUASPHERE_TEXTS[locale];
    expect(Object.keys(verbs).sort()).toEqual(GAME.actions.map(({ name }) => name).sort());
    const used = new Set(GAME.actions.flatMap(({ values }) => Object.keys(values)));
    expect(Object.keys(parameters).sort()).toEqual([...used].sort());
    expect(new Set(Object.values(parameters).map(({ name }) => name)).size).toBe(used.size);
    for (const { key, values } of GAME.options) {
      const named: Readonly<Record<string, { readonly values: Readonly<Record<string, string>> }>> = options;
      expect(Object.keys(named[key]?.values ?? {}).sort()).toEqual(values.map(String).sort());
    }
  });

  it('GIVEN Discord’s rule for names of commands WHEN they are made THEN all of them keep it', () => {
    const { verbs, parameters } = AQUASPHERE_TEXTS[locale];
    for (const { name, description } of [...Object.values(verbs), ...Object.values(parameters)]) {
      expect(name).toMatch(/^[-_'\p{L}\p{N}]{1,32}$/u);
      expect(name).toBe(name.toLowerCase());
      expect(description.length).toBeLessThanOrEqual(100);
    }
  });
});

/** Spaces that keep French marks on their line, as one types them. */
const typed = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('the words of a turn', () => {
  /** An act that pushes a bot, as it is told and as it was offered. */
  const story = (locale: Locale): { readonly told: string[]; readonly offered: string[] } => {
    const { event, say } = sayWith({
      locale,
      messages: MESSAGES,
      texts: AQUASPHERE_TEXTS[locale],
      names: GAME.names,
      playerName: (seat) => ['Ola', 'Benoît'][seat] ?? '',
    });
    const table = standard(2)
      .seat(0, { time: 4, programmed: ['yellow', 'green'] })
      .zone('D', { control: 1, time: 5 });
    table.seat(1, { supply: 13 });
    const options = GAME.prompt(table.state, 0)?.options ?? [];
    const labels = options
      .filter(({ text }) =>
        ['program r1', 'buy red', 'act b green', 'act d yellow', 'return green', 'pass'].includes(text),
      )
      .map(({ label }) => say(label));
    return { told: table.play('0 act d yellow').map(event), offered: labels };
  };

  it('tell what happened, where, and with how many, in each language', () => {
    expect(story('en').told).toEqual([
      'Ola pays 3 time.',
      'Ola sends the scientist from sector A to D (zone: yellow).',
      'Ola takes control of sector D (by acting).',
      'The bot that was there (Benoît) goes to the loading station of sector D.',
      'Ola takes 3 of 5 time.',
    ]);
    expect(story('fr').told.map(typed)).toEqual([
      'Ola paie 3 marqueurs temps.',
      'Ola envoie son scientifique du secteur A au secteur D (zone : jaune).',
      'Ola prend le contrôle du secteur D (par l’action).',
      'Robot poussé à la station de chargement du secteur D : Benoît.',
      'Ola prend 3 marqueurs temps sur 5.',
    ]);
    expect(story('pl').told).toEqual([
      'Ola płaci 3 znaczniki czasu.',
      'Ola wysyła naukowca z sektora A do sektora D (strefa: żółty).',
      'Ola przejmuje kontrolę nad sektorem D (akcja).',
      'Dotychczasowy bot (Benoît) trafia do stacji ładowania sektora D.',
      'Ola bierze 3 z 5 znaczników czasu.',
    ]);
  });

  it('say beforehand what an option costs and brings, in each language', () => {
    expect(story('en').offered).toEqual([
      'Buy for 3 time: program red',
      'Sector B: expand the lab by “A: +1 crystal”; costs 1 time',
      'Sector D: take 3 time; costs 3 time',
      'Return green: brings no time',
      'Pass: no more turns this round',
    ]);
    expect(story('fr').offered.map(typed)).toEqual([
      'Acheter pour 3 temps : programmer rouge',
      'Secteur B : extension « A : +1 cristal » ; coût 1 temps',
      'Secteur D : prendre 3 temps ; coût 3 temps',
      'Renvoyer vert : aucun temps en plus',
      'Passer : plus rien à jouer jusqu’au prochain tour',
    ]);
    expect(story('pl').offered).toEqual([
      'Kup (czas 3): programuj kolor czerwony',
      'Sektor B: rozwinięcie „A: +1 kryształ”; czas −1',
      'Sektor D: weź 3 znaczniki czasu; czas −3',
      'Zwróć: zielony (bez czasu)',
      'Spasuj: koniec tur w tej rundzie',
    ]);
  });

  it('decline what is counted', () => {
    const catches = (locale: Locale, number: number): string =>
      speaker(locale, 'Ola').event({ type: 'octopodsCaught', seat: 0, sector: 'D', number } as never);
    expect([1, 2, 5].map((number) => catches('pl', number))).toEqual([
      'Ola łapie 1 ośmiornicę w sektorze D.',
      'Ola łapie 2 ośmiornice w sektorze D.',
      'Ola łapie 5 ośmiornic w sektorze D.',
    ]);
    expect([1, 2].map((number) => catches('fr', number))).toEqual([
      'Ola attrape 1 octopode dans le secteur D.',
      'Ola attrape 2 octopodes dans le secteur D.',
    ]);
    expect([1, 2].map((number) => catches('en', number))).toEqual([
      'Ola catches 1 octopod in sector D.',
      'Ola catches 2 octopods in sector D.',
    ]);
  });

  it('say of the knowledge track how far it went, what was lost and where it stopped', () => {
    const moved = (from: number, to: number, lost: number): string =>
      speaker('en', 'Ola').event({ type: 'knowledgeMoved', seat: 0, from, to, lost } as never);
    expect([moved(3, 9, 2), moved(9, 9, 4), moved(12, 10, 0), moved(0, 0, 0)]).toEqual([
      'Ola gains 6 KP, from 3 to 9; 2 KP lost at the red line.',
      'Ola stops at the red line after 9 and loses 4 KP.',
      'Ola goes back from 12 to 10 KP.',
      'Ola stays at 0 KP.',
    ]);
  });
});
