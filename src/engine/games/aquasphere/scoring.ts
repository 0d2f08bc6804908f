import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { AquaSphereAction } from './actions.ts';
import { pointsFor, type Box } from './box.ts';
import { answerAtLine, lowestBack, mustDecide, rise } from './knowledge.ts';
import { controlledBy, playerOf, seatsOf, type Play, type Position } from './position.ts';
import type { AquaSphereState, FrameOf, Player, SeatScoring } from './state.ts';

/** The intermediate scoring (AQS-SCORE-5 to AQS-SCORE-10). */

/** The single highest number of controlled sectors gets all, those tied for it a share each (AQS-SCORE-6). */
function majorityPoints({ box, state }: Position, seat: Seat): number {
  const controlled = seatsOf(state).map((other) => controlledBy(state, other));
  const most = Math.max(...controlled);
  if (most === 0 || controlled[seat] !== most) return 0;
  const tied = controlled.filter((number) => number === most).length;
  return tied === 1 ? box.limits.majority : box.limits.majorityTied;
}

/** The highest uncovered number in a column without a submarine (AQS-SCORE-7). */
export function botsUsed(box: Box, player: Player): number {
  return Math.min(Math.max(0, box.botRow.spaces - player.supply), botsCap(box, player));
}

export function botsCap(box: Box, { submarines }: Player): number {
  return box.botRow.cap[box.submarinesEach - submarines] ?? 0;
}

/** What the octopods in this seat's sectors cost, sector by sector (AQS-SCORE-9). */
function octopodPenalty(box: Box, { ring }: AquaSphereState, seat: Seat): number {
  return ring
    .filter(({ control }) => control === seat)
    .reduce((sum, { octopods }) => sum + pointsFor(box, 'octopodsLeft', octopods), 0);
}

function scoringOf(at: Position, seat: Seat): SeatScoring {
  const { box, state } = at;
  const player = playerOf(state, seat);
  const majority = majorityPoints(at, seat);
  const bots = botsUsed(box, player);
  const crystals = pointsFor(box, 'crystals', player.crystals);
  const octopods = octopodPenalty(box, state, seat);
  const total = majority + bots + crystals - octopods;
  return { majority, bots, crystals, octopods, total, moved: 0, lost: 0 };
}

/** All totals on one position; then counters move: up to the next line, or back (AQS-SCORE-5, AQS-SCORE-10). */
export function tally(play: Play): void {
  const { draft, emit } = play;
  const scorings = seatsOf(draft).map((seat) => scoringOf(play, seat));
  draft.lastScoring = scorings;
  for (const [seat, { majority, bots, crystals, octopods }] of scorings.entries()) {
    emit({ type: 'scored', seat, majority, bots, crystals, octopods });
  }
  const left = scorings.map(({ total }, seat) => {
    if (total >= 0) return keepAccount(play, seat, () => rise(play, seat, total));
    return keepAccount(play, seat, () => moveBack(play, seat, -total));
  });
  follow(draft, { kind: 'advance', left }, { kind: 'roundEnd' });
}

function moveBack({ box, draft, emit }: Play, seat: Seat, steps: number): number {
  const player = playerOf(draft, seat);
  const from = player.kp;
  player.kp = Math.max(lowestBack(box, from), from - steps);
  emit({ type: 'knowledgeMoved', seat, from, to: player.kp, lost: 0 });
  return 0;
}

/** Notes how far the counter went and, once nothing is to come, what was lost. */
function keepAccount(play: Play, seat: Seat, move: () => number): number {
  const player = playerOf(play.draft, seat);
  const from = player.kp;
  const left = move();
  const scoring = play.draft.lastScoring?.[seat];
  if (scoring !== undefined) {
    scoring.moved += player.kp - from;
    scoring.lost = left > 0 ? 0 : Math.max(0, scoring.total - scoring.moved);
  }
  return left;
}

/** Seats that stand at a line with points to come; each decides for itself. */
export function advancing(at: Position, { left }: FrameOf<'advance'>): readonly Seat[] {
  return seatsOf(at.state).filter((seat) => mustDecide(at, seat, left[seat] ?? 0));
}

export function answerAdvance(
  play: Play,
  frame: FrameOf<'advance'>,
  seat: Seat,
  action: AquaSphereAction,
): void {
  const due = frame.left[seat] ?? 0;
  const rest = keepAccount(play, seat, () => answerAtLine(play, seat, due, action, 'pays nothing'));
  follow(play.draft, {
    kind: 'advance',
    left: frame.left.map((points, other) => (other === seat ? rest : points)),
  });
}
