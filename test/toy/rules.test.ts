import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Standing } from '../../src/engine/core/contract.ts';
import { canonicalJson, cloneJson } from '../../src/engine/core/json.ts';
import { TOY_SET_JSON } from './index.ts';
import { checkSet } from './components.ts';
import {
  at,
  camped,
  changed,
  GAME,
  onTurn,
  play,
  refusedBy,
  start,
  step,
  textsOf,
  withHand,
} from './scenario.ts';
import { putSorted, type ToyFrame, type ToyState } from './state.ts';

/* A scenario for each rule of rules.md, with its illegal twin in the same test. */

const typesOf = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.map(({ type }) => type);

describe('setting out', () => {
  it('TOY-SETUP-1: five cards are dealt, three are kept face down, two go back into the deck', () => {
    const state = start(2);
    const { hand } = at(state, 0);
    const [a = '', b = '', c = '', d = ''] = hand;
    expect([hand.length, textsOf(state, 0).length, state.deck.length]).toEqual([5, 10, 14]);
    const one = play(state, 0, `keep ${c} ${a} ${b}`);
    expect(GAME.activeSeats(one)).toEqual([1]);
    const both = play(one, 1, textsOf(one, 1)[0] ?? '');
    expect(at(both, 0).hand).toEqual([a, b, c]);
    expect(both.deck).toContain(d);
    expect(refusedBy(state, 0, `keep ${a} ${b}`)).toBe('TOY-SETUP-1');
    expect(refusedBy(state, 0, `keep ${a} ${b} ${b}`)).toBe('TOY-SETUP-1');
    expect(refusedBy(state, 0, `keep ${a} ${b} ${state.deck[0] ?? ''}`)).toBe('TOY-SETUP-1');
  });

  it('TOY-SETUP-2: camps stand on ice or a ridge, one in a cell, in the order of seats; over a hundred cells may be chosen', () => {
    let state = start(3);
    for (const seat of [0, 1, 2]) state = play(state, seat, textsOf(state, seat)[0] ?? '');
    expect(textsOf(state, 0).length).toBe(105);
    state = play(state, 0, 'place camp I1');
    expect(at(state, 0)).toMatchObject({ camp: 'I1', sledge: 'I1', fuel: 3 });
    for (const text of ['place camp C1', 'place camp E2', 'place camp I1'])
      expect(refusedBy(state, 1, text)).toBe('TOY-SETUP-2');
    expect(GAME.apply(state, 2, { verb: 'place-camp', cell: 'A1' })).toMatchObject({
      error: { code: 'E_NOT_ACTIVE' },
    });
    expect(refusedBy(state, 1, 'place camp A1')).toBeUndefined();
  });
});

describe('a round', () => {
  it('TOY-ROUND-1: a weather tile is turned up, then all prepare; not before the last camp stands', () => {
    let state = start(2);
    for (const seat of [0, 1]) state = play(state, seat, textsOf(state, seat)[0] ?? '');
    const next = state.weather.at(-1);
    const one = step(state, 0, 'place camp A1');
    expect([one.state.round, one.state.weatherNow]).toEqual([0, undefined]);
    const both = step(one.state, 1, 'place camp A2');
    expect(typesOf(both.events)).toEqual(['camped', 'round-began']);
    expect([both.state.round, both.state.weatherNow]).toEqual([1, next]);
    expect(GAME.activeSeats(both.state)).toEqual([0, 1]);
  });

  it('TOY-PREP-1: up to three cans of one’s own fuel go into the march', () => {
    const state = changed(camped(['A1', 'A2']), (draft) => {
      at(draft, 1).fuel = 2;
    });
    const after = play(state, 0, 'march 3');
    expect(at(after, 0)).toMatchObject({ fuel: 0, marched: 3 });
    expect(refusedBy(state, 1, 'march 3')).toBe('TOY-PREP-1');
    expect(refusedBy(state, 0, 'march 4')).toBe('TOY-PREP-1');
  });

  it('TOY-DROP-1: cards are dropped for fuel while preparing and planning, but not the last one', () => {
    const state = camped(['A1', 'A2']);
    const [a = '', b = '', c = ''] = at(state, 0).hand;
    const dropped = play(state, 0, `drop ${a}`);
    expect(at(dropped, 0)).toMatchObject({ fuel: 4, hand: [b, c] });
    expect(GAME.activeSeats(dropped)).toEqual([0, 1]);
    const planning = play(play(dropped, 0, 'march 0'), 1, 'march 0');
    const last = play(planning, 1, `drop ${at(planning, 1).hand[0] ?? ''}`);
    expect(textsOf(last, 0)).toContain(`drop ${b}`);
    const lonely = withHand(state, 0, a);
    expect(refusedBy(lonely, 0, `drop ${a}`)).toBe('TOY-DROP-1');
    expect(refusedBy(state, 0, `drop ${state.deck[0] ?? ''}`)).toBe('TOY-DROP-1');
  });

  it('TOY-DROP-2: with six cans nothing is dropped', () => {
    const state = changed(camped(['A1', 'A2']), (draft) => {
      at(draft, 0).fuel = 5;
    });
    const [a = '', b = ''] = at(state, 0).hand;
    const full = play(state, 0, `drop ${a}`);
    expect(at(full, 0).fuel).toBe(6);
    expect(refusedBy(full, 0, `drop ${b}`)).toBe('TOY-DROP-2');
  });

  it('TOY-PLAN-1: a card of the hand is planned; a single one by itself', () => {
    const state = play(camped(['A1', 'A2']), 0, 'march 0');
    const [a = ''] = at(state, 0).hand;
    const planning = play(state, 1, 'march 0');
    expect(GAME.activeSeats(planning)).toEqual([0, 1]);
    expect(refusedBy(planning, 0, `plan ${planning.deck[0] ?? ''}`)).toBe('TOY-PLAN-1');
    const single = step(withHand(state, 0, a), 1, 'march 0');
    expect(GAME.activeSeats(single.state)).toEqual([1]);
    expect(typesOf(single.events)).toEqual(['marched', 'planned']);
  });

  it('TOY-PLAN-2: the higher number goes first, who has no card comes last and is not asked', () => {
    const free = changed(camped(['A1', 'A2', 'A3']), (draft) => {
      for (const expedition of draft.expeditions) putSorted(draft.deck, ...expedition.hand.splice(0));
    });
    const hands = withHand(withHand(free, 1, 'S2', 'D1'), 2, 'D2', 'S1');
    const planning = play(play(play(hands, 0, 'march 0'), 1, 'march 0'), 2, 'march 0');
    expect(GAME.activeSeats(planning)).toEqual([1, 2]);
    const one = play(planning, 2, 'plan S1');
    expect(GAME.view(one, 1).plans).toEqual([]);
    const both = step(one, 1, 'plan D1');
    expect(both.state.plans).toEqual([
      { seat: 1, card: 'D1' },
      { seat: 2, card: 'S1' },
    ]);
    expect(both.events).toContainEqual({ type: 'order', seats: [1, 2, 0] });
    expect(at(both.state, 1)).toMatchObject({ hand: ['S2'], kit: ['D1'] });
  });

  it('TOY-FLOW-1: what is not asked is refused', () => {
    expect(refusedBy(start(2), 0, 'rest')).toBe('TOY-FLOW-1');
    expect(refusedBy(onTurn(['A1', 'A3'], 2), 0, 'march 0')).toBe('TOY-FLOW-1');
    expect(refusedBy(onTurn(['A1', 'A3'], 2), 0, 'rest')).toBeUndefined();
  });
});

describe('a turn', () => {
  const weatherOf = (steps: number): string => ({ '1': 'W01', '0': 'W04', '-1': 'W07' })[String(steps)] ?? '';

  it.each([
    [0, 0, 2],
    [1, 0, 3],
    [-1, 0, 1],
    [-1, 3, 4],
  ])(
    'TOY-TURN-1: with weather %i and %i cans of fuel a turn has %i steps, and ends without any left',
    (steps, fuel, expected) => {
      let state = changed(camped(['F5', 'A3']), (draft) => {
        draft.weatherNow = weatherOf(steps);
      });
      state = play(play(state, 0, `march ${fuel}`), 1, 'march 0');
      state = withHand(withHand(state, 0, 'K2', 'S1'), 1, 'S2', 'T3');
      state = play(play(state, 0, 'plan K2'), 1, 'plan S2');
      expect(GAME.view(state, undefined).asks).toEqual({ kind: 'turn', seats: [0], steps: expected });
      const over = Array.from({ length: expected }).reduce<ToyState>(
        (now, _, nth) => play(now, 0, nth % 2 === 0 ? 'go F6' : 'go F5'),
        state,
      );
      expect(GAME.activeSeats(over)).toEqual([1]);
      expect(GAME.apply(over, 0, { verb: 'rest' })).toMatchObject({ error: { code: 'E_NOT_ACTIVE' } });
    },
  );

  it('TOY-TURN-2: a rest ends the turn for a can of fuel, of which nobody has more than six', () => {
    const state = onTurn(['A1', 'A3'], 2);
    expect(at(play(state, 0, 'rest'), 0).fuel).toBe(4);
    const full = changed(state, (draft) => {
      at(draft, 0).fuel = 6;
    });
    expect(at(play(full, 0, 'rest'), 0).fuel).toBe(6);
  });

  it('TOY-GO-1: a step to a cell beside, two onto a ridge', () => {
    const state = onTurn(['F5', 'A3'], 2);
    expect(textsOf(state, 0).filter((text) => text.startsWith('go'))).toEqual([
      'go F4',
      'go G5',
      'go F6',
      'go E5',
    ]);
    const onRidge = step(state, 0, 'go G5');
    expect(typesOf(onRidge.events)).toContain('turn-over');
    expect(refusedBy(play(state, 0, 'go F6'), 0, 'go H6')).toBe('TOY-GO-1');
    expect(refusedBy(onTurn(['F5', 'A3'], 1), 0, 'go G5')).toBe('TOY-GO-1');
  });

  it('TOY-GO-2: nobody goes into open water', () => {
    const state = onTurn(['B1', 'A3'], 2);
    expect(refusedBy(state, 0, 'go C1')).toBe('TOY-GO-2');
    expect(refusedBy(state, 0, 'go A1')).toBeUndefined();
  });

  it('TOY-GO-3: nobody goes where another sledge is', () => {
    const state = onTurn(['A1', 'A2'], 2);
    expect(refusedBy(state, 0, 'go A2')).toBe('TOY-GO-3');
    const gone = changed(state, (draft) => {
      at(draft, 1).sledge = 'A3';
    });
    expect(refusedBy(gone, 0, 'go A2')).toBeUndefined();
  });

  const nextToCamp = (options = {}): ToyState =>
    changed(onTurn(['A1', 'A2'], 3, options), (draft) => {
      at(draft, 1).sledge = 'A4';
    });

  it('TOY-TOLL-1: on another’s ground he is asked in the middle of the turn, and the turn goes on', () => {
    const asked = play(nextToCamp(), 0, 'go A2');
    expect(GAME.view(asked, undefined).asks).toEqual({ kind: 'toll', seats: [1] });
    expect(textsOf(asked, 1)).toEqual(['charge 1', 'charge 2', 'wave']);
    expect(refusedBy(asked, 1, 'charge 3')).toBe('TOY-TOLL-1');
    expect(refusedBy(asked, 1, 'charge 0')).toBe('TOY-TOLL-1');
    const paid = play(asked, 1, 'charge 2');
    expect([at(paid, 0).fuel, at(paid, 1).fuel]).toEqual([1, 5]);
    expect(GAME.view(paid, undefined).asks).toEqual({ kind: 'turn', seats: [0], steps: 2 });
    expect(GAME.activeSeats(play(nextToCamp({ tolls: false }), 0, 'go A2'))).toEqual([0]);
  });

  it('TOY-TOLL-1: a flag makes ground, one’s own asks nobody, and nobody pays more than he has', () => {
    const flagged = changed(onTurn(['A1', 'A4'], 3), (draft) => {
      draft.flags = [
        { seat: 1, cell: 'A2' },
        { seat: 0, cell: 'B1' },
      ];
      at(draft, 0).fuel = 1;
    });
    expect(textsOf(play(flagged, 0, 'go A2'), 1)).toEqual(['charge 1', 'wave']);
    expect(GAME.activeSeats(play(flagged, 0, 'go B1'))).toEqual([0]);
  });

  it('TOY-TOLL-2: who has no fuel is waved through without a question', () => {
    const broke = changed(nextToCamp(), (draft) => {
      at(draft, 0).fuel = 0;
    });
    const passed = step(broke, 0, 'go A2');
    expect(typesOf(passed.events)).toEqual(['went', 'waved']);
    expect(GAME.activeSeats(passed.state)).toEqual([0]);
  });

  it('TOY-TOLL-3: to wave somebody through is worth a point, to charge him is not', () => {
    const asked = play(nextToCamp(), 0, 'go A2');
    expect([at(play(asked, 1, 'wave'), 1).courtesy, at(play(asked, 1, 'charge 1'), 1).courtesy]).toEqual([
      1, 0,
    ]);
  });

  const atSite = (steps = 2): ToyState =>
    changed(onTurn(['F5', 'A3'], steps), (draft) => {
      at(draft, 0).sledge = 'E5';
    });

  it('TOY-DRILL-1: a drill turns up the next core and leaves a flag; elsewhere, or twice, nobody drills', () => {
    const state = atSite();
    const next = state.cores.at(-1);
    const drilled = step(state, 0, 'drill');
    expect(at(drilled.state, 0).cores).toEqual([next]);
    expect(drilled.state.flags).toEqual([{ seat: 0, cell: 'E5' }]);
    expect(drilled.events.some((event) => GAME.reveals(event))).toBe(true);
    expect(canonicalJson(drilled.state.rng)).toBe(canonicalJson(state.rng));
    expect(refusedBy(drilled.state, 0, 'drill')).toBe('TOY-DRILL-1');
    expect(refusedBy(onTurn(['F5', 'A3'], 2), 0, 'drill')).toBe('TOY-DRILL-1');
  });

  it('TOY-DRILL-2: without cores nobody drills', () => {
    const empty = changed(atSite(), (draft) => {
      at(draft, 1).cores.push(...draft.cores.splice(0));
    });
    expect(refusedBy(empty, 0, 'drill')).toBe('TOY-DRILL-2');
    expect(refusedBy(atSite(), 0, 'drill')).toBeUndefined();
  });

  it('TOY-SEARCH-1: a search draws a card that only the searcher is told; an empty deck has none', () => {
    const state = onTurn(['A1', 'A3'], 2);
    const found = step(state, 0, 'search');
    const [card = ''] = at(found.state, 0).hand;
    expect(state.deck).toContain(card);
    expect(canonicalJson(found.state.rng)).not.toBe(canonicalJson(state.rng));
    expect(found.events.map((event) => GAME.viewEvent(event, 0))).toContainEqual({
      type: 'searched',
      seat: 0,
      card,
    });
    expect(found.events.map((event) => GAME.viewEvent(event, 1))).toContainEqual({
      type: 'searched',
      seat: 0,
    });
    const empty = changed(state, (draft) => {
      putSorted(draft.dropped, ...draft.deck.splice(0));
    });
    expect(refusedBy(empty, 0, 'search')).toBe('TOY-SEARCH-1');
  });

  it('TOY-SEARCH-2: with six cards nobody searches, with five one may', () => {
    const state = onTurn(['A1', 'A3'], 2);
    expect(refusedBy(withHand(state, 0, 'D1', 'D2', 'D3', 'D4', 'K1', 'K2'), 0, 'search')).toBe(
      'TOY-SEARCH-2',
    );
    expect(refusedBy(withHand(state, 0, 'D1', 'D2', 'D3', 'D4', 'K1'), 0, 'search')).toBeUndefined();
  });

  it('TOY-SCOUT-1: a look at the next core is told to nobody else, and is not taken twice', () => {
    const state = onTurn(['A1', 'A3'], 3);
    const seen = step(state, 0, 'scout');
    expect(GAME.view(seen.state, 0).nextCore).toBeDefined();
    expect(GAME.view(seen.state, 1).nextCore).toBeUndefined();
    expect(typesOf(seen.events.flatMap((event) => GAME.viewEvent(event, 1) ?? []))).toEqual(['scouted']);
    expect(refusedBy(seen.state, 0, 'scout')).toBe('TOY-SCOUT-1');
    const empty = changed(state, (draft) => {
      at(draft, 1).cores.push(...draft.cores.splice(0));
    });
    expect(refusedBy(empty, 0, 'scout')).toBe('TOY-SCOUT-1');
  });

  it('TOY-FLAG-1: a flag is planted beside the sites where none is, four at most', () => {
    const state = onTurn(['A1', 'A3'], 2);
    const planted = play(state, 0, 'flag');
    expect(planted.flags).toEqual([{ seat: 0, cell: 'A1' }]);
    expect(refusedBy(planted, 0, 'flag')).toBe('TOY-FLAG-1');
    expect(refusedBy(atSite(), 0, 'flag')).toBe('TOY-FLAG-1');
    const out = changed(state, (draft) => {
      draft.flags = ['B1', 'B2', 'B4', 'C2'].map((cell) => ({ seat: 0, cell }));
    });
    expect(refusedBy(out, 0, 'flag')).toBe('TOY-FLAG-1');
    const withHole = changed(state, (draft) => {
      draft.flags = ['B1', 'B2', 'B4', 'E5'].map((cell) => ({ seat: 0, cell }));
    });
    expect(refusedBy(withHole, 0, 'flag')).toBeUndefined();
  });

  it('TOY-FLAG-2: a radio takes the place of the step; another card does not', () => {
    const state = withHand(onTurn(['A1', 'A3'], 1), 0, 'R1', 'D1');
    const planted = play(state, 0, 'flag using R1');
    expect(GAME.view(planted, undefined).asks).toEqual({ kind: 'turn', seats: [0], steps: 1 });
    expect([at(planted, 0).hand, planted.dropped]).toEqual([['D1'], ['R1']]);
    expect(refusedBy(state, 0, 'flag using D1')).toBe('TOY-FLAG-2');
    expect(refusedBy(state, 0, 'flag using R2')).toBe('TOY-FLAG-2');
  });
});

describe('the end', () => {
  const lastRound = (seats: readonly string[], options = {}): ToyState =>
    changed(onTurn(seats, 2, options), (draft) => {
      draft.round += draft.weather.length;
      draft.weather = [];
    });

  it.each([
    ['calm', 1],
    ['keen', 2],
  ])(
    'TOY-RIVAL-1: a %s rival takes %i at the end of a round; among two expeditions there is none',
    (rival, taken) => {
      const after = play(onTurn(['A1'], 2, { rival }), 0, 'rest');
      expect(after.rivalCores).toHaveLength(taken);
      expect(GAME.scores(after).map(({ seat, name }) => seat ?? name?.key)).toEqual([0, 'rival']);
      expect(play(onTurn(['A1', 'A3'], 2), 0, 'rest').rivalCores).toEqual([]);
      expect(GAME.setup('s', 2, { rival })).toMatchObject({ ok: false, error: { code: 'E_OPTION' } });
    },
  );

  it.each([
    [1, 8],
    [2, 5],
    [3, 4],
    [4, 3],
  ])('TOY-END-1: %i expeditions play %i rounds', (seats, rounds) => {
    expect(start(seats).weather).toHaveLength(rounds);
    const cells = ['A1', 'A2', 'A3', 'A4'].slice(0, seats);
    expect(GAME.isOver(play(onTurn(cells, 2), 0, 'rest'))).toBe(false);
    const over = step(lastRound(cells), 0, 'rest');
    expect(GAME.isOver(over.state)).toBe(true);
    expect(typesOf(over.events)).toContain('ended-by-rounds');
  });

  it('TOY-END-2: the round in which the last core is taken is the last one', () => {
    const state = changed(onTurn(['F5', 'A3'], 1), (draft) => {
      at(draft, 0).sledge = 'E5';
      at(draft, 1).cores.push(...draft.cores.splice(1));
    });
    const over = step(state, 0, 'drill');
    expect([over.state.ended, over.state.round]).toEqual(['cores', 1]);
    expect(typesOf(over.events)).toContain('ended-by-cores');
    expect(GAME.isOver(play(state, 0, 'rest'))).toBe(false);
  });

  it('TOY-END-3: hands are laid open at the end, and not before', () => {
    const state = withHand(lastRound(['A1', 'A3']), 1, 'X1', 'D1');
    expect(GAME.view(state, 0).expeditions[1]?.hand).toBeUndefined();
    const over = step(state, 0, 'rest');
    expect(over.events).toContainEqual({ type: 'hand-shown', seat: 1, cards: ['D1', 'X1'] });
    expect(GAME.view(over.state, 0).expeditions[1]?.hand).toHaveLength(2);
  });

  const linesOf = (standings: readonly Standing[], seat: number): Record<string, number> =>
    Object.fromEntries(
      standings.find((one) => one.seat === seat)?.lines.map(({ key, points }) => [key, points]) ?? [],
    );

  it('TOY-SCORE-1: cores, flags, kinds of kit, courtesy, and at the end sextants in hand', () => {
    const state = changed(withHand(lastRound(['A1', 'A3']), 0, 'X1', 'X2'), (draft) => {
      draft.cores.push(...at(draft, 0).cores.splice(0));
      at(draft, 0).cores = ['C11', 'C12'];
      draft.cores = draft.cores.filter((core) => core !== 'C11' && core !== 'C12');
      draft.flags = ['I1', 'B1', 'E5'].map((cell) => ({ seat: 0, cell }));
      at(draft, 0).kit = ['D1', 'D2', 'T1', 'S1'];
      draft.deck = draft.deck.filter((card) => !['D1', 'D2', 'T1', 'S1'].includes(card));
      at(draft, 0).courtesy = 3;
    });
    expect(GAME.invariants(state)).toEqual([]);
    const before = { 'score-cores': 11, 'score-flags': 3, 'score-kit': 6, 'score-courtesy': 3 };
    expect(linesOf(GAME.scores(state), 0)).toEqual(before);
    expect(linesOf(GAME.scores(play(state, 0, 'rest')), 0)).toEqual({ ...before, 'score-sextants': 4 });
  });

  it('TOY-SCORE-2: ties go to more fuel, then to more cores, and are shared where both are equal', () => {
    const ranks = (change: (draft: ToyState) => void): readonly number[] =>
      GAME.scores(changed(lastRound(['A1', 'A3']), change)).map(({ rank }) => rank);
    expect(ranks(() => undefined)).toEqual([1, 1]);
    expect(
      ranks((draft) => {
        at(draft, 1).fuel = 4;
      }),
    ).toEqual([2, 1]);
    expect(
      ranks((draft) => {
        at(draft, 0).courtesy = 1;
        at(draft, 1).cores = ['C01'];
      }),
    ).toEqual([2, 1]);
    expect(
      ranks((draft) => {
        at(draft, 0).courtesy = 1;
        at(draft, 1).fuel = 6;
      }),
    ).toEqual([1, 2]);
  });
});

describe('invariants', () => {
  const state = withHand(onTurn(['A1', 'A3'], 2), 0, 'D1', 'D2');
  const secret = play(camped(['A1', 'A3']), 0, 'march 0');
  const planning = play(secret, 1, 'march 0');
  it.each<[string, ToyState, (draft: ToyState) => unknown]>([
    ['TOY-INV-1', state, (draft) => draft.deck.pop()],
    ['TOY-INV-2', state, (draft) => at(draft, 0).cores.push('C01')],
    ['TOY-INV-3', state, (draft) => (at(draft, 0).sledge = 'A3')],
    ['TOY-INV-3', state, (draft) => (at(draft, 0).sledge = 'C1')],
    ['TOY-INV-4', state, (draft) => (at(draft, 0).fuel = 7)],
    ['TOY-INV-5', state, (draft) => draft.flags.push({ seat: 0, cell: 'A1' }, { seat: 1, cell: 'A1' })],
    ['TOY-INV-6', state, (draft) => (draft.round += 1)],
    ['TOY-INV-7', state, (draft) => (draft.ended = 'rounds')],
    [
      'TOY-INV-8',
      planning,
      (draft) => {
        draft.frames = draft.frames.map((frame): ToyFrame =>
          frame.kind === 'plan' ? { ...frame, answers: [{ seat: 0, answer: draft.deck[0] ?? '' }] } : frame,
        );
      },
    ],
  ])('%s is missed where it does not hold, and only there', (id, whole, hurt) => {
    expect(GAME.invariants(whole)).toEqual([]);
    const draft = cloneJson(whole);
    hurt(draft);
    expect(GAME.invariants(draft)).toContain(id);
    expect(GAME.checkState(draft).ok).toBe(false);
  });
});

describe('checks of a component set', () => {
  const json = (fields: Readonly<Record<string, unknown>>): unknown => ({
    ...(TOY_SET_JSON as object),
    ...fields,
  });
  const ids = (set: unknown): readonly string[] => {
    const checked = checkSet(set);
    return checked.ok ? [] : [...new Set(checked.error.map((failure) => failure.split(':')[0] ?? ''))];
  };
  const water = { rows: Array.from({ length: 10 }, () => '~~~~~~~~~~~~~') };
  const { kit } = TOY_SET_JSON as { kit: { rows: { id: string; kind: string; pace: number }[] } };
  it.each([
    ['TOY-DATA-1', { rounds: { '1': 8 } }],
    ['TOY-DATA-2', { kit: { rows: [...kit.rows, kit.rows[0]] } }],
    ['TOY-DATA-3', { map: water }],
    ['TOY-DATA-4', { start: { fuel: 3, dealt: 2, kept: 3 } }],
    ['TOY-DATA-5', { weather: { rows: [] } }],
    ['TOY-DATA-6', { names: {} }],
  ])('%s: a set that fails it is refused, the standard set is not', (id, fields) => {
    expect(ids(TOY_SET_JSON)).toEqual([]);
    expect(ids(json(fields))).toEqual([id]);
  });
});

it('GIVEN rules.md THEN every rule id has a test that names it', () => {
  const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
  const wanted = [...read('./rules.md').matchAll(/\*\*(TOY-[A-Z]+-\d+)\*\*/gu)].map(
    (match) => match[1] ?? '',
  );
  const tests = read('./rules.test.ts');
  expect(wanted.length).toBeGreaterThan(35);
  expect(wanted.filter((id) => !tests.includes(`'${id}`))).toEqual([]);
});
