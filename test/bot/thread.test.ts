import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Channel, PersonInChannel as Seat, SeenMessage as Seen } from 'local-discord';
import { stage, waitFor, type Stage } from './bot.ts';
import { answerOf, asked, boards, byMove, lastBoard, newChannel, offers } from './player.ts';

/* A whole game in a thread of its own, as the server wants it: what the channel sees of it, and how tidy the thread is. */

let harness: Stage;
beforeAll(async () => {
  harness = await stage();
  await harness.start();
});
afterAll(async () => {
  await harness.close();
});

/** The server's settings are its owner's to change. */
async function choose(owner: Seat, label: string, ...values: readonly string[]): Promise<void> {
  const page = answerOf(await owner.type('settings server'));
  const menu = page.selects.find(({ placeholder }) => placeholder === label);
  await owner.select(page, menu?.customId ?? '', values);
}

function ownerOf(channel: Channel): Seat {
  const { world, home } = harness.discord;
  const owner = world.user(home.guild.ownerId);
  return harness.discord.person(owner?.name ?? '').in(channel);
}

const isPublic = ({ ephemeral }: Seen): boolean => !ephemeral;

/** The lines of the story in a board's message: what stands above whose decision it is. */
function storyLinesOf({ content }: Seen): readonly string[] {
  return content
    .split('\n')
    .filter(
      (line) => line !== '' && !line.startsWith('**') && !line.startsWith('-#') && !line.startsWith('…'),
    );
}

/** All pages of /log, as somebody sees it who doesn't play. */
async function wholeStory(seat: Seat): Promise<readonly string[]> {
  const log = answerOf(await seat.type('log'));
  const pages = [log.text];
  for (let page = log; ; page = seat.again(log)) {
    const earlier = page.buttons.find(({ label, disabled }) => label.includes('◀') && !disabled);
    if (earlier?.customId === undefined) return pages.flatMap((content) => content.split('\n'));
    await seat.click(page, earlier.customId);
    pages.push(seat.again(log).text);
  }
}

describe('a server that wants its tables in threads', () => {
  it('sees one message of a whole game in the channel, and in the thread every line told once and one board with buttons', async () => {
    const channel = newChannel(harness);
    const owner = ownerOf(channel);
    const { world } = harness.discord;
    await choose(owner, 'Thread for each table', 'yes');
    await choose(owner, 'Channels for tables (none: all of them)', channel.id);
    await harness.restart();

    const elsewhere = harness.discord.person('Ann').in(newChannel(harness));
    expect(answerOf(await elsewhere.type('game new', { game: 'toy' })).text).toContain(`<#${channel.id}>`);

    const host = harness.discord.person('Ann').in(channel);
    const answer = answerOf(await host.type('game new', { game: 'toy' }));
    const thread = world.channels.find(({ parentId }) => parentId === channel.id);
    if (thread === undefined) throw new Error('there is no thread');
    expect(answer.text).toContain(`<#${thread.id}>`);
    const [ann, bob] = ['Ann', 'Bob'].map((name) => harness.discord.person(name).in(thread));
    if (ann === undefined || bob === undefined) throw new Error('nobody is there');
    const inChannel = (): readonly Seen[] => host.messages().filter(isPublic);
    expect(inChannel()).toHaveLength(1);
    await bob.type('game join');
    await ann.type('game start');
    await waitFor(() => boards(ann).length > 0, 8_000, 'the board');
    await waitFor(() => inChannel()[0]?.text.includes('Waiting for') === true, 5_000, 'how it stands');

    let turns = 0;
    for (let moves = 0; moves < 200; moves += 1) {
      if (moves === 15) await harness.restart('SIGKILL');
      if (moves === 20) await ann.type('board');
      const turn = await asked(ann, bob);
      if (turn === undefined) break;
      const before = lastBoard(ann);
      await byMove(turn.seat, turn.texts[moves % turn.texts.length] ?? '');
      const told = (): boolean => {
        const now = lastBoard(ann);
        return now.id !== before.id || now.text !== before.text || now.files[0]?.url !== before.files[0]?.url;
      };
      await waitFor(told, 8_000, 'the board after a move');
      if (lastBoard(ann).id !== before.id) turns += 1;
    }
    expect(await offers(ann)).toEqual([]);
    await waitFor(() => world.channel(thread.id)?.thread?.archived === true, 8_000, 'the archive');

    expect(inChannel()).toHaveLength(1);
    expect(inChannel()[0]?.text).toMatch(/win|won/iu);
    const live = ann
      .messages()
      .filter((one) => isPublic(one) && one.buttons.some(({ label }) => label === 'Play'));
    expect(live).toEqual([]);
    const withButtons = ann.messages().filter((one) => isPublic(one) && one.buttons.length > 0);
    expect(withButtons.map(({ id }) => id)).toEqual([lastBoard(ann).id]);

    const posted = ann.messages().filter((one) => isPublic(one) && one.files.length > 0);
    const told = posted.flatMap(storyLinesOf);
    const story = await wholeStory(harness.discord.person('Zoe').in(thread));
    const timesIn = (lines: readonly string[], line: string): number =>
      lines.filter((other) => other === line).length;
    const fromStory = told.filter((line) => story.includes(line));
    expect(fromStory.length).toBeGreaterThan(20);
    expect(fromStory.filter((line) => timesIn(told, line) !== timesIn(story, line))).toEqual([]);
    const called = [ann, bob].flatMap(({ person }) =>
      person.notifications().filter(({ channelId }) => channelId === thread.id),
    );
    expect(called.length).toBeLessThanOrEqual(turns + 2);
  }, 120_000);
});
