import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/engine/core/json.ts';
import { at, camped, changed, GAME, onTurn, play, refusedBy, step, texts, withHand } from './scenario.ts';
import { typesOf } from '../scenario.ts';
import { putSorted, type State } from './state.ts';

/* A scenario for each rule of rules.md, with its illegal twin in the same test. */

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
      const over = Array.from({ length: expected }).reduce<State>(
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
    expect(texts(state, 0).filter((text) => text.startsWith('go'))).toEqual([
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

  const nextToCamp = (options = {}): State =>
    changed(onTurn(['A1', 'A2'], 3, options), (draft) => {
      at(draft, 1).sledge = 'A4';
    });

  it('TOY-TOLL-1: on another’s ground he is asked in the middle of the turn, and the turn goes on', () => {
    const asked = play(nextToCamp(), 0, 'go A2');
    expect(GAME.view(asked, undefined).asks).toEqual({ kind: 'toll', seats: [1] });
    expect(texts(asked, 1)).toEqual(['charge 1', 'charge 2', 'wave']);
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
    expect(texts(play(flagged, 0, 'go A2'), 1)).toEqual(['charge 1', 'wave']);
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

  const atSite = (steps = 2): State =>
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
