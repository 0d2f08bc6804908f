import type { Role, Seat } from '../../src/engine/core/contract.ts';
import type { Action } from './actions.ts';
import type { Components } from './components.ts';
import { MOST_MARCHED, type Position } from './state.ts';
import { flagAt } from './turn.ts';

const WEIGHTS: Readonly<Partial<Record<Action['verb'], number>>> = { drill: 12, drop: 0.15, rest: 0.3 };

/** Drilling is what one came for, giving up cards and resting are rare; camps stand near the middle, where one meets. */
export function weigh({ components, state }: Position, seat: Seat, action: Action): number {
  if (action.verb === 'place-camp') return /^[F-I][4-7]$/u.test(action.cell) ? 20 : 1;
  if (action.verb !== 'go') return WEIGHTS[action.verb] ?? 1;
  if (components.terrain.get(action.cell) === 'site') return 8;
  return (flagAt(state, action.cell) ?? seat) === seat ? 2 : 6;
}

/** Resting ends a turn; giving up a card is rarely wanted. */
export function role(_at: Position, _seat: Seat, { verb }: Action): Role | undefined {
  if (verb === 'drop') return 'aside';
  return verb === 'rest' ? 'end' : undefined;
}

/** What costs nobody anything: to rest, not to march, to wave through. Cards are nobody else's to choose. */
export function harmless(_at: Position, _seat: Seat, legal: readonly Action[]): Action | undefined {
  return legal.find(
    (action) =>
      action.verb === 'rest' || action.verb === 'wave' || (action.verb === 'march' && action.fuel === 0),
  );
}

/** Every card is used at most once; a step is one decision and at most one toll; a rest ends the turn. */
export function bound({ kit, rounds }: Components, seats: number): number {
  const steps = 3 + MOST_MARCHED;
  return seats * 2 + kit.size + rounds(seats) * seats * (1 + 2 * steps + 1);
}
