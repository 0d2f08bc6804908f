import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { unanswered, withAnswer } from '../../core/simultaneous.ts';
import type { Action } from './action.ts';
import { unexpected, type Asked, type Runs } from './asked.ts';
import { changeDamage } from './damage.ts';
import { deckOf, draw } from './decks.ts';
import { marketCardsOfDeepThought } from './deep-thought.ts';
import { freeActions, isFree, takeFreeAction } from './free-actions.ts';
import type { Frame, MarketFrame } from './frame.ts';
import { say } from './messages.ts';
import { payCoins } from './purse.ts';
import {
  ascending,
  clockwiseFrom,
  isDeepThought,
  putAway,
  rowOf,
  stationOf,
  whose,
  type Now,
  type Play,
  type StationIndex,
} from './state.ts';

/** The players among the stations, clockwise from the holder. */
function playersFromHolder({ state }: Now): readonly Seat[] {
  return clockwiseFrom(state, state.holder).filter((index) => !isDeepThought(state, index));
}

/** NED-B-1: hands first, then rows, then the box. */
export const dealMarket: Runs<'dealMarket'> = (play) => {
  const { box, draft, emit } = play;
  const deck = deckOf(play, 'B');
  const { handSize } = box.set.market;
  const players = playersFromHolder(play);
  draft.phase = 'B';
  for (const seat of players) {
    const cards = draw(play, deck, handSize);
    draft.hands[seat] = cards;
    emit({ type: 'marketDealt', seat, count: cards.length, cards });
  }
  const follows: Frame[] = [{ kind: 'market', asked: [...players].sort((a, b) => a - b), answers: [] }];
  if (draft.deepThought !== undefined) follows.unshift(...dealToDeepThought(play));
  draft.rows = [1, 2, 3, 4].map((row) => ({ row, cards: [], size: 0, status: 'faceDown' }));
  for (const row of deckRows(play)) {
    const cards = draw(play, deck, handSize);
    rowOf(draft, row).cards = cards;
    emit({ type: 'rowFilled', row, count: cards.length, cards });
  }
  putAway(draft.unseenBox, draw(play, deck, draft.decks[deck].length));
  follow(draft, ...follows);
};

function deckRows({ box, state }: Now): readonly number[] {
  const { deal } = box.set.market;
  return [deal['1'], deal['2'], deal['3'], deal['4']][state.seats - 1]?.deckRows ?? [];
}

/** NED-SOLO-7: the first-dealt cards are built, free of coins and of the purchase's damage; the rest is boxed unseen. */
function dealToDeepThought(play: Play): Frame[] {
  const { box, draft, emit } = play;
  const { station } = box.set.solo;
  const dealt = draw(play, deckOf(play, 'B'), box.set.market.handSize);
  const cards = dealt.slice(0, marketCardsOfDeepThought(play));
  putAway(draft.unseenBox, dealt.slice(cards.length));
  emit({ type: 'marketDealt', count: dealt.length });
  if (cards.length === 0) return [];
  emit({ type: 'marketShown', cards });
  return [{ kind: 'build', station, cards }];
}

/** NED-B-2, NED-B-3: everybody at once, face down; an answer is final (NED-R43). */
export const market: Asked<'market'> = {
  verbs: ['market', 'plant', 'extend'],
  seats: (_now, frame) => unanswered(frame),
  legal: (now, _frame, seat) => [...purchases(now, seat), ...freeActions(now, seat)],
  ask: () => say('ask.market'),
  resolve(play, frame, seat, action) {
    if (isFree(action)) {
      follow(play.draft, frame);
      takeFreeAction(play, seat, action);
    } else if (action.verb === 'market') {
      const cards = [...action.cards];
      play.emit({ type: 'marketChosen', seat, cards });
      follow(play.draft, withAnswer(frame, seat, cards));
    } else unexpected(action);
  },
  settle: closeMarket,
};

function purchases({ box, state }: Now, seat: Seat): readonly Action[] {
  const { coins } = stationOf(state, seat);
  return subsets(handOf(state, seat))
    .filter((cards) => priceOf({ box, state }, cards.length) <= coins)
    .map((cards) => ({ verb: 'market', cards }));
}

/** What so many cards of the market cost. */
export function priceOf({ box }: Now, cards: number): number {
  return box.set.market.price[cards] ?? 0;
}

export function handOf(state: Now['state'], index: StationIndex): readonly string[] {
  return [...(state.hands[index] ?? [])].sort(ascending);
}

/** All subsets, smaller ones first, in the order of the items. */
export function subsets(items: readonly string[]): readonly (readonly string[])[] {
  const all = items.reduce<string[][]>(
    (found, item) => [...found, ...found.map((set) => [...set, item])],
    [[]],
  );
  return all.sort((a, b) => a.length - b.length || ascending(a.join(' '), b.join(' ')));
}

/** NED-B-4: one event for all; losses are settled afterwards, then cards are put down and shown (NED-B-5, NED-B-6). */
function closeMarket(play: Play, { answers }: MarketFrame): void {
  const { box, draft, emit } = play;
  const players = playersFromHolder(play);
  const losses: Frame[] = [];
  for (const seat of players) {
    const cards = answers.find((given) => given.seat === seat)?.answer ?? [];
    draft.bought[seat] = cards;
    draft.hands[seat] = handOf(draft, seat).filter((card) => !cards.includes(card));
    emit({ type: 'marketClosed', seat, count: cards.length });
  }
  for (const seat of players) {
    const count = draft.bought[seat]?.length ?? 0;
    const cause = say('cause.market', { cards: count });
    payCoins(play, seat, priceOf(play, count), cause);
    losses.push(...changeDamage(play, seat, box.set.market.damage[count] ?? 0, cause));
  }
  follow(
    draft,
    ...losses,
    { kind: 'fillRows' },
    ...players.map((station): Frame => ({ kind: 'buildMarket', station })),
    { kind: 'revealRows' },
  );
}

/** NED-B-5, NED-SOLO-8: face down, known to their owner (NED-R18). */
export const fillRows: Runs<'fillRows'> = (play) => {
  const { box, draft, emit } = play;
  const { humanRow } = box.set.solo;
  playersFromHolder(play).forEach((seat, index) => {
    const row = rowOf(draft, draft.deepThought === undefined ? index + 1 : humanRow);
    row.cards = [...handOf(draft, seat)];
    row.owner = seat;
    draft.hands[seat] = [];
    emit({ type: 'rowFilled', row: row.row, seat, count: row.cards.length, cards: [...row.cards] });
  });
};

/** NED-B-6 */
export const buildMarket: Runs<'buildMarket'> = ({ draft, emit }, { station }) => {
  const cards = draft.bought[station] ?? [];
  draft.bought[station] = [];
  if (cards.length === 0) return;
  emit({ type: 'marketShown', ...whose(draft, station), cards });
  follow(draft, { kind: 'build', station, cards });
};
