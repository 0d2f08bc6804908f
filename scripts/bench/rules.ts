import type { AnyGame, CoreState } from '../../src/engine/core/contract.ts';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import { atMost, type Extent, type Row } from './row.ts';
import { cpuOf, inTurn } from './times.ts';

/* The rules alone: what a decision costs beside one copy of the state by `structuredClone`. */

const DECISION_GOAL = 0.35;
const APPLY_GOAL = 0.6;

/** A decision of a played game, by the place of what was chosen among what was legal. */
interface Made {
  readonly before: CoreState;
  readonly seat: number;
  readonly chosen: number;
}

/** A random game, played once before anything is measured. */
function playedThrough(game: AnyGame, seats: number, seed: string): readonly Made[] {
  const set = game.setup(seed, seats, {});
  if (!set.ok) throw new Error(`${game.id} cannot be set up: ${set.error.code}`);
  const players = seedRng(`${seed}/players`);
  const made: Made[] = [];
  let { state } = set.value;
  while (!game.isOver(state)) {
    const { seat, action } = chooseAtRandom(game, state, players, 'weighed');
    const text = game.formatAction(action);
    const chosen = game.legalActions(state, seat).findIndex((legal) => game.formatAction(legal) === text);
    made.push({ before: state, seat, chosen });
    const played = game.apply(state, seat, action);
    if (!played.ok) throw new Error(`${text} is legal and refused`);
    state = played.value.state;
  }
  return made;
}

const unheard = (): void => undefined;

/** The same game again as a playout plays it, on one state and in place. */
function playOut(game: AnyGame, draft: CoreState, made: readonly Made[]): void {
  for (const { seat, chosen } of made)
    game.advance(draft, seat, game.legalActions(draft, seat)[chosen], unheard);
}

export function measureRules(games: readonly AnyGame[], extent: Extent): readonly Row[] {
  return games.flatMap((game) => rulesOf(game, extent));
}

function rulesOf(game: AnyGame, extent: Extent): readonly Row[] {
  const seatCounts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, at) => game.seats.min + at,
  );
  // no two games alike: every number of seats, and other seeds
  const played = seatCounts.map((seats) => playedThrough(game, seats, `bench-${seats}`));
  const decisions = played.flat();
  const chosen = decisions.map(({ before, seat, chosen: at }) => ({
    before,
    seat,
    action: game.legalActions(before, seat)[at],
  }));
  const [rounds, warm] = extent === 'smoke' ? [1, 0] : [21, 30];
  const samples = {
    clone: () =>
      cpuOf(() => {
        for (const { before } of decisions) structuredClone(before);
      }),
    decision: () => {
      const drafts = played.map(([first]) => structuredClone(first?.before));
      return cpuOf(() => {
        for (const [at, draft] of drafts.entries())
          if (draft !== undefined) playOut(game, draft, played[at] ?? []);
      });
    },
    apply: () =>
      cpuOf(() => {
        for (const { before, seat, action } of chosen) game.apply(before, seat, action);
      }),
  };
  inTurn(warm, samples);
  const { clone, decision, apply } = inTurn(rounds, samples);
  const floor = clone / decisions.length;
  return [
    atMost(
      `decision in a random playout / structuredClone: ${game.id}`,
      decision / clone,
      DECISION_GOAL,
      floor,
    ),
    atMost(`apply / structuredClone: ${game.id}`, apply / clone, APPLY_GOAL, floor),
  ];
}
