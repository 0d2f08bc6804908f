import { describe, expect, it } from 'vitest';
import { pickOne, seedRng } from '../../../src/engine/core/rng.ts';
import { leavesBarrier } from '../../../src/engine/core/barrier.ts';
import { parseForm, fillForm } from '../../../src/engine/core/forms.ts';
import { canonicalJson } from '../../../src/engine/core/json.ts';
import type { State } from '../../../src/engine/games/aquasphere/state.ts';
import { GAME, STANDARD, begin, standard } from './scenario.ts';

/** Every text that the forms and their values can make. */
const ALL_TEXTS: readonly string[] = GAME.actions.flatMap((spec) => {
  const { parameters } = parseForm(spec.form);
  let rows: Readonly<Record<string, string>>[] = [{}];
  for (const { name, required } of parameters) {
    const values = spec.values[name] === 'integer' ? [] : (spec.values[name] ?? []);
    const words = required ? values : ['', ...values];
    rows = rows.flatMap((row) => words.map((word) => ({ ...row, ...(word === '' ? {} : { [name]: word }) })));
  }
  return rows.flatMap((row) => fillForm(spec, row) ?? []);
});

function* positions(seats: number, seed: string): Generator<State> {
  let { state } = begin(seats, { earlyPass: seats !== 3 }, seed);
  const dice = seedRng(seed);
  while (!GAME.isOver(state)) {
    yield state;
    const seat = pickOne(dice, GAME.activeSeats(state));
    const played = GAME.apply(state, seat, pickOne(dice, GAME.legalActions(state, seat)));
    if (!played.ok) throw new Error('a legal action is refused');
    state = played.value.state;
  }
  yield state;
}

describe('refusals', () => {
  it('GIVEN every text there is, in every position of random games WHEN it is not legal THEN it is explained with a rule, else not', () => {
    const rules = new Set<string>();
    for (const seats of [2, 3, 4]) {
      for (const state of positions(seats, `refusals-${seats}`)) {
        const before = canonicalJson(state);
        for (const seat of state.players.keys()) {
          const legal = new Set(GAME.legalActions(state, seat).map((action) => GAME.formatAction(action)));
          for (const text of ALL_TEXTS) {
            const action = GAME.parseAction(text);
            if (!action.ok) throw new Error(`${text} is not read`);
            const reason = GAME.explain(state, seat, action.value);
            if (legal.has(text) !== (reason === undefined)) {
              throw new Error(`${text} of seat ${seat}: legal ${legal.has(text)}, ${JSON.stringify(reason)}`);
            }
            if (reason !== undefined) rules.add(reason.rule);
          }
        }
        expect(canonicalJson(state)).toBe(before);
      }
    }
    expect([...rules].filter((id) => !/^AQS-[A-Z]+-\d+$/u.test(id))).toEqual([]);
    expect(rules.size).toBeGreaterThan(20);
  });

  it.each([-1, 2, 7, 0.5])(
    'GIVEN seat %d, which nobody has WHEN it tries anything THEN it is refused',
    (seat) => {
      const preparing = standard(2).seat(0, { programmed: [], supply: 15 }).holding(0, 'scoring-green');
      preparing.play('0 pass', '1 pass');
      expect(preparing.kind()).toBe('prepare');
      for (const { state } of [standard(2), preparing]) {
        for (const text of ALL_TEXTS) {
          const action = GAME.parseAction(text);
          const played = action.ok ? GAME.apply(state, seat, action.value) : action;
          expect(played).toMatchObject({ ok: false, error: { code: 'E_NOT_ACTIVE' } });
        }
        expect([GAME.legalActions(state, seat), GAME.prompt(state, seat)]).toEqual([[], undefined]);
      }
    },
  );

  it('GIVEN a game that is over WHEN anything is tried THEN it is refused as over', () => {
    const table = standard(2).set({ round: 4 });
    table.allPass();
    const refused = table.refusal(0, 'pass');
    expect(refused.code).toBe('E_OVER');
    expect(GAME.explain(table.state, 0, { verb: 'pass' })?.rule).toBe('AQS-FIN-1');
    expect(GAME.prompt(table.state, 0)).toBeUndefined();
  });
});

describe('hidden information', () => {
  it('GIVEN decks, turnings and generator are redrawn WHEN anybody looks THEN view, prompt and refusals are the same', () => {
    const dice = seedRng('worlds');
    let changed = 0;
    for (const state of positions(4, 'worlds')) {
      const world = GAME.determinize(state, 0, dice);
      if (canonicalJson(world.researchDeck) !== canonicalJson(state.researchDeck)) changed += 1;
      expect(GAME.view(world, 1)).toEqual(GAME.view(state, undefined));
      for (const seat of GAME.activeSeats(state))
        expect(GAME.prompt(world, seat)).toEqual(GAME.prompt(state, seat));
      expect(GAME.invariants(world)).toEqual([]);
    }
    expect(changed).toBeGreaterThan(10);
  });

  it('GIVEN covered tiles and face-down program cards WHEN they are redrawn often THEN every possibility comes up, and nothing else', () => {
    const dice = seedRng('turnings');
    const { state } = standard(2);
    const worlds = Array.from({ length: 200 }, () => GAME.determinize(state, 1, dice));
    const turnings = (tile: number) => new Set(worlds.map(({ tiles }) => tiles[tile]?.turning));
    expect([0, 1, 2, 3].map((tile) => turnings(tile).size)).toEqual([1, 6, 6, 1]);
    const programs = (place: number) => new Set(worlds.map(({ nextPrograms }) => nextPrograms[place]));
    expect([0, 1, 2].map((place) => programs(place).size)).toEqual([1, 5, 5]);
  });

  it('GIVEN worlds that could be THEN decks and generators differ, and each program card is in each of them once', () => {
    const dice = seedRng('decks');
    const { state } = standard(3);
    const worlds = Array.from({ length: 20 }, () => GAME.determinize(state, 2, dice));
    const kinds = (of: (world: State) => unknown) => new Set(worlds.map(of).map(canonicalJson)).size;
    expect(kinds(({ researchDeck }) => researchDeck)).toBe(20);
    expect(kinds(({ extensionDeck }) => extensionDeck)).toBe(20);
    expect(kinds(({ rng }) => rng)).toBe(20);
    for (const { program, nextPrograms, unusedPrograms } of worlds) {
      expect([program, ...nextPrograms, ...unusedPrograms].sort()).toEqual(STANDARD.programs);
    }
  });

  it('GIVEN steps without a barrier WHEN they are taken in another world THEN they tell the same', () => {
    const dice = seedRng('steps');
    let silent = 0;
    for (const state of positions(3, 'silent')) {
      const [seat] = GAME.activeSeats(state);
      if (seat === undefined) break;
      for (const action of GAME.legalActions(state, seat)) {
        const here = GAME.apply(state, seat, action);
        const there = GAME.apply(GAME.determinize(state, seat, dice), seat, action);
        if (!here.ok || !there.ok) throw new Error('a legal action is refused');
        const barrier = leavesBarrier(GAME, state, here.value.state, here.value.events);
        if (barrier) continue;
        silent += 1;
        expect(there.value.events).toEqual(here.value.events);
      }
    }
    expect(silent).toBeGreaterThan(0);
  });
});
