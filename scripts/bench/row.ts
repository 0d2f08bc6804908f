/** What was measured of one thing: a ratio to a floor of the same run, or a figure that has a goal of its own. */
export interface Row {
  readonly id: string;
  readonly value: number;
  readonly goal: number;
  readonly met: boolean;
  /** what the value is a ratio to, in milliseconds of this run; absent: the value is no ratio */
  readonly floor?: number;
}

/** How thoroughly: `smoke` only tries whether everything works, its figures say nothing. */
export type Extent = 'whole' | 'smoke';

export function atMost(id: string, value: number, goal: number, floor?: number): Row {
  return rowOf(id, value, goal, value <= goal, floor);
}

export function atLeast(id: string, value: number, goal: number, floor?: number): Row {
  return rowOf(id, value, goal, value >= goal, floor);
}

function rowOf(id: string, value: number, goal: number, met: boolean, floor: number | undefined): Row {
  const bare = { id, value: rounded(value), goal: rounded(goal), met };
  return floor === undefined ? bare : { ...bare, floor: rounded(floor) };
}

/** Four figures: what comes after them is noise. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

export function tableOf(rows: readonly Row[]): string {
  const head = ['what', 'value', 'goal', 'met', 'floor, ms'];
  const cells = rows.map(({ id, value, goal, met, floor }) => [
    id,
    String(value),
    String(goal),
    met ? 'yes' : 'no',
    floor === undefined ? '' : String(floor),
  ]);
  const widths = head.map((word, at) => Math.max(word.length, ...cells.map((line) => line[at]?.length ?? 0)));
  const line = (parts: readonly string[]): string =>
    parts
      .map((part, at) => (at === 0 ? part.padEnd(widths[at] ?? 0) : part.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [head, ...cells].map(line).join('\n');
}
