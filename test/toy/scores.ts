import type { ScoreLine, Standing } from '../../src/engine/core/contract.ts';
import { rankStandings, type Unranked } from '../../src/engine/core/standings.ts';
import type { ToyComponents } from './components.ts';
import { expeditionOf, seatsOf, type Expedition, type ToyState } from './state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** TOY-SCORE-1, TOY-SCORE-2; while hands are hidden the sextants in them are left out. */
export function scoresOf(components: ToyComponents, state: ToyState): readonly Standing[] {
  const points = (ids: readonly string[]): number =>
    sum(ids.map((id) => components.cores.get(id)?.points ?? 0));
  const seats: Unranked[] = seatsOf(state).map((seat) => {
    const expedition = expeditionOf(state, seat);
    const { fuel, cores, courtesy } = expedition;
    const lines: ScoreLine[] = [
      { key: 'score-cores', points: points(cores) },
      { key: 'score-flags', points: flagPoints(components, state, seat) },
      { key: 'score-kit', points: kitPoints(components, expedition) },
      { key: 'score-courtesy', points: courtesy },
    ];
    if (state.ended !== undefined)
      lines.push({ key: 'score-sextants', points: 2 * count(components, expedition.hand, 'sextant') });
    return {
      seat,
      lines,
      facts: [
        { key: 'fact-fuel', value: fuel },
        { key: 'fact-cores', value: cores.length },
      ],
      tieBreaks: [fuel, cores.length],
    };
  });
  if (seats.length > 1) return rankStandings(seats);
  const rival: Unranked = {
    name: { key: 'rival' },
    lines: [{ key: 'score-cores', points: points(state.rivalCores) }],
    facts: [{ key: 'fact-cores', value: state.rivalCores.length }],
    tieBreaks: [],
  };
  return rankStandings([...seats, rival]);
}

function flagPoints({ terrain }: ToyComponents, state: ToyState, seat: number): number {
  const worth = { ice: 1, ridge: 2, site: 0, water: 0 } as const;
  const own = state.flags.filter((flagged) => flagged.seat === seat);
  return sum(own.map(({ cell }) => worth[terrain.get(cell) ?? 'water']));
}

/** 1, 3, 6, 10, 15, 21 for so many kinds laid out. */
function kitPoints({ kit }: ToyComponents, { kit: laidOut }: Expedition): number {
  const kinds = new Set(laidOut.map((card) => kit.get(card)?.kind)).size;
  return (kinds * (kinds + 1)) / 2;
}

function count({ kit }: ToyComponents, cards: readonly string[], kind: string): number {
  return cards.filter((card) => kit.get(card)?.kind === kind).length;
}
