import type { ComponentSet } from '../../core/contract.ts';
import type { Guide } from '../../core/guide.ts';
import type { Action } from './actions.ts';
import type { AntarcticaSet } from './components.ts';
import { openAreas, unpack, type Kit } from './kit.ts';
import { shipsOf } from './line.ts';
import { scoreAll } from './scoring.ts';
import { sum } from '../../core/sum.ts';
import { unplaced, type AntarcticaState } from './state.ts';
import { weigh } from './weigh.ts';

/*
 * What a position will be worth: majorities as they stand count for the more the nearer the end is, and what leads to
 * more of them counts by itself. The numbers were fitted to games that the search played against itself.
 */

/** Of a majority's points as they stand: at the end, and less at the beginning. */
const STANDING = { atEnd: 1, atStart: 0.35 };
/** Points for one of each, at the end and at the beginning. */
const WORTH = {
  placed: [0, 0.8],
  areas: [0, 2],
  buildings: [0, 1],
  supply: [0, 0.8],
  discarded: [0, 2],
  ships: [0, 1.5],
} as const;

export function guideFor(set: ComponentSet<AntarcticaSet>): Guide<AntarcticaState, Action> {
  const kit = unpack(set);
  return {
    spread: 10,
    cut: 24,
    estimate: (state) => estimate(kit, state),
    weigh: (state, seat, action) =>
      action.type === 'discard' ? (action.what === 'cube' ? 0.4 : 0.05) : weigh(kit, state, seat, action),
  };
}

function estimate(kit: Kit, state: AntarcticaState): readonly number[] {
  const { areas, tracks, cards, resources } = scoreAll(kit, state);
  const left = shareLeft(kit, state);
  const standing = STANDING.atEnd + (STANDING.atStart - STANDING.atEnd) * left;
  const at = ([atEnd, atStart]: readonly [number, number]): number => atEnd + (atStart - atEnd) * left;
  return state.players.map((player, seat) => {
    const won = [...areas, ...tracks, cards, resources].reduce(
      (points, prize) => points + (prize.points[seat] ?? 0),
      0,
    );
    const placed = openAreas(kit, state).map((area) => state.areas[area].scientists[seat] ?? 0);
    const harbours = new Set(shipsOf(kit, state, seat).map(({ area }) => area));
    const buildings = new Set([...harbours].flatMap((area) => state.areas[area].buildings));
    return (
      won * standing +
      at(WORTH.placed) * sum(placed) +
      at(WORTH.areas) * placed.filter((scientists) => scientists > 0).length +
      at(WORTH.buildings) * buildings.size +
      at(WORTH.supply) * player.supply +
      at(WORTH.discarded) * (player.discarded.ships + player.discarded.cubes) +
      at(WORTH.ships) * harbours.size
    );
  });
}

/** How far the game is from its usual end: 1 at the beginning, 0 when somebody has placed all scientists. */
function shareLeft(kit: Kit, state: AntarcticaState): number {
  const { supplyScientists, reserveScientists } = kit.set.playerSupply[state.seats];
  return Math.min(...state.players.map(unplaced)) / (supplyScientists + reserveScientists);
}
