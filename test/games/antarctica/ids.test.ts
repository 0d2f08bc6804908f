import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const HERE = new URL('./', import.meta.url);
const RULES = readFileSync(new URL('../../../docs/rules/antarctica.md', import.meta.url), 'utf8');

/** What stands before the first colon of each test's title. */
const HEADS = readdirSync(HERE)
  .filter((name) => name.endsWith('.test.ts') && name !== 'ids.test.ts')
  .flatMap((name) => [
    ...readFileSync(new URL(name, HERE), 'utf8').matchAll(/(?:\bit|\))\(\s*'((?:ANT-|V\d)[^':]*):/gu),
  ])
  .map((match) => match[1] ?? '');

function named(heads: readonly string[]): ReadonlySet<string> {
  return new Set(heads.flatMap((head) => head.match(/ANT-[A-Z]+-?\d+|V\d+/gu) ?? []));
}
const SCENARIOS = named(HEADS.filter((head) => !head.includes('twin')));
const TWINS = named(HEADS.filter((head) => head.includes('twin')));
const ALL = named(HEADS);

const RULE_IDS = [...RULES.matchAll(/^[*-] \*\*(ANT-[A-Z]+-\d+)\*\*/gmu)].map((match) => match[1] ?? '');
const TABLE_IDS = [...RULES.matchAll(/^\| (ANT-(?:DATA-|INV-|R)\d+) +\|/gmu)].map((match) => match[1] ?? '');

describe('the rules and their scenarios', () => {
  it('GIVEN the rules THEN they hold as many ids as the game has', () => {
    expect([RULE_IDS.length, TABLE_IDS.length]).toEqual([111, 13 + 53 + 16]);
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
  });
  it('GIVEN each rule THEN a scenario has its id in its name, and so has its illegal twin', () => {
    expect(RULE_IDS.filter((id) => !SCENARIOS.has(id))).toEqual([]);
    expect(RULE_IDS.filter((id) => !TWINS.has(id))).toEqual([]);
  });
  it('GIVEN each ruling, check of a set and invariant THEN a test names it', () => {
    expect(TABLE_IDS.filter((id) => !ALL.has(id))).toEqual([]);
  });
  it('GIVEN the worked examples 1 to 54 THEN a test names each', () => {
    const examples = Array.from({ length: 54 }, (_, at) => `V${at + 1}`);
    expect(examples.filter((id) => !ALL.has(id))).toEqual([]);
  });
  it('GIVEN the tests THEN they name no id that the rules do not have', () => {
    const known = new Set([...RULE_IDS, ...TABLE_IDS]);
    expect([...ALL].filter((id) => id.startsWith('ANT-') && !known.has(id))).toEqual([]);
  });
});
