import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { AddMaxTree } from "../add-max-tree";

it("agrees with an array", () => {
  for (let seed = 0; seed < 400; seed++) {
    const random = new Random(seed);
    const number = () => random.int(-100, 100);
    const start = Array.from({ length: random.int(0, 20) }, number);
    const size = start.length;
    const isZero = seed % 5 === 0;
    const values = start.map((value) => (isZero ? 0 : value));
    const tree = new AddMaxTree(isZero ? size : start);
    for (let step = 0; step < 40; step++) {
      const l = random.int(0, size);
      const r = random.int(l, size);
      const x = number();
      tree.add(l, r, x);
      for (let i = l; i < r; i++) values[i]! += x;
      const from = random.int(0, size);
      const to = random.int(from, size);
      expect(tree.max(from, to)).toBe(Math.max(...values.slice(from, to)));
    }
  }
});

it("refuses bad sizes, ranges and numbers", () => {
  for (const size of [-1, 0.5, Number.NaN, 2 ** 31])
    expect(() => new AddMaxTree(size)).toThrow("size must be");
  const tree = new AddMaxTree(3);
  for (const i of [-1, 0.5, 4, Number.NaN]) {
    expect(() => tree.add(i, 3, 1)).toThrow(/expected 0 <= l <= r <= 3, got l = /);
    expect(() => tree.max(0, i)).toThrow(/expected 0 <= l <= r <= 3, got l = /);
  }
  expect(() => tree.add(0, 1, Number.NaN)).toThrow(/expected a .*number, got /);
});

it("AddMaxTree knows its size", () => {
  for (const size of [1, 3, 8]) expect(new AddMaxTree(size).size).toBe(size);
});
