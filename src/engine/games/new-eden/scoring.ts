import type { ScoreLine, Standing, Viewer } from '../../core/contract.ts';
import { rankStandings } from '../../core/standings.ts';
import { CATEGORIES, type Category } from './components.ts';
import { say } from './messages.ts';
import { isStable, redMarker } from './stability.ts';
import { idsIn, researchOf } from './station.ts';
import {
  isDeepThought,
  stationOf,
  whose,
  type Now,
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
function endPoints({ box }: Now, station: Station, category: Category): number {
  return idsIn(station, category).reduce((sum, id) => sum + box.part(id).endPoints, 0);
}

/** NED-RES-2B2, NED-RES-3B2, NED-R55: crabs activated in round 3 that still stand. */
function mannedCrabPoints({ box, state }: Now, station: Station): number {
  if (state.round < box.set.rounds.list.length) return 0;
  const manned = station.outside.crab.filter(({ activated }) => activated).length;
  const each = researchOf(box, station, 'mannedCrabs').reduce((sum, { n }) => sum + n, 0);
  return manned * each;
}

/** NED-END-1 */
function coinPoints({ box }: Now, { coins }: Station): number {
  return Math.floor(coins / box.set.finalScoring.coinsPerPoint);
}

/** NED-END-2: what a stable station is worth at this moment; coins never count here. */
export function stationValue(now: Now, index: StationIndex): number {
  const station = stationOf(now.state, index);
  return (
    CATEGORIES.reduce((sum, category) => sum + endPoints(now, station, category), 0) +
    mannedCrabPoints(now, station)
  );
}

/** NED-END-1, NED-END-2 */
export function finalScoreOf(
  now: Now,
  index: StationIndex,
): { play: number; coins: number; value: number; stable: boolean } {
  const station = stationOf(now.state, index);
  const stable = isStable(now.box, station);
  return {
    play: station.score,
    coins: coinPoints(now, station),
    value: stable ? stationValue(now, index) : 0,
    stable,
  };
}

/** NED-END-3, NED-END-4: public, so before the end without the coins that are hidden. */
export function scores(now: Now): readonly Standing[] {
  const { box, state } = now;
  return rankStandings(
    state.stations.map((station, index) => {
      const { seat } = whose(state, index);
      const stable = isStable(box, station);
      return {
        ...(seat === undefined ? { name: say('deepThought') } : { seat }),
        lines: lines(now, index, stable),
        facts: [
          { key: 'fact.damage', value: station.damage },
          { key: 'fact.marker', value: redMarker(box, station) },
          { key: 'fact.stable', value: stable ? 1 : 0, said: say(stable ? 'fact.yes' : 'fact.no') },
        ],
        tieBreaks: [0 - station.damage],
      };
    }),
  );
}

function lines(now: Now, index: StationIndex, stable: boolean): readonly ScoreLine[] {
  const station = stationOf(now.state, index);
  const coins = seesCoins(now.state, index, undefined)
    ? [{ key: 'line.coins', points: coinPoints(now, station) }]
    : [];
  return [
    { key: 'line.play', points: station.score },
    ...coins,
    ...CATEGORIES.map((category) => ({
      key: `line.${category}`,
      points: stable ? endPoints(now, station, category) : 0,
    })),
    { key: 'line.manned', points: stable ? mannedCrabPoints(now, station) : 0 },
  ];
}
