import { describe, expect, it } from 'vitest';
import type { FrameOf } from '../../../src/engine/games/aquasphere/state.ts';
import { GAME, SET_ID, standard, type Table } from './scenario.ts';

const WRONG_SUM = { majority: 1, bots: 0, crystals: 0, octopods: 0, total: 2, moved: 2, lost: 0 };

const PREPARE: FrameOf<'prepare'> = {
  kind: 'prepare',
  asked: [0],
  done: [],
  income: [0, 0, 0],
  taken: [],
  used: [],
};

function damaged(change: (table: Table) => void): string {
  const table = standard(3);
  change(table);
  const checked = GAME.checkState(JSON.parse(JSON.stringify(table.state)));
  if (checked.ok) throw new Error('a damaged state is taken');
  return checked.error;
}

describe('saved states', () => {
  it.each<[string, (table: Table) => void]>([
    ['AQS-I1', (table) => table.seat(0, { supply: 15 })],
    ['AQS-I2', (table) => table.zone('B', { submarines: [0] })],
    ['AQS-I2', (table) => table.set({ neutralSubs: [0, 1, 0, 5] })],
    ['AQS-I3', (table) => table.set({ stock: { time: 99, crystals: 14, octopods: 7 } })],
    ['AQS-I4', (table) => table.set({ researchDeck: table.state.researchDeck.slice(1) })],
    ['AQS-I5', (table) => table.seat(0, { programmed: ['green', 'black', 'red'], supply: 12 })],
    ['AQS-I6', (table) => table.seat(0, { time: 9 })],
    ['AQS-I7', (table) => table.zone('A', { loading: [5, 0, 0, 0] })],
    ['AQS-I8', (table) => table.seat(0, { engineer: 'out' })],
    ['AQS-I9', (table) => table.set({ lastScoring: table.state.players.map(() => WRONG_SUM) })],
    ['AQS-I10', (table) => table.set({ order: [0, 0, 1] })],
    ['AQS-I10', (table) => table.set({ passed: [0] }).seat(0, { engineer: 'out' })],
    ['AQS-I12', (table) => table.set({ frames: [] })],
  ])('GIVEN a state in which %s does not hold THEN it is refused for it', (id, change) => {
    expect(damaged(change)).toContain(id);
  });

  it.each([{ id: 'other' }, { version: 2 }, { hash: 'changed' }])(
    'AQS-DATA-1: GIVEN a state of a set with %j THEN it is refused',
    (change) => {
      expect(damaged((table) => table.set({ set: { ...SET_ID, ...change } }))).toContain(
        'belongs to the set',
      );
    },
  );

  it('GIVEN a state in the middle of each question THEN it is read as it was written', () => {
    const table = (lines: readonly string[], change: object = {}): Table => {
      const played = standard(2).seat(0, change);
      played.play(...lines);
      return played;
    };
    const two = { supply: 13, programmed: ['green', 'purple'] };
    const states = {
      turn: table(['0 act f green', '0 done', '1 act c black', '0 pass', '1 program r1', '1 pass']),
      trim: table(['0 program r2'], two),
      letters: table(['0 pass', '1 program r1', '1 act c green']),
      knowledge: table(['0 act e purple'], { ...two, kp: 8 }),
      advance: table(['0 pass', '1 pass'], { ...two, kp: 9 }),
    };
    expect([states.turn.state.round, states.turn.player(0).extensions.length]).toEqual([2, 1]);
    for (const [kind, { state }] of Object.entries(states)) {
      expect([state.frames.at(-1)?.kind, GAME.invariants(state)]).toEqual([kind, []]);
      expect(GAME.checkState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
    }
  });

  it.each<[string, (table: Table) => void]>([
    ['order', (table) => table.set({ order: [0, 1, 3] })],
    ['passed', (table) => table.set({ passed: [3] })],
    ['asked', (table) => table.set({ frames: [{ ...PREPARE, asked: [0, 1, 3] }] })],
    ['done', (table) => table.set({ frames: [{ ...PREPARE, done: [3] }] })],
    ['taken', (table) => table.set({ frames: [{ ...PREPARE, taken: [3] }] })],
  ])('GIVEN a seat under %s that nobody has THEN the state is refused for it', (_place, change) => {
    expect(damaged(change)).toBe('broken: AQS-I10');
  });

  it.each<[string, (table: Table) => void]>([
    ['$.order[2]', (table) => table.set({ order: [0, 1, 4] })],
    ['$.tiles[0].turning', (table) => table.set({ tiles: [{ id: 'lamp2-23p', turning: 6 }] })],
    ['$.frames[0].income', (table) => table.set({ frames: [{ ...PREPARE, income: [1] }] })],
    ['broken: AQS-I4', (table) => table.set({ extensionDeck: ['no-extension'] })],
    ['broken: AQS-I4', (table) => table.set({ researchDeck: table.state.researchDeck.with(0, 'no-card') })],
    ['broken: AQS-I4', (table) => table.zone('A', { research: ['no-card'] })],
    ['broken: AQS-I4', (table) => table.zone('A', { extensions: ['no-extension'] })],
    ['broken: AQS-I8', (table) => table.seat(0, { engineer: 'r9' })],
    ['broken: AQS-I8', (table) => table.set({ passed: [1] }).seat(1, { engineer: 'r9' })],
    ['broken: AQS-DATA-1', (table) => table.holding(0, 'no-card')],
    ['broken: AQS-DATA-1', (table) => table.seat(0, { extensions: ['no-extension'] })],
    ['broken: AQS-DATA-1', (table) => table.seat(0, { lab: 'no-lab' })],
    ['broken: AQS-DATA-1', (table) => table.seat(0, { scientist: { sector: 'Z', zone: 'red' } })],
    ['broken: AQS-DATA-1', (table) => table.zone('A', { letter: 'Z' })],
    ['broken: AQS-DATA-1', (table) => table.set({ frames: [{ kind: 'letters', seat: 0, left: ['Z'] }] })],
    ['broken: AQS-DATA-1', (table) => table.set({ frames: [{ ...PREPARE, used: ['no-card'] }] })],
    ['broken: AQS-SETUP-12', (table) => table.set({ tiles: [{ id: 'no-tile', turning: 0 }] })],
    ['broken: AQS-DATA-1', (table) => table.set({ program: 'p9' })],
    ['broken: AQS-SETUP-13', (table) => table.set({ nextPrograms: ['p2', 'p3', 'p9'] })],
  ])('GIVEN something at %s that cannot be THEN the state is refused for it', (place, change) => {
    expect(damaged(change)).toContain(place);
  });

  it('GIVEN a state of strange shape, card or seat THEN it is refused', () => {
    expect(damaged((table) => Reflect.deleteProperty(table.state, 'round'))).toContain('$.round is missing');
    expect(damaged((table) => table.set({ researchDeck: ['no-card'] }))).toBe('broken: AQS-I4');
    expect(damaged((table) => table.set({ frames: [{ kind: 'turn', seat: 3 }] }))).toBe('broken: AQS-I10');
    expect(damaged((table) => table.set({ frames: [{ kind: 'tally' }] }))).toBe('tally asks nobody');
  });

  it.each<[string, (table: Table) => void]>([
    ['letters asks nobody', (table) => table.set({ frames: [{ kind: 'letters', seat: 0, left: [] }] })],
    ['knowledge asks nobody', (table) => table.set({ frames: [{ kind: 'knowledge', seat: 0, left: 3 }] })],
    ['advance asks nobody', (table) => table.set({ frames: [{ kind: 'advance', left: [0, 0, 0] }] })],
    ['broken: AQS-I10', (table) => table.set({ frames: [{ kind: 'advance', left: [9, 9] }] })],
    ['broken: AQS-I10', (table) => table.set({ lastScoring: [] })],
    ['broken: AQS-I10', (table) => table.set({ finalScoring: [] })],
    ['broken: AQS-I10', (table) => table.set({ frames: [{ ...PREPARE, income: [0, 0] }] })],
    ['broken: AQS-SETUP-2', (table) => table.zone('B', { letter: 'D' })],
    ['broken: AQS-SETUP-12', (table) => table.set({ tiles: table.state.tiles.slice(1) })],
    ['broken: AQS-SETUP-12', (table) => table.set({ tiles: table.state.tiles.toReversed() })],
    ['broken: AQS-SETUP-13', (table) => table.set({ nextPrograms: ['p2', 'p3'] })],
    ['broken: AQS-SETUP-13', (table) => table.set({ program: 'p5' })],
    [
      'broken: AQS-SETUP-13',
      (table) => table.set({ nextPrograms: ['p2', 'p3'], unusedPrograms: ['p4', 'p5', 'p6', 'p7'] }),
    ],
    ['broken: AQS-SETUP-12', (table) => table.set({ tiles: table.state.tiles.slice(0, 3) })],
    ['broken: AQS-SETUP-13', (table) => table.set({ unusedPrograms: ['p5', 'p6'] })],
    [
      'broken: AQS-SETUP-12',
      (table) => table.set({ tiles: [...table.state.tiles, { id: 'lamp5', turning: 0 }] }),
    ],
    [
      'broken: AQS-SETUP-12',
      (table) =>
        table.set({ tiles: table.state.tiles.toSpliced(2, 2, ...table.state.tiles.slice(2).reverse()) }),
    ],
  ])('GIVEN a state in which %s THEN it is refused for it', (why, change) => {
    expect(damaged(change)).toBe(why);
  });

  it('AQS-I11: GIVEN more options than a menu holds THEN the invariant says so', () => {
    const table = standard(2).seat(0, {
      programmed: ['green', 'yellow', 'black', 'purple', 'blue'],
      supply: 9,
      time: 99,
    });
    table.seat(0, { engineer: 'r4' }).holding(0, 'locks', 'lateral', 'halfsub');
    expect(table.offers(0).length).toBeGreaterThan(24);
    expect(GAME.invariants(table.state)).toContain('AQS-I11');
    // one more than two bots can bring
    const third = standard(2).seat(0, {
      engineer: 'r4',
      programmed: ['green', 'yellow', 'blue'],
      supply: 12,
    });
    for (const letter of 'BCDE') third.zone(letter, { submarines: [0] });
    third.holding(0, 'lateral');
    expect(third.offers(0)).toHaveLength(25);
    expect(GAME.invariants(third.state)).toContain('AQS-I11');
  });
});
