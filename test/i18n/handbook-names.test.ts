import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '../../src/i18n/handbook.ts';
import { typesetFrenchName } from '../../src/i18n/french-typography.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { OFFERED } from '../commands/test-context.ts';

/* A handbook calls things what the board and the options panel call them. */

/** What has a name of its own, and so a paragraph that bears it. */
const NAMED: Readonly<Record<string, RegExp>> = {
  aquasphere: /^cardType:/u,
  'new-eden': /^(?:card:\d[AB]-RE|extension:)/u,
};

describe.each(Object.keys(NAMED))('the handbook of %s', (id) => {
  const offered = OFFERED.get(id);
  const handbook = offered?.handbook;
  const names = Object.entries(offered?.game.names ?? {}).filter(([key]) => NAMED[id]?.test(key));

  it.each(LOCALES)('gives each card with a name a paragraph with that title (%s)', (locale) => {
    expect(names.length).toBeGreaterThan(5);
    const missing = names.filter(([key, words]) => {
      const told = paragraphsOf(handbook?.outline ?? { cards: [], chapters: [] }).find(({ about = [] }) =>
        about.includes(key),
      );
      const title = handbook?.words[locale].paragraphs[told?.id ?? '']?.title ?? '';
      return !title.includes(typesetFrenchName(words[locale] ?? ''));
    });
    expect(missing).toEqual([]);
  });

  it.each(LOCALES)('names each option of a table as its panel does (%s)', (locale) => {
    const text = handbook?.words[locale].paragraphs.options?.text ?? '';
    const labels = (offered?.game.options ?? []).map(
      ({ key }) => offered?.texts[locale].options[key]?.label ?? key,
    );
    expect(labels.length).toBeGreaterThan(2);
    expect(labels.filter((label) => !text.includes(label))).toEqual([]);
  });
});
