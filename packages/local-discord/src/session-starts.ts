/** How often a bot may identify: so many times a day, and so many shards at once every 5 seconds. */
const DAY_MS = 24 * 60 * 60_000;
const WINDOW_MS = 5000;

export interface SessionStartLimits {
  /** How many shards the bot is advised to start. */
  readonly shards?: number;
  /** Identifications a day. */
  readonly total?: number;
  /** How many shards may identify at once; undefined: 1 is told, but nobody is refused for being too fast. */
  readonly maxConcurrency?: number;
  /** As many servers as one shard may have. */
  readonly guildsPerShard?: number;
}

export class SessionStarts {
  readonly shards: number;
  readonly guildsPerShard: number;
  readonly #total: number;
  readonly #maxConcurrency: number | undefined;
  readonly #now: () => number;
  #starts: number[] = [];
  /** When each bucket of shards last began a session. */
  readonly #lastOf = new Map<number, number>();

  constructor(limits: SessionStartLimits, now: () => number) {
    this.shards = limits.shards ?? 1;
    this.guildsPerShard = limits.guildsPerShard ?? 2500;
    this.#total = limits.total ?? 1000;
    this.#maxConcurrency = limits.maxConcurrency;
    this.#now = now;
  }

  get #today(): readonly number[] {
    const now = this.#now();
    this.#starts = this.#starts.filter((time) => now - time < DAY_MS);
    return this.#starts;
  }

  /** As `GET /gateway/bot` tells it. */
  toJSON(): object {
    const today = this.#today;
    const [oldest] = today;
    return {
      total: this.#total,
      remaining: Math.max(0, this.#total - today.length),
      reset_after: oldest === undefined ? 0 : oldest + DAY_MS - this.#now(),
      max_concurrency: this.#maxConcurrency ?? 1,
    };
  }

  /** Counts one more start of this shard, unless it is refused. */
  begin(shardId: number): 'started' | 'too fast' | 'none left' {
    if (this.#today.length >= this.#total) return 'none left';
    const now = this.#now();
    const bucket = shardId % (this.#maxConcurrency ?? 1);
    const last = this.#lastOf.get(bucket);
    if (this.#maxConcurrency !== undefined && last !== undefined && now - last < WINDOW_MS) return 'too fast';
    this.#lastOf.set(bucket, now);
    this.#starts.push(now);
    return 'started';
  }
}
