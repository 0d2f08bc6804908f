import { describe, expect, it } from 'vitest';
import type { OptionWords } from '../../../src/engine/core/contract.ts';
import type { State } from '../../../src/engine/games/antarctica/state.ts';
import { ANTARCTICA_TEXTS } from '../../../src/i18n/games/antarctica/index.ts';
import { play } from './play.ts';
import { ending, position } from './position.ts';
import { GAME } from './standard-set.ts';

/* What options, prompts and the board say is true. */

function option(state: State, text: string): OptionWords {
  const [seat = 0] = GAME.activeSeats(state);
  const found = GAME.prompt(state, seat)?.options.find((one) => one.text === text);
  if (found === undefined) throw new Error(`${text} is not offered`);
  return found;
}

/** What stands in the way only for a while, and what for good. */
const LAST_SHIP = [
  ['en', /until a new one comes/u, /no more turns$|no more turns\./u],
  ['fr', /avant qu’un nouveau arrive/u, /plus de tours$|plus de tours\./u],
  ['pl', /dopóki nie pojawi się nowy/u, /nie masz więcej tur/u],
] as const;

describe('what the words of Antarctica promise', () => {
  it.each(Object.entries(ANTARCTICA_TEXTS))(
    'ANT-ICE-1 WHEN an icebreaker is offered in %s THEN the ship that is second in line is meant, not a second ship of one’s own',
    (_locale, { messages }) => {
      const words = [
        messages['detail.take.icebreaker']({ left: 2 }),
        messages['detail.play.icebreaker'],
        messages['ask.sailIcebreaker']({ area: 'E' }),
      ];
      for (const said of words)
        expect(said).not.toMatch(/your second ship|ton deuxième bateau|twój drugi statek/iu);
    },
  );

  it('ANT-DISC-4 GIVEN ships in Available WHEN the last one on the board may be given up THEN it is not said that no turn ever comes', () => {
    const can = play(position({ lines: { s: 'A', e: 'B' }, availableShips: { A: 2 } }), 'sail n');
    const cannot = play(position({ lines: { s: 'A', e: 'B' }, availableShips: { A: 0 } }), 'sail n');
    for (const [locale, until, never] of LAST_SHIP) {
      const { messages } = ANTARCTICA_TEXTS[locale];
      const said = (state: State): string =>
        // as: the fields of that message
        messages['detail.lastShip'](option(state, 'discard ship n1').detail?.with as never);
      expect(said(can)).toMatch(until);
      expect(said(can)).not.toMatch(never);
      expect(said(cannot)).toMatch(never);
    }
  });

  const iced = { lines: { s: 'A B* C', e: 'C' }, seats: 3 } as const;
  const willAct = (state: State): readonly boolean[] =>
    GAME.view(state, undefined).areas.flatMap(({ line }) => line.map((ship) => ship.willAct));

  it('ANT-END-6 GIVEN somebody’s last scientist stands on the ice THEN no ship is said to act next, nor after the end', () => {
    expect(willAct(position(iced))).toContain(true);
    const state = ending(position(iced), 2);
    expect(willAct(state)).not.toContain(true);
    const over = play(state, 'sail n', 'end');
    expect(GAME.isOver(over)).toBe(true);
    expect(willAct(over)).not.toContain(true);
  });
});

describe('warnings before traps in Antarctica', () => {
  const bare = { lines: { s: 'A', e: 'A', w: 'B' }, buildings: { n: ['camp'], ne: [] } } as const;

  it('GIVEN a discard that would bring a scientist to build with THEN sailing is no trap', () => {
    const state = position({ ...bare, unplaced: { A: [3, 0] } });
    expect(option(state, 'sail ne').trap).toBeUndefined();
  });
  it('GIVEN neither reserve nor supply WHEN nothing can be done there THEN the option warns and says why', () => {
    const state = ending(position(bare), 0);
    const { trap, detail } = option(state, 'sail ne');
    expect(trap).toBe(true);
    expect(detail?.with?.warning).toEqual({ key: 'trap.sailBare' });
  });
  it('ANT-END-6 GIVEN that the game is certain to end WHEN an icebreaker is offered THEN it is marked', () => {
    const one = {
      lines: { s: 'A A C', e: 'C' },
      hands: { A: ['icebreaker'] },
      availableShips: { A: 0 },
    } as const;
    expect(option(play(position({ seats: 3, ...one }), 'sail n'), 'play icebreaker s').trap).toBeUndefined();
    const last = ending(position({ seats: 3, ...one }), 2);
    expect(option(play(last, 'sail n'), 'play icebreaker s').trap).toBe(true);
  });
});
