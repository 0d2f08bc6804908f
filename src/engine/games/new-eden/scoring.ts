import type { ScoreLine, Standing, Viewer } from '../../core/contract.ts';
import { rankStandings } from '../../core/standings.ts';
import { CATEGORIES, type Category } from './components.ts';
import { isStable, redMarker } from './damage.ts';
import { say } from './messages.ts';
import { idsIn, researchOf } from './station.ts';
import {
  isDeepThought,
  stationOf,
  whose,
  type Automatic,
  type Position,
  type State,
  type Station,
  type StationIndex,
} from './state.ts';

/** NED-END-4: whose coins may be seen. After the end, all. */
export function seesCoins(state: State, index: StationIndex, viewer: Viewer): boolean {
  return (
    state.options.openCoins ||
    state.frames.length === 0 ||
    isDeepThought(state, index) ||
    (viewer !== undefined && viewer === index)
  );
}

/** End points of the cards of a category. */
function endPoints({ components }: Position, station: Station, category: Category): number {
  return idsIn(station, category).reduce((sum, id) => sum + components.part(id).endPoints, 0);
}

/** NED-RES-2B2, NED-RES-3B2, NED-R55: crabs activated in round 3 that still stand. */
function mannedCrabPoints({ components, state }: Position, station: Station): number {
  if (state.round < components.rounds.list.length) return 0;
  const manned = station.outside.crab.filter(({ activated }) => activated).length;
  const each = researchOf(components, station, 'mannedCrabs').reduce((sum, { n }) => sum + n, 0);
  return manned * each;
}

/** NED-END-1 */
function coinPoints({ components }: Position, { coins }: Station): number {
  return Math.floor(coins / components.finalScoring.coinsPerPoint);
}

/** NED-END-2: what a stable station is worth at this moment; coins never count here. */
export function stationValue(at: Position, index: StationIndex): number {
  const station = stationOf(at.state, index);
  return (
    CATEGORIES.reduce((sum, category) => sum + endPoints(at, station, category), 0) +
    mannedCrabPoints(at, station)
  );
}

/** NED-END-1, NED-END-2 */
function finalScoreOf(
  at: Position,
  index: StationIndex,
): { play: number; coins: number; value: number; stable: boolean } {
  const station = stationOf(at.state, index);
  const stable = isStable(at.components, station);
  return {
    play: station.score,
    coins: coinPoints(at, station),
    value: stable ? stationValue(at, index) : 0,
    stable,
  };
}

/** NED-END-3, NED-END-4: public, so before the end without the coins that are hidden. */
export function scores(at: Position): readonly Standing[] {
  const { components, state } = at;
  return rankStandings(
    state.stations.map((station, index) => {
      const { seat } = whose(state, index);
      const stable = isStable(components, station);
      return {
        ...(seat === undefined ? { name: say('deepThought') } : { seat }),
        lines: lines(at, index, stable),
        facts: [
          { key: 'fact.damage', value: station.damage },
          { key: 'fact.marker', value: redMarker(components, station) },
          { key: 'fact.stable', value: stable ? 1 : 0, said: say(stable ? 'fact.yes' : 'fact.no') },
        ],
        tieBreaks: [0 - station.damage],
      };
    }),
  );
}

function lines(at: Position, index: StationIndex, stable: boolean): readonly ScoreLine[] {
  const station = stationOf(at.state, index);
  const coins = seesCoins(at.state, index, undefined)
    ? [{ key: 'line.coins', points: coinPoints(at, station) }]
    : [];
  return [
    { key: 'line.play', points: station.score },
    ...coins,
    ...CATEGORIES.map((category) => ({
      key: `line.${category}`,
      points: stable ? endPoints(at, station, category) : 0,
    })),
    { key: 'line.manned', points: stable ? mannedCrabPoints(at, station) : 0 },
  ];
}

/** NED-ROUND-1, NED-END-1, NED-END-2: `scores` says the lines. */
export const finalScoring: Automatic<'finalScoring'> = (play) => {
  const { draft, emit } = play;
  draft.stations.forEach((_, index) => {
    const { play: inPlay, coins, value, stable } = finalScoreOf(play, index);
    emit({
      type: 'finalScored',
      ...whose(draft, index),
      total: inPlay + coins + value,
      coinPoints: coins,
      value,
      stable: stable ? 1 : 0,
    });
  });
  emit({ type: 'gameEnded' });
};
