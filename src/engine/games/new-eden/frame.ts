import type { Seat } from '../../core/contract.ts';
import type { FaceDown } from '../../core/simultaneous.ts';
import type { OutsideArm } from './components.ts';
import type { StationIndex } from './state.ts';

/** What happens by itself. */
export type AutomaticFrame =
  | { kind: 'roundStart' }
  | { kind: 'turnStart'; station: StationIndex }
  | { kind: 'endPhaseA' }
  | { kind: 'dealMarket' }
  | { kind: 'fillRows' }
  | { kind: 'buildMarket'; station: StationIndex }
  | { kind: 'revealRows' }
  | { kind: 'nextAuction'; opener: StationIndex }
  | { kind: 'soloAuction'; row: number }
  /** cards that everybody sees, on their way into a station */
  | { kind: 'build'; station: StationIndex; cards: string[] }
  /** one victim of a research card */
  | { kind: 'hit'; station: StationIndex; card: string }
  | { kind: 'phaseD' }
  | { kind: 'finalScoring' };

export interface TurnFrame {
  kind: 'turn';
  seat: Seat;
}
/** Which bottle of an oxygen card is at work, and where earlier ones ended. */
export interface BottleFrame {
  kind: 'bottle';
  seat: Seat;
  card: string;
  index: number;
  ended: string[];
}
export interface LandFrame extends Omit<BottleFrame, 'kind'> {
  kind: 'land';
  arm: OutsideArm;
  /** position of the module that the deeple leaves */
  from: number;
}
export interface ActivateFrame {
  kind: 'activate';
  seat: Seat;
  /** modules on which a bottle of the action ended */
  ended: string[];
}
export interface DestroyFrame {
  kind: 'destroy';
  station: StationIndex;
}
export interface MarketFrame extends FaceDown<string[]> {
  kind: 'market';
  asked: Seat[];
  answers: { seat: Seat; answer: string[] }[];
}
export interface PlaceFrame {
  kind: 'place';
  seat: Seat;
  /** cards of one arm */
  cards: string[];
}
export interface RowFrame {
  kind: 'row';
  seat: Seat;
}
export interface OpenBidFrame {
  kind: 'openBid';
  seat: Seat;
}
export interface BidFrame {
  kind: 'bid';
  seat: Seat;
  opener: Seat;
}
/** The secret question of a standing maximum; the question of the bid lies below it. */
export interface MaximumFrame {
  kind: 'maximum';
  seat: Seat;
}
export interface ExtraFrame {
  kind: 'extra';
  seat: Seat;
  row: number;
  /** actions that may still be taken */
  left: number;
  pushed: number;
}
export interface KeepFrame {
  kind: 'keep';
}
export interface SoloBidFrame {
  kind: 'soloBid';
  row: number;
}

export type QuestionFrame =
  | TurnFrame
  | BottleFrame
  | LandFrame
  | ActivateFrame
  | DestroyFrame
  | MarketFrame
  | PlaceFrame
  | RowFrame
  | OpenBidFrame
  | BidFrame
  | MaximumFrame
  | ExtraFrame
  | KeepFrame
  | SoloBidFrame;
export type QuestionKind = QuestionFrame['kind'];
export type Frame = AutomaticFrame | QuestionFrame;
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
