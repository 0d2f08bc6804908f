import type { Options, Seat } from '../../src/engine/core/contract.ts';
import { cloneJson } from '../../src/engine/core/json.ts';
import { formatAction } from './actions.ts';
import { floe } from './index.ts';
import type { ToyEvent } from './messages.ts';
import { putSorted, takeOut, type Expedition, type ToyFrame, type ToyState } from './state.ts';

/* Positions for the rules' tests, made from a real start so that every card and core stays where one can find it. */

export const GAME = floe();

export function start(seats: number, options: Options = {}, seed = 'scenario'): ToyState {
  const set = GAME.setup(seed, seats, options);
  if (!set.ok) throw new Error(set.error.code);
  return set.value.state;
}

/** After setting out: everybody keeps the first three cards, camps are where they are said to be. */
export function camped(cells: readonly string[], options: Options = {}): ToyState {
  let state = start(cells.length, options);
  for (const seat of cells.keys()) state = play(state, seat, textsOf(state, seat)[0] ?? '');
  for (const [seat, cell] of cells.entries()) state = play(state, seat, `place camp ${cell}`);
  return state;
}

/** Seat 0 is on turn with so many steps; everybody has an empty hand, sledges are where the camps are. */
export function onTurn(cells: readonly string[], steps: number, options: Options = {}): ToyState {
  const draft = cloneJson(camped(cells, options));
  const turn: ToyFrame = { kind: 'turn', seat: 0, steps };
  draft.frames = [{ kind: 'round-end' }, turn];
  for (const expedition of draft.expeditions) {
    putSorted(draft.deck, ...expedition.hand);
    expedition.hand = [];
  }
  return draft;
}

/** Takes cards from the deck into a hand. */
export function withHand(state: ToyState, seat: Seat, ...cards: readonly string[]): ToyState {
  const draft = cloneJson(state);
  const { hand } = at(draft, seat);
  putSorted(draft.deck, ...hand.splice(0));
  for (const card of cards) takeOut(draft.deck, card);
  putSorted(hand, ...cards);
  return draft;
}

export function changed(state: ToyState, change: (draft: ToyState) => void): ToyState {
  const draft = cloneJson(state);
  change(draft);
  return draft;
}

export function at(state: ToyState, seat: Seat): Expedition {
  const expedition = state.expeditions[seat];
  if (expedition === undefined) throw new Error(`no seat ${seat}`);
  return expedition;
}

export function textsOf(state: ToyState, seat: Seat): readonly string[] {
  return GAME.legalActions(state, seat).map(formatAction);
}

export interface Played {
  readonly state: ToyState;
  readonly events: readonly ToyEvent[];
}

/** Plays a text, which must be legal. */
export function step(state: ToyState, seat: Seat, text: string): Played {
  const action = GAME.parseAction(text);
  const played = action.ok ? GAME.apply(state, seat, action.value) : action;
  if (!played.ok) throw new Error(`${text} of seat ${seat}: ${JSON.stringify(played.error)}`);
  const broken = GAME.invariants(played.value.state);
  if (broken.length > 0) throw new Error(broken.join(', '));
  return played.value;
}

export function play(state: ToyState, seat: Seat, ...texts: readonly string[]): ToyState {
  return texts.reduce((now, text) => step(now, seat, text).state, state);
}

/** The rule by which a text is refused. */
export function refusedBy(state: ToyState, seat: Seat, text: string): string | undefined {
  const action = GAME.parseAction(text);
  if (!action.ok) return action.error.code;
  const played = GAME.apply(state, seat, action.value);
  return played.ok ? undefined : played.error.reason?.rule;
}

export function typesOf(events: readonly { readonly type: string }[]): readonly string[] {
  return events.map(({ type }) => type);
}
