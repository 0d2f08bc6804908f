import type { Msg } from '../../../engine/core/contract.ts';
import type { View as AntarcticaView } from '../../../engine/games/antarctica/view.ts';
import { MARGIN } from '../../frame.ts';
import type { Look } from '../../game-scene.ts';
import { header } from '../../header.ts';
import { resultTable } from '../../result-table.ts';
import type { ResultRow, ResultWords } from '../../result-table.ts';
import type { Scene } from '../../shapes.ts';
import { headerWords } from './asked.ts';
import { fact } from './facts.ts';

/** Of another size than the board: the two are never compared for changes. */
const PAGE = { width: 1600, height: 1276 };
const FACTS = ['firstPlaces', 'buildingCards'] as const;
/** The four kinds of points; the first two are made of several prizes. */
const CATEGORIES = ['areas', 'tracks', 'cards', 'resources'] as const;
type Category = (typeof CATEGORIES)[number];

interface ScoredPrize {
  readonly key: string;
  readonly category: Category;
  readonly label: Msg;
  readonly points: readonly number[];
  readonly firsts: readonly number[];
}

/** What was scored, in the order in which it is scored. */
export function prizesOf({ scoring }: AntarcticaView): ScoredPrize[] {
  const { areas, tracks, cards, resources } = scoring;
  return [
    ...areas.map(({ area, ...prize }) => ({
      ...prize,
      key: area,
      category: 'areas' as const,
      label: { key: 'word.area', with: { area } },
    })),
    ...tracks.map(({ track, ...prize }) => ({
      ...prize,
      key: `track-${track}`,
      category: 'tracks' as const,
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
function categoryRows(view: AntarcticaView, look: Look, seats: readonly number[]): ResultRow[] {
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

function resultWords(view: AntarcticaView, look: Look): ResultWords {
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

/** The reckoning, in place of the board. */
export function resultPage(view: AntarcticaView, look: Look): Scene {
  const top = 176;
  const box = { x: MARGIN, y: top, width: PAGE.width - 2 * MARGIN, height: PAGE.height - top - MARGIN };
  return {
    ...PAGE,
    ground: 'ground',
    still: [],
    moving: [...header(headerWords(view, look), PAGE.width), ...resultTable(resultWords(view, look), box)],
  };
}
