import type { Msg, Seat } from '../../core/contract.ts';
import type { Colour, Letter, Room } from './box.ts';

/** What happened, in numbers and ids; all of it is public (section 6 of the rules). */
export type AquaSphereEvent =
  | { readonly type: 'started'; readonly first: Seat }
  | { readonly type: 'roundStarted'; readonly round: number; readonly order: readonly Seat[] }
  | { readonly type: 'engineerMoved'; readonly seat: Seat; readonly from: Room; readonly to: Room }
  | {
      readonly type: 'botProgrammed';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly by: Msg;
    }
  | { readonly type: 'botReturned'; readonly seat: Seat; readonly colour: Colour; readonly time: number }
  | { readonly type: 'timePaid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'timeGained'; readonly seat: Seat; readonly asked: number; readonly got: number }
  | { readonly type: 'crystalsGained'; readonly seat: Seat; readonly asked: number; readonly got: number }
  | {
      readonly type: 'scientistMoved';
      readonly seat: Seat;
      readonly from: Letter;
      readonly to: Letter;
      readonly zone: Colour;
      readonly cost: number;
    }
  | { readonly type: 'botPlaced'; readonly seat: Seat; readonly sector: Letter; readonly by: Msg }
  | { readonly type: 'botPushed'; readonly owner: Seat; readonly sector: Letter }
  | {
      readonly type: 'stationCleaned';
      readonly sector: Letter;
      /** whose bots went home, and how many in all */
      readonly owners: readonly Seat[];
      readonly bots: number;
    }
  | {
      readonly type: 'extensionTaken';
      readonly seat: Seat;
      readonly sector: Letter;
      readonly extension: string;
    }
  | { readonly type: 'octopodsCaught'; readonly seat: Seat; readonly sector: Letter; readonly number: number }
  | {
      readonly type: 'submarinePlaced';
      /** of a seat, or of a neutral colour */
      readonly seat?: Seat;
      readonly neutral?: string;
      readonly sector: Letter;
      readonly space: number;
    }
  | { readonly type: 'cardTaken'; readonly seat: Seat; readonly sector: Letter; readonly card: string }
  | { readonly type: 'cardUsed'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'knowledgeMoved';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly lost: number;
    }
  | { readonly type: 'linePaid'; readonly seat: Seat; readonly with: Msg }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'incomeTaken'; readonly seat: Seat; readonly asked: number; readonly got: number }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly majority: number;
      readonly bots: number;
      readonly crystals: number;
      readonly octopods: number;
    }
  | {
      readonly type: 'sectorRefilled';
      readonly sector: Letter;
      readonly card: string;
      readonly extension: string;
      readonly time: number;
      readonly crystals: number;
      readonly octopods: number;
    }
  | { readonly type: 'tileRemoved'; readonly lamp: number }
  | { readonly type: 'programApplied'; readonly card: string; readonly next?: string }
  | {
      readonly type: 'finalScored';
      readonly seat: Seat;
      readonly letters: number;
      readonly time: number;
      readonly submarines: number;
      readonly lab: number;
    }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

export const WAYS_OF_PROGRAMMING = [
  'engineer',
  'purchase',
  'lateral',
  'sector',
  'scoring',
  'instant',
] as const;
export type WayOfProgramming = (typeof WAYS_OF_PROGRAMMING)[number];

/** Piles, the next tile's turning and the next program card are turned up at the end of a round only. */
export function reveals({ type }: AquaSphereEvent): boolean {
  return type === 'sectorRefilled' || type === 'tileRemoved' || type === 'programApplied';
}
