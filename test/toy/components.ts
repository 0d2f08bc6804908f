import { setCheck, twice } from '../../src/engine/core/check-set.ts';
import { integer, keyed, list, record, table, text, type Fitting } from '../../src/engine/core/shape.ts';

/* What comes in the box of Floe. */

export const KINDS = ['dogs', 'skis', 'tent', 'stove', 'radio', 'sextant'] as const;
export type Kind = (typeof KINDS)[number];
export const SEASONS = ['mild', 'harsh'] as const;
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
const SET = record(
  {
    map: record({ rows: list(text(/^[.~*]{13}$/u), ROWS, ROWS) }, 'open'),
    /** kind -> card -> pace */
    kit: keyed(KINDS, table(integer(1, 99))),
    /** what each core is worth */
    cores: list(integer(0, 20), 4, 40),
    /** for 1 to 4 expeditions */
    rounds: list(integer(1, 20), 4, 4),
    start: record({ fuel: integer(0, 6), dealt: integer(1, 5), kept: integer(1, 5) }),
    names: table(record({ en: text(), fr: text(), pl: text() })),
  },
  'open',
);
type SetFile = Fitting<typeof SET>;

const TERRAIN_BY_LETTER = { '.': 'ice', '~': 'water', '*': 'site' } as const;
export type Components = ReturnType<typeof prepare>;

function prepare({ map, kit, cores, rounds, start, names }: SetFile) {
  const letters = map.rows.join('');
  // as: the shape lets no other letters pass
  const letterAt = (at: number) => letters.charAt(at) as keyof typeof TERRAIN_BY_LETTER;
  const cards = cardsOf(kit);
  return {
    map: map.rows,
    terrain: new Map(CELLS.map((cell, at) => [cell, TERRAIN_BY_LETTER[letterAt(at)]])),
    kit: new Map(cards.map((card) => [card.id, card])),
    /** id -> points */
    cores: new Map(cores.map((points, at) => [`C${String(at + 1).padStart(2, '0')}`, points])),
    rounds: (seats: number): number => rounds[seats - 1] ?? 0,
    start,
    names: { ...names, ...cardNames(cards, names) },
  } as const;
}

function cardsOf(kit: SetFile['kit']): readonly KitCard[] {
  return KINDS.flatMap((kind) => Object.entries(kit[kind]).map(([id, pace]) => ({ id, kind, pace })));
}

/** `card:D1` -> "Dogs 17": a card is called by its kind and its pace. */
function cardNames(cards: readonly KitCard[], names: SetFile['names']): SetFile['names'] {
  const called = ({ kind, pace }: KitCard): SetFile['names'][string] => {
    const { en, fr, pl } = names[`kind:${kind}`] ?? { en: kind, fr: kind, pl: kind };
    return { en: `${en} ${pace}`, fr: `${fr} ${pace}`, pl: `${pl} ${pace}` };
  };
  return Object.fromEntries(cards.map((card) => [`card:${card.id}`, called(card)]));
}

export const checkSet = setCheck({
  shape: SET,
  rule: 'TOY-DATA-1',
  prepare,
  faults: {
    'TOY-DATA-2': ({ kit }) => {
      const cards = cardsOf(kit);
      const again = [...twice(cards.map(({ id }) => id)), ...twice(cards.map(({ pace }) => pace))];
      return again.map((id) => `${id} is there twice`);
    },
    'TOY-DATA-3': ({ map }) => [map.rows.join('').replaceAll('~', '').length < 4 && 'no room for four camps'],
    'TOY-DATA-4': ({ kit, start }) => [
      start.kept > start.dealt && 'more cards are kept than dealt',
      cardsOf(kit).length < 4 * start.dealt && 'too few kit cards for four hands',
    ],
    'TOY-DATA-5': ({ names }) =>
      KINDS.map((kind) => !Object.hasOwn(names, `kind:${kind}`) && `kind:${kind} has no name`),
  },
});
