import { stage, type Stage } from '../../test/bot/bot.ts';

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

export type Counts = Omit<Row, 'id'>;
/** `stage` of test/bot/bot.ts; what it opens is closed when the row ends. */
export type OpenStage = typeof stage;

/** A row that ends within its time whatever happens: what breaks, or takes longer, has failed. */
export async function rowWithin(
  id: string,
  seconds: number,
  work: (open: OpenStage) => Promise<Counts>,
): Promise<Row> {
  const stages: Stage[] = [];
  const open: OpenStage = async (...how) => {
    const opened = await stage(...how);
    stages.push(opened);
    return opened;
  };
  let timer: NodeJS.Timeout | undefined;
  const outOfTime = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`not done within ${seconds} s`));
    }, seconds * 1000);
  });
  try {
    return { id, ...(await Promise.race([work(open), outOfTime])) };
  } catch (cause) {
    process.stderr.write(
      `${id}: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`,
    );
    return { id, tried: 0, lost: 0, doubled: 0, failed: 1 };
  } finally {
    clearTimeout(timer);
    for (const opened of stages) await opened.close();
  }
}

export const isGood = ({ lost, doubled, failed }: Row): boolean => lost + doubled + failed === 0;

export type Verdict = Omit<Counts, 'tried'>;

export function sumOf(verdicts: readonly Verdict[]): Verdict {
  const sum = (key: keyof Verdict): number => verdicts.reduce((total, verdict) => total + verdict[key], 0);
  return { lost: sum('lost'), doubled: sum('doubled'), failed: sum('failed') };
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
