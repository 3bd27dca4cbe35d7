import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { WideFenwickTree } from "../wide-fenwick-tree";

it("agrees with bigint sums of numbers of every length", () => {
  for (const random of rounds(200)) {
    const size = random.int(1, 20);
    const values = new Array<bigint>(size).fill(0n);
    const tree = new WideFenwickTree(size);
    for (let step = 0; step < 60; step++) {
      const i = random.int(0, size - 1);
      const bound = Math.min(2 ** random.int(0, 53), Number.MAX_SAFE_INTEGER);
      const x = random.pick([bound, -bound, random.int(0, bound), -random.int(0, bound)]);
      if (step % 3 === 0) {
        values[i] = BigInt(x);
        tree.set(i, x);
      } else {
        values[i]! += BigInt(x);
        tree.add(i, x);
      }
      expect(tree.get(i)).toBe(values[i]);
      const l = random.int(0, size);
      const r = random.int(l, size);
      expect(tree.sum(l, r)).toBe(values.slice(l, r).reduce((a, b) => a + b, 0n));
    }
  }
});

it("sums of 10^5 times the largest addend", () => {
  const tree = new WideFenwickTree(100_000);
  for (let i = 0; i < 100_000; i++) tree.add(i, Number.MAX_SAFE_INTEGER);
  expect(tree.sum(0, 100_000)).toBe(100_000n * BigInt(Number.MAX_SAFE_INTEGER));
});
