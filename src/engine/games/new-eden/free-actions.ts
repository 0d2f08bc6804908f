import type { Seat } from '../../core/contract.ts';
import type { Action, FreeAction } from './action.ts';
import { EXTENSION_OCTOPUS, EXTENSION_TANK, EXTENSIONS, type Extension } from './components.ts';
import { takeDamage } from './damage.ts';
import { say } from './messages.ts';
import { gainCoins, gainDeeples, gainPoints, payCoins } from './purse.ts';
import { researchOf } from './station.ts';
import { stationOf, type Now, type Play, type Station } from './state.ts';

/** NED-FREE-1: any number, at the moments at which a question lists them. */
export function freeActions({ box, state }: Now, seat: Seat): readonly FreeAction[] {
  const station = stationOf(state, seat);
  const { usesPerRound } = box.set.plant;
  const plant: FreeAction[] = station.plantUses < usesPerRound ? [{ verb: 'plant' }] : [];
  const affordable = station.coins >= box.set.extensions.cost;
  return [
    ...plant,
    ...EXTENSIONS.filter((extension) => affordable && !station.extensions.includes(extension)).map(
      (extension): FreeAction => ({ verb: 'extend', extension }),
    ),
  ];
}

/** Whether free actions could be left to this station, coins aside: a public fact. */
export function mayHaveFreeActions({ box }: Now, station: Station): boolean {
  return station.plantUses < box.set.plant.usesPerRound || station.extensions.length < EXTENSIONS.length;
}

export function isFree(action: Action): action is FreeAction {
  return action.verb === 'plant' || action.verb === 'extend';
}

/** What goes on afterwards must lie on the stack already: the plant may cost a card. */
export function takeFreeAction(play: Play, seat: Seat, action: FreeAction): void {
  if (action.verb === 'plant') runPlant(play, seat);
  else extend(play, seat, action.extension);
}

/** What the next use of the plant gives and costs: NED-FREE-2 with NED-RES-1A1, 1A2, 1A3. */
export function nextPlantUse(
  { box }: Now,
  station: Station,
): { coins: number; damage: number; points: number } {
  const bonuses = researchOf(box, station, 'plantBonus');
  const sum = (field: 'coins' | 'points' | 'repair'): number =>
    bonuses.reduce((total, bonus) => total + (bonus[field] ?? 0), 0);
  const { coins, damage } = box.set.plant;
  return {
    coins: coins + sum('coins'),
    damage: Math.max(0, (damage[station.plantUses] ?? 0) - sum('repair')),
    points: sum('points'),
  };
}

function runPlant(play: Play, seat: Seat): void {
  const { draft, emit } = play;
  const station = stationOf(draft, seat);
  const { coins, damage, points } = nextPlantUse(play, station);
  station.plantUses += 1;
  emit({ type: 'plantUsed', seat, use: station.plantUses, phase: draft.phase });
  gainCoins(play, seat, coins, say('cause.plant'));
  gainPoints(play, seat, points, say('cause.plant'));
  takeDamage(play, seat, damage, say('cause.plant'));
}

function extend(play: Play, seat: Seat, extension: Extension): void {
  const { draft, emit, box } = play;
  const cause = say('cause.extension', { extension });
  payCoins(play, seat, box.set.extensions.cost, cause);
  emit({ type: 'extended', seat, extension, phase: draft.phase });
  buildExtension(stationOf(draft, seat), extension);
  // NED-FREE-4
  if (extension === 'shipyard') gainDeeples(play, seat, box.set.extensions.shipyard.deeples, cause);
}

/** Also Deep Thought's, whose extensions stand from the start (NED-SETUP-8). */
export function buildExtension(station: Station, extension: Extension): void {
  station.extensions = EXTENSIONS.filter((kind) => kind === extension || station.extensions.includes(kind));
  if (extension === 'oxygen') station.oxygen.push({ id: EXTENSION_TANK, used: false }); // NED-FREE-5
  if (extension === 'octopus') {
    // NED-FREE-6: all others move one position outward, their deeples with them
    station.outside.octopus.unshift({ id: EXTENSION_OCTOPUS, lying: 0, seated: 0, activated: false });
  }
}
