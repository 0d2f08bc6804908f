import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createThinking, type Position, type Thinking, type ThinkingOptions } from '../../src/ai/thinking.ts';
import type { AnyGame, CoreState } from '../../src/engine/core/contract.ts';
import { playRandomly } from '../../scripts/random-game.ts';
import { GUIDED_GAMES } from './games.ts';

const GAMES = new URL('./thread-games.ts', import.meta.url);
const SETS = GUIDED_GAMES.map(({ id, set, file }) => ({ gameId: id, set, file }));
const open: Thinking[] = [];

function thinking(options: Partial<ThinkingOptions> = {}): Thinking {
  const opened = createThinking({ games: GAMES, sets: SETS, threads: 2, ...options });
  open.push(opened);
  return opened;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** Threads that live on from test to test, for those who only want answers. */
const lasting = createThinking({ games: GAMES, sets: SETS, threads: 2 });
afterAll(() => lasting.close());

function gameOf(id: string): AnyGame {
  const found = GUIDED_GAMES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found.game;
}

/** The first position from this decision on at which the seat that is asked has so many options. */
function position(id: string, options: 'one' | 'several'): Position {
  const game = gameOf(id);
  const found = Array.from({ length: 60 }, (_, decisions) => stateAfter(game, decisions)).find((state) => {
    const [seat] = game.activeSeats(state);
    return seat !== undefined && (game.legalActions(state, seat).length === 1) === (options === 'one');
  });
  const [seat] = found === undefined ? [] : game.activeSeats(found);
  if (found === undefined || seat === undefined) throw new Error(`no position of ${id} with ${options}`);
  return { game, state: found, seat, seed: 'thinking' };
}

function stateAfter(game: AnyGame, decisions: number): CoreState {
  return playRandomly(game, { seats: 2, seed: 'threads', options: {}, policy: 'weighed', decisions }).state;
}

function textsOf({ game, state, seat }: Position): readonly string[] {
  return game.legalActions(state, seat).map((action) => game.formatAction(action));
}

const DIES = new URL('./dying-worker.mjs', import.meta.url);

describe('thinking threads', () => {
  it.each(GUIDED_GAMES)('decide in $id', async ({ id }) => {
    const asked = position(id, 'several');
    for (const level of ['easy', 'normal'] as const) {
      const decided = await lasting.decide(asked, level);
      expect(decided).toMatchObject({ ok: true, value: { how: 'thought' } });
      if (decided.ok) expect(textsOf(asked)).toContain(decided.value.text);
    }
  });

  it('a forced move is played at once, by no thread', async () => {
    const { decide } = thinking({ entry: DIES });
    const asked = position('antarctica', 'one');
    expect(await decide(asked, 'hard')).toEqual({
      ok: true,
      value: { text: textsOf(asked)[0], how: 'only' },
    });
  });

  it('give the same findings for the same seed, with one thread or two', async () => {
    const effort = { ms: 60_000, iterations: 400 };
    const asked = position('toy', 'several');
    const one = await thinking({ threads: 1 }).expect(asked, effort);
    const two = await lasting.expect(asked, effort);
    expect(one).toMatchObject({ ok: true, value: { all: { visits: 400 } } });
    expect(two).toEqual(one);
  });

  it('stop when their time is up', async () => {
    const effort = { ms: 100, iterations: 10_000_000 };
    const found = await lasting.expect(position('toy', 'several'), effort);
    expect(found.ok && found.value.all.visits).toBeGreaterThan(0);
    expect(found.ok && found.value.all.visits).toBeLessThan(1_000_000);
  });

  it('stop when they are called off, also those that still wait in line', async () => {
    const { expect: think } = thinking({ threads: 1 });
    const calling = new AbortController();
    const asked = { ...position('toy', 'several'), signal: calling.signal };
    const effort = { ms: 600_000, iterations: 100_000_000 };
    const both = [think(asked, effort), think(asked, effort)];
    setTimeout(() => {
      calling.abort();
    }, 300);
    expect(await Promise.all(both)).toEqual([
      { ok: false, error: 'cancelled' },
      { ok: false, error: 'cancelled' },
    ]);
  });

  it('call off what they are at when they are closed', async () => {
    const closing = thinking();
    const asked = position('toy', 'several');
    const thought = closing.expect(asked, { ms: 600_000, iterations: 100_000_000 });
    await closing.close();
    expect(await thought).toEqual({ ok: false, error: 'cancelled' });
  });

  it('that die leave the seat with a likely move, and the log with a word of it', async () => {
    const troubles: string[] = [];
    const { decide, advise } = thinking({ entry: DIES, onTrouble: (trouble) => troubles.push(trouble) });
    const asked = position('toy', 'several');
    const decided = await decide(asked, 'easy');
    expect(decided).toMatchObject({ ok: true, value: { how: 'guessed' } });
    if (decided.ok) expect(textsOf(asked)).toContain(decided.value.text);
    expect(new Set(troubles)).toEqual(new Set(['a thinking thread died: as the test wants it']));
    expect(await advise(asked)).toEqual({ ok: false, error: 'no-answer' });
  });

  it('advise: the best options first, each of them legal', async () => {
    const asked = position('toy', 'several');
    const advice = await lasting.advise(asked);
    expect(advice.ok && advice.value.length).toBeGreaterThan(0);
    if (advice.ok)
      expect(textsOf(asked)).toEqual(expect.arrayContaining(advice.value.map(({ text }) => text)));
  });
});
