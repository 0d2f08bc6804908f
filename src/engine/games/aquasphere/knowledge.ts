import type { OptionWords, RefusalReason, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { Effects } from '../../core/preview.ts';
import type { Action, ActionOf } from './actions.ts';
import type { Components } from './components.ts';
import { refuse, say } from './messages.ts';
import type { Effect } from './preview.ts';
import { returnBot, whyNotReturn } from './programming.ts';
import { playerOf, type FrameOf, type Play, type Position, type Question } from './state.ts';

/** The knowledge track and its red lines (AQS-KP). */

/** Is there a line between `kp` and the next space? (AQS-KP-1) */
function standsAtLine({ track }: Components, kp: number): boolean {
  return track.linesBefore.includes((kp % track.lap) + 1);
}

/** Steps to the space just before the next line; none on a track without lines. */
export function stepsToLine(components: Components, kp: number): number | undefined {
  for (let steps = 0; steps < components.track.lap; steps += 1) {
    if (standsAtLine(components, kp + steps)) return steps;
  }
  return undefined;
}

/** Where a counter stops that rises by so much: at the next line, or past the one before it if that was paid. */
function stopAt(components: Components, kp: number, left: number, over: 0 | 1): number {
  const toLine = stepsToLine(components, kp + over);
  return kp + (toLine === undefined ? left : Math.min(left, over + toLine));
}

/** The lowest space to which a counter can be moved back: just after the last line (AQS-KP-8). */
export function lowestBack(components: Components, kp: number): number {
  let space = kp;
  while (space > 0 && !standsAtLine(components, space - 1)) space -= 1;
  return space;
}

type LineVerb = 'pay-crystal' | 'return' | 'stop';

/** What the seat can pay a line with: a crystal, or for want of one a programmed bot (AQS-KP-3, AQS-KP-4). */
function payments({ components, state }: Position, seat: Seat): readonly ActionOf<LineVerb>[] {
  const { crystals, programmed } = playerOf(state, seat);
  if (crystals >= components.limits.crystalPerLine) return [{ verb: 'pay-crystal' }];
  return programmed.map((colour) => ({ verb: 'return', colour }));
}

/** Stands before a line with points to come, and could pay. */
export function mustDecide(at: Position, seat: Seat, left: number): boolean {
  const { kp } = playerOf(at.state, seat);
  return left > 0 && standsAtLine(at.components, kp) && payments(at, seat).length > 0;
}

/** Moves the counter up to the next line, over the first one if it was paid; gives the points still to come. */
export function rise(play: Play, seat: Seat, left: number, over: 0 | 1 = 0): number {
  const player = playerOf(play.draft, seat);
  const from = player.kp;
  player.kp = stopAt(play.components, from, left, over);
  const rest = left - (player.kp - from);
  // AQS-KP-5: who cannot pay stops unasked
  const lost = rest > 0 && payments(play, seat).length === 0 ? rest : 0;
  if (player.kp > from || lost > 0) play.emit({ type: 'knowledgeMoved', seat, from, to: player.kp, lost });
  return rest - lost;
}

/** A counter stands at a line: in a turn, or in a scoring, where each seat decides for itself. */
type AtLine = FrameOf<'knowledge' | 'advance'>;

function leftFor(frame: AtLine, seat: Seat): number {
  return frame.kind === 'knowledge' ? frame.left : (frame.left[seat] ?? 0);
}

/** What a returned bot does (AQS-RET-2, AQS-RET-3). */
function pays({ state }: Position, { kind }: AtLine): 'pays' | 'pays nothing' {
  return kind === 'knowledge' && state.options.redLineReturnPays ? 'pays' : 'pays nothing';
}

/** The question at a line. */
export const atLine = {
  candidates: (at: Position, _frame: AtLine, seat: Seat): readonly ActionOf<LineVerb>[] => [
    ...payments(at, seat),
    { verb: 'stop' },
  ],

  whyNot(at: Position, frame: AtLine, seat: Seat, action: Action): RefusalReason | undefined {
    if (action.verb === 'stop') return undefined;
    const crystal = payments(at, seat).some(({ verb }) => verb === 'pay-crystal');
    if (action.verb === 'pay-crystal') return crystal ? undefined : refuse('AQS-KP-3', 'why.noCrystalToPay');
    if (action.verb !== 'return') return refuse('AQS-KP-2', 'why.atLine', { left: leftFor(frame, seat) });
    return crystal ? refuse('AQS-KP-4', 'why.crystalPays') : whyNotReturn(at, seat, action.colour);
  },

  ask: ({ state }: Position, frame: AtLine, seat: Seat) =>
    say('ask.knowledge', { left: leftFor(frame, seat), line: playerOf(state, seat).kp + 1 }),

  word(
    at: Position,
    frame: AtLine,
    seat: Seat,
    action: ActionOf<LineVerb>,
    { time }: Effects<Effect>,
  ): OptionWords {
    const { components, state } = at;
    const left = leftFor(frame, seat);
    if (action.verb === 'stop') return { label: say('do.stop', { lost: left }), target: 'stop' };
    const to = stopAt(components, playerOf(state, seat).kp, left, 1);
    if (action.verb === 'pay-crystal') return { label: say('do.payCrystal', { to }), target: 'crystals' };
    const { colour } = action;
    return { label: say('do.returnAtLine', { colour, to, time }), target: `programmed:${colour}` };
  },
};

/** An answer at a line; gives the points still to come. */
export function answerAtLine(play: Play, frame: AtLine, seat: Seat, action: ActionOf<LineVerb>): number {
  const { components, draft, emit } = play;
  const player = playerOf(draft, seat);
  const left = leftFor(frame, seat);
  if (action.verb === 'stop') {
    // AQS-KP-6
    emit({ type: 'knowledgeMoved', seat, from: player.kp, to: player.kp, lost: left });
    return 0;
  }
  if (action.verb === 'pay-crystal') {
    player.crystals -= components.limits.crystalPerLine;
    draft.stock.crystals += components.limits.crystalPerLine;
    emit({ type: 'linePaid', seat, with: say('with-crystal') });
  } else {
    emit({ type: 'linePaid', seat, with: say('with-bot', { colour: action.colour }) });
    returnBot(play, seat, action.colour, pays(play, frame));
  }
  return rise(play, seat, left, 1);
}

export const knowledge: Question<'knowledge', LineVerb> = {
  ...atLine,
  seats: (at, { seat, left }) => (mustDecide(at, seat, left) ? [seat] : []),
  resolve(play, frame, seat, action) {
    goOn(play, seat, answerAtLine(play, frame, seat, action));
  },
  /** A gain in one's own turn, from where the counter stands. */
  settle(play, { seat, left }) {
    if (left > 0) goOn(play, seat, rise(play, seat, left));
  },
};

function goOn({ draft }: Play, seat: Seat, left: number): void {
  if (left > 0) follow(draft, { kind: 'knowledge', seat, left });
}
