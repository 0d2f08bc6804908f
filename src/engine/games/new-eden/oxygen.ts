import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { Action, ActionOf } from './action.ts';
import { bottlesOf } from './box.ts';
import { OUTSIDE_ARMS, type OutsideArm } from './components.ts';
import type { BottleFrame } from './frame.ts';
import { say } from './messages.ts';
import { single, unexpected, type Asked } from './asked.ts';
import { moduleAt } from './station.ts';
import { ascending, stationOf, type Now, type Play, type Station } from './state.ts';

/** The oxygen action: bottles move deeples, one after the other, then modules may be activated (activation.ts). */

/** NED-OX-1: whether a deeple can go anywhere at all; if so, any bottle is enough. */
export function somebodyCanMove(station: Station): boolean {
  return OUTSIDE_ARMS.some((arm) => {
    const modules = station.outside[arm];
    return (
      (station.dome > 0 && modules.length > 0) ||
      (modules.length > 1 && modules.some(({ lying }) => lying > 0))
    );
  });
}

export function oxygenActions(station: Station): readonly ActionOf<'oxygen'>[] {
  if (!somebodyCanMove(station)) return [];
  return station.oxygen
    .filter(({ used }) => !used)
    .map(({ id }) => id)
    .sort(ascending)
    .map((card) => ({ verb: 'oxygen', card }));
}

/** What goes on after the action must lie on the stack already. */
export function useOxygen(play: Play, seat: Seat, card: string): void {
  const tank = stationOf(play.draft, seat).oxygen.find(({ id }) => id === card);
  if (tank !== undefined) tank.used = true;
  play.emit({ type: 'oxygenUsed', seat, card });
  follow(play.draft, { kind: 'bottle', seat, card, index: 0, ended: [] });
}

/** The number on the bottle at work. */
export function bottleNumber({ box }: Now, { card, index }: Pick<BottleFrame, 'card' | 'index'>): number {
  return bottlesOf(box, card)[index] ?? 0;
}

/** NED-OX-2, NED-OX-3 */
export const bottle: Asked<'bottle'> = {
  verbs: ['move', 'lift', 'skip'],
  seats: ({ state }, { seat }) => (somebodyCanMove(stationOf(state, seat)) ? [seat] : []),
  legal(now, frame, seat) {
    const station = stationOf(now.state, seat);
    const reach = bottleNumber(now, frame);
    return [...entries(station, reach), ...lifts(station), ...(maySkip(now, frame) ? [SKIP] : [])];
  },
  ask: (now, frame) => say('ask.bottle', { card: frame.card, bottle: bottleNumber(now, frame) }),
  resolve(play, frame, seat, action) {
    if (action.verb === 'move') moveDeeple(play, frame, { arm: action.arm, from: 0, to: action.to });
    else if (action.verb === 'lift') {
      follow(play.draft, { ...frame, kind: 'land', seat, arm: action.arm, from: action.from });
    } else if (action.verb === 'skip') nextBottle(play, frame);
    else unexpected(action);
  },
  /** nobody can move: the bottle is lost */
  settle: nextBottle,
};

/** Where a lifted deeple goes. */
export const land: Asked<'land'> = {
  verbs: ['move'],
  seats: (_now, { seat }) => [seat],
  legal(now, frame, seat) {
    const { arm, from } = frame;
    const reach = bottleNumber(now, frame);
    return positions(stationOf(now.state, seat), arm)
      .filter((to) => to !== from && Math.abs(to - from) <= reach)
      .map((to): Action => ({ verb: 'move', arm, to }));
  },
  ask: (now, frame) =>
    say('ask.land', { arm: frame.arm, from: frame.from, bottle: bottleNumber(now, frame) }),
  forced: single,
  resolve(play, frame, _seat, action) {
    if (action.verb !== 'move') return unexpected(action);
    const { arm, from, seat, card, index, ended } = frame;
    moveDeeple(play, { kind: 'bottle', seat, card, index, ended }, { arm, from, to: action.to });
  },
};

const SKIP: Action = { verb: 'skip' };

/** NED-R36: at least one bottle of the card moves somebody. */
function maySkip({ box }: Now, { card, index, ended }: BottleFrame): boolean {
  return ended.length > 0 || index + 1 < bottlesOf(box, card).length;
}

/** NED-OX-3: module k is k spaces from the dome. */
function entries(station: Station, reach: number): readonly Action[] {
  if (station.dome === 0) return [];
  return OUTSIDE_ARMS.flatMap((arm) =>
    positions(station, arm)
      .filter((to) => to <= reach)
      .map((to): Action => ({ verb: 'move', arm, to })),
  );
}

/** A lying deeple may be taken up where its arm has another module: the next one is always in reach. */
function lifts(station: Station): readonly Action[] {
  return OUTSIDE_ARMS.flatMap((arm) =>
    station.outside[arm].length < 2
      ? []
      : positions(station, arm)
          .filter((from) => (moduleAt(station, arm, from)?.lying ?? 0) > 0)
          .map((from): Action => ({ verb: 'lift', arm, from })),
  );
}

function positions(station: Station, arm: OutsideArm): readonly number[] {
  return station.outside[arm].map((_, index) => index + 1);
}

/** `from` 0: out of the dome. */
function moveDeeple(
  play: Play,
  frame: BottleFrame,
  { arm, from, to }: { arm: OutsideArm; from: number; to: number },
): void {
  const { seat } = frame;
  const station = stationOf(play.draft, seat);
  const left = moduleAt(station, arm, from);
  const reached = moduleAt(station, arm, to);
  if (reached === undefined) throw new Error(`no module ${to} in the ${arm} arm of seat ${seat}`);
  if (left === undefined) station.dome -= 1;
  else left.lying -= 1;
  reached.lying += 1;
  play.emit({ type: 'deepleMoved', seat, arm, from, to, module: reached.id });
  nextBottle(play, { ...frame, ended: [...frame.ended, reached.id] });
}

function nextBottle(play: Play, frame: BottleFrame): void {
  const { seat, card, index, ended } = frame;
  if (index + 1 < bottlesOf(play.box, card).length) follow(play.draft, { ...frame, index: index + 1 });
  else follow(play.draft, { kind: 'activate', seat, ended });
}
