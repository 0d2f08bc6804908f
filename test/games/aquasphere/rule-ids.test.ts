import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOCS = new URL('../../../docs/rules/aquasphere.md', import.meta.url);
const HERE = new URL('./', import.meta.url);

/** Ids at the head of a line of the rules: `- **AQS-TURN-1**`, `| AQS-R12 |`. */
function idsInRules(): readonly string[] {
  const text = readFileSync(DOCS, 'utf8');
  return [...text.matchAll(/^(?:- \*\*|\| )(AQS-[A-Z]+(?:-?\d+))/gmu)].map(([, id = '']) => id);
}

/** Ids in the names of tests: the first text of `it`, `it.each(...)` and `rule`. */
function idsInTests(): ReadonlySet<string> {
  const files = readdirSync(HERE).filter((name) => name.endsWith('.test.ts'));
  const texts = files.map((name) => readFileSync(new URL(name, HERE), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?:\brule|\bit|\))\(\s*(['`])([^\n]*?)\1/gu)].map(([, , name = '']) => name),
  );
  return new Set(names.flatMap(ids));
}

function ids(name: string): readonly string[] {
  const ranges = [...name.matchAll(/AQS-I(\d+) to AQS-I(\d+)/gu)].flatMap(([, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `AQS-I${Number(from) + at}`),
  );
  return [...ranges, ...[...name.matchAll(/AQS-[A-Z]+-?\d+/gu)].map(([id]) => id)];
}

describe('the rules and their tests', () => {
  it('GIVEN docs/rules/aquasphere.md THEN it has each id once, and all of the families', () => {
    const all = idsInRules();
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
    expect(all.filter((id) => /^AQS-R\d+$/u.test(id))).toHaveLength(49);
    expect(all.length).toBeGreaterThan(150);
  });

  it('GIVEN every id in docs/rules/aquasphere.md THEN a scenario names it', () => {
    const tested = idsInTests();
    expect(idsInRules().filter((id) => !tested.has(id))).toEqual([]);
  });

  it('GIVEN every id in a test’s name THEN the rules have it', () => {
    const known = new Set(idsInRules());
    expect([...idsInTests()].filter((id) => !known.has(id))).toEqual([]);
  });
});
