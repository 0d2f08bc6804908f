import { pickWeighed, type Rng } from '../engine/core/rng.ts';
import type { Thought } from './ledger.ts';

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export interface Effort {
  /** at most so long, whatever the machine */
  readonly ms: number;
  /** at most so many, whatever the time; over all threads together */
  readonly iterations: number;
}
export interface Skill extends Effort {
  /** an option that is tried at least so often, against the most tried one, may be taken in its place; 1: never */
  readonly slip: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  easy: { ms: 50, iterations: 320, slip: 0.5 },
  normal: { ms: 400, iterations: 1_600, slip: 1 },
  hard: { ms: 3_000, iterations: 12_000, slip: 1 },
};

/** Whether it needs to know of no option but the most tried one. */
export function wantsMostTried({ slip }: Skill): boolean {
  return slip === 1;
}

/**
 * The option that this skill takes: the most tried one, or, like a person who overlooks something, another that was
 * tried nearly as often. After a short search that tells more than the mean does, which a lucky playout can make.
 */
export function settleOn({ slip }: Skill, thoughts: readonly Thought[], rng: Rng): Thought {
  const most = Math.max(...thoughts.map(({ visits }) => visits));
  const thinkable = thoughts.filter(({ visits }) => visits >= most * slip);
  return slip === 1 ? bestOf(thinkable) : pickWeighed(rng, thinkable, ({ visits }) => visits / most);
}

function bestOf(thoughts: readonly Thought[]): Thought {
  return thoughts.reduce((one, other) => (other.value > one.value ? other : one));
}
