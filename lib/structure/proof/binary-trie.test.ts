import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { BinaryTrie } from "../binary-trie";

it.each([1, 2, 5, 30, 31])("BinaryTrie of %i bits agrees with all numbers of a set", (bits) => {
  const random = new Random(1);
  for (let round = 0; round < 12; round++) {
    const trie = new BinaryTrie(bits);
    const naive = new Set<number>();
    const number = () => random.int(0, random.pick([2 ** bits - 1, Math.min(15, 2 ** bits - 1)]));
    for (let step = 0; step < 60; step++) {
      const x = number();
      if (random.int(0, 1) === 0) {
        expect(trie.add(x)).toBe(!naive.has(x));
        naive.add(x);
      } else {
        expect(trie.delete(x)).toBe(naive.delete(x));
      }
      const mask = number();
      expect([trie.size, trie.has(mask)]).toEqual([naive.size, naive.has(mask)]);
      if (naive.size === 0) continue;
      const all = [...naive].map((value) => (value ^ mask) >>> 0);
      expect([trie.minXor(mask), trie.maxXor(mask)]).toEqual([Math.min(...all), Math.max(...all)]);
    }
  }
});

it("BinaryTrie keeps its numbers while it grows", () => {
  const random = new Random(4);
  const trie = new BinaryTrie(31);
  const naive = new Set<number>();
  for (let step = 0; step < 2000; step++) {
    const x = random.int(0, 2 ** 31 - 1);
    expect(trie.add(x)).toBe(!naive.has(x));
    naive.add(x);
  }
  expect(trie.size).toBe(naive.size);
  for (const x of naive) {
    expect([trie.has(x), trie.minXor(x), trie.add(x)]).toEqual([true, 0, false]);
  }
  for (let step = 0; step < 50; step++) {
    const mask = random.int(0, 2 ** 31 - 1);
    const all = [...naive].map((value) => value ^ mask);
    expect([trie.minXor(mask), trie.maxXor(mask)]).toEqual([Math.min(...all), Math.max(...all)]);
  }
});
