import type { Options, Seat } from '../../src/engine/core/contract.ts';
import { scenarioOf } from '../scenario.ts';
import { floe } from './index.ts';
import { expeditionOf, putSorted, takeOut, type State } from './state.ts';

/* Positions for the rules' tests, made from a real start so that every card and core stays where one can find it. */

export const GAME = floe();
export const { start, changed, texts, step, play, refusedBy } = scenarioOf(GAME);
export { expeditionOf as at } from './state.ts';

/** Everybody keeps the first three cards. */
export function packed(seats: number, options: Options = {}): State {
  let state = start(seats, options);
  for (const seat of GAME.activeSeats(state)) state = play(state, seat, texts(state, seat)[0] ?? '');
  return state;
}

/** After setting out: camps are where they are said to be. */
export function camped(cells: readonly string[], options: Options = {}): State {
  return cells.reduce(
    (now, cell, seat) => play(now, seat, `place camp ${cell}`),
    packed(cells.length, options),
  );
}

/** Seat 0 is on turn with so many steps; everybody has an empty hand, sledges are where the camps are. */
export function onTurn(cells: readonly string[], steps: number, options: Options = {}): State {
  return changed(camped(cells, options), (draft) => {
    draft.frames = [{ kind: 'round-end' }, { kind: 'turn', seat: 0, steps }];
    for (const { hand } of draft.expeditions) putSorted(draft.deck, ...hand.splice(0));
  });
}

/** Takes cards into a hand, wherever they are. */
export function withHand(state: State, seat: Seat, ...cards: readonly string[]): State {
  return changed(state, (draft) => {
    const { hand } = expeditionOf(draft, seat);
    putSorted(draft.deck, ...hand.splice(0));
    const places = [draft.deck, ...draft.expeditions.map((other) => other.hand)];
    for (const card of cards) takeOut(places.find((place) => place.includes(card)) ?? [], card);
    putSorted(hand, ...cards);
  });
}
