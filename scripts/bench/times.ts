/** What was measured of one thing: how long it took, each time. */
export class Times {
  readonly #all: number[] = [];

  async of<T>(task: () => Promise<T> | T): Promise<T> {
    const began = performance.now();
    const done = await task();
    this.#all.push(performance.now() - began);
    return done;
  }

  get count(): number {
    return this.#all.length;
  }

  get sum(): number {
    return this.#all.reduce((sum, ms) => sum + ms, 0);
  }

  /** So many of a hundred took no longer. */
  percentile(share: number): number {
    const sorted = this.#all.toSorted((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
  }
}
