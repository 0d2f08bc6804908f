import type { Box } from './box.ts';
import { tilesFor } from './setup.ts';
import type { AquaSphereFrame, AquaSphereState } from './state.ts';

/** What a read state must keep beside its shape and the invariants: stacks and lists that fit the round and the seats. */
export function straysIn(box: Box, state: AquaSphereState): string | undefined {
  const { round } = state;
  if (
    !hasEachOnce(
      state.ring.map(({ letter }) => letter),
      [...box.sectors.keys()],
    )
  ) {
    return 'the ring has not each sector once';
  }
  if (!tilesAreOfRound(box, state)) return `these centre tiles are not those of round ${round}`;
  if (!programsAreOfRound(box, state)) return `these program cards are not those of round ${round}`;
  const seats = state.players.length;
  const fits = listsBySeat(state).every((list) => list.length === seats);
  return fits ? undefined : `a list by seat is not of ${seats} seats`;
}

function hasEachOnce(some: readonly string[], all: readonly string[]): boolean {
  return some.length === all.length && all.every((item) => some.includes(item));
}

/** Each round takes the top one away (AQS-SETUP-12, AQS-NEXT-5). */
function tilesAreOfRound(box: Box, { tiles, round, players }: AquaSphereState): boolean {
  const left = tilesFor(box, players.length).slice(round - 1);
  return tiles.length === left.length && tiles.every(({ id }, at) => id === left[at]?.id);
}

/** One lies in the rooms, one waits for each round to come (AQS-SETUP-13, AQS-NEXT-7). */
function programsAreOfRound(box: Box, state: AquaSphereState): boolean {
  const { program, nextPrograms, unusedPrograms, round } = state;
  const applied = round - 1;
  const known = [program, ...nextPrograms, ...unusedPrograms];
  return (
    nextPrograms.length === box.programCardsUsed - round &&
    known.length === box.programs.size - applied &&
    new Set(known).size === known.length
  );
}

function listsBySeat({
  frames,
  lastScoring,
  finalScoring,
}: AquaSphereState): readonly (readonly unknown[])[] {
  const given = [lastScoring, finalScoring].filter((list) => list !== undefined);
  return [...given, ...frames.flatMap(listsOfFrame)];
}

function listsOfFrame(frame: AquaSphereFrame): readonly (readonly unknown[])[] {
  if (frame.kind === 'prepare') return [frame.income];
  return frame.kind === 'advance' ? [frame.left] : [];
}
