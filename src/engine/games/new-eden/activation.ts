import type { Seat } from '../../core/contract.ts';
import type { Action } from './action.ts';
import type { ActivateFrame } from './frame.ts';
import { changeDamage } from './damage.ts';
import { say } from './messages.ts';
import { gainCoins, gainPoints } from './purse.ts';
import { unexpected, type Asked } from './asked.ts';
import { moduleOf, outsideModules } from './station.ts';
import { ascending, stationOf, type Now, type Play, type StationIndex } from './state.ts';

/** NED-OX-7: after all bottles, where one of them ended; any subset. */
export const activate: Asked<'activate'> = {
  verbs: ['activate'],
  seats: (now, frame) => (readyModules(now, frame).length > 0 ? [frame.seat] : []),
  legal(now, frame) {
    const ready = readyModules(now, frame);
    const some = ready.map((id): Action => ({ verb: 'activate', modules: [id] }));
    const both: Action[] = ready.length > 1 ? [{ verb: 'activate', modules: ready }] : [];
    return [...some, ...both, { verb: 'activate', modules: [] }];
  },
  ask: () => say('ask.activate'),
  resolve(play, _frame, seat, action) {
    if (action.verb !== 'activate') return unexpected(action);
    for (const id of action.modules) activateModule(play, seat, id);
  },
};

/** Modules on which a bottle ended, not yet activated this round, with a lying deeple for each site. */
export function readyModules({ box, state }: Now, { seat, ended }: ActivateFrame): readonly string[] {
  const station = stationOf(state, seat);
  return [...new Set(ended)]
    .filter((id) => {
      const module = moduleOf(station, id);
      return module?.activated === false && module.lying >= box.part(id).sites;
    })
    .sort(ascending);
}

/** NED-OX-8, NED-OX-9 */
function activateModule(play: Play, seat: Seat, id: string): void {
  const module = moduleOf(stationOf(play.draft, seat), id);
  if (module === undefined) throw new Error(`seat ${seat} has no module ${id}`);
  const { sites } = play.box.part(id);
  module.lying -= sites;
  module.seated += sites;
  module.activated = true;
  play.emit({ type: 'activated', seat, module: id });
  const { coins, points, repair } = yieldOf(play, id);
  const cause = say('cause.module', { module: id });
  gainCoins(play, seat, coins, cause);
  gainPoints(play, seat, points, cause);
  changeDamage(play, seat, -repair, cause);
}

/** NED-SOLO-5: all its modules in one action, without deeples. */
export function activateAll(play: Play, index: StationIndex): void {
  const total = { coins: 0, points: 0, repair: 0 };
  for (const module of outsideModules(stationOf(play.draft, index))) {
    module.activated = true;
    const { coins, points, repair } = yieldOf(play, module.id);
    total.coins += coins;
    total.points += points;
    total.repair += repair;
  }
  const cause = say('cause.activation');
  play.emit({ type: 'deepThoughtActivated', ...total });
  gainCoins(play, index, total.coins, cause);
  gainPoints(play, index, total.points, cause);
  changeDamage(play, index, -total.repair, cause);
}

function yieldOf({ box }: Now, id: string): { coins: number; points: number; repair: number } {
  const { effect } = box.part(id);
  return {
    coins: effect.type === 'coins' ? effect.n : 0,
    points: effect.type === 'points' ? effect.n : 0,
    repair: effect.type === 'repair' ? effect.n : 0,
  };
}
