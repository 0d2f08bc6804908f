import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonInChannel as Seat } from 'local-discord';
import { GAMES } from '../../src/games/index.ts';
import type { TableRecord } from '../../src/table/record.ts';
import { GAMES_BOT, stage, waitFor, type Stage } from './bot.ts';
import { recordOf } from './inside.ts';
import { answerOf, boards, byMove, lastBoard, newChannel, offers } from './player.ts';

/* One person and AI seats that think in threads of their own, by the real bot: only easy ones, which are quick. */

const ERROR_LEVEL = 50;
const THINKING_MS = 30_000;
const WHOLE_GAME_MS = 180_000;
const MOST_MOVES = 200;

const isOver = (seat: Seat): boolean => lastBoard(seat).text.includes('Game over');

/** Until the person is asked or the game is over. */
async function turnOf(ann: Seat): Promise<readonly string[]> {
  let texts: readonly string[] = [];
  const isSettled = async (): Promise<boolean> => {
    texts = boards(ann).length === 0 ? [] : await offers(ann);
    return texts.length > 0 || (boards(ann).length > 0 && isOver(ann));
  };
  await waitFor(isSettled, THINKING_MS, 'the person’s turn');
  return texts;
}

async function playOn(ann: Seat, most: number, choose = anyOf): Promise<number> {
  for (let moves = 0; moves < most; moves += 1) {
    const texts = await turnOf(ann);
    if (texts.length === 0) return moves;
    await byMove(ann, choose(texts, moves));
  }
  return most;
}

function anyOf(texts: readonly string[], moves: number): string {
  return texts[(moves * 5) % texts.length] ?? '';
}

/** Somebody in a hurry: so a whole game is over soon. */
function shortest(texts: readonly string[], moves: number): string {
  return texts.find((text) => /^(?:pass|end|done|drop-all|skip)\b/u.test(text)) ?? anyOf(texts, moves);
}

function aiDecisions({ people, journal }: TableRecord): number {
  return journal.filter(({ seat }) => people[seat]?.ai !== undefined).length;
}

/** Mistakes, and decisions without a thought. */
function troubleIn(harness: Stage): readonly unknown[] {
  const { log, logged } = harness.bot();
  return [
    ...log.filter(({ level }) => Number(level) >= ERROR_LEVEL),
    ...logged('thinking'),
    ...logged('an AI found no time to think'),
  ];
}

describe('the toy game against an AI', () => {
  let harness: Stage;
  beforeAll(async () => {
    harness = await stage();
    await harness.start();
  });
  afterAll(async () => {
    await harness.close();
  });

  it('is opened in one go and played to its end, through a sudden end of the bot', async () => {
    const channel = newChannel(harness);
    const ann = harness.discord.person('Ann', 'en-US').in(channel);
    await ann.type('game new', { game: 'toy', ai: '1 easy' });
    await playOn(ann, 4);
    await harness.restart('SIGKILL');
    expect(await playOn(ann, 150)).toBeLessThan(150);
    await waitFor(() => isOver(ann), THINKING_MS, 'the end on the board');
    const called = boards(ann).map(({ text }) => text);
    expect(called.join()).toContain('🤖 Ada');
    expect(called.join()).not.toContain('ai:1');
    expect(lastBoard(ann).text).toContain('Ada (AI)');
    expect(troubleIn(harness)).toEqual([]);
    const record = await recordOf(harness.dataDir, channel.id);
    expect(record.status).toBe('finished');
    expect(aiDecisions(record)).toBeGreaterThan(5);
  });

  it('begins from the lobby, where the host has added the AI, and gives hints', async () => {
    const channel = newChannel(harness);
    const ann = harness.discord.person('Ann', 'en-US').in(channel);
    await ann.type('game new', { game: 'toy' });
    const lobby = () => {
      const found = ann.messages().find(({ buttons }) => buttons.some(({ label }) => label === 'Start'));
      if (found === undefined) throw new Error('there is no lobby');
      return found;
    };
    const menu = answerOf(await ann.click(lobby(), 'Add AI'));
    await ann.select(menu, menu.selects[0]?.customId ?? '', ['easy']);
    await waitFor(() => lobby().text.includes('🤖 Ada (easy)'), 8_000, 'the AI in the lobby');
    await ann.click(lobby(), 'Start');
    expect((await turnOf(ann)).length).toBeGreaterThan(0);
    const hint = answerOf(await ann.type('hint'));
    await waitFor(() => ann.again(hint).text.startsWith('What I’d consider'), THINKING_MS, 'the hint');
  });
});

describe('two AIs in each game', () => {
  let harness: Stage;
  beforeAll(async () => {
    harness = await stage({}, GAMES_BOT);
    await harness.start();
  });
  afterAll(async () => {
    await harness.close();
  });

  it.each(GAMES.map(({ rulebook }) => rulebook.id))(
    'play %s with a person, who is called again and again',
    async (game) => {
      const channel = newChannel(harness);
      const ann = harness.discord.person('Ann', 'en-US').in(channel);
      await ann.type('game new', { game, ai: '2 easy' });
      await playOn(ann, 8);
      await turnOf(ann);
      await waitFor(() => lastBoard(ann).text.includes('<@'), THINKING_MS, 'the call on the board');
      expect(troubleIn(harness)).toEqual([]);
      const record = await recordOf(harness.dataDir, channel.id);
      const ofAis = aiDecisions(record);
      expect(ofAis).toBeGreaterThan(4);
      // several decisions in a row are told together
      expect(boards(ann).length).toBeLessThan(ofAis);
    },
  );

  it.each(GAMES.map(({ rulebook }) => rulebook.id))(
    'and one of them alone plays a whole game of %s with a person',
    async (game) => {
      const channel = newChannel(harness);
      const ann = harness.discord.person('Ann', 'en-US').in(channel);
      await ann.type('game new', { game, ai: '1 easy' });
      expect(await playOn(ann, MOST_MOVES, shortest)).toBeLessThan(MOST_MOVES);
      await waitFor(() => isOver(ann), THINKING_MS, 'the end on the board');
      expect(troubleIn(harness)).toEqual([]);
      const record = await recordOf(harness.dataDir, channel.id);
      expect(record.status).toBe('finished');
      expect(record.people.map(({ ai }) => ai).toSorted()).toEqual(['easy', undefined]);
      expect(aiDecisions(record)).toBeGreaterThan(10);
    },
    WHOLE_GAME_MS,
  );
});
