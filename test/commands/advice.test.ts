import { describe, expect, it } from 'vitest';
import { TEXTS } from '../../src/i18n/texts.ts';
import type { Table } from '../../src/table/tables.ts';
import { ask, CHANNEL, interactionOf, startedTable, testContext, type TestContext } from './test-context.ts';

const WHERE = { channelId: CHANNEL };
const PLACE = { guildId: '1', channelId: CHANNEL };

async function againstAi(context: TestContext): Promise<Table> {
  const against = { count: 2, level: 'easy' } as const;
  const opened = await context.tables.open(interactionOf(0).actor, PLACE, 'toy', 'en', against);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

describe('/hint', () => {
  it('names the best options, the lead to expect, what they bring at once, and whose score they move', async () => {
    const context = testContext();
    const table = await againstAi(context);
    const seat = table.seatOf(interactionOf(0).actor.userId) ?? 0;
    expect(table.legalTexts(seat).length).toBeGreaterThan(1);
    const { content } = await ask(context, interactionOf(0), 'hint');
    expect(content).toContain(TEXTS.en.hint.heading);
    expect(content).toMatch(
      /^- \*\*.+\*\* – expected lead at the end: \+3; gets you a flag in C3; .+ \+1\.3 for you; .+ -2 for 🤖 .+$/mu,
    );
    expect((await ask(context, interactionOf(0, 'fr'), 'hint')).content).toContain('+1,3 pour toi');
  });

  it('is for those who sit there and are asked', async () => {
    const context = testContext();
    await againstAi(context);
    expect((await ask(context, interactionOf(1), 'hint')).content).toBe(
      TEXTS.en.refusals.T_NOT_SEATED({ asked: '', host: '', game: '', min: 1, max: 1, typed: '' }),
    );
  });

  it('is off among people, unless the host allows it', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    expect((await ask(context, interactionOf(0), 'hint')).content).toBe(TEXTS.en.hint.off);
    const other = testContext();
    await other.tables.open(interactionOf(0).actor, PLACE, 'toy', 'en');
    await other.tables.join(interactionOf(1).actor, WHERE);
    await other.tables.configure(interactionOf(0).actor, WHERE, { hints: true });
    await other.tables.start(interactionOf(0).actor, WHERE);
    expect((await ask(other, interactionOf(0), 'hint')).content).toContain(TEXTS.en.hint.heading);
  });

  it('says so, and thinks again when asked again, where no thought came', async () => {
    const context = testContext();
    await againstAi(context);
    const thinking: TestContext['thinking'] = {
      ...context.thinking,
      advise: () => Promise.resolve({ ok: false, error: 'no-answer' }),
    };
    expect((await ask({ ...context, thinking }, interactionOf(0), 'hint')).content).toBe(TEXTS.en.hint.none);
    expect((await ask(context, interactionOf(0), 'hint')).content).toContain(TEXTS.en.hint.heading);
  });
});
