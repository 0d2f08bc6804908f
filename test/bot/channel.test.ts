import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PersonInChannel as Seat } from 'local-discord';
import { stage, waitFor, type Stage } from './bot.ts';
import {
  boards,
  byMove,
  everybody,
  lastBoard,
  newChannel,
  offers,
  startedTable,
  storyOf,
  type People,
} from './player.ts';

let harness: Stage;
beforeAll(async () => {
  harness = await stage();
  await harness.start();
});
afterEach(() => {
  harness.discord.misbehaviour.behave();
});
afterAll(async () => {
  await harness.close();
});

const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/u };

interface Turn extends People {
  readonly mover: Seat;
  readonly other: Seat;
}

/** A table at which the mover's camp calls the other, by a new message. */
async function table(): Promise<Turn> {
  const people = await startedTable(harness, newChannel(harness));
  const { ann, bob } = people;
  await move(ann);
  await move(bob);
  const mover = (await offers(ann)).length > 0 ? ann : bob;
  await waitFor(() => lastBoard(ann).text.includes('put up your camp'), 8_000, 'the first camp');
  return { ...people, mover, other: mover === ann ? bob : ann };
}
async function move(seat: Seat): Promise<void> {
  await byMove(seat, (await offers(seat))[0] ?? '');
}
const CAMP = 'puts up camp';
async function isPlayed({ eve }: People): Promise<boolean> {
  return (await storyOf(eve)).join().includes('rozbija obóz');
}

describe('a channel in which the bot may not do enough', () => {
  it('loses no move: the player is told which permission is missing, and the board comes when it is there', async () => {
    const people = await table();
    const { mover, other } = people;
    const { world } = harness.discord;
    const before = boards(mover).length;
    world.forbid(mover.channel, world.botId, 'SendMessages');
    await move(mover);
    const told = /\*\*(Send Messages|Envoyer des messages)\*\*/u;
    await waitFor(() => mover.messages().some(({ text }) => told.test(text)), 8_000, 'the explanation');
    expect(other.messages().some(({ text }) => told.test(text))).toBe(false);
    expect(await isPlayed(people)).toBe(true);
    world.permit(mover.channel, world.botId, 'SendMessages');
    await move(other);
    // in one message or in two, by when the bot noticed that it may again
    const campsToldOf = (): number =>
      new Set(
        boards(mover)
          .slice(before)
          .flatMap(({ text }) => text.split('\n').filter((line) => line.includes(CAMP))),
      ).size;
    await waitFor(() => campsToldOf() === 2, 8_000, 'boards that tell of both moves');
  });

  it('says so when a lobby can’t be shown', async () => {
    const { ann } = everybody(harness);
    const { world } = harness.discord;
    world.forbid(ann.channel, world.botId, 'ViewChannel');
    await ann.type('game new', { game: 'toy' });
    await waitFor(
      () => ann.messages().some(({ text }) => text.includes('**View Channel**')),
      8_000,
      'the explanation',
    );
  });
});

describe('Discord on a bad day', () => {
  it('fails with 500: the move stands, and the board is posted a little later, once', async () => {
    const people = await table();
    const before = boards(people.ann).length;
    harness.discord.misbehaviour.next({ kind: 'server-error' }, POST, 4);
    await move(people.mover);
    expect(await isPlayed(people)).toBe(true);
    await waitFor(() => boards(people.ann).length > before, 12_000, 'the board');
    await harness.discord.quiet(300);
    expect(boards(people.ann)).toHaveLength(before + 1);
  });

  it('is short of breath with 429: the board comes when it may', async () => {
    const people = await table();
    const before = boards(people.ann).length;
    harness.discord.misbehaviour.next({ kind: 'rate-limited', retryAfterMs: 400 }, POST);
    await move(people.mover);
    await waitFor(() => boards(people.ann).length > before, 8_000, 'the board');
    expect(lastBoard(people.ann).text).toContain(CAMP);
  });

  it('takes the message but loses its answer: the board is there once', async () => {
    const people = await table();
    const before = boards(people.ann).length;
    harness.discord.misbehaviour.next({ kind: 'lose-answer' }, POST);
    await move(people.mover);
    await waitFor(() => boards(people.ann).length > before, 8_000, 'the board');
    await harness.discord.quiet(500);
    expect(boards(people.ann)).toHaveLength(before + 1);
    const calls = people.other.person
      .notifications()
      .filter(({ channelId }) => channelId === people.ann.channel.id);
    expect(calls.filter(({ content }) => content.includes(CAMP))).toHaveLength(1);
  });

  it('hangs: players play on meanwhile, and the board shows the newest position in the end', async () => {
    const people = await table();
    harness.discord.misbehaviour.next({ kind: 'hang' }, POST);
    await move(people.mover);
    await move(people.other);
    expect((await storyOf(people.eve)).join().split('rozbija obóz')).toHaveLength(3);
    const newest = `${people.other.person.name} ${CAMP}`;
    await waitFor(() => lastBoard(people.ann).text.includes(newest), 15_000, 'the board');
    expect(lastBoard(people.ann).text).toContain('goes into this march');
  }, 25_000);

  it('keeps failing until the bot is killed: the next start shows what the channel missed', async () => {
    const people = await table();
    const before = boards(people.ann).length;
    harness.discord.misbehaviour.next({ kind: 'server-error' }, POST, 1_000);
    const failures = harness.bot().logged('the channel has not seen this yet').length;
    await move(people.mover);
    await waitFor(
      () => harness.bot().logged('the channel has not seen this yet').length > failures,
      8_000,
      'the failure',
    );
    await harness.bot().stop('SIGKILL');
    harness.discord.misbehaviour.behave();
    await harness.start();
    await waitFor(() => boards(people.ann).length > before, 8_000, 'the board');
    expect(lastBoard(people.ann).text).toContain(CAMP);
  });

  it('took a message of which a killed bot never heard: the next start does not post it again', async () => {
    const people = await table();
    const before = boards(people.ann).length;
    const request = `POST /channels/${people.ann.channel.id}/messages`;
    const sent = harness.discord.rest.log.filter((line) => line === request).length;
    harness.discord.misbehaviour.next({ kind: 'slow', ms: 600 }, POST);
    await move(people.mover);
    await waitFor(
      () => harness.discord.rest.log.filter((line) => line === request).length > sent,
      8_000,
      'the request',
    );
    await harness.bot().stop('SIGKILL');
    await waitFor(() => boards(people.ann).length > before, 5_000, 'the message');
    await harness.start();
    await harness.discord.quiet(800);
    expect(boards(people.ann)).toHaveLength(before + 1);
  });

  it('has lost the message that was to be edited: a new one takes its place, and calls nobody twice', async () => {
    const people = await startedTable(harness, newChannel(harness));
    const { world } = harness.discord;
    const [gone] = boards(people.ann);
    const message = gone === undefined ? undefined : world.message(people.ann.channel.id, gone.id);
    expect(message).toBeDefined();
    if (message === undefined) return;
    const calls = people.bob.person.notifications().length;
    world.deleteMessage(message);
    await move(people.ann);
    await waitFor(() => boards(people.ann).length === 1, 8_000, 'another board');
    expect(people.bob.person.notifications()).toHaveLength(calls);
  });
});

describe('an answer that Discord does not take at once', () => {
  it('is given a little later: the move stands and its player reads so', async () => {
    const people = await table();
    const [text = ''] = await offers(people.mover);
    // discord.js tries four times within milliseconds
    harness.discord.misbehaviour.next({ kind: 'server-error' }, { method: 'PATCH', path: /@original/u }, 4);
    const answer = await byMove(people.mover, text);
    expect(answer.text).toMatch(/puts up camp|monte son camp/u);
  });
});

describe('an answer that Discord refuses', () => {
  it('is given once more in a few words: who moved is never left without an answer', async () => {
    const { mover } = await table();
    const text = (await offers(mover))[0] ?? '';
    const answers = { method: 'PATCH', path: /^\/webhooks\// };
    harness.discord.misbehaviour.next({ kind: 'refuse', status: 400, code: 50035 }, answers);
    expect((await byMove(mover, text)).text).toMatch(/^(Done|C’est fait)\.$/u);
    expect(harness.bot().logged('Discord refused an answer')).toHaveLength(1);
  });
});

describe('a channel that sleeps or goes', () => {
  it('an archived thread is woken by the next move, and nobody is told of permissions', async () => {
    const { world } = harness.discord;
    const owner = harness.discord.person('Ann').id;
    const thread = world.addThread(newChannel(harness), 'camp', owner);
    const people = await startedTable(harness, thread);
    const { thread: sleeping } = thread;
    if (sleeping === undefined) throw new Error('this is no thread');
    world.changeChannel(thread, { thread: { ...sleeping, archived: true } });
    const before = boards(people.ann).length;
    await move(people.ann);
    await waitFor(() => boards(people.ann).length > before, 8_000, 'a new board');
    expect(world.channel(thread.id)?.thread?.archived).toBe(false);
    expect(
      people.ann
        .messages()
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/permission|locked/u);
  });

  it('a deleted channel is nobody’s game any more', async () => {
    const { ann } = await startedTable(harness);
    const elsewhere = harness.discord.person('Ann').in(newChannel(harness));
    const games = async (): Promise<string> => (await elsewhere.type('games')).message?.text ?? '';
    expect(await games()).toContain(`<#${ann.channel.id}>`);
    harness.discord.world.deleteChannel(ann.channel);
    await waitFor(async () => !(await games()).includes(ann.channel.id), 5_000, 'the list without it');
  });
});

describe('an acknowledgement', () => {
  const CALLBACK = { method: 'POST', path: /\/callback/u };

  it('whose answer gets lost counts all the same: the move is played and shown', async () => {
    const people = await table();
    const [text = ''] = await offers(people.mover);
    harness.discord.misbehaviour.next({ kind: 'lose-answer' }, CALLBACK);
    const answer = await byMove(people.mover, text);
    expect(answer.text).toMatch(/puts up camp|monte son camp/u);
    expect(await isPlayed(people)).toBe(true);
  });

  it('that Discord refuses is a move that is not played: the player saw it fail', async () => {
    const people = await table();
    const [text = ''] = await offers(people.mover);
    harness.discord.misbehaviour.next({ kind: 'refuse', status: 404, code: 10062 }, CALLBACK);
    const { acknowledged } = await people.mover.type('move', { action: text });
    expect(acknowledged).toBeUndefined();
    expect(await isPlayed(people)).toBe(false);
    expect(await offers(people.mover)).toContain(text);
  }, 25_000);
});

describe('a server that the bot is new to', () => {
  it('is greeted once, with a button that opens a lobby', async () => {
    const { world } = harness.discord;
    const owner = harness.discord.person('Zoé');
    const guild = world.addGuild('Second server', owner.id, 'fr');
    const channel = world.addChannel(guild.id, 'général');
    world.inviteBot(guild.id);
    const zoe = owner.in(channel);
    await waitFor(() => zoe.messages().length > 0, 5_000, 'the greeting');
    expect(zoe.last().text).toContain('Bonjour');
    await harness.restart();
    world.expelBot(guild.id);
    await harness.discord.quiet(100);
    world.inviteBot(guild.id);
    await harness.discord.quiet(400);
    expect(zoe.messages()).toHaveLength(1);
    await zoe.click(zoe.last(), 'Ouvrir une table');
    await waitFor(
      () => zoe.messages().some(({ text }) => text.includes('Table de Banquise')),
      5_000,
      'a lobby',
    );
  });

  it('is greeted a little later, once, where Discord fails with 500 at first', async () => {
    const { world } = harness.discord;
    const owner = harness.discord.person('Zoé');
    const guild = world.addGuild('Server of a bad day', owner.id, 'fr');
    const zoe = owner.in(world.addChannel(guild.id, 'général'));
    // discord.js tries four times within milliseconds
    harness.discord.misbehaviour.next({ kind: 'server-error' }, POST, 4);
    world.inviteBot(guild.id);
    // Discord tells of all servers again when the connection breaks
    await waitFor(() => harness.bot().logged('could not say hello').length > 0, 8_000, 'the failure');
    harness.discord.gateway.disconnect(1006);
    await waitFor(() => zoe.messages().length > 0, 12_000, 'the greeting');
    await harness.discord.quiet(500);
    expect(zoe.messages()).toHaveLength(1);
  }, 25_000);

  it('is greeted at the next start where Discord failed until the bot was killed', async () => {
    const { world } = harness.discord;
    const owner = harness.discord.person('Zoé');
    const guild = world.addGuild('Server of a worse day', owner.id, 'fr');
    const zoe = owner.in(world.addChannel(guild.id, 'général'));
    const failures = harness.bot().logged('could not say hello').length;
    harness.discord.misbehaviour.next({ kind: 'server-error' }, POST, 1_000);
    world.inviteBot(guild.id);
    await waitFor(() => harness.bot().logged('could not say hello').length > failures, 8_000, 'the failure');
    await harness.bot().stop('SIGKILL');
    harness.discord.misbehaviour.behave();
    await harness.start();
    await waitFor(() => zoe.messages().length > 0, 8_000, 'the greeting');
  }, 30_000);

  it('that added the bot while it was away is greeted at the next start, one of long ago is not', async () => {
    const { world } = harness.discord;
    const owner = harness.discord.person('Zoé');
    await harness.bot().stop();
    const [lately, longAgo] = ['Third server', 'Fourth server'].map((name) => {
      const guild = world.addGuild(name, owner.id, 'fr');
      world.addChannel(guild.id, 'général');
      world.inviteBot(guild.id);
      return guild;
    });
    Object.assign(longAgo?.members[world.botId] ?? {}, { joinedAt: Date.now() - 30 * 24 * 60 * 60 * 1000 });
    const heard = (guild: typeof lately): number =>
      guild === undefined ? 0 : world.channelsOf(guild.id).flatMap(({ id }) => world.messagesIn(id)).length;
    await harness.start();
    await waitFor(() => heard(lately) > 0, 5_000, 'the greeting');
    await harness.discord.quiet(300);
    expect([heard(lately), heard(longAgo)]).toEqual([1, 0]);
  });
});
