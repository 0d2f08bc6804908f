import { follow } from '../../core/frames.ts';
import { answeredBy, singleWithOpenCoins, type Answer } from './answers.ts';
import { takeDamage } from './damage.ts';
import { extend, mayHaveFreeActions, plant } from './free-actions.ts';
import { refuse, say } from './messages.ts';
import { oxygen, whyNoOxygen } from './oxygen.ts';
import { stationOf, type FrameOf, type Position, type Question } from './state.ts';

const push: Answer<'push', FrameOf<'extra'>> = {
  candidates: () => [{ verb: 'push' }],
  whyNot: (at, frame, seat) =>
    mayPush(at, frame) ? whyNoOxygen(stationOf(at.state, seat), 'NED-C-8') : refuse('NED-C-8', 'why.pushed'),
  word: ({ components }) => ({
    label: say('do.push', { damage: components.auction.pushDamage }),
    group: 'group.oxygen',
  }),
  worthTelling: ({ components }) => [
    { action: { verb: 'push' }, label: say('do.push', { damage: components.auction.pushDamage }) },
  ],
  resolve(play, frame, seat) {
    follow(play.draft, { ...frame, left: frame.left + 1, pushed: frame.pushed + 1 });
    play.emit({ type: 'pushed', seat, row: frame.row });
    takeDamage(play, seat, play.components.auction.pushDamage, say('cause.push'));
  },
};

const done: Answer<'done'> = {
  candidates: () => [{ verb: 'done' }],
  word: (_at, _frame, seat) => ({ label: say('do.done'), target: `pass:${seat}` }),
  resolve: () => undefined,
};

/** NED-C-8: after a won row, all optional and in any order (NED-R21); free actions too (NED-R50). */
export const extra: Question<'extra'> = {
  ...answeredBy<'extra'>({ oxygen, push, plant, extend, done }),
  /** it closes by itself only where public facts say that nothing can be offered */
  seats(at, frame) {
    const station = stationOf(at.state, frame.seat);
    const toMove = whyNoOxygen(station, 'NED-C-8') === undefined && (frame.left > 0 || mayPush(at, frame));
    return toMove || mayHaveFreeActions(at, station) ? [frame.seat] : [];
  },
  ask: (_at, { row: number, left }) => say('ask.extra', { row: number, left }),
  whenForced: singleWithOpenCoins,
};

function mayPush({ components }: Position, { pushed }: FrameOf<'extra'>): boolean {
  return pushed < components.auction.pushesPerRow;
}
