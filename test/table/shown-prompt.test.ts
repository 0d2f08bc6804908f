import { describe, expect, it } from 'vitest';
import type { AnyGame, CoreState } from '../../src/engine/core/contract.ts';
import { optionsOf, shownPrompt } from '../../src/table/questions.ts';
import { play } from '../games/antarctica/play.ts';
import { ending, position } from '../games/antarctica/position.ts';
import { GAME } from '../games/antarctica/standard-set.ts';

// as: what goes in comes out of the same game
const ANY_GAME = GAME as unknown as AnyGame;

function shownTexts(state: CoreState): readonly string[] {
  return shownPrompt(ANY_GAME, state, 0)?.options.map(({ text }) => text) ?? [];
}

describe('the question as people are shown it', () => {
  const lines = { s: 'A', w: 'B' } as const;
  const buildings = { nw: ['naval'] } as const;

  it('GIVEN sailing to where nothing can be done WHEN shown THEN it comes last, and what is legal keeps its order', () => {
    const state = ending(position({ lines, buildings }), 0);
    const legal = optionsOf(ANY_GAME, state, 0);
    const traps = legal.filter(({ trap }) => trap === true).map(({ text }) => text);
    expect(traps.length).toBeGreaterThan(0);
    expect(legal.findIndex(({ trap }) => trap === true)).toBeLessThan(
      legal.findLastIndex(({ trap }) => trap !== true),
    );
    expect(shownTexts(state).slice(-traps.length)).toEqual(traps);
    expect([...shownTexts(state)].sort()).toEqual(legal.map(({ text }) => text).sort());
  });
  it('GIVEN no trap WHEN shown THEN the order is the game’s', () => {
    const state = play(position({ lines, buildings: { n: ['camp'] } }), 'sail n');
    expect(shownTexts(state)).toEqual(optionsOf(ANY_GAME, state, 0).map(({ text }) => text));
  });
});
