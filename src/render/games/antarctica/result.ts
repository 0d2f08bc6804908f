import type { Msg } from '../../../engine/core/contract.ts';
import type { AntarcticaView } from '../../../engine/games/antarctica/view.ts';
import { MARGIN } from '../../frame.ts';
import type { Look } from '../../game-scene.ts';
import { header } from '../../header.ts';
import { resultTable } from '../../result-table.ts';
import type { ResultRow, ResultWords } from '../../result-table.ts';
import type { Scene } from '../../shapes.ts';
import { headerWords } from './asked.ts';
import { fact } from './facts.ts';

/** Of another size than the board: the two are never compared for changes. */
const PAGE = { width: 1600, height: 1188 };
const FACTS = ['firstPlaces', 'buildingCards'] as const;

interface ScoredPrize {
  readonly key: string;
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
      label: { key: 'word.area', with: { area } },
    })),
    ...tracks.map(({ track, ...prize }) => ({
      ...prize,
      key: `track-${track}`,
      label: { key: 'word.track', with: { track } },
    })),
    { ...cards, key: 'cards', label: { key: 'cards' } },
    { ...resources, key: 'resources', label: { key: 'resources' } },
  ];
}

/** "Second inland track (3+ players)": of what was scored the remark in brackets says nothing new. */
function withoutRemark(label: string): string {
  return label.replace(/\s*\([^()]*\)$/u, '');
}

function resultWords(view: AntarcticaView, look: Look): ResultWords {
  const ranked = [...view.standings].sort((a, b) => a.rank - b.rank);
  const seats = ranked.flatMap(({ seat }) => seat ?? []);
  const rows: ResultRow[] = prizesOf(view).map(({ key, label, points }) => ({
    label: withoutRemark(look.say(label)),
    points: seats.map((seat) => String(points[seat] ?? 0)),
    facts: [fact.prize(key, points)],
  }));
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
      return { seat, name, colourWord, total: String(total), won: rank === 1, facts };
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
