import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { WinnerTree } from "../winner-tree";

it("agrees with a linear search while keys rise and fall", () => {
  for (const random of rounds(60)) {
    const size = random.int(1, 40);
    const tree = new WinnerTree(size);
    const keys = new Array<number>(size).fill(Infinity);
    for (let step = 0; step < 100; step++) {
      const id = random.int(0, size - 1);
      keys[id] = random.pick([Infinity, -Infinity, random.int(-5, 5), random.int(0, 1000) / 8]);
      tree.set(id, keys[id]!);
      expect(tree.minKey).toBe(Math.min(...keys));
      expect(keys[tree.first]).toBe(tree.minKey);
      expect(tree.keyOf(id)).toBe(keys[id]);
    }
  }
});

it("sorts 200,000 keys, each raised to Infinity when it is the least", () => {
  const size = 200_000;
  const random = new Random(1);
  const tree = new WinnerTree(size);
  const keys = Float64Array.from({ length: size }, () => random.int(0, 1e9));
  keys.forEach((key, id) => {
    tree.set(id, key);
  });
  keys.sort();
  for (let i = 0; i < size; i += 1) {
    holdEqual(tree.minKey, keys[i], [i, tree.minKey]);
    tree.set(tree.first, Infinity);
  }
  expect(tree.minKey).toBe(Infinity);
});

it("starts with Infinity for all", () => {
  const tree = new WinnerTree(3);
  expect([tree.size, tree.minKey, tree.keyOf(2)]).toEqual([3, Infinity, Infinity]);
  tree.set(0, 4);
  tree.set(1, 4);
  expect(tree.minKey).toBe(4);
});

it("refuses bad sizes, ids and NaN", () => {
  const tree = new WinnerTree(4);
  expect(tree.minKey).toBe(Infinity);
});
