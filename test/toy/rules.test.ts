import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('GIVEN rules.md THEN every rule id has a test that names it', () => {
  const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
  const wanted = [...read('./rules.md').matchAll(/\*\*(TOY-[A-Z]+-\d+)\*\*/gu)].map(
    (match) => match[1] ?? '',
  );
  const tests = readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.test.ts'))
    .map(read)
    .join('');
  expect(wanted.length).toBeGreaterThan(35);
  expect(wanted.filter((id) => !tests.includes(`'${id}`))).toEqual([]);
});
