import { follow } from '../../core/frames.ts';
import { singleWithOpenCoins, unexpected, type Asked } from './asked.ts';
import { takeDamage } from './damage.ts';
import { freeActions, isFree, mayHaveFreeActions, takeFreeAction } from './free-actions.ts';
import type { ExtraFrame } from './frame.ts';
import { say } from './messages.ts';
import { oxygenActions, useOxygen } from './oxygen.ts';
import { stationOf, type Now } from './state.ts';

/** NED-C-8: after a won row, all optional and in any order (NED-R21); free actions too (NED-R50). */
export const extra: Asked<'extra'> = {
  verbs: ['oxygen', 'push', 'plant', 'extend', 'done'],
  /** it closes by itself only where public facts say that nothing can be offered */
  seats(now, frame) {
    const station = stationOf(now.state, frame.seat);
    const toMove = oxygenActions(station).length > 0 && (frame.left > 0 || mayPush(now, frame));
    return toMove || mayHaveFreeActions(now, station) ? [frame.seat] : [];
  },
  legal(now, frame, seat) {
    const oxygen = oxygenActions(stationOf(now.state, seat));
    return [
      ...(frame.left > 0 ? oxygen : []),
      ...(oxygen.length > 0 && mayPush(now, frame) ? [{ verb: 'push' } as const] : []),
      ...freeActions(now, seat),
      { verb: 'done' },
    ];
  },
  ask: (_now, { row, left }) => say('ask.extra', { row, left }),
  forced: singleWithOpenCoins,
  resolve(play, frame, seat, action) {
    if (isFree(action)) {
      follow(play.draft, frame);
      takeFreeAction(play, seat, action);
    } else if (action.verb === 'oxygen') {
      follow(play.draft, { ...frame, left: frame.left - 1 });
      useOxygen(play, seat, action.card);
    } else if (action.verb === 'push') {
      follow(play.draft, { ...frame, left: frame.left + 1, pushed: frame.pushed + 1 });
      play.emit({ type: 'pushed', seat, row: frame.row });
      takeDamage(play, seat, play.box.set.auction.pushDamage, say('cause.push'));
    } else if (action.verb !== 'done') unexpected(action);
  },
};

export function mayPush({ box }: Now, { pushed }: ExtraFrame): boolean {
  return pushed < box.set.auction.pushesPerRow;
}
