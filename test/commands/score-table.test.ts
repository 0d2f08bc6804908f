import { describe, expect, it } from 'vitest';
import { ask, asking, startedTable, testDesk } from './house.ts';

describe('/scores', () => {
  it.each([
    ['en', /^Stable\s+(yes|no)\s+(yes|no)$/mu],
    ['fr', /^Stable\s+(oui|non)\s+(oui|non)$/mu],
    ['pl', /^Stabilna\s+(tak|nie)\s+(tak|nie)$/mu],
  ] as const)('in %s says in words what is no number', async (locale, line) => {
    const desk = testDesk();
    await startedTable(desk, 'new-eden', 2);
    const { content } = await ask(desk, { ...asking(0), locale }, 'scores');
    expect(content).toMatch(line);
  });
});
