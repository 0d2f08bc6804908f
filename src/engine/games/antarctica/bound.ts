import { sum } from '../../core/sum.ts';
import { isSeatCount, type Kit } from './kit.ts';
import { idleLimit } from './end.ts';
import { SHIPYARD_CARDS } from './components.ts';

/** Answers of the turn's owner in one turn: sail, action, card, discard, end. */
const ANSWERS_A_TURN = 5;
/** All other questions of a game together. */
const OTHER_QUESTIONS = 100;

/** The most decisions of a game: every turn that is not idle uses up something of which there is only so much. */
export function mostDecisions(kit: Kit, seats: number): number {
  if (!isSeatCount(seats)) return 0;
  const dealt = kit.set.playerSupply[seats];
  const { tracks, cards } = kit.inPlay[seats];
  const ships = dealt.boardShips + dealt.availableShips;
  // cubes on a track end on spaces of their own
  const steps = tracks.map(({ spaces }) => seats * spaces.length - (seats * (seats - 1)) / 2);
  const shipyard = SHIPYARD_CARDS.reduce((sum, card) => sum + kit.set.shipyardCards[card], 0);
  const usedUp =
    seats * (dealt.reserveScientists + dealt.availableShips + ships + dealt.availableCubes) +
    cards.length +
    sum(steps) +
    shipyard +
    kit.set.shipyardCards.icebreaker; // laid, it is used up a second time
  return ANSWERS_A_TURN * (usedUp + 1) * idleLimit(kit, seats) + OTHER_QUESTIONS;
}
