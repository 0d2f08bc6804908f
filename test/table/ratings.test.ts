import { describe, expect, it } from 'vitest';
import { ratingsOf } from '../../src/table/ratings.ts';
import type { GameResult } from '../../src/table/results.ts';
import { turnsOf } from '../../src/table/turns.ts';

let games = 0;
/** In the order in which they came in; `=` before a name: level with the one before. */
function result(...order: readonly string[]): GameResult {
  games += 1;
  let rank = 0;
  const seats = order.map((who, at) => {
    if (!who.startsWith('=')) rank = at + 1;
    const userId = who.replace('=', '');
    return { userId, name: userId, rank, total: 100 - rank };
  });
  return { schema: 1, id: String(games), gameId: 'toy', guildId: '1', endedAt: games, seats };
}

describe('a rating', () => {
  it('rises for whoever wins, falls for whoever loses, and is the same for those who are level', () => {
    const [ann, bob, cyd] = ratingsOf([result('ann', 'bob', '=cyd')]);
    expect(ann).toMatchObject({ userId: 'ann', games: 1, won: 1 });
    expect(ann?.rating).toBeGreaterThan(1000);
    expect(bob?.rating).toBe(cyd?.rating);
    expect(bob?.rating).toBeLessThan(1000);
  });

  it('is told after each of somebody’s games, from the first on', () => {
    const players = ratingsOf([result('ann', 'bob'), result('cyd', 'bob'), result('ann', 'cyd', 'bob')]);
    const ann = players.find(({ userId }) => userId === 'ann');
    expect(ann?.course).toHaveLength(2);
    expect(ann?.course.at(-1)).toBe(ann?.rating);
    expect(players.map(({ rating }) => rating)).toEqual(
      players.map(({ rating }) => rating).toSorted((a, b) => b - a),
    );
  });

  it('doesn’t move by a game that somebody played alone', () => {
    expect(ratingsOf([result('ann')])).toEqual([]);
  });
});

describe('a turn', () => {
  it('is what one seat decides with nobody else in between', () => {
    const journal = [0, 0, 1, 0].map((seat) => ({ seat }));
    expect(turnsOf(journal)).toEqual([
      { number: 1, seat: 0, from: 0, to: 2 },
      { number: 2, seat: 1, from: 2, to: 3 },
      { number: 3, seat: 0, from: 3, to: 4 },
    ]);
    expect(turnsOf([])).toEqual([]);
  });
});
