import { percent } from './markdown.ts';
import { meanOf, meanWithin, winRate, type ResultLine } from './results.ts';

const COLUMNS = ['player', 'rival', 'games', 'won', '95 %', 'margin', 'ms a choice'] as const;
const WIDTHS = [9, 9, 7, 7, 13, 15, 16] as const;

/** Each pair in one row: how often the player won (a shared first place counts in part), and by how many points. */
export function tableOf(results: readonly ResultLine[], seats: number): string {
  const pairs = new Map<string, ResultLine[]>();
  for (const line of results) {
    const key = `${line.player} ${line.rival}`;
    pairs.set(key, [...(pairs.get(key) ?? []), line]);
  }
  const share = `a player no better than its rivals wins ${percent(1 / seats)}`;
  return [row(COLUMNS), ...[...pairs.values()].map(pairRow), share, ''].join('\n');
}

function pairRow(lines: readonly ResultLine[]): string {
  const [{ player, rival } = { player: '', rival: '' }] = lines;
  const won = lines.reduce((sum, line) => sum + line.won, 0);
  const { rate, low, high } = winRate(won, lines.length);
  const margins = lines.map(({ margin }) => margin);
  const ms = [0, 1].map((side) => meanOf(lines.map((line) => line.ms[side] ?? 0)).toFixed(0));
  return row([
    player,
    rival,
    String(lines.length),
    percent(rate),
    `${percent(low)} - ${percent(high)}`,
    meanWithin(margins),
    ms.join(' and '),
  ]);
}

function row(cells: readonly string[]): string {
  return cells.map((cell, at) => cell.padStart(WIDTHS[at] ?? 0)).join('');
}
