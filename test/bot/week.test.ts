import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { PersonInChannel as Seat, SeenMessage as Seen } from 'local-discord';
import { replay } from '../../src/engine/core/replay.ts';
import { standardSet, toyGame } from '../toy/index.ts';
import { stage, waitFor, type Stage } from './bot.ts';
import { recordOf } from './inside.ts';
import { answerOf, boards, byMove, isOther, lastBoard, newChannel, offers, openPanel } from './player.ts';
import { transcriptOf, type Transcript } from './transcript.ts';

/*
 * A game of four that takes a week, as its channel sees it: one person vanishes and is replaced, two ask to take a move
 * back, some plan ahead, and the bot is stopped or killed every night. With WEEK_TRANSCRIPT=docs/a-week.md the channel is
 * written down.
 */

const HOUR = 3_600_000;
/** fine enough for a fifth of a day */
const STEP = HOUR / 5;
const MONDAY = Date.UTC(2026, 2, 2);
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** a picture may take long where many tests run at once */
const PATIENCE_MS = 20_000;
const QUIET = { from: 23, to: 7 };

const INTRO = `# A week at the table

Four people play Floe, the small game of \`test/toy\`, at a pace of one day for each decision. Dan vanishes on the first evening
and Eve takes over, two moves are asked back, some plan ahead, and the bot is stopped or killed every night. This is the
channel as it was: \`WEEK_TRANSCRIPT=docs/a-week.md npx vitest run test/bot/week.test.ts\` plays such a week again, with
another deal. Times are those of London; buttons stand as \\[Play\\], menus with the number of their entries, a picture as
(board). What is indented twice only one person sees.`;

let harness: Stage;
let now = MONDAY + 18 * HOUR;
beforeAll(async () => {
  harness = await stage({}, undefined, now);
  await harness.start();
});
afterAll(async () => {
  await harness.close();
});

/** Everybody's clock goes on to that hour of the week; a reminder on the way is written down at its time. */
async function until(day: number, hour: number): Promise<void> {
  const end = MONDAY + (day * 24 + hour) * HOUR;
  while (now < end) {
    now += STEP;
    await harness.bot().advance(STEP);
  }
  await harness.advance(0);
}

async function quietAtNight(seat: Seat): Promise<void> {
  const direct = seat.person.direct();
  let page = answerOf(await direct.type('settings me', { zone: 'Europe/London' }));
  for (let tries = 0; tries < 4; tries += 1) {
    const menu = page.selects.find(({ placeholder }) => placeholder === 'Quiet hours');
    if (menu !== undefined) {
      await direct.select(page, menu.customId, [`${QUIET.from}-${QUIET.to}`]);
      return;
    }
    const next = page.buttons.find(({ label, disabled }) => !disabled && label.includes('Next'));
    await direct.click(page, next?.customId ?? '');
    page = direct.again(page);
  }
  throw new Error('there are no quiet hours to set');
}

interface Week {
  /** who plays, while the week goes on */
  players: readonly Seat[];
  /** who was to decide after the last step */
  asked: readonly Seat[];
  readonly transcript: Transcript;
}

/** Those who are offered moves. */
async function askedNow(week: Week): Promise<readonly Seat[]> {
  const asked: Seat[] = [];
  for (const seat of week.players) if ((await offers(seat)).length > 0) asked.push(seat);
  week.asked = asked;
  return asked;
}

const names = (seats: readonly Seat[]): readonly string[] => seats.map(({ person }) => person.name).sort();

function calls(week: Week): readonly string[] {
  return week.transcript.posted().flatMap(({ message }) => message.mentions);
}

/**
 * Somebody does something, and the channel calls those who are to decide now and were not before: each of them once, and
 * nobody else. `others`: who is called for another reason.
 */
async function step(
  week: Week,
  act: () => Promise<unknown>,
  others: readonly Seat[] = [],
): Promise<readonly Seat[]> {
  const { asked: before } = week;
  const called = calls(week).length;
  const [seat] = week.players;
  if (seat === undefined) throw new Error('nobody plays');
  const shown = boards(seat).at(-1);
  await act();
  if (shown !== undefined)
    await waitFor(() => isOther(lastBoard(seat), shown), PATIENCE_MS, 'a change of the board');
  const asked = await askedNow(week);
  const wanted = names([...new Set([...asked.filter((one) => !before.includes(one)), ...others])]);
  const sofar = (): readonly string[] => calls(week).slice(called).toSorted();
  await waitFor(() => sofar().length >= wanted.length, PATIENCE_MS, `a call of ${wanted.join()}`);
  await harness.discord.quiet(60);
  expect(sofar()).toEqual(wanted);
  return asked;
}

async function move(
  week: Week,
  seat: Seat,
  text: string,
  others: readonly Seat[] = [],
): Promise<readonly Seat[]> {
  week.transcript.did(seat, `\`/move ${text}\``);
  return step(week, () => byMove(seat, text), others);
}

/** The first of what somebody wishes for that is possible now. */
async function wish(seat: Seat, ...wishes: readonly RegExp[]): Promise<string> {
  const texts = await offers(seat);
  const found = wishes.flatMap((wished) => texts.find((text) => wished.test(text)) ?? [])[0] ?? texts[0];
  if (found === undefined) throw new Error(`${seat.person.name} is not asked`);
  return found;
}

function only(week: Week): Seat {
  const [seat, ...more] = week.asked;
  if (seat === undefined || more.length > 0) throw new Error('not one is asked');
  return seat;
}

async function press(week: Week, seat: Seat, message: Seen, label: string): Promise<Seen> {
  week.transcript.did(seat, `presses \\[${label}\\]`);
  return answerOf(await seat.click(seat.again(message), label));
}

async function plan(week: Week, seat: Seat, text: string): Promise<void> {
  week.transcript.did(seat, `\`/plan add ${text}\``);
  const called = calls(week).length;
  expect(answerOf(await seat.type('plan add', { action: text })).text).toContain('Planned.');
  expect(calls(week)).toHaveLength(called);
}

function latest(seat: Seat, words: string): Seen {
  const found = seat.messages().findLast(({ ephemeral, text }) => !ephemeral && text.includes(words));
  if (found === undefined) throw new Error(`nothing says ${words}`);
  return found;
}

async function told(seat: Seat, words: string): Promise<Seen> {
  await waitFor(() => lastBoard(seat).text.includes(words), PATIENCE_MS, words);
  return lastBoard(seat);
}

/** The bot goes in the night and comes back: the same people are asked, and nobody is called. */
async function morning(week: Week, day: number, signal: NodeJS.Signals): Promise<void> {
  await until(day, 6);
  const asked = names(await askedNow(week));
  const called = calls(week).length;
  week.transcript.heading(DAYS[day] ?? '');
  await harness.restart(signal);
  expect(names(await askedNow(week))).toEqual(asked);
  await harness.discord.quiet(60);
  expect(calls(week)).toHaveLength(called);
}

/** All who are asked at once, one after the other. */
async function all(week: Week, wishes: readonly RegExp[], without?: Seat): Promise<void> {
  for (const seat of week.asked) if (seat !== without) await move(week, seat, await wish(seat, ...wishes));
}

/** As long as it is theirs to go on, and then rest. */
async function turn(week: Week, seat: Seat, ...wishes: readonly RegExp[]): Promise<void> {
  for (const wished of [...wishes, /^rest/u]) {
    if (!week.asked.includes(seat)) break;
    await move(week, seat, await wish(seat, wished, /^rest/u));
    // whose ground it is may charge for it
    const [owner] = week.asked.filter((one) => one !== seat);
    const toll =
      owner === undefined ? undefined : (await offers(owner)).find((text) => text.startsWith('charge'));
    if (owner !== undefined && toll !== undefined) await move(week, owner, toll);
  }
}

async function begin(week: Week, [ann, bob, cleo, dan]: readonly [Seat, Seat, Seat, Seat]): Promise<void> {
  const { transcript } = week;
  transcript.heading('Monday');
  transcript.did(ann, '`/game new game: Floe pace: 1 day for each decision, a reminder after 8 hours`');
  const lobby = answerOf(await ann.type('game new', { game: 'toy', pace: '24.8' }));
  const open = ann.messages().find(({ buttons }) => buttons.some(({ label }) => label === 'Join')) ?? lobby;
  for (const seat of [bob, cleo, dan]) await press(week, seat, open, 'Join');
  await press(week, ann, open, 'Start');
  await waitFor(() => boards(ann).length > 0, PATIENCE_MS, 'the board');
  expect(names(await askedNow(week))).toEqual(['Ann', 'Bob', 'Cleo', 'Dan']);
  expect(calls(week).toSorted()).toEqual(['Ann', 'Bob', 'Cleo', 'Dan']);
}

/** Two by hand, the others have left a plan: so it is soon the second one's turn again. */
async function camps(week: Week): Promise<void> {
  const first = only(week);
  await move(week, first, 'place camp E4');
  const second = only(week);
  for (const [at, seat] of week.players.filter((one) => one !== first && one !== second).entries())
    await plan(week, seat, at === 0 ? 'place camp G8' : 'place camp H4');
  await move(week, second, 'place camp K5', [second]);
}

/** Those who are still to have their turn, by the cards that were planned. */
async function order(week: Week): Promise<readonly Seat[]> {
  const { kit } = standardSet().components;
  const { journal, people } = await recordOf(harness.dataDir, week.players[0]?.channel.id ?? '');
  const planned = journal.filter(({ text }) => text.startsWith('plan ')).slice(-4);
  const pace = (text: string): number => kit.get(text.slice(5))?.pace ?? 0;
  return planned
    .toSorted((a, b) => pace(b.text) - pace(a.text))
    .flatMap(({ seat }) => week.players.find(({ person }) => person.id === people[seat]?.userId) ?? []);
}

async function asksBack(week: Week, seat: Seat): Promise<Seen> {
  week.transcript.did(seat, '`/undo`');
  const page = answerOf(await seat.type('undo'));
  await step(
    week,
    () => press(week, seat, page, 'Ask the others'),
    week.players.filter((one) => one !== seat),
  );
  return told(seat, 'would like to undo');
}

/** Each reminder and warning comes to somebody who is asked, at an hour at which they want to hear of it. */
function expectReminders({ transcript }: Week, vanished: Seat): void {
  const due = transcript.posted().filter(({ message }) => /waiting for you|running out/u.test(message.text));
  expect(due.length).toBeGreaterThan(3);
  // who is reminded of the same at the same time is so by one message
  expect(new Set(due.map(({ at }) => at)).size).toBe(due.length);
  for (const { at, message } of due) {
    expect(new Set(message.mentions).size).toBe(message.mentions.length);
    const hour = new Date(at).getUTCHours();
    expect(hour >= QUIET.to && hour < QUIET.from, message.text).toBe(true);
  }
  const ofVanished = transcript
    .posted()
    .filter(({ message }) => message.mentions.includes(vanished.person.name));
  expect(ofVanished.filter(({ message }) => message.text.includes('running out'))).toHaveLength(1);
  expect(ofVanished.at(-1)?.message.text).toContain('running out');
}

async function expectReplay(channelId: string): Promise<void> {
  const game = toyGame();
  const { seed, seedHash, people, journal, options, state, status } = await recordOf(
    harness.dataDir,
    channelId,
  );
  expect(status).toBe('finished');
  expect(createHash('sha256').update(seed).digest('hex')).toBe(seedHash);
  const start = game.setup(seed, people.length, options);
  if (!start.ok) throw new Error(start.error.code);
  const again = replay(game, start.value.state, journal);
  expect(again.ok && again.value.state).toEqual(state);
  expect(journal.filter(({ planned }) => planned === true).length).toBeGreaterThan(4);
}

it('a week of four people, of whom one vanishes', async () => {
  const channel = newChannel(harness);
  const person = (name: string): Seat => harness.discord.person(name, 'en-GB').in(channel);
  const four = [person('Ann'), person('Bob'), person('Cleo'), person('Dan')] as const;
  const [ann, bob, cleo, dan] = four;
  const eve = person('Eve');
  for (const seat of [...four, eve]) await quietAtNight(seat);
  const transcript = transcriptOf(harness, channel.id, () => now);
  const week: Week = { players: four, asked: [], transcript };
  const file = process.env.WEEK_TRANSCRIPT;
  onTestFinished(() => {
    if (file !== undefined) writeFileSync(file, `${INTRO}\n\n${transcript.markdown()}`);
  });

  await begin(week, [...four]);
  await all(week, [/^keep/u]);
  await camps(week);
  await until(0, 20);
  await all(week, [/^march [01]/u], dan);
  await plan(week, ann, (await planned(ann))[0] ?? '');

  // Dan has been asked since six in the evening
  await morning(week, 1, 'SIGTERM');
  await until(1, 20);
  const vote = latest(ann, 'time is up');
  expect(vote.mentions.toSorted()).toEqual(['Ann', 'Bob', 'Cleo']);
  await press(week, ann, vote, 'Free the seat');
  week.players = [ann, bob, cleo];
  await step(week, () => press(week, bob, vote, 'Free the seat'));
  await told(ann, 'waits for a free seat');

  await morning(week, 2, 'SIGKILL');
  await until(2, 9);
  expect(await offers(dan)).toEqual([]);
  const free = lastBoard(eve);
  const take = free.buttons.find(({ label }) => label.startsWith('Take the seat'))?.label ?? '';
  const sure = await press(week, eve, free, take);
  week.players = [ann, bob, cleo, eve];
  await step(week, () => press(week, eve, sure, 'Yes, take the seat'), [eve]);
  await move(week, eve, await wish(eve, /^march 1/u));
  expect(names(week.asked)).toEqual(['Bob', 'Cleo', 'Eve']);
  await until(2, 19);
  // the reminder was for all three; whoever presses it speaks for themselves
  const reminder = latest(bob, 'waiting for you');
  expect((await press(week, bob, reminder, 'Not again this turn')).text).toContain('won’t be reminded again');
  await all(week, [/^plan/u]);

  // the first core is a poor one, and cannot be put back
  const [first] = await order(week);
  if (first === undefined) throw new Error('nobody is first');
  await move(week, first, await wish(first, /^go (E5|I4|H8|K6)/u));
  await move(week, first, await wish(first, /^drill/u));
  const drilled = await asksBack(week, first);
  const against = week.players.find((seat) => seat !== first) ?? ann;
  await step(week, () => press(week, against, drilled, 'No'));
  await told(first, 'said no: nothing is undone.');
  await turn(week, first);

  await morning(week, 3, 'SIGTERM');
  for (const hour of [9, 13, 20]) {
    await until(3, hour);
    await turn(week, only(week), /^go (E5|I4|H8|K6)/u, /^drill/u);
  }

  await morning(week, 4, 'SIGKILL');
  await until(4, 8);
  await all(week, [/^march [01]/u]);
  await until(4, 12);
  await all(week, [/^plan/u]);
  const [searcher, second, third] = await order(week);
  if (searcher === undefined || second === undefined || third === undefined) throw new Error('too few turns');
  await until(4, 18);
  await move(week, searcher, 'search');
  const searched = await asksBack(week, searcher);
  const agreeing = week.players.filter((seat) => seat !== searcher);
  for (const seat of agreeing.slice(0, -1)) await press(week, seat, searched, 'I agree');
  const last = agreeing.at(-1) ?? ann;
  await step(week, () => press(week, last, searched, 'I agree'), [searcher]);
  await told(searcher, 'Everyone agreed:');
  await planHome(week, second);
  // what they see by the first move may change their mind about the second
  for (const text of ['scout', 'rest']) await plan(week, third, text);
  await until(4, 20);
  await turn(week, searcher, /^go/u);
  expect(names(week.asked)).toEqual(names([third]));

  await morning(week, 5, 'SIGTERM');
  await until(5, 9);
  transcript.did(third, '`/play`');
  expect((await openPanel(third)).text).toContain('something new was revealed');
  await turn(week, third, /^go/u);
  await until(5, 13);
  await turn(week, only(week), /^go/u, /^flag$/u);
  await until(5, 15);
  await all(week, [/^march [01]/u]);
  if (week.asked.length > 1) await all(week, [/^plan/u]);

  await morning(week, 6, 'SIGKILL');
  for (const hour of [9, 12, 16, 20]) {
    await until(6, hour);
    if (lastBoard(ann).text.includes('seed was')) break;
    await turn(week, only(week), /^go/u, /^flag$/u);
  }
  await told(ann, 'seed was');
  await expectReplay(channel.id);
  transcript.did(ann, '`/scores`');
  expect(answerOf(await ann.type('scores')).text).toContain('Final score');
  const again = await press(week, ann, lastBoard(ann), 'Rematch');
  await press(week, ann, again, again.buttons[0]?.label ?? '');
  expectReminders(week, dan);
}, 300_000);

async function planHome(week: Week, seat: Seat): Promise<void> {
  const choices = await seat.autocomplete('plan add', { action: 'go' }, 'action');
  const home = choices.map(({ value }) => String(value)).find((text) => /^go (E4|G8|H4|K5)$/u.test(text));
  for (const text of [home ?? '', 'flag', 'rest']) await plan(week, seat, text);
}

async function planned(seat: Seat): Promise<readonly string[]> {
  const choices = await seat.autocomplete('plan add', { action: '' }, 'action');
  return choices.map(({ value }) => String(value)).filter((text) => text.startsWith('plan '));
}
