import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { AddMaxTree } from "../add-max-tree";
import { AddMinTree } from "../add-min-tree";
import { AddSumTree } from "../add-sum-tree";
import { AssignMinTree } from "../assign-min-tree";
import { AssignSumTree } from "../assign-sum-tree";
import { FenwickTree } from "../fenwick-tree";
import { HistoricMaxTree } from "../historic-max-tree";
import { PrefixSums } from "../prefix-sums";

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
        if (step % 2 === 0) tree.add(i, x);
        else tree.set(i, values[i]!);
        expect(tree.get(i)).toBe(values[i]);
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

it.each([
  ["FenwickTree", (values: number[]) => new FenwickTree(values)],
  ["PrefixSums", (values: number[]) => new PrefixSums(values)],
  ["AddSumTree", (values: number[]) => new AddSumTree(values)],
  ["AddMinTree", (values: number[]) => new AddMinTree(values)],
  ["AddMaxTree", (values: number[]) => new AddMaxTree(values)],
  ["AssignSumTree", (values: number[]) => new AssignSumTree(values)],
  ["AssignMinTree", (values: number[]) => new AssignMinTree(values)],
  ["HistoricMaxTree", (values: number[]) => new HistoricMaxTree(values)],
])("%s refuses texts of a line that was split", (name, make) => {
  const values = "1 2 3".split(" ") as unknown[] as number[];
  expect(() => make(values)).toThrow(new RegExp(`^${name}: values\\[0\\] must be .*, got "1"$`));
});

it("no element at all", () => {
  const tree = new FenwickTree(0);
  expect([tree.sum(0, 0), tree.search(0)]).toEqual([0, 0]);
});
