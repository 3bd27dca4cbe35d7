import { expect, it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import type { Random } from "../../sequence/random";
import { SparseSegmentTree } from "../sparse-segment-tree";

it("joins the texts of a map in their order, in small and huge ranges of indices", () => {
  const near = (random: Random, most: number) =>
    Math.max(0, Math.floor(random.pick([4, most / 2, most])) - random.int(0, 4));
  holdToModel(
    (random) => {
      const [size, texts] = [random.pick([5, 20, 2 ** 53]), new Map<number, string>()];
      const set = (i: number, text: string) => void texts.set(i, text);
      const get = (i: number) => texts.get(i) ?? "";
      const fold = (l: number, r: number) =>
        [...texts.keys()]
          .filter((i) => l <= i && i < r)
          .sort((i, j) => i - j)
          .map(get)
          .join("");
      return [new SparseSegmentTree(size, (a, b) => a + b, ""), { size, set, get, fold }];
    },
    { set: (random, { size }) => [near(random, size - 1), random.pick([..."abc"])] },
    {
      get: (random, { size }) => [near(random, size - 1)],
      fold: (random, { size }) => [near(random, size), near(random, size)].sort((i, j) => i - j),
    },
    { rounds: 40, length: 40 },
  );
});

it("calls op some 2 log2 size times for a set, in any order of the indices", () => {
  const size = 2 ** 20;
  for (const step of [1, size - 1, 40_503]) {
    let calls = 0;
    const tree = new SparseSegmentTree(size, (a: number, b) => a + b + 0 * calls++, 0);
    for (let count = 1; count <= 2000; count++) {
      calls = 0;
      tree.set((count * step) % size, 1);
      if (calls > 2 * 22) expect(calls).toBeLessThanOrEqual(2 * 22);
    }
    expect(tree.fold(0, size)).toBe(2000);
  }
});

it("no element", () =>
  expect(new SparseSegmentTree(0, (a: number, b) => a + b, 7).fold(0, 0)).toBe(7));
