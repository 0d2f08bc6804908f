import type { AnyGame, CoreState, Seat } from '../engine/core/contract.ts';
import { canonicalJson } from '../engine/core/json.ts';
import type { TableRecord } from './record.ts';

/*
 * Two clocks for each seat, in revisions. `askedSince` is for its panel: an older one is stale. `calledAt` is for its
 * mention: it moves only when somebody else's step makes the seat decide, so nobody is called by his own step,
 * nor twice for the same question.
 */

/**
 * The panel's clock after a step or an undo. The actor's own question is always a new one, even if it reads the same:
 * a second click on its button would play twice. Another's is new only if it reads otherwise.
 */
export function askedSince(
  game: AnyGame,
  before: CoreState,
  after: CoreState,
  record: TableRecord,
  actor: Seat,
): readonly number[] {
  const asked = [...game.activeSeats(before), ...game.activeSeats(after)];
  const question = (state: CoreState, seat: Seat): string => canonicalJson(game.prompt(state, seat) ?? {});
  return record.askedSince.map((since, seat) => {
    const changed =
      seat === actor || (asked.includes(seat) && question(before, seat) !== question(after, seat));
    return changed ? record.rev : since;
  });
}

/** The mention's clock after a step. Undo leaves it alone: it never takes back a step that called somebody. */
export function calledAt(
  game: AnyGame,
  before: CoreState,
  after: CoreState,
  record: TableRecord,
): readonly number[] {
  const askedBefore = game.activeSeats(before);
  const askedNow = game.activeSeats(after);
  return record.calledAt.map((at, seat) =>
    askedNow.includes(seat) && !askedBefore.includes(seat) ? record.rev : at,
  );
}
