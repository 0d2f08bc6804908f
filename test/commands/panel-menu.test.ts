import { describe, expect, it } from 'vitest';
import { formatCustomId, parseCustomId } from '../../src/commands/custom-id.ts';
import { menuOf, type IdFor, type Menu, type NumberedOption } from '../../src/commands/panel-menu.ts';
import { parsePath, START, type PanelPath } from '../../src/commands/panel-path.ts';
import type { Row } from '../../src/commands/rows.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';

const id: IdFor = (verb, argument = '') => formatCustomId({ verb, tableId: '0123456789', rev: 77, argument });

function options(count: number, words: Partial<NumberedOption> = {}, groups = 0): NumberedOption[] {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    text: `build c${index}`,
    label: `Build the thing ${index}`,
    line: `**${index + 1} · ${words.label ?? ''}** – ${words.detail ?? ''}`,
    ...(groups > 0 && { group: `Kind ${index % groups}` }),
    ...words,
  }));
}

interface Pressable {
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { value: string; label: string; description?: string }[];
}
function parts(rows: readonly Row[]): readonly Pressable[] {
  // as: rows hold buttons and menus only
  return rows.flatMap(({ components }) => components as readonly Pressable[]);
}

/** Every text that can be chosen by following everything that can be pressed. */
function reachable(all: readonly NumberedOption[], visit: (menu: Menu) => void): Set<string> {
  const texts = new Set<string>();
  const seen = new Set<string>();
  const walk = (path: PanelPath): void => {
    const menu = menuOf(all, path, id, TEXTS.en);
    visit(menu);
    const pressable: readonly Pressable[] = [...parts(menu.rows), ...menu.navigation];
    for (const part of pressable) {
      if (part.disabled === true || part.custom_id === undefined) continue;
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
    const texts = reachable(all, ({ rows, navigation, listing }) => {
      expect(rows.length + (navigation.length > 0 ? 1 : 0)).toBeLessThanOrEqual(5);
      expect(navigation.length).toBeLessThanOrEqual(4); // undo is the fifth
      const ids = [...parts(rows), ...navigation].map((part) => part.custom_id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const row of rows) expect(row.components.length).toBeLessThanOrEqual(5);
      for (const part of parts(rows)) {
        expect(part.label?.length ?? 0).toBeLessThanOrEqual(80);
        expect(part.options?.length ?? 1).toBeGreaterThan(0);
        expect(part.options?.length ?? 1).toBeLessThanOrEqual(25);
      }
      expect(listing.join('\n').length).toBeLessThanOrEqual(1_300);
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
    const texts = reachable(all, ({ rows, navigation }) => {
      expect(rows.length + (navigation.length > 0 ? 1 : 0)).toBeLessThanOrEqual(5);
      const ids = [...parts(rows), ...navigation].map((part) => part.custom_id);
      expect(new Set(ids).size).toBe(ids.length);
    });
    expect(texts.size).toBe(count + both);
  });

  it('keeps what goes in one go apart: buttons of their own where there is room, else a menu that says so', () => {
    const withBoth = (count: number): readonly NumberedOption[] =>
      options(count).map((option) => ({
        ...option,
        together: { text: `${option.text} + end`, label: 'Both' },
      }));
    const few = menuOf(withBoth(4), START, id, TEXTS.en);
    expect(few.rows.map(({ components }) => components.length)).toEqual([4, 4]);
    expect(parts(few.rows).at(-1)?.label).toBe('4 · Both');
    const more = menuOf(withBoth(8), START, id, TEXTS.en);
    expect(parts(more.rows).at(-1)?.options).toHaveLength(8);
    expect(parts(more.rows).at(-1)?.placeholder).toBe(TEXTS.en.panel.together);
  });

  it('says in full in the message what is too long for a menu entry', () => {
    const label = `Build ${'a very long thing '.repeat(9)}at the end`;
    const all = options(60, { label, detail: `It costs ${'a lot and '.repeat(14)}more` });
    const texts = reachable(all, ({ shown, listing }) => {
      expect(listing).toHaveLength(shown.length);
      for (const line of listing) expect(line).toContain('at the end');
      expect(listing.join('\n').length).toBeLessThanOrEqual(1_300);
    });
    expect(texts.size).toBe(60);
  });

  it('numbers options as the picture does, also in a group and on a later page', () => {
    const menu = menuOf(options(200, {}, 4), { page: 1, group: 2 }, id, TEXTS.en);
    expect(menu.shown.map(({ number }) => number)).toEqual(
      Array.from({ length: 25 }, (_, index) => 3 + 4 * (25 + index)),
    );
    expect(parts(menu.rows)[0]?.options?.[0]?.label).toBe('103 · Build the thing 102');
  });

  it.each(LOCALES)('finds its way back in %s', (locale) => {
    const inside = menuOf(options(60, {}, 3), { page: 0, group: 1 }, id, TEXTS[locale]);
    expect(inside.navigation.map(({ label }) => label)).toEqual([TEXTS[locale].panel.back]);
  });

  it('shows the nearest page when an old panel names one that is gone', () => {
    const menu = menuOf(options(30), { page: 9 }, id, TEXTS.en);
    expect(menu.shown.map(({ number }) => number)).toEqual([26, 27, 28, 29, 30]);
    expect(menuOf(options(30), { page: 0, group: 9 }, id, TEXTS.en).shown).toHaveLength(25);
  });
});
