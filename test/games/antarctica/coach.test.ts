import { describe, expect, it } from 'vitest';
import { antarctica } from '../../../src/games/antarctica.ts';
import { ANTARCTICA_TEXTS } from '../../../src/i18n/games/antarctica/index.ts';
import { sayWith } from '../../../src/i18n/say.ts';
import type { State } from '../../../src/engine/games/antarctica/state.ts';
import { play } from './play.ts';
import { ending, position } from './position.ts';
import { GAME } from './standard-set.ts';

const { say } = sayWith({
  locale: 'en',
  messages: antarctica.rulebook.messages,
  texts: ANTARCTICA_TEXTS.en,
  names: GAME.names,
  playerName: String,
});

/** What A is told. */
function told(state: State): string {
  const message = GAME.coach?.(GAME.view(state, 0), 0);
  return message === undefined ? '' : say(message);
}

/** What A has that the others would like. */
function held(state: State): readonly string[] {
  return GAME.held?.(state, 0).map(say) ?? [];
}

describe('the coach of Antarctica', () => {
  it('sends whoever has no scientists in supply to a camp, and says why', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { e: ['camp'], w: ['inland'] },
      unplaced: { A: [5, 0] },
    });
    expect(told(state)).toMatch(/sail there and recruit \(.*East.*\).*without scientists.*can’t build/u);
  });

  it('names the areas where one could build at once', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { n: ['crane', 'factory'], e: ['shaft'] },
      top: { advanced: 'A01' },
    });
    expect(told(state)).toContain('Sail where you can build at once');
    expect(told(state)).toContain('East');
  });

  it('says after sailing what helps there: a camp, or nothing', () => {
    const state = position({
      lines: { s: 'A', n: 'B' },
      buildings: { e: ['camp'], w: [], sw: ['hq'] },
      unplaced: { A: [5, 0] },
    });
    expect(told(play(state, 'sail e'))).toContain('Recruit: each ship');
    expect(told(play(state, 'sail w'))).toContain('No action helps here');
    expect(told(play(state, 'sail e', 'recruit'))).toContain('Your action is done: end your turn');
  });

  it('speaks of a card after the action only to who can play one', () => {
    const state = position({
      lines: { s: 'A', n: 'B' },
      buildings: { e: ['camp'] },
      unplaced: { A: [5, 0] },
      hands: { A: ['plus2', 'plus2'] },
    });
    const acted = play(state, 'sail e', 'recruit');
    expect(told(acted)).toContain('play a card if it helps now');
    expect(told(play(acted, 'play plus2'))).toContain('Your action is done: end your turn');
  });

  it('warns when the end is near, and of a single ship', () => {
    const state = position({ lines: { s: 'A', n: 'B' } });
    expect(told(state)).toContain('only one ship on the board');
    expect(told(ending(state, 1))).toContain('the game ends with this turn');
  });

  it('is silent to who is not asked, and says what one has to spend', () => {
    const state = position({
      lines: { s: 'A', n: 'B' },
      unplaced: { A: [5, 3], B: [2, 1] },
      hands: { A: ['fast', 'plus2'] },
    });
    expect(GAME.coach?.(GAME.view(state, 1), 1)).toBeUndefined();
    const purse = GAME.purse?.(GAME.view(state, 0), 0);
    expect(purse === undefined ? '' : say(purse)).toBe(
      '3 scientists in supply, 2 shipyard cards, 1 resource card',
    );
  });

  it('GIVEN more scientists, or a cube ahead of all others THEN a hint counts that as gained, a tie it doesn’t', () => {
    const state = position({
      lines: { s: 'A', n: 'B' },
      scientists: { e: 'A A B', nw: 'A B' },
      tracks: { inland: [3, 2, 1] },
    });
    expect(held(state)).toEqual(['the majority in East', 'the lead on the Inland track']);
  });
});
