import {
  CATEGORIES,
  EXTENSION_OCTOPUS,
  OUTSIDE_ARMS,
  type Arm,
  type Category,
  type Components,
  type Effect,
  type OutsideArm,
} from './components.ts';
import type { OutsideModule, Station } from './state.ts';

export function isOutside(category: Category): category is OutsideArm {
  return OUTSIDE_ARMS.some((arm) => arm === category);
}

/** The ids in an arm or in the research area, position 1 first; extension and start pieces too. */
export function idsIn(station: Station, category: Category): readonly string[] {
  if (category === 'shipyard' || category === 'research') return station[category];
  if (category === 'oxygen') return station.oxygen.map(({ id }) => id);
  return station.outside[category].map(({ id }) => id);
}

/** Everything that is built, extension and start pieces too. */
export function allParts(station: Station): readonly string[] {
  const parts: string[] = [];
  for (const category of CATEGORIES) parts.push(...idsIn(station, category));
  return parts;
}

/** What bonus cards and the 2A research count: NED-R6 for oxygen, NED-R7 for the extension's octopus. */
export function countCards(
  { part, extensions, switches }: Components,
  station: Station,
  category: Category,
): number {
  return idsIn(station, category).filter((id) => {
    if (part(id).deck !== undefined) return true;
    return id === EXTENSION_OCTOPUS ? extensions.octopus.isCard : switches.startOxygenCountsAsCard;
  }).length;
}

/** The modules of an arm, the one next to the dome first; none inside the station. */
export function modulesOf(station: Station, arm: Arm): readonly OutsideModule[] {
  return isOutside(arm) ? station.outside[arm] : [];
}

/** The module at a position, 1 being next to the dome. */
export function moduleAt(station: Station, arm: Arm, position: number): OutsideModule | undefined {
  return modulesOf(station, arm)[position - 1];
}

export function outsideModules(station: Station): readonly OutsideModule[] {
  const { crab, shell, octopus } = station.outside;
  return [...crab, ...shell, ...octopus];
}

export function moduleOf(station: Station, id: string): OutsideModule | undefined {
  return outsideModules(station).find((module) => module.id === id);
}

type EffectOf<T> = Extract<Effect, { type: T }>;

/** The effects of the research cards of this type. */
export function researchOf<T extends Effect['type']>(
  { part }: Components,
  station: Station,
  type: T,
): readonly EffectOf<T>[] {
  return station.research
    .map((id) => part(id).effect)
    .filter((effect): effect is EffectOf<T> => effect.type === type);
}
