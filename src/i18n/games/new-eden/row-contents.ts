import type { Category } from '../../../engine/games/new-eden/components.ts';

/** How many cards were in a row, and of each category if that is said. */
type Contents = { readonly count: number } & Readonly<Partial<Record<Category, number | undefined>>>;

type Say = (number: number) => string;

/** In the order of the rules; a language has a word for each, without an article. */
const KINDS = ['crab', 'shell', 'octopus', 'shipyard', 'oxygen', 'research'] as const satisfies Category[];

/** What was in a row: "2 shells, tank", or how many cards where that is said briefly. */
export function rowContents(none: string, cards: Say, kind: Readonly<Record<Category, Say>>) {
  return (row: Contents): string => {
    if (row.count === 0) return none;
    const kinds = KINDS.flatMap((category) => {
      const number = row[category] ?? 0;
      return number === 0 ? [] : [kind[category](number)];
    });
    return kinds.length === 0 ? cards(row.count) : kinds.join(', ');
  };
}
