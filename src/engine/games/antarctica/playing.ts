import type { Guide } from '../../core/guide.ts';
import type { Action } from './actions.ts';
import type { State } from './state.ts';

/** By which a playout of two has shown what a move is worth; longer ones gained nothing in equal time. */
const CUT_OF_TWO = 40;
/** Where more play, each has a smaller part of the decisions, and what pays off late would never be seen. */
const CUT = 120;

/** What is scored by then is all that counts: estimates beyond that gained nothing (docs/opponents.md). */
export const GUIDE: Guide<State, Action> = {
  cut: ({ players }) => (players.length > 2 ? CUT : CUT_OF_TWO),
};
