import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCustomId, parseCustomId } from '../../src/commands/custom-id.ts';
import type { PersonInChannel as Seat } from 'local-discord';
import { stage, waitFor, type Stage } from './bot.ts';
import {
  abandoned,
  answerOf,
  byMove,
  forge,
  forged,
  isOther,
  lastBoard,
  newChannel,
  offers,
  openPanel,
  pressTap,
  startedTable,
  storyOf,
  tap,
  tapAt,
  taps,
} from './player.ts';

let harness: Stage;
beforeAll(async () => {
  harness = await stage();
  await harness.start();
});
afterAll(async () => {
  await harness.close();
});

const STALE = 'That was decided in the meantime, so nothing was changed.';

async function times(seat: Seat, line: string): Promise<number> {
  return (await storyOf(seat)).filter((told) => told === line).length;
}

describe('clicks that cross each other', () => {
  it('two at once, of one person: one is played, the other is told so, and the panel shows how things stand', async () => {
    const { ann } = await startedTable(harness);
    const panel = await openPanel(ann);
    const clicks = await Promise.all([tap(ann, panel, tapAt(panel, 0)), tap(ann, panel, tapAt(panel, 1))]);
    for (const { acknowledged } of clicks) expect(acknowledged).toBe('deferred update');
    await waitFor(() => ann.again(panel).text.includes('waiting for Bob'), 8_000, 'the answer');
    await harness.discord.quiet(300);
    expect(await times(ann, 'Ann has packed.')).toBe(1);
    expect(ann.again(panel).text).toContain('Now waiting for Bob.');
  });

  it('a double tap: both taps are told what happened', async () => {
    const { ann } = await startedTable(harness);
    const panel = await openPanel(ann);
    const first = tap(ann, panel, tapAt(panel, 0));
    await harness.discord.quiet(60);
    // on a quick machine the first answer is there by now, and a tap on the old picture is on its way all the same
    await Promise.all([first, forge(ann, panel, tapAt(panel, 0))]);
    await waitFor(() => ann.again(panel).text.includes('Ann has packed.'), 8_000, 'the answer');
    await harness.discord.quiet(500);
    await forge(ann, panel, tapAt(panel, 0));
    await harness.discord.quiet(500);
    expect(ann.again(panel).text).toMatch(/^-# Ann has packed\./u);
    expect(ann.again(panel).text).not.toContain(STALE);
    expect(await times(ann, 'Ann has packed.')).toBe(1);
  });

  it('two at once, of two people with the same simultaneous question: both are played', async () => {
    const { ann, bob } = await startedTable(harness);
    const [left, right] = [await openPanel(ann), await openPanel(bob)];
    await Promise.all([tap(ann, left, tapAt(left, 0)), tap(bob, right, tapAt(right, 0))]);
    await waitFor(async () => (await storyOf(ann)).includes('Bob has packed.'), 8_000, 'both answers');
    expect(await times(ann, 'Ann has packed.')).toBe(1);
    expect(await times(ann, 'Bob has packed.')).toBe(1);
  });

  it('on a panel after another seat answered the same question: it is played', async () => {
    const { ann, bob } = await startedTable(harness);
    const panel = await openPanel(ann);
    await byMove(bob, (await offers(bob))[0] ?? '');
    const after = await pressTap(ann, panel, tapAt(panel, 0));
    expect(after.text).toMatch(/^-# Ann has packed\./u);
    expect(after.text).not.toContain(STALE);
    expect(await times(ann, 'Ann has packed.')).toBe(1);
  });

  it('on a panel whose question was answered elsewhere: nothing is played, and the fresh question is there', async () => {
    const { ann, bob } = await startedTable(harness);
    const panel = await openPanel(ann);
    await byMove(ann, (await offers(ann))[0] ?? '');
    await byMove(bob, (await offers(bob))[0] ?? '');
    const story = await storyOf(ann);
    const after = await pressTap(ann, panel, tapAt(panel, 3));
    expect(after.text).toContain(STALE);
    expect(after.text).toMatch(/\n-# Bob has packed\./u);
    expect(taps(after)).not.toContainEqual(tapAt(panel, 0));
    expect(await storyOf(ann)).toEqual(story);
  });

  it('on looking around in an outdated panel: the fresh question is shown with the news', async () => {
    const { ann, bob } = await startedTable(harness);
    await byMove(ann, (await offers(ann))[0] ?? '');
    const idle = await openPanel(ann);
    await byMove(bob, (await offers(bob))[0] ?? '');
    // the panel goes on by itself at once; a slow screen still shows the old one
    const refresh = idle.buttons.find(({ label }) => label === 'Refresh')?.customId ?? '';
    const after = await forged(ann, idle, refresh);
    expect(after.text).toContain('Bob has packed.');
  });
});

describe('buttons of the channel’s last table', () => {
  it('change nothing at the present one, and say so', async () => {
    const channel = newChannel(harness);
    const people = await startedTable(harness, channel);
    const { ann, bob } = people;
    const [panel, board] = [await openPanel(ann), lastBoard(ann)];
    await abandoned(people);
    await waitFor(() => lastBoard(ann).text.includes('stopped without'), 5_000, 'the end of the first table');
    await startedTable(harness, channel);
    const story = await storyOf(bob);
    const refusal = 'That button belongs to an earlier table in this channel. Nothing was changed.';
    expect((await pressTap(ann, panel, tapAt(panel, 0))).text).toBe(refusal);
    // a board that is no longer the last one has lost its buttons; a slow screen still shows them
    for (const label of ['Play', 'Log']) {
      const customId = board.buttons.find((one) => one.label === label)?.customId ?? '';
      expect(answerOf(await ann.forge(board, customId)).text).toBe(refusal);
    }
    expect(await storyOf(bob)).toEqual(story);
    expect((await offers(ann)).length).toBeGreaterThan(0);
  });
});

describe('an interaction that Discord delivers more than once', () => {
  it('is played once', async () => {
    const { ann } = await startedTable(harness);
    const panel = await openPanel(ann);
    await tap(ann, panel, tapAt(panel, 0), { deliveries: 3 });
    await waitFor(() => ann.again(panel).text.includes('packed'), 8_000, 'the answer');
    await harness.discord.quiet(200);
    expect(await times(ann, 'Ann has packed.')).toBe(1);
    expect(ann.again(panel).text).toMatch(/^-# Ann has packed\./u);
  });

  it('is played once across a restart too', async () => {
    const { ann, bob } = await startedTable(harness);
    const panel = await openPanel(ann);
    const click = await tap(ann, panel, tapAt(panel, 0));
    await waitFor(() => ann.again(panel).text.includes('packed'), 8_000, 'the answer');
    const before = lastBoard(ann);
    await ann.click(answerOf(await ann.type('undo')), 'Yes, undo it');
    await waitFor(() => isOther(lastBoard(ann), before), 5_000, 'the step taken back');
    await harness.restart('SIGKILL');
    harness.discord.interactions.deliver(click.interaction);
    await harness.discord.quiet(500);
    // applied again, the step would stand in the story a second time after it was taken back
    expect(await times(bob, 'Ann a fait ses bagages.')).toBe(0);
    expect((await offers(ann)).length).toBeGreaterThan(0);
  });
});

describe('custom ids that we never wrote', () => {
  it('with a move that is not legal are refused like any other', async () => {
    const { ann } = await startedTable(harness);
    const panel = await openPanel(ann);
    const own = parseCustomId(tapAt(panel, 0).customId);
    expect(own).toBeDefined();
    if (own === undefined) return;
    const illegal = await forged(ann, panel, formatCustomId({ ...own, verb: 'act', argument: 'drill' }));
    expect(illegal.text).toContain('“drill” isn’t possible right now');
    const future = await forged(
      ann,
      panel,
      formatCustomId({ ...own, verb: 'act', rev: 99_999, argument: 'rest' }),
    );
    expect(future.text).toContain('“rest” isn’t possible right now');
    expect(await times(ann, 'Ann has packed.')).toBe(0);
  });

  it('for another person’s seat play nothing for it', async () => {
    const { ann, bob, eve } = await startedTable(harness);
    const panel = await openPanel(ann);
    // a tampered client may send what stands in somebody else’s panel
    const mine = await openPanel(bob);
    await forge(bob, mine, tapAt(panel, 0));
    expect(await times(ann, 'Ann has packed.')).toBe(0);
    const answer = answerOf(await forge(eve, lastBoard(eve), tapAt(panel, 0)));
    expect(answer.text).toBe('Nie siedzisz przy tym stole, więc możesz tylko patrzeć.');
    expect(await times(ann, 'Ann has packed.')).toBe(0);
  });

  it.each([
    'boo',
    'act',
    'act:::',
    'delete:x:1:y',
    `act:x:1:${'y'.repeat(90)}`,
    'group:-:0:zzz',
    'pick:-:0:',
    'option:-:0:0.set',
  ])('%s is answered politely and changes nothing', async (customId) => {
    const { ann } = await startedTable(harness);
    const story = await storyOf(ann);
    const answer = await ann.forge(
      lastBoard(ann),
      customId,
      customId.startsWith('pick') ? { values: ['x'] } : {},
    );
    expect(answerOf(answer).text).toMatch(/I don’t know that button|earlier table/u);
    expect(await storyOf(ann)).toEqual(story);
    expect(harness.bot().logged('a request failed')).toEqual([]);
  });
});

describe('where the bot is asked', () => {
  it('in a direct message it says politely that it works in servers', async () => {
    const { bob } = await startedTable(harness);
    const direct = bob.person.direct();
    const hello = direct.say('hello');
    const answer = answerOf(await direct.forge(hello, 'play:0123456789:1:'));
    expect(answer.text).toContain('Les tables vivent dans les salons et les fils d’un serveur');
  });

  it('in a thread it keeps a table as in a channel', async () => {
    const parent = newChannel(harness);
    const owner = harness.discord.person('Ann');
    const thread = harness.discord.world.addThread(parent, 'our game', owner.id);
    const { ann } = await startedTable(harness, thread);
    const before = lastBoard(ann);
    await byMove(ann, (await offers(ann))[0] ?? '');
    await waitFor(() => isOther(lastBoard(ann), before), 5_000, 'the board in the thread');
    expect(lastBoard(ann).text).toContain('Ann has packed.');
  });
});
