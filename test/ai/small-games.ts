import type { AnyGame, CoreState, Seat } from '../../src/engine/core/contract.ts';
import { seedRng } from '../../src/engine/core/rng.ts';

/** The few rules that a search needs; actions are their own texts. */
export interface SmallRules<S extends CoreState> {
  readonly start: Omit<S, keyof CoreState>;
  activeSeats(state: S): readonly Seat[];
  legalActions(state: S, seat: Seat): readonly string[];
  advance(draft: S, seat: Seat, action: string): void;
  totals(state: S): readonly number[];
  determinize?: (world: S, viewer: Seat, draw: (n: number) => number) => void;
}

/** A game of a few decisions, which ends when nobody is asked. Anything beyond what a search may ask for throws. */
export function smallGame<S extends CoreState>(rules: SmallRules<S>): { game: AnyGame; state: S } {
  const known: Partial<AnyGame> = {
    id: 'small',
    // as: these states come from below
    activeSeats: (state) => rules.activeSeats(state as S),
    legalActions: (state, seat) => rules.legalActions(state as S, seat),
    advance: (draft, seat, action) => {
      rules.advance(draft as S, seat, String(action));
    },
    isOver: (state) => rules.activeSeats(state as S).length === 0,
    scores: (state) => ranked(rules.totals(state as S)),
    determinize: (state, viewer, rng) => {
      const world = structuredClone(state) as S;
      rules.determinize?.(world, viewer ?? 0, (n) => {
        rng.a = (Math.imul(rng.a, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((rng.a / 0x1_0000_0000) * n);
      });
      return world;
    },
    formatAction: String,
  };
  const game = new Proxy(known, {
    get: (target, name) => {
      if (name in target || name === 'weigh') return Reflect.get(target, name) as unknown;
      throw new Error(`a search asks for ${String(name)}`);
    },
  });
  const core: CoreState = { frames: [{ kind: 'question' }], rng: seedRng('small') };
  // as: the rest of the contract is the Proxy's; the start and the core together are a state
  return { game: game as AnyGame, state: { ...rules.start, ...core } as S };
}

function ranked(totals: readonly number[]): ReturnType<AnyGame['scores']> {
  return totals.map((total, seat) => ({
    seat,
    lines: [{ key: 'points', points: total }],
    total,
    rank: 1 + totals.filter((other) => other > total).length,
    facts: [],
  }));
}
