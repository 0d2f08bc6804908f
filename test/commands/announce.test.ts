import { describe, expect, it } from 'vitest';
import { createAnnouncer } from '../../src/commands/announce.ts';
import type { Table } from '../../src/table/tables.ts';
import { asking, CHANNEL, startedTable, testDesk, type TestDesk } from './house.ts';

async function pack(desk: TestDesk, table: Table, seat: number): Promise<void> {
  const person = Number(table.record.people[seat]?.userId.slice(-1));
  const text = table.legalTexts(seat)[0] ?? '';
  const played = await desk.tables.act(asking(person).asker, { channelId: CHANNEL }, text);
  expect(played.ok).toBe(true);
}

/** Drawings that wait until they are let go. */
function gate(desk: TestDesk): { desk: TestDesk; open: () => void; waiting: () => number } {
  const held: (() => void)[] = [];
  const drawings: TestDesk['drawings'] = {
    ...desk.drawings,
    draw: async (...order) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return desk.drawings.draw(...order);
    },
  };
  return {
    desk: { ...desk, drawings },
    open: () => {
      for (const release of held.splice(0)) release();
    },
    waiting: () => held.length,
  };
}

async function until(test: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !test(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(test()).toBe(true);
}

describe('the channel’s messages', () => {
  it('show the newest position: what was overtaken while it was drawn is never posted', async () => {
    const { desk, open, waiting } = gate(testDesk());
    const announcer = createAnnouncer(desk, desk.messages);
    const table = await startedTable(desk, 'toy', 3);
    const first = announcer.notify(CHANNEL);
    await until(() => waiting() === 1);
    await pack(desk, table, 0);
    await pack(desk, table, 1);
    const second = announcer.notify(CHANNEL);
    open();
    await until(() => waiting() === 1);
    open();
    expect(await Promise.all([first, second])).toEqual(['shown', 'shown']);
    expect(desk.posted).toHaveLength(1);
    expect(desk.posted[0]?.content.match(/has packed/gu)).toHaveLength(2);
    const now = await desk.tables.at(CHANNEL);
    expect(now.ok && now.value?.record.announcedRev === now.value?.record.rev).toBe(true);
  });

  it('say nothing twice: without a change nothing is sent', async () => {
    const desk = testDesk();
    const announcer = createAnnouncer(desk, desk.messages);
    await startedTable(desk, 'toy', 2);
    expect(await announcer.notify(CHANNEL)).toBe('shown');
    const sent = desk.posted.length;
    expect(await announcer.notify(CHANNEL)).toBe('shown');
    await announcer.repair();
    expect(desk.posted).toHaveLength(sent);
  });

  it('take nothing more when the bot stops', async () => {
    const desk = testDesk();
    const announcer = createAnnouncer(desk, desk.messages);
    await startedTable(desk, 'toy', 2);
    await announcer.close();
    expect(await announcer.notify(CHANNEL)).toBe('later');
    expect(desk.posted).toEqual([]);
  });
});
