import { SKILLS, settleOn, wantsMostTried, LEVELS, type Level } from '../../src/ai/levels.ts';
import type { Outlook } from '../../src/ai/outlook.ts';
import { think } from '../../src/ai/think.ts';
import { below } from '../../src/engine/core/rng.ts';
import { flat, greedy, random, type Chooser } from './baselines.ts';

export const PLAYERS = [...LEVELS, 'flat', 'greedy', 'random'] as const;
export type Player = (typeof PLAYERS)[number];
/** What a game is played against: others of one kind, `mixed` ones, or nobody but the automaton. */
export const RIVALS = [...PLAYERS, 'mixed', 'automaton'] as const;
export type Rival = (typeof RIVALS)[number];

/** The other players of a mixed table, the strongest first. */
const OTHERS: readonly Player[] = ['normal', 'easy', 'flat'];

/** Who sits at the other seats, in turn order from the player's left; each seed turns the order of a mixed table. */
export function rivalsOf(rival: Rival, seats: number, turn: number): readonly Player[] {
  const others = seats - 1;
  if (rival !== 'mixed')
    return Array.from({ length: others }, () => (rival === 'automaton' ? 'random' : rival));
  const sitting = OTHERS.slice(0, others);
  return sitting.map((_, at) => sitting[(at + turn) % others] ?? 'normal');
}

/** A player as the arena lets it play: a level searches for the given share of its iterations, without a clock. */
export function chooserOf(player: Player, outlook: Outlook, share: number): Chooser {
  switch (player) {
    case 'flat':
      return flat;
    case 'greedy':
      return greedy;
    case 'random':
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
