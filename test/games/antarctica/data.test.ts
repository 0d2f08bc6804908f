import { describe, expect, it } from 'vitest';
import { antarctica } from '../../../src/engine/games/antarctica/index.ts';
import { standardFile, STANDARD } from './standard-set.ts';

type Json = Record<string, unknown>;

/** The standard file after a change somewhere in it. */
function spoilt(...changes: readonly ((file: Json) => void)[]): readonly string[] {
  const file = standardFile();
  for (const change of changes) change(file);
  const checked = antarctica.checkSet(file);
  return checked.ok ? [] : checked.error;
}

function at(file: Json, path: string): Json {
  return path.split('.').reduce((part, key) => part[key] as Json, file);
}
function put(path: string, value: unknown): (file: Json) => void {
  return (file) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    at(file, keys.length === 0 ? '' : keys.join('.'))[last] = value;
  };
}
const putTop =
  (key: string, value: unknown) =>
  (file: Json): void => {
    file[key] = value;
  };
const row =
  (table: string, index: number, field: string, value: unknown) =>
  (file: Json): void => {
    (at(file, table).rows as Json[])[index] = { ...(at(file, table).rows as Json[])[index], [field]: value };
  };

function idsOf(failures: readonly string[]): readonly string[] {
  return [...new Set(failures.map((failure) => failure.split(':')[0] ?? ''))];
}

describe('the component file', () => {
  it('ANT-DATA-1: GIVEN the standard file THEN it is taken without a warning', () => {
    expect(spoilt()).toEqual([]);
    expect(STANDARD.warnings).toEqual([]);
  });
  it('ANT-DATA-1: GIVEN a missing table, a strange provenance, an id twice THEN each is told', () => {
    expect(spoilt(putTop('limits', undefined))).toEqual(['ANT-DATA-1: $.limits is not an object']);
    expect(idsOf(spoilt(put('sun.provenance', 'guessed')))).toEqual(['ANT-DATA-1']);
    expect(spoilt(row('buildingCards', 1, 'id', 'B01'))).toEqual(['ANT-DATA-1: buildingCards has B01 twice']);
    expect(idsOf(spoilt(row('tracks', 1, 'id', 'inland')))).toEqual(['ANT-DATA-1']);
    expect(spoilt(put('buildingCards.piles', ['basic', 'double', 'advanced', 'basic']))).toEqual([
      'ANT-DATA-1: buildingCards.piles has basic twice',
    ]);
    expect(idsOf(spoilt(putTop('game', 'chess'), putTop('schema', 2), putTop('set', {})))).toEqual([
      'ANT-DATA-1',
    ]);
  });
  it('ANT-DATA-1: GIVEN several failures THEN all are told, not the first', () => {
    const failures = spoilt(
      putTop('names', undefined),
      put('limits.rows.idleTurnsPerPlayer', 99),
      row('buildingCards', 0, 'scientists', 3),
    );
    expect(idsOf(failures)).toEqual(['ANT-DATA-4', 'ANT-DATA-13', 'ANT-DATA-1']);
  });

  it.each([
    ['buildings', 'camp'],
    ['effects', 'joint'],
    ['shipyardCards', 'fast'],
    ['resourceCards', 'basic'],
  ])('ANT-DATA-2: GIVEN %s without %s THEN it is refused', (table, id) => {
    const failures = spoilt((file) => {
      at(file, table).rows = (at(file, table).rows as Json[]).filter((part) => part.id !== id);
    });
    expect(failures).toContain(`ANT-DATA-2: ${table} lacks ${id}`);
  });
  it('ANT-DATA-2: GIVEN an unknown building, a missing pile, a count below 0 THEN they are refused', () => {
    expect(idsOf(spoilt(row('buildings', 0, 'id', 'igloo')))).toEqual(['ANT-DATA-2']);
    expect(idsOf(spoilt(put('buildingCards.piles', ['basic', 'double'])))).toEqual(['ANT-DATA-2']);
    expect(idsOf(spoilt(row('shipyardCards', 0, 'count', -1)))).toEqual(['ANT-DATA-2']);
  });
  it('ANT-DATA-2 twin: GIVEN another number of cards of a kind THEN it is taken', () => {
    expect(spoilt(row('shipyardCards', 0, 'count', 0))).toEqual([]);
  });

  it('ANT-DATA-3: GIVEN areas out of order, unknown names, a sun nowhere THEN they are refused', () => {
    expect(idsOf(spoilt(row('areas', 0, 'ring', 1), row('areas', 1, 'ring', 0)))).toEqual(['ANT-DATA-3']);
    expect(idsOf(spoilt(put('closedAreas.rows.2', ['s', 'pole'])))).toEqual(['ANT-DATA-3']);
    expect(idsOf(spoilt(put('sun.rows.start', 'pole')))).toEqual(['ANT-DATA-3']);
    expect(idsOf(spoilt(put('sun.rows.direction', 'clockwise')))).toEqual(['ANT-DATA-3']);
  });
  it('ANT-DATA-3 twin: GIVEN the sun starts in an area that is closed for 2 THEN it is taken', () => {
    expect(spoilt(put('sun.rows.start', 'n'))).toEqual([]);
  });

  it('ANT-DATA-4: GIVEN cards with a strange pile, building, number or a requirement twice THEN they are refused', () => {
    for (const [field, value] of [
      ['pile', 'triple'],
      ['builds', 'igloo'],
      ['scientists', 3],
      ['research', 10],
      ['minPlayers', 5],
      ['requires', ['crane', 'crane']],
      ['requires', ['crane', 'shaft', 'derrick', 'turbine']],
    ] as const)
      expect(idsOf(spoilt(row('buildingCards', 0, field, value)))).toContain('ANT-DATA-4');
  });
  it.each([2, 3, 4])('ANT-DATA-4: GIVEN no cards for %i players THEN it is refused', (seats) => {
    const failures = spoilt((file) => {
      for (const card of at(file, 'buildingCards').rows as Json[]) card.minPlayers = seats + 1;
    });
    if (seats < 4) expect(failures).toContain(`ANT-DATA-4: ${seats} players: no building cards`);
    expect(spoilt(put('buildingCards.rows', []))).toContain(
      `ANT-DATA-4: ${seats} players: no building cards`,
    );
  });
  it('ANT-DATA-4 twin: GIVEN a card without requirements and without research THEN it is taken', () => {
    expect(spoilt(row('buildingCards', 0, 'requires', []), row('buildingCards', 0, 'research', 0))).toEqual(
      [],
    );
  });

  it('ANT-DATA-5: GIVEN too few starting buildings, more of a type than pieces, or an unbuildable card THEN it is refused', () => {
    expect(spoilt(put('startingBuildings.rows.3', ['camp']))).toContain(
      'ANT-DATA-5: 3 players: 1 starting buildings for 8 open areas',
    );
    expect(idsOf(spoilt(row('buildings', 0, 'supply', 3)))).toEqual(['ANT-DATA-5']);
    const many = ['B01', 'B03', 'B05', 'B07', 'B09', 'B10'];
    const failures = spoilt(row('buildings', 2, 'supply', 9), (file) => {
      for (const card of at(file, 'buildingCards').rows as Json[])
        if (many.includes(String(card.id))) card.builds = 'crane';
    });
    expect(failures).toContain('ANT-DATA-5: 2 players: 7 crane for 6 open areas');
  });

  it('ANT-DATA-6: GIVEN a card that wants what only it builds THEN it is refused', () => {
    expect(
      spoilt(row('buildingCards', 0, 'requires', ['hq']), (file) => {
        for (const card of at(file, 'buildingCards').rows as Json[])
          if (card.builds === 'hq') card.requires = ['hq'];
      }),
    ).toContain('ANT-DATA-6: 2 players: card B01 can never be built');
  });

  it('ANT-DATA-7: GIVEN strange ids, gaps, falling values, no icon, or tracks that do not match the cubes THEN it is refused', () => {
    expect(idsOf(spoilt(row('tracks', 0, 'id', 'In-Land')))).toEqual(['ANT-DATA-7']);
    expect(idsOf(spoilt(row('tracks', 0, 'spaces', [{ n: 1, printed: 1 }, { n: 3 }])))).toEqual([
      'ANT-DATA-7',
    ]);
    expect(
      idsOf(
        spoilt(
          row('tracks', 0, 'spaces', [
            { n: 1, printed: 3 },
            { n: 2, printed: 2 },
          ]),
        ),
      ),
    ).toEqual(['ANT-DATA-7']);
    expect(idsOf(spoilt(row('tracks', 0, 'icons', [])))).toEqual(['ANT-DATA-7']);
    expect(idsOf(spoilt(row('tracks', 0, 'icons', ['naval', 'naval'])))).toEqual(['ANT-DATA-7']);
    expect(idsOf(spoilt(row('tracks', 0, 'spaces', [{ n: 1, effect: 'party' }])))).toEqual(['ANT-DATA-7']);
    expect(spoilt(row('tracks', 4, 'minPlayers', 3))).toEqual([
      'ANT-DATA-7: 3 players: 5 open tracks for 4 cubes',
    ]);
  });

  it('ANT-DATA-8: GIVEN no track for naval stations with 2 players THEN the set is taken with a warning', () => {
    const file = standardFile();
    row('tracks', 2, 'icons', ['coastal'])(file);
    const checked = antarctica.checkSet(file);
    expect(checked.ok && checked.value.warnings).toEqual([
      'ANT-DATA-8: 2 players: no open track for naval stations',
      'ANT-DATA-8: 3 players: no open track for naval stations',
    ]);
  });

  it('ANT-DATA-9: GIVEN pieces that do not add up to a colour THEN it is refused', () => {
    expect(spoilt(put('playerSupply.rows.2.reserveScientists', 13))).toEqual([
      'ANT-DATA-9: 2 players: 15 scientists are dealt, not 16',
    ]);
    expect(idsOf(spoilt(put('playerSupply.perColour.ships', 7)))).toEqual(['ANT-DATA-9']);
    expect(idsOf(spoilt(put('playerSupply.rows.4.boxCubes', 1)))).toEqual(['ANT-DATA-9']);
  });

  it('ANT-DATA-10: GIVEN wrong letters, another order, too many in an area, a closed area THEN it is refused', () => {
    expect(idsOf(spoilt(put('placementOrder.rows.2', ['A', 'B', 'B', 'A', 'A', 'A'])))).toEqual([
      'ANT-DATA-10',
    ]);
    expect(spoilt(put('placementOrder.rows.2', ['B', 'A', 'B', 'A', 'A', 'B']))).toEqual([
      'ANT-DATA-10: 2 players: firstGamePlacement has another order',
    ]);
    const all = (area: string) => ['A', 'B', 'B', 'A', 'A', 'B'].map((letter) => [letter, area]);
    expect(idsOf(spoilt(put('firstGamePlacement.rows.2', all('e'))))).toEqual(['ANT-DATA-10']);
    expect(spoilt(put('firstGamePlacement.rows.2', all('s')))).toContain(
      'ANT-DATA-10: 2 players: a ship in s, which is closed',
    );
    expect(idsOf(spoilt(put('firstGamePlacement.rows.2', ['A'])))).toEqual(['ANT-DATA-10']);
    expect(idsOf(spoilt(put('setupBonus.rows.2', [{ letter: 'C', cubes: 9, space: 40 }])))).toEqual([
      'ANT-DATA-10',
    ]);
  });

  it('ANT-DATA-11: GIVEN so many closed areas that a ship could have nowhere to sail THEN it is refused', () => {
    expect(spoilt(put('closedAreas.rows.2', ['s', 'n', 'e', 'w']))).toContain(
      'ANT-DATA-11: 2 players: 11 other ships and 9 spaces to sail to',
    );
  });

  it('ANT-DATA-12: GIVEN fewer resource cards than players, or cover of nothing known THEN it is refused', () => {
    expect(spoilt(row('resourceCards', 0, 'count', 3))).toEqual(['ANT-DATA-12: 4 players: 3 cards basic']);
    expect(idsOf(spoilt(row('resourceCards', 0, 'covers', ['igloo'])))).toEqual(['ANT-DATA-12']);
  });

  it('ANT-DATA-13: GIVEN an idle limit outside 4 to 50 THEN it is refused', () => {
    expect(idsOf(spoilt(put('limits.rows.idleTurnsPerPlayer', 3)))).toEqual(['ANT-DATA-13']);
    expect(spoilt(put('limits.rows.idleTurnsPerPlayer', 4))).toEqual([]);
  });

  it('GIVEN what is no file THEN it is refused and never throws', () => {
    for (const json of [undefined, null, 4, 'x', [], {}, { legend: 3 }])
      expect(antarctica.checkSet(json).ok).toBe(false);
  });
});
