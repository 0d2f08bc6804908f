import type { Seat } from '../../src/engine/core/contract.ts';
import { each, follow } from '../../src/engine/core/frames.ts';
import { withAnswer } from '../../src/engine/core/simultaneous.ts';
import type { ToyAction } from './actions.ts';
import type { Emit } from './messages.ts';
import { expeditionOf, putSorted, seatsOf, type FrameOf, type ToyFrame, type ToyState } from './state.ts';

/** Before the first round: cards are kept and camps are put up. */

export function resolveKeep(
  draft: ToyState,
  frame: FrameOf<'keep'>,
  seat: Seat,
  action: ToyAction,
  emit: Emit,
): void {
  if (action.verb !== 'keep') return;
  emit({ type: 'chose', seat });
  follow(draft, withAnswer(frame, seat, [...action.cards]));
}

/** TOY-SETUP-1: what is not kept goes back into the deck. */
export function settleKeep(draft: ToyState, frame: FrameOf<'keep'>): void {
  for (const { seat, answer } of frame.answers) {
    const expedition = expeditionOf(draft, seat);
    putSorted(draft.deck, ...expedition.hand.filter((card) => !answer.includes(card)));
    expedition.hand = [...answer];
  }
  each(draft, seatsOf(draft), (seat): ToyFrame => ({ kind: 'place-camp', seat }));
}

export function resolveCamp(
  draft: ToyState,
  frame: FrameOf<'place-camp'>,
  seat: Seat,
  action: ToyAction,
  emit: Emit,
): void {
  if (action.verb !== 'place-camp') return;
  const expedition = expeditionOf(draft, seat);
  expedition.camp = action.cell;
  expedition.sledge = action.cell;
  emit({ type: 'camped', seat, cell: action.cell });
  if (frame.seat === draft.expeditions.length - 1) follow(draft, { kind: 'round' });
}
