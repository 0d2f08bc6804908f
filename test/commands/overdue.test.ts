import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { OwnMessage } from '../../src/commands/channel-messages.ts';
import type { ChannelMessage } from '../../src/commands/page.ts';
import { SPREAD_MS, withTimekeeper } from '../../src/commands/timekeeper.ts';
import type { DueKind } from '../../src/table/due.ts';
import { interactionOf, partsOf, testContext, type TestContext } from './test-context.ts';

/* What has become overdue while the bot was away. */

const DAY = 86_400_000;
const CHANNELS = [1, 2, 3, 4].map((at) => `10000000000000000${at}`);

async function startTable({ tables }: TestContext, channelId: string): Promise<void> {
  const [host, guest] = [0, 1].map((seat) => interactionOf(seat, 'en', channelId).actor);
  if (host === undefined || guest === undefined) throw new Error('two play');
  const place = { guildId: '1', channelId };
  await tables.open(host, place, 'toy', 'en', undefined, { pace: { remindHours: 24 } });
  await tables.join(guest, place);
  const started = await tables.start({ ...host, interactionId: `${channelId}-start` }, place);
  if (!started.ok) throw new Error(started.error.code);
}

const reminders = ({ posted }: TestContext): readonly (readonly string[])[] =>
  posted.map(({ channelId, content, mention }) => {
    expect(content).toContain('this table is waiting for you');
    return [channelId, ...mention];
  });

it('GIVEN four tables that wait since yesterday WHEN the bot starts THEN their reminders come one after the other, each once', async () => {
  const before = testContext();
  for (const channelId of CHANNELS) await startTable(before, channelId);
  await before.clock.advance(2 * DAY);
  const context = testContext({ after: before });
  const silent = withTimekeeper(context, context.messages, context.announcer);
  await silent.repair();
  for (const [at] of CHANNELS.entries()) {
    await context.clock.advance(at === 0 ? 0 : SPREAD_MS - 1);
    if (at > 0) {
      expect(context.posted).toHaveLength(at);
      await context.clock.advance(1);
    }
    expect(context.posted).toHaveLength(at + 1);
  }
  // one message for both who are asked there
  const both = ['200000000000000000', '200000000000000001'];
  expect(reminders(context).map(([channelId, ...mention]) => [channelId, ...mention.toSorted()])).toEqual(
    CHANNELS.map((channelId) => [channelId, ...both]),
  );
  await context.clock.advance(DAY / 2);
  expect(context.posted).toHaveLength(CHANNELS.length);
  await silent.close();
});

describe('GIVEN a bot that was killed right after it told somebody, and Discord that has forgotten the nonce', () => {
  const NEVER = new Promise<never>(() => undefined);
  const HOUR = DAY / 24;
  const [CHANNEL = ''] = CHANNELS;
  type Posted = readonly { readonly channelId: string; readonly message: ChannelMessage }[];

  interface Killed {
    readonly kind: DueKind;
    /** so often it could save that they were told */
    readonly saved: number;
  }

  /** Two are asked for 25 hours; what they were told. A bot may be killed on the way, and the next one starts at once. */
  async function told(direct: boolean, killed?: Killed): Promise<readonly string[]> {
    const posted: Posted[number][] = [];
    const lives = async (context: TestContext, tables = context.tables): Promise<void> => {
      const messages = channelsWith(context, posted);
      await withTimekeeper({ ...context, tables }, messages, context.announcer).repair();
      const left = begin + 25 * HOUR - context.clock.now();
      await Promise.race([context.clock.advance(left), sleep(500)]);
    };
    const first = testContext();
    const begin = first.clock.now();
    const pace = { remindHours: 8, turnHours: 24 };
    const { actor: host } = interactionOf(0, 'en', CHANNEL);
    await first.tables.open(host, { guildId: '1', channelId: CHANNEL }, 'toy', 'en', undefined, { pace });
    await first.tables.join(interactionOf(1, 'en', CHANNEL).actor, { channelId: CHANNEL });
    await first.tables.start({ ...host, interactionId: 'start' }, { channelId: CHANNEL });
    const { settings } = first;
    for (const seat of [0, 1]) await settings.setPerson(interactionOf(seat).actor.userId, { direct });
    if (killed === undefined) await lives(first);
    else {
      let left = killed.saved;
      await lives(first, {
        ...first.tables,
        told: (where, wait, kind, messageId) =>
          kind === killed.kind && (left -= 1) < 0 ? NEVER : first.tables.told(where, wait, kind, messageId),
      });
      await lives({ ...testContext({ after: first }), settings });
    }
    return posted.map(({ channelId, message }) => `${channelId} ${message.content}`);
  }

  /** What is posted stays there, whichever process posted it. */
  function channelsWith({ messages }: TestContext, posted: Posted[number][]): TestContext['messages'] {
    const own = (of: string): readonly OwnMessage[] =>
      posted.flatMap(({ channelId, message }, at) => {
        const customIds = partsOf(message).map(({ custom_id }) => custom_id);
        return channelId === of ? [{ id: String(at + 1), mentions: message.mention, customIds }] : [];
      });
    return {
      ...messages,
      post: (channelId, message) => Promise.resolve(String(posted.push({ channelId, message }))),
      recent: (channelId) => Promise.resolve(own(channelId)),
    };
  }

  it.each([
    { what: 'a reminder', kind: 'reminder', direct: false, saved: 0 },
    { what: 'a reminder, and saved so of one of two', kind: 'reminder', direct: false, saved: 1 },
    { what: 'a direct reminder', kind: 'reminder', direct: true, saved: 0 },
    { what: 'a warning', kind: 'warning', direct: false, saved: 0 },
    { what: 'the others’ vote', kind: 'lapse', direct: false, saved: 0 },
  ] as const)('WHEN it starts after $what THEN nothing is told twice', async ({ kind, direct, saved }) => {
    const undisturbed = await told(direct);
    // two reminders for both, a warning and a vote for each
    expect(undisturbed).toHaveLength(direct ? 8 : 6);
    expect(await told(direct, { kind, saved })).toEqual(undisturbed);
  });
});
