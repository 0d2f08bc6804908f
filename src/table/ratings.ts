import { ordinal, rate, rating, type Rating } from 'openskill';
import type { GameResult } from './results.ts';

/** Somebody's results at one game in one server. */
export interface RatedPlayer {
  readonly userId: string;
  /** as it was in their last game */
  readonly name: string;
  /** games among several people */
  readonly games: number;
  readonly won: number;
  readonly rating: number;
  /** after each of their games, from the first on */
  readonly course: readonly number[];
}

/** OpenSkill begins at 0 and moves by a few points: people read larger numbers more gladly. */
export const BEGINNING = 1000;
const POINT = 20;

interface Standing {
  skill: Rating;
  name: string;
  games: number;
  won: number;
  readonly course: number[];
}

/** The best first. Results come the oldest first; those of one person alone say nothing about anybody else. */
export function ratingsOf(results: readonly GameResult[]): readonly RatedPlayer[] {
  const players = new Map<string, Standing>();
  for (const { seats } of results) {
    if (seats.length < 2) continue;
    const before = seats.map(({ userId }) => players.get(userId)?.skill ?? rating());
    const after = rate(
      before.map((skill) => [skill]),
      { rank: seats.map(({ rank }) => rank) },
    );
    seats.forEach(({ userId, name, rank }, at) => {
      const skill = after[at]?.[0] ?? rating();
      const one = players.get(userId) ?? { skill, name, games: 0, won: 0, course: [] };
      one.skill = skill;
      one.name = name;
      one.games += 1;
      one.won += rank === 1 ? 1 : 0;
      one.course.push(shown(skill));
      players.set(userId, one);
    });
  }
  return Array.from(players, ([userId, { skill, name, games, won, course }]) => ({
    userId,
    name,
    games,
    won,
    rating: shown(skill),
    course,
  })).sort((a, b) => b.rating - a.rating || b.games - a.games);
}

function shown(skill: Rating): number {
  return Math.round(BEGINNING + POINT * ordinal(skill));
}
