import type { Seat, Standing } from '../../core/contract.ts';
import { rankStandings } from '../../core/standings.ts';
import { sum } from '../../core/sum.ts';
import { AREAS, cardOf, valueAt, type AreaId, type Components, type Track } from './components.ts';
import { openAreas, openTracks, type Player, type Position, type State } from './state.ts';
import { positionOf } from './tracks.ts';

/** What one majority gives: points per seat, and the seats that are first in it (ANT-WIN-2). */
export interface Prize {
  readonly points: readonly number[];
  readonly firsts: readonly Seat[];
}
export interface Scoring {
  readonly areas: readonly (Prize & { readonly area: AreaId })[];
  readonly tracks: readonly (Prize & { readonly track: string })[];
  readonly cards: Prize;
  readonly resources: Prize;
}

/** ANT-SCORE-1: the highest amount gets the first prize, every other the next higher amount that occurs. */
export function rankPrize(amounts: readonly number[], firstPrize: number): Prize {
  const highest = Math.max(...amounts);
  const nextHigher = (amount: number): number => Math.min(...amounts.filter((other) => other > amount));
  const points = amounts.map((amount) => {
    if (amount === 0) return 0;
    return amount === highest ? firstPrize : nextHigher(amount);
  });
  return { points, firsts: seatsWhere(amounts, (amount) => amount > 0 && amount === highest) };
}

/** ANT-SCORE-2, ANT-SCORE-3 */
export function scoreArea(state: State, area: AreaId): Prize {
  const { buildings, scientists } = state.areas[area];
  return rankPrize(scientists, buildings.length + sum(scientists) + 1);
}

/** ANT-SCORE-4 */
export function scoreTrack(state: State, track: Track): Prize {
  const positions = state.players.map((_, seat) => positionOf(state, track.id, seat));
  const values = positions.map((position) => valueAt(track, position));
  const foremost = Math.max(...positions);
  const valueAhead = (position: number): number =>
    valueAt(track, Math.min(...positions.filter((other) => other > position)));
  const points = positions.map((position) => {
    if (position === 0) return 0;
    return position === foremost ? sum(values) : valueAhead(position);
  });
  return { points, firsts: seatsWhere(positions, (position) => position > 0 && position === foremost) };
}

/** ANT-SCORE-5, ANT-SCORE-6 */
function scoreAmounts(state: State, amountOf: (player: Player) => number): Prize {
  const amounts = state.players.map(amountOf);
  return rankPrize(amounts, sum(amounts));
}

export function asterisksOf(components: Components, cards: readonly string[]): number {
  return cards.filter((id) => cardOf(components, id).asterisk).length;
}

/** Everything that is scored, areas from the sun on. All of it is public at any time (ANT-SCORE-7). */
export function scoreAll(at: Position): Scoring {
  const { components, state } = at;
  const lit = AREAS.indexOf(state.sun.area);
  const fromSun = [...AREAS.slice(lit), ...AREAS.slice(0, lit)];
  const open = openAreas(at);
  return {
    areas: fromSun.filter((area) => open.includes(area)).map((area) => ({ area, ...scoreArea(state, area) })),
    tracks: openTracks(at).map((track) => ({ track: track.id, ...scoreTrack(state, track) })),
    cards: scoreAmounts(state, (player) => asterisksOf(components, player.cards)),
    resources: scoreAmounts(state, ({ discarded }) => discarded.ships + discarded.cubes),
  };
}

/** ANT-WIN-1 to -4 */
export function scores(at: Position): readonly Standing[] {
  const { areas, tracks, cards, resources } = scoreAll(at);
  const total = (prizes: readonly Prize[], seat: Seat): number =>
    sum(prizes.map(({ points }) => points[seat] ?? 0));
  return rankStandings(
    at.state.players.map((player, seat) => {
      const firstPlaces = [...areas, ...tracks, cards, resources].filter(({ firsts }) =>
        firsts.includes(seat),
      );
      return {
        seat,
        lines: [
          { key: 'areas', points: total(areas, seat) },
          { key: 'tracks', points: total(tracks, seat) },
          { key: 'cards', points: total([cards], seat) },
          { key: 'resources', points: total([resources], seat) },
        ],
        facts: [
          { key: 'firstPlaces', value: firstPlaces.length },
          { key: 'buildingCards', value: player.cards.length },
        ],
        tieBreaks: [firstPlaces.length, player.cards.length],
      };
    }),
  );
}

function seatsWhere(amounts: readonly number[], holds: (amount: number) => boolean): Seat[] {
  return amounts.flatMap((amount, seat) => (holds(amount) ? [seat] : []));
}
