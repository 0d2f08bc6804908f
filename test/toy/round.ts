import type { Seat } from '../../src/engine/core/contract.ts';
import { each, follow } from '../../src/engine/core/frames.ts';
import { withAnswer, withDone } from '../../src/engine/core/simultaneous.ts';
import type { ActionOf, ToyAction } from './actions.ts';
import type { ToyComponents } from './components.ts';
import type { Emit } from './messages.ts';
import {
  BASE_STEPS,
  expeditionOf,
  putSorted,
  seatsOf,
  takeOut,
  type Ending,
  type FrameOf,
  type ToyFrame,
  type ToyState,
} from './state.ts';

/** TOY-ROUND-1: the next weather tile is turned up; everybody prepares and plans, then the turns. */
export function beginRound({ weather }: ToyComponents, draft: ToyState, emit: Emit): void {
  draft.round += 1;
  const tile = weather.get(draft.weather.pop() ?? '');
  if (tile === undefined) throw new RangeError('no weather tile for this round');
  draft.weatherNow = tile.id;
  draft.plans = [];
  for (const expedition of draft.expeditions) expedition.marched = 0;
  emit({ type: 'round-began', round: draft.round, weather: tile.kind });
  const asked = seatsOf(draft);
  follow(
    draft,
    { kind: 'prepare', asked, done: [] },
    { kind: 'plan', asked, answers: [] },
    { kind: 'round-end' },
  );
}

export function resolvePrepare(
  draft: ToyState,
  frame: FrameOf<'prepare'>,
  seat: Seat,
  action: ToyAction,
  emit: Emit,
): void {
  if (action.verb === 'drop') dropCard(draft, frame, seat, action, emit);
  if (action.verb !== 'march') return;
  const expedition = expeditionOf(draft, seat);
  expedition.fuel -= action.fuel;
  expedition.marched = action.fuel;
  emit({ type: 'marched', seat, fuel: action.fuel });
  follow(draft, withDone(frame, seat));
}

export function resolvePlan(
  draft: ToyState,
  frame: FrameOf<'plan'>,
  seat: Seat,
  action: ToyAction,
  emit: Emit,
): void {
  if (action.verb === 'drop') dropCard(draft, frame, seat, action, emit);
  if (action.verb !== 'plan') return;
  emit({ type: 'planned', seat });
  follow(draft, withAnswer(frame, seat, action.card));
}

/** TOY-DROP-1: the free action; the question stays. */
function dropCard(
  draft: ToyState,
  frame: ToyFrame,
  seat: Seat,
  { card }: ActionOf<'drop'>,
  emit: Emit,
): void {
  const expedition = expeditionOf(draft, seat);
  takeOut(expedition.hand, card);
  putSorted(draft.dropped, card);
  expedition.fuel += 1;
  emit({ type: 'dropped', seat, card });
  follow(draft, frame);
}

/** TOY-PLAN-2: the plans are turned up, the higher pace has the earlier turn. */
export function showPlans(
  { kit, weather }: ToyComponents,
  draft: ToyState,
  frame: FrameOf<'plan'>,
  emit: Emit,
): void {
  const pace = (seat: Seat): number =>
    kit.get(frame.answers.find((given) => given.seat === seat)?.answer ?? '')?.pace ?? 0;
  const order = seatsOf(draft).sort((a, b) => pace(b) - pace(a) || a - b);
  for (const { seat, answer: card } of frame.answers) {
    const expedition = expeditionOf(draft, seat);
    takeOut(expedition.hand, card);
    expedition.kit.push(card);
    emit({ type: 'plan-shown', seat, card });
  }
  draft.plans = [...frame.answers]
    .sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
    .map(({ seat, answer: card }) => ({ seat, card }));
  emit({ type: 'order', seats: order });
  const today = weather.get(draft.weatherNow ?? '')?.steps ?? 0;
  each(draft, order, (seat): ToyFrame => ({
    kind: 'turn',
    seat,
    // TOY-TURN-1
    steps: Math.max(1, BASE_STEPS + today + expeditionOf(draft, seat).marched),
  }));
}

/** The end of a round, and of the game. TOY-END-1, TOY-END-2 */
export function endRound({ cores }: ToyComponents, draft: ToyState, emit: Emit): void {
  if (draft.expeditions.length === 1) rivalDrills(cores, draft, emit);
  if (draft.cores.length === 0) endGame(draft, 'cores', emit);
  else if (draft.weather.length === 0) endGame(draft, 'rounds', emit);
  else follow(draft, { kind: 'round' });
}

/** TOY-RIVAL-1: the rival of a lone expedition takes the next core each round, a keen one two. */
function rivalDrills(cores: ToyComponents['cores'], draft: ToyState, emit: Emit): void {
  for (let times = draft.options.rival === 'keen' ? 2 : 1; times > 0; times -= 1) {
    const core = draft.cores.pop();
    if (core === undefined) return;
    draft.rivalCores.push(core);
    draft.scouts = [];
    emit({ type: 'rival-drilled', points: cores.get(core)?.points ?? 0 });
  }
}

/** TOY-END-3: hands are laid open. */
function endGame(draft: ToyState, ended: Ending, emit: Emit): void {
  draft.ended = ended;
  for (const seat of seatsOf(draft)) {
    const { hand } = expeditionOf(draft, seat);
    if (hand.length > 0) emit({ type: 'hand-shown', seat, cards: [...hand] });
  }
  emit({ type: ended === 'rounds' ? 'ended-by-rounds' : 'ended-by-cores' });
}
