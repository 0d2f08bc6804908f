import type { ComponentSetId, CoreState, Seat } from '../../src/engine/core/contract.ts';
import type { FaceDown, Open } from '../../src/engine/core/simultaneous.ts';
import type { Season } from './components.ts';

/** Every kind of frame: what may be going on. */
export const FRAME_KINDS = [
  'keep',
  'place-camp',
  'round',
  'prepare',
  'plan',
  'turn',
  'toll',
  'round-end',
] as const;

export type ToyFrame =
  | (FaceDown<string[]> & { readonly kind: 'keep' })
  | { readonly kind: 'place-camp'; readonly seat: Seat }
  | { readonly kind: 'round' }
  | (Open & { readonly kind: 'prepare' })
  | (FaceDown<string> & { readonly kind: 'plan' })
  | { readonly kind: 'turn'; readonly seat: Seat; readonly steps: number }
  | { readonly kind: 'toll'; readonly seat: Seat; readonly mover: Seat }
  | { readonly kind: 'round-end' };
export type FrameOf<Kind extends ToyFrame['kind']> = Extract<ToyFrame, { kind: Kind }>;

export const RIVALS = ['calm', 'keen'] as const;
export type Rival = (typeof RIVALS)[number];
export interface ToyOptions {
  season: Season;
  tolls: boolean;
  rival: Rival;
}
export const ENDINGS = ['rounds', 'cores'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Expedition {
  fuel: number;
  /** sorted: the order in which cards came is nobody's business */
  hand: string[];
  /** planned cards, laid out in the order in which they were played */
  kit: string[];
  cores: string[];
  /** fuel put into this round's march */
  marched: number;
  courtesy: number;
  camp?: string;
  sledge?: string;
}
export interface Flag {
  seat: Seat;
  cell: string;
}
export interface ToyState extends CoreState<ToyFrame> {
  set: ComponentSetId;
  options: ToyOptions;
  round: number;
  expeditions: Expedition[];
  flags: Flag[];
  /** sorted: cards are drawn by the generator, not from the top */
  deck: string[];
  /** sorted, so that the order of answers leaves no trace in it */
  dropped: string[];
  /** face down, shuffled at setup, the last is the next */
  cores: string[];
  /** seats that looked at the next core */
  scouts: Seat[];
  /** face down, shuffled at setup, the last is the next */
  weather: string[];
  weatherNow?: string;
  /** this round's plans in the order of turns */
  plans: { seat: Seat; card: string }[];
  rivalCores: string[];
  ended?: Ending;
}

export const MOST_FUEL = 6;
export const MOST_MARCHED = 3;
export const HAND_LIMIT = 6;
export const FLAGS_EACH = 4;
export const MOST_TOLL = 2;
export const BASE_STEPS = 2;

export function expeditionOf(state: ToyState, seat: Seat): Expedition {
  const expedition = state.expeditions[seat];
  if (expedition === undefined) throw new RangeError(`no seat ${seat}`);
  return expedition;
}

export function seatsOf(state: ToyState): Seat[] {
  return state.expeditions.map((_, seat) => seat);
}

/** Takes a card out of a list that has it. */
export function takeOut(from: string[], id: string): void {
  const at = from.indexOf(id);
  if (at < 0) throw new RangeError(`${id} is not there`);
  from.splice(at, 1);
}

export function putSorted(into: string[], ...ids: readonly string[]): void {
  into.push(...ids);
  into.sort();
}
