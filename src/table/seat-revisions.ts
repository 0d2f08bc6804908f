import type { AnyGame, CoreState, Seat } from '../engine/core/contract.ts';
import { canonicalJson } from '../engine/core/json.ts';
import { promptOf } from './questions.ts';
import type { TableRecord } from './record.ts';

/*
 * Two revisions for each seat. `askedSince` is for its panel: an older one is stale. `calledAt` is for its mention: it
 * moves only when somebody else's step makes the seat decide, so that nobody is mentioned for their own step, nor twice
 * for the same question.
 */

/**
 * `askedSince` after a step or an undo. The question of the seat that made it is always a new one, even if it reads the
 * same: a second click on its button would play twice. Another seat's is new only if it reads otherwise.
 */
export function askedSince(
  game: AnyGame,
  before: CoreState,
  after: CoreState,
  record: TableRecord,
  mover: Seat,
): readonly number[] {
  const wasAsked = game.activeSeats(before);
  const isAsked = game.activeSeats(after);
  const question = (state: CoreState, seat: Seat): string => canonicalJson(promptOf(game, state, seat) ?? {});
  const isNew = (seat: Seat): boolean => {
    if (seat === mover || wasAsked.includes(seat) !== isAsked.includes(seat)) return true;
    return isAsked.includes(seat) && question(before, seat) !== question(after, seat);
  };
  return record.askedSince.map((since, seat) => (isNew(seat) ? record.rev : since));
}

/** `calledAt` after a step. Undo leaves it alone: it never takes back a step that called somebody. */
export function calledAt(
  game: AnyGame,
  before: CoreState,
  after: CoreState,
  record: TableRecord,
): readonly number[] {
  const wasAsked = game.activeSeats(before);
  const isAsked = game.activeSeats(after);
  return record.calledAt.map((at, seat) =>
    isAsked.includes(seat) && !wasAsked.includes(seat) ? record.rev : at,
  );
}
