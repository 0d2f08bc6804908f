import { DiscordAPIError } from 'discord.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

const MINUTE = 60_000;

/** Time goes by, at most a minute at once; what is done meanwhile is done. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= MINUTE) {
    await vi.advanceTimersByTimeAsync(Math.min(left, MINUTE));
    for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** As Discord refuses: with a code of its own. */
function refusal(code: number): DiscordAPIError {
  return new DiscordAPIError({ code, message: 'no' }, code, 400, 'POST', 'url', {});
}

/** From now on the channel's messages fail in this way, or work again. */
function failing(desk: TestDesk): { how: (cause: Error | undefined) => void; tries: () => number } {
  const { post, edit } = desk.messages;
  let cause: Error | undefined;
  let tries = 0;
  const attempt = <T>(work: () => Promise<T>): Promise<T> => {
    tries += 1;
    return cause === undefined ? work() : Promise.reject(cause);
  };
  desk.messages.post = (...order) => attempt(() => post(...order));
  desk.messages.edit = (...order) => attempt(() => edit(...order));
  return {
    how: (next) => {
      cause = next;
    },
    tries: () => tries,
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('an outage of Discord', () => {
  async function silent() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const desk = testDesk();
    const trouble = failing(desk);
    const announcer = createAnnouncer(desk, desk.messages);
    const table = await startedTable(desk, 'toy', 2);
    trouble.how(new Error('503'));
    expect(await announcer.notify(CHANNEL)).toBe('later');
    return { desk, trouble, announcer, table };
  }

  it('may take half a day: the channel is told a few minutes after its end', async () => {
    const { desk, trouble } = await silent();
    await pass(12 * 60 * MINUTE);
    // not a storm either
    expect(trouble.tries()).toBeLessThan(12 * 60);
    expect(desk.posted).toEqual([]);
    trouble.how(undefined);
    await pass(5 * MINUTE);
    expect(desk.posted).toHaveLength(1);
    await pass(60 * MINUTE);
    expect(desk.posted).toHaveLength(1);
  });

  it('is over for a table as soon as somebody asks there', async () => {
    const { desk, trouble, announcer } = await silent();
    await pass(60 * MINUTE);
    trouble.how(undefined);
    announcer.remind('another channel');
    await pass(1);
    expect(desk.posted).toEqual([]);
    announcer.remind(CHANNEL);
    await pass(100);
    expect(desk.posted).toHaveLength(1);
  });

  it('is over for all tables when the connection is back', async () => {
    const { desk, trouble, announcer } = await silent();
    await pass(60 * MINUTE);
    trouble.how(undefined);
    await announcer.repair();
    expect(desk.posted).toHaveLength(1);
  });

  it('lets a new move be tried as soon as if nothing had been', async () => {
    const { desk, trouble, announcer, table } = await silent();
    await pass(60 * MINUTE);
    await pack(desk, table, 0);
    expect(await announcer.notify(CHANNEL)).toBe('later');
    trouble.how(undefined);
    await pass(2_000);
    expect(desk.posted).toHaveLength(1);
  });

  it('of our own store is one as well: what was posted is looked for, not posted again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const desk = testDesk();
    await startedTable(desk, 'toy', 2);
    const announcer = createAnnouncer(desk, desk.messages);
    const { post } = desk.messages;
    desk.messages.post = async (...order) => {
      desk.rows.failing = 'writes';
      return post(...order);
    };
    desk.messages.recent = () => {
      const ids = (desk.posted[0]?.rows ?? []).flatMap(({ components }) =>
        // as: a board's rows hold buttons only
        components.map((part) => (part as { custom_id: string }).custom_id),
      );
      return Promise.resolve([{ id: '1', customIds: ids }]);
    };
    expect(await announcer.notify(CHANNEL)).toBe('later');
    desk.rows.failing = 'no';
    await pass(MINUTE);
    expect(desk.posted).toHaveLength(1);
    const now = await desk.tables.at(CHANNEL);
    expect(now.ok && now.value?.record.announcement?.messageId).toBe('1');
  });
});

describe('a message that can’t be edited', () => {
  it.each([
    ['because it sleeps in an archived thread', 50083],
    ['because somebody deleted it', 10008],
  ])('%s, is followed by a new one that calls nobody', async (_name, code) => {
    const desk = testDesk();
    const announcer = createAnnouncer(desk, desk.messages);
    const table = await startedTable(desk, 'toy', 2);
    await announcer.notify(CHANNEL);
    await pack(desk, table, 0);
    desk.messages.edit = () => Promise.reject(refusal(code));
    expect(await announcer.notify(CHANNEL)).toBe('shown');
    expect(desk.posted.map(({ how }) => how)).toEqual(['post', 'post']);
    expect(desk.posted[1]?.mention).toEqual([]);
  });

  it('in a locked thread is not taken for a passing trouble, nor is a missing permission', async () => {
    for (const code of [50083, 50013, 50001, 160005]) {
      const desk = testDesk();
      failing(desk).how(refusal(code));
      await startedTable(desk, 'toy', 2);
      expect(await createAnnouncer(desk, desk.messages).notify(CHANNEL)).toBe('forbidden');
    }
  });

  it('in a deleted channel ends the waiting there', async () => {
    const desk = testDesk();
    failing(desk).how(refusal(10003));
    await startedTable(desk, 'toy', 2);
    expect(await createAnnouncer(desk, desk.messages).notify(CHANNEL)).toBe('gone');
    expect(await desk.tables.of(asking(0).asker.userId, '1')).toEqual([]);
  });
});

describe('the fingerprint of the shuffle', () => {
  it('is in the first message of the game, also when the lobby’s is gone; the seed follows at the end', async () => {
    const desk = testDesk();
    const announcer = createAnnouncer(desk, desk.messages);
    await desk.tables.open(asking(0).asker, { guildId: '1', channelId: CHANNEL }, 'toy', 'en');
    await announcer.notify(CHANNEL);
    const { edit } = desk.messages;
    desk.messages.edit = () => Promise.reject(refusal(10008));
    await desk.tables.join(asking(1).asker, { channelId: CHANNEL });
    const started = await desk.tables.start(asking(0).asker, { channelId: CHANNEL });
    if (!started.ok) throw new Error(started.error.code);
    const { seed, seedHash } = started.value.record;
    await announcer.notify(CHANNEL);
    expect(desk.posted.at(-1)?.content).toContain(seedHash);
    desk.messages.edit = edit;
    await desk.tables.abandon(asking(0).asker, { channelId: CHANNEL }, true);
    await announcer.notify(CHANNEL);
    expect(desk.posted.at(-1)?.content).toContain(seed);
  });

  it('is in the lobby’s message in the end, though its edit failed while the game began', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const desk = testDesk();
    const announcer = createAnnouncer(desk, desk.messages);
    await desk.tables.open(asking(0).asker, { guildId: '1', channelId: CHANNEL }, 'toy', 'en');
    await desk.tables.join(asking(1).asker, { channelId: CHANNEL });
    await announcer.notify(CHANNEL);
    await desk.tables.start(asking(0).asker, { channelId: CHANNEL });
    const { edit } = desk.messages;
    desk.messages.edit = () => Promise.reject(new Error('500'));
    expect(await announcer.notify(CHANNEL)).toBe('shown');
    expect(desk.posted.map(({ how }) => how)).toEqual(['post', 'post']);
    desk.messages.edit = edit;
    await pass(2_500);
    expect(desk.posted.at(-1)).toMatchObject({ how: 'edit', rows: [] });
    expect(desk.posted.at(-1)?.content).toContain('SHA-256');
    await pass(60 * MINUTE);
    expect(desk.posted).toHaveLength(3);
  });
});
