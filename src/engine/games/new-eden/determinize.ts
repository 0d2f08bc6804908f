import type { Seat, Viewer } from '../../core/contract.ts';
import { cloneJson } from '../../core/json.ts';
import { below, pickOne, shuffle, type Rng } from '../../core/rng.ts';
import { bidRange } from './auction.ts';
import { DECKS, type Deck } from './components.ts';
import { handOf, priceOf, subsets } from './market.ts';
import { putAway, stationOf, type Now, type State } from './state.ts';

/**
 * Another world that the viewer cannot tell from this one: hidden cards change places within their deck, secret choices
 * and standing maxima are drawn anew. Coins stay: they follow from public events (NED-R69).
 */
export function determinize({ box, state }: Now, viewer: Viewer, rng: Rng): State {
  const draft = cloneJson(state);
  forgetMaximumQuestion(draft, viewer);
  for (const deck of DECKS) shuffleHidden(draft, deck, viewer, rng);
  shuffle(rng, draft.bonusDeck);
  draft.rng = {
    a: below(rng, 0x1_0000_0000),
    b: below(rng, 0x1_0000_0000),
    c: below(rng, 0x1_0000_0000),
    counter: below(rng, 0x1_0000_0000),
  };
  redrawChoices({ box, state: draft }, viewer, rng);
  redrawMaxima({ box, state: draft }, viewer, rng);
  return draft;
}

/** Nobody else knows whether a bid or a standing maximum is being thought about. */
function forgetMaximumQuestion(draft: State, viewer: Viewer): void {
  const top = draft.frames.at(-1);
  if (top?.kind === 'maximum' && top.seat !== viewer) draft.frames.pop();
}

/** The places that hold cards unknown to the viewer. */
function hiddenPlaces(draft: State, viewer: Viewer): string[][] {
  const others = (_cards: string[], index: number): boolean => index !== viewer;
  return [
    ...DECKS.map((deck) => draft.decks[deck]),
    draft.unseenBox,
    ...draft.hands.filter(others),
    ...draft.bought.filter(others),
    ...draft.rows
      .filter(({ status, owner }) => status === 'faceDown' && (owner === undefined || owner !== viewer))
      .map(({ cards }) => cards),
  ];
}

function shuffleHidden(draft: State, deck: Deck, viewer: Viewer, rng: Rng): void {
  const isOfDeck = (card: string): boolean => card.startsWith(`${deck}-`);
  const places = hiddenPlaces(draft, viewer);
  const cards = shuffle(rng, places.flat().filter(isOfDeck));
  for (const place of places) {
    place.forEach((card, index) => {
      if (isOfDeck(card)) place[index] = cards.pop() ?? card;
    });
  }
  putAway(draft.unseenBox, []);
}

/** Face-down answers of the others: any that they can pay. */
function redrawChoices(now: Now, viewer: Viewer, rng: Rng): void {
  const frame = now.state.frames.find(({ kind }) => kind === 'market');
  if (frame?.kind !== 'market') return;
  for (const given of frame.answers) {
    if (given.seat === viewer) continue;
    const { coins } = stationOf(now.state, given.seat);
    const affordable = subsets(handOf(now.state, given.seat)).filter(
      (cards) => priceOf(now, cards.length) <= coins,
    );
    given.answer = [...pickOne(rng, affordable)];
  }
}

/** NED-STAND-3: who has bid the smallest step, and is not asked now, may have left any maximum. */
function redrawMaxima(now: Now, viewer: Viewer, rng: Rng): void {
  const { auction, frames } = now.state;
  if (auction === undefined || !now.state.options.standingBids) return;
  const own = auction.maxima.filter(({ seat }) => seat === viewer);
  const asked = frames.flatMap((frame) =>
    frame.kind === 'bid' || frame.kind === 'openBid' ? [frame.seat] : [],
  );
  const others = auction.in.filter((seat) => seat !== viewer && !asked.includes(seat));
  const drawn = others.flatMap((seat) => {
    const last = lastSmallestStep(now, seat);
    if (last === undefined) return [];
    const most = Math.max(last, bidRange(now, seat).most);
    return [{ seat, coins: last + below(rng, most - last + 1) }];
  });
  auction.maxima = [...own, ...drawn].sort((a, b) => a.seat - b.seat);
}

/** The seat's last bid, if it was the smallest possible one. */
function lastSmallestStep({ box, state }: Now, seat: Seat): number | undefined {
  const bids = state.auction?.bids ?? [];
  const at = bids.findLastIndex(({ station }) => station === seat);
  const last = bids[at]?.coins;
  const before = bids[at - 1]?.coins ?? 0;
  return last === Math.max(before + 1, box.set.auction.minBid) ? last : undefined;
}
