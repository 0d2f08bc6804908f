import { describe, expect, it } from 'vitest';
import { wordsFor } from '../src/page/words.ts';

/* What the page itself says, in its three languages. */

/** Every sentence of a catalogue, with something in its placeholders. */
function sentences(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  // as: entries take a name or a number
  if (typeof part === 'function') return [(part as (word: unknown) => string)('Ola')];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(sentences) : [];
}

describe('the words of the page', () => {
  it('in French keep : ; ! ? and guillemets on the line of their word', () => {
    const said = sentences(wordsFor('fr'));
    expect(said.length).toBeGreaterThan(50);
    for (const text of said) expect(text).not.toMatch(/(?<!\u00A0)[:;!?»]|«(?!\u00A0)/u);
  });
  it.each(['en-US', 'fr', 'pl'])(
    'of %s have no space before a full stop, a comma or what is left out',
    (locale) => {
      for (const text of sentences(wordsFor(locale))) expect(text).not.toMatch(/\s[.,…]/u);
    },
  );
});
