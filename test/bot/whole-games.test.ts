import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenGame } from '../../scripts/arguments.ts';
import type { GamePackage } from '../../scripts/games.ts';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import { AND_THEN, type AnyGame, type CoreState } from '../../src/engine/core/contract.ts';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { replay, type Decision } from '../../src/engine/core/replay.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import type { PersonInChannel as Seat } from 'local-discord';
import { seeMessage as see, type SeenMessage as Seen } from 'local-discord';
import { ALT_LIMIT } from '../../src/render/alt.ts';
import type { TableRecord } from '../../src/table/record.ts';
import { GAMES_BOT, stage, waitFor, type Stage } from './bot.ts';
import { insideOf, recordOf, textBoard, type Inside } from './inside.ts';
import {
  answerOf,
  boards,
  byMove,
  byPanel,
  bySlash,
  isOther,
  lastBoard,
  newChannel,
  offers,
  openPanel,
  pngOf,
} from './player.ts';

/*
 * Each registered game from the lobby to its end, by the real bot with all its games, for everything that a game brings
 * with it: its commands, its questions in the panel, its words and its pictures.
 */

let harness: Stage;
beforeAll(async () => {
  harness = await stage({}, GAMES_BOT);
  await harness.start();
});
afterAll(async () => {
  await harness.close();
});

const MOST_SEATS = 3;
const PEOPLE: readonly { name: string; discord: string; locale: Locale }[] = [
  { name: 'Ann', discord: 'en-US', locale: 'en' },
  { name: 'Bob', discord: 'fr', locale: 'fr' },
  { name: 'Cyd', discord: 'pl', locale: 'pl' },
];
/** the table's own language is that of its server */
const TABLE_LOCALE: Locale = 'en';
// early enough for a game of a few steps
const STRANGER_AT = 2;
const KILLED_AT = 4;
const MOST_TAKEN_BACK = 2;
/** a panel draws at each of its pages */
const SHORT_PANEL = 12;
const PNG_SIGNATURE = '89504e470d0a1a0a';
const ERROR_LEVEL = 50;

/** What somebody was shown, as it was at that moment. */
interface Sight {
  readonly message: Seen;
  readonly isNew: boolean;
  /** absent: everybody in the channel */
  readonly reader: string | undefined;
  /** revision of the table that its buttons carry */
  readonly rev: number | undefined;
}

interface Game {
  readonly whole: GamePackage;
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly stranger: Seat;
  readonly begun: TableRecord;
  readonly inside: Inside;
  readonly sights: readonly Sight[];
}

async function begin(id: string): Promise<Game> {
  const { game, ...whole } = chosenGame({ game: id });
  const channel = newChannel(harness);
  const people = PEOPLE.slice(0, Math.min(MOST_SEATS, game.seats.max));
  const seated = people.map(({ name, discord }) => harness.discord.person(name, discord).in(channel));
  const stranger = harness.discord.person('Eve', 'pl').in(channel);
  const sights = watch(channel.id);
  const [host, ...others] = seated;
  if (host === undefined) throw new Error('nobody plays');
  await host.type('game new', { game: id });
  for (const other of others) await other.type('game join');
  await host.type('game start');
  await waitFor(() => boards(host).length > 0, 15_000, 'the board');
  const begun = await recordOf(harness.dataDir, channel.id);
  const seats = begun.people.map(({ userId }) => {
    const seat = seated.find(({ person }) => person.id === userId);
    if (seat === undefined) throw new Error(`${userId} is not one of us`);
    return seat;
  });
  return { whole, game, seats, stranger, begun, inside: insideOf(game, begun), sights };
}

/** Everything that the bot shows in a channel from now on. */
function watch(channelId: string): readonly Sight[] {
  const { world, url } = harness.discord;
  const sights: Sight[] = [];
  world.listen((event) => {
    if (event.type !== 'message-created' && event.type !== 'message-updated') return;
    const { message: raw } = event;
    if (raw.channelId !== channelId || raw.authorId !== world.botId) return;
    const message = see(world, url, raw);
    const [rev] = message.buttons.flatMap(({ customId }) => parseCustomId(customId ?? '')?.rev ?? []);
    sights.push({ message, isNew: event.type === 'message-created', reader: raw.visibleTo, rev });
  });
  return sights;
}

/** Every third step by the game's own command, some by the panel where it is short, the rest by /move. */
function wayOf({ game }: Game, step: number, choices: number): (seat: Seat, text: string) => Promise<Seen> {
  if (step % 3 === 1) return (seat, text) => bySlash(seat, text, game);
  return step % 5 === 2 && choices <= SHORT_PANEL ? byPanel : byMove;
}

/** Two in one go, every other time that they are offered: by /move or by the panel, for no command of a game has both. */
function wayOfBoth({ both }: Tally, choices: number): (seat: Seat, text: string) => Promise<Seen> {
  return both.played % 2 === 0 && choices <= SHORT_PANEL ? byPanel : byMove;
}

interface Tally {
  steps: number;
  takenBack: number;
  readonly both: { offered: number; played: number };
}

async function playToTheEnd(played: Game): Promise<Tally> {
  const { game, inside, seats } = played;
  const dice = seedRng(`${game.id}/players`);
  const tally: Tally = { steps: 0, takenBack: 0, both: { offered: 0, played: 0 } };
  for (; !game.isOver(inside.state()); tally.steps += 1) {
    if (tally.steps === STRANGER_AT) await intrude(played);
    if (tally.steps === KILLED_AT) await kill(played);
    const { seat, action } = chooseAtRandom(game, inside.state(), dice, 'weighed');
    const player = seats[seat];
    if (player === undefined) throw new Error(`nobody sits at ${seat}`);
    const text = game.formatAction(action);
    const { undoable } = await playOne(played, tally, player, { seat, text });
    if (undoable && tally.takenBack < MOST_TAKEN_BACK) {
      await takeBack(played, player);
      tally.takenBack += 1;
    }
  }
  return tally;
}

async function playOne(
  played: Game,
  tally: Tally,
  player: Seat,
  { seat, text }: Decision,
): Promise<{ readonly undoable: boolean }> {
  const { game, inside } = played;
  const options = game.prompt(inside.state(), seat)?.options ?? [];
  const next = options.find((option) => option.text === text)?.together?.next;
  if (next !== undefined) tally.both.offered += 1;
  if (next !== undefined && tally.both.offered % 2 === 1) {
    const choose = wayOfBoth(tally, options.length);
    await meant(player, await choose(player, `${text}${AND_THEN}${next}`));
    tally.both.played += 1;
    return inside.play({ seat, text }, { seat, text: next });
  }
  await meant(player, await wayOf(played, tally.steps, options.length)(player, text));
  return inside.play({ seat, text });
}

/** What gives up something for good is asked about once more. */
async function meant(player: Seat, answer: Seen): Promise<void> {
  const yes = answer.buttons.find(({ customId }) => customId?.startsWith('act-yes:'));
  if (yes?.customId !== undefined) await player.click(answer, yes.customId);
}

/** Somebody without a seat tries, and nothing comes of it. */
async function intrude({ game, inside, stranger }: Game): Promise<void> {
  const refusal = TEXTS.pl.refusals.T_NOT_SEATED({
    asked: '',
    host: '',
    game: '',
    min: 1,
    max: 1,
    typed: '',
  });
  const [seat = 0] = game.activeSeats(inside.state());
  const [action] = game.legalActions(inside.state(), seat);
  const text = game.formatAction(action);
  expect(await offers(stranger)).toEqual([]);
  expect(answerOf(await stranger.type('play')).text).toBe(refusal);
  expect((await byMove(stranger, text)).text).toBe(refusal);
  expect(answerOf(await stranger.click(lastBoard(stranger), 'Play')).text).toBe(refusal);
}

/** The same people are asked the same as before. */
async function kill({ game, inside, seats }: Game): Promise<void> {
  const asked = await Promise.all(seats.map(offers));
  await harness.restart('SIGKILL');
  expect(await Promise.all(seats.map(offers))).toEqual(asked);
  const active = game.activeSeats(inside.state());
  expect(asked.flatMap((texts, seat) => (texts.length > 0 ? [seat] : []))).toEqual([...active].sort());
}

async function takeBack({ inside }: Game, player: Seat): Promise<void> {
  const question = answerOf(await player.type('undo'));
  const yes = question.buttons.find(({ customId }) => customId?.startsWith('undo-yes:'));
  expect(yes, question.text).toBeDefined();
  await player.click(question, yes?.customId ?? '');
  inside.takeBack();
}

/** Lines of the board that only this seat may see, in a language that is spoken at the table. */
type SecretsOf = (state: CoreState, seat: number, locale: Locale) => readonly string[];

function secretsIn({ whole, game, begun }: Game): SecretsOf {
  const board = textBoard(
    whole,
    game,
    begun.people.map(({ name }) => name),
  );
  return (state, seat, locale) => {
    const open = new Set(board(state, undefined, locale));
    return board(state, seat, locale).filter((line) => !open.has(line));
  };
}

function everyWord({ text, files }: Seen): readonly string[] {
  const lines = [text, ...files.map(({ description = '' }) => description)].join('\n').split('\n');
  // in the panel what is one's own stands in one line of small print for each kind
  const inPanel = lines.flatMap((line) => line.replace(/^-# \*\*[^*]+\*\* /u, '').split(' · '));
  return [...new Set([...lines, ...inPanel])];
}

/** Each player has been shown lines that are theirs alone, where the game has any, and nobody else's. */
function expectKeptSecrets(played: Game): void {
  const { inside, seats, sights } = played;
  const secretsOf = secretsIn(played);
  let secrets = 0;
  let ownShown = 0;
  for (const { reader, rev, message } of sights) {
    const state = inside.stateAt.get(rev ?? 0);
    if (state === undefined) continue;
    const who = seats.findIndex(({ person }) => person.id === reader);
    const locale = PEOPLE.find(({ name }) => name === seats[who]?.person.name)?.locale ?? TABLE_LOCALE;
    const own = new Set(who < 0 ? [] : secretsOf(state, who, locale));
    const others = seats.flatMap((_, seat) => (seat === who ? [] : secretsOf(state, seat, locale)));
    const words = everyWord(message);
    expect(words.filter((line) => others.includes(line) && !own.has(line))).toEqual([]);
    secrets += own.size;
    ownShown += words.filter((line) => own.has(line)).length;
  }
  expect(ownShown > 0).toBe(secrets > 0);
}

/** Boards come with a picture and its words, and call nobody but those who are asked. */
function expectBoards({ game, inside, seats, sights }: Game): void {
  const open = sights.filter(({ reader, rev }) => reader === undefined && inside.stateAt.has(rev ?? 0));
  expect(open.filter(({ isNew }) => isNew).length).toBeGreaterThan(seats.length);
  for (const { message, isNew, rev = 0 } of open) {
    const state = inside.stateAt.get(rev);
    // below the result stands the final board, where a game keeps it
    const most = state !== undefined && game.isOver(state) ? 2 : 1;
    expect(message.files.length).toBeGreaterThan(0);
    expect(message.files.length).toBeLessThanOrEqual(most);
    for (const { contentType, description: alt = '' } of message.files) {
      expect(contentType).toBe('image/png');
      expect(alt.length).toBeGreaterThan(20);
      expect(alt.length).toBeLessThanOrEqual(ALT_LIMIT);
    }
    const asked = state === undefined ? [] : game.activeSeats(state);
    const called = seats.flatMap(({ person }, seat) =>
      message.mentions.includes(person.name) ? [seat] : [],
    );
    expect(called.length).toBe(message.mentions.length);
    if (isNew) for (const seat of called) expect(asked).toContain(seat);
  }
}

/** The row of the score table with this label, as numbers. */
function scoreRow(scores: Seen, label: string): readonly number[] {
  const row = scores.text.split('\n').find((line) => line.startsWith(`${label} `)) ?? '';
  return row.slice(label.length).trim().split(/\s+/u).map(Number);
}

/** The end as everybody sees it is what the published seed and the journal make. */
async function expectResult({ game, begun, inside, seats }: Game): Promise<void> {
  const [host] = seats;
  if (host === undefined) throw new Error('nobody plays');
  await waitFor(() => lastBoard(host).text.includes('The seed was'), 15_000, 'the end');
  const seed = /The seed was `([^`]+)`/u.exec(lastBoard(host).text)?.[1] ?? '';
  expect(createHash('sha256').update(seed).digest('hex')).toBe(begun.seedHash);
  const { people, journal, options, state, status } = await recordOf(harness.dataDir, host.channel.id);
  expect(status).toBe('finished');
  expect(journal.map(({ seat, text }) => ({ seat, text }))).toEqual(inside.journal());
  const start = game.setup(seed, people.length, options);
  if (!start.ok) throw new Error(start.error.code);
  const again = replay(game, start.value.state, journal);
  if (!again.ok) throw new Error(again.error.code);
  expect(again.value.state).toEqual(state);

  const standings = [...game.scores(again.value.state)].sort((a, b) => a.rank - b.rank);
  const reader = seats.find(({ person }) => person.name === 'Ann') ?? host;
  const scores = answerOf(await reader.type('scores'));
  expect(scores.text).toContain('Final score');
  expect(scoreRow(scores, TEXTS.en.scores.total)).toEqual(standings.map(({ total }) => total));
  expect(scoreRow(scores, TEXTS.en.scores.rank)).toEqual(standings.map(({ rank }) => rank));
  expect((await openPanel(reader)).text).toContain('Game over');
  for (const seat of seats) expect(await offers(seat)).toEqual([]);
}

describe.each(GAMES.map(({ rulebook }) => rulebook.id))('a whole game of %s', (id) => {
  it('is played by its commands, by the panel and by /move, with a stranger, a killed bot and steps taken back', async () => {
    const played = await begin(id);
    const [host] = played.seats;
    if (host === undefined) throw new Error('nobody plays');
    const opening = lastBoard(host);
    expect((await pngOf(opening)).subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
    const firstBot = harness.bot();
    const { steps, takenBack, both } = await playToTheEnd(played);
    expect(steps).toBeGreaterThan(KILLED_AT);
    // in a short game every step may be final
    if (steps > 30) expect(takenBack).toBeGreaterThan(0);
    expect(both.played).toBe(Math.ceil(both.offered / 2));
    expect(both.offered > 3).toBe(id === 'antarctica');
    await expectResult(played);
    expect(isOther(lastBoard(host), opening)).toBe(true);
    expectBoards(played);
    expectKeptSecrets(played);
    for (const bot of [firstBot, harness.bot()]) {
      expect(bot.log.filter(({ level }) => Number(level) >= ERROR_LEVEL)).toEqual([]);
      expect(bot.errors()).toBe('');
    }
  }, 300_000);
});
