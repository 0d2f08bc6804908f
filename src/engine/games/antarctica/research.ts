import type { OptionWords, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { singleOf } from '../../core/question.ts';
import type { ActionOf } from './actions.ts';
import { otherQuestion, type Answer } from './answers.ts';
import { STATIONS } from './components.ts';
import { strengthIn } from './line.ts';
import { refuse, say } from './messages.ts';
import { after, openTrack, openTracks, targetOf, type Position, type Question } from './state.ts';
import { advanceCube, detailOfAdvance, possibleTracks, whyNoAdvance, whyNoTrack } from './tracks.ts';

/* Research at a station (ANT-RES), and the questions for a track on which to advance. */

export const research: Answer<'research'> = {
  candidates: (at) => openTracks(at).map(({ id }) => ({ verb: 'research', track: id })),
  whyNot: (at, _frame, seat, { track }) => {
    const area = targetOf(at.state);
    const { buildings } = at.state.areas[area];
    const stations = STATIONS.filter((station) => buildings.includes(station));
    if (stations.length === 0) return refuse('ANT-RES-1', 'why.noStation', { area });
    if (strengthIn(at.state, seat, area) === 0) return refuse('ANT-RES-1', 'why.nobodyThere', { area });
    const closed = whyNoTrack(at, track);
    if (closed !== undefined) return closed;
    // ANT-RES-3: one of its icons is enough
    return openTrack(at, track).icons.some((icon) => stations.includes(icon))
      ? whyNoAdvance(at, seat, track)
      : refuse('ANT-RES-2', 'why.noIcon', { track, area, stations });
  },
  word: (at, _frame, seat, { track }) => {
    const points = strengthIn(at.state, seat, targetOf(at.state));
    return {
      label: say('do.research', { track, points }),
      group: 'group.research',
      detail: detailOfAdvance(at, seat, track, points),
      target: `track:${track}`,
    };
  },
  resolve: (play, _frame, seat, { track }) => {
    const points = strengthIn(play.draft, seat, targetOf(play.draft));
    follow(play.draft, { kind: 'effects', list: advanceCube(play, seat, track, points) });
  },
};

export function trackChoices(at: Position): readonly ActionOf<'track'>[] {
  return openTracks(at).map(({ id }) => ({ verb: 'track', track: id }));
}

/** Advance the points on one track (ANT-BUILD-8, ANT-CARD-4): not optional, lost where no track is possible. */
export const track: Question<'track', 'track'> = {
  seats: (at, { seat }) => (possibleTracks(at, seat).length > 0 ? [seat] : []),
  candidates: trackChoices,
  whyNot: (at, _frame, seat, action) => {
    if (action.verb === 'track') return whyNoAdvance(at, seat, action.track);
    if (action.verb === 'skip') return refuse('ANT-R27', 'why.noSkip');
    return otherQuestion(at, 'track', action);
  },
  ask: (_at, { points }) => say('ask.track', { points }),
  word: (at, { points }, seat, action) => wordTrack(at, seat, action, points),
  resolve: (play, { points }, seat, action) => {
    follow(play.draft, { kind: 'effects', list: advanceCube(play, seat, action.track, points) });
  },
  whenForced: 'auto',
};

function wordTrack(at: Position, seat: Seat, { track }: ActionOf<'track'>, points: number): OptionWords {
  return {
    label: say('do.track', { track }),
    group: 'group.research',
    detail: detailOfAdvance(at, seat, track, points),
    target: `track:${track}`,
  };
}

const JOINT_POINTS = 3; // ANT-FX-7

/** Everybody advances on another track; what that triggers waits until all have (ANT-FX-7, ANT-FX-8). */
export const joint: Question<'joint', 'track' | 'skip'> = {
  // who has no track left is passed over
  seats: (at, { left, used }) =>
    left.filter((seat) => possibleTracks(at, seat).some(({ id }) => !used.includes(id))).slice(0, 1),
  candidates: (at) => [...trackChoices(at), { verb: 'skip' }],
  whyNot: (at, { mover, used }, seat, action) => {
    if (action.verb === 'skip') return seat === mover ? refuse('ANT-FX-7', 'why.noSkip') : undefined;
    if (action.verb !== 'track') return otherQuestion(at, 'joint', action);
    return used.includes(action.track)
      ? refuse('ANT-FX-7', 'why.trackUsed', { track: action.track })
      : whyNoAdvance(at, seat, action.track);
  },
  ask: (_at, { mover, used }, seat) =>
    seat === mover
      ? say('ask.joint', { points: JOINT_POINTS })
      : say('ask.jointMay', { points: JOINT_POINTS, ...(used.length === 0 ? {} : { used }) }),
  word: (at, _frame, seat, action) =>
    action.verb === 'skip'
      ? { label: say('do.skip'), group: 'group.end' }
      : wordTrack(at, seat, action, JOINT_POINTS),
  resolve: (play, frame, seat, action) => {
    const left = after(frame.left, seat);
    if (action.verb === 'skip') {
      play.emit({ type: 'skipped', seat, question: say('question.joint') });
      follow(play.draft, { ...frame, left });
      return;
    }
    const queue = [...frame.queue, ...advanceCube(play, seat, action.track, JOINT_POINTS)];
    follow(play.draft, { ...frame, left, used: [...frame.used, action.track], queue });
  },
  settle: ({ draft }, { queue }) => {
    if (queue.length > 0) follow(draft, { kind: 'effects', list: queue });
  },
  whenForced: (_at, { mover }, seat, legal) => (seat === mover ? singleOf(legal) : undefined),
};
