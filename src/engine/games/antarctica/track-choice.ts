import { follow } from '../../core/frames.ts';
import type { RefusalReason, Seat } from '../../core/contract.ts';
import type { Action, TrackAction } from './actions.ts';
import { openTrack, openTracks, type Kit } from './kit.ts';
import { because, msg } from './messages.ts';
import { notAskedFor, type Asking } from './question.ts';
import { after, playerOf, type AntarcticaState, type FrameOf } from './state.ts';
import { advanceCube, positionOf, possibleTracks, putCube, whyNoAdvance, whyNoTrack } from './tracks.ts';

/* Questions for a track: an advance of one's own choice, the joint advance, the free cube of setup. */

export const JOINT_POINTS = 3; // ANT-FX-7

function trackActions(kit: Kit, state: AntarcticaState): TrackAction[] {
  return openTracks(kit, state).map(({ id }) => ({ type: 'track', track: id }));
}

/** Advance the points on one track (ANT-BUILD-8, ANT-CARD-4): not optional, lost where no track is possible. */
export function trackQuestion(kit: Kit): Asking<'track'> {
  return {
    seats: (state, { seat }) => (possibleTracks(kit, state, seat).length > 0 ? [seat] : []),
    candidates: (state) => trackActions(kit, state),
    whyNot: (state, _frame, seat, action) => {
      if (action.type === 'track') return whyNoAdvance(kit, state, seat, action.track);
      if (action.type === 'skip') return because('ANT-R27', 'why.noSkip');
      return notAskedFor(action, 'track', state.turn);
    },
    ask: (_state, { points }) => msg('ask.track', { points }),
    resolve: (draft, { points }, seat, action, emit) => {
      const track = action.type === 'track' ? openTrack(kit, draft, action.track) : undefined;
      if (track === undefined) return;
      follow(draft, { kind: 'effects', list: advanceCube(kit, draft, seat, track, points, emit) });
    },
    whenForced: 'auto',
  };
}

function whyNotJoint(
  kit: Kit,
  state: AntarcticaState,
  { mover, used }: FrameOf<'joint'>,
  seat: Seat,
  action: Action,
): RefusalReason | undefined {
  if (action.type === 'skip') return seat === mover ? because('ANT-FX-7', 'why.noSkip') : undefined;
  if (action.type !== 'track') return notAskedFor(action, 'joint', state.turn);
  const { track } = action;
  if (used.includes(track)) return because('ANT-FX-7', 'why.trackUsed', { track });
  return whyNoAdvance(kit, state, seat, track);
}

/** Everybody advances on another track; what that triggers waits until all have (ANT-FX-7, ANT-FX-8). */
export function jointQuestion(kit: Kit): Asking<'joint'> {
  const canAdvance = (state: AntarcticaState, frame: FrameOf<'joint'>, seat: Seat): boolean =>
    possibleTracks(kit, state, seat).some(({ id }) => !frame.used.includes(id));
  return {
    // who has no track left is passed over
    seats: (state, frame) => frame.left.filter((seat) => canAdvance(state, frame, seat)).slice(0, 1),
    candidates: (state) => [...trackActions(kit, state), { type: 'skip' }],
    whyNot: (state, frame, seat, action) => whyNotJoint(kit, state, frame, seat, action),
    ask: (_state, { mover, used }, seat) =>
      seat === mover
        ? msg('ask.joint', { points: JOINT_POINTS })
        : msg('ask.jointMay', { points: JOINT_POINTS, ...(used.length === 0 ? {} : { used }) }),
    resolve: (draft, frame, seat, action, emit) => {
      const track = action.type === 'track' ? openTrack(kit, draft, action.track) : undefined;
      const left = after(frame.left, seat);
      if (track === undefined) {
        emit({ type: 'skipped', seat, question: msg('question.joint') });
        follow(draft, { ...frame, left });
        return;
      }
      const triggered = advanceCube(kit, draft, seat, track, JOINT_POINTS, emit);
      const used = [...frame.used, track.id];
      follow(draft, { ...frame, left, used, queue: [...frame.queue, ...triggered] });
    },
    settle: (draft, { queue }) => {
      if (queue.length > 0) follow(draft, { kind: 'effects', list: queue });
    },
    whenForced: (_state, { mover }, seat, legal) =>
      seat === mover && legal.length === 1 ? legal[0] : undefined,
  };
}

function whyNoStartCube(
  kit: Kit,
  state: AntarcticaState,
  { seat, space }: FrameOf<'startCube'>,
  track: string,
): RefusalReason | undefined {
  const closed = whyNoTrack(kit, state, track);
  if (closed !== undefined) return closed;
  if (playerOf(state, seat).available.cubes === 0) return because('ANT-TRACK-1', 'why.noCube', { track });
  if (positionOf(state, track, seat) > 0) return because('ANT-TRACK-1', 'why.onTrackAlready', { track });
  if (state.tracks[track]?.includes(space) === true)
    return because('ANT-TRACK-2', 'why.spaceTaken', { track, space });
  return undefined;
}

/** The cube that setup gives; it is no research and triggers nothing (ANT-SETUP-13). */
export function startCubeQuestion(kit: Kit): Asking<'startCube'> {
  return {
    seats: (state, frame) =>
      trackActions(kit, state).some(({ track }) => whyNoStartCube(kit, state, frame, track) === undefined)
        ? [frame.seat]
        : [],
    candidates: (state) => trackActions(kit, state),
    whyNot: (state, frame, _seat, action) =>
      action.type === 'track'
        ? whyNoStartCube(kit, state, frame, action.track)
        : notAskedFor(action, 'startCube', undefined),
    ask: (_state, { space }) => msg('ask.startCube', { space }),
    resolve: (draft, { space }, seat, action, emit) => {
      if (action.type !== 'track') return;
      putCube(draft, seat, action.track, space);
      emit({ type: 'cubeGranted', seat, track: action.track });
    },
  };
}
