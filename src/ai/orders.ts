import type { ComponentSetId, CoreState, Seat } from '../engine/core/contract.ts';
import type { Died, WorkerThread } from '../threads/worker-thread.ts';
import type { Findings } from './ledger.ts';

/* What the main thread and the thinking threads say to each other. */

/** What a thread is started with. */
export interface ThreadStart {
  /** address of a module that exports `GAMES` */
  readonly games: string;
  readonly sets: readonly GameSet[];
  /** from 0 to 19: how far it stands back behind the threads that serve people */
  readonly niceness: number;
}
/** A component set that the main thread has found sound, and the game that it is for. */
export interface GameSet {
  readonly gameId: string;
  readonly set: ComponentSetId;
  /** threads read it for themselves: a checked set may hold functions, which can't be sent */
  readonly file: string;
}

export interface ThinkOrder {
  readonly gameId: string;
  readonly set: ComponentSetId;
  /** a world that the seat cannot tell from the true one: no thread is ever told the truth */
  readonly world: CoreState;
  readonly seat: Seat;
  readonly seed: string;
  readonly iterations: number;
  readonly ms: number;
  readonly lines: boolean;
  readonly mostTried: boolean;
  /** shared memory: anything but 0 ends the search */
  readonly called: Int32Array;
}
export type ThinkAnswer = { readonly findings: Findings } | { readonly trouble: string };
/** What came of an order: the thread's answer, or the thread died of it. */
export type ThinkOutcome = ThinkAnswer | Died;
export type ThinkingThread = WorkerThread<ThinkOrder, ThinkAnswer>;
