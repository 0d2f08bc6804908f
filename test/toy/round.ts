import type { RefusalReason, Seat } from '../../src/engine/core/contract.ts';
import { each, follow } from '../../src/engine/core/frames.ts';
import { notDone, unanswered, withAnswer, withDone } from '../../src/engine/core/simultaneous.ts';
import { refuse, say } from './messages.ts';
import {
  expeditionOf,
  MOST_FUEL,
  MOST_MARCHED,
  putSorted,
  takeOut,
  type Frame,
  type FrameOf,
  type Play,
  type Position,
  type Question,
} from './state.ts';
import { cardWords, NOT_ASKED, whyNotInHand } from './turn.ts';

/** TOY-TURN-1 */
const STEPS = { mild: 3, harsh: 2 } as const;

/** TOY-ROUND-1: everybody prepares and plans, then the turns. */
export function beginRound({ draft, emit }: Play): void {
  draft.round += 1;
  for (const expedition of draft.expeditions) expedition.marched = 0;
  emit({ type: 'round-began', round: draft.round });
  const asked = [...draft.expeditions.keys()];
  follow(
    draft,
    { kind: 'prepare', asked, done: [] },
    { kind: 'plan', asked, answers: [] },
    { kind: 'round-end' },
  );
}

/** TOY-PREP-1: all at once and openly. */
export const prepare: Question<'prepare', 'march' | 'drop'> = {
  seats: (_at, frame) => notDone(frame),
  candidates: ({ state }, _frame, seat) => [
    ...[0, 1, 2, MOST_MARCHED].map((fuel) => ({ verb: 'march', fuel }) as const),
    ...expeditionOf(state, seat).hand.map((card) => ({ verb: 'drop', card }) as const),
  ],
  whyNot(at, _frame, seat, action) {
    if (action.verb === 'drop') return whyNotDrop(at, seat, action.card);
    if (action.verb !== 'march') return NOT_ASKED;
    const most = Math.min(MOST_MARCHED, expeditionOf(at.state, seat).fuel);
    return action.fuel > most ? refuse('TOY-PREP-1', 'why.mostFuel', { most }) : undefined;
  },
  ask: ({ state }, _frame, seat) => say('ask.prepare', { fuel: expeditionOf(state, seat).fuel }),
  word(_at, _frame, _seat, action) {
    if (action.verb === 'march')
      return { label: say('do.march', { fuel: action.fuel }), group: 'group.answer' };
    return { ...cardWords('do.drop', action.card), group: 'group.other' };
  },
  resolve(play, frame, seat, action) {
    if (action.verb === 'drop') {
      drop(play, frame, seat, action.card);
      return;
    }
    const expedition = expeditionOf(play.draft, seat);
    expedition.fuel -= action.fuel;
    expedition.marched = action.fuel;
    play.emit({ type: 'marched', seat, fuel: action.fuel });
    follow(play.draft, withDone(frame, seat));
  },
};

/** TOY-PLAN-1: all at once and face down; a single card is planned by itself, for how many a hand has is public. */
export const plan: Question<'plan', 'plan'> = {
  // TOY-PLAN-2: who has no card is not asked
  seats: ({ state }, frame) => unanswered(frame).filter((seat) => expeditionOf(state, seat).hand.length > 0),
  candidates: ({ state }, _frame, seat) =>
    expeditionOf(state, seat).hand.map((card) => ({ verb: 'plan', card })),
  whyNot: (at, _frame, seat, action) =>
    action.verb === 'plan' ? whyNotInHand(at, seat, action.card, 'TOY-PLAN-1') : NOT_ASKED,
  ask: () => say('ask.plan'),
  word: (_at, _frame, _seat, { card }) => cardWords('do.plan', card),
  resolve({ draft, emit }, frame, seat, { card }) {
    emit({ type: 'planned', seat });
    follow(draft, withAnswer(frame, seat, [card]));
  },
  settle: showPlans,
  whenForced: ({ state }, _frame, seat, legal) =>
    expeditionOf(state, seat).hand.length === 1 ? [...legal][0] : undefined,
};

function whyNotDrop(at: Position, seat: Seat, card: string): RefusalReason | undefined {
  const { hand, fuel } = expeditionOf(at.state, seat);
  if (fuel >= MOST_FUEL) return refuse('TOY-DROP-2', 'why.mostFuel', { most: MOST_FUEL });
  return hand.length < 2 ? refuse('TOY-DROP-1', 'why.lastCard') : whyNotInHand(at, seat, card, 'TOY-DROP-1');
}

/** TOY-DROP-1: the free action; the question stays. */
function drop({ draft, emit }: Play, frame: FrameOf<'prepare'>, seat: Seat, card: string): void {
  const expedition = expeditionOf(draft, seat);
  takeOut(expedition.hand, card);
  putSorted(draft.dropped, card);
  expedition.fuel += 1;
  emit({ type: 'dropped', seat, card });
  follow(draft, frame);
}

/** TOY-PLAN-2: the plans are turned up, the higher pace has the earlier turn. */
function showPlans({ components, draft, emit }: Play, { answers }: FrameOf<'plan'>): void {
  const pace = (seat: Seat): number =>
    components.kit.get(answers.find((given) => given.seat === seat)?.answer[0] ?? '')?.pace ?? 0;
  const order = [...draft.expeditions.keys()].sort((a, b) => pace(b) - pace(a) || a - b);
  for (const { seat, answer } of answers) {
    const [card = ''] = answer;
    const expedition = expeditionOf(draft, seat);
    takeOut(expedition.hand, card);
    expedition.kit.push(card);
    emit({ type: 'plan-shown', seat, card });
  }
  const stepsOf = (seat: Seat): number => STEPS[draft.options.season] + expeditionOf(draft, seat).marched;
  each(draft, order, (seat): Frame => ({ kind: 'turn', seat, steps: stepsOf(seat) }));
}

/** The end of a round, and of the game. TOY-END-1, TOY-END-2 */
export function endRound(play: Play): void {
  const { components, draft } = play;
  const core = draft.expeditions.length === 1 ? draft.cores.pop() : undefined;
  if (core !== undefined) rivalDrills(play, core);
  if (draft.cores.length === 0) endGame(play, 'cores');
  else if (draft.round === components.rounds(draft.expeditions.length)) endGame(play, 'rounds');
  else follow(draft, { kind: 'round' });
}

/** TOY-RIVAL-1: the rival of a lone expedition takes the next core each round. */
function rivalDrills({ components, draft, emit }: Play, core: string): void {
  draft.rivalCores.push(core);
  draft.scouts = [];
  emit({ type: 'rival-drilled', points: components.cores.get(core) ?? 0 });
}

/** TOY-END-3: hands are laid open. */
function endGame({ draft, emit }: Play, ended: 'cores' | 'rounds'): void {
  draft.ended = ended;
  for (const [seat, { hand }] of draft.expeditions.entries())
    if (hand.length > 0) emit({ type: 'hand-shown', seat, cards: [...hand] });
  emit({ type: ended === 'rounds' ? 'ended-by-rounds' : 'ended-by-cores' });
}
