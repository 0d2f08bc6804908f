import { canonicalJson } from '../../src/engine/core/json.ts';
import { HAND_LIMIT, MOST_FUEL, type Position, type State } from './state.ts';

/** Ids of the rules' invariants (rules.md) that do not hold. */
export function invariants(at: Position): readonly string[] {
  const { components, state } = at;
  const { deck, dropped, expeditions, flags, frames, round } = state;
  const same = (ids: readonly string[], all: ReadonlyMap<string, unknown>): boolean =>
    canonicalJson(ids.toSorted()) === canonicalJson([...all.keys()].sort());
  const differ = (cells: readonly string[]): boolean => new Set(cells).size === cells.length;
  const sledges = expeditions.flatMap(({ sledge }) => sledge ?? []);
  const checks: Readonly<Record<string, boolean>> = {
    'TOY-INV-1': same(
      [...deck, ...dropped, ...expeditions.flatMap(({ hand, kit }) => [...hand, ...kit])],
      components.kit,
    ),
    'TOY-INV-2': same(
      [...state.cores, ...state.rivalCores, ...expeditions.flatMap(({ cores }) => cores)],
      components.cores,
    ),
    'TOY-INV-3': differ(sledges) && sledges.every((cell) => components.terrain.get(cell) !== 'water'),
    'TOY-INV-4': expeditions.every(({ fuel, hand }) => fuel <= MOST_FUEL && hand.length <= HAND_LIMIT),
    'TOY-INV-5': differ(flags.map(({ cell }) => cell)),
    'TOY-INV-6': round <= components.rounds(expeditions.length),
    'TOY-INV-7': (state.ended !== undefined) === (frames.length === 0),
    'TOY-INV-8': answersInHand(state),
    'TOY-INV-9': isKnown(state),
  };
  return Object.keys(checks).filter((id) => checks[id] === false);
}

function answersInHand({ frames, expeditions }: State): boolean {
  return frames.every((frame) => {
    if (frame.kind !== 'keep' && frame.kind !== 'plan') return true;
    return frame.answers.every(({ seat, answer }) =>
      answer.every((card) => expeditions[seat]?.hand.includes(card)),
    );
  });
}

/** Seats are those of the table. */
function isKnown(state: State): boolean {
  const { flags, scouts, expeditions } = state;
  const seats = state.frames.flatMap((frame) => [
    ...('seat' in frame ? [frame.seat] : []),
    ...('mover' in frame ? [frame.mover] : []),
    ...('asked' in frame ? frame.asked : []),
    ...('done' in frame ? frame.done : []),
  ]);
  return [...seats, ...scouts, ...flags.map(({ seat }) => seat)].every((seat) => seat in expeditions);
}
