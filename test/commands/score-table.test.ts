import { describe, expect, it } from 'vitest';
import { ask, interactionOf, startedTable, testContext } from './test-context.ts';

describe('/scores', () => {
  it.each([
    ['en', /^Stable\s+(yes|no)\s+(yes|no)$/mu],
    ['fr', /^Stable\s+(oui|non)\s+(oui|non)$/mu],
    ['pl', /^Stabilna\s+(tak|nie)\s+(tak|nie)$/mu],
  ] as const)('in %s says in words what is no number', async (locale, line) => {
    const context = testContext();
    await startedTable(context, 'new-eden', 2);
    const { content } = await ask(context, { ...interactionOf(0), locale }, 'scores');
    expect(content).toMatch(line);
  });
});
