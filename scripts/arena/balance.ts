import { markdown, percent } from './markdown.ts';
import type { PlannedRow } from './plan.ts';
import { meanWithin, winRate, type ResultLine } from './results.ts';

/* How balanced a game's set is, from games in which the same level plays on all seats. */

/** Named as an outlier: had by a seat in so much more or less of the games than the middle of its kind. */
const OFTEN = 2;
const LEAST_GAMES = 20;
const MOST_NAMED = 6;

export function balanceOf(rows: readonly PlannedRow[]): string {
  const own = rows.filter(({ player, rival }) => player === rival);
  const seats = markdown(
    ['game', 'games', 'first to choose won', '95 %', 'score of the first', 'score of the other', 'decisions'],
    own.map(seatCells),
  );
  const cards = own.flatMap((row) => [`\n**${row.terms.outlook.game.id}**: ${cardWords(row)}`]);
  return [seats, ...cards].join('\n');
}

function seatCells({ terms, lines }: PlannedRow): readonly string[] {
  const { id } = terms.outlook.game;
  const known = lines.filter(({ first }) => first !== undefined);
  if (known.length === 0) return [id, '0', '', '', '', '', ''];
  const won = known.reduce((sum, line) => sum + shareOfFirst(line), 0);
  const { rate, low, high } = winRate(won, known.length);
  const totals = (isFirst: boolean): number[] =>
    known.flatMap(({ totals, first }) => totals.filter((_, seat) => (seat === first) === isFirst));
  return [
    id,
    String(known.length),
    percent(rate),
    `${percent(low)} to ${percent(high)}`,
    meanWithin(totals(true)),
    meanWithin(totals(false)),
    meanWithin(known.map(({ decisions }) => decisions)),
  ];
}

/** `won` is told of one seat; two share what it didn't win. */
function shareOfFirst({ won, seat, first }: ResultLine): number {
  return seat === first ? won : 1 - won;
}

interface Held {
  readonly id: string;
  /** by a seat, each game and seat counted once */
  readonly times: number;
  /** how much further ahead than usual those who had it were */
  readonly ahead: number;
}

function cardWords({ lines }: PlannedRow): string {
  const known = lines.filter(({ held }) => held !== undefined);
  if (known.length < LEAST_GAMES)
    return `what is taken how often needs ${LEAST_GAMES} games; there are ${known.length}.`;
  const all = heldIn(known).sort((one, other) => other.times - one.times);
  const middle = all[Math.floor(all.length / 2)]?.times ?? 0;
  const often = all.filter(({ times }) => times >= middle * OFTEN).slice(0, MOST_NAMED);
  const rarely = all.filter(({ times }) => times * OFTEN <= middle).slice(-MOST_NAMED);
  const said = ({ id, times, ahead }: Held): string =>
    `${id} (${times}, ${ahead > 0 ? '+' : ''}${ahead.toFixed(1)})`;
  return [
    `of ${all.length} cards and extensions the middle one was held at the end ${middle} times in ${known.length} games.`,
    `At least ${OFTEN} times as often: ${often.map(said).join(', ') || 'none'}.`,
    `At most half as often: ${rarely.map(said).join(', ') || 'none'}.`,
    'In brackets: how often, and the mean margin of who held it.',
  ].join(' ');
}

function heldIn(lines: readonly ResultLine[]): Held[] {
  const margins = new Map<string, number[]>();
  for (const { held = [], totals } of lines)
    for (const [seat, ids] of held.entries())
      for (const id of new Set(ids))
        margins.set(id, [...(margins.get(id) ?? []), (totals[seat] ?? 0) - bestOther(totals, seat)]);
  return Array.from(margins, ([id, all]) => ({
    id,
    times: all.length,
    ahead: all.reduce((sum, margin) => sum + margin, 0) / all.length,
  }));
}

function bestOther(totals: readonly number[], own: number): number {
  return Math.max(...totals.filter((_, seat) => seat !== own));
}
