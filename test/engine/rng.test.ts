import { describe, expect, it } from 'vitest';
import {
  below,
  pickOne,
  pickWeighed,
  sameRng,
  seedRng,
  shuffle,
  type Rng,
} from '../../src/engine/core/rng.ts';

const ALL = 0x1_0000_0000;

/** A generator whose next word is this one: the first word of sfc32 is a + b + counter. */
function nextIs(word: number): Rng {
  return { a: word, b: 0, c: 0, counter: 0 };
}

describe('the generator', () => {
  it('GIVEN a known state WHEN words are drawn THEN they are those of sfc32', () => {
    const rng = { a: 1, b: 2, c: 3, counter: 1 };
    // reckoned apart from our code, by the definition in PractRand
    expect([1, 2, 3, 4, 5, 6].map(() => below(rng, ALL))).toEqual([
      4, 31, 56623170, 132259135, 3317874561, 1410031969,
    ]);
  });

  it('GIVEN a seed WHEN words are drawn THEN they are the same on every machine and in every version', () => {
    const rng = seedRng('icebreaker');
    expect([1, 2, 3, 4, 5].map(() => below(rng, ALL))).toEqual([
      2527114242, 1876892941, 145510524, 2383772730, 1179155335,
    ]);
  });

  it('GIVEN seeds that differ in one letter WHEN words are drawn THEN none is the same', () => {
    const words = ['seed-1', 'seed-2', 'Seed-1', 'seed-1 ', ''].map((seed) => below(seedRng(seed), ALL));
    expect(new Set(words).size).toBe(5);
  });

  it('GIVEN a word past the last whole multiple WHEN drawn THEN it is thrown away and not folded onto the small numbers', () => {
    // 2^32 is 1 more than a multiple of 3: the word 2^32 - 1 would make 0 likelier than 1 and 2
    const rng = nextIs(0xffff_ffff);
    below(rng, 3);
    expect(rng.counter).toBeGreaterThan(1);
    const kept = nextIs(0xffff_fffe);
    expect(below(kept, 3)).toBe(0xffff_fffe % 3);
    expect(kept.counter).toBe(1);
  });

  it('GIVEN many draws WHEN counted THEN each number comes about equally often', () => {
    const rng = seedRng('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let times = 0; times < 60_000; times += 1) {
      const number = below(rng, 6);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    // chi squared with 5 degrees of freedom: above 20.5 once in a thousand
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  it.each([0, -1, 1.5, Number.NaN, ALL + 1])(
    'GIVEN below(%d) WHEN drawn THEN that is a bug of the caller',
    (n) => {
      expect(() => below(seedRng('x'), n)).toThrow(RangeError);
    },
  );

  it('GIVEN a list WHEN shuffled THEN it holds the same, and every order comes about equally often', () => {
    const rng = seedRng('orders');
    const counts = new Map<string, number>();
    for (let times = 0; times < 6000; times += 1) {
      const order = shuffle(rng, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('GIVEN weights WHEN picked THEN what weighs nothing never comes, and the rest by weight', () => {
    const rng = seedRng('weights');
    const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
    const weights: Record<string, number> = { a: 3, b: 1, c: 0 };
    for (let times = 0; times < 4000; times += 1) {
      const item = pickWeighed(rng, ['a', 'b', 'c'], (one) => weights[one] ?? 0);
      counts[item] = (counts[item] ?? 0) + 1;
    }
    expect(counts.c).toBe(0);
    expect(Math.abs((counts.a ?? 0) - 3000)).toBeLessThan(150);
  });

  it('GIVEN weights that are all nothing WHEN picked THEN every item may come', () => {
    const rng = seedRng('nothing');
    const picked = Array.from({ length: 50 }, () => pickWeighed(rng, ['a', 'b'], () => 0));
    expect(new Set(picked).size).toBe(2);
  });

  it('GIVEN nothing drawn THEN two generators are the same, and after a draw they are not', () => {
    const rng = seedRng('same');
    const copy = { ...rng };
    expect(sameRng(rng, copy)).toBe(true);
    pickOne(rng, [1]);
    expect(sameRng(rng, copy)).toBe(false);
  });
});
