import { describe, expect, it } from 'vitest';
import type { Msg, MsgValue } from '../../src/engine/core/contract.ts';
import { MESSAGES, type MessageKey } from '../../src/engine/games/antarctica/messages.ts';
import { ANTARCTICA_TEXTS } from '../../src/i18n/games/antarctica/index.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { sayWith, type Say } from '../../src/i18n/say.ts';
import { GAME } from '../games/antarctica/standard-set.ts';

/** Discord's longest name, in wide letters. */
const LONGEST_PLAYER = 'Wąsowska-Brzęczyszczykiewiczówna';
/** A button has 80 characters, a menu's entry 100; both begin with a number such as "36 · ". */
const BUTTON = 75;
const QUESTION = 200;
const LOG_LINE = 300;

const KEYS = Object.keys(MESSAGES) as MessageKey[]; // as: its own keys

function speaker(locale: Locale, player: string): Say {
  return sayWith({
    locale,
    messages: MESSAGES,
    texts: ANTARCTICA_TEXTS[locale],
    names: GAME.names,
    playerName: () => player,
  });
}

/** The id of the component with the longest name of its kind. */
function longestName(category: string, locale: Locale): string {
  const ids = Object.keys(GAME.names).filter((key) => key.startsWith(`${category}:`));
  const length = (key: string): number => GAME.names[key]?.[locale]?.length ?? 0;
  const [longest = ''] = ids.sort((a, b) => length(b) - length(a));
  return longest.slice(category.length + 1);
}

/** What stands for a part of a sentence: the wordiest one. */
function longestPart(key: string, field: string, locale: Locale): Msg {
  const prefix: Readonly<Record<string, string>> = {
    by: 'by.',
    why: key === 'effectVoid' ? 'void.' : 'boxed.',
    kind: 'discarded.',
    from: 'from.',
    question: 'question.',
    reason: 'end.',
    category: 'scored.',
    points: 'scored.points',
  };
  const parts = KEYS.filter((part) => part.startsWith(prefix[field] ?? '-')).map((part) =>
    filled(part, locale),
  );
  const say = speaker(locale, LONGEST_PLAYER);
  const [longest = { key: 'do.end' }] = parts.sort((a, b) => say.say(b).length - say.say(a).length);
  return longest;
}

/** The message with the longest words and the given number in its placeholders. */
function filled(key: MessageKey, locale: Locale, number = 2): Msg {
  const fields = Object.entries(MESSAGES[key]).flatMap(([field, form]): [string, MsgValue][] => {
    const [kind = '', category = ''] = form.replace('?', '').split(':');
    if (kind === 'number') return [[field, number]];
    if (kind === 'seat') return [[field, 0]];
    if (kind === 'seats') return [[field, [0, 1]]];
    if (kind === 'name') return [[field, longestName(category, locale)]];
    if (kind === 'names') return [[field, [longestName(category, locale), longestName(category, locale)]]];
    return key === 'scored.points' ? [] : [[field, longestPart(key, field, locale)]];
  });
  return { key, with: Object.fromEntries(fields) };
}

function said(locale: Locale, prefix: string): { key: string; text: string }[] {
  const say = speaker(locale, LONGEST_PLAYER);
  return KEYS.filter((key) => key.startsWith(prefix)).map((key) => ({
    key,
    text: say.say(filled(key, locale)),
  }));
}

describe.each(LOCALES)('the words of Antarctica in %s', (locale) => {
  it('GIVEN the longest component and player names WHEN an option is shown THEN it fits on a button', () => {
    for (const { key, text } of [...said(locale, 'do.'), ...said(locale, 'group.')])
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(BUTTON);
  });

  it('GIVEN the longest names WHEN a question is asked THEN it is one or two short sentences', () => {
    for (const { key, text } of said(locale, 'ask.'))
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(QUESTION);
  });

  it('GIVEN the longest names WHEN anything is told THEN it is filled in and not too long for the log', () => {
    for (const { key, text } of said(locale, '')) {
      expect(text, key).not.toMatch(/undefined|NaN|\[object|\$\{|^\s|\s$| {2}/u);
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(LOG_LINE);
    }
  });

  it('GIVEN a refusal WHEN said THEN it goes on after a colon: a small letter or a name, and no full stop', () => {
    const names = Object.values(GAME.names).map((name) => name[locale] ?? '');
    for (const { key, text } of said(locale, 'why.')) {
      expect(text, key).not.toMatch(/\.$/u);
      if (!names.some((name) => text.startsWith(name))) expect(text, key).toMatch(/^\p{Ll}/u);
    }
  });

  it('GIVEN each number from 0 to 36 WHEN said THEN it is in the text of every message about that number', () => {
    const say = speaker(locale, 'Ola');
    for (const key of ['recruited', 'do.recruit', 'board.cardsToGo', 'board.scientistsToGo'] as const) {
      for (let number = 0; number <= 36; number += 1)
        expect(say.say(filled(key, locale, number))).toMatch(new RegExp(`\\b${number}\\b`, 'u'));
    }
  });

  it('GIVEN the verbs of the game WHEN commands are made THEN every verb, parameter and option is named', () => {
    const { verbs, parameters, options } = ANTARCTICA_TEXTS[locale];
    expect(Object.keys(verbs).sort()).toEqual(GAME.actions.map(({ name }) => name).sort());
    const used = new Set(GAME.actions.flatMap(({ values }) => Object.keys(values)));
    expect(Object.keys(parameters).sort()).toEqual([...used].sort());
    expect(new Set(Object.values(parameters).map(({ name }) => name)).size).toBe(used.size);
    for (const { key, values } of GAME.options) {
      const named: Readonly<Record<string, { readonly values: Readonly<Record<string, string>> }>> = options;
      expect(Object.keys(named[key]?.values ?? {}).sort()).toEqual(values.map(String).sort());
    }
  });
});

describe('the words of a turn', () => {
  const story = (locale: Locale): string[] => {
    const { event } = speaker(locale, 'Ola');
    return [
      event({ type: 'sunMoved', area: 'e', skipped: ['s', 'se'] } as never),
      event({ type: 'shipSailed', seat: 0, from: 'e', to: 'n', icebreaker: 1 } as never),
      event({ type: 'built', seat: 0, card: 'D07', area: 'n', scientists: 1, using: 'basic' } as never),
      event({ type: 'advanced', seat: 0, track: 'inland', from: 0, to: 3, points: 3, lost: 0 } as never),
      event({ type: 'recruited', seat: 0, count: 3 } as never),
    ];
  };

  it('tell what happened, where, and with how many, in each language', () => {
    expect(story('en')).toEqual([
      'The sun passes South and South-East and shines on East.',
      'Icebreaker! Ola sails from East to North.',
      'Ola builds in North: Factory, with 1 scientist and a card (Basic Resource) for what was missing.',
      'Inland track: Ola enters at space 3.',
      'Ola recruits 3 scientists.',
    ]);
    expect(story('fr')[1]).toBe('Brise-glace\u00A0! Ola navigue de la zone Est à la zone Nord.');
    expect(story('pl')[4]).toBe('Ola zatrudnia 3 naukowców.');
  });

  it('name the taken shipyard card only where it is known', () => {
    const { event } = speaker('en', 'Ola');
    const from = { key: 'from.pile' };
    expect(event({ type: 'cardTaken', seat: 0, from, card: 'fast' } as never)).toContain('Fast Research');
    expect(event({ type: 'cardTaken', seat: 0, from } as never)).toBe(
      'Ola takes a shipyard card from the pile.',
    );
  });
});

describe('the terms of the glossary', () => {
  it.each<[MessageKey, RegExp, RegExp, RegExp]>([
    ['do.discardCube', /^Discard /u, /^Défausser /u, /^Odrzuć /u],
    ['do.discardShip', /^Discard /u, /^Défausser /u, /^Odrzuć /u],
    ['resourceDiscarded', / discards /u, / défausse /u, / odrzuca /u],
    ['scored.resources', /^Discarded resources$/u, /^Ressources défaussées$/u, /^Zasoby odrzucone$/u],
    ['do.recruit', /^Recruit /u, /^Recruter /u, /^Zatrudnij /u],
    ['do.ship', /^Build a ship/u, /^Construire un bateau/u, /^Buduj statek/u],
    ['do.stay', /^Stay/u, /^Rester/u, /^Zostań/u],
    ['do.skip', /^Skip$/u, /^Passer$/u, /^Pomiń$/u],
    ['do.end', /^End the turn$/u, /^Terminer le tour$/u, /^Zakończ turę$/u],
    ['item.supply', /supply/u, /^Personnel$/u, /zasobach/u],
    ['item.reserve', /reserve/u, /^Réserve$/u, /rezerwie/u],
    ['item.availableCubes', /^Available /u, / disponibles$/u, /^Dostępne /u],
    ['item.discardedShips', /^Discarded /u, / défaussés$/u, /^Odrzucone /u],
    ['board.tracks', /^Research tracks$/u, /^Pistes de recherche$/u, /^Tory badań$/u],
    ['firstPlaces', /^First places$/u, /^Majorités$/u, /^Pierwsze miejsca$/u],
    [
      'over.scientists',
      /^All scientists placed$/u,
      /^Tous les scientifiques placés$/u,
      /^Wszyscy naukowcy na planszy$/u,
    ],
    [
      'over.buildings',
      /^All buildings built$/u,
      /^Tous les bâtiments construits$/u,
      /^Wszystkie budynki wzniesione$/u,
    ],
    ['over.idle', /^Nothing happens any more$/u, /^Plus rien ne se passe$/u, /^Nic się już nie dzieje$/u],
    ['over.no-ships', /^No ships left$/u, /^Plus aucun bateau$/u, /^Brak statków$/u],
  ])('GIVEN %s THEN it says what the box says', (key, en, fr, pl) => {
    const text = (locale: Locale): string => speaker(locale, 'Ada').say(filled(key, locale));
    expect(text('en')).toMatch(en);
    expect(text('fr')).toMatch(fr);
    expect(text('pl')).toMatch(pl);
  });
});
