import type { Viewer } from '../engine/core/contract.ts';
import type { Frame } from '../render/gif.ts';
import type { Table } from '../table/tables.ts';
import { turnsOf } from '../table/turns.ts';
import { pictureOf } from './pictures.ts';
import type { Services } from './services.ts';
import type { Speech } from './speech.ts';

/* Turns as an animation: a picture for each, drawn like all pictures, and put together in a thread of its own. */

export interface FilmLength {
  readonly pictures: number;
  readonly ms: number;
}
/** What somebody watches on a phone between two other things. */
export const RECAP_FILM: FilmLength = { pictures: 24, ms: 15_000 };
export const GAME_FILM: FilmLength = { pictures: 60, ms: 40_000 };
const MOST_BYTES = 8_000_000;

/** how long one picture stands: long enough to be read, where there is time for it */
const SHORTEST_MS = 250;
const LONGEST_MS = 1_200;
/** The last picture stands so much longer. */
const LAST = 2;
/** How often the wait is told of. */
const TOLD_EVERY_MS = 1_500;

/** Numbers of decisions after which the table is shown: where turns end, from `since` on; of many, some evenly spread. */
export function momentsSince(table: Table, since: number, most: number): readonly number[] {
  const ends = turnsOf(table.record.journal).map(({ to }) => to);
  const all = [since, ...ends.filter((end) => end > since)];
  if (all.length <= most) return all;
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => all[Math.round(at * step)] ?? since);
}

export interface Filming {
  readonly viewer: Viewer;
  readonly moments: readonly number[];
  readonly ms: number;
}

/** Yields how many pictures are drawn; returns the GIF, or nothing if it can't be made. */
export async function* filmed(
  services: Services,
  table: Table,
  label: Speech,
  filming: Filming,
): AsyncGenerator<number, Buffer | undefined> {
  try {
    return yield* drawnAndJoined(services, table, label, filming);
  } catch (cause) {
    services.log.error({ tableId: table.record.id, cause }, 'a mistake in an animation');
    return undefined;
  }
}

async function* drawnAndJoined(
  services: Services,
  table: Table,
  label: Speech,
  { viewer, moments, ms }: Filming,
): AsyncGenerator<number, Buffer | undefined> {
  const pngs: Buffer[] = [];
  let told = performance.now();
  for (const [at, moment] of moments.entries()) {
    const picture = await pictureOf(services, table.after(moment), label, {
      viewer,
      since: moments[at - 1],
    });
    if (typeof picture !== 'string') pngs.push(picture.png);
    if (performance.now() - told < TOLD_EVERY_MS) continue;
    told = performance.now();
    yield at + 1;
  }
  if (pngs.length === 0) return undefined;
  return services.animations.animate({ frames: timed(pngs, ms), maxBytes: MOST_BYTES });
}

function timed(pngs: readonly Buffer[], ms: number): readonly Frame[] {
  const share = ms / (pngs.length - 1 + LAST);
  // a GIF counts in hundredths of a second
  const each = Math.floor(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, share)) / 10) * 10;
  return pngs.map((png, at) => ({ png, ms: at === pngs.length - 1 ? each * LAST : each }));
}
