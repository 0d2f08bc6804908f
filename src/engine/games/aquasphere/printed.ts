import type { Box, Colour } from './box.ts';

/** What is printed on every player's board: who draws a view has no box to look it up. */
export interface PrintedView {
  /** table order */
  readonly colours: readonly Colour[];
  readonly programmedMax: number;
  /** spaces of a bot row, and the highest number that can score by submarines placed */
  readonly botSpaces: number;
  readonly botCaps: readonly number[];
  readonly submarinesEach: number;
  readonly extensionsMax: number;
}

export function printedView({ colours, limits, botRow, submarinesEach }: Box): PrintedView {
  return {
    colours: [...colours],
    programmedMax: limits.programmedMax,
    botSpaces: botRow.spaces,
    botCaps: [...botRow.cap],
    submarinesEach,
    extensionsMax: limits.extensionsMax,
  };
}
