import type { RefusalReason, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { notDone, withDone } from '../../core/simultaneous.ts';
import type { ActionOf } from './actions.ts';
import { rowOf, type Colour, type ResearchCard } from './components.ts';
import { payTime, roomForTime, takeTime } from './goods.ts';
import { refuse, say } from './messages.ts';
import { hasAllProgrammed, putOnColour, returnBot, whyNotOnColour } from './programming.ts';
import {
  capacityOf,
  cardsOf,
  playerOf,
  seatsOf,
  type FrameOf,
  type Play,
  type Position,
  type Question,
} from './state.ts';

/** Before a scoring: incomes, and `scoring` cards, by each seat in the order it likes (AQS-SCORE-1 to AQS-SCORE-4). */
type PrepareFrame = FrameOf<'prepare'>;

/** Everybody's reminder goes back, incomes are set aside in turn order; seats with nothing to decide take theirs. */
export function openScoring(play: Play): void {
  const { components, draft } = play;
  for (const player of draft.players) {
    if (player.bought) draft.stock.time += components.limits.buyReminder;
    player.bought = false;
  }
  const income = draft.players.map(() => 0);
  for (const seat of draft.order) {
    const submarines = components.submarinesEach - playerOf(draft, seat).submarines;
    income[seat] = Math.min(submarines, draft.stock.time);
    draft.stock.time -= income[seat];
  }
  const asked = seatsOf(draft);
  const frame: PrepareFrame = { kind: 'prepare', asked, done: [], income, taken: [], used: [] };
  follow(
    draft,
    asked.reduce((left, seat) => releaseIdle(play, left, seat), frame),
    { kind: 'tally' },
  );
}

/** A seat with nothing usable takes its income and is done, unasked (section 4.2). */
function releaseIdle(play: Play, frame: PrepareFrame, seat: Seat): PrepareFrame {
  const usable = cardsOf(play.components, playerOf(play.state, seat), 'scoring').some(
    ({ card }) => whyNotUsable(play, frame, seat, card) === undefined,
  );
  return usable ? frame : finish(play, frame, seat);
}

function finish(play: Play, frame: PrepareFrame, seat: Seat): PrepareFrame {
  return withDone(frame.taken.includes(seat) ? frame : takeIncome(play, frame, seat), seat);
}

/** What does not fit goes back to the supply (AQS-SCORE-2). */
function takeIncome(play: Play, frame: PrepareFrame, seat: Seat): PrepareFrame {
  const asked = frame.income[seat] ?? 0;
  play.draft.stock.time += asked;
  play.emit({ type: 'incomeTaken', seat, asked, got: takeTime(play, seat, asked) });
  return { ...frame, taken: [...frame.taken, seat].sort((a, b) => a - b) };
}

/** Could be used in this scoring, if need be after taking the income. */
function whyNotUsable(
  { components, state }: Position,
  frame: PrepareFrame,
  seat: Seat,
  { id, colour }: ResearchCard,
): RefusalReason | undefined {
  const player = playerOf(state, seat);
  if (frame.used.includes(id)) return refuse('AQS-CARD-8', 'why.cardUsed', { card: id });
  const { scoringCardCost } = components.limits;
  const toCome = frame.taken.includes(seat) ? 0 : (frame.income[seat] ?? 0);
  const most = Math.max(player.time, Math.min(player.time + toCome, capacityOf(components, player).time));
  if (most < scoringCardCost) {
    return refuse('AQS-SCORE-4', 'why.noTime', { price: scoringCardCost, time: player.time });
  }
  return colour === undefined ? undefined : whyNotOnColour(player, colour);
}

function whyNotUse(
  at: Position,
  frame: PrepareFrame,
  seat: Seat,
  { card: id, returned }: ActionOf<'use'>,
): RefusalReason | undefined {
  const player = playerOf(at.state, seat);
  const card = rowOf(at.components.cards, id);
  const { colour } = card;
  if (card.type !== 'scoring' || colour === undefined || !player.cards.some((held) => held.id === id)) {
    return refuse('AQS-SCORE-4', 'why.notInHand', { card: id });
  }
  const unusable = whyNotUsable(at, frame, seat, card);
  if (unusable !== undefined) return unusable;
  const { scoringCardCost } = at.components.limits;
  if (player.time < scoringCardCost) {
    return refuse('AQS-SCORE-4', 'why.incomeFirst', { price: scoringCardCost, time: player.time });
  }
  // one of the others must make room, if this bot would be a third
  const others: readonly Colour[] = hasAllProgrammed(at, seat) ? player.programmed : [];
  if (returned === undefined) {
    return others.length === 0 ? undefined : refuse('AQS-SCORE-4', 'why.noRoom', { colours: others });
  }
  if (others.length === 0) return refuse('AQS-SCORE-4', 'why.roomEnough');
  if (others.includes(returned)) return undefined;
  return refuse('AQS-SCORE-4', 'why.notProgrammed', { colour: returned });
}

/** The frame stays until all are done; a seat with nothing left to use leaves it by itself. */
export const prepare: Question<'prepare', 'use' | 'income' | 'done'> = {
  seats: (_at, frame) => notDone(frame),

  candidates({ components, state }, _frame, seat) {
    const player = playerOf(state, seat);
    const uses = cardsOf(components, player, 'scoring').flatMap(
      ({ card: { id: card } }): ActionOf<'use'>[] => [
        { verb: 'use', card },
        ...player.programmed.map((returned) => ({ verb: 'use' as const, card, returned })),
      ],
    );
    return [...uses, { verb: 'income' }, { verb: 'done' }];
  },

  whyNot(at, frame, seat, action) {
    if (action.verb === 'done') return undefined;
    if (action.verb === 'use') return whyNotUse(at, frame, seat, action);
    if (action.verb !== 'income') return refuse('AQS-SCORE-3', 'why.preparing');
    return frame.taken.includes(seat) ? refuse('AQS-SCORE-3', 'why.incomeTaken') : undefined;
  },

  ask({ components, state }, { income, taken }, seat) {
    const asked = income[seat] ?? 0;
    if (taken.includes(seat) || asked === 0) return say('ask.prepareCards');
    const time = Math.min(asked, roomForTime(components, playerOf(state, seat)));
    return time === 0 ? say('ask.prepareFull') : say('ask.prepare', { time });
  },

  word({ components }, _frame, _seat, action, { time }) {
    if (action.verb === 'done') return { label: say('do.done') };
    if (action.verb === 'income') return { label: say('do.income', { time }), target: 'income' };
    const { returned } = action;
    const { colour = 'white' } = rowOf(components.cards, action.card);
    const price = components.limits.scoringCardCost;
    return {
      label:
        returned === undefined
          ? say('do.use', { colour, price })
          : say('do.useRet', { colour, price, returned }),
      target: `program:${colour}`,
    };
  },

  resolve(play, frame, seat, action) {
    follow(play.draft, afterAnswer(play, frame, seat, action));
  },
};

function afterAnswer(
  play: Play,
  frame: PrepareFrame,
  seat: Seat,
  action: ActionOf<'use' | 'income' | 'done'>,
): PrepareFrame {
  if (action.verb === 'done') return finish(play, frame, seat);
  if (action.verb === 'income') return releaseIdle(play, takeIncome(play, frame, seat), seat);
  const { card, returned } = action;
  const { colour } = rowOf(play.components.cards, card);
  if (colour === undefined) throw new RangeError(`${card} has no colour`);
  play.emit({ type: 'cardUsed', seat, card });
  payTime(play, seat, play.components.limits.scoringCardCost);
  putOnColour(play, seat, colour, 'by-scoring');
  // AQS-RET-3: nobody is on turn
  if (returned !== undefined) returnBot(play, seat, returned, 'pays nothing');
  return releaseIdle(play, { ...frame, used: [...frame.used, card].sort() }, seat);
}
