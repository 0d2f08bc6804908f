import type { Msg } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { answeredBy } from './answers.ts';
import { ARMS, type Arm, type Components, type OutsideArm } from './components.ts';
import { cardDetail } from './effects.ts';
import { refuse, say } from './messages.ts';
import { allParts, idsIn, isOutside, researchOf } from './station.ts';
import {
  isDeepThought,
  putAway,
  stationOf,
  whose,
  type FrameOf,
  type Play,
  type Position,
  type Question,
  type Station,
  type StationIndex,
} from './state.ts';

/**
 * One damage event (n > 0) or repair (n < 0), NED-DMG-1. It gives the losses that an overflow asks for: `takeDamage`
 * has them happen at once; where several stations are hit at the same time, the caller puts them in order.
 */
export function changeDamage(play: Play, index: StationIndex, n: number, cause: Msg): FrameOf<'destroy'>[] {
  const { components, draft, emit } = play;
  const { min, max, cardsLostPerOverflow } = components.damageTrack;
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
export const destroy: Question<'destroy'> = {
  ...answeredBy<'destroy'>({
    destroy: {
      candidates: () => ARMS.map((arm) => ({ verb: 'destroy', arm })),
      whyNot: (at, { station }, _seat, { arm }) =>
        farthestCard(at, station, arm) === undefined
          ? refuse('NED-DMG-3', 'why.nothingInArm', { arm })
          : undefined,
      word(at, { station }, _seat, { arm }) {
        const card = farthestCard(at, station, arm) ?? '';
        return {
          label: say('do.destroy', { card, arm }),
          detail: cardDetail(at, card),
          target: `arm:${station}:${arm}`,
        };
      },
      resolve(play, { station }, _seat, { arm }) {
        destroyFarthest(play, station, arm);
      },
    },
  }),
  seats(at, { station }) {
    const hasChoice = ARMS.some((arm) => farthestCard(at, station, arm) !== undefined);
    return hasChoice && !isDeepThought(at.state, station) ? [station] : [];
  },
  ask: () => say('ask.destroy'),
  whenForced: 'auto',
  /** Deep Thought has its order; who owns no card loses nothing (NED-R10). */
  settle(play, { station }) {
    const { destroyOrder } = play.components.solo;
    const arm = destroyOrder.find((candidate) => farthestCard(play, station, candidate) !== undefined);
    if (arm !== undefined) destroyFarthest(play, station, arm);
  },
};

/** The card that the arm would lose: of the six decks. */
function farthestCard({ components, state }: Position, index: StationIndex, arm: Arm): string | undefined {
  return idsIn(stationOf(state, index), arm).findLast((id) => components.part(id).deck !== undefined);
}

function destroyFarthest(play: Play, index: StationIndex, arm: Arm): void {
  const { draft, emit } = play;
  const station = stationOf(draft, index);
  const card = farthestCard(play, index, arm);
  if (card === undefined) throw new Error(`no card in the ${arm} arm of station ${index}`);
  if (isOutside(arm)) loseModule(station, arm);
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

/** NED-RED-1: the highest damage at which the station still stands. All that pushes is added first, then all that pulls taken off. */
export function redMarker(components: Components, station: Station): number {
  const { markerMax } = components.damageTrack;
  const crabsPull = researchOf(components, station, 'crabsDoNotPull').length === 0;
  let pushed = 0;
  let pulled = 0;
  for (const id of allParts(station)) {
    const { marker, category } = components.part(id);
    if (marker > 0) pushed += marker;
    else if (category !== 'crab' || crabsPull) pulled -= marker;
  }
  return Math.max(0, Math.min(markerMax, pushed) - pulled);
}

/** NED-RED-2 */
export function isStable(components: Components, station: Station): boolean {
  return station.damage <= redMarker(components, station);
}
