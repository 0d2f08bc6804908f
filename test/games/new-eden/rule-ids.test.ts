import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const HERE = new URL('.', import.meta.url);
const RULES = new URL('../../../docs/rules/new-eden.md', import.meta.url);
const ID = /NED-(?:[A-Z0-9]+-)?[A-Z0-9]+/g;

/** Ids in the titles of tests: a title is the first text that `it` or `it.each(...)` is called with. */
function testedIds(): Set<string> {
  const sources = readdirSync(HERE)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, HERE), 'utf8'));
  const titles = sources.flatMap((source) =>
    [...source.matchAll(/\bit(?:\.each\(\w+\))?\(\s*(['"`])(.*?)\1/g)].map((match) => match[2] ?? ''),
  );
  return new Set(titles.flatMap((title) => title.match(ID) ?? []));
}

/** Ids that the rules define: in bold at a list's start, or in the first cell of a table. */
function definedIds(): readonly string[] {
  const lines = readFileSync(RULES, 'utf8').split('\n');
  return lines.flatMap((line) => /^(?:- |\| )\*\*(NED-[A-Z0-9-]+)\*\*/.exec(line)?.[1] ?? []);
}

describe('New Eden: the rules and their tests', () => {
  it('GIVEN every rule and ruling of docs/rules/new-eden.md THEN a scenario names it', () => {
    const tested = testedIds();
    expect(definedIds().length).toBeGreaterThan(180);
    expect(definedIds().filter((id) => !tested.has(id))).toEqual([]);
  });

  it('GIVEN the ids in the tests and in the code THEN the rules define them', () => {
    const defined = new Set(definedIds());
    const folder = new URL('../../../src/engine/games/new-eden/', HERE);
    const cited = readdirSync(folder).flatMap(
      (file) => readFileSync(new URL(file, folder), 'utf8').match(ID) ?? [],
    );
    expect([...new Set([...testedIds(), ...cited])].filter((id) => !defined.has(id))).toEqual([]);
  });
});
