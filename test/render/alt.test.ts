import { describe, expect, it } from 'vitest';
import { altText, ALT_LIMIT } from '../../src/render/alt.ts';

describe('alt text', () => {
  it('is all of it when it fits', () => {
    expect(altText(['Ola decides.', 'Round 3.'])).toBe('Ola decides. Round 3.');
  });

  it('leaves out the least important parts, never half a part', () => {
    const parts = Array.from({ length: 30 }, (_, at) => `Part ${at} ${'x'.repeat(90)}.`);
    const text = altText(parts);
    expect(text.length).toBeLessThanOrEqual(ALT_LIMIT);
    expect(text.startsWith('Part 0 ')).toBe(true);
    expect(text.endsWith('x.')).toBe(true);
    expect(text).not.toContain('Part 20');
  });

  it('is cut only when the first part alone is too long', () => {
    expect(altText(['x'.repeat(2000)])).toHaveLength(ALT_LIMIT);
  });
});
