import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/contract.ts';
import { chooseAtRandom } from '../../../src/engine/core/playout.ts';
import { seedRng } from '../../../src/engine/core/rng.ts';
import type { Action } from '../../../src/engine/games/antarctica/actions.ts';
import type { State } from '../../../src/engine/games/antarctica/state.ts';
import { newGame, offers, play, step, texts } from './play.ts';
import { position } from './position.ts';
import { GAME } from './standard-set.ts';

const ANY_GAME = GAME as unknown as AnyGame;

/** What whoever is asked may do and end the turn with, in one choice. */
function endingToo(state: State): readonly string[] {
  const [seat = 0] = GAME.activeSeats(state);
  const options = GAME.prompt(state, seat)?.options ?? [];
  return options.flatMap(({ text, together }) =>
    together === undefined ? [] : [`${text} + ${together.next}`],
  );
}

/** The same from the outside: play it, and look what is left. */
function leavesOnlyTheEnd(state: State, text: string): boolean {
  const [seat = 0] = GAME.activeSeats(state);
  const left = texts(step(state, seat, text).state, seat);
  return left.includes('end') && left.every((one) => /^(end$|discard )/u.test(one));
}

describe('an action and the end of the turn in one choice (section 4.4)', () => {
  const TWO_SHIPS = { lines: { s: 'A', e: 'A', w: 'B' } } as const;

  it('GIVEN no card in hand WHEN the action of the turn is chosen THEN it can end the turn too', () => {
    const state = position({ ...TWO_SHIPS, buildings: { n: ['naval', 'camp'] }, scientists: { n: 'A' } });
    const after = play(state, 'sail n');
    expect(endingToo(after)).toEqual(expect.arrayContaining(['recruit + end', 'research naval + end']));
  });
  it('GIVEN a building whose research asks for a track THEN not building but the answer can end the turn too', () => {
    const after = play(position({ ...TWO_SHIPS, buildings: { n: ['naval'] } }), 'sail n');
    const builds = offers(after).filter((text) => text.startsWith('build'));
    const asking = builds.filter((text) =>
      offers(play(after, text)).every((next) => next.startsWith('track')),
    );
    expect(asking).not.toEqual([]);
    for (const text of asking) {
      expect(endingToo(after)).not.toContain(`${text} + end`);
      expect(endingToo(play(after, text))).not.toEqual([]);
    }
  });
  it('GIVEN a card that could still be played THEN the action cannot end the turn too, and the card only once it has', () => {
    const state = position({ ...TWO_SHIPS, buildings: { n: ['camp'] }, hands: { A: ['plus2'] } });
    const after = play(state, 'sail n');
    expect(offers(after)).toEqual(expect.arrayContaining(['recruit', 'play plus2']));
    expect(endingToo(after).filter((text) => /^(recruit|play)/u.test(text))).toEqual([]);
    expect(endingToo(play(after, 'recruit'))).toContain('play plus2 + end');
    expect(endingToo(play(after, 'play plus2'))).toContain('recruit + end');
  });
  it('GIVEN an area where nothing can be done WHEN sailing there THEN sailing can end the turn, elsewhere not', () => {
    const unplaced = { A: [3, 0] } as const;
    const state = position({ ...TWO_SHIPS, buildings: { n: ['camp'], ne: [] }, unplaced });
    expect(endingToo(state)).toContain('sail ne + end');
    expect(endingToo(state)).not.toContain('sail n + end');
  });
  it('GIVEN the action is done WHEN something may be given up THEN that and the end are one choice; the end alone is not', () => {
    const after = play(position({ ...TWO_SHIPS, buildings: { n: ['camp'] } }), 'sail n', 'recruit');
    const discards = offers(after).filter((text) => text.startsWith('discard'));
    expect(discards.length).toBeGreaterThan(0);
    expect(endingToo(after)).toEqual(discards.map((text) => `${text} + end`));
  });
  it('GIVEN research that asks for more tracks THEN it cannot end the turn too', () => {
    const state = position({
      ...TWO_SHIPS,
      buildings: { n: ['naval'] },
      scientists: { n: 'A' },
      tracks: { naval: [5, 0, 0] },
    });
    const after = play(state, 'sail n');
    expect(offers(play(after, 'research naval')).every((text) => text.startsWith('track'))).toBe(true);
    expect(endingToo(after)).not.toContain('research naval + end');
  });
  it('GIVEN the words of it THEN they say both', () => {
    const after = play(position({ ...TWO_SHIPS, buildings: { n: ['camp'] } }), 'sail n');
    const option = GAME.prompt(after, 0)?.options.find(({ text }) => text === 'recruit');
    expect(option?.together?.label).toEqual({ key: 'do.andEnd', with: { first: option?.label } });
  });

  it.each([2, 3, 4])(
    'GIVEN random games of %i THEN it is offered wherever only giving up or the end would remain, and nowhere else',
    (seats) => {
      const dice = seedRng(`and-end-${seats}`);
      const found = { offered: 0, not: 0 };
      for (let game = 0; game < 2; game += 1) {
        const { state } = newGame(seats, { placement: 'free', start: 'lot' }, `and-end-${game}`);
        while (!GAME.isOver(state)) {
          const wanted = offers(state).filter((text) => text !== 'end' && leavesOnlyTheEnd(state, text));
          expect(endingToo(state)).toEqual(wanted.map((text) => `${text} + end`));
          found.offered += wanted.length;
          found.not += offers(state).length - wanted.length;
          const { seat, action } = chooseAtRandom(ANY_GAME, state, dice, 'weighed');
          // as: it was chosen among the legal actions
          GAME.advance(state, seat, action as Action, () => undefined);
        }
      }
      expect(found.offered).toBeGreaterThan(50);
      expect(found.not).toBeGreaterThan(50);
    },
  );
});
