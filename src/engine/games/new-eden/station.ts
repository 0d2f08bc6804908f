import { isBuiltCard, type Box } from './box.ts';
import {
  ARMS,
  CATEGORIES,
  EXTENSION_OCTOPUS,
  OUTSIDE_ARMS,
  type Arm,
  type Category,
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

/** The cards of the six decks in an arm. */
export function builtCardsIn(box: Box, station: Station, category: Category): readonly string[] {
  return idsIn(station, category).filter((id) => isBuiltCard(box, id));
}

/** Everything that is built, extension and start pieces too. */
export function allParts(station: Station): readonly string[] {
  return CATEGORIES.flatMap((category) => idsIn(station, category));
}

/** What bonus cards and the 2A research count: NED-R6 for oxygen, NED-R7 for the extension's octopus. */
export function countCards({ set, part }: Box, station: Station, category: Category): number {
  return idsIn(station, category).filter((id) => {
    if (part(id).deck !== undefined) return true;
    return id === EXTENSION_OCTOPUS ? set.extensions.octopus.isCard : set.switches.startOxygenCountsAsCard;
  }).length;
}

/** NED-DMG-3: arms that could lose a card. */
export function armsWithCards(box: Box, station: Station): readonly Arm[] {
  return ARMS.filter((arm) => builtCardsIn(box, station, arm).length > 0);
}

/** The module at a position, 1 being next to the dome. */
export function moduleAt(station: Station, arm: OutsideArm, position: number): OutsideModule | undefined {
  return station.outside[arm][position - 1];
}

export function outsideModules(station: Station): readonly OutsideModule[] {
  return OUTSIDE_ARMS.flatMap((arm) => station.outside[arm]);
}

export function moduleOf(station: Station, id: string): OutsideModule | undefined {
  return outsideModules(station).find((module) => module.id === id);
}

/** The effects of the research cards of this type. */
export function researchOf<T extends string>(
  box: Box,
  station: Station,
  type: T,
): readonly Extract<ReturnType<Box['part']>['effect'], { type: T }>[] {
  type Wanted = Extract<ReturnType<Box['part']>['effect'], { type: T }>;
  return station.research
    .map((id) => box.part(id).effect)
    .filter((effect): effect is Wanted => effect.type === type);
}
