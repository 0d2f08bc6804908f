import type { Msg, Seat } from '../../core/contract.ts';
import { say } from './messages.ts';
import { scoreAll, type Prize } from './scoring.ts';
import type { Position } from './state.ts';

/** The majorities that the seat shares with nobody: they pay most, and a tie is broken by their number (ANT-WIN-2). */
export function held(at: Position, seat: Seat): readonly Msg[] {
  const { areas, tracks, cards, resources } = scoreAll(at);
  const alone = ({ firsts }: Prize): boolean => firsts.length === 1 && firsts[0] === seat;
  return [
    ...areas.filter(alone).map(({ area }) => say('held.area', { area })),
    ...tracks.filter(alone).map(({ track }) => say('held.track', { track })),
    ...(alone(cards) ? [say('held.cards')] : []),
    ...(alone(resources) ? [say('held.resources')] : []),
  ];
}
