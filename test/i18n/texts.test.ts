import { describe, expect, it } from 'vitest';
import { WHOLE_GAMES } from '../../scripts/games.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { plural } from '../../src/i18n/plural.ts';
import { COMMAND_KEYS, TEXTS } from '../../src/i18n/texts.ts';

/** Discord's rule for the names of commands and options, without upper case. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const LABEL = 80;
const DESCRIPTION = 100;

function expectName(name: string): void {
  expect(name).toMatch(NAME);
  expect(name).toBe(name.toLowerCase());
}
function expectDescription(text: string): void {
  expect(text.length, text).toBeGreaterThan(0);
  expect(text.length, text).toBeLessThanOrEqual(DESCRIPTION);
}

describe.each(LOCALES)('the words in %s', (locale) => {
  const texts = TEXTS[locale];

  it('name and describe every command within Discord’s limits', () => {
    for (const key of COMMAND_KEYS) {
      expectName(texts.commands[key].name);
      expectDescription(texts.commands[key].description);
    }
  });

  it('give commands of one level different names', () => {
    const levels = new Map<string, string[]>();
    for (const key of COMMAND_KEYS) {
      const level = key.split('.').slice(0, -1).join('.');
      levels.set(level, [...(levels.get(level) ?? []), texts.commands[key].name]);
    }
    for (const names of levels.values()) expect(new Set(names).size, names.join()).toBe(names.length);
  });

  it('mention only commands that exist under that name in this language', () => {
    const known = COMMAND_KEYS.map((key) => {
      const [group, sub] = key.split('.');
      const parent = COMMAND_KEYS.find((one) => one === group);
      const name = parent === undefined ? '' : texts.commands[parent].name;
      return sub === undefined ? name : `${name} ${texts.commands[key].name}`;
    });
    const said = JSON.stringify(spoken(texts)).matchAll(/`\/([^`]+)`/gu);
    for (const [, command = ''] of said) expect(known).toContain(command);
  });

  it('fit on buttons, with the longest game and step', () => {
    const { ai, lobby, board, panel, bot } = texts;
    const labels = [
      lobby.join, lobby.leave, lobby.start, lobby.cancel, lobby.options, ai.add, ai.remove('x'.repeat(32)),
      board.play, board.board, board.log, board.scores, board.previous, board.next,
      panel.back, panel.showAll, panel.refresh, panel.undoYes, panel.undoNo,
      bot.abandonYes, bot.keepPlaying, bot.cancelYes, bot.cancelNo, bot.openLobby, bot.putAwayYes,
      `${board.next} (${panel.page(99, 99)}) ▶`,
    ]; // prettier-ignore
    for (const label of labels) expect(label.length, label).toBeLessThanOrEqual(LABEL);
  });

  it('fit into a message of 2,000 characters, with the longest names', () => {
    const long = 'x'.repeat(200);
    const about = { asked: long, host: long, game: long, min: 1, max: 4, typed: long };
    for (const refusal of Object.values(texts.refusals)) {
      expect(refusal(about).length).toBeLessThanOrEqual(1_000);
      expect(refusal({ ...about, asked: '', typed: '' })).not.toMatch(/undefined|\{|\}/u);
    }
    expect(texts.bot.about(long).length).toBeLessThanOrEqual(2_000);
    expect(texts.bot.hello(long).length).toBeLessThanOrEqual(2_000);
  });

  it('name four seats differently', () => {
    expect(new Set(texts.seats).size).toBe(4);
  });

  it.each(WHOLE_GAMES.map((game) => [game.rulebook.id, game.texts[locale]] as const))(
    'name the commands of the game %s within Discord’s limits',
    (_id, game) => {
      expectDescription(game.about);
      expect(game.title.length).toBeLessThanOrEqual(LABEL);
      const verbs = Object.values(game.verbs);
      for (const { name, description } of [...verbs, ...Object.values(game.parameters)]) {
        expectName(name);
        expectDescription(description);
      }
      expect(new Set(verbs.map(({ name }) => name)).size).toBe(verbs.length);
      for (const { label, values } of Object.values(game.options)) {
        for (const value of Object.values(values))
          expect(`${label}: ${value}`.length).toBeLessThanOrEqual(DESCRIPTION);
      }
    },
  );
});

/** Every sentence of a catalogue, said with something in its placeholders. */
function spoken(part: unknown): unknown {
  if (typeof part === 'function') {
    // as: entries take names, numbers, or what a refusal is about; each of them can be asked for any field
    const say = part as (...words: unknown[]) => unknown;
    return say.length === 1 && part.toString().startsWith('({')
      ? say({ min: 2, max: 4, typed: 'x', asked: 'x', host: 'x', game: 'x' })
      : say('3', '4', '5');
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, spoken(value)]));
}

describe('plurals', () => {
  it('follow each language’s own rules', () => {
    const polish = { one: '# karta', few: '# karty', many: '# kart', other: '# karty' };
    expect([1, 2, 5, 12, 22, 25].map((count) => plural('pl', count, polish))).toEqual([
      '1 karta',
      '2 karty',
      '5 kart',
      '12 kart',
      '22 karty',
      '25 kart',
    ]);
    expect(plural('fr', 0, { one: '# carte', other: '# cartes' })).toBe('0 carte');
    expect(plural('en', 0, { one: '# card', other: '# cards' })).toBe('0 cards');
  });
});
