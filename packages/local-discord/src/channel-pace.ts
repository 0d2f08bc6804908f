import type { Answer } from './refusal.ts';

const MESSAGES = 5;
const WINDOW_MS = 5000;

interface Window {
  endsAt: number;
  left: number;
}

/** 5 messages in 5 seconds per channel: not documented, commonly observed, off unless asked for. */
export class ChannelPace {
  readonly #now: () => number;
  readonly #windows = new Map<string, Window>();

  constructor(now: () => number) {
    this.#now = now;
  }

  take(channelId: string): { readonly headers: Record<string, string>; readonly refused?: Answer } {
    const now = this.#now();
    const known = this.#windows.get(channelId);
    const window =
      known === undefined || known.endsAt <= now ? { endsAt: now + WINDOW_MS, left: MESSAGES } : known;
    this.#windows.set(channelId, window);
    const seconds = (window.endsAt - now) / 1000;
    const refused = window.left === 0;
    if (!refused) window.left -= 1;
    const headers = {
      'x-ratelimit-limit': String(MESSAGES),
      'x-ratelimit-remaining': String(window.left),
      'x-ratelimit-reset': String(window.endsAt / 1000),
      'x-ratelimit-reset-after': String(seconds),
      'x-ratelimit-bucket': 'local-channel-messages',
    };
    if (!refused) return { headers };
    const body = { message: 'You are being rate limited.', retry_after: seconds, global: false };
    return {
      headers,
      refused: { status: 429, body, headers: { ...headers, 'retry-after': String(seconds) } },
    };
  }
}
