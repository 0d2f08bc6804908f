import type { OptionWords, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { withDone } from '../../core/simultaneous.ts';
import type { AquaSphereAction, UseAction } from './actions.ts';
import { rowOf, type Colour, type ResearchCard } from './box.ts';
import { payTime, roomForTime, takeTime } from './goods.ts';
import { refuse, say } from './messages.ts';
import { capacityOf, cardsOf, playerOf, type Hindrance, type Play, type Position } from './position.ts';
import { hasTooMany, putOnColour, whyNotOnColour } from './programming.ts';
import { returnBot } from './returning.ts';
import type { PrepareFrame } from './state.ts';

/** Before a scoring: incomes, and `scoring` cards, by each seat in the order it likes (AQS-SCORE-1 to AQS-SCORE-4). */

/** Everybody's reminder goes back, incomes are set aside in turn order; seats with nothing to decide take theirs. */
export function openScoring(play: Play): void {
  const { draft } = play;
  for (const player of draft.players) {
    if (player.bought) draft.stock.time += play.box.limits.buyReminder;
    player.bought = false;
  }
  const income = draft.players.map(() => 0);
  for (const seat of draft.order) {
    const submarines = play.box.submarinesEach - playerOf(draft, seat).submarines;
    income[seat] = Math.min(submarines, draft.stock.time);
    draft.stock.time -= income[seat];
  }
  const asked = draft.players.map((_, seat) => seat);
  const frame: PrepareFrame = { kind: 'prepare', asked, done: [], income, taken: [], used: [] };
  follow(
    draft,
    asked.reduce((left, seat) => releaseIdle(play, left, seat), frame),
    { kind: 'tally' },
  );
}

/** A seat with nothing usable takes its income and is done, unasked (section 4.2). */
function releaseIdle(play: Play, frame: PrepareFrame, seat: Seat): PrepareFrame {
  const usable = cardsOf(play.box, playerOf(play.state, seat), 'scoring').some(
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
  { box, state }: Position,
  frame: PrepareFrame,
  seat: Seat,
  card: ResearchCard,
): Hindrance {
  const player = playerOf(state, seat);
  if (frame.used.includes(card.id)) return refuse('AQS-CARD-8', 'why-card-used', { card: card.id });
  const { scoringCardCost } = box.limits;
  const toCome = frame.taken.includes(seat) ? 0 : (frame.income[seat] ?? 0);
  const most = Math.max(player.time, Math.min(player.time + toCome, capacityOf(box, player).time));
  if (most < scoringCardCost) {
    return refuse('AQS-SCORE-4', 'why-no-time', { price: scoringCardCost, time: player.time });
  }
  return card.colour === undefined ? undefined : whyNotOnColour(player, card.colour);
}

/** The other bots, one of which must make room, if this one would be a third (AQS-SCORE-4). */
function makingRoom({ box, state }: Position, seat: Seat, colour: Colour): readonly Colour[] {
  const { programmed } = playerOf(state, seat);
  return hasTooMany(box, { programmed: [...programmed, colour] }) ? programmed : [];
}

export function prepareActions(at: Position, frame: PrepareFrame, seat: Seat): readonly AquaSphereAction[] {
  const { box, state } = at;
  const player = playerOf(state, seat);
  const uses = cardsOf(box, player, 'scoring').flatMap(({ card: { id } }) => {
    const forms = [undefined, ...player.programmed].map((ret): UseAction => {
      return { type: 'use', card: id, ...(ret === undefined ? {} : { ret }) };
    });
    return forms.filter((action) => whyNotInPrepare(at, frame, seat, action) === undefined);
  });
  const income: readonly AquaSphereAction[] = frame.taken.includes(seat) ? [] : [{ type: 'income' }];
  return [...uses, ...income, { type: 'done' }];
}

export function whyNotInPrepare(
  at: Position,
  frame: PrepareFrame,
  seat: Seat,
  action: AquaSphereAction,
): Hindrance {
  switch (action.type) {
    case 'done':
      return undefined;
    case 'income':
      return frame.taken.includes(seat) ? refuse('AQS-SCORE-3', 'why-income-taken') : undefined;
    case 'use':
      return whyNotUse(at, frame, seat, action);
    default:
      return refuse('AQS-SCORE-3', 'why-preparing');
  }
}

function whyNotUse(at: Position, frame: PrepareFrame, seat: Seat, { card: id, ret }: UseAction): Hindrance {
  const player = playerOf(at.state, seat);
  const card = rowOf(at.box.cards, id);
  const { colour } = card;
  if (card.type !== 'scoring' || colour === undefined || !player.cards.some((held) => held.id === id)) {
    return refuse('AQS-SCORE-4', 'why-card-not-held', { card: id });
  }
  const hindrance = whyNotUsable(at, frame, seat, card);
  if (hindrance !== undefined) return hindrance;
  const { scoringCardCost } = at.box.limits;
  if (player.time < scoringCardCost) {
    return refuse('AQS-SCORE-4', 'why-income-first', { price: scoringCardCost, time: player.time });
  }
  const others = makingRoom(at, seat, colour);
  if (ret === undefined) {
    return others.length === 0 ? undefined : refuse('AQS-SCORE-4', 'why-no-room', { colours: others });
  }
  if (others.length === 0) return refuse('AQS-SCORE-4', 'why-room-enough');
  return others.includes(ret) ? undefined : refuse('AQS-SCORE-4', 'why-not-programmed', { colour: ret });
}

/** The frame stays until all are done; a seat with nothing left to use leaves it by itself. */
export function answerPrepare(play: Play, frame: PrepareFrame, seat: Seat, action: AquaSphereAction): void {
  follow(play.draft, afterAnswer(play, frame, seat, action));
}

function afterAnswer(play: Play, frame: PrepareFrame, seat: Seat, action: AquaSphereAction): PrepareFrame {
  if (action.type === 'done') return finish(play, frame, seat);
  if (action.type === 'income') return releaseIdle(play, takeIncome(play, frame, seat), seat);
  if (action.type !== 'use') throw new RangeError(`${action.type} prepares nothing`);
  const { colour } = rowOf(play.box.cards, action.card);
  if (colour === undefined) throw new RangeError(`${action.card} has no colour`);
  play.emit({ type: 'cardUsed', seat, card: action.card });
  payTime(play, seat, play.box.limits.scoringCardCost);
  putOnColour(play, seat, colour, 'scoring');
  // AQS-RET-3: nobody is on turn
  if (action.ret !== undefined) returnBot(play, seat, action.ret, 'pays nothing');
  return releaseIdle(play, { ...frame, used: [...frame.used, action.card].sort() }, seat);
}

export function wordPrepare(
  { box, state }: Position,
  frame: PrepareFrame,
  seat: Seat,
  action: AquaSphereAction,
): OptionWords {
  if (action.type === 'income') {
    const time = Math.min(frame.income[seat] ?? 0, roomForTime(box, playerOf(state, seat)));
    return { label: say('do-income', { time }) };
  }
  if (action.type !== 'use') return { label: say('do-done') };
  const { colour = 'white' } = rowOf(box.cards, action.card);
  const price = box.limits.scoringCardCost;
  return {
    label:
      action.ret === undefined
        ? say('do-use', { colour, price })
        : say('do-use-ret', { colour, price, returned: action.ret }),
    target: `symbol:${colour}`,
  };
}
