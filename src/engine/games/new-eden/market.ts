import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { unanswered, withAnswer } from '../../core/simultaneous.ts';
import { answeredBy, type Answer } from './answers.ts';
import { forPlayers } from './components.ts';
import { changeDamage } from './damage.ts';
import { deckOf, draw } from './display.ts';
import { extend, plant } from './free-actions.ts';
import { refuse, say } from './messages.ts';
import { coinsMissing, payCoins } from './purse.ts';
import { marketCardsOfDeepThought } from './solo.ts';
import {
  ascending,
  clockwiseFrom,
  isDeepThought,
  putAway,
  rowOf,
  whose,
  type Automatic,
  type Frame,
  type FrameOf,
  type Play,
  type Position,
  type Question,
  type State,
  type StationIndex,
} from './state.ts';

/** The players among the stations, clockwise from the holder. */
function playersFromHolder({ state }: Position): readonly Seat[] {
  return clockwiseFrom(state, state.holder).filter((index) => !isDeepThought(state, index));
}

/** NED-B-1: hands first, then rows, then the box. */
export const dealMarket: Automatic<'dealMarket'> = (play) => {
  const { components, draft, emit } = play;
  const deck = deckOf(play, 'B');
  const { handSize, deal } = components.market;
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
  for (const row of forPlayers(deal, draft.seats).deckRows) {
    const cards = draw(play, deck, handSize);
    rowOf(draft, row).cards = cards;
    emit({ type: 'rowFilled', row, count: cards.length, cards });
  }
  putAway(draft.unseenBox, draw(play, deck, draft.decks[deck].length));
  follow(draft, ...follows);
};

/** NED-SOLO-7: the first-dealt cards are built, free of coins and of the purchase's damage; the rest is boxed unseen. */
function dealToDeepThought(play: Play): Frame[] {
  const { components, draft, emit } = play;
  const { station } = components.solo;
  const dealt = draw(play, deckOf(play, 'B'), components.market.handSize);
  const cards = dealt.slice(0, marketCardsOfDeepThought(play));
  putAway(draft.unseenBox, dealt.slice(cards.length));
  emit({ type: 'marketDealt', count: dealt.length });
  if (cards.length === 0) return [];
  emit({ type: 'marketShown', cards });
  return [{ kind: 'build', station, cards }];
}

export const purchase: Answer<'market', FrameOf<'market'>> = {
  candidates: ({ state }, _frame, seat) =>
    subsets(handOf(state, seat)).map((cards) => ({ verb: 'market', cards })),
  whyNot(at, _frame, seat, { cards }) {
    const hand = at.state.hands[seat] ?? [];
    const card = cards.find((id) => !hand.includes(id));
    if (card !== undefined) return refuse('NED-B-2', 'why.notInHand', { card });
    return coinsMissing(at, seat, 'NED-B-2', priceOf(at, cards.length));
  },
  word(_at, _frame, _seat, { cards }, { coins, damage }) {
    const [only, second] = cards;
    if (only === undefined) return { label: say('do.marketNone'), group: 'group.market' };
    return {
      label: say('do.market', { cards }),
      detail: say('detail.market', { coins: -coins, damage }),
      group: 'group.market',
      ...(second === undefined ? { target: `hand:${only}` } : {}),
    };
  },
  resolve({ draft, emit }, frame, seat, action) {
    const cards = [...action.cards];
    emit({ type: 'marketChosen', seat, cards });
    follow(draft, withAnswer(frame, seat, cards));
  },
};

/** NED-B-2, NED-B-3: everybody at once, face down; an answer is final (NED-R43). */
export const market: Question<'market'> = {
  ...answeredBy<'market'>({ market: purchase, plant, extend }),
  seats: (_at, frame) => unanswered(frame),
  ask: () => say('ask.market'),
  settle: closeMarket,
};

/** What so many cards of the market cost. */
function priceOf({ components }: Position, cards: number): number {
  return components.market.price[cards] ?? 0;
}

export function handOf(state: State, index: StationIndex): readonly string[] {
  return [...(state.hands[index] ?? [])].sort(ascending);
}

/** All subsets, smaller ones first, in the order of the items. */
function subsets(items: readonly string[]): readonly (readonly string[])[] {
  const all = items.reduce<string[][]>(
    (found, item) => [...found, ...found.map((set) => [...set, item])],
    [[]],
  );
  return all.sort((a, b) => a.length - b.length || ascending(a.join(' '), b.join(' ')));
}

/** NED-B-4: one event for all; losses are settled afterwards, then cards are put down and shown (NED-B-5, NED-B-6). */
function closeMarket(play: Play, { answers }: FrameOf<'market'>): void {
  const { components, draft, emit } = play;
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
    losses.push(...changeDamage(play, seat, components.market.damage[count] ?? 0, cause));
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
export const fillRows: Automatic<'fillRows'> = (play) => {
  const { components, draft, emit } = play;
  const { humanRow } = components.solo;
  playersFromHolder(play).forEach((seat, index) => {
    const row = rowOf(draft, draft.deepThought === undefined ? index + 1 : humanRow);
    row.cards = [...handOf(draft, seat)];
    row.owner = seat;
    draft.hands[seat] = [];
    emit({ type: 'rowFilled', row: row.row, seat, count: row.cards.length, cards: [...row.cards] });
  });
};

/** NED-B-6 */
export const buildMarket: Automatic<'buildMarket'> = ({ draft, emit }, { station }) => {
  const cards = draft.bought[station] ?? [];
  draft.bought[station] = [];
  if (cards.length === 0) return;
  emit({ type: 'marketShown', ...whose(draft, station), cards });
  follow(draft, { kind: 'build', station, cards });
};
