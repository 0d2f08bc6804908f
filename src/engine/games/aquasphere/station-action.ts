import type { Msg, Seat } from '../../core/contract.ts';
import type { Colour } from './box.ts';
import type { Hindrance, Play, Position } from './position.ts';
import type { Sector } from './state.ts';

/** What a seat would have after moving, paying and placing the bot, before step 3 (AQS-ACT-2). */
export interface Outlook {
  readonly sector: Sector;
  /** the walk, and for blue the submarine space (AQS-MOVE-5) */
  readonly price: number;
  readonly time: number;
  /** time in the general supply */
  readonly stockTime: number;
  /** before bots of a cleaning come back */
  readonly supply: number;
  readonly programmed: readonly Colour[];
}

/** One of the seven actions of a sector: step 3. */
export interface StationAction {
  /** why step 3 would do nothing, for which the whole act is not possible */
  hindrance(at: Position, seat: Seat, outlook: Outlook): Hindrance;
  /** the label of the option: price and expected result */
  label(at: Position, seat: Seat, outlook: Outlook): Msg;
  /** does what can be done and pushes what follows */
  perform(play: Play, seat: Seat, sector: Sector): void;
}
