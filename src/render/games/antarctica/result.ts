import { celebration } from '../../celebration.ts';
import { BOARD, MARGIN } from '../../frame.ts';
import { pointsChart } from '../../points-chart.ts';
import { resultTable } from '../../result-table.ts';
import type { ResultRow, ResultWords } from '../../result-table.ts';
import { seaPanel } from '../../sea-panel.ts';
import type { Scene, Shape } from '../../shapes.ts';
import { askedMessage } from './asked.ts';
import { totalOf } from './changed.ts';
import { fact } from './facts.ts';
import type { AntarcticaLook, Said } from './messages.ts';
import type { AntarcticaView } from './view.ts';

/** Of another size than the board: the two are never compared for changes. */
const PAGE = { width: 1600, height: 1060 } as const;
const DETAILS = { width: 1600, height: 1100 } as const;
const FACTS = ['firstPlaces', 'buildingCards'] as const;
/** The four kinds of points; the first two are made of several prizes. */
const CATEGORIES = ['areas', 'tracks', 'cards', 'resources'] as const;
type Category = (typeof CATEGORIES)[number];

interface ScoredPrize {
  readonly key: string;
  readonly category: Category;
  readonly label: Said;
  readonly points: readonly number[];
  readonly firsts: readonly number[];
}

/** What was scored, in the order in which it is scored. */
export function prizesOf({ scoring }: AntarcticaView): ScoredPrize[] {
  const { areas, tracks, cards, resources } = scoring;
  return [
    ...areas.map(({ area, ...prize }): ScoredPrize => ({
      ...prize,
      key: area,
      category: 'areas',
      label: { key: 'word.area', with: { area } },
    })),
    ...tracks.map(({ track, ...prize }): ScoredPrize => ({
      ...prize,
      key: `track-${track}`,
      category: 'tracks',
      label: { key: 'word.track', with: { track } },
    })),
    { ...cards, key: 'cards', category: 'cards', label: { key: 'cards' } },
    { ...resources, key: 'resources', category: 'resources', label: { key: 'resources' } },
  ];
}

/** "Second inland track (3+ players)": of what was scored the remark in brackets says nothing new. */
function withoutRemark(label: string): string {
  return label.replace(/\s*\([^()]*\)$/u, '');
}

/** A category as a whole, and below it each of its prizes where it has several: who is first there is not faint. */
function categoryRows(view: AntarcticaView, look: AntarcticaLook, seats: readonly number[]): ResultRow[] {
  return CATEGORIES.flatMap((category) => {
    const prizes = prizesOf(view).filter((prize) => prize.category === category);
    const inAll = (seat: number): number => prizes.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
    const rows = prizes.map(({ key, label, points, firsts }): ResultRow => ({
      label: withoutRemark(look.say(label)),
      points: seats.map((seat) => String(points[seat] ?? 0)),
      first: seats.map((seat) => firsts.includes(seat)),
      facts: [fact.prize(key, points)],
    }));
    if (category === 'cards' || category === 'resources')
      return rows.map((row) => ({ ...row, whole: true as const }));
    const whole: ResultRow = {
      label: look.say({ key: category }),
      points: seats.map((seat) => String(inAll(seat))),
      whole: true,
      facts: seats.map((seat) => fact.part(category, seat, inAll(seat))),
    };
    return [whole, ...rows];
  });
}

function resultWords(view: AntarcticaView, look: AntarcticaLook): ResultWords {
  const ranked = [...view.standings].sort((a, b) => a.rank - b.rank);
  const seats = ranked.flatMap(({ seat }) => seat ?? []);
  const rows = categoryRows(view, look, seats);
  const tieBreaks: ResultRow[] = FACTS.map((key) => ({
    label: look.say({ key }),
    // in brackets: they break ties, the total does not hold them
    points: ranked.map(({ facts }) => `(${facts.find((one) => one.key === key)?.value ?? 0})`),
    facts: ranked.map(({ seat = 0, facts }) =>
      fact.result(seat, key, facts.find((one) => one.key === key)?.value ?? 0),
    ),
  }));
  return {
    columns: ranked.map(({ seat, rank, total }) => {
      const { name = '', colourWord = '' } = look.seats[seat ?? -1] ?? {};
      const facts = [fact.score(seat ?? 0, total), fact.result(seat ?? 0, 'rank', rank)];
      return { seat, name, colourWord, total: String(total), rank, facts };
    }),
    rows: [...rows, ...tieBreaks],
    total: look.say({ key: 'board.total' }),
  };
}

const PANEL = { x: 30, y: 250, width: 1540, height: 780 } as const;
const CHART = { x: PANEL.x + 20, y: PANEL.y + 24, width: 430, height: PANEL.height - 48 } as const;

/** The sea north of the ice, which lies behind the panel. */
function openSea(): Shape {
  const box = { x: 0, y: 0, ...PAGE };
  return {
    kind: 'group',
    clip: `M0 0H${PAGE.width}V${PAGE.height}H0Z`,
    box,
    shapes: [{ kind: 'sprite', name: 'map', x: 0, y: 160, ...BOARD }],
  };
}

/** The winner, how the points grew, what they are made of; in place of the board. */
export function resultPage(
  view: AntarcticaView,
  look: AntarcticaLook,
  course: readonly AntarcticaView[] = [],
): Scene {
  const left = CHART.x + CHART.width + 10;
  const shown = course.length > 1;
  const box = shown ? { ...PANEL, x: left, width: PANEL.x + PANEL.width - left } : PANEL;
  const seats = view.standings.flatMap(({ seat, rank }) => (rank === 1 && seat !== undefined ? [seat] : []));
  const winners = {
    seats,
    words: look.say(askedMessage(view, 'picture')),
    facts: [fact.asked(view)],
    ...(view.end !== undefined && {
      detail: { words: look.say({ key: `over.${view.end}` }), facts: [fact.end(view.end)] },
    }),
  };
  const courses = view.players.map(({ seat }) => ({
    seat,
    points: course.map((moment) => totalOf(moment, seat)),
  }));
  const words = resultWords(view, look);
  return {
    ...PAGE,
    theme: 'antarctica',
    ground: '~sea-1',
    still: [openSea()],
    moving: [
      ...celebration(winners, { x: 0, y: 0, width: PAGE.width, height: PANEL.y - 10 }),
      seaPanel(PANEL, 26),
      ...(shown ? pointsChart(courses, CHART) : []),
      ...resultTable({ ...words, rows: words.rows.filter(isWhole).map(even) }, box),
    ],
  };
}

/** A kind of points as a whole, or what breaks ties: prize by prize they have a page of their own. */
function isWhole({ whole, first }: ResultRow): boolean {
  return whole === true || first === undefined;
}

/** Nobody's points are fainter: who is first in what is for the page of the prizes. */
function even({ label, points, whole, facts }: ResultRow): ResultRow {
  return { label, points, facts, ...(whole && { whole }) };
}

/** Prize by prize. */
export function reckoning(view: AntarcticaView, look: AntarcticaLook): Scene {
  const box = { x: MARGIN, y: 20, width: DETAILS.width - 2 * MARGIN, height: DETAILS.height - 40 };
  return {
    ...DETAILS,
    theme: 'antarctica',
    ground: '~sea-2',
    still: [],
    moving: resultTable(resultWords(view, look), box),
  };
}
