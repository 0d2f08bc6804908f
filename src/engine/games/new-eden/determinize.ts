import type { Seat, Viewer } from '../../core/contract.ts';
import { below, pickOne, shuffleUnseen, type Rng } from '../../core/rng.ts';
import { bidRange } from './auction.ts';
import { DECKS, type Deck } from './components.ts';
import { purchase } from './market.ts';
import { putAway, type Play, type Position, type State } from './state.ts';

/**
 * Another world that the viewer cannot tell from this one: hidden cards change places within their deck, secret choices
 * and standing maxima are drawn anew. Coins stay: they follow from public events (NED-R69).
 */
export function determinize(play: Play, viewer: Viewer, rng: Rng): void {
  const { draft } = play;
  // nobody else knows whether a bid or a standing maximum is being thought about
  const top = draft.frames.at(-1);
  if (top?.kind === 'maximum' && top.seat !== viewer) draft.frames.pop();
  for (const deck of DECKS) shuffleHidden(draft, deck, viewer, rng);
  draft.bonusDeck = shuffleUnseen(rng, draft.bonusDeck);
  redrawChoices(play, viewer, rng);
  redrawMaxima(play, viewer, rng);
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
  const prefix = `${deck}-`;
  const isOfDeck = (card: string): boolean => card.startsWith(prefix);
  const places = hiddenPlaces(draft, viewer);
  const cards = shuffleUnseen(rng, places.flat().filter(isOfDeck));
  for (const place of places) {
    place.forEach((card, index) => {
      if (isOfDeck(card)) place[index] = cards.pop() ?? card;
    });
  }
  putAway(draft.unseenBox, []);
}

/** Face-down answers of the others: any that they can pay. */
function redrawChoices(at: Position, viewer: Viewer, rng: Rng): void {
  const frame = at.state.frames.find((one) => one.kind === 'market');
  if (frame === undefined) return;
  for (const given of frame.answers) {
    if (given.seat === viewer) continue;
    const { seat } = given;
    const affordable = purchase
      .candidates(at, frame, seat)
      .filter((action) => purchase.whyNot?.(at, frame, seat, action) === undefined);
    given.answer = [...pickOne(rng, affordable).cards];
  }
}

/** NED-STAND-3: who has bid the smallest step, and is not asked now, may have left any maximum. */
function redrawMaxima(at: Position, viewer: Viewer, rng: Rng): void {
  const { auction, frames } = at.state;
  if (auction === undefined || !at.state.options.standingBids) return;
  const own = auction.maxima.filter(({ seat }) => seat === viewer);
  const asked = frames.flatMap((frame) =>
    frame.kind === 'bid' || frame.kind === 'openBid' ? [frame.seat] : [],
  );
  const others = auction.in.filter((seat) => seat !== viewer && !asked.includes(seat));
  const drawn = others.flatMap((seat) => {
    const last = lastSmallestStep(at, seat);
    if (last === undefined) return [];
    const most = Math.max(last, bidRange(at, seat).most);
    return [{ seat, coins: last + below(rng, most - last + 1) }];
  });
  auction.maxima = [...own, ...drawn].sort((a, b) => a.seat - b.seat);
}

/** The seat's last bid, if it was the smallest possible one. */
function lastSmallestStep({ components, state }: Position, seat: Seat): number | undefined {
  const bids = state.auction?.bids ?? [];
  const nth = bids.findLastIndex(({ station }) => station === seat);
  const last = bids[nth]?.coins;
  const before = bids[nth - 1]?.coins ?? 0;
  return last === Math.max(before + 1, components.auction.minBid) ? last : undefined;
}
