import { SKILLS, settleOn, wantsMostTried, LEVELS, type Level } from '../../src/ai/levels.ts';
import type { Outlook } from '../../src/ai/outlook.ts';
import { think } from '../../src/ai/think.ts';
import { below } from '../../src/engine/core/rng.ts';
import { flat, greedy, random, type Chooser } from './baselines.ts';

export const PLAYERS = [...LEVELS, 'flat', 'greedy', 'random'] as const;
export type Player = (typeof PLAYERS)[number];

/** A player as the arena lets it play: a level searches for the given share of its iterations, without a clock. */
export function chooserOf(player: Player | 'automaton', outlook: Outlook, share: number): Chooser {
  switch (player) {
    case 'flat':
      return flat;
    case 'greedy':
      return greedy;
    case 'random':
    case 'automaton': // no seat of its own
      return random;
    case 'easy':
    case 'normal':
    case 'hard':
      return levelled(player, outlook, share);
  }
}

function levelled(level: Level, outlook: Outlook, share: number): Chooser {
  const skill = SKILLS[level];
  const iterations = Math.max(1, Math.round(skill.iterations * share));
  return (game, world, seat, legal, rng) => {
    const seed = String(below(rng, 0x1_0000_0000));
    const question = { world, seat, seed, mostTried: wantsMostTried(skill) };
    const { text } = settleOn(skill, think(outlook, question, { iterations }).thoughts, rng);
    return legal.find((action) => game.formatAction(action) === text);
  };
}
