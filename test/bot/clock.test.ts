import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonInChannel as Seat, SeenMessage as Seen } from 'local-discord';
import { stage, waitFor, type Stage } from './bot.ts';
import {
  answerOf,
  asked,
  byMove,
  everybody,
  newChannel,
  offers,
  boards,
  storyOf,
  type People,
} from './player.ts';

/* A table and the time that its people take, by the whole bot: the test drives the clock, kills the bot, and lets Discord refuse. */

const NOON = Date.UTC(2026, 2, 2, 12);
const HOUR = 3_600_000;

let harness: Stage;
beforeAll(async () => {
  harness = await stage({}, undefined, NOON);
  await harness.start();
});
afterAll(async () => {
  await harness.close();
});

const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/u };

interface Waiting extends People {
  /** who does not come */
  readonly absent: Seat;
}

/**
 * A table of three at a question that all are asked at once, and two have answered: how far to march, where staying is
 * the harmless answer.
 */
async function waiting(
  pace: string,
  third = 'Eve',
  prepare: (ann: Seat) => Promise<unknown> = () => Promise.resolve(),
): Promise<Waiting> {
  const channel = newChannel(harness);
  const people = everybody(harness, channel);
  const { ann, bob } = people;
  const absent = harness.discord.person(third, 'pl').in(channel);
  await ann.type('game new', { game: 'toy', pace });
  await prepare(ann);
  await bob.type('game join');
  await absent.type('game join');
  await ann.type('game start');
  await waitFor(() => boards(ann).length > 0, 8_000, 'the board');
  for (let moves = 0; moves < 6; moves += 1) {
    const turn = await asked(ann, bob, absent);
    await byMove(turn?.seat ?? ann, turn?.texts[0] ?? '');
  }
  for (const seat of [ann, bob]) await byMove(seat, (await offers(seat))[0] ?? '');
  expect(await offers(absent)).toContain('march 0');
  return { ...people, absent };
}

function lastPublic(seat: Seat): Seen {
  const last = seat.messages().findLast(({ ephemeral }) => !ephemeral);
  if (last === undefined) throw new Error('nothing was said');
  return last;
}

/** How often somebody was called, by what stands in the messages that did it. */
function calls({ person, channel }: Seat, words: string): number {
  return person
    .notifications()
    .filter(({ channelId, content }) => channelId === channel.id && content.includes(words)).length;
}
/** In a panel of menus, on whichever page it is. */
async function choose(seat: Seat, panel: Seen, label: string, value: string): Promise<void> {
  for (let page = 0; page < 4; page += 1) {
    const now = seat.again(panel);
    const menu = now.selects.find(({ placeholder }) => placeholder === label);
    if (menu !== undefined) {
      await seat.select(now, menu.customId, [value]);
      return;
    }
    const next = now.buttons.find(({ disabled, label: word }) => !disabled && /Next|Następna/u.test(word));
    if (next?.customId === undefined) break;
    await seat.click(now, next.customId);
  }
  throw new Error(`there is no menu ${label}`);
}

const WAITING = 'waiting for you';
const RUNNING_OUT = 'running out';
const IS_UP = 'time is up';

describe('what somebody has set', () => {
  it('holds for reminders: quiet hours, direct messages, and the channel where these are closed', async () => {
    const { absent: eve } = await waiting('0.24', 'Zoé');
    // Discord doesn't tell the bot somebody's language before they ask for something
    const page = answerOf(await eve.type('settings me', { zone: 'Asia/Tokyo' }));
    expect(page.text).toContain('Asia/Tokyo');
    await choose(eve, answerOf(await eve.type('settings me')), 'Mój język', 'pl');
    await choose(eve, page, 'Przypominaj mi', '4');
    await choose(eve, page, 'Przypomnienia przychodzą', 'direct');
    await choose(eve, page, 'Godziny ciszy', '22-7');
    // first of all tests: noon in London is 21 o'clock in Tokyo: four hours later it is night there, until 22 o'clock in London
    const direct = eve.person.direct();
    await harness.advance(9 * HOUR);
    expect(direct.messages()).toHaveLength(0);
    await harness.restart();
    await harness.advance(2 * HOUR);
    expect(direct.messages()).toHaveLength(1);
    expect(direct.last().text).toContain('czeka na ciebie');
    expect(calls(eve, WAITING)).toBe(0);
    eve.person.user.acceptsDirectMessages = false;
    await harness.advance(4 * HOUR);
    expect(calls(eve, WAITING)).toBe(1);
    eve.person.user.acceptsDirectMessages = true;
    await direct.click(direct.last(), 'W tej turze już nie');
    await harness.advance(24 * HOUR);
    expect([direct.messages().filter(({ ephemeral }) => !ephemeral).length, calls(eve, WAITING)]).toEqual([
      1, 1,
    ]);
  }, 30_000);
});

describe('somebody who does not come', () => {
  it('is reminded across a sudden end, warned once, and skipped when the others want it', async () => {
    const { ann, bob, absent: eve } = await waiting('24.8');
    await harness.advance(4 * HOUR);
    await harness.restart('SIGKILL');
    await harness.advance(3 * HOUR);
    expect(calls(eve, WAITING)).toBe(0);
    await harness.advance(HOUR);
    expect(calls(eve, WAITING)).toBe(1);
    await harness.restart();
    await harness.advance(HOUR / 2);
    expect(calls(eve, WAITING)).toBe(1);
    // nobody else's business
    const reminder = lastPublic(eve);
    expect(answerOf(await bob.click(reminder, 'Not again this turn')).text).toContain('quelqu’un d’autre');
    await eve.click(reminder, 'Not again this turn');
    await harness.advance(10 * HOUR);
    expect(calls(eve, WAITING)).toBe(1);
    // a fifth of the day is left; Discord doesn't take the warning at first, and five minutes later it does
    harness.discord.misbehaviour.next({ kind: 'server-error' }, POST, 4);
    await harness.advance(HOUR);
    harness.discord.misbehaviour.behave();
    await harness.advance(HOUR);
    expect(calls(eve, RUNNING_OUT)).toBe(1);
    expect(calls(bob, IS_UP)).toBe(0);
    await harness.restart('SIGKILL');
    await harness.advance(5 * HOUR);
    expect([calls(ann, IS_UP), calls(bob, IS_UP), calls(eve, IS_UP)]).toEqual([1, 1, 0]);

    const vote = lastPublic(ann);
    expect(answerOf(await eve.click(vote, 'Skip')).text).toContain('pozostali');
    const journal = (await storyOf(ann)).length;
    expect(answerOf(await ann.click(vote, 'Skip')).text).toContain('Your vote counts');
    expect(answerOf(await ann.click(vote, 'Skip')).text).toContain('Your vote counts');
    expect(ann.again(vote).text).toContain('Skip: 1 of 2');
    expect((await storyOf(ann)).length).toBe(journal);
    await bob.click(vote, 'Skip');
    await waitFor(() => ann.again(vote).buttons.length === 0, 5_000, 'the end of the vote');
    expect((await storyOf(ann)).join()).toContain('Eve’s time was up');
    expect(await offers(eve)).not.toContain('march 0');
  }, 60_000);

  it('gets more time by vote, and a pause by agreement of all stops it', async () => {
    const { ann, bob, absent: eve } = await waiting('24.8');
    await harness.advance(24 * HOUR);
    const vote = lastPublic(ann);
    await ann.click(vote, 'More time');
    await bob.click(vote, 'More time');
    await waitFor(() => ann.again(vote).buttons.length === 0, 5_000, 'the end of the vote');
    await harness.advance(10 * HOUR);
    await ann.click(answerOf(await ann.type('game pace')), 'Pause the clock');
    await waitFor(() => lastPublic(ann).text.includes('would like to pause'), 5_000, 'the question');
    const question = lastPublic(ann);
    await bob.click(question, 'I agree');
    await harness.restart();
    await eve.click(question, 'I agree');
    expect(ann.again(question).buttons).toEqual([]);
    await harness.advance(100 * HOUR);
    expect(calls(eve, RUNNING_OUT)).toBe(1);
    await eve.click(answerOf(await eve.type('game pace')), 'Wznów grę');
    await waitFor(() => lastPublic(ann).text.includes('would like to go on'), 5_000, 'the question');
    for (const seat of [ann, bob]) await seat.click(lastPublic(ann), 'I agree');
    await harness.advance(9 * HOUR);
    expect(calls(eve, RUNNING_OUT)).toBe(1);
    await harness.advance(HOUR);
    expect(calls(eve, RUNNING_OUT)).toBe(2);
  }, 60_000);

  it('is skipped by the clock only where the table chose so', async () => {
    const { ann, absent: eve } = await waiting('24.8', 'Eve', async (host) => {
      const lobby = host.messages().find(({ buttons }) => buttons.some(({ label }) => label === 'Options'));
      await choose(host, answerOf(await host.click(lobby, 'Options')), 'Time for a decision', '12');
      await choose(host, host.last(), 'Reminder', '0');
      await choose(host, host.last(), 'When time is up', 'true');
      expect(host.again(lobby).text).toContain('12 hours for each decision, no reminders, then skipped');
    });
    await harness.advance(12 * HOUR);
    await waitFor(async () => (await storyOf(ann)).join().includes('Eve’s time was up'), 5_000, 'the skip');
    expect(calls(eve, RUNNING_OUT)).toBe(1);
    expect(calls(ann, IS_UP)).toBe(0);
  }, 30_000);
});
