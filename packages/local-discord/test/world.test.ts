import {
  ChannelType,
  Events,
  PermissionFlagsBits,
  ThreadAutoArchiveDuration,
  type Client,
  type Guild,
  type TextChannel,
} from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalDiscord, type LocalDiscord } from '../src/index.ts';
import type { Channel } from '../src/model.ts';
import type { WorldEvent } from '../src/world.ts';
import { PNG, login } from './test-bot.ts';
import { request, interactionOf } from './raw-request.ts';

let discord: LocalDiscord;
let client: Client<true>;
let channel: Channel;
let path: string;

beforeAll(async () => {
  discord = await startLocalDiscord();
  client = await login(discord.api);
});

afterAll(async () => {
  await client.destroy();
  await discord.close();
});

beforeEach(async () => {
  channel = discord.world.addChannel(discord.home.guild.id, 'table');
  path = `/channels/${channel.id}/messages`;
  await expect.poll(() => client.channels.cache.has(channel.id), { interval: 2, timeout: 5000 }).toBe(true);
});

const textChannel = (): TextChannel => {
  const found = client.channels.cache.get(channel.id);
  if (found?.type !== ChannelType.GuildText) throw new Error('no text channel');
  return found;
};

const badges = (name: string): string[] =>
  discord
    .person(name)
    .notifications()
    .filter((one) => one.channelId === channel.id)
    .map((one) => one.content);

describe('mentions', () => {
  it('give a badge in the content of a new message, and nowhere else', async () => {
    const alice = discord.person('Alice');
    const bruno = discord.person('Bruno');
    const sent = await textChannel().send({
      content: `${alice.mention} your turn`,
      embeds: [{ title: bruno.mention }],
    });
    expect(sent.mentions.users.map((user) => user.displayName)).toEqual(['Alice']);
    expect(badges('Alice')).toEqual([`${alice.mention} your turn`]);
    expect(badges('Bruno')).toEqual([]);
    await sent.edit(`${bruno.mention} your turn`);
    expect(badges('Bruno')).toEqual([]);
    discord.world.markRead(alice.id, channel.id);
    expect(badges('Alice')).toEqual([]);
  });

  it('give a badge in a text of Components V2', async () => {
    const components = [{ type: 17, components: [{ type: 10, content: discord.person('Alice').mention }] }];
    await request(discord, 'POST', path, { flags: 1 << 15, components });
    expect(badges('Alice')).toHaveLength(1);
  });

  it('count as far as they are allowed', async () => {
    const [alice, bruno] = [discord.person('Alice'), discord.person('Bruno')];
    const content = `${alice.mention} ${bruno.mention} @everyone`;
    await textChannel().send({ content, allowedMentions: { users: [bruno.id] } });
    expect([badges('Alice'), badges('Bruno')]).toEqual([[], [content]]);
    await textChannel().send({ content, allowedMentions: { parse: [] } });
    expect(badges('Bruno')).toHaveLength(1);
  });

  it('give no badge in an ephemeral answer, nor by the edit that answers a deferral, but in a reply', async () => {
    const home = discord.home.channel;
    const alice = discord.person('Alice');
    const mine = (): number => alice.notifications().filter((one) => one.channelId === home.id).length;
    const content = `${alice.mention} hello`;
    const secret = interactionOf(discord);
    await request(discord, 'POST', secret.callback, { type: 4, data: { content, flags: 64 } });
    const deferred = interactionOf(discord);
    await request(discord, 'POST', deferred.callback, { type: 5 });
    await request(discord, 'PATCH', `${deferred.webhook}/messages/@original`, { content });
    expect(mine()).toBe(0);
    await request(discord, 'POST', interactionOf(discord).callback, { type: 4, data: { content } });
    expect(mine()).toBe(1);
  });

  it('of everyone and of roles need a permission', async () => {
    const { guild } = discord.home;
    const alice = discord.person('Alice');
    const role = { id: discord.world.newId(), name: 'players', permissions: '0' };
    guild.roles.push(role);
    guild.members[alice.id]?.roles.push(role.id);
    const content = `@everyone <@&${role.id}>`;
    const sent = await request(discord, 'POST', path, { content });
    expect(sent.body).toMatchObject({ mention_everyone: false, mention_roles: [] });
    expect(badges('Alice')).toEqual([]);
    const own = {
      id: discord.world.botId,
      type: 'member',
      allow: String(PermissionFlagsBits.MentionEveryone),
      deny: '0',
    } as const;
    channel.overwrites.push(own);
    const again = await request(discord, 'POST', path, { content });
    expect(again.body).toMatchObject({ mention_everyone: true, mention_roles: [role.id] });
    expect(badges('Alice')).toEqual([content]);
  });

  it('inside code are only text', async () => {
    const { mention } = discord.person('Alice');
    await textChannel().send(`\`${mention}\` and \`\`\`\n${mention}\n\`\`\``);
    expect(badges('Alice')).toEqual([]);
  });

  it('of a reply reach the author of what is replied to', async () => {
    const said = discord.person('Alice').in(channel).say('hm');
    await textChannel().send({ content: 'yes', reply: { messageReference: said.id } });
    await textChannel().send({
      content: 'no',
      reply: { messageReference: said.id },
      allowedMentions: { repliedUser: false },
    });
    expect(badges('Alice')).toEqual(['yes']);
  });
});

describe('files of an edited message', () => {
  const file = (name: string) => ({ attachment: PNG, name });

  it('stay without a word about them, and are replaced by new ones', async () => {
    const sent = await textChannel().send({ content: 'x', files: [file('a.png')] });
    expect((await sent.edit('y')).attachments.map((one) => one.name)).toEqual(['a.png']);
    const url = sent.attachments.first()?.url ?? '';
    const replaced = await sent.edit({ files: [file('b.png')], attachments: [] });
    expect(replaced.attachments.map((one) => [one.name, one.width, one.height])).toEqual([['b.png', 1, 1]]);
    expect((await fetch(url)).status).toBe(404);
  });

  it('go when none is kept', async () => {
    const sent = await textChannel().send({ content: 'x', files: [file('a.png')] });
    expect((await sent.edit({ attachments: [] })).attachments.size).toBe(0);
  });

  it('are shown by an embed that names them', async () => {
    const sent = await textChannel().send({
      embeds: [{ image: { url: 'attachment://a.png' } }],
      files: [file('a.png')],
    });
    const served = await fetch(sent.embeds[0]?.image?.url ?? '');
    expect(served.headers.get('content-type')).toBe('image/png');
  });
});

describe('what the bot may not do', () => {
  const forbid = (...names: Parameters<typeof discord.world.forbid>[2][]): void => {
    discord.world.forbid(channel, discord.world.botId, ...names);
  };

  it.each([
    ['SendMessages', { content: 'x' }, undefined],
    ['EmbedLinks', { embeds: [{ title: 'x' }] }, undefined],
    ['AttachFiles', {}, [{ name: 'a.png', bytes: PNG }]],
  ] as const)('without %s it may not post: 50013', async (permission, body, files) => {
    forbid(permission);
    expect(await request(discord, 'POST', path, body, files === undefined ? {} : { files })).toMatchObject({
      status: 403,
      code: 50013,
    });
    discord.world.permit(channel, discord.world.botId, permission);
    expect((await request(discord, 'POST', path, body, files === undefined ? {} : { files })).status).toBe(
      200,
    );
  });

  it('without ViewChannel there is no access at all: 50001', async () => {
    forbid('ViewChannel');
    for (const asked of [
      request(discord, 'POST', path, { content: 'x' }),
      request(discord, 'GET', path),
      request(discord, 'GET', `/channels/${channel.id}`),
    ])
      expect(await asked).toMatchObject({ status: 403, code: 50001 });
  });

  it('without ReadMessageHistory it reads nothing', async () => {
    const { body } = await request(discord, 'POST', path, { content: 'x' });
    forbid('ReadMessageHistory');
    expect((await request(discord, 'GET', path)).body).toEqual([]);
    expect(await request(discord, 'GET', `${path}/${String(body.id)}`)).toMatchObject({ code: 50013 });
  });

  it('and the library computes the same permissions', async () => {
    forbid('SendMessages', 'AttachFiles');
    const me = client.guilds.cache.first()?.members.me;
    await expect
      .poll(() =>
        textChannel()
          .permissionsFor(me ?? '')
          ?.has(PermissionFlagsBits.SendMessages),
      )
      .toBe(false);
    const permissions = textChannel().permissionsFor(me ?? '');
    expect(permissions?.has(PermissionFlagsBits.AttachFiles)).toBe(false);
    expect(permissions?.has(PermissionFlagsBits.EmbedLinks)).toBe(true);
  });

  it('edit or delete what others wrote: 50005, 50013', async () => {
    const said = discord.person('Alice').in(channel).say('mine');
    expect(await request(discord, 'PATCH', `${path}/${said.id}`, { content: 'x' })).toMatchObject({
      status: 403,
      code: 50005,
    });
    expect(await request(discord, 'DELETE', `${path}/${said.id}`)).toMatchObject({
      status: 403,
      code: 50013,
    });
  });

  it.each([
    ['GET', '/channels/123456789012345678', 10003],
    ['POST', '/channels/123456789012345678/messages', 10003],
    ['GET', '/users/123456789012345678', 10013],
    ['GET', '/guilds/123456789012345678', 10004],
    ['GET', '/nowhere', 0],
  ])('%s %s finds nothing', async (method, where, code) => {
    expect(
      await request(discord, method, where, method === 'POST' ? { content: 'x' } : undefined),
    ).toMatchObject({ status: 404, code });
  });

  it('find a message that is not there: 10008', async () => {
    for (const method of ['GET', 'DELETE', 'PATCH'])
      expect(
        await request(discord, method, `${path}/123456789012345678`, method === 'PATCH' ? {} : undefined),
      ).toMatchObject({ status: 404, code: 10008 });
  });

  it('come with another token: 401', async () => {
    expect(await request(discord, 'GET', path, undefined, { token: 'other' })).toMatchObject({
      status: 401,
      code: 0,
    });
  });

  it('write to somebody who takes no direct messages: 50007', async () => {
    const dagmara = discord.person('Dagmara');
    const user = await client.users.fetch(dagmara.id);
    await user.send('hello');
    expect(dagmara.direct().last().content).toBe('hello');
    expect(dagmara.notifications()).toHaveLength(1);
    discord.world.changeUser(dagmara.id, { acceptsDirectMessages: false });
    await expect(user.send('again')).rejects.toMatchObject({ code: 50007 });
  });
});

describe('the list of messages', () => {
  it('goes back from the newest, before and after', async () => {
    for (const content of ['1', '2', '3', '4']) await textChannel().send(content);
    const contents = async (options: object): Promise<string[]> =>
      (await textChannel().messages.fetch({ ...options, cache: false })).map((message) => message.content);
    const all = [...(await textChannel().messages.fetch()).values()];
    expect(all.map((message) => message.content)).toEqual(['4', '3', '2', '1']);
    expect(await contents({ limit: 2 })).toEqual(['4', '3']);
    expect(await contents({ before: all[1]?.id })).toEqual(['2', '1']);
    expect(await contents({ after: all[2]?.id })).toEqual(['4', '3']);
    expect((await request(discord, 'GET', `${path}?limit=101`)).errors).toEqual(['limit: NUMBER_TYPE_MAX']);
  });

  it('of a nonce posted twice has one', async () => {
    const body = { content: 'x', nonce: 'same', enforce_nonce: true };
    const [first, second] = [
      await request(discord, 'POST', path, body),
      await request(discord, 'POST', path, body),
    ];
    expect(second.body.id).toBe(first.body.id);
    await request(discord, 'POST', path, { ...body, enforce_nonce: false });
    expect(discord.world.messagesIn(channel.id)).toHaveLength(2);
  });
});

describe('threads', () => {
  it('start from a channel and from a message, take messages, archive and wake up', async () => {
    const thread = await textChannel().threads.create({
      name: 'chatter',
      autoArchiveDuration: ThreadAutoArchiveDuration.OneDay,
      type: ChannelType.PublicThread,
    });
    const sent = await thread.send('hello');
    expect(discord.person('Alice').in(thread.id).last().content).toBe('hello');
    await thread.setArchived(true);
    await expect(sent.edit('x')).rejects.toMatchObject({ code: 50083 });
    await thread.send('awake');
    expect(discord.world.channel(thread.id)?.thread).toMatchObject({
      archived: false,
      autoArchiveMinutes: 1440,
    });
    const message = await textChannel().send('board');
    const below = await message.startThread({ name: 'below' });
    expect(below.id).toBe(message.id);
    await expect(message.startThread({ name: 'again' })).rejects.toThrow();
    const { status, code } = await request(discord, 'POST', `${path}/${message.id}/threads`, {
      name: 'again',
    });
    expect([status, code]).toEqual([400, 160004]);
    await below.members.add(discord.person('Bruno').id);
    expect(discord.world.channel(below.id)?.thread?.members).toHaveLength(2);
  });

  it('need a name, a permission, and permission to write', async () => {
    const threads = `/channels/${channel.id}/threads`;
    const long = await request(discord, 'POST', threads, { name: 'x'.repeat(101), type: 11 });
    expect(long.errors).toEqual(['name: BASE_TYPE_MAX_LENGTH']);
    expect(
      (await request(discord, 'POST', threads, { name: 'x', type: 11, auto_archive_duration: 61 })).code,
    ).toBe(50035);
    const made = await request(discord, 'POST', threads, { name: 'x'.repeat(100), type: 11 });
    expect(made.status).toBe(201);
    discord.world.forbid(channel, discord.world.botId, 'CreatePublicThreads', 'SendMessagesInThreads');
    expect(await request(discord, 'POST', threads, { name: 'x', type: 11 })).toMatchObject({ code: 50013 });
    expect(
      await request(discord, 'POST', `/channels/${String(made.body.id)}/messages`, { content: 'x' }),
    ).toMatchObject({ code: 50013 });
  });
});

describe('a guild the bot is added to', () => {
  it('is announced with its channels, and gone when the bot is expelled', async () => {
    const owner = discord.world.addUser('Owner');
    const guild = discord.world.addGuild('New', owner.id, 'pl');
    const lobby = discord.world.addChannel(guild.id, 'lobby');
    const joined = new Promise<Guild>((resolve) => client.once(Events.GuildCreate, resolve));
    discord.world.inviteBot(guild.id);
    const seen = await joined;
    expect([seen.name, seen.preferredLocale, seen.channels.cache.has(lobby.id)]).toEqual(['New', 'pl', true]);
    const left = new Promise((resolve) => client.once(Events.GuildDelete, resolve));
    discord.world.expelBot(guild.id);
    await left;
    expect(await request(discord, 'GET', `/guilds/${guild.id}`)).toMatchObject({ status: 403, code: 50001 });
  });
});

describe('waiting', () => {
  it('goes on while what is awaited cannot even be asked, and says what was awaited when it never comes', async () => {
    const alice = discord.person('Alice').in(channel);
    const first = discord.until(() => alice.last().content);
    await textChannel().send('first');
    expect(await first).toBe('first');
    await expect(discord.until(() => false, 30, 'a miracle')).rejects.toThrow(
      'a miracle did not happen within 30 ms',
    );
  });
});

describe('the world', () => {
  it('is the same after it was written down and read again', async () => {
    await textChannel().send({ content: 'x', files: [{ attachment: PNG, name: 'a.png' }] });
    const copy = await startLocalDiscord({
      world: JSON.parse(JSON.stringify(discord.world)) as ReturnType<typeof discord.world.toJSON>,
    }); // JSON there and back
    const message = copy.person('Alice').in(channel.id).last();
    expect(message).toMatchObject({ content: 'x', from: 'Test Bot' });
    const served = await fetch(message.files[0]?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer()).equals(PNG)).toBe(true);
    expect(BigInt(copy.world.newId())).toBeGreaterThan(BigInt(message.id));
    await copy.close();
  });

  it('tells what happens as it happens, and to whom it is visible', async () => {
    const events: WorldEvent[] = [];
    const stop = discord.world.listen((event) => events.push(event));
    const { callback } = interactionOf(discord);
    await request(discord, 'POST', callback, { type: 4, data: { content: 'x', flags: 64 } });
    await textChannel().sendTyping();
    const sent = await textChannel().send('y');
    await sent.edit('z');
    await sent.delete();
    stop();
    expect(events.map((event) => event.type)).toEqual([
      'message-created',
      'interaction-changed',
      'typing',
      'message-created',
      'message-updated',
      'message-deleted',
    ]);
    const [first] = events;
    const bruno = discord.person('Bruno').id;
    expect(first?.type === 'message-created' && discord.world.sees(bruno, first.message)).toBe(false);
  });
});
