import { expect, it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import { none, sortedModel } from "../../../scripts/testing/models";
import { rounds } from "../../../scripts/testing/rounds";
import type { Random } from "../../sequence/random";
import { BinaryTrie } from "../binary-trie";

it.each([1, 2, 5, 30, 31])("BinaryTrie of %i bits agrees with all numbers of a set", (bits) => {
  const least = Math.min(15, 2 ** bits - 1);
  const number = (random: Random) => [random.int(0, random.pick([2 ** bits - 1, least]))];
  const held = (random: Random, { size }: { size: number }) =>
    size > 0 ? number(random) : undefined;
  holdToModel(
    () => {
      const model = sortedModel<number>((a, b) => a - b, false);
      const all = (mask: number) => model.ascending().map((value) => (value ^ mask) >>> 0);
      const minXor = (mask: number) => Math.min(...all(mask));
      const maxXor = (mask: number) => Math.max(...all(mask));
      return [new BinaryTrie(bits), Object.assign(model, { minXor, maxXor })];
    },
    { add: number, delete: number },
    { size: none, has: number, minXor: held, maxXor: held },
    { rounds: 12 },
  );
});

it("BinaryTrie keeps its numbers while it grows", () => {
  const [trie, naive] = [new BinaryTrie(31), new Set<number>()];
  for (const random of rounds(2000)) {
    const x = random.int(0, 2 ** 31 - 1);
    expect(trie.add(x)).toBe(!naive.has(x));
    naive.add(x);
  }
  expect(trie.size).toBe(naive.size);
  for (const x of naive)
    expect([trie.has(x), trie.minXor(x), trie.add(x)]).toEqual([true, 0, false]);
  for (const random of rounds(50)) {
    const mask = random.int(0, 2 ** 31 - 1);
    const all = [...naive].map((value) => value ^ mask);
    expect([trie.minXor(mask), trie.maxXor(mask)]).toEqual([Math.min(...all), Math.max(...all)]);
  }
});
