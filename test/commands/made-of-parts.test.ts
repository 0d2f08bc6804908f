import { REST } from 'discord.js';
import { LOCAL_TOKEN, startLocalDiscord, type LocalDiscord } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChannelMessages, type ChannelMessages } from '../../src/commands/channel-messages.ts';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import { lobbyMessage } from '../../src/commands/lobby-message.ts';
import type { Page } from '../../src/commands/page.ts';
import { buttonRows } from '../../src/commands/rows.ts';
import { ask, CHANNEL, interactionOf, testContext, wordsOf, type TestContext } from './test-context.ts';

/* The lobby as Discord takes it: made of components, and of what an earlier release has posted as words and rows. */

let discord: LocalDiscord;
let messages: ChannelMessages;

beforeAll(async () => {
  discord = await startLocalDiscord();
  const rest = new REST({ api: discord.api }).setToken(LOCAL_TOKEN);
  messages = createChannelMessages(
    rest,
    () => discord.world.botId,
    LOCAL_TOKEN,
    () => true,
    () => Promise.resolve(true),
  );
});

afterAll(() => discord.close());

async function lobbyOf(context: TestContext, game = 'antarctica') {
  await ask(context, interactionOf(0), 'game.new', { game });
  const found = await context.tables.at(CHANNEL);
  if (!found.ok || found.value === undefined) throw new Error('no table');
  return { table: found.value, message: lobbyMessage(context, found.value) };
}

/** Names are escaped there, and read without their escapes here. */
const seen = () => discord.person('Ann').in(discord.home.channel).last();

describe('a lobby', () => {
  it('that an earlier release posted as words and rows becomes parts when it changes, and stays usable', async () => {
    const { table, message } = await lobbyOf(testContext());
    const buttons = (message.sections ?? []).map(({ button }) => button);
    const old: Page = {
      content: wordsOf(message),
      rows: [...buttonRows(buttons), ...(message.rows ?? [])],
    };
    const channelId = discord.home.channel.id;
    const id = await messages.post(channelId, { ...old, mention: [] }, 'an old lobby');
    expect(seen().content).toContain('Table for Antarctica');

    await messages.edit(channelId, id, message);
    const { content, components, text, buttons: pressable } = seen();
    expect(content).toBe('');
    expect(components[0]?.type).toBe(17);
    expect(text).toContain('Table for Antarctica');
    expect(pressable.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['How to play', 'Join', 'Options', 'Start', 'Leave']),
    );
    // what was posted and not remembered is found again by the ids of its buttons, those beside words too
    const own = await messages.recent(channelId);
    const ids = own.find((one) => one.id === id)?.customIds.map(parseCustomId) ?? [];
    expect(ids.filter((one) => one?.tableId === table.record.id).map((one) => one?.verb)).toContain('join');
  });

  it('is closed as what it is made of, without buttons', async () => {
    const context = testContext();
    const { message } = await lobbyOf(context);
    const channelId = discord.home.channel.id;
    const id = await messages.post(channelId, message, 'a lobby');
    expect(seen().buttons.length).toBeGreaterThan(4);
    const closed = await context.tables.cancel(interactionOf(0).actor, { channelId: CHANNEL });
    if (!closed.ok) throw new Error(closed.error.code);
    await messages.edit(channelId, id, lobbyMessage(context, closed.value));
    expect(seen().buttons).toEqual([]);
    expect(seen().text).toContain('The table was closed.');
  });

  it('that Discord refuses is sent once more in fewer words', async () => {
    const { message } = await lobbyOf(testContext());
    const channelId = discord.home.channel.id;
    const broken = { ...message, sections: [...(message.sections ?? []), ...(message.sections ?? [])] };
    await messages.post(channelId, broken, 'twice the same ids');
    expect(seen().text).toContain('Table for Antarctica');
    expect(seen().buttons).toEqual([]);
  });
});
