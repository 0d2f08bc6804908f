/** The generator, four 32-bit words of plain data (sfc32): it lives in the state and moves only when something is drawn. */
export interface Rng {
  a: number;
  b: number;
  c: number;
  counter: number;
}

/** A generator from any text. Two texts that differ in a letter share nothing. */
export function seedRng(seed: string): Rng {
  const mixed = mix(seed);
  const rng: Rng = { a: mixed[0], b: mixed[1], c: mixed[2], counter: 1 };
  for (let i = 0; i < 15; i += 1) nextWord(rng);
  return rng;
}

/** Three words from a text by murmur3's mixing, each lane with its own start. */
function mix(text: string): readonly [number, number, number] {
  const lane = (start: number): number => {
    let hash = start ^ text.length;
    for (let i = 0; i < text.length; i += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0xcc9e2d51);
      hash = (hash << 13) | (hash >>> 19);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
  return [lane(0x9e3779b9), lane(0x243f6a88), lane(0xb7e15162)];
}

function nextWord(rng: Rng): number {
  const sum = (rng.a + rng.b + rng.counter) >>> 0;
  rng.counter = (rng.counter + 1) >>> 0;
  rng.a = (rng.b ^ (rng.b >>> 9)) >>> 0;
  rng.b = (rng.c + (rng.c << 3)) >>> 0;
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + sum) >>> 0;
  return sum;
}

/** A whole number from 0 to n - 1, each equally likely: words past the last whole multiple of n are thrown away. */
export function below(rng: Rng, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new RangeError(`below(${n})`);
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const word = nextWord(rng);
    if (word < limit) return word % n;
  }
}

/** Shuffles in place (Fisher-Yates) and gives the same array. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = below(rng, i + 1);
    // as: both places lie inside the array
    const swapped = items[j] as T;
    items[j] = items[i] as T;
    items[i] = swapped;
  }
  return items;
}

/** Cards that somebody can't see, shuffled so that nothing is left of the order in which they truly lie. */
export function shuffleUnseen<T extends string | number>(rng: Rng, cards: readonly T[]): T[] {
  return shuffle(
    rng,
    [...cards].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
  );
}

/** One of the items; there must be one. */
export function pickOne<T>(rng: Rng, items: readonly T[]): T {
  // as: below() stays inside the array
  return items[below(rng, items.length)] as T;
}

/** One of the items, each as likely as its weight says; all weights 0 counts as all equal. */
export function pickWeighed<T>(rng: Rng, items: readonly T[], weigh: (item: T) => number): T {
  const STEPS = 0x1_0000; // fractions of a weight finer than this do not count
  const weights = items.map((item) => Math.max(0, Math.round(weigh(item) * STEPS)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0 || sum > 0x1_0000_0000) return pickOne(rng, items);
  let left = below(rng, sum);
  for (const [index, weight] of weights.entries()) {
    // as: weights has the items' length
    if (left < weight) return items[index] as T;
    left -= weight;
  }
  throw new RangeError('pickWeighed: no item');
}

export function sameRng(one: Rng, other: Rng): boolean {
  return one.a === other.a && one.b === other.b && one.c === other.c && one.counter === other.counter;
}
