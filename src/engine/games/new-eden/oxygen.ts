import type { Msg, RefusalReason, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { ActionOf } from './actions.ts';
import { answeredBy, type Answer } from './answers.ts';
import { bottlesOf, OUTSIDE_ARMS, type Arm, type OutsideArm } from './components.ts';
import { changeDamage } from './damage.ts';
import { effectOf } from './effects.ts';
import { refuse, say } from './messages.ts';
import { gainCoins, gainPoints } from './purse.ts';
import { allParts, moduleAt, moduleOf, modulesOf } from './station.ts';
import {
  ascending,
  stationOf,
  turnAfter,
  type FrameOf,
  type Play,
  type Position,
  type Question,
  type Station,
  type StationIndex,
} from './state.ts';

/* The oxygen action: bottles move deeples, one after the other, then modules may be activated. */

type Bottle = FrameOf<'bottle'>;

/** NED-OX-1: whether a deeple can go anywhere at all; if so, any bottle is enough. */
function somebodyCanMove(station: Station): boolean {
  return OUTSIDE_ARMS.some((arm) => {
    const modules = station.outside[arm];
    return (
      (station.dome > 0 && modules.length > 0) ||
      (modules.length > 1 && modules.some(({ lying }) => lying > 0))
    );
  });
}

/** Why the station cannot use any oxygen card; undefined: it can. */
export function whyNoOxygen(station: Station, rule: string): RefusalReason | undefined {
  if (!somebodyCanMove(station)) return refuse(rule, 'why.nobodyCanMove');
  return station.oxygen.every(({ used }) => used) ? refuse(rule, 'why.noFullTank') : undefined;
}

/** Instead of buying or passing, or as one of the actions that come with a row (NED-C-8). */
export const oxygen: Answer<'oxygen', FrameOf<'turn' | 'extra'>> = {
  candidates: ({ state }, _frame, seat) =>
    stationOf(state, seat)
      .oxygen.map(({ id }): ActionOf<'oxygen'> => ({ verb: 'oxygen', card: id }))
      .sort((a, b) => ascending(a.card, b.card)),
  whyNot({ state }, frame, seat, { card }) {
    const station = stationOf(state, seat);
    const tank = station.oxygen.find(({ id }) => id === card);
    if (tank === undefined) return refuse('NED-OX-1', 'why.noTank', { card });
    if (tank.used) return refuse('NED-OX-1', 'why.usedTank', { card });
    if (frame.kind === 'extra' && frame.left === 0) return refuse('NED-C-8', 'why.noActionLeft');
    return whyNoOxygen(station, 'NED-OX-1');
  },
  word: (at, _frame, seat, { card }) => ({
    label: say('do.oxygen', { card }),
    detail: effectOf(at, card),
    group: 'group.oxygen',
    target: `oxygen:${seat}:${card}`,
  }),
  worthTelling: ({ state }, _frame, seat) =>
    stationOf(state, seat)
      .oxygen.filter(({ used }) => !used)
      .map(({ id }) => ({ action: { verb: 'oxygen', card: id } })),
  resolve({ draft, emit }, frame, seat, { card }) {
    follow(draft, frame.kind === 'turn' ? turnAfter(draft, seat) : { ...frame, left: frame.left - 1 });
    const tank = stationOf(draft, seat).oxygen.find(({ id }) => id === card);
    if (tank !== undefined) tank.used = true;
    emit({ type: 'oxygenUsed', seat, card });
    follow(draft, { kind: 'bottle', seat, card, index: 0, ended: [] });
  },
};

/** The number on the bottle at work. */
export function bottleNumber(
  { components }: Position,
  { card, index }: Pick<Bottle, 'card' | 'index'>,
): number {
  return bottlesOf(components, card)[index] ?? 0;
}

function places(station: Station): readonly { readonly arm: OutsideArm; readonly position: number }[] {
  return OUTSIDE_ARMS.flatMap((arm) => station.outside[arm].map((_, at) => ({ arm, position: at + 1 })));
}

function whyNoModule(station: Station, arm: Arm, position: number): RefusalReason | undefined {
  if (moduleAt(station, arm, position) !== undefined) return undefined;
  const modules = modulesOf(station, arm).length;
  return refuse('NED-OX-4', 'why.noModule', { arm, position, modules });
}

/** NED-OX-3: out of the dome; module k is k spaces from it. A lifted deeple goes on along its arm. */
const move: Answer<'move', Bottle | FrameOf<'land'>> = {
  candidates: ({ state }, _frame, seat) =>
    places(stationOf(state, seat)).map((place) => ({ verb: 'move', ...place })),
  whyNot(at, frame, seat, { arm, position }) {
    const station = stationOf(at.state, seat);
    const from = frame.kind === 'land' ? frame.from : 0;
    if (frame.kind === 'bottle') {
      if (station.dome === 0) return refuse('NED-OX-3', 'why.emptyDome');
    } else if (arm !== frame.arm) return refuse('NED-OX-3', 'why.otherArm', { arm: frame.arm });
    else if (position === from) return refuse('NED-OX-3', 'why.sameModule');
    const noModule = whyNoModule(station, arm, position);
    if (noModule !== undefined) return noModule;
    const bottle = bottleNumber(at, frame);
    const spaces = Math.abs(position - from);
    return spaces <= bottle ? undefined : refuse('NED-OX-2', 'why.tooFar', { spaces, bottle });
  },
  word(at, frame, seat, { arm, position }) {
    const found = moduleAt(stationOf(at.state, seat), arm, position);
    const { id: module = '', lying = 0, activated = false } = found ?? {};
    const { sites } = at.components.part(module);
    return {
      label: say(frame.kind === 'land' ? 'do.moveOn' : 'do.move', { module, arm, position }),
      // NED-OX-9: what it gave this round it won't give again
      detail: activated
        ? say('detail.sitesDone', { lying: lying + 1 })
        : say('detail.sites', { lying: lying + 1, sites, effect: effectOf(at, module) }),
      group: 'group.move',
      target: `module:${seat}:${arm}:${position}`,
    };
  },
  resolve(play, frame, seat, { arm, position }) {
    const station = stationOf(play.draft, seat);
    const from = frame.kind === 'land' ? frame.from : 0;
    const left = moduleAt(station, arm, from);
    const reached = moduleAt(station, arm, position);
    if (reached === undefined) throw new Error(`no module ${position} in the ${arm} arm of seat ${seat}`);
    if (left === undefined) station.dome -= 1;
    else left.lying -= 1;
    reached.lying += 1;
    play.emit({ type: 'deepleMoved', seat, arm, from, to: position, module: reached.id });
    nextBottle(play, { ...frame, ended: [...frame.ended, reached.id] });
  },
};

/** A lying deeple may be taken up where its arm has another module: the next one is always in reach. */
const lift: Answer<'lift', Bottle> = {
  candidates: ({ state }, _frame, seat) =>
    places(stationOf(state, seat)).map((place) => ({ verb: 'lift', ...place })),
  whyNot({ state }, _frame, seat, { arm, position }) {
    const station = stationOf(state, seat);
    const module = moduleAt(station, arm, position);
    if (module === undefined) return whyNoModule(station, arm, position);
    if (module.lying === 0) return refuse('NED-OX-3', 'why.nobodyLies', { module: module.id });
    return modulesOf(station, arm).length < 2 ? refuse('NED-OX-3', 'why.nowhereToGo', { arm }) : undefined;
  },
  word({ state }, _frame, seat, { arm, position }) {
    const module = moduleAt(stationOf(state, seat), arm, position)?.id ?? '';
    return {
      label: say('do.lift', { module, arm, position }),
      group: 'group.lift',
      target: `module:${seat}:${arm}:${position}`,
    };
  },
  resolve(play, frame, _seat, { arm, position }) {
    // as: only outside arms have modules
    follow(play.draft, { ...frame, kind: 'land', arm: arm as OutsideArm, from: position });
  },
};

/** NED-R36: at least one bottle of the card moves somebody. */
const skip: Answer<'skip', Bottle> = {
  candidates: () => [{ verb: 'skip' }],
  whyNot: ({ components }, { card, index, ended }) =>
    ended.length > 0 || index + 1 < bottlesOf(components, card).length
      ? undefined
      : refuse('NED-OX-2', 'why.mustMove'),
  word: (_at, _frame, seat) => ({ label: say('do.skip'), target: `pass:${seat}` }),
  resolve: nextBottle,
};

/** NED-OX-2, NED-OX-3 */
export const bottle: Question<'bottle'> = {
  ...answeredBy<'bottle'>({ move, lift, skip }),
  seats: ({ state }, { seat }) => (somebodyCanMove(stationOf(state, seat)) ? [seat] : []),
  ask: (at, frame) => say('ask.bottle', { card: frame.card, bottle: bottleNumber(at, frame) }),
  /** nobody can move: the bottle is lost */
  settle: nextBottle,
};

/** Where a lifted deeple goes. */
export const land: Question<'land'> = {
  ...answeredBy<'land'>({ move }),
  seats: (_at, { seat }) => [seat],
  ask: (at, frame) => say('ask.land', { arm: frame.arm, from: frame.from, bottle: bottleNumber(at, frame) }),
  whenForced: 'auto',
};

function nextBottle(play: Play, { seat, card, index, ended }: Omit<Bottle, 'kind'>): void {
  const more = index + 1 < bottlesOf(play.components, card).length;
  follow(
    play.draft,
    more ? { kind: 'bottle', seat, card, index: index + 1, ended } : { kind: 'activate', seat, ended },
  );
}

/** NED-OX-7: after all bottles, where one of them ended; any subset. */
export const activate: Question<'activate'> = {
  ...answeredBy<'activate'>({
    activate: {
      candidates(at, frame) {
        const ready = readyModules(at, frame);
        const choices = [...ready.map((id) => [id]), ...(ready.length > 1 ? [ready] : []), []];
        return choices.map((modules) => ({ verb: 'activate', modules }));
      },
      whyNot(at, frame, _seat, { modules }) {
        for (const id of modules) {
          const reason = whyNotReady(at, frame, id);
          if (reason !== undefined) return reason;
        }
        return undefined;
      },
      word(at, _frame, seat, { modules }) {
        const [only, second] = modules;
        if (only === undefined) return { label: say('do.activateNone'), target: `pass:${seat}` };
        const label = say('do.activate', { modules });
        if (second !== undefined) return { label };
        return { label, target: placeOf(stationOf(at.state, seat), seat, only) };
      },
      worthTelling: (_at, { ended }) =>
        [...new Set(ended)].map((id) => ({ action: { verb: 'activate', modules: [id] } })),
      resolve(play, _frame, seat, { modules }) {
        for (const id of modules) activateModule(play, seat, id);
      },
    },
  }),
  seats: (at, frame) => (readyModules(at, frame).length > 0 ? [frame.seat] : []),
  ask: () => say('ask.activate'),
};

function placeOf({ outside }: Station, seat: Seat, id: string): string {
  const arm = OUTSIDE_ARMS.find((one) => outside[one].some((module) => module.id === id));
  if (arm === undefined) throw new Error(`no module ${id}`);
  return `module:${seat}:${arm}:${outside[arm].findIndex((module) => module.id === id) + 1}`;
}

/** A bottle ended on it, it is not yet activated this round, and a deeple lies there for each site. */
function whyNotReady(
  { components, state }: Position,
  { seat, ended }: FrameOf<'activate'>,
  module: string,
): RefusalReason | undefined {
  const found = moduleOf(stationOf(state, seat), module);
  if (found === undefined) {
    // inside the station nothing is activated
    const isThere = allParts(stationOf(state, seat)).includes(module);
    return refuse('NED-OX-7', isThere ? 'why.cannotBeActivated' : 'why.notInStation', { module });
  }
  if (found.activated) return refuse('NED-OX-9', 'why.alreadyActivated', { module });
  if (!ended.includes(module)) return refuse('NED-OX-7', 'why.notReached', { module });
  const { sites } = components.part(module);
  const { lying } = found;
  return lying < sites ? refuse('NED-OX-7', 'why.tooFewDeeples', { module, lying, sites }) : undefined;
}

function readyModules(at: Position, frame: FrameOf<'activate'>): readonly string[] {
  return [...new Set(frame.ended)].filter((id) => whyNotReady(at, frame, id) === undefined).sort(ascending);
}

/** NED-OX-8, NED-OX-9 */
function activateModule(play: Play, seat: Seat, id: string): void {
  const module = moduleOf(stationOf(play.draft, seat), id);
  if (module === undefined) throw new Error(`seat ${seat} has no module ${id}`);
  const { sites } = play.components.part(id);
  module.lying -= sites;
  module.seated += sites;
  module.activated = true;
  play.emit({ type: 'activated', seat, module: id });
  gainYield(play, seat, [id], say('cause.module', { module: id }));
}

/** What modules give in one activation, each kind together. */
export function yieldOf({ components }: Position, ids: readonly string[]): Yield {
  const effects = ids.map((id) => components.part(id).effect);
  const sum = (type: keyof Yield): number =>
    effects.reduce((total, effect) => (effect.type === type ? total + effect.n : total), 0);
  return { coins: sum('coins'), points: sum('points'), repair: sum('repair') };
}
interface Yield {
  readonly coins: number;
  readonly points: number;
  readonly repair: number;
}

export function gainYield(play: Play, index: StationIndex, ids: readonly string[], cause: Msg): void {
  const { coins, points, repair } = yieldOf(play, ids);
  gainCoins(play, index, coins, cause);
  gainPoints(play, index, points, cause);
  changeDamage(play, index, -repair, cause);
}
