import {
  EXTENSION_OCTOPUS,
  type BonusCard,
  type Category,
  type Components,
  type Deck,
  type Effect,
} from './components.ts';

/** Anything that is built into a station: one of the 90 cards, a tank of the start, or what an extension brings. */
export interface Part {
  readonly id: string;
  readonly category: Category;
  readonly sites: number;
  readonly effect: Effect;
  readonly marker: number;
  readonly endPoints: number;
  /** absent: no card of the six decks, so never lost (NED-R10) */
  readonly deck?: Deck;
}

/** The components, with their parts and bonus cards at hand by id. */
export interface Box {
  readonly set: Components;
  part(id: string): Part;
  bonusCard(id: string): BonusCard;
}

export function openBox(set: Components): Box {
  const { octopus } = set.extensions;
  const parts = new Map<string, Part>([
    ...set.cards.list.map((card): [string, Part] => [card.id, card]),
    ...set.oxygenStartCards.cards.map(({ id, bottles }): [string, Part] => [
      id,
      { id, category: 'oxygen', sites: 0, effect: { type: 'bottles', bottles }, marker: 0, endPoints: 0 },
    ]),
    [EXTENSION_OCTOPUS, { ...octopus, category: 'octopus' }],
  ]);
  const bonusCards = new Map(set.bonusCards.cards.map((card) => [card.id, card]));
  return { set, part: (id) => known(parts, id), bonusCard: (id) => known(bonusCards, id) };
}

function known<T>(pieces: ReadonlyMap<string, T>, id: string): T {
  const piece = pieces.get(id);
  if (piece === undefined) throw new Error(`no piece ${id} in the set`);
  return piece;
}

/** The numbers on the bottles of an oxygen card. */
export function bottlesOf(box: Box, id: string): readonly number[] {
  const { effect } = box.part(id);
  return effect.type === 'bottles' ? effect.bottles : [];
}

/** Whether it is a card of the six decks. */
export function isBuiltCard(box: Box, id: string): boolean {
  return box.part(id).deck !== undefined;
}
