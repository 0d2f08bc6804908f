import { describe, expect, it } from 'vitest';
import { withAiPlayers } from '../../src/commands/ai-players.ts';
import { createAnnouncer } from '../../src/commands/announcer.ts';
import type { Announcer } from '../../src/commands/command-context.ts';
import type { Table } from '../../src/table/tables.ts';
import { CHANNEL, interactionOf, testContext, type TestContext } from './test-context.ts';

const WHERE = { channelId: CHANNEL };
const PLACE = { guildId: '1', channelId: CHANNEL };

async function tableIn({ tables }: TestContext): Promise<Table> {
  const found = await tables.at(CHANNEL);
  if (!found.ok || found.value === undefined) throw new Error('no table');
  return found.value;
}

function announcerOf(context: TestContext): Announcer {
  return withAiPlayers(context, createAnnouncer(context, context.messages));
}

/** The person at seat 0 of `people`, whichever seat the shuffle gave them, against so many AIs. */
async function begun(context: TestContext, announcer: Announcer, count: number): Promise<number> {
  const against = { count, level: 'easy' } as const;
  const opened = await context.tables.open(interactionOf(0).actor, PLACE, 'toy', 'en', against);
  if (!opened.ok) throw new Error(opened.error.code);
  await announcer.notify(opened.value);
  return opened.value.record.people.findIndex(({ ai }) => ai === undefined);
}

async function personAsked(context: TestContext): Promise<Table> {
  for (let turn = 0; turn < 400; turn += 1) {
    const table = await tableIn(context);
    const isAi = (seat: number): boolean => table.record.people[seat]?.ai !== undefined;
    const asked = table.activeSeats();
    const isTold = table.record.announcedRev === table.record.rev;
    if (isTold && !asked.some(isAi)) return table;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('no person is asked');
}

async function playOne(context: TestContext, announcer: Announcer, own: number): Promise<void> {
  const table = await personAsked(context);
  const [text = ''] = table.legalTexts(own);
  const played = await context.tables.act(interactionOf(0).actor, WHERE, text, { confirmed: true });
  if (!played.ok) throw new Error(played.error.code);
  await announcer.notify(played.value);
}

describe('AI seats', () => {
  it('play a whole game with a person, who is called once for all that the AIs did, and are never mentioned', async () => {
    const context = testContext();
    const announcer = announcerOf(context);
    const own = await begun(context, announcer, 2);
    const told: number[] = [];
    for (let moves = 0; moves < 200; moves += 1) {
      const before = context.posted.filter(({ how }) => how === 'post').length;
      const decisions = (await personAsked(context)).record.journal.length;
      if ((await tableIn(context)).record.status !== 'playing') break;
      await playOne(context, announcer, own);
      const after = await personAsked(context);
      const posts = context.posted.filter(({ how }) => how === 'post').length - before;
      expect(posts).toBeLessThanOrEqual(1);
      if (posts === 1) told.push(after.record.journal.length - decisions);
    }
    const end = await tableIn(context);
    expect(end.record.status).toBe('finished');
    expect(Math.max(...told)).toBeGreaterThan(2);
    const people = new Set(context.posted.flatMap(({ mention }) => mention));
    expect([...people]).toEqual([interactionOf(0).actor.userId]);
    expect(context.posted.at(-1)?.content).toContain('(AI)');
    expect(context.posted.map(({ content }) => content).join()).not.toContain('ai:');
    expect(context.warnings).toEqual([]);
  });

  it('go on after a restart of the bot', async () => {
    const context = testContext();
    const never: TestContext['thinking'] = {
      ...context.thinking,
      decide: ({ signal }) =>
        new Promise((resolve) => {
          signal?.addEventListener('abort', () => {
            resolve({ ok: false, error: 'cancelled' });
          });
        }),
    };
    const first = announcerOf({ ...context, thinking: never });
    const own = await begun(context, first, 2);
    let table = await tableIn(context);
    while (table.activeSeats().every((seat) => seat === own)) {
      const [text = ''] = table.legalTexts(own);
      await context.tables.act(interactionOf(0).actor, WHERE, text, { confirmed: true });
      table = await tableIn(context);
    }
    await first.close();
    await context.tables.close();

    const again = testContext({ after: context });
    await announcerOf(again).repair();
    expect((await personAsked(again)).record.journal.length).toBeGreaterThan(table.record.journal.length);
  });

  it('play on, and the log says why, where the thinking fails', async () => {
    const context = testContext();
    const thinking: TestContext['thinking'] = {
      ...context.thinking,
      decide: () => Promise.reject(new Error('no thought')),
    };
    const announcer = announcerOf({ ...context, thinking });
    const own = await begun(context, announcer, 1);
    await playOne(context, announcer, own);
    await personAsked(context);
    expect((await tableIn(context)).record.journal.some(({ seat }) => seat !== own)).toBe(true);
    expect(context.warnings).toContain('an AI could not think Error: no thought');
  });

  it('stop thinking about a game that was ended, and let people act while they think', async () => {
    const context = testContext();
    const signals: (AbortSignal | undefined)[] = [];
    const thinking: TestContext['thinking'] = {
      ...context.thinking,
      decide: ({ signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    };
    const announcer = announcerOf({ ...context, thinking });
    await begun(context, announcer, 2);
    for (let turn = 0; turn < 100 && signals.length === 0; turn += 1) {
      const table = await tableIn(context);
      const own = table.seatOf(interactionOf(0).actor.userId) ?? 0;
      const [text] = table.legalTexts(own);
      if (text === undefined) break;
      const played = await context.tables.act(interactionOf(0).actor, WHERE, text, { confirmed: true });
      if (played.ok) await announcer.notify(played.value);
    }
    const ended = await context.tables.abandon(interactionOf(0).actor, WHERE, true);
    if (!ended.ok) throw new Error(ended.error.code);
    await announcer.notify(ended.value);
    expect(signals.map((signal) => signal?.aborted)).toEqual(signals.map(() => true));
    expect(signals.length).toBeGreaterThan(0);
  });
});
