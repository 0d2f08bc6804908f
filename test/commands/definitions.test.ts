import { describe, expect, it } from 'vitest';
import { commandDefinitions } from '../../src/commands/definitions.ts';
import type { OfferedGame } from '../../src/commands/services.ts';
import { sameCommands } from '../../src/commands/register.ts';
import { FLOE_PACKAGE, TOY, toyGame } from '../toy/index.ts';

const OFFERED: OfferedGame = {
  ...FLOE_PACKAGE,
  game: toyGame(),
  sets: [toyGame().componentSet],
};
const DEFINITIONS = commandDefinitions([OFFERED]);

interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly options?: readonly Named[];
}
// as: definitions are read here as what they all share
const NAMED = DEFINITIONS as readonly Named[];

function levels(level: readonly Named[]): (readonly Named[])[] {
  return [level, ...level.flatMap(({ options }) => (options === undefined ? [] : levels(options)))];
}

describe('command definitions', () => {
  it('have different names on each level, in every language', () => {
    for (const level of levels(NAMED)) {
      for (const locale of ['', 'fr', 'pl']) {
        const names = level.map(({ name, name_localizations }) => name_localizations?.[locale] ?? name);
        expect(new Set(names).size, names.join()).toBe(names.length);
      }
    }
  });

  it('have one command for each verb of the game, each parameter offered as one types', () => {
    const group = NAMED.find(({ name }) => name === TOY.id);
    expect(group?.options?.map(({ name }) => name)).toEqual(toyGame().actions.map(({ name }) => name));
    for (const parameter of group?.options?.flatMap(({ options }) => options ?? []) ?? [])
      expect(parameter.autocomplete).toBe(true);
  });

  it('name required parameters first', () => {
    for (const level of levels(NAMED)) {
      const required = level.map((option) => option.required === true);
      expect(required).toEqual([...required].sort((a, b) => Number(b) - Number(a)));
    }
  });

  it('have at most 25 options a level', () => {
    for (const level of levels(NAMED).slice(1)) expect(level.length).toBeLessThanOrEqual(25);
  });

  it('count as registered however Discord fills them in and orders them', () => {
    const filled = [...DEFINITIONS].reverse().map((definition, index) => ({
      id: String(index),
      application_id: '1',
      version: '2',
      default_member_permissions: null,
      nsfw: false,
      ...definition,
      name_localizations: Object.fromEntries(Object.entries(definition.name_localizations ?? {}).reverse()),
    }));
    expect(sameCommands(DEFINITIONS, filled)).toBe(true);
  });

  it('count as changed when a word, a parameter or a command differs', () => {
    const [first, ...rest] = DEFINITIONS;
    expect(first).toBeDefined();
    if (first === undefined) return;
    expect(sameCommands(DEFINITIONS, rest)).toBe(false);
    expect(sameCommands(DEFINITIONS, [{ ...first, description: 'Other' }, ...rest])).toBe(false);
    expect(sameCommands(DEFINITIONS, [{ ...first, options: [] }, ...rest])).toBe(false);
    const localised = { ...first, description_localizations: { fr: 'Autre' } };
    expect(sameCommands(DEFINITIONS, [localised, ...rest])).toBe(false);
  });
});
