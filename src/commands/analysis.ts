import { setImmediate as breath } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { lossOf, turningPoints, type Looked, type TurningPoint } from '../ai/hindsight.ts';
import type { Table, Tables } from '../table/tables.ts';
import type { Services } from './services.ts';

/*
 * A finished game is looked at once more, decision by decision, in the thinking threads and behind everything else that
 * they have to do. Whoever asks sees how far it is; what was found is kept for the next who asks.
 */

export interface Analysis {
  /** what was to be expected at each decision that had a choice */
  readonly game: readonly Looked[];
  readonly turns: readonly TurningPoint[];
}
/** One that is under way, or was made. */
export interface Analysing {
  readonly decisions: number;
  done: number;
  /** nothing: the threads gave no answer */
  readonly made: Promise<Analysis | undefined>;
}

/** Iterations for a whole game, shared by its decisions, and so for one of them at least and at most. */
const FOR_ALL = 40_000;
const LEAST = 120;
const MOST = 600;
/** The costliest decisions are thought about again, for longer. */
const AGAIN = 6;
const AGAIN_ITERATIONS = 2_000;
/** far more than it takes: what ends a thought is the number of its iterations, so that it can be had again */
const PATIENCE_MS = 60_000;
const TURNING_POINTS = 3;
const KEPT = 50;

/** By table; of each bot, as tests have many. */
const kept = new WeakMap<Tables, LRUCache<string, Analysing>>();

/** The analysis of a finished table; it goes on whether somebody waits for it or not. */
export function analysisOf(services: Services, table: Table): Analysing {
  const all = kept.get(services.tables) ?? new LRUCache<string, Analysing>({ max: KEPT });
  kept.set(services.tables, all);
  const { id } = table.record;
  const known = all.get(id);
  if (known !== undefined) return known;
  const begun: Analysing = {
    decisions: table.record.journal.length,
    done: 0,
    made: lookBack(services, table, (done) => {
      begun.done = done;
    }).catch((cause: unknown) => {
      services.log.error({ tableId: id, cause }, 'a mistake in an analysis');
      return undefined;
    }),
  };
  all.set(id, begun);
  void begun.made.then((made) => {
    if (made === undefined) all.delete(id);
  });
  return begun;
}

async function lookBack(
  services: Services,
  table: Table,
  told: (done: number) => void,
): Promise<Analysis | undefined> {
  const { length } = table.record.journal;
  const iterations = Math.round(Math.min(MOST, Math.max(LEAST, FOR_ALL / Math.max(1, length))));
  const game: Looked[] = [];
  for (let at = 0; at < length; at += 1) {
    const looked = await lookAt(services, table, at, iterations);
    if (looked === 'no-answer') return undefined;
    if (looked !== undefined) game.push(looked);
    told(at + 1);
  }
  const costly = game
    .filter((looked) => lossOf(looked) > 0)
    .sort((one, other) => lossOf(other) - lossOf(one));
  const again: Looked[] = [];
  for (const { at } of costly.slice(0, AGAIN)) {
    const looked = await lookAt(services, table, at, AGAIN_ITERATIONS);
    if (looked === 'no-answer') return undefined;
    if (looked !== undefined) again.push(looked);
  }
  return { game, turns: turningPoints(again, TURNING_POINTS) };
}

/** Nothing where there was no choice, or where the game can't be replayed any more. */
async function lookAt(
  { thinking }: Services,
  table: Table,
  at: number,
  iterations: number,
): Promise<Looked | 'no-answer' | undefined> {
  // people are answered between two decisions
  await breath();
  const { journal, baseAfter = 0 } = table.record;
  const decision = journal[at];
  if (decision === undefined || at < baseAfter) return undefined;
  const { seat, text: played } = decision;
  const before = table.after(at);
  const texts = before.legalTexts(seat);
  const { state } = before.record;
  if (state === undefined || texts.length < 2 || !texts.includes(played)) return undefined;
  const seed = `analysis ${table.record.id} ${at}`;
  const position = { game: table.game, state, seat, seed };
  const expected = await thinking.expect(position, { iterations, ms: PATIENCE_MS });
  return expected.ok ? { at, seat, played, expected: expected.value } : 'no-answer';
}
