/** Discord on a bad day, as tests order it. Rules are used up in the order in which they were given. */

export type Mishap =
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number; readonly withoutHeader?: boolean }
  | { readonly kind: 'server-error'; readonly status?: number }
  | { readonly kind: 'unauthorized' }
  /** Never answered. */
  | { readonly kind: 'hang' }
  /** Performed, but the connection is reset before the answer (then discord.js asks again), or just ends (it doesn't). */
  | { readonly kind: 'lose-answer'; readonly ending?: 'reset' | 'close' }
  /** Performed after a while. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Answered with this refusal, whatever was asked. */
  | { readonly kind: 'refuse'; readonly status: number; readonly code: number; readonly message?: string };

export interface Occasion {
  readonly method?: string;
  /** Tried on the decoded path after /api/v10. */
  readonly path?: RegExp;
}

interface Rule {
  readonly occasion: Occasion;
  readonly mishap: Mishap;
  left: number;
}

export class Misbehaviour {
  #rules: Rule[] = [];
  #deliveries: { times: number; delayMs: number; left: number } | undefined;

  /** The next request of this kind (or the next `times`) meets the mishap. */
  next(mishap: Mishap, occasion: Occasion = {}, times = 1): void {
    this.#rules.push({ occasion, mishap, left: times });
  }

  /** The next interactions are delivered more than once, or late. */
  nextDeliveries(how: { readonly times?: number; readonly delayMs?: number }, interactions = 1): void {
    this.#deliveries = { times: how.times ?? 1, delayMs: how.delayMs ?? 0, left: interactions };
  }

  behave(): void {
    this.#rules = [];
    this.#deliveries = undefined;
  }

  forRequest(method: string, path: string): Mishap | undefined {
    const rule = this.#rules.find(
      ({ occasion }) =>
        (occasion.method === undefined || occasion.method === method) &&
        (occasion.path === undefined || occasion.path.test(path)),
    );
    if (rule === undefined) return undefined;
    rule.left -= 1;
    if (rule.left === 0) this.#rules = this.#rules.filter((one) => one !== rule);
    return rule.mishap;
  }

  forDelivery(): { readonly times: number; readonly delayMs: number } {
    const now = this.#deliveries;
    if (now === undefined || now.left === 0) return { times: 1, delayMs: 0 };
    now.left -= 1;
    return now;
  }
}
