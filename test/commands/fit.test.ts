import { describe, expect, it } from 'vitest';
import { fitContent } from '../../src/commands/fit.ts';
import { channelBody, editBody } from '../../src/commands/page.ts';

const LINES = Array.from({ length: 60 }, (_, line) => `${line} ${'x'.repeat(48)}`);

describe('what is sent', () => {
  it.each([
    ['lines', LINES.join('\n')],
    ['one long line', 'y'.repeat(5_000)],
    ['a table that is cut', ['Scores', '```', ...LINES, '```'].join('\n')],
  ])('fits, whatever was composed: %s', (_name, content) => {
    for (const sent of [editBody({ content }), channelBody({ content, mention: [] }).body]) {
      expect(String(sent.content).length).toBeLessThanOrEqual(2_000);
      expect(String(sent.content).length).toBeGreaterThan(1_800);
      expect(String(sent.content).split('```').length % 2).toBe(1);
      expect(String(sent.content)).toMatch(/…$/u);
    }
  });

  it('is left alone where it fits', () => {
    expect(fitContent('```\ntable\n```')).toBe('```\ntable\n```');
  });
});
