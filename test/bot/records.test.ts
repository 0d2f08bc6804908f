import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonInChannel as Seat, SeenMessage as Seen } from 'local-discord';
import { gifFacts } from '../render/gif-facts.ts';
import { stage, waitFor, type Stage } from './bot.ts';
import {
  answerOf,
  asked,
  byMove,
  everybody,
  isOther,
  lastBoard,
  newChannel,
  startedTable,
  type People,
} from './player.ts';

let harness: Stage;
beforeAll(async () => {
  harness = await stage();
  await harness.start();
});
afterAll(async () => {
  await harness.close();
});

const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/u };
const SLOW = { patienceMs: 60_000 };

const fileOf = async (message: Seen): Promise<Buffer> => {
  const [file] = message.files;
  if (file === undefined) throw new Error(`there is no file: ${message.text}`);
  return Buffer.from(await (await fetch(file.url)).arrayBuffer());
};

/** The answer when it says no more that something is on its way. */
async function whole(seat: Seat, message: Seen, ready: (seen: Seen) => boolean): Promise<Seen> {
  await waitFor(() => ready(seat.again(message)), 60_000, 'the whole answer');
  return seat.again(message);
}

const hasFile = ({ files }: Seen): boolean => files.length > 0;

/** So many decisions, of whoever is asked; who took the last one. */
async function played({ ann, bob }: People, decisions: number): Promise<Seat | undefined> {
  let mover: Seat | undefined;
  for (let step = 0; step < decisions; step += 1) {
    const turn = await asked(ann, bob);
    if (turn === undefined) break;
    const before = lastBoard(ann);
    await byMove(turn.seat, turn.texts[(step * 7) % turn.texts.length] ?? '');
    await waitFor(() => isOther(lastBoard(ann), before), 8_000, 'the board after a move');
    mover = turn.seat;
  }
  return mover;
}

async function playedOut(people: People): Promise<void> {
  await played(people, 200);
  await waitFor(() => lastBoard(people.ann).text.includes('seed was'), 8_000, 'the end');
}

describe('somebody who comes back', () => {
  it('is told by turns what happened since, sees it in the picture, and watches it', async () => {
    const people = await startedTable(harness);
    const mover = await played(people, 9);
    await harness.restart();
    const [waiting, other] = mover === people.bob ? [people.ann, people.bob] : [people.bob, people.ann];
    const nothing = answerOf(await other.type('recap')).text;
    expect(nothing).toMatch(/^Nothing has happened|^Rien ne s’est passé/u);
    const recap = await whole(waiting, answerOf(await waiting.type('recap')), hasFile);
    expect(recap.ephemeral).toBe(true);
    expect(recap.text).toMatch(/\n\*\*(Turn|Tour) \d+ – (Ann|Bob)\*\*\n/u);
    expect((await fileOf(recap)).subarray(1, 4).toString()).toBe('PNG');
    const watch = recap.buttons.find(({ customId }) => customId?.startsWith('watch:'))?.customId ?? '';
    const film = await whole(waiting, answerOf(await waiting.click(recap, watch, SLOW)), hasFile);
    expect(film.ephemeral).toBe(true);
    const facts = gifFacts(await fileOf(film));
    expect(facts.frames).toBeGreaterThan(1);
    expect(facts.ms).toBeLessThanOrEqual(15_000);
    expect((await fileOf(film)).length).toBeLessThan(8_000_000);
    expect(other.messages().map(({ id }) => id)).not.toContain(film.id);
    // a watcher sees what everybody may see
    const lately = answerOf(await people.eve.type('recap'));
    expect(lately.text).toMatch(/^\*\*Ostatnie tury/u);
    const log = answerOf(await people.eve.type('log'));
    expect(log.text).toContain('**Tura');
  });
});

describe('a game that is over', () => {
  it('is replayed, filmed, exported and imported, counts once, goes on elsewhere, and is played again', async () => {
    const people = await startedTable(harness);
    const { ann, bob, eve } = people;
    await playedOut(people);
    const end = lastBoard(ann);

    // step by step, as everybody saw it
    const moments = await eve.autocomplete('replay', { at: '' }, 'at');
    expect(moments.length).toBeGreaterThan(2);
    expect(moments.length).toBeLessThanOrEqual(25);
    const replay = await whole(
      eve,
      answerOf(await eve.type('replay', { at: String(moments[3]?.value) })),
      hasFile,
    );
    expect(replay.ephemeral).toBe(true);
    expect(replay.text).toContain('Tura');
    await eve.click(replay, replay.buttons[2]?.customId ?? '');
    await waitFor(() => isOther(eve.again(replay), replay), 8_000, 'the next decision');
    expect(eve.again(replay).text).not.toBe(replay.text);

    // the whole game as an animation, for everybody
    const film = await eve.click(eve.again(replay), 'Animacja', SLOW);
    await whole(eve, answerOf(film), ({ text }) => text.includes('Animacja jest na kanale'));
    const posted = ann.messages().findLast(({ files }) => files[0]?.url.endsWith('.gif') === true);
    expect(posted?.ephemeral).toBe(false);
    expect(gifFacts(posted && (await fileOf(posted))).frames).toBeGreaterThan(5);

    // counts once, also after a restart
    const before = answerOf(await ann.type('leaderboard')).text;
    expect(before).toContain('Ann');
    expect(before).toContain('Bob');
    await harness.restart('SIGKILL');
    expect(answerOf(await ann.type('leaderboard')).text).toBe(before);
    expect(answerOf(await ann.type('stats')).text).toContain('1 game');
    expect(answerOf(await ann.type('stats', { player: bob.person.id })).text).toContain('1 game');

    // as a file, without anybody's id, and back in another channel
    const exported = answerOf(await bob.type('export'));
    const file = (await fileOf(exported)).toString();
    expect(file).not.toContain(ann.person.id);
    expect(JSON.parse(file)).toMatchObject({ game: 'toy', players: [{}, {}] });
    const elsewhere = everybody(harness, newChannel(harness));
    const imported = await whole(
      elsewhere.eve,
      answerOf(await elsewhere.eve.type('import', { file })),
      hasFile,
    );
    expect(imported.text).toContain('Przed pierwszą decyzją');
    const refused = answerOf(
      await elsewhere.ann.type('import', { file: file.replace(/"text": "[^"]+"/u, '"text": "xyz"') }),
    );
    expect(refused.text).toContain('a move the rules don’t allow');
    expect(answerOf(await elsewhere.ann.type('import', { file: 'nonsense' })).text).toContain(
      'can’t read that file',
    );
    expect(answerOf(await ann.type('leaderboard')).text).toBe(before);

    // goes on from there, with other people
    await elsewhere.eve.click(imported, 'Graj dalej stąd');
    await waitFor(
      () => elsewhere.ann.messages().some(({ text }) => text.includes('continues an earlier game')),
      8_000,
      'the lobby',
    );
    await elsewhere.ann.type('game join');
    await elsewhere.eve.type('game start');
    await waitFor(() => elsewhere.ann.messages().some(hasFile), 15_000, 'its board');
    expect(await asked(elsewhere.ann, elsewhere.eve)).toBeDefined();

    // once more with the same people, whoever came last first
    const ask = answerOf(await bob.click(end, 'Rematch'));
    const last = ask.buttons.find(({ customId }) => customId?.endsWith(':last'))?.customId ?? '';
    await bob.click(ask, last);
    await waitFor(() => ann.last().text.includes('Ann') && ann.last().id !== end.id, 8_000, 'the lobby');
    expect(answerOf(await bob.type('game start')).text).not.toContain('au moins');
    await waitFor(() => isOther(lastBoard(ann), end), 15_000, 'the new board');
    // the old game is in the archive, and still there
    const games = await eve.autocomplete('replay', { table: '' }, 'table');
    expect(games.length).toBeGreaterThan(1);
    expect(answerOf(await ann.type('leaderboard')).text).toBe(before);
  });

  it('is not shown while Discord takes no posts, and says so', async () => {
    const people = await startedTable(harness);
    await playedOut(people);
    const replay = await whole(people.ann, answerOf(await people.ann.type('replay')), hasFile);
    harness.discord.misbehaviour.next({ kind: 'server-error' }, POST, 1_000);
    const film = await people.ann.click(replay, 'Animation', SLOW);
    const answer = await whole(people.ann, answerOf(film), ({ text }) => !text.includes('…'));
    expect(answer.text).toContain('Please try again');
    harness.discord.misbehaviour.behave();
  });
});
