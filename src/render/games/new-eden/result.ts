import type { View } from '../../../engine/games/new-eden/view.ts';
import { celebration } from '../../celebration.ts';
import { pointsChart, type PointsCourse } from '../../points-chart.ts';
import { NOTHING_COUNTS, resultTable } from '../../result-table.ts';
import type { ResultRow } from '../../result-table.ts';
import type { Box, Shape } from '../../shapes.ts';
import { boardName } from '../../type.ts';
import { askedMessage, personOf } from './asked.ts';
import { BOARD } from './ground.ts';
import { FACTS } from './facts.ts';
import { sayOfGame, type EdenLook } from './messages.ts';
import { seaPanel } from '../../sea-panel.ts';

type Standing = View['standings'][number];

export function stationOfStanding({ stations }: View, { seat }: Standing): number {
  return seat ?? stations.findIndex(({ deepThought }) => deepThought);
}

/** The reckoning: a column for each station, best first; of a collapsed one the sign says why its lines are empty. */
function reckoning(view: View, look: EdenLook, box: Box): Shape[] {
  const ranked = [...view.standings].sort((a, b) => a.rank - b.rank);
  const columns = ranked.map((standing) => {
    const at = stationOfStanding(view, standing);
    const { seat, name, colourWord } = personOf(view, look, at);
    return {
      seat,
      name: boardName(name, colourWord),
      colourWord,
      total: String(standing.total),
      rank: standing.rank,
      facts: [FACTS.result(at, 'total', standing.total), FACTS.result(at, 'rank', standing.rank)],
    };
  });
  const keys = ranked[0]?.lines.map(({ key }) => key) ?? [];
  const rows = keys.map((key): ResultRow => {
    const points = ranked.map(({ lines }) => lines.find((line) => line.key === key)?.points ?? 0);
    return {
      label: sayOfGame(look, { key }),
      points: points.map((number, nth) =>
        isVoid(view, ranked[nth], key) ? NOTHING_COUNTS : number < 0 ? `−${0 - number}` : String(number),
      ),
      facts: ranked.map((standing, nth) =>
        FACTS.result(stationOfStanding(view, standing), key, points[nth] ?? 0),
      ),
    };
  });
  return resultTable(
    { columns, rows: [...rows, ...stability(view, look, ranked)], total: look.say({ key: 'board.total' }) },
    box,
  );
}

/** Of a collapsed station only what was scored in play and its coins count. */
function isVoid(view: View, standing: Standing | undefined, key: string): boolean {
  if (standing === undefined || key === 'line.play' || key === 'line.coins') return false;
  return view.stations[stationOfStanding(view, standing)]?.stable === false;
}

/** Damage against the limit, and what follows from it. */
function stability(view: View, look: EdenLook, ranked: readonly Standing[]): ResultRow[] {
  const at = ranked.map((standing) => stationOfStanding(view, standing));
  const of = at.flatMap((station) => view.stations[station] ?? []);
  return [
    {
      label: look.say({ key: 'board.damageLimit' }),
      words: true,
      points: of.map(({ damage, marker }) => `${damage} / ${marker}`),
      facts: of.map((station, nth) => FACTS.damage(at[nth] ?? 0, station)),
    },
    {
      label: look.say({ key: 'board.station' }),
      words: true,
      points: of.map(({ stable }) => look.say({ key: stable ? 'sign.stable' : 'sign.collapsed' })),
      facts: of.map((station, nth) => FACTS.marker(at[nth] ?? 0, station)),
    },
  ];
}

export function resultBoard(view: View, look: EdenLook, course: readonly View[]): Shape[] {
  const winners = view.standings.filter(({ rank }) => rank === 1);
  const [first] = winners;
  const box: Box = { x: 30, y: 250, width: 1540, height: 740 };
  const shown = course.length > 1;
  const chart: Box = { x: box.x + 20, y: box.y + 24, width: 430, height: box.height - 48 };
  const table: Box = { ...box, x: box.x + 460, width: box.width - 470 };
  return [
    ...celebration(
      {
        seats: winners.map(({ seat }) => seat),
        words: look.say(askedMessage(view)),
        facts: [FACTS.asked(view)],
        ...(first !== undefined && {
          detail: {
            words: look.say({ key: 'turn.total', with: { points: first.total } }),
            facts: [FACTS.result(stationOfStanding(view, first), 'total', first.total)],
          },
        }),
      },
      { x: 0, y: 0, width: BOARD.width, height: 240 },
    ),
    seaPanel(box, 26),
    ...(shown ? pointsChart(coursesOf(view, course), chart) : []),
    ...reckoning(view, look, shown ? table : box),
  ];
}

/** Points scored in play; the last moment is the reckoning. */
function coursesOf(view: View, course: readonly View[]): PointsCourse[] {
  return view.stations.map(({ deepThought }, station) => {
    const total =
      view.standings.find((standing) => stationOfStanding(view, standing) === station)?.total ?? 0;
    const points = course.map(({ stations }) => stations[station]?.score ?? 0);
    return { seat: deepThought ? undefined : station, points: [...points, total] };
  });
}
