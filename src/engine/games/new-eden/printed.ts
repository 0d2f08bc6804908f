import type { Msg } from '../../core/contract.ts';
import type { Box } from './box.ts';
import type { Category, Effect } from './components.ts';
import { effectOf } from './part-words.ts';

/** What is printed on the components that a view names: who draws a view has no box to look it up. */
export interface PrintedView {
  /** of every part that the view shows */
  readonly parts: Readonly<Record<string, PrintedPart>>;
  readonly rounds: number;
  readonly damageMost: number;
  readonly plantUses: number;
  /** damage of the plant by use of the round, without research cards */
  readonly plantDamage: readonly number[];
  /** by the number of cards bought at the black market */
  readonly marketPrice: readonly number[];
  readonly marketDamage: readonly number[];
}
export interface PrintedPart {
  readonly category: Category;
  readonly sites: number;
  readonly effect: Effect;
  readonly words: Msg;
  readonly marker: number;
  readonly endPoints: number;
}

export function printedView(box: Box, ids: readonly string[]): PrintedView {
  const { rounds, damageTrack, plant, market } = box.set;
  const parts: Record<string, PrintedPart> = {};
  for (const id of [...new Set(ids)].sort()) {
    const { category, sites, effect, marker, endPoints } = box.part(id);
    parts[id] = { category, sites, effect, words: effectOf(box, id), marker, endPoints };
  }
  return {
    parts,
    rounds: rounds.list.length,
    damageMost: damageTrack.max,
    plantUses: plant.usesPerRound,
    plantDamage: [...plant.damage],
    marketPrice: [...market.price],
    marketDamage: [...market.damage],
  };
}
