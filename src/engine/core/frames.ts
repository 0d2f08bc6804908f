import { askedBy, topQuestion, type Asked } from './asked.ts';
import type { CoreState, Frame, Game, GameEvent, RefusalReason, RuleError, Seat, Step } from './contract.ts';
import type { FrameTable } from './frame-table.ts';
import { InvariantError } from './invariant-error.ts';
import { cloneJson } from './json.ts';
import { err, ok } from './result.ts';
import { settle } from './settling.ts';

export type { Automatic, FrameRule, FrameTable, Question } from './frame-table.ts';

/** Pushes frames so that the first named happens first. */
export function follow<D extends { frames: Frame[] }>(
  draft: D,
  ...frames: readonly D['frames'][number][]
): void {
  draft.frames.push(...frames.toReversed());
}

/** Asks several seats one after the other. */
export function each<D extends { frames: Frame[] }>(
  draft: D,
  seats: readonly Seat[],
  make: (seat: Seat) => D['frames'][number],
): void {
  follow(draft, ...seats.map(make));
}

type Played<S extends CoreState, A, E extends GameEvent> = Pick<
  Game<S, A, E, unknown>,
  'activeSeats' | 'legalActions' | 'prompt' | 'apply' | 'advance' | 'isOver'
> & {
  /** runs the automatic frames of a fresh state until somebody must decide */
  begin(draft: S): Step<S, E>;
};

export interface FrameWords<S, A> {
  formatAction(action: A): string;
  explain(state: S, seat: Seat, action: A): RefusalReason | undefined;
}

/** Turns a game's table of frames into the part of the contract that is the same for every game. */
export function playFrames<S extends CoreState<F>, F extends Frame, A, E extends GameEvent>(
  table: FrameTable<S, F, A, E>,
  words: FrameWords<S, A>,
): Played<S, A, E> {
  const asked = askedBy(table, (action) => words.formatAction(action));

  const advance: Played<S, A, E>['advance'] = (draft, seat, action, emit) => {
    const top = topQuestion(table, draft);
    if (top === undefined) throw new InvariantError('nothing is asked', { state: draft, seat });
    draft.frames.pop();
    top.question.resolve(draft, top.frame, seat, action, emit);
    settle(table, draft, emit);
  };

  const begin: Played<S, A, E>['begin'] = (draft) => {
    const events: E[] = [];
    settle(table, draft, (event) => events.push(event));
    refuseDeadEnd(asked, draft);
    return { state: draft, events };
  };

  return {
    ...asked,
    isOver: (state) => state.frames.length === 0,
    begin,
    advance,
    apply: applying(asked, words, advance),
  };
}

/** Plays what is legal on a copy, or says why it is not. */
function applying<S extends CoreState, A, E extends GameEvent>(
  asked: Asked<S, A>,
  words: FrameWords<S, A>,
  advance: Played<S, A, E>['advance'],
): Played<S, A, E>['apply'] {
  return (state, seat, action) => {
    const text = words.formatAction(action);
    // the game's own action of that text is played, never the caller's object
    const legal = asked.legalActions(state, seat).find((candidate) => words.formatAction(candidate) === text);
    if (legal === undefined) return err(refusal(asked, words, state, seat, action));
    const draft = cloneJson(state);
    const events: E[] = [];
    try {
      advance(draft, seat, legal, (event) => events.push(event));
      refuseDeadEnd(asked, draft);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new InvariantError(message, { state, seat, text }, cause);
    }
    return ok({ state: draft, events });
  };
}

function refusal<S extends CoreState, A>(
  asked: Asked<S, A>,
  words: FrameWords<S, A>,
  state: S,
  seat: Seat,
  action: A,
): RuleError {
  if (state.frames.length === 0) return { code: 'E_OVER' };
  const reason = words.explain(state, seat, action);
  const code = asked.activeSeats(state).includes(seat) ? 'E_ILLEGAL' : 'E_NOT_ACTIVE';
  return { code, about: words.formatAction(action), ...(reason === undefined ? {} : { reason }) };
}

function refuseDeadEnd<S extends CoreState, A>({ activeSeats, legalActions }: Asked<S, A>, state: S): void {
  const stuck = activeSeats(state).find((seat) => legalActions(state, seat).length === 0);
  if (stuck !== undefined) throw new InvariantError(`seat ${stuck} is asked and has no option`, { state });
}
