import type { Role, Seat } from '../../core/contract.ts';
import type { Action, Verb } from './actions.ts';
import type { Position } from './state.ts';

const ROLES: Readonly<Partial<Record<Verb, Role>>> = { pass: 'end', done: 'end', stop: 'end' };

/** What the panel keeps apart from the choices; in a turn giving a bot back is no more than a way to get time. */
export function role({ state }: Position, _seat: Seat, { verb }: Action): Role | undefined {
  const isTrimmed = verb === 'return' && state.frames.at(-1)?.kind === 'trim';
  return verb === 'return' && !isTrimmed ? 'aside' : ROLES[verb];
}
