import type { PlannedRow } from './plan.ts';
import { meanWithin, winRate, type ResultLine } from './results.ts';

/* The tables of docs/opponents.md, from the games that were played. */

/** Columns as wide as their widest cell, as prettier would have them. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export function duelTable(rows: readonly PlannedRow[]): string {
  const duels = rows.filter(({ goal }) => goal !== undefined);
  return markdown(
    ['game', 'player', 'rival', 'games', 'won', '95 %', 'margin', 'goal', 'shown'],
    duels.map((row) => [...resultCells(row), percent(row.goal ?? 0), shownBy(row)]),
  );
}

export function crowdTable(rows: readonly PlannedRow[]): string {
  const crowds = rows.filter(({ seats }) => seats > 2);
  return markdown(
    ['game', 'player', 'rival', 'games', 'won', '95 %', 'margin', 'seats', 'share'],
    crowds.map((row) => [...resultCells(row), String(row.seats), percent(1 / row.seats)]),
  );
}

export function soloTable(rows: readonly PlannedRow[]): string {
  const solos = rows.filter(({ seats }) => seats === 1);
  return markdown(
    ['game', 'player', 'rival', 'games', 'won', '95 %', 'margin', 'level'],
    solos.map((row) => [...resultCells(row), Object.values(row.options).join()]),
  );
}

function resultCells({ terms, player, rival, lines }: PlannedRow): readonly string[] {
  const name = terms.outlook.game.id;
  if (lines.length === 0) return [name, player, rival, '0', '', '', ''];
  const { rate, low, high } = rateOf(lines);
  const margin = meanWithin(lines.map((line) => line.margin));
  return [
    name,
    player,
    rival,
    String(lines.length),
    percent(rate),
    `${percent(low)} to ${percent(high)}`,
    margin,
  ];
}

/** Whether the whole interval lies on one side of the goal. */
function shownBy({ lines, goal = 0 }: PlannedRow): string {
  if (lines.length === 0) return '';
  const { low, high } = rateOf(lines);
  if (low >= goal) return 'yes';
  return high < goal ? 'missed' : 'open';
}

function rateOf(lines: readonly ResultLine[]): ReturnType<typeof winRate> {
  return winRate(
    lines.reduce((sum, { won }) => sum + won, 0),
    lines.length,
  );
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
