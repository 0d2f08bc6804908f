import type { WebSocket } from 'ws';

/** One shard of the bot as the gateway remembers it, connected or for a while after. */
export interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  /** The last sequence number the client has confirmed; `sent` begins after it. */
  confirmed: number;
  /** What was dispatched since, for a resume. */
  readonly sent: string[];
  socket: WebSocket | undefined;
  leftAt: number;
}

/** Direct messages go to the first shard. */
export const shardOf = (guildId: string | undefined, shards: number): number =>
  guildId === undefined ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(shards));
