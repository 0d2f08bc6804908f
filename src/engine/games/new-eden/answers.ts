import { answering, type AnswerOf } from '../../core/answers.ts';
import type { Msg, RefusalReason, Seat } from '../../core/contract.ts';
import type { Action, Verb } from './actions.ts';
import { refuse, say } from './messages.ts';
import { type Frame, type NewEden, type Position, type QuestionKind, type State } from './state.ts';

/* What a question takes from a seat, verb by verb, and why something cannot be done at all now. */

export type Answer<V extends Verb, F = Frame> = AnswerOf<NewEden, V, F>;
export const answeredBy = answering<NewEden>(otherQuestion);

/** For questions whose list depends on coins: the single answer is taken only where coins are open, or nobody else is there (NED-R32). */
export function singleWithOpenCoins(
  { state }: Position,
  _frame: unknown,
  _seat: Seat,
  legal: Iterable<Action>,
): Action | undefined {
  if (!state.options.openCoins && state.deepThought === undefined) return undefined;
  const [first, ...rest] = legal;
  return rest.every(({ verb }) => verb === 'drop-all') ? first : undefined;
}

/** The rule that says when the verb may be used. */
const RULE: Readonly<Record<Verb, string>> = {
  buy: 'NED-BUY-1',
  oxygen: 'NED-OX-1',
  move: 'NED-OX-2',
  lift: 'NED-OX-3',
  skip: 'NED-OX-2',
  activate: 'NED-OX-7',
  pass: 'NED-PASS-1',
  plant: 'NED-FREE-1',
  extend: 'NED-FREE-1',
  market: 'NED-B-2',
  place: 'NED-BUILD-4',
  row: 'NED-C-2',
  bid: 'NED-C-4',
  drop: 'NED-C-4',
  'drop-all': 'NED-C-12',
  push: 'NED-C-8',
  done: 'NED-C-8',
  destroy: 'NED-DMG-3',
  keep: 'NED-SOLO-9',
  maximum: 'NED-STAND-1',
  limit: 'NED-STAND-1',
};
const OF_A_TURN: readonly Verb[] = ['buy', 'oxygen', 'plant', 'extend', 'pass'];
const OF_THE_MARKET: readonly Verb[] = ['market', 'plant', 'extend'];
const OF_AN_AUCTION: readonly Verb[] = ['bid', 'maximum', 'limit', 'drop', 'drop-all'];

/** The kind of the question that is asked, as the seat may know it: a standing maximum is secret (NED-STAND-3). */
export function questionKind(state: State, viewer: Seat | undefined): QuestionKind | undefined {
  const top = state.frames.at(-1);
  if (top === undefined) return undefined;
  // as: a settled state has a question on top
  return top.kind === 'maximum' && top.seat !== viewer ? bidBelow(state).kind : (top.kind as QuestionKind);
}

/** The bid that is being decided, also under the question of a standing maximum. */
export function bidBelow(state: State): Extract<Frame, { kind: 'bid' | 'openBid' }> {
  const found = state.frames.findLast((frame) => frame.kind === 'bid' || frame.kind === 'openBid');
  if (found === undefined) throw new Error('no bid is asked for');
  return found;
}

function decided({ state }: Position, seat: Seat): Msg {
  return say(`decided.${questionKind(state, seat) ?? 'turn'}`);
}

export function otherQuestion(at: Position, seat: Seat, { verb }: Action): RefusalReason {
  const { options } = at.state;
  if ((verb === 'maximum' || verb === 'limit') && !options.standingBids)
    return refuse(RULE[verb], 'why.noStandingBids');
  if (verb === 'drop-all' && at.state.frames.at(-1)?.kind === 'soloBid')
    return refuse(RULE[verb], 'why.noDropAll');
  return refuse(RULE[verb], 'why.otherQuestion', { decided: decided(at, seat) });
}

/** Others are asked. It would not help to wait for what the seat has ended itself (NED-R77). */
export function whyNotAsked(
  at: Position,
  seat: Seat,
  { verb }: Action,
  seats: readonly Seat[],
): RefusalReason {
  const { state } = at;
  // somebody may ask for a seat at which nobody sits: it has ended nothing
  const { passed = 0, droppedAll = false } = state.stations[seat] ?? {};
  const market = state.frames.find((frame) => frame.kind === 'market');
  if (market !== undefined && OF_THE_MARKET.includes(verb)) {
    if (market.answers.some((given) => given.seat === seat)) return refuse('NED-R43', 'why.choiceFinal');
  } else if (state.phase === 'A' && passed > 0 && OF_A_TURN.includes(verb)) {
    return refuse('NED-PASS-1', 'why.passed');
  } else if (OF_AN_AUCTION.includes(verb)) {
    if (state.phase === 'C' && droppedAll) return refuse('NED-C-12', 'why.outOfAllAuctions');
    if (state.auction?.in.includes(seat) === false) return refuse('NED-R44', 'why.outOfAuction');
  }
  return refuse(RULE[verb], 'why.notAsked', { seats, decided: decided(at, seat) });
}
