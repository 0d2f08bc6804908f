import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Options, Seat } from '../../src/engine/core/contract.ts';
import { cloneJson } from '../../src/engine/core/json.ts';
import { scenarioOf, typesOf } from '../scenario.ts';
import { checkSet } from './components.ts';
import { floe, TOY_SET_JSON } from './index.ts';
import { MIGRATIONS } from './migrations.ts';
import { expeditionOf as at, putSorted, takeOut, type State } from './state.ts';

const GAME = floe();
const { start, changed, texts, step, play, refusedBy } = scenarioOf(GAME);
/** Everybody keeps the first three cards. */
function packed(seats: number, options: Options = {}): State {
  let state = start(seats, options);
  for (const seat of GAME.activeSeats(state)) state = play(state, seat, texts(state, seat)[0] ?? '');
  return state;
}

/** After setting out: camps are where they are said to be. */
function camped(cells: readonly string[], options: Options = {}): State {
  return cells.reduce(
    (now, cell, seat) => play(now, seat, `place camp ${cell}`),
    packed(cells.length, options),
  );
}

/** Seat 0 is on turn with so many steps; everybody has an empty hand, sledges are where the camps are. */
function onTurn(cells: readonly string[], steps: number, options: Options = {}): State {
  return changed(camped(cells, options), (draft) => {
    draft.frames = [{ kind: 'round-end' }, { kind: 'turn', seat: 0, steps }];
    for (const { hand } of draft.expeditions) putSorted(draft.deck, ...hand.splice(0));
  });
}

/** Takes cards into a hand, wherever they are. */
function withHand(state: State, seat: Seat, ...cards: readonly string[]): State {
  return changed(state, (draft) => {
    const { hand } = at(draft, seat);
    putSorted(draft.deck, ...hand.splice(0));
    const places = [draft.deck, ...draft.expeditions.map((other) => other.hand)];
    for (const card of cards) takeOut(places.find((place) => place.includes(card)) ?? [], card);
    putSorted(hand, ...cards);
  });
}

/* Each rule of rules.md: what it refuses beside its legal twin, then what it does. */

const fed = withHand(camped(['A1', 'A2']), 0, 'D1', 'D2');
const fuelled = (state: State, fuel: number): State => changed(state, (draft) => (at(draft, 0).fuel = fuel));
const planning = play(play(fed, 0, 'march 0'), 1, 'march 0');
const corner = onTurn(['A1', 'A2'], 2);
/** At the site E5. */
const site = changed(onTurn(['F5', 'A3'], 2), (draft) => (at(draft, 0).sledge = 'E5'));
const noCores = changed(site, (draft) => at(draft, 1).cores.push(...draft.cores.splice(0)));
const noDeck = changed(site, (draft) => {
  putSorted(draft.dropped, ...draft.deck.splice(0));
});
const full = withHand(site, 0, 'D1', 'D2', 'D3', 'D4', 'K1', 'K2');
/** Seat 0 beside a flag of seat 1. */
const border = (options = {}): State =>
  changed(onTurn(['A1', 'A4'], 3, options), (draft) => draft.flags.push({ seat: 1, cell: 'A2' }));
const radio = withHand(corner, 0, 'D1', 'R1');
const [a = '', b = '', c = '', d = ''] = at(start(2), 0).hand;
const [inDeck = ''] = start(2).deck;

it.each<[string, State, string, State, string]>([
  ['TOY-SETUP-1', start(2), `keep ${a} ${b}`, start(2), `keep ${a} ${b} ${c}`],
  ['TOY-SETUP-1', start(2), `keep ${a} ${b} ${inDeck}`, start(2), `keep ${b} ${c} ${d}`],
  ['TOY-SETUP-2', packed(2), 'place camp C1', packed(2), 'place camp A1'],
  ['TOY-FLOW-1', start(2), 'rest', corner, 'rest'],
  ['TOY-FLOW-1', corner, 'march 0', fed, 'march 0'],
  ['TOY-PREP-1', fuelled(fed, 2), 'march 3', fed, 'march 3'],
  ['TOY-PREP-1', fuelled(fed, 5), 'march 4', fuelled(fed, 5), 'march 3'],
  ['TOY-DROP-1', withHand(fed, 0, 'D1'), 'drop D1', fed, 'drop D1'],
  ['TOY-DROP-2', fuelled(fed, 6), 'drop D1', fuelled(fed, 5), 'drop D1'],
  ['TOY-PLAN-1', planning, 'plan K1', planning, 'plan D1'],
  ['TOY-GO-1', corner, 'go B2', corner, 'go B1'],
  ['TOY-GO-2', onTurn(['B1', 'A3'], 2), 'go C1', onTurn(['B1', 'A3'], 2), 'go A1'],
  ['TOY-GO-3', corner, 'go A2', border(), 'go A2'],
  ['TOY-DRILL-1', corner, 'drill', site, 'drill'],
  ['TOY-DRILL-1', play(site, 0, 'drill'), 'drill', site, 'drill'],
  ['TOY-DRILL-2', noCores, 'drill', site, 'drill'],
  ['TOY-SEARCH-1', noDeck, 'search', site, 'search'],
  ['TOY-SEARCH-2', full, 'search', withHand(site, 0, 'D1', 'D2', 'D3', 'D4', 'K1'), 'search'],
  ['TOY-SCOUT-1', play(corner, 0, 'scout'), 'scout', corner, 'scout'],
  ['TOY-SCOUT-1', noCores, 'scout', site, 'scout'],
  ['TOY-FLAG-1', site, 'flag', corner, 'flag'],
  ['TOY-FLAG-1', play(corner, 0, 'flag'), 'flag', corner, 'flag'],
  ['TOY-FLAG-2', radio, 'flag using D1', radio, 'flag using R1'],
  ['TOY-FLAG-2', radio, 'flag using R2', radio, 'flag using R1'],
  ['TOY-TOLL-1', play(border(), 0, 'go A2'), 'charge 3', play(border(), 0, 'go A2'), 'charge 2'],
])('%s: refused, and its twin is not', (rule, state, text, twin, legal) => {
  const seatOf = (position: State): number => GAME.activeSeats(position)[0] ?? -1;
  expect(refusedBy(state, seatOf(state), text)).toBe(rule);
  expect(refusedBy(twin, seatOf(twin), legal)).toBeUndefined();
});

describe('setting out and a round', () => {
  it('TOY-SETUP-1: five cards are dealt, three are kept face down, two go back into the deck', () => {
    const one = play(start(2), 0, `keep ${c} ${a} ${b}`);
    expect(GAME.activeSeats(one)).toEqual([1]);
    const both = play(one, 1, texts(one, 1)[0] ?? '');
    expect(at(both, 0).hand).toEqual([a, b, c]);
    expect(both.deck).toContain(d);
  });

  it('TOY-SETUP-2, TOY-ROUND-1: camps in the order of seats, over a hundred cells to choose; then all prepare', () => {
    const state = packed(2);
    expect([GAME.activeSeats(state), texts(state, 0).length]).toEqual([[0], 117]);
    const one = play(state, 0, 'place camp I1');
    expect(at(one, 0)).toMatchObject({ sledge: 'I1', fuel: 3 });
    expect(refusedBy(one, 1, 'place camp I1')).toBe('TOY-SETUP-2');
    const both = step(one, 1, 'place camp A2');
    expect(typesOf(both.events)).toEqual(['camped', 'round-began']);
    expect(GAME.activeSeats(both.state)).toEqual([0, 1]);
  });

  it('TOY-PREP-1, TOY-DROP-1: cards are dropped for fuel, fuel goes into the march', () => {
    const dropped = play(fed, 0, 'drop D1');
    expect(at(dropped, 0)).toMatchObject({ fuel: 4, hand: ['D2'] });
    expect(GAME.activeSeats(dropped)).toEqual([0, 1]);
    expect(at(play(dropped, 0, 'march 3'), 0)).toMatchObject({ fuel: 1, marched: 3 });
  });

  it('TOY-PLAN-1: a single card is planned by itself', () => {
    const single = step(withHand(play(fed, 0, 'march 0'), 0, 'D1'), 1, 'march 0');
    expect(GAME.activeSeats(single.state)).toEqual([1]);
    expect(typesOf(single.events)).toEqual(['marched', 'planned']);
  });

  it('TOY-PLAN-2: the higher number goes first, who has no card comes last and is not asked', () => {
    const hands = withHand(withHand(withHand(camped(['A1', 'A2', 'A3']), 0), 1, 'S2', 'D1'), 2, 'D2', 'S1');
    const all = play(play(play(hands, 0, 'march 0'), 1, 'march 0'), 2, 'march 0');
    expect(GAME.activeSeats(all)).toEqual([1, 2]);
    const one = play(all, 2, 'plan S1');
    expect(GAME.view(one, 1).expeditions[2]).toMatchObject({ kit: [], handCount: 2 });
    const both = step(one, 1, 'plan D1');
    expect(GAME.activeSeats(both.state)).toEqual([1]);
    expect(at(both.state, 1)).toMatchObject({ hand: ['S2'], kit: ['D1'] });
  });

  it.each([
    ['mild', 0, 3],
    ['harsh', 0, 2],
    ['harsh', 3, 5],
  ])('TOY-TURN-1: in a %s season with %i cans of fuel a turn has %i steps', (season, fuel, steps) => {
    const state = withHand(withHand(camped(['F5', 'A3'], { season }), 0, 'K2'), 1, 'S2');
    const turn = play(play(state, 0, `march ${fuel}`), 1, 'march 0');
    expect(GAME.view(turn, undefined).asks).toEqual({ kind: 'turn', seats: [0], steps });
    const path = Array.from({ length: steps }, (_, nth) => (nth % 2 === 0 ? 'go F6' : 'go F5'));
    expect(GAME.activeSeats(play(turn, 0, ...path))).toEqual([1]);
  });
});

describe('a turn', () => {
  it('TOY-TURN-2: a rest ends the turn for a can of fuel, of which nobody has more than six', () => {
    expect(at(play(corner, 0, 'rest'), 0).fuel).toBe(4);
    expect(at(play(fuelled(corner, 6), 0, 'rest'), 0).fuel).toBe(6);
  });

  it('TOY-TOLL-1: on another’s ground they are asked in the middle of the turn, and the turn goes on', () => {
    const asked = play(border(), 0, 'go A2');
    expect(texts(asked, 1)).toEqual(['charge 1', 'charge 2', 'wave']);
    const paid = play(asked, 1, 'charge 2');
    expect([at(paid, 0).fuel, at(paid, 1).fuel]).toEqual([1, 5]);
    expect(GAME.view(paid, undefined).asks).toEqual({ kind: 'turn', seats: [0], steps: 2 });
    expect(at(play(asked, 1, 'wave'), 0).fuel).toBe(3);
    expect(GAME.activeSeats(play(border({ tolls: false }), 0, 'go A2'))).toEqual([0]);
  });

  it('TOY-TOLL-2: who has no fuel is waved through without a question', () => {
    const passed = step(fuelled(border(), 0), 0, 'go A2');
    expect(typesOf(passed.events)).toEqual(['went', 'waved']);
    expect(GAME.activeSeats(passed.state)).toEqual([0]);
  });

  it('TOY-DRILL-1: a drill turns up the next core, without the generator, and leaves a flag', () => {
    const drilled = step(site, 0, 'drill');
    expect(at(drilled.state, 0).cores).toEqual([site.cores.at(-1)]);
    expect(drilled.state).toMatchObject({ flags: [{ seat: 0, cell: 'E5' }], rng: site.rng });
    expect(drilled.events.some((event) => GAME.reveals(event))).toBe(true);
  });

  it('TOY-SEARCH-1: a search draws a card that only the searcher is told', () => {
    const found = step(corner, 0, 'search');
    const [card = ''] = at(found.state, 0).hand;
    expect(corner.deck).toContain(card);
    const told = (viewer: number) => found.events.map((event) => GAME.viewEvent(event, viewer));
    expect(told(0)).toContainEqual({ type: 'searched', seat: 0, card });
    expect(told(1)).toContainEqual({ type: 'searched', seat: 0 });
  });

  it('TOY-SCOUT-1: a look at the next core is told to nobody else', () => {
    const seen = step(corner, 0, 'scout');
    expect([0, 1].map((seat) => GAME.view(seen.state, seat).nextCore === undefined)).toEqual([false, true]);
    expect(typesOf(seen.events.flatMap((event) => GAME.viewEvent(event, 1) ?? []))).toEqual(['scouted']);
  });

  it('TOY-FLAG-1, TOY-FLAG-2: a flag is planted where the sledge is; a radio takes the place of the step', () => {
    const planted = play(radio, 0, 'flag using R1');
    expect(GAME.view(planted, undefined).asks).toEqual({ kind: 'turn', seats: [0], steps: 2 });
    expect(planted).toMatchObject({ flags: [{ seat: 0, cell: 'A1' }], dropped: ['R1'] });
  });
});

describe('the end', () => {
  const lastRound = (seats: readonly string[]): State =>
    changed(onTurn(seats, 2), (draft) => (draft.round = [10, 5, 4, 3][seats.length - 1] ?? 0));

  it('TOY-RIVAL-1: a rival takes a core at the end of a round; two expeditions have none', () => {
    const after = play(onTurn(['A1'], 2), 0, 'rest');
    expect(after.rivalCores).toHaveLength(1);
    expect(GAME.scores(after).map(({ seat, name }) => seat ?? name?.key)).toEqual([0, 'rival']);
    expect(play(corner, 0, 'rest').rivalCores).toEqual([]);
  });

  it.each([1, 2, 3, 4])('TOY-END-1: %i expeditions play so many rounds', (seats) => {
    const cells = ['A1', 'A2', 'A3', 'A4'].slice(0, seats);
    expect(GAME.isOver(play(onTurn(cells, 2), 0, 'rest'))).toBe(false);
    const over = step(lastRound(cells), 0, 'rest');
    expect([GAME.isOver(over.state), typesOf(over.events).includes('ended-by-rounds')]).toEqual([true, true]);
  });

  it('TOY-END-2: the round in which the last core is taken is the last one', () => {
    const last = changed(site, (draft) => at(draft, 1).cores.push(...draft.cores.splice(1)));
    const over = step(play(last, 0, 'drill'), 0, 'rest');
    expect([over.state.ended, over.state.round]).toEqual(['cores', 1]);
    expect(GAME.isOver(play(last, 0, 'rest'))).toBe(false);
  });

  it('TOY-END-3: hands are laid open at the end, and not before', () => {
    const state = withHand(lastRound(['A1', 'A3']), 1, 'X1', 'D1');
    expect(GAME.view(state, 0).expeditions[1]?.hand).toBeUndefined();
    const over = step(state, 0, 'rest');
    expect(over.events).toContainEqual({ type: 'hand-shown', seat: 1, cards: ['D1', 'X1'] });
    expect(GAME.view(over.state, 0).expeditions[1]?.hand).toHaveLength(2);
  });

  it('TOY-SCORE-1: cores, flags, kinds of kit', () => {
    const state = changed(corner, (draft) => {
      at(draft, 0).cores = ['C11', 'C12'];
      at(draft, 0).kit = ['D1', 'D2', 'T1', 'S1'];
      draft.flags = ['I1', 'B1', 'E5'].map((cell) => ({ seat: 0, cell }));
    });
    expect(GAME.scores(state)[0]?.lines).toEqual([
      { key: 'score-cores', points: 11 },
      { key: 'score-flags', points: 3 },
      { key: 'score-kit', points: 6 },
    ]);
  });

  it('TOY-SCORE-2: ties go to more fuel, and are shared where it is equal', () => {
    const ranks = (fuel: number): readonly number[] =>
      GAME.scores(changed(corner, (draft) => (at(draft, 1).fuel = fuel))).map(({ rank }) => rank);
    expect([ranks(3), ranks(4)]).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});

it.each<[string, State, (draft: State) => unknown]>([
  ['TOY-INV-1', corner, (draft) => draft.deck.pop()],
  ['TOY-INV-2', corner, (draft) => at(draft, 0).cores.push('C01')],
  ['TOY-INV-3', corner, (draft) => (at(draft, 0).sledge = 'A2')],
  ['TOY-INV-3', corner, (draft) => (at(draft, 0).sledge = 'C1')],
  ['TOY-INV-4', corner, (draft) => (at(draft, 0).fuel = 7)],
  ['TOY-INV-5', corner, (draft) => (draft.flags = [0, 1].map((seat) => ({ seat, cell: 'A1' })))],
  ['TOY-INV-6', corner, (draft) => (draft.round = 6)],
  ['TOY-INV-7', corner, (draft) => (draft.ended = 'rounds')],
  ['TOY-INV-8', play(planning, 0, 'plan D1'), (draft) => (at(draft, 0).hand = ['D2'])],
  ['TOY-INV-9', corner, (draft) => draft.scouts.push(3)],
])('%s: a state that breaks it is refused, a whole one is not', (id, whole, hurt) => {
  expect([GAME.invariants(whole), GAME.checkState(whole).ok]).toEqual([[], true]);
  const draft = cloneJson(whole);
  hurt(draft);
  expect(GAME.invariants(draft)).toContain(id);
  expect(GAME.checkState(draft).ok).toBe(false);
});

it.each([
  ['TOY-DATA-1', { rounds: [8] }],
  ['TOY-DATA-2', { kit: { ...(TOY_SET_JSON as { kit: object }).kit, tent: { D1: 99 } } }],
  ['TOY-DATA-3', { map: { rows: Array.from({ length: 10 }, () => '~'.repeat(13)) } }],
  ['TOY-DATA-4', { start: { fuel: 3, dealt: 2, kept: 3 } }],
  ['TOY-DATA-5', { names: {} }],
])('%s: a set that fails it is refused, the standard set is not', (id, fields) => {
  const ids = (set: unknown): readonly string[] => {
    const checked = checkSet(set);
    return checked.ok ? [] : [...new Set(checked.error.map((fault) => fault.split(':')[0] ?? ''))];
  };
  expect(ids(TOY_SET_JSON)).toEqual([]);
  expect(ids({ ...(TOY_SET_JSON as object), ...fields })).toEqual([id]);
});

it.each([null, 'x', [], { expeditions: 3 }, { expeditions: [null, 4] }])(
  'GIVEN %j for a state of rules version 1 WHEN migrated THEN nothing throws and it is refused',
  (garbage) => {
    expect(GAME.checkState(MIGRATIONS.get(1)?.(garbage)).ok).toBe(false);
  },
);

it('GIVEN rules.md THEN every rule id has a test that names it', () => {
  const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
  const wanted = [...read('./rules.md').matchAll(/\*\*(TOY-[A-Z]+-\d+)\*\*/gu)].map(([, id = '']) => id);
  expect(wanted.length).toBeGreaterThan(35);
  const tests = read('./floe.test.ts');
  expect(wanted.filter((id) => !tests.includes(id))).toEqual([]);
});
