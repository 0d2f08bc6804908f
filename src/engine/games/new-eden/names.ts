import type { ComponentNames } from '../../core/contract.ts';
import {
  CATEGORIES,
  EXTENSION_OCTOPUS,
  EXTENSION_TANK,
  EXTENSIONS,
  START_TANKS,
  type Components,
} from './components.ts';
import { PHASES } from './state.ts';

const TANKS = [...START_TANKS, EXTENSION_TANK] as const;
type Name = Components['names']['categories']['crab'];

/** Research cards have names of their own, other cards are called by category and id. */
export function componentNames({ names, cards }: Components): ComponentNames {
  const numbered = (name: Name, id: string): Name => ({
    en: `${name.en} ${id}`,
    fr: `${name.fr} ${id}`,
    pl: `${name.pl} ${id}`,
  });
  const entries: [string, Name][] = [
    ...cards.list.map(({ id, category, name }): [string, Name] => [
      `card:${id}`,
      name ?? numbered(names.categories[category], id),
    ]),
    ...TANKS.map((id): [string, Name] => [`card:${id}`, names.oxygenStartCards[id]]),
    [`card:${EXTENSION_OCTOPUS}`, names.extensions.octopus],
    ...CATEGORIES.map((category): [string, Name] => [`category:${category}`, names.categories[category]]),
    ...EXTENSIONS.map((extension): [string, Name] => [`extension:${extension}`, names.extensions[extension]]),
    ...PHASES.map((phase): [string, Name] => [`phase:${phase}`, names.phases[phase]]),
  ];
  return Object.fromEntries(entries);
}
