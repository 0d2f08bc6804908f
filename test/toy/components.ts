import { setCheck, twice } from '../../src/engine/core/check-set.ts';
import type { ComponentNames } from '../../src/engine/core/contract.ts';
import {
  integer,
  keyed,
  list,
  oneOf,
  record,
  table,
  text,
  type Fitting,
} from '../../src/engine/core/shape.ts';

/* What comes in the box of Floe. */

export const KINDS = ['dogs', 'skis', 'tent', 'stove', 'radio', 'sextant'] as const;
export type Kind = (typeof KINDS)[number];
export const WEATHERS = ['calm', 'breeze', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];
export const SEASONS = ['mild', 'harsh'] as const;
export const COLUMNS = 'ABCDEFGHIJKLM';
export const ROWS = 10;
/** Every cell of the map, row by row: `A1` is at the top left. */
export const CELLS: readonly string[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from(COLUMNS, (column) => `${column}${row + 1}`),
).flat();

const KIT_CARD = record({ id: text(/^[A-Z]\d$/u), kind: oneOf(KINDS), pace: integer(1, 99) });
export type KitCard = Readonly<Fitting<typeof KIT_CARD>>;
const CORE = record({ id: text(/^C\d\d$/u), points: integer(0, 20) });
const TILE = record({
  id: text(/^W\d\d$/u),
  kind: oneOf(WEATHERS),
  steps: integer(-1, 3),
  seasons: list(oneOf(SEASONS), 1, 2),
});
const SET = record(
  {
    map: record({ rows: list(text(/^[.^~*]{13}$/u), ROWS, ROWS) }, 'open'),
    kit: record({ rows: list(KIT_CARD, 20, 40) }),
    cores: record({ rows: list(CORE, 4, 40) }),
    weather: record({ rows: list(TILE) }),
    rounds: keyed(['1', '2', '3', '4'], integer(1, 20)),
    start: record({ fuel: integer(0, 6), dealt: integer(1, 5), kept: integer(1, 5) }),
    names: table(record({ en: text(), fr: text(), pl: text() })),
  },
  'open',
);
type SetFile = Fitting<typeof SET>;

const TERRAIN_BY_LETTER = { '.': 'ice', '^': 'ridge', '~': 'water', '*': 'site' } as const;
export type Components = ReturnType<typeof prepare>;

function prepare({ map, kit, cores, weather, rounds, start, names }: SetFile) {
  const letters = map.rows.join('');
  // as: the shape lets no other letters pass
  const letterAt = (at: number) => letters.charAt(at) as keyof typeof TERRAIN_BY_LETTER;
  return {
    map: map.rows,
    terrain: new Map(CELLS.map((cell, at) => [cell, TERRAIN_BY_LETTER[letterAt(at)]])),
    kit: byId(kit.rows),
    cores: byId(cores.rows),
    weather: byId(weather.rows),
    rounds: (seats: number): number => Object.values(rounds)[seats - 1] ?? 0,
    start,
    names: { ...names, ...cardNames(kit.rows, names) },
  } as const;
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** `card:D1` -> "Dogs 17": a card is called by its kind and its pace. */
function cardNames(cards: readonly KitCard[], names: ComponentNames): ComponentNames {
  const nameOf = ({ kind, pace }: KitCard): Record<string, string> =>
    Object.fromEntries(
      Object.entries(names[`kind:${kind}`] ?? {}).map(([at, name]) => [at, `${name} ${pace}`]),
    );
  return Object.fromEntries(cards.map((card) => [`card:${card.id}`, nameOf(card)]));
}

export const checkSet = setCheck({
  shape: SET,
  rule: 'TOY-DATA-1',
  prepare,
  faults: ({ map, kit, cores, weather, rounds, start, names }) => {
    const most = Math.max(...Object.values(rounds));
    const tilesIn = (season: (typeof SEASONS)[number]): number =>
      weather.rows.filter(({ seasons }) => seasons.includes(season)).length;
    const wanted = [...KINDS.map((kind) => `kind:${kind}`), ...WEATHERS.map((kind) => `weather:${kind}`)];
    const fault = (wrong: boolean, sentence: string): string[] => (wrong ? [sentence] : []);
    return [
      ...[kit.rows, cores.rows, weather.rows]
        .flatMap((rows) => twice(rows.map(({ id }) => id)))
        .map((id) => `TOY-DATA-2: ${id} is there twice`),
      ...twice(kit.rows.map(({ pace }) => pace)).map((pace) => `TOY-DATA-2: pace ${pace} is there twice`),
      ...fault(map.rows.join('').replaceAll(/[~*]/gu, '').length < 4, 'TOY-DATA-3: no room for four camps'),
      ...fault(start.kept > start.dealt, 'TOY-DATA-4: more cards are kept than dealt'),
      ...fault(kit.rows.length < 4 * start.dealt, 'TOY-DATA-4: too few kit cards for four hands'),
      ...SEASONS.filter((season) => tilesIn(season) < most).map(
        (season) => `TOY-DATA-5: ${tilesIn(season)} weather tiles (${season}) for ${most} rounds`,
      ),
      ...wanted.filter((key) => !Object.hasOwn(names, key)).map((key) => `TOY-DATA-6: ${key} has no name`),
    ];
  },
});
