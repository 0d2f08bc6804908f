import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_TEXT } from '../../src/engine/core/contract.ts';
import { formatCustomId, MAX_CUSTOM_ID, parseCustomId, PRESS_VERBS } from '../../src/commands/custom-id.ts';
import { formatPath, parsePath, type PanelPath } from '../../src/commands/panel-path.ts';

const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/u);
const only = fc.oneof(
  fc.record({ letters: fc.stringMatching(/^[a-zé ]{1,20}$/u) }),
  fc.record({ verb: word, parameters: fc.dictionary(word, word, { maxKeys: 2, noNullPrototype: true }) }),
);

describe('custom ids', () => {
  it('come back as they were written, whatever they carry', () => {
    const verb = fc.constantFrom(...PRESS_VERBS);
    const rev = fc.nat(1_000_000);
    const argument = fc.string({ maxLength: LONGEST_TEXT });
    fc.assert(
      fc.property(verb, rev, argument, (press, revision, text) => {
        const id = { verb: press, tableId: '0123456789', rev: revision, argument: text };
        const written = formatCustomId(id);
        expect(written.length).toBeLessThanOrEqual(MAX_CUSTOM_ID);
        expect(parseCustomId(written)).toEqual(id);
      }),
    );
  });

  it('are refused when nobody of us wrote them, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 150 }), (text) => {
        const parsed = parseCustomId(text);
        if (parsed !== undefined) expect(PRESS_VERBS).toContain(parsed.verb);
      }),
    );
    for (const forged of [
      '',
      'act',
      'act::',
      'delete:abc:1:',
      'act:abc:-1:x',
      `act:abc:1:${'x'.repeat(100)}`,
    ])
      expect(parseCustomId(forged)).toBeUndefined();
  });

  it('hold the place in the panel, and shorten it rather than grow too long', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.option(fc.nat(99)), fc.option(only), (page, group, narrowing) => {
        const path: PanelPath = {
          page,
          ...(group !== null && { group }),
          ...(narrowing !== null && { only: narrowing }),
        };
        const written = formatPath(path);
        expect(written.length).toBeLessThanOrEqual(64);
        expect(parsePath(written)).toMatchObject({ page, ...(group !== null && { group }) });
        if (written.length < 40) expect(parsePath(written)).toEqual(path);
      }),
    );
    const long = { verb: 'build', parameters: { a: 'x'.repeat(40), b: 'y'.repeat(40) } };
    expect(parsePath(formatPath({ page: 0, only: long }))).toEqual({
      page: 0,
      only: { verb: 'build', parameters: {} },
    });
  });
});
