import type { Msg, Seat, Standing } from '../../src/engine/core/contract.ts';
import { rankStandings, type Unranked } from '../../src/engine/core/standings.ts';
import { sum } from '../../src/engine/core/sum.ts';
import { say } from './messages.ts';
import { expeditionOf, type Position } from './state.ts';

/** TOY-SCORE-1, TOY-SCORE-2 */
export function scores(at: Position): readonly Standing[] {
  const seats = [...at.state.expeditions.keys()].map((seat) => ofSeat(at, seat));
  return rankStandings(seats.length > 1 ? seats : [...seats, ofRival(at)]);
}

function ofSeat(at: Position, seat: Seat): Unranked {
  const { kit } = at.components;
  const { fuel, cores, kit: laidOut } = expeditionOf(at.state, seat);
  const kinds = new Set(laidOut.map((card) => kit.get(card)?.kind)).size;
  return {
    seat,
    lines: [
      { key: 'score-cores', points: corePoints(at, cores) },
      { key: 'score-flags', points: at.state.flags.filter((flag) => flag.seat === seat).length },
      // 1, 3, 6, 10, 15, 21 for so many kinds laid out
      { key: 'score-kit', points: (kinds * (kinds + 1)) / 2 },
    ],
    facts: [{ key: 'fact-fuel', value: fuel }],
    tieBreaks: [fuel],
  };
}

/** Its flags: hints say which option plants one. */
export function held({ state }: Position, seat: Seat): readonly Msg[] {
  return state.flags.filter((flag) => flag.seat === seat).map(({ cell }) => say('held.flag', { cell }));
}

/** Only a lone expedition has a rival. */
function ofRival(at: Position): Unranked {
  const { rivalCores } = at.state;
  return {
    name: say('rival'),
    lines: [{ key: 'score-cores', points: corePoints(at, rivalCores) }],
    facts: [],
    tieBreaks: [],
  };
}

function corePoints({ components }: Position, ids: readonly string[]): number {
  return sum(ids.map((id) => components.cores.get(id) ?? 0));
}
