import type { RefusalReason, Seat } from '../../core/contract.ts';
import type { Track } from './components.ts';
import type { Emit } from './events.ts';
import { openTrack, openTracks, type Kit } from './kit.ts';
import { because } from './messages.ts';
import { playerOf, type AntarcticaState, type TriggeredEffect } from './state.ts';

/* Advancing on a research track (ANT-TRACK). */

export function positionOf(state: AntarcticaState, track: string, seat: Seat): number {
  return state.tracks[track]?.[seat] ?? 0;
}

/** Why the track is none that can be chosen in this game (ANT-SETUP-10). */
export function whyNoTrack(kit: Kit, state: AntarcticaState, track: string): RefusalReason | undefined {
  if (openTrack(kit, state, track) !== undefined) return undefined;
  return because('ANT-SETUP-10', kit.tracks.has(track) ? 'why.trackClosed' : 'why.unknownTrack', { track });
}

/** ANT-TRACK-4 */
export function whyNoAdvance(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  track: string,
): RefusalReason | undefined {
  const open = openTrack(kit, state, track);
  if (open === undefined) return whyNoTrack(kit, state, track);
  if (positionOf(state, track, seat) === 0 && playerOf(state, seat).available.cubes === 0)
    return because('ANT-TRACK-1', 'why.noCube', { track });
  if (pathOf(state, open, seat, 1).lost > 0) return because('ANT-TRACK-3', 'why.noSpaceAhead', { track });
  return undefined;
}

/** The tracks on which the seat can advance. */
export function possibleTracks(kit: Kit, state: AntarcticaState, seat: Seat): Track[] {
  return openTracks(kit, state).filter((track) => whyNoAdvance(kit, state, seat, track.id) === undefined);
}

export interface Path {
  readonly from: number;
  readonly to: number;
  /** points for which no empty space is left */
  readonly lost: number;
}

/** Each point leads to the next empty space ahead (ANT-TRACK-2, ANT-TRACK-3). */
export function pathOf(state: AntarcticaState, track: Track, seat: Seat, points: number): Path {
  const from = positionOf(state, track.id, seat);
  const occupied = state.tracks[track.id] ?? [];
  let to = from;
  let left = points;
  for (let space = from + 1; space <= track.spaces.length && left > 0; space += 1) {
    if (occupied.includes(space)) continue;
    to = space;
    left -= 1;
  }
  return { from, to, lost: left };
}

/** What the move would trigger, in ascending order; a blue space that is used up stays silent (ANT-TRACK-5 to -7). */
export function triggersOn(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  track: Track,
  { from, to }: Path,
): TriggeredEffect[] {
  const triggered: TriggeredEffect[] = [];
  for (const { n: space, effect } of track.spaces) {
    if (effect === undefined || space <= from || space > to) continue;
    if (kit.set.effects[effect] === 'blue' && isConsumed(state, track.id, space)) continue;
    triggered.push({ seat, track: track.id, space, effect });
  }
  return triggered;
}

export function isConsumed(state: AntarcticaState, track: string, space: number): boolean {
  return state.consumed.some((used) => used.track === track && used.space === space);
}

/** Moves the cube, marks blue spaces as used up, and gives what is to be carried out. */
export function advanceCube(
  kit: Kit,
  draft: AntarcticaState,
  seat: Seat,
  track: Track,
  points: number,
  emit: Emit,
): TriggeredEffect[] {
  const path = pathOf(draft, track, seat, points);
  const triggered = triggersOn(kit, draft, seat, track, path);
  putCube(draft, seat, track.id, path.to);
  emit({ type: 'advanced', seat, track: track.id, ...path, points });
  for (const { space, effect } of triggered) {
    if (kit.set.effects[effect] !== 'blue') continue;
    draft.consumed.push({ track: track.id, space });
    emit({ type: 'blueConsumed', track: track.id, space });
  }
  return triggered;
}

/** A cube that enters a track comes from Available (ANT-TRACK-1). */
export function putCube(draft: AntarcticaState, seat: Seat, track: string, space: number): void {
  const cubes = draft.tracks[track];
  if (cubes === undefined) return;
  if ((cubes[seat] ?? 0) === 0) playerOf(draft, seat).available.cubes -= 1;
  cubes[seat] = space;
}
