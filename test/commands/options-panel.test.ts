import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/commands/answers.ts';
import { parseCustomId, type CustomId } from '../../src/commands/custom-id.ts';
import type { OfferedGame } from '../../src/commands/services.ts';
import type { Page } from '../../src/commands/page.ts';
import { interactionOf, CHANNEL, OFFERED, testContext, type TestContext } from './test-context.ts';

interface Part {
  readonly custom_id: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string; readonly default?: boolean }[];
}

function partsOf({ rows = [] }: Page): readonly Part[] {
  // as: rows hold buttons and menus only
  return rows.flatMap(({ components }) => components as readonly Part[]);
}

async function press(context: TestContext, id: CustomId, value?: string): Promise<Page> {
  const request = { kind: 'press', id, ...(value !== undefined && { value }) } as const;
  return (await answerTo(context, interactionOf(0), request)).page;
}

function idIn(custom_id: string): CustomId {
  const id = parseCustomId(custom_id);
  if (id === undefined) throw new Error(custom_id);
  return id;
}

/** A lobby of the toy game of a bot whose owner brought so many component sets. */
async function lobbyWith(sets: number): Promise<{ context: TestContext; first: Page }> {
  const toy = OFFERED.get('toy');
  if (toy === undefined) throw new Error('no toy');
  const many: OfferedGame = {
    ...toy,
    sets: Array.from({ length: sets }, (_, at) => ({ ...toy.game.componentSet, version: sets - at })),
  };
  const context = { ...testContext(), games: new Map([['toy', many]]) };
  const opened = await context.tables.open(
    interactionOf(0).actor,
    { guildId: '1', channelId: CHANNEL },
    'toy',
    'en',
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const tableId = opened.value.record.id;
  return { context, first: await press(context, { verb: 'options', tableId, rev: 1, argument: '' }) };
}

describe('the options panel', () => {
  it.each([2, 25, 26, 60])('offers each of %i component sets, and the language', async (sets) => {
    const { context, first } = await lobbyWith(sets);
    const offered = new Map<string, string>();
    let page: Page | undefined = first;
    for (let turn = 0; page !== undefined && turn < 10; turn += 1) {
      const parts = partsOf(page);
      expect(new Set(parts.map((part) => part.custom_id)).size).toBe(parts.length);
      for (const { custom_id, options = [] } of parts) {
        expect(options.length).toBeLessThanOrEqual(25);
        for (const { value } of options) offered.set(value, custom_id);
      }
      const pages = parts.filter((part) => part.custom_id.startsWith('optpage:') && part.disabled !== true);
      const next = pages.map((part) => idIn(part.custom_id)).find((id) => Number(id.argument) === turn + 1);
      page = next === undefined ? undefined : await press(context, next);
    }
    const { id } = OFFERED.get('toy')?.game.componentSet ?? { id: '' };
    for (let version = 1; version <= sets; version += 1)
      expect([...offered.keys()]).toContain(`${id}-${version}`);
    for (const locale of ['en', 'fr', 'pl']) expect([...offered.keys()]).toContain(locale);
    // the last one of the last menu is the one that is loaded
    const last = offered.get(`${id}-1`) ?? '';
    expect((await press(context, idIn(last), `${id}-1`)).content).toBe('Saved.');
    expect((await press(context, idIn(offered.get('pl') ?? ''), 'pl')).content).toBe('Saved.');
    expect(context.warnings).toEqual([]);
  });

  it('says after the end that there is no open table', async () => {
    const { context, first } = await lobbyWith(2);
    await context.tables.cancel(interactionOf(0).actor, { channelId: CHANNEL });
    const [menu] = partsOf(first);
    expect((await press(context, idIn(menu?.custom_id ?? ''), 'fr')).content).toContain('no open table');
  });
});
