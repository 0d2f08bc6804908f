import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeMarkdown, plainName } from '../../src/commands/escape.ts';
import { shortened } from '../../src/commands/rows.ts';
import { lastLines, textPages } from '../../src/commands/text-pages.ts';

describe('names typed by people', () => {
  it.each([
    ['@everyone', '@everyone'],
    ['<@123>', '<@123>'],
    ['<#123>', '<#123>'],
    ['**bold**', '**bold**'],
    ['[click](https://evil.example)', '](https://'],
    ['https://evil.example', 'https://'],
    ['`code`', '`code`'],
    ['||spoiler||', '||spoiler||'],
    ['<t:0:R>', '<t:0'],
  ])('%s stays a name in a message', (name, harmful) => {
    expect(escapeMarkdown(name)).not.toContain(harmful);
  });

  it('are no headings, lists or quotes', () => {
    for (const name of ['# Title', '- item', '> quote']) expect(escapeMarkdown(name)).toBe(`\\${name}`);
  });

  it('lose line breaks and marks that turn the direction of what follows', () => {
    expect(plainName('a\nb\u202ec\u0000')).toBe('a b c');
    expect(escapeMarkdown('Zoë Łukasz 李')).toBe('Zoë Łukasz 李');
  });
});

describe('names of which nothing can be seen', () => {
  it.each([
    ['Hangul fillers', '\u3164\uffa0'],
    ['zero-width spaces and joiners', '\u200b\u2060\u200d\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['an empty Braille pattern', '\u2800'],
    ['accents of nothing', '\u0301\u0302'],
    ['an Arabic mark for numbers', '\u061c'],
  ])('are empty: %s', (_name, name) => {
    expect(plainName(name)).toBe('');
    expect(plainName(` ${name} ${name}`)).toBe('');
    expect(escapeMarkdown(name)).toBe('');
  });

  it('are not taken for those with emoji, flags and accents', () => {
    for (const name of ['👩‍👩‍👧', '🏴\u{e0067}\u{e0062}\u{e007f}', '❤️', 'Zoe\u0308', 'नमस्ते', 'א\u05b7'])
      expect(plainName(name)).toBe(name);
  });
});

describe('long texts', () => {
  it('are split into pages that fit, and nothing is lost', () => {
    const lines = fc.array(fc.stringMatching(/^[a-z ]{0,400}$/u), { maxLength: 60 });
    fc.assert(
      fc.property(lines, (story) => {
        const pages = textPages(story, 300);
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(300);
        const letters = (text: string): string => text.replace(/\s/gu, '');
        expect(letters(pages.join(''))).toBe(letters(story.join('')));
      }),
    );
  });

  it('end with what happened last', () => {
    const story = Array.from({ length: 50 }, (_, index) => `line ${index}`);
    const { shown, left } = lastLines(story, 40);
    expect(shown.at(-1)).toBe('line 49');
    expect(shown.length + left).toBe(50);
  });

  it('are shortened between characters', () => {
    expect(shortened('🧊🧊🧊', 5)).toBe('🧊🧊…');
    expect(shortened('short', 5)).toBe('short');
  });
});
