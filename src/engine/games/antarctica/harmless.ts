import type { Action } from './actions.ts';

/** For an absent seat: what gives nothing up and takes least part; where something must be chosen, the first of it. */
export function harmlessOf(legal: readonly Action[]): Action | undefined {
  const idle = legal.find(({ type }) => type === 'end' || type === 'skip' || type === 'stay');
  return idle ?? legal.find(({ type }) => type !== 'discard');
}
