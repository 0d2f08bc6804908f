import { pickWeighed, type Rng } from '../engine/core/rng.ts';
import type { Thought } from './ledger.ts';

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export interface Skill {
  /** at most so long, whatever the machine */
  readonly ms: number;
  /** at most so many, whatever the time; over all threads together */
  readonly iterations: number;
  /** how much worse an option may seem (of 1, from lost to won) and still be taken one time in three; 0: the best is taken */
  readonly slip: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  easy: { ms: 50, iterations: 100, slip: 0.04 },
  normal: { ms: 400, iterations: 1_600, slip: 0 },
  hard: { ms: 3_000, iterations: 12_000, slip: 0 },
};

/** The option that this skill takes: the most tried one, or, like a person who overlooks something, one that seems hardly worse. */
export function settleOn({ slip }: Skill, thoughts: readonly Thought[], rng: Rng): Thought {
  const best = thoughts.reduce((one, other) => (other.visits > one.visits ? other : one));
  if (slip === 0) return best;
  const thinkable = thoughts.filter(({ visits, value }) => visits > 0 && value > best.value - 3 * slip);
  return pickWeighed(rng, thinkable, ({ value }) => Math.exp(Math.min(0, value - best.value) / slip));
}
