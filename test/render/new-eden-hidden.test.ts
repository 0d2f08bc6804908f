import { describe, expect, it } from 'vitest';
import type { State } from '../../src/engine/games/new-eden/state.ts';
import { NEW_EDEN_SCENE } from '../../src/render/games/new-eden/scene.ts';
import { GAME } from '../games/new-eden/scene.ts';
import { lookOf, sceneOf, describedOf, factsOf, game, called } from './new-eden-table.ts';
import { some } from './random-table.ts';

describe('what is hidden on the board of New Eden', () => {
  /** All that a viewer gets: picture, parts of it, and words. */
  function shown(state: State, viewer: number | undefined): string {
    const wish = viewer === undefined ? {} : { viewer };
    const focuses = NEW_EDEN_SCENE.focuses(GAME.view(state, viewer), lookOf(state, wish));
    const parts = focuses.map(({ id }) => sceneOf(state, { ...wish, focus: id }));
    return JSON.stringify([sceneOf(state, wish), ...parts, describedOf(state, wish)]);
  }

  /** Neither its id, which the facts tell, nor its name, which the words tell. */
  function expectHidden(text: string, card: string): void {
    expect(text, card).not.toContain(card);
    expect(text, card).not.toMatch(called(card));
  }

  it('GIVEN other coins WHEN somebody else looks THEN picture and words are the same', () => {
    for (const state of some(game('coins', 3), 40)) {
      if (GAME.isOver(state)) continue;
      const richer = structuredClone(state);
      const [station] = richer.stations;
      if (station === undefined) throw new Error('no station');
      station.coins += 7;
      expect(shown(richer, undefined)).toBe(shown(state, undefined));
      expect(shown(richer, 1)).toBe(shown(state, 1));
      expect(shown(richer, 0)).not.toBe(shown(state, 0));
    }
  });

  it('GIVEN hands and choices at the black market WHEN others look THEN no card of them is drawn or said', () => {
    const markets = [2, 3, 4].flatMap((seats) =>
      some(
        game(`market-${seats}`, seats).filter(({ phase }) => phase === 'B'),
        4,
      ),
    );
    let hands = 0;
    for (const state of markets) {
      state.hands.forEach((hand, seat) => {
        for (const viewer of [undefined, (seat + 1) % state.seats]) {
          const text = shown(state, viewer);
          for (const card of hand) expectHidden(text, card);
        }
        hands += hand.length;
        if (hand.length > 0 && state.frames.at(-1)?.kind === 'market')
          for (const card of hand) {
            expect(shown(state, seat), card).toContain(card);
            expect(shown(state, seat), card).toMatch(called(card));
          }
      });
    }
    expect(hands).toBeGreaterThan(50);
  });

  it('GIVEN rows face down WHEN others look THEN their cards are neither drawn nor said', () => {
    const filled = [2, 3].flatMap((seats) =>
      game(`rows-${seats}`, seats).filter(({ rows }) =>
        rows.some(({ status, cards }) => status === 'faceDown' && cards.length > 0),
      ),
    );
    expect(filled.length).toBeGreaterThan(3);
    for (const state of filled) {
      for (const { cards, status, owner } of state.rows) {
        if (status !== 'faceDown') continue;
        const other = owner === 0 ? 1 : 0;
        for (const viewer of [undefined, other]) {
          const text = shown(state, viewer);
          for (const card of cards) expectHidden(text, card);
        }
      }
    }
  });

  it('GIVEN a standing maximum WHEN others look THEN it is in no picture', () => {
    const secret = [3, 4].flatMap((seats) =>
      game(`maximum-${seats}`, seats).filter(({ auction }) => (auction?.maxima.length ?? 0) > 0),
    );
    expect(secret.length).toBeGreaterThan(0);
    for (const state of secret) {
      const [own] = state.auction?.maxima ?? [];
      if (own === undefined) continue;
      expect(factsOf(state, { viewer: own.seat })).toContain(`maximum=${own.coins}`);
      expect(factsOf(state).join(' ')).not.toContain('maximum');
      expect(factsOf(state, { viewer: (own.seat + 1) % state.seats }).join(' ')).not.toContain('maximum');
    }
  });
});
