import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError } from 'discord.js';

/* Discord on a bad day: what it doesn't take now it may take later. */

const GROWING_MS = [2_000, 10_000, 60_000];
const AT_MOST_MS = 300_000;

/** How long to wait after so many failures in a row: longer and longer, and some minutes for ever after. */
export function backoff(failures: number): number {
  return GROWING_MS[failures - 1] ?? AT_MOST_MS;
}

/** Tries until an attempt says that it is done. No process stays for it. */
export async function retryUntilDone(attempt: () => Promise<boolean>): Promise<void> {
  for (let failures = 1; !(await attempt()); failures += 1)
    await sleep(backoff(failures), undefined, { ref: false });
}

/** An interaction's answer can be given for a quarter of an hour; discord.js gives up within milliseconds on a server error. */
const AGAIN_MS = [1_000, 3_000];

/** Tries again what failed for no fault of ours; only for what may be done twice. */
export async function retry<T>(send: () => Promise<T>, waits: readonly number[] = AGAIN_MS): Promise<T> {
  const [wait, ...rest] = waits;
  try {
    return await send();
  } catch (cause) {
    // Discord understood and refused: it would refuse again
    if (wait === undefined || cause instanceof DiscordAPIError) throw cause;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return retry(send, rest);
  }
}
