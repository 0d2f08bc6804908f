import type { Standing } from '../engine/core/contract.ts';
import type { Table } from '../table/tables.ts';
import { plainName } from './escape.ts';
import { shortened } from './rows.ts';
import { standingName, type Speech } from './speech.ts';

const LONGEST_NAME = 14;
/** what a code block may take of a message */
const ROOM = 1500;

/** The standings as columns in a code block: a line for each kind of points, a column for each player. */
export function scoreTable(table: Table, label: Speech): string {
  const standings = [...table.standings()].sort((a, b) => a.rank - b.rank);
  if (standings.length === 0) return '';
  const head = standings.map((standing) => shortened(cell(standingName(label, standing)), LONGEST_NAME));
  const keys = unique(standings.flatMap(({ lines }) => lines.map(({ key }) => key)));
  const facts = unique(standings.flatMap((standing) => standing.facts.map(({ key }) => key)));
  const { total, rank } = label.texts.scores;
  const rows = [
    ['', ...head],
    ...keys.map((key) => [said(label, key), ...standings.map((standing) => points(standing, key))]),
    [total, ...standings.map((standing) => String(standing.total))],
    [rank, ...standings.map((standing) => String(standing.rank))],
    ...facts.map((key) => [said(label, key), ...standings.map((standing) => fact(standing, key))]),
  ];
  const text = aligned(rows);
  return text.length <= ROOM
    ? `\`\`\`\n${text}\n\`\`\``
    : `\`\`\`\n${aligned(rows.slice(0, 1).concat(rows.slice(-2 - facts.length)))}\n\`\`\``;
}

/** How it ended, in a sentence or two. */
export function outcomeLines(table: Table, speech: Speech): readonly string[] {
  const { status, seed } = table.record;
  const { board, lobby } = speech.texts;
  if (status === 'cancelled') return [lobby.cancelled];
  if (status === 'abandoned') return [board.abandoned, lobby.seedShown(seed)];
  const winners = table.standings().filter(({ rank }) => rank === 1);
  const names = new Intl.ListFormat(speech.locale, { type: 'conjunction' }).format(
    winners.map((standing) => standingName(speech, standing)),
  );
  return [winners.length === 0 ? board.overAlone : board.over(names), lobby.seedShown(seed)];
}

function said(label: Speech, key: string): string {
  return cell(label.say.say({ key }));
}

/** A backtick would end the code block. */
function cell(text: string): string {
  return plainName(text).replaceAll('`', 'ˋ');
}

function points({ lines }: Standing, key: string): string {
  const found = lines.filter((line) => line.key === key);
  return found.length === 0 ? '' : String(found.reduce((sum, line) => sum + line.points, 0));
}

function fact({ facts }: Standing, key: string): string {
  const found = facts.find((one) => one.key === key);
  return found === undefined ? '' : String(found.value);
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
