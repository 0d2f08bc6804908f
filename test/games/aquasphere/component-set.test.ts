import { describe, expect, it } from 'vitest';
import { cloneJson } from '../../../src/engine/core/json.ts';
import { aquasphere } from '../../../src/engine/games/aquasphere/index.ts';
import { scenarioOf } from '../../scenario.ts';
import { BENT, COMPONENTS, GAME, SET_JSON, rule, standard } from './scenario.ts';

/* A copy of the set with something changed at a path, as `tables.values.0.id`. */
type Json = Record<string, unknown>;

/** Rows of a table of the house set. */
function rows(table: string): readonly unknown[] {
  // as: the set is an object of tables
  return (SET_JSON as Record<string, { values?: readonly unknown[] }>)[table]?.values ?? [];
}

const SETUP_OF_TWO = {
  restSectors: 2,
  neutralSubInRest: false,
  neutralBotOutsideStart: false,
  neutralOwners: [],
};

function broken(...changes: readonly (readonly [path: string, value: unknown])[]): readonly string[] {
  // as: the set is an object of tables
  const copy = cloneJson(SET_JSON) as Json;
  for (const [path, value] of changes) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let place: Json = copy;
    // as: paths of these tests lead through objects
    for (const key of keys) place = place[key] as Json;
    if (value === undefined) Reflect.deleteProperty(place, last);
    else place[last] = value;
  }
  const checked = aquasphere.checkSet(copy);
  return checked.ok ? [] : checked.error;
}

describe('the component set', () => {
  rule(
    'AQS-DATA-1',
    'the house set passes, and it is what is played with',
    () => {
      expect(broken()).toEqual([]);
      expect([COMPONENTS.cards.size, COMPONENTS.extensions.size, COMPONENTS.counts.rounds]).toEqual([
        41, 30, 4,
      ]);
    },
    'a missing or malformed table is named, and a state of another set is refused',
    () => {
      expect(broken(['track', undefined])).toEqual(['AQS-DATA-1: $.track is missing']);
      expect(broken(['limits.buyCost', 'three'])).toEqual([
        'AQS-DATA-1: $.limits.buyCost is not a whole number from 0 to 999',
      ]);
      for (const garbage of [undefined, null, 42, 'set', []]) {
        expect(aquasphere.checkSet(garbage)).toEqual({
          ok: false,
          error: ['AQS-DATA-1: $ is not an object'],
        });
      }
      const { state } = standard(2);
      expect(GAME.checkState(state)).toEqual({ ok: true, value: state });
      const other = GAME.checkState({ ...state, set: { id: 'printed', version: 2, hash: 'house' } });
      expect(other).toEqual({
        ok: false,
        error: 'the state belongs to the set printed 2 (house)',
      });
    },
  );

  it.each<[string, string, unknown]>([
    [
      'program card p1 is not a permutation of the seven colours over the rooms',
      'programCards.values.0.tokens.0',
      'yellow',
    ],
    ['programCards: its rooms are not those of the headquarters', 'programCards.rooms.0', 'r9'],
    ['the arrow r1 to r6 must lead one row up', 'headquarters.arrows.r1', ['r6']],
    ['no arrow leaves r1', 'headquarters.arrows.r1', []],
    ['3 rows of rooms for 4 engineer moves', 'limits.engineerMoves', 4],
    ['the lateral pair r1, r4 must join two rooms of one row', 'headquarters.lateral.0', ['r1', 'r4']],
    ['there must be one base lab for each letter', 'baseLabs.values.0.letter', 'B'],
    ['3 submarine spaces, at least 4 are needed', 'submarineSpaces.values', [1, 2, 3]],
    ['submarine spaces must not become cheaper', 'submarineSpaces.values', [1, 3, 2, 4]],
    ['centre tile lamp5 has 0 edges instead of 6', 'centreTiles.values.5.edges', []],
    ['0 centre tiles of lamp 2 for 4 players instead of 1', 'centreTiles.values.0.players', [3]],
    ['botRow: cap needs 7 entries', 'botRow.cap', [2, 14]],
    ['botRow: the last cap must be the number of spaces', 'botRow.cap.6', 12],
    ['track: the line 51 must lie in 1..50', 'track.linesBefore.4', 51],
    ['card catch-kp has no reward', 'researchCards.values.23.reward', undefined],
    ['card scoring-green has no colour', 'researchCards.values.29.colour', undefined],
    ['extension a-card: no sector Z', 'extensions.values.0.letters', ['Z']],
    ['colours: green must stand for expand', 'colours.values.0.action', 'time'],
    ['loadingLimit: no row for 3 players', 'loadingLimit.values.3', undefined],
    ['loadingLimit: nobody plays with 7', 'loadingLimit.values.7', 8],
    ['setup: nobody plays with two', 'setup.byPlayers.two', SETUP_OF_TWO],
    [
      'loadingLimit: 1 is too few for 2 players, of whom each may keep a bot in a station',
      'loadingLimit.values.2',
      1,
    ],
    [
      'loadingLimit: 3 is too few for 3 players, of whom each may keep a bot in a station beside a neutral one',
      'loadingLimit.values.3',
      3,
    ],
    ['setup: 2 sectors are left over with 2 players', 'setup.byPlayers.2.restSectors', 1],
    ["setup: a player's colour is neutral with 3 players", 'setup.byPlayers.3.neutralOwners', [2]],
    ['setup: too few crystals for 4 players', 'setup.start.crystals', 9],
    ['base lab lab-a cannot hold the time to start with', 'baseLabs.values.0.capacity.time', 2],
    ['base lab lab-a cannot hold the time to start with', 'limits.startTime', 5],
    ['base lab lab-a cannot hold the time to start with', 'limits.startTimeNextToZeroLock', 5],
    ['colours: each of the seven colours must be there once', 'colours.values', rows('colours').slice(1)],
    ['counts: as many program cards must be used as there are rounds', 'counts.programCardsUsed', 3],
    ['programCards: too few for the rounds', 'programCards.values', rows('programCards').slice(0, 3)],
    ['arrows from r9, which is no place', 'headquarters.arrows.r9', []],
    ['the lateral pair r1, r1 must join two rooms of one row', 'headquarters.lateral.0', ['r1', 'r1']],
    ['the lateral pair r8, r9 must join two rooms of one row', 'headquarters.lateral.0', ['r8', 'r9']],
    ['the lateral pair r2, r1 is there twice', 'headquarters.lateral.1', ['r2', 'r1']],
    ['the lateral pair r1, r2 is there twice', 'headquarters.lateral.1', ['r1', 'r2']],
    ['the arrow r1 to r3 is there twice', 'headquarters.arrows.r1', ['r3', 'r3']],
    ['limits: fewer than 2 bots could be programmed', 'limits.programmedMax', 1],
    ['sector A programs white, the colour of programming', 'sectors.values.0.programs', 'white'],
    ['5 sectors instead of 6', 'sectors.values', rows('sectors').slice(1)],
    ['sector A is there twice', 'sectors.values.1.letter', 'A'],
    ['extension a-card names a letter twice', 'extensions.values.0.letters', ['A', 'A']],
    ['counts: researchCards is not their number', 'counts.researchCards', 40],
    ['counts: extensions is not their number', 'counts.extensions', 31],
    ['counts: there must be 4 rounds, one for each lamp', 'counts.rounds', 5],
    ['fewer than 36 extensions', 'counts.rounds', 6],
    ['card engineer-green-time has no colour', 'researchCards.values.0.colour', undefined],
    ['card engineer-green-time has no reward', 'researchCards.values.0.reward', undefined],
    ['card instant-green has no colour', 'researchCards.values.35.colour', undefined],
    ['counts: botsInRow must be the number of spaces of the row', 'counts.perPlayer.botsInRow', 13],
    ['counts: a player must have one submarine for each sector', 'counts.perPlayer.submarines', 5],
    ['track: the line 0 must lie in 1..50', 'track.linesBefore.0', 0],
    ['track: the line 10 is there twice', 'track.linesBefore.1', 10],
    ['setup: no row for 4 players', 'setup.byPlayers.4', undefined],
    ['setup: too few neutral colours with 2 players', 'setup.byPlayers.2.neutralOwners', [2]],
    ['setup: no neutral colour with 3 players', 'setup.byPlayers.3.neutralOwners', []],
    ['setup: too few time markers for 4 players', 'counts.timeMarkers', 31],
    ['setup: too few time markers for 2 players', 'setup.rest.time', 15],
    ['setup: too few crystals for 4 players', 'counts.crystals', 6],
    ['setup: too few octopods for 4 players', 'counts.octopods', 8],
  ])('AQS-DATA-2: %s', (failure, path, value) => {
    expect(broken([path, value])).toContain(`AQS-DATA-2: ${failure}`);
  });

  it('AQS-DATA-2, but: other numbers that keep the rules are taken', () => {
    expect(
      broken(
        ['track.linesBefore', [5, 25, 50]],
        ['submarineSpaces.values', [0, 0, 1, 9, 9]],
        ['limits.buyCost', 5],
      ),
    ).toEqual([]);
    // just enough to set up
    expect(broken(['counts.timeMarkers', 32], ['counts.crystals', 7], ['counts.octopods', 9])).toEqual([]);
    expect(broken(['setup.rest.time', 14])).toEqual([]);
    expect(broken(['track.linesBefore', [1]])).toEqual([]);
    expect(broken(['programCards.values', rows('programCards').slice(0, 4)])).toEqual([]);
    expect(
      broken(['researchCards.values', rows('researchCards').slice(0, 24)], ['counts.researchCards', 24]),
    ).toEqual([]);
    expect(broken(['counts.rounds', 5])).not.toContain('AQS-DATA-2: fewer than 30 extensions');
  });

  // as: the set is an object of tables
  it.each(Object.keys(SET_JSON as Json).filter((key) => key !== 'game'))(
    'AQS-DATA-1: GIVEN %s is no table at all THEN that is said, and nothing else is looked at in it',
    (table) => {
      for (const garbage of [null, 42, {}, [[]]]) {
        const failures = broken([table, garbage]);
        expect(failures.filter((failure) => !failure.startsWith(`AQS-DATA-1: $.${table}`))).toEqual([]);
      }
      expect(broken([table, null])).not.toEqual([]);
    },
  );

  it('AQS-DATA-2: too few cards or extensions are counted', () => {
    // as: tables of the house set
    const { researchCards, extensions } = SET_JSON as Record<string, { values: unknown[] }>;
    const failures = broken(
      ['researchCards.values', researchCards?.values.slice(0, 20)],
      ['extensions.values', extensions?.values.slice(0, 23)],
    );
    expect(failures).toContain('AQS-DATA-2: fewer than 24 research cards');
    expect(failures).toContain('AQS-DATA-2: fewer than 24 extensions');
  });

  rule(
    'AQS-DATA-3',
    'ids are short lower-case words, each once in its table',
    () => {
      expect(broken(['researchCards.values.0.id', 'locks-2'])).toEqual([]);
    },
    'others are refused',
    () => {
      expect(broken(['researchCards.values.0.id', 'locks'])).toEqual([
        'AQS-DATA-3: researchCards: locks is there twice',
      ]);
      expect(broken(['extensions.values.0.id', 'A Card'])).toEqual([
        'AQS-DATA-3: extensions: A Card is not an id',
      ]);
      expect(broken(['researchCards.values.0.id', 'a'.repeat(29)])).toHaveLength(1);
      for (const place of ['start', 'out']) {
        expect(broken(['headquarters.rooms.0.id', place])).toContain(
          'AQS-DATA-3: headquarters: start and out are no rooms',
        );
        expect(broken(['extensions.values.0.id', place])).toEqual([]);
      }
    },
  );

  rule(
    'AQS-DATA-4',
    'owners, colours, actions and cards have names in three languages',
    () => {
      expect(GAME.names['owner:3']).toEqual({ en: 'Brown', fr: 'Marron', pl: 'Brązowy' });
      expect(GAME.names['action:green']?.fr).toBe('Développer le laboratoire');
      expect(GAME.names['card:engineer-red-crystal']?.en).toBe('Workshop bonus (red: 1 crystal)');
      expect(GAME.names['card:locks']?.pl).toBe('Przepustka do dużych śluz');
      expect(GAME.names['extension:ab-time']).toEqual({
        en: 'A B: +1 time',
        fr: 'A B: +1 temps',
        pl: 'A B: +1 czas',
      });
      expect(GAME.names['card:engineer-red-time']?.pl).toBe('Premia warsztatowa (czerwony: 2 czasu)');
      expect(GAME.names['extension:x-card-crystal']?.en).toBe('+1 card, +1 crystal');
      expect(GAME.names['sector:C']?.pl).toBe('C');
      expect(['r3', 'start', 'out'].map((room) => GAME.names[`room:${room}`]?.fr)).toEqual([
        'salle 3',
        'case de départ',
        'hors du quartier général',
      ]);
      expect(GAME.names['program:p2']?.en).toBe('program 2');
      for (const id of COMPONENTS.cards.keys()) expect(GAME.names[`card:${id}`]).toBeDefined();
    },
    'a colour without a name is a failure',
    () => {
      expect(broken(['names.colours', []])).toContain('AQS-DATA-4: names: green has none');
      expect(broken(['names.colours.0.id', 'yellow'])).toEqual(['AQS-DATA-4: names: green has none']);
      expect(broken(['names.owners.3.owner', 0])).toEqual(['AQS-DATA-4: names: owner 3 has none']);
      expect(broken(['names.cardTypes.4.type', 'catch'])).toEqual(['AQS-DATA-4: names: locks has none']);
    },
  );

  it('AQS-DATA-1, AQS-DATA-2, AQS-DATA-3: all failures are reported together, those of the tables’ shapes alone', () => {
    const wrong = [
      ['researchCards.values.0.id', 'locks'],
      ['submarineSpaces.values', [1, 2, 3]],
    ] as const;
    expect(broken(...wrong)).toEqual([
      'AQS-DATA-2: 3 submarine spaces, at least 4 are needed',
      'AQS-DATA-3: researchCards: locks is there twice',
    ]);
    expect(broken(...wrong, ['limits.buyCost', -1], ['track.lap', 0])).toEqual([
      'AQS-DATA-1: $.limits.buyCost is not a whole number from 0 to 999',
      'AQS-DATA-1: $.track.lap is not a whole number from 1 to 999',
    ]);
  });

  it('AQS-DATA-5, AQS-SETUP-2, AQS-SETUP-12: the order of rows in a file means nothing for ring and tiles; rest sectors may have goods', () => {
    // as: tables of the house set
    const copy = cloneJson(SET_JSON) as Record<'sectors' | 'centreTiles', { values: unknown[] }> & {
      setup: { rest: Json };
      headquarters: { lateral: unknown[]; rooms: unknown[]; arrows: Record<string, unknown[]> };
    };
    copy.sectors.values.reverse();
    copy.centreTiles.values.reverse();
    copy.setup.rest.octopods = 1;
    copy.headquarters.lateral.reverse();
    copy.headquarters.rooms.reverse();
    for (const arrows of Object.values(copy.headquarters.arrows)) arrows.reverse();
    const checked = aquasphere.checkSet(copy);
    if (!checked.ok) throw new Error(checked.error.join('\n'));
    const game = aquasphere.using({ id: 'turned', version: 1, hash: 'turned', components: checked.value });
    const start = scenarioOf(game).start(2, {}, 'turned');
    const { ring, tile, lampsToCome } = game.view(start, 0);
    expect(ring[0]?.letter).toBe('A');
    expect([tile.lamp, ...lampsToCome]).toEqual([2, 3, 4, 5]);
    expect(ring.map(({ octopods }) => octopods).sort()).toEqual([1, 1, 1, 1, 2, 3]);
    expect(game.invariants(start)).toEqual([]);
    const table = standard(2).seat(0, { engineer: 'r4', programmed: [], supply: 15 }).holding(0, 'lateral');
    const offers = game.legalActions(table.state, 0).map((action) => game.formatAction(action));
    expect(offers.filter((text) => /^program|^lateral/u.test(text))).toEqual([
      'program r6',
      'program r7',
      'lateral r3',
      'lateral r5',
    ]);
    expect(game.view(table.state, 0).hq.rooms.map(({ id }) => id)).toEqual(COMPONENTS.rooms);
  });

  rule(
    'AQS-DATA-5',
    'a set with other numbers plays by them',
    () => {
      // as: the set is an object of tables
      const copy = cloneJson(SET_JSON) as { limits: Json; submarineSpaces: Json; points: Json };
      copy.points.caught = [0, 2, 9];
      copy.limits.buyCost = 1;
      copy.submarineSpaces.values = [0, 0, 0, 0];
      const checked = aquasphere.checkSet(copy);
      expect(checked.ok).toBe(true);
      if (!checked.ok) return;
      const game = aquasphere.using({ id: 'cheap', version: 1, hash: 'cheap', components: checked.value });
      const set = { id: 'cheap', version: 1, hash: 'cheap' };
      const state = { ...standard(2).seat(0, { time: 1, programmed: ['blue'] }).state, set };
      const { texts, play } = scenarioOf(game, BENT);
      expect(texts(state, 0)).toContain('buy red');
      expect(texts(state, 0)).toContain('act f blue');
      const hunt = standard(2)
        .seat(0, { programmed: ['purple'] })
        .zone('A', { octopods: 2 });
      expect(play({ ...hunt.state, set }, 0, 'act a purple').players[0]?.kp).toBe(9);
    },
    'by the house set neither is possible',
    () => {
      const table = standard(2).seat(0, { time: 1, programmed: ['blue'] });
      expect([...table.offers(0, 'buy'), ...table.offers(0, 'act f')]).toEqual([]);
    },
  );
});
