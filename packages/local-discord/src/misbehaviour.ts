/** Faults that a test asks for: Discord on a bad day. Each is used up in the order in which it was asked for. */

export type Fault =
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

export interface RequestFilter {
  readonly method?: string;
  /** Tried on the decoded path after /api/v10. */
  readonly path?: RegExp;
}

interface Rule {
  readonly filter: RequestFilter;
  readonly fault: Fault;
  left: number;
}

export class Misbehaviour {
  #rules: Rule[] = [];
  #deliveries: { times: number; delayMs: number; left: number } | undefined;

  /** The next request of this kind (or the next `times`) meets the fault. */
  next(fault: Fault, filter: RequestFilter = {}, times = 1): void {
    this.#rules.push({ filter, fault, left: times });
  }

  /** The next interactions are delivered more than once, or late. */
  nextDeliveries(how: { readonly times?: number; readonly delayMs?: number }, interactions = 1): void {
    this.#deliveries = { times: how.times ?? 1, delayMs: how.delayMs ?? 0, left: interactions };
  }

  behave(): void {
    this.#rules = [];
    this.#deliveries = undefined;
  }

  forRequest(method: string, path: string): Fault | undefined {
    const rule = this.#rules.find(
      ({ filter }) =>
        (filter.method === undefined || filter.method === method) &&
        (filter.path === undefined || filter.path.test(path)),
    );
    if (rule === undefined) return undefined;
    rule.left -= 1;
    if (rule.left === 0) this.#rules = this.#rules.filter((one) => one !== rule);
    return rule.fault;
  }

  forDelivery(): { readonly times: number; readonly delayMs: number } {
    const now = this.#deliveries;
    if (now === undefined || now.left === 0) return { times: 1, delayMs: 0 };
    now.left -= 1;
    return now;
  }
}
