import type { AnyGame, CoreState, Prompt, Seat } from '../engine/core/contract.ts';
import { playText } from '../engine/core/replay.ts';
import { seedRng } from '../engine/core/rng.ts';
import { promptOf } from './questions.ts';

/**
 * What the seat would be asked if it were its turn now, after what it has planned already; nothing where that can't be
 * foreseen. It is looked up in another world that the seat can't tell from this one, so it never tells anything hidden.
 */
export function promptIfAsked(
  game: AnyGame,
  state: CoreState,
  seat: Seat,
  planned: readonly string[],
): Prompt<unknown> | undefined {
  try {
    const world = game.determinize(state, seat, seedRng(`if seat ${seat} were asked`));
    let asked = withTurnOf(game, world, seat);
    for (const text of planned) {
      const played = asked === undefined ? undefined : playText(game, asked, { seat, text });
      if (played?.ok !== true) return undefined;
      asked = withTurnOf(game, played.value.state, seat);
    }
    return asked === undefined ? undefined : promptOf(game, asked, seat);
  } catch {
    // no game promises anything for a position that it has not made itself
    return undefined;
  }
}

/** The position at the next question that waits for the seat below what is asked now; else what is asked, asked of the seat. */
function withTurnOf(game: AnyGame, state: CoreState, seat: Seat): CoreState | undefined {
  const { frames } = state;
  for (let left = frames.length; left > 0; left -= 1) {
    const waiting = { ...state, frames: frames.slice(0, left) };
    if (asks(game, waiting, seat)) return waiting;
  }
  for (const [index, frame] of [...frames.entries()].reverse()) {
    if (!('seat' in frame)) continue;
    const turned = { ...state, frames: [...frames.slice(0, index), { ...frame, seat }] };
    if (asks(game, turned, seat)) return turned;
  }
  // some games keep whose turn it is beside the frames
  const turns = Object.entries<unknown>({ ...state }).map(([key, part]) => [key, withSeat(part, seat)]);
  // as: the same keys, with another seat in some of them
  const turned = { ...state, ...Object.fromEntries(turns) } as CoreState;
  return asks(game, turned, seat) ? turned : undefined;
}

function withSeat(part: unknown, seat: Seat): unknown {
  return typeof part === 'object' && part !== null && 'seat' in part ? { ...part, seat } : part;
}

function asks(game: AnyGame, state: CoreState, seat: Seat): boolean {
  try {
    return game.activeSeats(state).includes(seat) && game.legalActions(state, seat).length > 0;
  } catch {
    return false;
  }
}
