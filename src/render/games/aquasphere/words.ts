import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import type { AquaSphereLook, Said } from './messages.ts';

/** What the header and the text board say alike. */

/** More names than this are said by their tokens alone. */
const MOST_NAMES = 2;

/** Whose decision it is and what about; at the end who won. `brief` where names of many have no room. */
export function decisionOf(view: AquaSphereView, look: AquaSphereLook, room: 'brief' | 'whole'): string {
  const { awaiting } = view;
  if (awaiting === undefined) return look.say(winnersOf(view));
  const { kind, seats } = awaiting;
  if (kind !== 'prepare' && kind !== 'advance') {
    return look.say({ key: `asked.${kind}`, with: { seat: seats[0] ?? 0 } });
  }
  if (room === 'brief' && seats.length > MOST_NAMES) {
    return look.say({ key: kind === 'prepare' ? 'asked.manyPrepare' : 'asked.manyAdvance' });
  }
  return look.say({ key: `asked.${kind}`, with: { seats } });
}

function winnersOf({ finalScoring = [] }: AquaSphereView): Said {
  const seats = finalScoring.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return { key: seats.length === 1 ? 'board.won' : 'board.wonTogether', with: { seats } };
}

export function roundOf({ round, rounds }: AquaSphereView, look: AquaSphereLook): string {
  return look.say({ key: 'board.round', with: { round, rounds } });
}
