import { availableParallelism } from 'node:os';
import type { AnyGame, CoreState, Seat } from '../engine/core/contract.ts';
import { pickWeighed, seedRng } from '../engine/core/rng.ts';
import { err, ok, type Result } from '../engine/core/result.ts';
import { adviceFrom, type Advice } from './advice.ts';
import { SKILLS, settleOn, wantsMostTried, type Effort, type Level } from './levels.ts';
import { together, type Findings } from './ledger.ts';
import { createWorkerThread } from '../threads/worker-thread.ts';
import { gainsOf } from './gains.ts';
import type { GameSet, ThinkingThread, ThinkOrder, ThinkOutcome, ThreadStart } from './orders.ts';
import { partsOf, worldFor } from './think.ts';
import { CANCELLED, createThreadPool, type ThreadPool, type Urgency } from './thread-pool.ts';

export interface ThinkingOptions {
  /** address of a module that exports `GAMES`: threads load the rules for themselves */
  readonly games: URL;
  readonly sets: readonly GameSet[];
  readonly threads?: number;
  readonly memoryMb?: number;
  readonly graceMs?: number;
  /** told what went wrong in a thread, for the log */
  readonly onTrouble?: (trouble: string) => void;
  /** another entry for the threads: tests have one that dies */
  readonly entry?: URL;
}

/** A position, and whose thoughts are asked for. The true state may be handed in: it goes no further than `worldFor`. */
export interface Position {
  readonly game: AnyGame;
  readonly state: CoreState;
  readonly seat: Seat;
  /** the same seed and no lack of time: the same answer. It must not come from what is hidden. */
  readonly seed: string;
  readonly signal?: AbortSignal;
}

interface Decision {
  /** canonical text */
  readonly text: string;
  /** there was only one option; it was thought about; or no thread answered and a likely one was taken */
  readonly how: 'only' | 'thought' | 'guessed';
}

export type NoThought = 'cancelled' | 'no-answer';

/** Players that think, in threads of their own. */
export interface Thinking {
  /** What an AI seat does. It fails only if it is called off: whoever is asked gets an answer. */
  decide(position: Position, level: Level): Promise<Result<Decision, 'cancelled'>>;
  /** The best options with what they bring, for `/hint`. */
  advise(position: Position): Promise<Result<readonly Advice[], NoThought>>;
  /** What is to be expected of every seat, and of every option of the one that is asked, for `/analysis`: it waits behind all else. */
  expect(position: Position, effort?: Effort): Promise<Result<Findings, NoThought>>;
  close(): Promise<void>;
}

const ENTRY = new URL('./thinking-worker.mjs', import.meta.url);
const MEMORY_MB = 384;
const GRACE_MS = 15_000;
const NICENESS = 10;

export function createThinking(options: ThinkingOptions): Thinking {
  const { games, sets, onTrouble, entry = ENTRY, memoryMb = MEMORY_MB, graceMs = GRACE_MS } = options;
  const workerData: ThreadStart = { games: games.href, sets, niceness: NICENESS };
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
  const threads = Array.from({ length: options.threads ?? defaultThreads() }, (): ThinkingThread =>
    createWorkerThread(entry, { workerData, resourceLimits }),
  );
  const pool = createThreadPool(threads, graceMs);

  async function findings(asked: Seen, effort: Effort, wanted: Wanted): Promise<Result<Findings, NoThought>> {
    const outcomes = await Promise.all(ask(pool, asked, effort, wanted));
    if (asked.signal?.aborted === true || outcomes.includes(CANCELLED)) return err('cancelled');
    const found = outcomes.flatMap((outcome) => ('findings' in outcome ? [outcome.findings] : []));
    for (const outcome of outcomes) if (!('findings' in outcome)) onTrouble?.(troubleOf(outcome));
    return found.length === 0 ? err('no-answer') : ok(together(found, asked.seat));
  }

  return {
    async decide(position, level) {
      const asked = seenBy(position);
      const { game, world, seat, seed } = asked;
      const [only, ...others] = game.legalActions(world, seat);
      if (others.length === 0) return ok({ text: game.formatAction(only), how: 'only' });
      const skill = SKILLS[level];
      const found = await findings(asked, skill, {
        lines: false,
        mostTried: wantsMostTried(skill),
        urgency: 1,
      });
      if (!found.ok && found.error === 'cancelled') return err('cancelled');
      if (!found.ok || found.value.thoughts.length === 0)
        return ok({ text: likelyOption(asked), how: 'guessed' });
      const { text } = settleOn(skill, found.value.thoughts, seedRng(`${seed}/choice`));
      return ok({ text, how: 'thought' });
    },
    async advise(position) {
      const seen = seenBy(position);
      const found = await findings(seen, SKILLS.hard, FOR_ADVICE);
      if (!found.ok) return found;
      const { game, seat } = seen;
      const worlds = someWorlds(seen);
      return ok(adviceFrom(found.value, seat, (text) => gainsOf(game, worlds, seat, text)));
    },
    expect: (position, effort = SKILLS.normal) => findings(seenBy(position), effort, FOR_LATER),
    close: () => pool.close(),
  };
}

/** One thread beside those that serve people, two where the machine has more. */
function defaultThreads(): number {
  return Math.max(1, Math.min(2, availableParallelism() - 1));
}

/** A position as its seat may see it: the true state is left behind here. */
interface Seen extends Omit<Position, 'state'> {
  readonly world: CoreState;
}

function seenBy({ state, ...asked }: Position): Seen {
  return { ...asked, world: worldFor(asked.game, state, asked.seat, asked.seed) };
}

/** Worlds enough to see whether something is certain. */
function someWorlds({ game, world, seat, seed }: Seen): readonly CoreState[] {
  const rng = seedRng(`${seed}/gains`);
  return Array.from({ length: 4 }, () => game.determinize(world, seat, rng));
}

/** What a search is for. */
interface Wanted extends Pick<ThinkOrder, 'lines' | 'mostTried'> {
  readonly urgency: Urgency;
}
const FOR_ADVICE: Wanted = { lines: true, mostTried: false, urgency: 0 };
const FOR_LATER: Wanted = { lines: false, mostTried: false, urgency: 2 };

/** One order for each part; the time is shared where threads are fewer than parts. */
function ask(
  pool: ThreadPool,
  asked: Seen,
  effort: Effort,
  { urgency, ...wanted }: Wanted,
): Promise<ThinkOutcome>[] {
  const { game, world, seat, seed, signal } = asked;
  const parts = partsOf(seed, effort.iterations);
  const ms = effort.ms / Math.ceil(parts.length / pool.threads);
  return parts.map((part) => {
    const called = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const order = { gameId: game.id, set: game.componentSet, world, seat, ms, ...wanted, called, ...part };
    return pool.think(order, urgency, signal);
  });
}

/** Without a thought: an option that a random player would take. */
function likelyOption({ game, world, seat, seed }: Seen): string {
  const rng = seedRng(`${seed}/guess`);
  const option = pickWeighed(
    rng,
    game.legalActions(world, seat),
    (action) => game.weigh?.(world, seat, action) ?? 1,
  );
  return game.formatAction(option);
}

function troubleOf(outcome: Exclude<ThinkOutcome, { readonly findings: Findings }>): string {
  return 'died' in outcome ? `a thinking thread died: ${outcome.died}` : outcome.trouble;
}
