import { expect, it } from 'vitest';
import { answerTo } from '../../src/commands/answers.ts';
import { boardMessage } from '../../src/commands/board-message.ts';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import { openLines, openRows } from '../../src/commands/open-questions.ts';
import { offeredGame } from '../../src/commands/services.ts';
import { speechFor } from '../../src/commands/speech.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { noticeFor } from '../../src/table/notice.ts';
import type { Table } from '../../src/table/tables.ts';
import {
  ask,
  CHANNEL,
  interactionOf,
  press,
  startedTable,
  testContext,
  type TestContext,
} from './test-context.ts';

const WHERE = { channelId: CHANNEL };

async function tableIn({ tables }: TestContext): Promise<Table> {
  const found = await tables.at(CHANNEL);
  if (!found.ok || found.value === undefined) throw new Error('no table');
  return found.value;
}

const personAt = ({ record }: Table, seat: number): number => Number(record.people[seat]?.userId.slice(-1));

it('all that can be asked at once fits below the board, in every language, with the nastiest names', async () => {
  const context = testContext();
  const { tables } = context;
  let table = await startedTable(context, 'toy', 4);
  for (let seat = 0; seat < 4; seat += 1)
    await tables.act(interactionOf(personAt(table, seat)).actor, WHERE, table.legalTexts(seat)[0] ?? '');
  table = await tableIn(context);
  const [one, two, three, four] = [0, 1, 2, 3].map((seat) => interactionOf(personAt(table, seat)));
  if (one === undefined || two === undefined || three === undefined || four === undefined)
    throw new Error('four sit there');
  await tables.resign(two.actor, WHERE);
  await tables.resign(three.actor, WHERE);
  await tables.invite(four.actor, WHERE, 1, '200000000000000008');
  await tables.askUndo(one.actor, WHERE);
  table = await tableIn(context);
  expect(table.record.vote?.kind).toBe('undo');
  for (const locale of LOCALES) {
    const spoken = { ...table, record: { ...table.record, locale } };
    const { alsoMention } = noticeFor(table);
    const message = await boardMessage(context, spoken, { from: 0, asked: [0], alsoMention });
    expect(message.content.length).toBeLessThanOrEqual(2_000);
    expect(message.content).not.toMatch(/undefined|<@free/u);
    expect(message.content.replaceAll(/```[^]*?```/gu, '')).not.toMatch(/\]\(http:|<@1>|\|\||(?<!\\)\*Qx/u);
    expect(message.rows?.length).toBeLessThanOrEqual(5);
    expect(message.mention).toContain('200000000000000008');
    expect(message.mention).toContain(four.actor.userId);
    const label = speechFor(offeredGame(context, 'toy'), spoken, locale, 'label');
    // two free seats with two buttons each, an invitation, a vote
    expect(openRows(spoken, label).flatMap(({ components }) => components)).toHaveLength(8);
    expect(openLines(spoken, label).length).toBeGreaterThan(5);
  }
});

it('an outsider who takes a seat by mistake is asked first, and the page of the seats says what they can do', async () => {
  const context = testContext();
  await startedTable(context, 'toy', 2);
  const nobody = await ask(context, interactionOf(7), 'game.replace');
  expect(nobody.content).toContain('All seats are taken');
  const question = await ask(context, interactionOf(0), 'game.resign');
  await press(context, interactionOf(0), question.rows, 'resign-yes:');
  const seats = await ask(context, interactionOf(7), 'game.replace');
  const sure = await press(context, interactionOf(7), seats.rows, 'take:');
  expect((await tableIn(context)).seatOf(interactionOf(7).actor.userId)).toBeUndefined();
  await press(context, interactionOf(7), sure.rows, 'take-yes:');
  expect((await tableIn(context)).seatOf(interactionOf(7).actor.userId)).toBeDefined();
  expect((await ask(context, interactionOf(0), 'plan.show')).content).toContain('You’re not at this table');
});

it.each([
  '',
  '0',
  '0.',
  '0.x',
  '0.@everyone',
  '0.1234',
  '0.200000000000000008> @here',
  '.200000000000000008',
])(
  'GIVEN a forged button that offers a seat, with “%s” THEN nothing is changed, and the table can be read again',
  async (argument) => {
    const context = testContext();
    const { record } = await startedTable(context, 'toy', 2);
    const who = interactionOf(Number(record.people[0]?.userId.slice(-1)));
    const id = parseCustomId(`invite:${record.id}:${record.rev.toString(36)}:${argument}`);
    if (id === undefined) throw new Error('it is no custom id');
    const { page } = await answerTo(context, who, { kind: 'press', id });
    const again = await tableIn(testContext({ after: context }));
    expect(again.record).toEqual(record);
    expect(page.content).toBe(TEXTS.en.bot.unknown);
  },
);
