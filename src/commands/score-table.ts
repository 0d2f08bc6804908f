import type { Msg, Standing } from '../engine/core/contract.ts';
import type { Table } from '../table/tables.ts';
import { plainName } from './escape.ts';
import { shortened } from './rows.ts';
import { standingName, type Speech } from './speech.ts';

/** Widths of names and of lines' labels, the widest that fits is taken. */
const WIDTHS = [
  { name: 14, label: 30 },
  { name: 9, label: 24 },
  { name: 6, label: 18 },
] as const;
const FENCE = '```';
/** of a message that says other things too */
export const SCORE_ROOM = 1_200;

/** A line of the table. */
interface Row {
  readonly label: string;
  readonly cells: readonly string[];
}

/** The standings as a code block: a line for each kind of points, a column for each player; or at least the totals. */
export function scoreTable(table: Table, label: Speech, room: number): string {
  const [whole, ...more] = scorePages(table, label, room);
  if (whole === undefined || more.length === 0) return whole ?? '';
  const standings = ranked(table);
  return block([headOf(standings, label, 6), ...closing(standings, label)], 18);
}

/** The same, on as many pages as it needs. */
export function scorePages(table: Table, label: Speech, room: number): readonly string[] {
  const standings = ranked(table);
  if (standings.length === 0) return [];
  const keys = unique(standings.flatMap(({ lines }) => lines.map(({ key }) => key)));
  const lines = keys.map((key) => rowOf(said(label, { key }), standings, (one) => points(one, key)));
  const rows = [...lines, ...closing(standings, label)];
  for (const width of WIDTHS) {
    const whole = block([headOf(standings, label, width.name), ...rows], width.label);
    if (whole.length <= room) return [whole];
  }
  const head = headOf(standings, label, 6);
  const perPage = Math.max(1, Math.floor(room / block([head], 18).length) - 1);
  const pages = Array.from({ length: Math.ceil(rows.length / perPage) }, (_, page) =>
    rows.slice(page * perPage, (page + 1) * perPage),
  );
  return pages.map((page) => block([head, ...page], 18));
}

function ranked(table: Table): readonly Standing[] {
  return [...table.standings()].sort((a, b) => a.rank - b.rank);
}

function headOf(standings: readonly Standing[], label: Speech, width: number): Row {
  return rowOf('', standings, (one) => shortened(cell(standingName(label, one)), width));
}

/** Total, rank, and what breaks ties. */
function closing(standings: readonly Standing[], label: Speech): readonly Row[] {
  const { total, rank } = label.texts.scores;
  const facts = unique(standings.flatMap((standing) => standing.facts.map(({ key }) => key)));
  return [
    rowOf(total, standings, (one) => String(one.total)),
    rowOf(rank, standings, (one) => String(one.rank)),
    ...facts.map((key) => rowOf(said(label, { key }), standings, (one) => fact(one, key, label))),
  ];
}

function rowOf(label: string, standings: readonly Standing[], cellOf: (one: Standing) => string): Row {
  return { label, cells: standings.map(cellOf) };
}

function block(rows: readonly Row[], width: number): string {
  const text = aligned(rows.map(({ label, cells }) => [shortened(label, width), ...cells]));
  return `${FENCE}\n${text}\n${FENCE}`;
}

/** How it ended, in a sentence or two. */
export function outcomeLines(table: Table, speech: Speech): readonly string[] {
  const { status, seed, seedHash } = table.record;
  const { board, lobby } = speech.texts;
  if (status === 'cancelled') return [lobby.cancelled];
  if (status === 'abandoned') return [board.abandoned, lobby.seedShown(seed, seedHash)];
  const winners = table.standings().filter(({ rank }) => rank === 1);
  const names = new Intl.ListFormat(speech.locale, { type: 'conjunction' }).format(
    winners.map((standing) => standingName(speech, standing)),
  );
  return [winners.length === 0 ? board.overAlone : board.over(names), lobby.seedShown(seed, seedHash)];
}

function said(label: Speech, message: Msg): string {
  return cell(label.say.say(message));
}

/** A backtick would end the code block. */
function cell(text: string): string {
  return plainName(text).replaceAll('`', 'ˋ');
}

function points({ lines }: Standing, key: string): string {
  const found = lines.filter((line) => line.key === key);
  return found.length === 0 ? '' : String(found.reduce((sum, line) => sum + line.points, 0));
}

function fact({ facts }: Standing, key: string, label: Speech): string {
  const found = facts.find((one) => one.key === key);
  if (found === undefined) return '';
  return found.said === undefined ? String(found.value) : said(label, found.said);
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  return rows
    .map((row) =>
      row
        .map((text, column) => {
          const blank = ' '.repeat((widths[column] ?? 0) - lengthOf(text));
          return column === 0 ? text + blank : blank + text;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function unique(keys: readonly string[]): readonly string[] {
  return [...new Set(keys)];
}

/** Characters as people count them: an accent that stands alone has no width of its own. */
function lengthOf(text: string): number {
  return Array.from(new Intl.Segmenter().segment(text)).length;
}
