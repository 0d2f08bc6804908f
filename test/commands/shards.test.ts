import { expect, it } from 'vitest';
import { answerPrivately } from '../../src/commands/private-answers.ts';
import { formatCustomId, parseCustomId } from '../../src/commands/custom-id.ts';
import type { Page } from '../../src/commands/page.ts';
import { withTimekeeper } from '../../src/commands/timekeeper.ts';
import type { Table } from '../../src/table/tables.ts';
import { CHANNEL, interactionOf, testContext, type TestContext } from './test-context.ts';

/* Two processes of one bot: the server is the one's, and direct messages come to the other. */

const HOUR = 3_600_000;
const HERE = { channelId: CHANNEL };
const own = (guildId: string): boolean => guildId === '1';

/** A game of two, of whom each is reminded every 8 hours. */
async function startedTable({ tables }: TestContext): Promise<Table> {
  const place = { guildId: '1', channelId: CHANNEL };
  await tables.open(interactionOf(0).actor, place, 'toy', 'en', undefined, { pace: { remindHours: 8 } });
  await tables.join(interactionOf(1).actor, HERE);
  const started = await tables.start(interactionOf(0).actor, HERE);
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

/** What is read by whoever presses it below a reminder in a direct message. */
async function hush(
  context: TestContext,
  { record: { id: tableId, people } }: Table,
  seat = 0,
  by = seat,
): Promise<Page> {
  const { actor, locale, settings } = interactionOf(by);
  const { userId = actor.userId } = people[by] ?? {};
  const id = parseCustomId(formatCustomId({ verb: 'hush', tableId, rev: 1, argument: `${CHANNEL}.${seat}` }));
  if (id === undefined) throw new Error('no custom id');
  return (
    await answerPrivately(
      context,
      { actor: { ...actor, userId }, locale, settings },
      { kind: 'press', id },
      false,
    )
  ).page;
}

it('GIVEN a reminder in a direct message WHEN its button is pressed there THEN the other process reminds no more this turn, and nothing played is lost', async () => {
  const first = testContext({ owns: own });
  const before = await startedTable(first);
  const direct = testContext({ after: first, owns: (guildId) => !own(guildId) });
  const [seat = 0] = before.activeSeats();
  expect((await hush(direct, before, seat, 1 - seat)).content).toContain('somebody else');
  expect((await hush(direct, before, seat)).content).toContain('won’t be reminded again this turn');

  const [text = ''] = before.legalTexts(seat);
  const { userId = '' } = before.record.people[seat] ?? {};
  const played = await first.tables.act({ ...interactionOf(seat).actor, userId }, HERE, text);
  if (!played.ok) throw new Error(played.error.code);
  const [next] = played.value.activeSeats();
  expect((await hush(direct, played.value, next)).content).toContain('won’t be reminded again this turn');

  // what counts is what a process reads that starts anew
  const again = testContext({ after: first, owns: own });
  const found = await again.tables.at(CHANNEL);
  expect(found.ok && found.value?.record.journal).toEqual(played.value.record.journal);
  const keeper = withTimekeeper(again, again.messages, again.announcer);
  await keeper.repair();
  await again.clock.advance(9 * HOUR);
  expect(again.posted).toEqual([]);
  await keeper.close();
});
