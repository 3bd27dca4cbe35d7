import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { FenwickTree } from "../fenwick-tree";

it("agrees with an array on random additions, sums and searches", () => {
  for (let seed = 0; seed < 150; seed++) {
    const random = new Random(seed);
    const size = random.int(0, 20);
    const values = Array.from({ length: size }, () => random.int(0, 9));
    const tree = new FenwickTree(seed % 2 === 0 ? values : size);
    if (seed % 2 === 1) for (let i = 0; i < size; i++) tree.add(i, values[i]!);
    const sum = (l: number, r: number) => values.slice(l, r).reduce((a, b) => a + b, 0);
    for (let step = 0; step < 40; step++) {
      if (size > 0) {
        const i = random.int(0, size - 1);
        const x = random.int(-values[i]!, 9);
        values[i]! += x;
        tree.add(i, x);
      }
      const l = random.int(0, size);
      const r = random.int(l, size);
      expect(tree.sum(l, r)).toBe(sum(l, r));
      expect(tree.prefix(r)).toBe(sum(0, r));
      const target = random.int(-1, 100);
      let place = 0;
      while (place < size && sum(0, place + 1) <= target) place++;
      expect(tree.search(target)).toBe(place);
    }
  }
});

it("a million elements", () => {
  const size = 1_000_000;
  const tree = new FenwickTree(new Int32Array(size).fill(3));
  tree.add(size - 1, 2 ** 50);
  expect(tree.sum(0, size)).toBe(3 * size + 2 ** 50);
  expect(tree.sum(1, size - 1)).toBe(3 * size - 6);
  expect(tree.search(7)).toBe(2);
  expect(tree.search(3 * size - 4)).toBe(size - 2);
  expect(tree.search(3 * size - 3)).toBe(size - 1);
});

it("no element at all", () => {
  const tree = new FenwickTree(0);
  expect(tree.sum(0, 0)).toBe(0);
  expect(tree.search(0)).toBe(0);
});

it("refuses bad sizes, indices, ranges and addends", () => {
  for (const size of [-1, 0.5, Number.NaN, 2 ** 31]) {
    expect(() => new FenwickTree(size)).toThrow(`FenwickTree: size must be an integer`);
  }
  const tree = new FenwickTree(3);
  for (const i of [-1, 0.5, 3, Number.NaN]) {
    expect(() => tree.add(i, 1)).toThrow(`index must be an integer in [0, 3), got ${i}`);
    expect(() => tree.sum(i, 2)).toThrow(`got l = ${i}, r = 2`);
    expect(() => tree.prefix(i === 3 ? 4 : i)).toThrow("FenwickTree.sum: expected");
  }
  for (const x of [Number.NaN, Infinity, -Infinity]) {
    expect(() => tree.add(0, x)).toThrow(`expected a finite number, got ${x}`);
  }
});
