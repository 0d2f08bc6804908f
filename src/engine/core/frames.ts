import type { Frame, Seat } from './contract.ts';

/** Pushes frames so that the first named happens first. */
export function follow<D extends { frames: Frame[] }>(
  draft: D,
  ...frames: readonly D['frames'][number][]
): void {
  draft.frames.push(...frames.toReversed());
}

/** Asks several seats one after the other. */
export function each<D extends { frames: Frame[] }>(
  draft: D,
  seats: readonly Seat[],
  make: (seat: Seat) => D['frames'][number],
): void {
  follow(draft, ...seats.map(make));
}
