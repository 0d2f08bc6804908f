import { ButtonStyle } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { formatCustomId, parseCustomId } from '../../src/commands/custom-id.ts';
import { MAX_COMPONENTS } from '../../src/commands/layout.ts';
import type { NumberedOption } from '../../src/commands/numbered-options.ts';
import {
  FIRST_SECTIONS,
  MAX_SECTIONS,
  menuOf,
  type IdFor,
  type Menu,
} from '../../src/commands/panel-menu.ts';
import { parsePath, START, type PanelPath } from '../../src/commands/panel-path.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { partsOf } from './test-context.ts';

const id: IdFor = (verb, argument = '') => formatCustomId({ verb, tableId: '0123456789', rev: 77, argument });

function options(count: number, words: Partial<NumberedOption> = {}, groups = 0): NumberedOption[] {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    text: `build c${index}`,
    label: `Build the thing ${index}`,
    word: 'Build',
    line: `**${index + 1} · ${words.label ?? ''}** – ${words.detail ?? ''}`,
    lines: `**${index + 1} · ${words.label ?? ''}**`,
    ...(groups > 0 && { group: `Kind ${index % groups}` }),
    ...words,
  }));
}

/** Everything that can be pressed: the choices, the menus, the last row. */
function parts({ sections, menus, last }: Menu): ReturnType<typeof partsOf> {
  return [...partsOf({ sections, rows: menus }), ...last];
}

/** Every text that can be chosen by following everything that can be pressed. */
function reachable(all: readonly NumberedOption[], visit: (menu: Menu) => void): Set<string> {
  const texts = new Set<string>();
  const seen = new Set<string>();
  const walk = (path: PanelPath): void => {
    const menu = menuOf(all, path, id, TEXTS.en);
    visit(menu);
    for (const part of parts(menu)) {
      if (part.disabled === true) continue;
      const pressed = parseCustomId(part.custom_id);
      const values = part.options?.map(({ value }) => value) ?? [];
      if (pressed?.verb === 'act') texts.add(pressed.argument);
      if (pressed?.verb === 'pick' || pressed?.verb === 'pick-both')
        for (const value of values) texts.add(value);
      const next = pressed?.verb === 'show' ? [pressed.argument] : pressed?.verb === 'group' ? values : [];
      for (const place of next.filter((one) => !seen.has(one))) {
        seen.add(place);
        walk(parsePath(place));
      }
    }
  };
  walk(START);
  return texts;
}

describe('the panel’s menu', () => {
  it.each([
    [1, 0],
    [10, 0],
    [11, 3],
    [25, 0],
    [26, 0],
    [200, 0],
    [200, 4],
    [200, 12],
    [200, 40],
    [200, 200],
  ])('reaches all of %i options in %i groups, within Discord’s limits', (count, groups) => {
    const all = options(count, {}, groups);
    const texts = reachable(all, (menu) => {
      expectPossible(menu);
      expect(menu.listing.join('\n').length).toBeLessThanOrEqual(1_300);
    });
    expect(texts.size).toBe(count);
  });

  it.each([
    [1, 1],
    [5, 5],
    [6, 4],
    [8, 3],
    [10, 10],
    [25, 25],
    [60, 60],
    [200, 9],
  ])('reaches all of %i options of which %i can be chosen with the step after them', (count, both) => {
    const all = options(count, {}, 3).map((option, index) => {
      const together = { text: `${option.text} + end`, label: `${option.label}, then end` };
      return index < both ? { ...option, together } : option;
    });
    const texts = reachable(all, expectPossible);
    expect(texts.size).toBe(count + both);
  });

  it('has the first choices beside their buttons, however many there are, and the others in a menu', () => {
    const few = menuOf(options(MAX_SECTIONS, {}, 3), START, id, TEXTS.en);
    expect(few.sections).toHaveLength(MAX_SECTIONS);
    expect(few.menus).toEqual([]);
    const more = menuOf(options(MAX_SECTIONS + 3, {}, 3), START, id, TEXTS.en);
    expect(more.sections).toHaveLength(FIRST_SECTIONS);
    const [menu, ...others] = partsOf({ rows: more.menus });
    expect(others).toEqual([]);
    expect(menu?.placeholder).toBe('More choices (8–11)');
    expect(menu?.options?.map(({ label }) => label)[0]).toBe('8 · Build the thing 7');
    expect(more.shown).toHaveLength(MAX_SECTIONS + 3);
  });

  it('keeps what goes in one go apart: in a menu that says so', () => {
    const withBoth = (count: number): readonly NumberedOption[] =>
      options(count).map((option) => ({
        ...option,
        together: { text: `${option.text} + end`, label: 'All of it' },
      }));
    for (const count of [1, 4, 8, 12]) {
      const menu = menuOf(withBoth(count), START, id, TEXTS.en);
      expect(menu.sections).toHaveLength(count === 12 ? FIRST_SECTIONS : count);
      expect(parts(menu).at(-1)?.options).toHaveLength(count);
      expect(parts(menu).at(-1)?.placeholder).toBe(TEXTS.en.panel.together);
    }
  });

  describe('what ends the turn, and what is rarely wanted', () => {
    const end: NumberedOption = { ...only(options(1)), text: 'end', label: 'End the turn', role: 'end' };
    const discard: NumberedOption = { ...only(options(1)), text: 'discard', label: 'Discard', role: 'aside' };

    it('stand apart from the choices, the end first in the last row', () => {
      const menu = menuOf([...options(3), discard, end], START, id, TEXTS.en);
      expect(menu.sections).toHaveLength(3);
      expect(menu.last.map(({ label }) => label)).toEqual(['End the turn', TEXTS.en.panel.aside]);
      expect(menu.last[0]?.style).toBe(ButtonStyle.Secondary);
      expect(reachable([...options(3), discard, end], expectPossible).size).toBe(5);
    });

    it('the end is green when it is what remains', () => {
      expect(menuOf([discard, end], START, id, TEXTS.en).last[0]?.style).toBe(ButtonStyle.Success);
    });

    it('the end never has the colour of a choice nor another the end’s green, and it leads the last row on every page', () => {
      const aside: PanelPath = { page: 0, group: 'aside' };
      for (const [count, path] of [
        [0, START],
        [1, START],
        [8, START],
        [30, START],
        [200, START],
        [3, aside],
      ] as const) {
        const { sections, last } = menuOf([...options(count), discard, end], path, id, TEXTS.en);
        const [first, ...others] = last;
        expect(first?.label).toBe('End the turn');
        for (const { button } of sections) expect(button.style).toBe(ButtonStyle.Primary);
        for (const other of others) expect(other.style).toBe(ButtonStyle.Secondary);
        expect(first?.style).toBe(count === 0 ? ButtonStyle.Success : ButtonStyle.Secondary);
      }
    });

    it('what the end brings stands in small print, so that the first choices are in sight', () => {
      const telling: NumberedOption = { ...end, detail: '3 points', line: '**4 · End** – 3 points' };
      expect(menuOf([...options(3), telling], START, id, TEXTS.en).listing).toEqual([
        '-# **4 · End** – 3 points',
      ]);
    });

    it('are shown at once where nothing else is, or when they were typed', () => {
      expect(menuOf([discard], START, id, TEXTS.en).sections).toHaveLength(1);
      const typed = { page: 0, only: { letters: 'disc' } };
      expect(menuOf([discard, end], typed, id, TEXTS.en).sections).toHaveLength(1);
    });
  });

  it('says in full in the message what is too long for a menu entry', () => {
    const label = `Build ${'a very long thing '.repeat(9)}at the end`;
    const all = options(60, { label, detail: `It costs ${'a lot and '.repeat(14)}more` });
    const texts = reachable(all, ({ shown, listing }) => {
      expect(listing).toHaveLength(shown.length);
      for (const line of listing) expect(line).toContain('at the end');
      expect(listing.join('\n').length).toBeLessThanOrEqual(1_600);
    });
    expect(texts.size).toBe(60);
  });

  it('numbers options as the picture does, also in a group and on a later page', () => {
    const menu = menuOf(options(200, {}, 1), { page: 1 }, id, TEXTS.en);
    expect(menu.shown.map(({ number }) => number)).toEqual(
      Array.from({ length: 100 }, (_, index) => 101 + index),
    );
    expect(parts(menu)[0]?.options?.[0]?.label).toBe('101 · Build the thing 100');
    const group = menuOf(options(200, {}, 8), { page: 0, group: 2 }, id, TEXTS.en);
    expect(group.shown.map(({ number }) => number).slice(0, 3)).toEqual([3, 11, 19]);
  });

  it.each(LOCALES)('finds its way back in %s', (locale) => {
    const inside = menuOf(options(200, {}, 8), { page: 0, group: 1 }, id, TEXTS[locale]);
    expect(inside.last.map(({ label }) => label)).toEqual([TEXTS[locale].panel.back]);
  });

  it('shows the nearest page when an old panel names one that is gone', () => {
    const menu = menuOf(options(130), { page: 9 }, id, TEXTS.en);
    expect(menu.shown.at(-1)?.number).toBe(130);
    expect(menuOf(options(30), { page: 0, group: 9 }, id, TEXTS.en).shown).toHaveLength(30);
  });
});

function only([one]: readonly NumberedOption[]): NumberedOption {
  if (one === undefined) throw new Error('no option');
  return one;
}

/** As a panel holds it, with undo and two more buttons in its last rows. */
function expectPossible(menu: Menu): void {
  const { sections, menus, last } = menu;
  const all = parts(menu);
  const ids = all.map((part) => part.custom_id);
  expect(new Set(ids).size).toBe(ids.length);
  const buttons = last.length + 3;
  const components = 3 + 3 * sections.length + 2 * menus.length + Math.ceil(buttons / 5) + buttons;
  expect(components).toBeLessThanOrEqual(MAX_COMPONENTS);
  for (const part of all) {
    expect(part.label?.length ?? 0).toBeLessThanOrEqual(80);
    expect(part.options?.length ?? 1).toBeGreaterThan(0);
    expect(part.options?.length ?? 1).toBeLessThanOrEqual(25);
  }
}
