import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { PersistentBinaryTrie } from "../persistent-binary-trie";

it.each([1, 3, 30, 31])("agrees with all numbers of a range, of %i bits", (bits) => {
  const random = new Random(bits);
  const trie = new PersistentBinaryTrie(bits);
  const row: number[] = [];
  const draw = () =>
    random.pick([random.int(0, 2 ** bits - 1), 0, 2 ** bits - 1, random.int(0, 2 ** bits - 1)]);
  for (let step = 0; step < 1500; step++) {
    const x = draw();
    trie.push(x);
    row.push(x);
    const l = random.int(0, row.length - 1);
    const r = random.int(l + 1, random.pick([l + 1, row.length]));
    const mask = draw();
    const values = row.slice(l, r).map((value) => (value ^ mask) >>> 0);
    expect(trie.maxXor(mask, l, r)).toBe(Math.max(...values));
    expect(trie.minXor(mask, l, r)).toBe(Math.min(...values));
  }
  expect(trie.size).toBe(1500);
});

it("refuses ranges that begin or end outside", () => {
  const trie = new PersistentBinaryTrie();
  trie.push(5);
  for (const [l, r] of tableOf("-1 1, 0.5 1, 0 2, 1 1"))
    expect(() => trie.maxXor(0, l, r)).toThrow(`[${l}, ${r}) is no range with numbers in [0, 1)`);
});
