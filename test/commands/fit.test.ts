import { describe, expect, it } from 'vitest';
import { fitContent } from '../../src/commands/fit.ts';
import { channelBody, editBody } from '../../src/commands/page.ts';
import { textOf } from './test-context.ts';

const LINES = Array.from({ length: 60 }, (_, line) => `${line} ${'x'.repeat(48)}`);

describe('what is sent', () => {
  it.each([
    ['lines', LINES.join('\n')],
    ['one long line', 'y'.repeat(5_000)],
    ['a table that is cut', ['Scores', '```', ...LINES, '```'].join('\n')],
  ])('fits, whatever was composed: %s', (_name, content) => {
    const answer = textOf(editBody({ content: content.repeat(2) }).components);
    const message = String(channelBody({ content, mention: [] }).body.content);
    for (const [sent, most] of [
      [answer, 4_000],
      [message, 2_000],
    ] as const) {
      expect(sent.length).toBeLessThanOrEqual(most);
      expect(sent.length).toBeGreaterThan(most - 200);
      expect(sent.split('```').length % 2).toBe(1);
      expect(sent).toMatch(/…$/u);
    }
  });

  it('is left alone where it fits', () => {
    expect(fitContent('```\ntable\n```')).toBe('```\ntable\n```');
  });
});
