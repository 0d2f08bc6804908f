import type { Role, Seat } from '../../core/contract.ts';
import type { Action, Verb } from './actions.ts';
import type { Position } from './state.ts';

const ROLES: Readonly<Partial<Record<Verb, Role>>> = {
  end: 'end',
  skip: 'end',
  'discard-cube': 'aside',
  'discard-ship': 'aside',
};

/** What the panel keeps apart from the choices. */
export function role(_at: Position, _seat: Seat, { verb }: Action): Role | undefined {
  return ROLES[verb];
}
