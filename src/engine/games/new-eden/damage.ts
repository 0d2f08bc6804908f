import type { Msg } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { ActionOf } from './action.ts';
import { OUTSIDE_ARMS, type Arm, type OutsideArm } from './components.ts';
import type { DestroyFrame } from './frame.ts';
import { say } from './messages.ts';
import { single, unexpected, type Asked } from './asked.ts';
import { armsWithCards, builtCardsIn } from './station.ts';
import {
  isDeepThought,
  putAway,
  stationOf,
  whose,
  type Play,
  type Station,
  type StationIndex,
} from './state.ts';

/**
 * One damage event (n > 0) or repair (n < 0), NED-DMG-1. It gives the losses that an overflow asks for: `takeDamage`
 * has them happen at once; where several stations are hit at the same time, the caller puts them in order.
 */
export function changeDamage(play: Play, index: StationIndex, n: number, cause: Msg): DestroyFrame[] {
  const { box, draft, emit } = play;
  const { min, max, cardsLostPerOverflow } = box.set.damageTrack;
  const station = stationOf(draft, index);
  const wanted = station.damage + n;
  const to = Math.max(min, Math.min(max, wanted));
  const by = to - station.damage;
  station.damage = to;
  if (by !== 0) emit({ type: 'damageChanged', ...whose(draft, index), by, to, cause });
  const losses = wanted > max ? cardsLostPerOverflow : 0;
  return Array.from({ length: losses }, () => ({ kind: 'destroy', station: index }));
}

/** NED-DMG-5: a loss is settled before whatever lies on the stack goes on. */
export function takeDamage(play: Play, index: StationIndex, n: number, cause: Msg): void {
  follow(play.draft, ...changeDamage(play, index, n, cause));
}

/** NED-DMG-2, NED-DMG-3, NED-SOLO-13 */
export const destroy: Asked<'destroy'> = {
  verbs: ['destroy'],
  seats({ box, state }, { station }) {
    const hasChoice = armsWithCards(box, stationOf(state, station)).length > 0;
    return hasChoice && !isDeepThought(state, station) ? [station] : [];
  },
  legal({ box, state }, { station }) {
    return armsWithCards(box, stationOf(state, station)).map((arm): ActionOf<'destroy'> => ({
      verb: 'destroy',
      arm,
    }));
  },
  ask: () => say('ask.destroy'),
  forced: single,
  resolve(play, { station }, _seat, action) {
    if (action.verb !== 'destroy') return unexpected(action);
    destroyFarthest(play, station, action.arm);
  },
  /** Deep Thought has its order; who owns no card loses nothing (NED-R10). */
  settle(play, { station }) {
    const arms = armsWithCards(play.box, stationOf(play.draft, station));
    const arm = play.box.set.solo.destroyOrder.find((candidate) => arms.includes(candidate));
    if (arm !== undefined) destroyFarthest(play, station, arm);
  },
};

/** The card that the arm would lose. */
export function farthestCard(
  { box, state }: Pick<Play, 'box' | 'state'>,
  index: StationIndex,
  arm: Arm,
): string {
  const card = builtCardsIn(box, stationOf(state, index), arm).at(-1);
  if (card === undefined) throw new Error(`no card in the ${arm} arm of station ${index}`);
  return card;
}

function destroyFarthest(play: Play, index: StationIndex, arm: Arm): void {
  const { draft, emit } = play;
  const station = stationOf(draft, index);
  const card = farthestCard(play, index, arm);
  const outside = OUTSIDE_ARMS.find((candidate) => candidate === arm);
  if (outside !== undefined) loseModule(station, outside);
  else if (arm === 'shipyard') station.shipyard.pop();
  else station.oxygen = station.oxygen.filter(({ id }) => id !== card);
  putAway(draft.openBox, [card]);
  emit({ type: 'cardDestroyed', ...whose(draft, index), card });
}

/** NED-DMG-4: who lay there steps one module inward, who sat there is spent until the round ends. */
function loseModule(station: Station, arm: OutsideArm): void {
  const lost = station.outside[arm].pop();
  if (lost === undefined) return;
  const inward = station.outside[arm].at(-1);
  if (inward === undefined) station.dome += lost.lying;
  else inward.lying += lost.lying;
  station.spent += lost.seated;
}
