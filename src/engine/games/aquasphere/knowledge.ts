import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { AquaSphereAction } from './actions.ts';
import type { Box } from './box.ts';
import { say } from './messages.ts';
import { playerOf, type Play, type Position } from './position.ts';
import { returnBot } from './returning.ts';
import type { FrameOf } from './state.ts';

/** The knowledge track and its red lines (AQS-KP). */

/** Is there a line between `kp` and the next space? (AQS-KP-1) */
function standsAtLine({ track }: Box, kp: number): boolean {
  return track.linesBefore.includes((kp % track.lap) + 1);
}

/** Steps to the space just before the next line; none on a track without lines. */
export function stepsToLine(box: Box, kp: number): number | undefined {
  for (let steps = 0; steps < box.track.lap; steps += 1) {
    if (standsAtLine(box, kp + steps)) return steps;
  }
  return undefined;
}

/** The lowest space to which a counter can be moved back: just after the last line (AQS-KP-8). */
export function lowestBack(box: Box, kp: number): number {
  let space = kp;
  while (space > 0 && !standsAtLine(box, space - 1)) space -= 1;
  return space;
}

/** What the seat can pay a line with: a crystal, or for want of one a programmed bot (AQS-KP-3, AQS-KP-4). */
export function payments({ box, state }: Position, seat: Seat): readonly AquaSphereAction[] {
  const { crystals, programmed } = playerOf(state, seat);
  if (crystals >= box.limits.crystalPerLine) return [{ type: 'payCrystal' }];
  return programmed.map((colour) => ({ type: 'return', colour }));
}

/** Stands before a line with points to come, and could pay. */
export function mustDecide(at: Position, seat: Seat, left: number): boolean {
  return left > 0 && standsAtLine(at.box, playerOf(at.state, seat).kp) && payments(at, seat).length > 0;
}

/** Moves the counter up to the next line, over the first one if it was paid; gives the points still to come. */
export function rise(play: Play, seat: Seat, left: number, line: 'unpaid' | 'paid' = 'unpaid'): number {
  const player = playerOf(play.draft, seat);
  const from = player.kp;
  const over = line === 'paid' ? 1 : 0;
  const toLine = stepsToLine(play.box, from + over);
  const steps = toLine === undefined ? left : Math.min(left, over + toLine);
  player.kp += steps;
  const rest = left - steps;
  // AQS-KP-5: who cannot pay stops unasked
  const lost = rest > 0 && payments(play, seat).length === 0 ? rest : 0;
  if (steps > 0 || lost > 0) play.emit({ type: 'knowledgeMoved', seat, from, to: player.kp, lost });
  return rest - lost;
}

/** An answer at a line; gives the points still to come. `pays` is what a returned bot does (AQS-RET-2, AQS-RET-3). */
export function answerAtLine(
  play: Play,
  seat: Seat,
  left: number,
  action: AquaSphereAction,
  pays: 'pays' | 'pays nothing',
): number {
  const { box, draft, emit } = play;
  const player = playerOf(draft, seat);
  if (action.type === 'payCrystal') {
    player.crystals -= box.limits.crystalPerLine;
    draft.stock.crystals += box.limits.crystalPerLine;
    emit({ type: 'linePaid', seat, with: say('with-crystal') });
  } else if (action.type === 'return') {
    emit({ type: 'linePaid', seat, with: say('with-bot', { colour: action.colour }) });
    returnBot(play, seat, action.colour, pays);
  } else {
    // AQS-KP-6
    emit({ type: 'knowledgeMoved', seat, from: player.kp, to: player.kp, lost: left });
    return 0;
  }
  return rise(play, seat, left, 'paid');
}

/** A gain in one's own turn, from where the counter stands. */
export function goOn(play: Play, { seat, left }: FrameOf<'knowledge'>): void {
  if (left > 0) queue(play, seat, rise(play, seat, left));
}

export function answerInTurn(
  play: Play,
  { seat, left }: FrameOf<'knowledge'>,
  action: AquaSphereAction,
): void {
  const pays = play.state.options.redLineReturnPays ? 'pays' : 'pays nothing';
  queue(play, seat, answerAtLine(play, seat, left, action, pays));
}

function queue(play: Play, seat: Seat, left: number): void {
  if (left > 0) follow(play.draft, { kind: 'knowledge', seat, left });
}
