import type { View } from '../../../engine/games/new-eden/view.ts';
import type { Look } from '../../game-scene.ts';
import { resultTable } from '../../result-table.ts';
import type { ResultRow } from '../../result-table.ts';
import type { Box, Shape } from '../../shapes.ts';
import { boardName } from '../../type.ts';
import { personOf } from './asked.ts';
import { FACTS } from './facts.ts';

type Standing = View['standings'][number];

export function stationOfStanding({ stations }: View, { seat }: Standing): number {
  return seat ?? stations.findIndex(({ deepThought }) => deepThought);
}

/** The reckoning: a column for each station, best first; of a collapsed one the sign says why its lines are empty. */
export function reckoning(view: View, look: Look, box: Box): Shape[] {
  const ranked = [...view.standings].sort((a, b) => a.rank - b.rank);
  const columns = ranked.map((standing) => {
    const at = stationOfStanding(view, standing);
    const { seat, name, colourWord } = personOf(view, look, at);
    return {
      seat,
      name: boardName(name, colourWord),
      colourWord,
      total: String(standing.total),
      won: standing.rank === 1,
      facts: [FACTS.result(at, 'total', standing.total)],
    };
  });
  const keys = ranked[0]?.lines.map(({ key }) => key) ?? [];
  const rows = keys.map((key): ResultRow => {
    const points = ranked.map(({ lines }) => lines.find((line) => line.key === key)?.points ?? 0);
    return {
      label: look.say({ key }),
      points: points.map((number) => (number < 0 ? `−${0 - number}` : String(number))),
      facts: ranked.map((standing, nth) => FACTS.result(stationOfStanding(view, standing), key, points[nth] ?? 0)),
    };
  });
  return resultTable({ columns, rows: [...rows, stability(view, look, ranked)], total: look.say({ key: 'board.total' }) }, box);
}

/** Damage against the red marker. */
function stability(view: View, look: Look, ranked: readonly Standing[]): ResultRow {
  const at = ranked.map((standing) => stationOfStanding(view, standing));
  return {
    label: look.say({ key: 'fact.damage' }),
    points: at.map((station) => {
      const { damage = 0, marker = 0, stable = true } = view.stations[station] ?? {};
      return stable ? `${damage} ≤ ${marker}` : `${damage} > ${marker}`;
    }),
    facts: at.flatMap((station) => {
      const of = view.stations[station];
      return of === undefined ? [] : [FACTS.damage(station, of), FACTS.marker(station, of)];
    }),
  };
}
