import type { Msg, RefusalReason, Seat } from '../../core/contract.ts';
import { valueAt, type Track } from './components.ts';
import { refuse, say } from './messages.ts';
import {
  openTrack,
  openTracks,
  playerOf,
  type Play,
  type Position,
  type State,
  type TriggeredEffect,
} from './state.ts';

/* Advancing on a research track (ANT-TRACK). */

export function positionOf({ tracks }: State, track: string, seat: Seat): number {
  return tracks[track]?.[seat] ?? 0;
}

/** Not every track is open at every number of players (ANT-SETUP-10). */
export function whyNoTrack(at: Position, track: string): RefusalReason | undefined {
  return openTracks(at).some(({ id }) => id === track)
    ? undefined
    : refuse('ANT-SETUP-10', 'why.trackClosed', { track });
}

/** ANT-TRACK-4 */
export function whyNoAdvance(at: Position, seat: Seat, track: string): RefusalReason | undefined {
  const closed = whyNoTrack(at, track);
  if (closed !== undefined) return closed;
  if (positionOf(at.state, track, seat) === 0 && playerOf(at.state, seat).available.cubes === 0)
    return refuse('ANT-TRACK-1', 'why.noCube', { track });
  return pathOf(at.state, openTrack(at, track), seat, 1).lost > 0
    ? refuse('ANT-TRACK-3', 'why.noSpaceAhead', { track })
    : undefined;
}

/** The tracks on which the seat can advance. */
export function possibleTracks(at: Position, seat: Seat): Track[] {
  return openTracks(at).filter(({ id }) => whyNoAdvance(at, seat, id) === undefined);
}

interface Path {
  readonly from: number;
  readonly to: number;
  /** points for which no empty space is left */
  readonly lost: number;
}

/** Each point leads to the next empty space ahead (ANT-TRACK-2, ANT-TRACK-3). */
function pathOf(state: State, track: Track, seat: Seat, points: number): Path {
  const from = positionOf(state, track.id, seat);
  const occupied = state.tracks[track.id] ?? [];
  let to = from;
  let lost = points;
  for (let space = from + 1; space <= track.spaces.length && lost > 0; space += 1) {
    if (occupied.includes(space)) continue;
    to = space;
    lost -= 1;
  }
  return { from, to, lost };
}

/** What the move would trigger, in ascending order; a blue space that is used up stays silent (ANT-TRACK-5 to -7). */
function triggersOn(at: Position, seat: Seat, track: Track, { from, to }: Path): TriggeredEffect[] {
  const triggered: TriggeredEffect[] = [];
  for (const { n: space, effect } of track.spaces) {
    if (effect === undefined || space <= from || space > to) continue;
    if (at.components.effects[effect] === 'blue' && isConsumed(at.state, track.id, space)) continue;
    triggered.push({ seat, track: track.id, space, effect });
  }
  return triggered;
}

export function isConsumed({ consumed }: State, track: string, space: number): boolean {
  return consumed.some((used) => used.track === track && used.space === space);
}

/** From where to where, what the cube was and is worth, and what that triggers. */
export function detailOfAdvance(at: Position, seat: Seat, id: string, points: number): Msg {
  const track = openTrack(at, id);
  const path = pathOf(at.state, track, seat, points);
  const effects = triggersOn(at, seat, track, path).map(({ effect }) => effect);
  const { from, to, lost } = path;
  const values = { was: valueAt(track, from), worth: valueAt(track, to) };
  return say('detail.advance', { from, to, ...values, lost, ...(effects.length === 0 ? {} : { effects }) });
}

/** Moves the cube, marks blue spaces as used up, and gives what is to be carried out. */
export function advanceCube(play: Play, seat: Seat, id: string, points: number): TriggeredEffect[] {
  const { draft, emit, components } = play;
  const track = openTrack(play, id);
  const path = pathOf(draft, track, seat, points);
  const triggered = triggersOn(play, seat, track, path);
  putCube(draft, seat, id, path.to);
  emit({ type: 'advanced', seat, track: id, ...path, points });
  for (const { space, effect } of triggered) {
    if (components.effects[effect] !== 'blue') continue;
    draft.consumed.push({ track: id, space });
    emit({ type: 'blueConsumed', track: id, space });
  }
  return triggered;
}

/** A cube that enters a track comes from Available (ANT-TRACK-1). */
export function putCube(draft: State, seat: Seat, track: string, space: number): void {
  const cubes = draft.tracks[track];
  if (cubes === undefined) return;
  if ((cubes[seat] ?? 0) === 0) playerOf(draft, seat).available.cubes -= 1;
  cubes[seat] = space;
}
