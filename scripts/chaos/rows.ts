/** What was tried, how often, and what went wrong: all but `tried` must be 0. */
export interface Row {
  readonly id: string;
  readonly tried: number;
  /** acknowledged moves that are not there */
  readonly lost: number;
  /** moves that were applied, or turns that were announced, twice */
  readonly doubled: number;
  /** anything else: a table that can't be read, a channel that shows another position, a mistake that nobody caught */
  readonly failed: number;
}

export const isGood = ({ lost, doubled, failed }: Row): boolean => lost + doubled + failed === 0;

export function sumOf(id: string, rows: readonly Omit<Row, 'id'>[]): Row {
  const sum = (key: keyof Omit<Row, 'id'>): number => rows.reduce((total, row) => total + row[key], 0);
  return { id, tried: sum('tried'), lost: sum('lost'), doubled: sum('doubled'), failed: sum('failed') };
}

export function tableOf(rows: readonly Row[]): string {
  const head = ['what', 'tried', 'lost', 'doubled', 'failed'];
  const cells = rows.map((row) => [row.id, row.tried, row.lost, row.doubled, row.failed].map(String));
  const widths = head.map((word, at) => Math.max(word.length, ...cells.map((line) => line[at]?.length ?? 0)));
  const line = (parts: readonly string[]): string =>
    parts
      .map((part, at) => (at === 0 ? part.padEnd(widths[at] ?? 0) : part.padStart(widths[at] ?? 0)))
      .join('  ');
  return [head, ...cells].map(line).join('\n');
}
