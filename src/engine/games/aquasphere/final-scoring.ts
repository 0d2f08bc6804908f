import type { Seat, Standing } from '../../core/contract.ts';
import { rankStandings } from '../../core/standings.ts';
import { pointsFor, rowOf, type Box, type Letter } from './box.ts';
import { controlledBy, playerOf, seatsOf, type Play, type Position } from './position.ts';
import type { AquaSphereState, FinalScoring, Player } from './state.ts';

/** The final scoring, without lines, and the standings (AQS-FIN). */

/** Different letters on the base lab and the extensions, in alphabetical order. */
export function lettersOf(box: Box, { lab, extensions }: Player): readonly Letter[] {
  const printed = extensions.flatMap((id) => rowOf(box.extensions, id).letters);
  return [...new Set([rowOf(box.labs, lab).letter, ...printed])].sort();
}

/** AQS-FIN-2, AQS-FIN-3 */
function finalOf(box: Box, player: Player): FinalScoring {
  const { perTimeLeft, allSubmarines, completeLab, extensionsMax } = box.limits;
  return {
    letters: pointsFor(box, 'letters', lettersOf(box, player).length),
    time: perTimeLeft * player.time,
    submarines: player.submarines === 0 ? allSubmarines : 0,
    lab: player.extensions.length >= extensionsMax ? completeLab : 0,
  };
}

function sumOf({ letters, time, submarines, lab }: FinalScoring): number {
  return letters + time + submarines + lab;
}

export function scoreFinally(play: Play): void {
  const { box, draft, emit } = play;
  draft.finalScoring = draft.players.map((player) => finalOf(box, player));
  for (const [seat, scoring] of draft.finalScoring.entries()) {
    playerOf(draft, seat).kp += sumOf(scoring);
    emit({ type: 'finalScored', seat, ...scoring });
  }
  const winners = standings(play).flatMap(({ seat, rank }) =>
    seat !== undefined && rank === 1 ? [seat] : [],
  );
  emit({ type: 'ended', winners });
}

/** Most points first; then more controlled sectors, then more crystals (AQS-FIN-4). */
export function standings({ state }: Position): readonly Standing[] {
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

function linesOf({ players, finalScoring }: AquaSphereState, seat: Seat): Standing['lines'] {
  const kp = players[seat]?.kp ?? 0;
  const scoring = finalScoring?.[seat];
  if (scoring === undefined) return [{ key: 'track', points: kp }];
  return [
    { key: 'track', points: kp - sumOf(scoring) },
    { key: 'letters', points: scoring.letters },
    { key: 'time', points: scoring.time },
    { key: 'submarines', points: scoring.submarines },
    { key: 'lab', points: scoring.lab },
  ];
}
