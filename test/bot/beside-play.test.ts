import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PersonInChannel as Seat, SeenMessage as Seen } from 'local-discord';
import { openStore } from '../../src/storage/open-store.ts';
import { stage, waitFor, type Stage } from './bot.ts';
import { recordOf } from './inside.ts';
import {
  answerOf,
  boards,
  byMove,
  lastBoard,
  newChannel,
  offers,
  press,
  startedTable,
  type People,
} from './player.ts';

/* What people do at a running game besides their moves, with a bot that is killed and a Discord that refuses in the middle. */

const START = Date.UTC(2026, 0, 5, 12);
const DAY = 86_400_000;
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/u };

let harness: Stage;
beforeAll(async () => {
  harness = await stage({}, undefined, START);
  await harness.start();
});
afterEach(() => {
  harness.discord.misbehaviour.behave();
});
afterAll(async () => {
  await harness.close();
});

async function board(seat: Seat, words: string | RegExp): Promise<Seen> {
  const isThere = (): boolean => boards(seat).length > 0 && lastBoard(seat).text.search(words) !== -1;
  await waitFor(isThere, 15_000, `a board that says ${String(words)}`).catch((cause: unknown) => {
    throw new Error(`${String(cause)}: ${lastBoard(seat).text}`);
  });
  return lastBoard(seat);
}

/** Public messages that say so: earlier boards have lost their buttons. */
function told(seat: Seat, words = ''): number {
  return seat.messages().filter(({ ephemeral, content }) => !ephemeral && content.includes(words)).length;
}

function idOf({ buttons }: Seen, begin: string): string {
  const id = buttons.find(({ customId }) => customId?.startsWith(begin))?.customId;
  if (id === undefined) throw new Error(`no button begins with ${begin}`);
  return id;
}

/** A click below a message, and the private answer to it. */
async function clicked(seat: Seat, message: Seen, begin: string): Promise<Seen> {
  return answerOf(await seat.click(message, idOf(message, begin)));
}

function refusesPosts(): void {
  harness.discord.misbehaviour.next({ kind: 'server-error' }, POST, 2);
}

async function move(seat: Seat): Promise<string> {
  const text = (await offers(seat))[0] ?? '';
  await byMove(seat, text);
  return text;
}

interface Turn extends People {
  readonly mover: Seat;
  readonly other: Seat;
  readonly fay: Seat;
}

/** Everybody has packed; the mover is to put up a camp, then the other. */
async function packed(): Promise<Turn> {
  const people = await startedTable(harness, newChannel(harness));
  const { ann, bob } = people;
  await move(ann);
  await move(bob);
  await board(ann, 'put up your camp');
  const mover = (await offers(ann)).length > 0 ? ann : bob;
  const fay = harness.discord.person('Fay', 'en-US').in(ann.channel);
  return { ...people, mover, other: mover === ann ? bob : ann, fay };
}

const called = (seat: Seat): number =>
  seat.person.notifications().filter(({ channelId }) => channelId === seat.channel.id).length;

describe('a seat', () => {
  it('is left, waits for anybody, is taken, handed on, played by an AI and taken back', async () => {
    const { mover, other, eve, fay } = await packed();
    const question = answerOf(await mover.type('game resign'));
    refusesPosts();
    await clicked(mover, question, 'resign-yes:');
    await harness.restart('SIGKILL');
    const waiting = await board(other, 'The game waits for a free seat: Orange circle');
    expect(waiting.text).toContain('left the game. The seat is free: Orange circle.');
    expect(waiting.text).not.toContain('<@free');
    // who left is only watching now
    expect(answerOf(await mover.type('hand')).text).toMatch(/only watch|seulement regarder/u);
    expect(await offers(mover)).toEqual([]);

    const before = told(other);
    const takes = idOf(waiting, 'take:');
    const take = await clicked(eve, waiting, 'take:');
    expect((await press(eve, take, idOf(take, 'take-yes:'))).text).toContain('To miejsce jest twoje.');
    await board(other, 'Eve took the free seat: Orange circle.');
    expect([told(other) - before, called(eve)]).toEqual([1, 1]);
    expect((await offers(eve)).length).toBeGreaterThan(0);
    expect(answerOf(await fay.forge(waiting, takes)).text).toContain('That seat isn’t free any more.');

    // handed on: whoever is asked accepts in the channel
    const whom = answerOf(await eve.type('game replace', { user: fay.person.id }));
    await clicked(eve, whom, 'invite:');
    await harness.restart();
    const invited = await board(fay, 'Eve would like you to take a seat here: Orange circle.');
    expect(called(fay)).toBe(1);
    expect((await clicked(mover, invited, 'seat-yes:')).text).toMatch(
      /offered to someone else|quelqu’un d’autre/u,
    );
    expect((await clicked(fay, invited, 'seat-yes:')).text).toContain('The seat is yours.');
    await board(other, 'Fay plays on for Eve: Orange circle.');
    expect(answerOf(await eve.type('hand')).text).toContain('możesz tylko patrzeć');

    // an AI plays on, and gives the seat back to a person
    await clicked(fay, answerOf(await fay.type('game resign')), 'resign-yes:');
    const free = await board(other, 'The game waits for a free seat');
    const levels = await clicked(other, free, 'seat-ai:');
    await other.select(levels, levels.selects[0]?.customId ?? '', ['easy']);
    await board(other, '🤖 Ada puts up camp');
    expect((await offers(other)).length).toBeGreaterThan(0);
    const seats = answerOf(await eve.type('game replace'));
    const again = await press(eve, await clicked(eve, seats, 'take:'), 'Tak, zajmuję');
    expect(again.text).toContain('To miejsce jest twoje.');
    await board(other, 'Eve plays on for 🤖 Ada: Orange circle.');
    const { people, acts } = await recordOf(harness.dataDir, other.channel.id);
    expect(people[0]?.name).toBe('Eve');
    expect(acts.filter(({ seat }) => seat === 0).map(({ act }) => act)).toEqual([
      'resigned', 'seated', 'seated', 'resigned', 'handed', 'seated',
    ]); // prettier-ignore
  });
});

describe('an undo beyond what is free', () => {
  it('takes the consent of the others, lapses when somebody plays on, and is told once', async () => {
    const { mover, other } = await packed();
    const camp = await move(mover);
    await board(mover, 'puts up camp');
    const asks = async (): Promise<Seen> => {
      const page = answerOf(await mover.type('undo'));
      expect(page.text).toMatch(/puts up camp|monte son camp/u);
      await clicked(mover, page, 'undo-ask:');
      return board(mover, 'would like to undo their last move');
    };
    const first = await asks();
    expect(first.text).toContain('puts up camp');
    // one who says no ends it
    await clicked(other, first, 'vote-no:');
    await board(mover, 'said no: nothing is undone.');

    const calls = called(other);
    const second = await asks();
    expect(called(other)).toBe(calls + 1);
    await harness.restart('SIGKILL');
    const before = told(mover);
    refusesPosts();
    await clicked(other, second, 'vote-yes:');
    const undone = await board(mover, 'Everyone agreed:');
    await harness.discord.quiet(300);
    expect(told(mover) - before).toBe(1);
    expect(undone.text).toContain('put up your camp');
    expect(await offers(mover)).toContain(camp);
    expect((await recordOf(harness.dataDir, mover.channel.id)).journal).toHaveLength(2);

    await byMove(mover, camp);
    await board(other, 'puts up camp');
    const third = await asks();
    const yes = idOf(third, 'vote-yes:');
    await move(other);
    expect(answerOf(await other.forge(third, yes)).text).toMatch(/settled already|n’est plus posée/u);
  });
});

describe('the end before the end', () => {
  it('is agreed upon by all, or offered after two weeks of silence, and the table is kept', async () => {
    const { mover, other, ann } = await packed();
    const channelId = ann.channel.id;
    const question = answerOf(await mover.type('game abandon'));
    await clicked(mover, question, 'abandon-yes:');
    const asked = await board(mover, 'would like to end the game for everyone');
    expect(asked.text).toContain('Still to answer');
    await clicked(other, asked, 'vote-no:');
    await board(mover, 'said no: the game goes on.');

    await harness.advance(13 * DAY);
    refusesPosts();
    await harness.advance(2 * DAY);
    await harness.restart();
    const offered = await board(ann, 'Nobody has made a move here for 14 days');
    expect(told(ann, 'Nobody has made a move here')).toBe(1);
    await clicked(mover, offered, 'vote-no:');
    await board(ann, 'wants to play on.');
    await harness.advance(10 * DAY);
    expect(lastBoard(ann).text).not.toContain('Close the table?');
    await harness.advance(5 * DAY);
    const again = await board(ann, 'Nobody has made a move here for 14 days');
    const sure = await clicked(other, again, 'vote-yes:');
    expect((await recordOf(harness.dataDir, channelId)).status).toBe('playing');
    await clicked(other, sure, 'vote-sure:');
    await board(ann, 'stopped without a result');
    const { id } = await recordOf(harness.dataDir, channelId);
    await ann.type('game new', { game: 'toy' });
    const store = await openStore(harness.dataDir);
    if (!store.ok) throw new Error(store.error);
    const kept = await store.value.archive.read(`${channelId}-${id}`);
    await store.value.close();
    expect(kept).toMatchObject({ ok: true, value: { id, status: 'abandoned' } });
  });
});

/** All that others can see or ask for. */
async function seenBy(seat: Seat): Promise<string> {
  const lines = ['play', 'log', 'state', 'scores', 'games', 'hand', 'plan show', 'board'];
  const answers: string[] = [];
  for (const line of lines)
    answers.push(answerOf(await seat.type(line, line === 'board' ? { private: true } : {})).text);
  return [...answers, ...boards(seat).map(({ text }) => text)].join('\n');
}

describe('a plan', () => {
  it('is seen by nobody else, outlives a sudden end, and is played once, told together with what led there', async () => {
    const { mover, other, eve } = await packed();
    const offered = await other.autocomplete('plan add', { action: 'L9' }, 'action');
    expect(offered.map(({ value }) => value)).toContain('place camp L9');
    const shown = lastBoard(mover);
    const posted = told(mover);
    const page = answerOf(await other.type('plan add', { action: 'PLACE  camp l9' }));
    expect(page.text).toMatch(/1\. Camp (at|en) L9/u);
    await harness.discord.quiet(200);
    for (const seat of [mover, eve]) expect(await seenBy(seat)).not.toMatch(/L9/u);
    expect(lastBoard(mover)).toEqual(shown);
    expect(JSON.stringify(harness.bot().log)).not.toContain('L9');

    await harness.restart('SIGKILL');
    expect(answerOf(await other.type('plan show')).text).toMatch(/1\. Camp (at|en) L9/u);
    refusesPosts();
    const camp = (await offers(mover)).find((text) => text !== 'place camp L9') ?? '';
    await byMove(mover, camp);
    const both = await board(mover, /L9.*\*\(planned\)\*/u);
    await harness.discord.quiet(300);
    expect(told(mover) - posted).toBe(1);
    expect(both.text.match(/puts up camp/gu)).toHaveLength(2);
    const { journal, plans } = await recordOf(harness.dataDir, mover.channel.id);
    expect(journal.slice(2).map(({ text, planned }) => [text, planned])).toEqual([
      [camp, undefined],
      ['place camp L9', true],
    ]);
    expect(plans).toBeUndefined();
  });

  it('stops where something new was shown, and its player is asked with the reason', async () => {
    const { ann, bob } = await packed();
    await move((await offers(ann)).length > 0 ? ann : bob);
    await move((await offers(ann)).length > 0 ? ann : bob);
    await byMove(ann, 'march 0');
    // what Ann would do next is foreseen: a card of her hand, then her turn
    const cards = await ann.autocomplete('plan add', { action: '' }, 'action');
    const card = String(cards[0]?.value);
    expect(card).toMatch(/^plan /u);
    const idle = answerOf(await ann.type('play'));
    const page = answerOf(await ann.click(ann.again(idle), 'Plan ahead'));
    await ann.select(page, page.selects[0]?.customId ?? '', [card]);
    await ann.type('plan add', { action: 'rest' });
    await byMove(bob, 'march 0');
    await waitFor(
      async () => (await offers(bob)).some((text) => text.startsWith('plan ')),
      8_000,
      'Bob’s plan',
    );
    const record = await recordOf(harness.dataDir, ann.channel.id);
    expect(record.journal.at(-1)).toMatchObject({ text: card, planned: true });
    await move(bob);
    const turn = async (): Promise<boolean> => (await offers(ann)).includes('rest');
    if (!(await turn())) {
      await byMove(bob, 'rest');
      await waitFor(turn, 8_000, 'Ann’s turn');
    }
    const panel = answerOf(await ann.type('play'));
    await waitFor(() => ann.again(panel).text.includes('wasn’t played'), 8_000, 'the reason');
    expect(ann.again(panel).text).toContain('“Rest and end the turn”');
    expect(ann.again(panel).text).toContain('something new was revealed');
  });
});
