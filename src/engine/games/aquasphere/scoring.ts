import type { Seat, Standing } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { rankStandings } from '../../core/standings.ts';
import { sum } from '../../core/sum.ts';
import { pointsFor, rowOf, type Components, type Letter } from './components.ts';
import { answerAtLine, atLine, lowestBack, mustDecide, rise } from './knowledge.ts';
import {
  controlledBy,
  playerOf,
  seatsOf,
  type FinalScoring,
  type Play,
  type Player,
  type Position,
  type Question,
  type SeatScoring,
  type Sector,
  type State,
} from './state.ts';

/** The intermediate scoring (AQS-SCORE-5 to AQS-SCORE-10). */

/** The single highest number of controlled sectors gets all, those tied for it a share each (AQS-SCORE-6). */
export function majorityPoints({ components, state }: Position, seat: Seat): number {
  const controlled = seatsOf(state).map((other) => controlledBy(state, other));
  const most = Math.max(...controlled);
  if (most === 0 || controlled[seat] !== most) return 0;
  const tied = controlled.filter((number) => number === most).length;
  return tied === 1 ? components.limits.majority : components.limits.majorityTied;
}

/** The highest uncovered number in a column without a submarine (AQS-SCORE-7). */
export function botsUsed(components: Components, player: Player): number {
  return Math.min(Math.max(0, components.botRow.spaces - player.supply), botsCap(components, player));
}

export function botsCap({ botRow, submarinesEach }: Components, { submarines }: Player): number {
  return botRow.cap[submarinesEach - submarines] ?? 0;
}

/** What lies in this seat's sectors costs points, sector by sector (AQS-SCORE-9). */
export function octopodsCost(at: Position, seat: Seat): number {
  const own = at.state.ring.filter(({ control }) => control === seat);
  return sum(own.map((sector) => octopodsCostIn(at, sector)));
}

export function octopodsCostIn({ components }: Position, { octopods }: Sector): number {
  return pointsFor(components, 'octopodsLeft', octopods);
}

function scoringOf(at: Position, seat: Seat): SeatScoring {
  const { components, state } = at;
  const player = playerOf(state, seat);
  const majority = majorityPoints(at, seat);
  const bots = botsUsed(components, player);
  const crystals = pointsFor(components, 'crystals', player.crystals);
  const octopods = octopodsCost(at, seat);
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
  const left = scorings.map(({ total }, seat) =>
    keepAccount(play, seat, () => (total >= 0 ? rise(play, seat, total) : moveBack(play, seat, -total))),
  );
  follow(draft, { kind: 'advance', left }, { kind: 'roundEnd' });
}

function moveBack({ components, draft, emit }: Play, seat: Seat, steps: number): number {
  const player = playerOf(draft, seat);
  const from = player.kp;
  player.kp = Math.max(lowestBack(components, from), from - steps);
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
export const advance: Question<'advance', 'pay-crystal' | 'return' | 'stop'> = {
  ...atLine,
  seats: (at, { left }) => seatsOf(at.state).filter((seat) => mustDecide(at, seat, left[seat] ?? 0)),
  resolve(play, frame, seat, action) {
    const rest = keepAccount(play, seat, () => answerAtLine(play, frame, seat, action));
    follow(play.draft, { kind: 'advance', left: frame.left.with(seat, rest) });
  },
};

/** Different letters on the base lab and the extensions, in alphabetical order. */
export function lettersOf(components: Components, { lab, extensions }: Player): Letter[] {
  const printed = extensions.flatMap((id) => rowOf(components.extensions, id).letters);
  return [...new Set([rowOf(components.labs, lab).letter, ...printed])].sort();
}

/** AQS-FIN-2, AQS-FIN-3 */
function finalOf(components: Components, player: Player): FinalScoring {
  const { perTimeLeft, allSubmarines, completeLab, extensionsMax } = components.limits;
  return {
    letters: pointsFor(components, 'letters', lettersOf(components, player).length),
    time: perTimeLeft * player.time,
    submarines: player.submarines === 0 ? allSubmarines : 0,
    lab: player.extensions.length >= extensionsMax ? completeLab : 0,
  };
}

/** The final scoring, without lines (AQS-FIN). */
export function scoreFinally(play: Play): void {
  const { components, draft, emit } = play;
  draft.finalScoring = draft.players.map((player) => finalOf(components, player));
  for (const [seat, scoring] of draft.finalScoring.entries()) {
    playerOf(draft, seat).kp += sum(Object.values(scoring));
    emit({ type: 'finalScored', seat, ...scoring });
  }
  const winners = scores(play).filter(({ rank }) => rank === 1);
  emit({ type: 'ended', winners: winners.flatMap(({ seat }) => seat ?? []) });
}

/** Most points first; then more controlled sectors, then more crystals (AQS-FIN-4). */
export function scores({ state }: Position): readonly Standing[] {
  return rankStandings(
    seatsOf(state).map((seat) => {
      const controlled = controlledBy(state, seat);
      const { crystals } = playerOf(state, seat);
      return {
        seat,
        lines: linesOf(state, seat),
        facts: [
          { key: 'fact-controlled', value: controlled },
          { key: 'fact-crystals', value: crystals },
        ],
        tieBreaks: [controlled, crystals],
      };
    }),
  );
}

function linesOf(state: State, seat: Seat): Standing['lines'] {
  const { kp } = playerOf(state, seat);
  const scoring = state.finalScoring?.[seat];
  if (scoring === undefined) return [{ key: 'track', points: kp }];
  const { letters, time, submarines, lab } = scoring;
  return [
    { key: 'track', points: kp - letters - time - submarines - lab },
    { key: 'letters', points: letters },
    { key: 'time', points: time },
    { key: 'submarines', points: submarines },
    { key: 'lab', points: lab },
  ];
}
