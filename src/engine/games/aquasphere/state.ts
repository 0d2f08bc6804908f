import type { ComponentSetId, CoreState, Seat } from '../../core/contract.ts';
import type { Open } from '../../core/simultaneous.ts';
import type { Colour, Goods, Letter, Room } from './box.ts';

/** A seat, or a neutral colour: 0..3. */
export type Owner = number;

/** What is going on, and what waits below it (section 4 of the rules). */
export type AquaSphereFrame =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'trim'; readonly seat: Seat; readonly fresh: Colour }
  | RewardFrame
  | { readonly kind: 'perform'; readonly seat: Seat; readonly sector: Letter; readonly colour: Colour }
  | { readonly kind: 'instant'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'letters'; readonly seat: Seat; readonly left: readonly Letter[] }
  | { readonly kind: 'knowledge'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'nextTurn'; readonly seat: Seat }
  | { readonly kind: 'scoring' }
  | PrepareFrame
  | { readonly kind: 'tally' }
  /** points that are still to come, by seat */
  | { readonly kind: 'advance'; readonly left: readonly number[] }
  | { readonly kind: 'roundEnd' }
  | { readonly kind: 'final' };
/** Every kind of frame, those that nobody answers too. */
export const FRAME_KINDS = [
  'turn',
  'trim',
  'reward',
  'perform',
  'instant',
  'letters',
  'knowledge',
  'nextTurn',
  'scoring',
  'prepare',
  'tally',
  'advance',
  'roundEnd',
  'final',
] as const satisfies readonly AquaSphereFrame['kind'][];
export type FrameOf<Kind extends AquaSphereFrame['kind']> = Extract<AquaSphereFrame, { kind: Kind }>;

/** Everything that one event brings, paid as a bundle (AQS-CARD-5). */
export interface RewardFrame {
  readonly kind: 'reward';
  readonly seat: Seat;
  /** what brought it: `engineer` or `catch` */
  readonly source: 'engineer' | 'catch';
  readonly time: number;
  readonly crystals: number;
  readonly kp: number;
}
export interface PrepareFrame extends Open {
  readonly kind: 'prepare';
  /** set aside from the general supply, by seat */
  readonly income: readonly number[];
  /** seats that have taken theirs */
  readonly taken: readonly Seat[];
  /** scoring cards used in this scoring */
  readonly used: readonly string[];
}

export interface AquaSphereOptions {
  earlyPass: boolean;
  emptyActions: boolean;
  lateralFree: boolean;
  redLineReturnPays: boolean;
}

export interface HeldCard {
  id: string;
  used: boolean;
}
export interface Player {
  /** id of the base lab */
  lab: string;
  engineer: Room;
  scientist: { sector: Letter; zone: Colour };
  /** unprogrammed bots */
  supply: number;
  /** colours with a bot, in table order */
  programmed: Colour[];
  time: number;
  crystals: number;
  /** the once-a-round purchase was made: its reminder lies on the board */
  bought: boolean;
  /** in order of taking */
  cards: HeldCard[];
  /** in order of taking */
  extensions: string[];
  /** submarines in reserve */
  submarines: number;
  kp: number;
}
export interface Sector {
  letter: Letter;
  control?: Owner;
  /** bots by owner */
  loading: number[];
  /** owners, by space */
  submarines: Owner[];
  octopods: number;
  crystals: number;
  time: number;
  /** piles, the top first */
  research: string[];
  extensions: string[];
}
export interface SeatScoring {
  majority: number;
  bots: number;
  crystals: number;
  octopods: number;
  total: number;
  /** how far the counter went, and what was lost at lines */
  moved: number;
  lost: number;
}
export interface FinalScoring {
  letters: number;
  time: number;
  submarines: number;
  lab: number;
}

export interface AquaSphereState extends CoreState<AquaSphereFrame> {
  set: ComponentSetId;
  options: AquaSphereOptions;
  round: number;
  players: Player[];
  order: Seat[];
  /** in order of passing */
  passed: Seat[];
  /** the program card whose tokens lie in the rooms */
  program: string;
  /** the face-up one first, then the face-down ones */
  nextPrograms: string[];
  /** out of the game, unseen */
  unusedPrograms: string[];
  /** positions 0..5 clockwise */
  ring: Sector[];
  /** the visible one first */
  tiles: { id: string; turning: number }[];
  stock: Mutable<Goods>;
  /** in reserve, by owner; a seat's own are its player's */
  neutralSubs: number[];
  /** the top first */
  researchDeck: string[];
  extensionDeck: string[];
  lastScoring?: SeatScoring[];
  finalScoring?: FinalScoring[];
}
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
