import type { RefusalReason, Seat } from '../../core/contract.ts';
import type { QuestionTable } from '../../core/question.ts';
import { letters } from './control.ts';
import { payReward } from './goods.ts';
import { knowledge } from './knowledge.ts';
import { refuse } from './messages.ts';
import { endRound } from './next-round.ts';
import { openScoring, prepare } from './preparing.ts';
import { trim } from './programming.ts';
import { advance, scoreFinally, tally } from './scoring.ts';
import type { Position, AquaSphere } from './state.ts';
import { carryOutInstant, perform } from './station-actions.ts';
import { passOn, turn } from './turn.ts';

/** The decision flow: every kind of frame, what it asks or what happens (section 4 of the rules). */
export const QUESTIONS: QuestionTable<AquaSphere> = {
  turn,
  trim,
  reward: payReward,
  perform,
  instant: carryOutInstant,
  letters,
  knowledge,
  nextTurn: passOn,
  scoring: openScoring,
  prepare,
  tally,
  advance,
  roundEnd: endRound,
  final: scoreFinally,
};

export function whyNotAsked({ state }: Position, seat: Seat): RefusalReason {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'prepare') return refuse('AQS-SCORE-3', 'why.nothingToPrepare');
  if (frame?.kind === 'advance') return refuse('AQS-SCORE-10', 'why.nothingAtLine');
  if (state.passed.includes(seat)) return refuse('AQS-TURN-4', 'why.passed');
  return refuse('AQS-TURN-1', 'why.notAsked', {
    seats: frame !== undefined && 'seat' in frame ? [frame.seat] : [],
  });
}
