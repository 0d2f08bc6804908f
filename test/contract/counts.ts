/** How often what occurred: `frame` -> `toll` -> 17. */
export class Counts {
  readonly #byKind = new Map<string, Map<string, number>>();

  add(kind: string, what: string, times = 1): void {
    const row = this.#byKind.get(kind) ?? new Map<string, number>();
    this.#byKind.set(kind, row);
    row.set(what, (row.get(what) ?? 0) + times);
  }

  /** The highest value so far in place of a count. */
  most(kind: string, what: string, value: number): void {
    this.add(kind, what, Math.max(0, value - this.of(kind, what)));
  }

  of(kind: string, what: string): number {
    return this.#byKind.get(kind)?.get(what) ?? 0;
  }

  missing(kind: string, wanted: readonly string[]): readonly string[] {
    return wanted.filter((what) => this.of(kind, what) === 0);
  }

  /** As rows of text, the rarest of each kind first. */
  lines(): readonly string[] {
    return [...this.#byKind].map(([kind, row]) => {
      const sorted = [...row].sort((a, b) => a[1] - b[1]);
      return `${kind}: ${sorted.map(([what, times]) => `${what} ${times}`).join(', ')}`;
    });
  }
}
