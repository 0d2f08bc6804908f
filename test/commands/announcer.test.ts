import { DiscordAPIError } from 'discord.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from '../../src/commands/announcer.ts';
import { formatCustomId } from '../../src/commands/custom-id.ts';
import { button, buttonRows } from '../../src/commands/rows.ts';
import type { ChannelMessage } from '../../src/commands/page.ts';
import type { Table } from '../../src/table/tables.ts';
import {
  ask,
  interactionOf,
  partsOf,
  CHANNEL,
  startedTable,
  testContext,
  type TestContext,
} from './test-context.ts';

async function pack(context: TestContext, table: Table, seat: number): Promise<void> {
  const person = Number(table.record.people[seat]?.userId.slice(-1));
  const text = table.legalTexts(seat)[0] ?? '';
  const played = await context.tables.act(interactionOf(person).actor, { channelId: CHANNEL }, text);
  expect(played.ok).toBe(true);
}

async function tableIn(context: TestContext): Promise<Table> {
  const found = await context.tables.at(CHANNEL);
  if (!found.ok || found.value === undefined) throw new Error('no table');
  return found.value;
}

/** Drawings that wait until they are let go. */
function gate(context: TestContext): { context: TestContext; open: () => void; waiting: () => number } {
  const held: (() => void)[] = [];
  const drawings: TestContext['drawings'] = {
    ...context.drawings,
    draw: async (...order) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return context.drawings.draw(...order);
    },
  };
  return {
    context: { ...context, drawings },
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
    const { context, open, waiting } = gate(testContext());
    const announcer = createAnnouncer(context, context.messages);
    const table = await startedTable(context, 'toy', 3);
    const first = announcer.notify(await tableIn(context));
    await until(() => waiting() === 1);
    await pack(context, table, 0);
    await pack(context, table, 1);
    const second = announcer.notify(await tableIn(context));
    open();
    await until(() => waiting() === 1);
    open();
    expect(await Promise.all([first, second])).toEqual(['shown', 'shown']);
    expect(context.posted).toHaveLength(1);
    expect(context.posted[0]?.content.match(/has packed/gu)).toHaveLength(2);
    const now = await context.tables.at(CHANNEL);
    expect(now.ok && now.value?.record.announcedRev === now.value?.record.rev).toBe(true);
  });

  it('say nothing twice: without a change nothing is sent', async () => {
    const context = testContext();
    const announcer = createAnnouncer(context, context.messages);
    await startedTable(context, 'toy', 2);
    expect(await announcer.notify(await tableIn(context))).toBe('shown');
    const sent = context.posted.length;
    expect(await announcer.notify(await tableIn(context))).toBe('shown');
    await announcer.repair();
    expect(context.posted).toHaveLength(sent);
  });

  it('take nothing more when the bot stops', async () => {
    const context = testContext();
    const announcer = createAnnouncer(context, context.messages);
    await startedTable(context, 'toy', 2);
    await announcer.close();
    expect(await announcer.notify(await tableIn(context))).toBe('later');
    expect(context.posted).toEqual([]);
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
function failing(context: TestContext): { how: (cause: Error | undefined) => void; tries: () => number } {
  const { post, edit } = context.messages;
  let cause: Error | undefined;
  let tries = 0;
  const attempt = <T>(work: () => Promise<T>): Promise<T> => {
    tries += 1;
    return cause === undefined ? work() : Promise.reject(cause);
  };
  context.messages.post = (...order) => attempt(() => post(...order));
  context.messages.edit = (...order) => attempt(() => edit(...order));
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
    const context = testContext();
    const trouble = failing(context);
    const announcer = createAnnouncer(context, context.messages);
    const table = await startedTable(context, 'toy', 2);
    trouble.how(new Error('503'));
    expect(await announcer.notify(await tableIn(context))).toBe('later');
    return { context, trouble, announcer, table };
  }

  it('may take half a day: the channel is told a few minutes after its end', async () => {
    const { context, trouble } = await silent();
    await pass(12 * 60 * MINUTE);
    // not a storm either
    expect(trouble.tries()).toBeLessThan(12 * 60);
    expect(context.posted).toEqual([]);
    trouble.how(undefined);
    await pass(5 * MINUTE);
    expect(context.posted).toHaveLength(1);
    await pass(60 * MINUTE);
    expect(context.posted).toHaveLength(1);
  });

  it('is over for a table as soon as somebody asks there', async () => {
    const { context, trouble, announcer } = await silent();
    await pass(60 * MINUTE);
    trouble.how(undefined);
    announcer.remind('another channel');
    await pass(1);
    expect(context.posted).toEqual([]);
    announcer.remind(CHANNEL);
    await pass(100);
    expect(context.posted).toHaveLength(1);
  });

  it('is over for all tables when the connection is back', async () => {
    const { context, trouble, announcer } = await silent();
    await pass(60 * MINUTE);
    trouble.how(undefined);
    await announcer.repair();
    expect(context.posted).toHaveLength(1);
  });

  it('lets a new move be tried as soon as if nothing had been', async () => {
    const { context, trouble, announcer, table } = await silent();
    await pass(60 * MINUTE);
    await pack(context, table, 0);
    expect(await announcer.notify(await tableIn(context))).toBe('later');
    trouble.how(undefined);
    await pass(2_000);
    expect(context.posted).toHaveLength(1);
  });

  it('of our own store is one as well: what was posted is looked for, not posted again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const context = testContext();
    await startedTable(context, 'toy', 2);
    const announcer = createAnnouncer(context, context.messages);
    const { post } = context.messages;
    context.messages.post = async (...order) => {
      context.rows.failing = 'writes';
      return post(...order);
    };
    context.messages.recent = () => {
      const ids = (context.posted[0]?.rows ?? []).flatMap(({ components }) =>
        // as: a board's rows hold buttons only
        components.map((part) => (part as { custom_id: string }).custom_id),
      );
      return Promise.resolve([{ id: '1', customIds: ids, mentions: [] }]);
    };
    expect(await announcer.notify(await tableIn(context))).toBe('later');
    context.rows.failing = 'no';
    await pass(MINUTE);
    expect(context.posted).toHaveLength(1);
    const now = await context.tables.at(CHANNEL);
    expect(now.ok && now.value?.record.announcement?.messageId).toBe('1');
  });
});

describe('a bot that was killed', () => {
  /** What the channel shows, as a bot that starts anew finds it there: by message, its words and its buttons. */
  function channelOf(context: TestContext): { readonly shown: Map<string, ChannelMessage>; killNow(): void } {
    const shown = new Map<string, ChannelMessage>();
    let killed = false;
    const { messages } = context;
    const arrives = (id: string, message: ChannelMessage): Promise<void> => {
      shown.set(id, message);
      // nothing that comes after it is done any more
      return killed ? new Promise(() => undefined) : Promise.resolve();
    };
    messages.post = async (_, message) => {
      const id = String(shown.size + 1);
      await arrives(id, message);
      return id;
    };
    messages.edit = (_, id, message) => arrives(id, message);
    messages.recent = () =>
      Promise.resolve(
        Array.from(shown, ([id, { rows = [], mention }]) => ({
          id,
          customIds: partsOf({ rows }).map(({ custom_id }) => custom_id),
          mentions: mention,
        })),
      );
    return {
      shown,
      killNow() {
        killed = true;
      },
    };
  }

  /** Another process on the same data, in the same channel. */
  function next(context: TestContext): TestContext {
    const anew = testContext({ after: context });
    Object.assign(anew.messages, context.messages);
    return anew;
  }

  const packed = (shown: ReadonlyMap<string, ChannelMessage>): number =>
    [...shown.values()].flatMap(({ content }) => content.match(/has packed/gu) ?? []).length;

  async function toldUntilKilled(moves: number) {
    const context = testContext();
    const { shown, killNow } = channelOf(context);
    const table = await startedTable(context, 'toy', 3);
    const announcer = createAnnouncer(context, context.messages);
    await announcer.notify(await tableIn(context));
    for (let move = 0; move < moves; move += 1) {
      await pack(context, table, move);
      if (move === moves - 1) killNow();
      const told = announcer.notify(await tableIn(context));
      if (move < moves - 1) await told;
    }
    await until(() => packed(shown) === moves);
    const anew = next(context);
    // the channel's messages arrive again
    const { shown: same } = channelOf(anew);
    for (const [id, message] of shown) same.set(id, message);
    return { context: anew, table, shown: same };
  }

  it('tells no turn twice that was edited in and not remembered, though it was played on', async () => {
    const { context, table, shown } = await toldUntilKilled(2);
    await pack(context, table, 2);
    const announcer = createAnnouncer(context, context.messages);
    await Promise.all([announcer.notify(await tableIn(context)), announcer.repair()]);
    expect(packed(shown)).toBe(3);
    const { record } = await tableIn(context);
    expect(record.announcedRev).toBe(record.rev);
  });

  it('tells no turn twice that was posted and not remembered, though it was played on', async () => {
    const { context, shown } = await toldUntilKilled(3);
    // the last to pack called everybody, by a message of its own
    expect(shown.size).toBe(2);
    const now = await tableIn(context);
    await pack(context, now, now.activeSeats()[0] ?? 0);
    const announcer = createAnnouncer(context, context.messages);
    await announcer.repair();
    await announcer.notify(await tableIn(context));
    expect(packed(shown)).toBe(3);
    const { record } = await tableIn(context);
    expect(record.announcement?.messageId).toBe([...shown.keys()].at(-1));
    expect(record.announcedRev).toBe(record.rev);
  });

  it('does not take a reminder for the board that it could not post any more', async () => {
    const { context, shown } = await toldUntilKilled(3);
    const { record } = await tableIn(context);
    const hush = formatCustomId({ verb: 'hush', tableId: record.id, rev: record.rev, argument: CHANNEL });
    // the second message never came
    shown.delete([...shown.keys()].at(-1) ?? '');
    shown.set('reminder', { content: '', rows: buttonRows([button(hush, 'Stop')]), mention: [] });
    await createAnnouncer(context, context.messages).repair();
    expect(packed(shown)).toBe(3);
    expect(shown.get('reminder')?.content).toBe('');
  });

  it('shows a table as it is by then, where others had to be repaired first', async () => {
    const { context, table, shown } = await toldUntilKilled(1);
    const other = '100000000000000002';
    await startedTable(context, 'toy', 2, other);
    const announcer = createAnnouncer(context, context.messages);
    const { unannounced } = context.tables;
    Object.assign(context.tables, {
      // the other one is slow, and meanwhile this one is played on and shown
      unannounced: async () =>
        (await unannounced()).toSorted((a) => (a.record.place.channelId === other ? -1 : 1)),
    });
    const { post } = context.messages;
    context.messages.post = async (channelId, ...rest) => {
      if (channelId === other) {
        await pack(context, table, 1);
        await announcer.notify(await tableIn(context));
      }
      return post(channelId, ...rest);
    };
    await announcer.repair();
    expect(packed(shown)).toBe(2);
  });
});

describe('a message that can’t be edited', () => {
  it.each([
    ['because it sleeps in an archived thread', 50083],
    ['because somebody deleted it', 10008],
  ])('%s, is followed by a new one that calls nobody', async (_name, code) => {
    const context = testContext();
    const announcer = createAnnouncer(context, context.messages);
    const table = await startedTable(context, 'toy', 2);
    await announcer.notify(await tableIn(context));
    await pack(context, table, 0);
    context.messages.edit = () => Promise.reject(refusal(code));
    expect(await announcer.notify(await tableIn(context))).toBe('shown');
    expect(context.posted.map(({ how }) => how)).toEqual(['post', 'post']);
    expect(context.posted[1]?.mention).toEqual([]);
  });

  it('in a locked thread is not taken for a passing trouble, nor is a missing permission', async () => {
    for (const code of [50083, 50013, 50001, 160005]) {
      const context = testContext();
      failing(context).how(refusal(code));
      await startedTable(context, 'toy', 2);
      expect(await createAnnouncer(context, context.messages).notify(await tableIn(context))).toBe(
        'forbidden',
      );
    }
  });

  it('in a deleted channel ends the waiting there', async () => {
    const context = testContext();
    failing(context).how(refusal(10003));
    await startedTable(context, 'toy', 2);
    expect(await createAnnouncer(context, context.messages).notify(await tableIn(context))).toBe('gone');
    expect(await context.tables.of(interactionOf(0).actor.userId, '1')).toEqual([]);
  });
});

describe('the fingerprint of the shuffle', () => {
  it('is in /about as soon as the table is open, and in the channel only at the end, with the seed', async () => {
    const context = testContext();
    const announcer = createAnnouncer(context, context.messages);
    const about = async (): Promise<string> => (await ask(context, interactionOf(5), 'about')).content;
    expect(await about()).not.toContain('SHA-256');
    await context.tables.open(interactionOf(0).actor, { guildId: '1', channelId: CHANNEL }, 'toy', 'en');
    await announcer.notify(await tableIn(context));
    expect(await about()).toContain((await tableIn(context)).record.seedHash);
    await context.tables.join(interactionOf(1).actor, { channelId: CHANNEL });
    const started = await context.tables.start(interactionOf(0).actor, { channelId: CHANNEL });
    if (!started.ok) throw new Error(started.error.code);
    const { seed, seedHash } = started.value.record;
    await announcer.notify(await tableIn(context));
    expect(await about()).toContain(seedHash);
    expect(context.posted.map(({ content }) => content).join('\n')).not.toContain(seedHash);
    await context.tables.abandon(interactionOf(0).actor, { channelId: CHANNEL }, true);
    await announcer.notify(await tableIn(context));
    expect(context.posted.at(-1)?.content).toContain(seed);
    expect(context.posted.at(-1)?.content).toContain(
      `its SHA-256 is the fingerprint that \`/about\` has shown from the start, \`${seedHash}\``,
    );
  });

  it('is not in the lobby’s message, which says in the end that the game began, though its edit failed then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const context = testContext();
    const announcer = createAnnouncer(context, context.messages);
    await context.tables.open(interactionOf(0).actor, { guildId: '1', channelId: CHANNEL }, 'toy', 'en');
    await context.tables.join(interactionOf(1).actor, { channelId: CHANNEL });
    await announcer.notify(await tableIn(context));
    await context.tables.start(interactionOf(0).actor, { channelId: CHANNEL });
    const { edit } = context.messages;
    context.messages.edit = () => Promise.reject(new Error('500'));
    expect(await announcer.notify(await tableIn(context))).toBe('shown');
    expect(context.posted.map(({ how }) => how)).toEqual(['post', 'post']);
    context.messages.edit = edit;
    await pass(2_500);
    expect(context.posted.at(-1)).toMatchObject({ how: 'edit', rows: [] });
    expect(context.posted.at(-1)?.content).toContain('The game has started.');
    expect(context.posted.at(-1)?.content).not.toContain('SHA-256');
    await pass(60 * MINUTE);
    expect(context.posted).toHaveLength(3);
  });
});
