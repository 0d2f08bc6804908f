import type { Msg, Seat } from '../../src/engine/core/contract.ts';
import type { FrameTable } from '../../src/engine/core/frames.ts';
import { notDone, unanswered } from '../../src/engine/core/simultaneous.ts';
import type { ToyAction } from './actions.ts';
import type { ToyComponents } from './components.ts';
import type { Legality } from './legality.ts';
import type { ToyEvent } from './messages.ts';
import { beginRound, endRound, resolvePlan, resolvePrepare, showPlans } from './round.ts';
import { resolveCamp, resolveKeep, settleKeep } from './setting-out.ts';
import { expeditionOf, type ToyFrame, type ToyState } from './state.ts';
import { playTurn, resolveToll } from './turn.ts';
import { wordsOf } from './words.ts';

type Table = FrameTable<ToyState, ToyFrame, ToyAction, ToyEvent>;

/** What is asked and what happens, a row for each kind of frame. */
export function frameTable(components: ToyComponents, { legal }: Legality): Table {
  const asks = (key: string) => (): Msg => ({ key });
  const base = {
    legal: (state: ToyState, frame: ToyFrame, seat: Seat) => legal({ state, frame, seat }),
    word: (state: ToyState, _frame: ToyFrame, seat: Seat, action: ToyAction) =>
      wordsOf(components, state, seat, action),
  };
  return {
    keep: {
      ...base,
      seats: (_state, frame) => unanswered(frame),
      ask: () => ({ key: 'ask-keep', with: { count: components.start.kept } }),
      resolve: resolveKeep,
      settle: settleKeep,
    },
    'place-camp': {
      ...base,
      seats: (_state, frame) => [frame.seat],
      ask: asks('ask-camp'),
      resolve: resolveCamp,
    },
    round: {
      run: (draft, _frame, emit) => {
        beginRound(components, draft, emit);
      },
    },
    prepare: {
      ...base,
      seats: (_state, frame) => notDone(frame),
      ask: (state, _frame, seat) => ({ key: 'ask-prepare', with: { fuel: expeditionOf(state, seat).fuel } }),
      resolve: resolvePrepare,
    },
    plan: {
      ...base,
      // TOY-PLAN-2: who has no card is not asked
      seats: (state, frame) => unanswered(frame).filter((seat) => expeditionOf(state, seat).hand.length > 0),
      ask: asks('ask-plan'),
      resolve: resolvePlan,
      settle: (draft, frame, emit) => {
        showPlans(components, draft, frame, emit);
      },
      // TOY-PLAN-1: a single card is planned by itself; how many cards a hand has is public
      whenForced: (state, _frame, seat, options) =>
        expeditionOf(state, seat).hand.length === 1 ? options[0] : undefined,
    },
    turn: {
      ...base,
      seats: (_state, frame) => (frame.steps > 0 ? [frame.seat] : []),
      ask: (_state, frame) => ({ key: 'ask-turn', with: { steps: frame.steps } }),
      resolve: (draft, frame, seat, action, emit) => {
        playTurn(components, draft, frame, seat, action, emit);
      },
      settle: (_draft, frame, emit) => {
        emit({ type: 'turn-over', seat: frame.seat });
      },
    },
    toll: {
      ...base,
      seats: (_state, frame) => [frame.seat],
      ask: (state, frame) => ({
        key: 'ask-toll',
        with: { mover: frame.mover, fuel: expeditionOf(state, frame.mover).fuel },
      }),
      resolve: resolveToll,
      // TOY-TOLL-2: from a mover without fuel nothing can be asked
      whenForced: 'auto',
    },
    'round-end': {
      run: (draft, _frame, emit) => {
        endRound(components, draft, emit);
      },
    },
  };
}
