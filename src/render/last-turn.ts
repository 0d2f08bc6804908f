import type { GameEvent, Seat } from '../engine/core/contract.ts';

/** A decision and what followed from it, as the viewer may know it. */
export interface ToldStep {
  /** How many decisions came before it. */
  readonly after: number;
  /** Absent: no decision, but the setup or what the table itself did. */
  readonly seat?: Seat;
  readonly events: readonly GameEvent[];
}

/** The one turn that a picture tells: the last that ended, or the one that is running once something happened in it. */
export interface LastTurn<V> {
  /** The same viewer's view when it began. */
  readonly before: V;
  readonly steps: readonly ToldStep[];
}

/** Turns are not longer; further back nobody looks for where one began. */
const LONGEST_TURN = 60;

/** From which decision on a story has to be told to find the last turn in it. */
export function storyFrom(decisions: number): number {
  return Math.max(0, decisions - LONGEST_TURN);
}

/** Where it began, the game says; `viewAfter` shows the table after so many decisions. */
export function lastTurnOf<V>(
  turnFrom: (story: readonly ToldStep[]) => number | undefined,
  story: readonly ToldStep[],
  viewAfter: (decisions: number) => V,
): LastTurn<V> | undefined {
  const decisions = story.filter(({ seat }) => seat !== undefined);
  const from = turnFrom(decisions);
  const first = from === undefined ? undefined : decisions[from];
  if (from === undefined || first === undefined) return undefined;
  return { before: viewAfter(first.after), steps: decisions.slice(from) };
}

/** How many moments of a game the chart at its end shows. */
const MOMENTS = 24;

/** So many decisions after which the points are looked at: from the opening to the end. */
export function momentsOf(decisions: number): number[] {
  const count = Math.min(MOMENTS, decisions);
  return Array.from({ length: count + 1 }, (_, at) => Math.round((decisions * at) / Math.max(1, count)));
}
