import type { Table } from '../table/tables.ts';
import type { Speech } from './speech.ts';

/** Whether nobody else has points there: what is expected is a score then, and no lead. */
export function leadAlone(table: Table): boolean {
  return table.standings().length === 1;
}

/** What is to be expected at the end: the lead over the best other, or the score of somebody alone. */
export function expectedWords(table: Table, speech: Speech, margin: number): string {
  const { hint } = speech.texts;
  return leadAlone(table) ? hint.result(rounded(speech, margin)) : hint.lead(signed(speech, margin));
}

export function signed({ locale }: Speech, points: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
    points,
  );
}

function rounded({ locale }: Speech, points: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(points);
}
