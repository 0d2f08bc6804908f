import type { Msg } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { sum } from '../../core/sum.ts';
import { PILES, SHIPYARD_CARDS, type Components, type SeatCount } from './components.ts';
import { say } from './messages.ts';
import { scoreAll, scores, type Prize } from './scoring.ts';
import { turnOf, unplaced, type EndReason, type FrameOf, type Play, type Position } from './state.ts';
import { secondWithIcebreaker, startTurn } from './sun.ts';

/* The end of a turn and of the game (ANT-END). */

export function idleLimit({ idleTurnsPerPlayer }: Components, seats: number): number {
  return idleTurnsPerPlayer * seats;
}

/** Reasons that, once they hold, hold at the end of the turn too: nothing comes back from the ice or onto a pile. */
function lastingReason({ state }: Position): EndReason | undefined {
  if (state.players.some((player) => unplaced(player) === 0)) return 'scientists';
  return PILES.every((pile) => state.piles[pile].length === 0) ? 'buildings' : undefined;
}

/** It has ended, or ends with this turn whatever is done in it. */
export function isCertainToEnd(at: Position): boolean {
  return at.state.end !== undefined || lastingReason(at) !== undefined;
}

/** The first reason that holds (ANT-END-2 to -4, ANT-END-7). */
function endReason(at: Position): EndReason | undefined {
  const { components, state } = at;
  const lasting = lastingReason(at);
  if (lasting !== undefined) return lasting;
  return state.idleTurns >= idleLimit(components, state.seats) ? 'idle' : undefined;
}

export function endTurn(play: Play): void {
  const { draft, emit } = play;
  const { seat, progress } = turnOf(draft);
  draft.idleTurns = progress ? 0 : draft.idleTurns + 1;
  delete draft.turn;
  emit({ type: 'turnEnded', seat, idleTurns: draft.idleTurns });
  const reason = endReason(play);
  const second = secondWithIcebreaker(draft);
  if (reason !== undefined)
    follow(draft, { kind: 'finish', reason }); // ANT-END-6: no icebreaker turn
  else if (second !== undefined) startTurn(draft, second, true);
  else follow(draft, { kind: 'sun' });
}

export function finish(play: Play, { reason }: FrameOf<'finish'>): void {
  play.draft.end = reason;
  play.draft.frames = [];
  play.emit({ type: 'ended', reason: say(`end.${reason}`) });
  const { areas, tracks, cards, resources } = scoreAll(play);
  for (const prize of areas) tell(play, say('scored.area', { area: prize.area }), prize);
  for (const prize of tracks) tell(play, say('scored.track', { track: prize.track }), prize);
  tell(play, say('scored.cards'), cards);
  tell(play, say('scored.resources'), resources);
  const ranked = scores(play).toSorted((a, b) => a.rank - b.rank);
  for (const { seat = 0, rank, total } of ranked) play.emit({ type: 'ranked', seat, rank, total });
}

/** Who got points for it, the most first; where nobody did, nothing is told. */
function tell({ emit }: Play, category: Msg, { points }: Prize): void {
  const said = points
    .map((value, seat) => ({ seat, points: value }))
    .filter((entry) => entry.points > 0)
    .sort((a, b) => b.points - a.points)
    .reduceRight<Msg | undefined>(
      (rest, entry) => say('scored.points', rest === undefined ? entry : { ...entry, rest }),
      undefined,
    );
  if (said !== undefined) emit({ type: 'scored', category, points: said });
}

/** Answers of the turn's owner in one turn: sail, action, card, discard, end. */
const ANSWERS_A_TURN = 5;
/** All other questions of a game together. */
const OTHER_QUESTIONS = 100;

/** The most decisions of a game: every turn that is not idle uses up something of which there is only so much. */
export function mostDecisions(components: Components, seats: SeatCount): number {
  const dealt = components.playerSupply[seats];
  const { tracks, cards } = components.inPlay[seats];
  const ships = dealt.boardShips + dealt.availableShips;
  // cubes on a track end on spaces of their own
  const steps = tracks.map(({ spaces }) => seats * spaces.length - (seats * (seats - 1)) / 2);
  const usedUp =
    seats * (dealt.reserveScientists + dealt.availableShips + ships + dealt.availableCubes) +
    cards.length +
    sum(steps) +
    sum(SHIPYARD_CARDS.map((card) => components.shipyardCards[card])) +
    components.shipyardCards.icebreaker; // laid, it is used up a second time
  return ANSWERS_A_TURN * (usedUp + 1) * idleLimit(components, seats) + OTHER_QUESTIONS;
}
