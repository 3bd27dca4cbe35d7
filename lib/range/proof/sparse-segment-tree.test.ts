import { expect, it } from "vitest";
import { SparseSegmentTree } from "../sparse-segment-tree";

it("calls op some 2 log2 size times for a set, in any order of the indices", () => {
  const size = 2 ** 20;
  for (const step of [1, size - 1, 40_503]) {
    let calls = 0;
    const tree = new SparseSegmentTree(
      size,
      (a, b) => {
        calls++;
        return a + b;
      },
      0,
    );
    for (let count = 1; count <= 2000; count++) {
      calls = 0;
      tree.set((count * step) % size, 1);
      if (calls > 2 * 22) expect(calls).toBeLessThanOrEqual(2 * 22);
    }
    expect(tree.fold(0, size)).toBe(2000);
  }
});

it("no element", () => {
  const add = (a: number, b: number) => a + b;
  expect(new SparseSegmentTree(0, add, 7).fold(0, 0)).toBe(7);
  const tree = new SparseSegmentTree(3, add, 0);
  expect([tree.fold(0, 3), tree.get(2)]).toEqual([0, 0]);
});
