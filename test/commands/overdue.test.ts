import { expect, it } from 'vitest';
import { SPREAD_MS, withTimekeeper } from '../../src/commands/timekeeper.ts';
import { interactionOf, testContext, type TestContext } from './test-context.ts';

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
