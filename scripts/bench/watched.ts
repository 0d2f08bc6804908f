import { BLANK_NAME } from '../../src/commands/blank-picture.ts';
import type { Stage } from '../../test/bot/bot.ts';

/* When things happened at a local Discord, as somebody who sees everything there would tell. */

export interface Watched {
  /** interaction of this time -> milliseconds from its making until the bot's first word about it */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** message -> when it first had words */
  readonly worded: ReadonlyMap<string, number>;
  /** channel -> when its newest public picture came */
  readonly boards: ReadonlyMap<string, number>;
  /** the last picture that came, public or not: when, and what processor time this process had used since the watch began */
  lastPicture(): { readonly at: number; readonly usedMs: number } | undefined;
  stop(): void;
}

/** Milliseconds since 1970, with a fraction. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Discord's ids say when they were made. */
const DISCORD_EPOCH = 1_420_070_400_000n;
const madeAt = (id: string): number => Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
/** The flag of a message that says only that the bot is thinking. */
const LOADING = 128;

export function watch({ discord }: Stage): Watched {
  const seen = new Set<string>();
  const acknowledged = new Map<string, number>();
  const worded = new Map<string, number>();
  const boards = new Map<string, number>();
  const beganAt = now();
  const began = process.cpuUsage();
  let last: ReturnType<Watched['lastPicture']>;
  const stop = discord.world.listen((event) => {
    const at = now();
    if (event.type === 'interaction-changed') {
      // an older one is heard of again where an open panel goes on
      const made = madeAt(event.interactionId);
      if (made >= Math.floor(beganAt) && !acknowledged.has(event.interactionId))
        acknowledged.set(event.interactionId, at - made);
    } else if (event.type === 'message-created' || event.type === 'message-updated') {
      const { id, channelId, attachments, visibleTo, flags } = event.message;
      if ((flags & LOADING) === 0 && !worded.has(id)) worded.set(id, at);
      const fresh = attachments.filter((file) => file.filename !== BLANK_NAME && !seen.has(file.id));
      for (const file of fresh) seen.add(file.id);
      if (fresh.length === 0) return;
      const { user, system } = process.cpuUsage(began);
      last = { at, usedMs: (user + system) / 1000 };
      if (visibleTo === undefined) boards.set(channelId, at);
    }
  });
  return { acknowledged, worded, boards, lastPicture: () => last, stop };
}
