import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stage, type Stage } from './bot.ts';
import { answerOf, newChannel, startedTable } from './player.ts';

/* Written to directly, and in a server to which only a user brought the bot. */

let harness: Stage;
beforeAll(async () => {
  harness = await stage();
  await harness.start();
});
afterAll(async () => {
  await harness.close();
});

describe('where no table can stand', () => {
  it('a direct message lists the tables of all servers, changes settings, and says what works', async () => {
    const { world } = harness.discord;
    const here = await startedTable(harness, newChannel(harness));
    const ann = harness.discord.person('Ann');
    const guild = world.addGuild('Second server', ann.id, 'en-US');
    world.inviteBot(guild.id);
    const there = await startedTable(harness, world.addChannel(guild.id, 'games'));
    const direct = ann.direct();
    expect(direct.commands()).toEqual(['games', 'settings', 'about']);
    const tables = answerOf(await direct.type('games')).text;
    expect(tables).toContain(`<#${here.ann.channel.id}>`);
    expect(tables).toContain(`<#${there.ann.channel.id}>`);
    // in a server only its own
    const inServer = answerOf(await there.ann.type('games')).text;
    expect(inServer).not.toContain(`<#${here.ann.channel.id}>`);
    expect(answerOf(await direct.type('settings server')).text).toContain('in that server');
    expect(answerOf(await direct.type('about')).text).toContain('unofficial');

    const language = answerOf(await direct.type('settings me'));
    const menu = language.selects.find(({ placeholder }) => placeholder === 'My language');
    await direct.select(language, menu?.customId ?? '', ['fr']);
    await harness.restart();
    const inFrench = answerOf(await here.ann.type('hand')).text;
    expect(inFrench).toMatch(/main|cartes/u);
    const none = answerOf(await harness.discord.person('Nobody').direct().type('games'));
    expect(none.text).toContain('any table');
    // a button of a table is no use here
    expect(answerOf(await direct.forge(language, 'play:abc:1:')).text).toContain('`/partie nouvelle`');
  }, 30_000);

  it('a server to which only a user brought the bot is told so, and their tables are listed', async () => {
    const { world } = harness.discord;
    const ann = harness.discord.person('Ann');
    const guild = world.addGuild('Server of others', ann.id, 'en-US');
    const channel = world.addChannel(guild.id, 'general');
    world.changeUser(ann.id, { installedApp: true });
    const there = ann.in(channel);
    expect(there.commands()).toEqual(['games', 'settings', 'about']);
    expect(answerOf(await there.type('games')).text).toContain('<#');
    const about = answerOf(await there.type('about'));
    expect(answerOf(await there.forge(about, 'play:abc:1:')).text).toContain('ton application à toi');
  });
});
