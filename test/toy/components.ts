import type { ComponentNames } from '../../src/engine/core/contract.ts';
import { err, ok, type Result } from '../../src/engine/core/result.ts';
import {
  checkShape,
  integer,
  list,
  object,
  oneOf,
  table,
  text,
  type Shape,
} from '../../src/engine/core/shape.ts';

/** What comes in the box of Floe. */
export const KINDS = ['dogs', 'skis', 'tent', 'stove', 'radio', 'sextant'] as const;
export type Kind = (typeof KINDS)[number];
export const WEATHERS = ['calm', 'breeze', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];
export const SEASONS = ['mild', 'harsh'] as const;
export type Season = (typeof SEASONS)[number];

export const COLUMNS = 'ABCDEFGHIJKLM';
export const ROWS = 10;
/** Every cell of the map, row by row: `A1` is at the top left. */
export const CELLS: readonly string[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from(COLUMNS, (column) => `${column}${row + 1}`),
).flat();

export interface KitCard {
  readonly id: string;
  readonly kind: Kind;
  readonly pace: number;
}
export interface Core {
  readonly id: string;
  readonly points: number;
}
export interface WeatherTile {
  readonly id: string;
  readonly kind: Weather;
  readonly steps: number;
  readonly seasons: readonly Season[];
}
export const TERRAINS = ['ice', 'ridge', 'water', 'site'] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface ToyComponents {
  readonly map: readonly string[];
  readonly terrain: ReadonlyMap<string, Terrain>;
  readonly kit: ReadonlyMap<string, KitCard>;
  readonly cores: ReadonlyMap<string, Core>;
  readonly weather: ReadonlyMap<string, WeatherTile>;
  readonly rounds: Readonly<Record<string, number>>;
  readonly start: { readonly fuel: number; readonly dealt: number; readonly kept: number };
  readonly names: ComponentNames;
}

interface SetFile {
  readonly map: { readonly rows: string[] };
  readonly kit: { readonly rows: KitCard[] };
  readonly cores: { readonly rows: Core[] };
  readonly weather: { readonly rows: WeatherTile[] };
  readonly rounds: { '1': number; '2': number; '3': number; '4': number };
  readonly start: { fuel: number; dealt: number; kept: number };
  readonly names: Record<string, { en: string; fr: string; pl: string }>;
}

const ROUNDS = integer(1, 20);
const SET_FILE: Shape<SetFile> = object<SetFile>(
  {
    map: object<SetFile['map']>({ rows: list(text(/^[.^~*]{13}$/u), ROWS, ROWS) }, 'open'),
    kit: object<SetFile['kit']>({
      rows: list(
        object<KitCard>({ id: text(/^[A-Z]\d$/u), kind: oneOf(KINDS), pace: integer(1, 99) }),
        20,
        40,
      ),
    }),
    cores: object<SetFile['cores']>({
      rows: list(object<Core>({ id: text(/^C\d\d$/u), points: integer(0, 20) }), 4, 40),
    }),
    weather: object<SetFile['weather']>({
      rows: list(
        object<WeatherTile>({
          id: text(/^W\d\d$/u),
          kind: oneOf(WEATHERS),
          steps: integer(-1, 3),
          seasons: list(oneOf(SEASONS), 1, 2),
        }),
      ),
    }),
    rounds: object<SetFile['rounds']>({ '1': ROUNDS, '2': ROUNDS, '3': ROUNDS, '4': ROUNDS }),
    start: object<SetFile['start']>({ fuel: integer(0, 6), dealt: integer(1, 5), kept: integer(1, 5) }),
    names: table(object({ en: text(), fr: text(), pl: text() })),
  },
  'open',
);

const TERRAIN_BY_LETTER: Readonly<Record<string, Terrain>> = {
  '.': 'ice',
  '^': 'ridge',
  '~': 'water',
  '*': 'site',
};

export function checkSet(json: unknown): Result<ToyComponents, readonly string[]> {
  const file = checkShape(SET_FILE, json);
  if (!file.ok) return err(file.error.map((fault) => `TOY-DATA-1: ${fault}`));
  const failures = [...checkIds(file.value), ...checkCounts(file.value), ...checkNames(file.value)];
  return failures.length === 0 ? ok(componentsOf(file.value)) : err(failures);
}

function checkIds({ kit, cores, weather }: SetFile): string[] {
  const twice = (what: string, ids: readonly (string | number)[]): string[] =>
    [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
      (id) => `TOY-DATA-2: ${what} ${id} is there twice`,
    );
  return [
    ...twice(
      'kit card',
      kit.rows.map(({ id }) => id),
    ),
    ...twice(
      'core',
      cores.rows.map(({ id }) => id),
    ),
    ...twice(
      'weather tile',
      weather.rows.map(({ id }) => id),
    ),
    ...twice(
      'pace',
      kit.rows.map(({ pace }) => pace),
    ),
  ];
}

function checkCounts({ map, kit, weather, rounds, start }: SetFile): string[] {
  const failures: string[] = [];
  const camps = map.rows.join('').replaceAll(/[~*]/gu, '').length;
  if (camps < 4) failures.push('TOY-DATA-3: the map has no room for four camps');
  if (start.kept > start.dealt) failures.push('TOY-DATA-4: more cards are kept than dealt');
  if (kit.rows.length < 4 * start.dealt) failures.push('TOY-DATA-4: too few kit cards for four hands');
  for (const season of SEASONS) {
    const tiles = weather.rows.filter((tile) => tile.seasons.includes(season)).length;
    const most = Math.max(...Object.values(rounds));
    if (tiles < most) failures.push(`TOY-DATA-5: ${tiles} weather tiles (${season}) for ${most} rounds`);
  }
  return failures;
}

function checkNames({ names }: SetFile): string[] {
  const wanted = [...KINDS.map((kind) => `kind:${kind}`), ...WEATHERS.map((kind) => `weather:${kind}`)];
  return wanted.filter((key) => !Object.hasOwn(names, key)).map((key) => `TOY-DATA-6: ${key} has no name`);
}

function componentsOf(file: SetFile): ToyComponents {
  const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
    new Map(rows.map((row) => [row.id, row]));
  const letters = file.map.rows.join('');
  return {
    map: file.map.rows,
    terrain: new Map(CELLS.map((cell, at) => [cell, TERRAIN_BY_LETTER[letters.charAt(at)] ?? 'water'])),
    kit: byId(file.kit.rows),
    cores: byId(file.cores.rows),
    weather: byId(file.weather.rows),
    rounds: file.rounds,
    start: file.start,
    names: { ...file.names, ...cardNames(file) },
  };
}

/** `card:D1` -> "Dogs 17": a card is called by its kind and its pace. */
function cardNames({ kit, names }: SetFile): ComponentNames {
  return Object.fromEntries(
    kit.rows.map(({ id, kind, pace }) => [
      `card:${id}`,
      Object.fromEntries(
        Object.entries(names[`kind:${kind}`] ?? {}).map(([locale, name]) => [locale, `${name} ${pace}`]),
      ),
    ]),
  );
}
