import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { DisjointSets } from "../disjoint-sets";
import { ParallelSets } from "../parallel-sets";

it("agrees with sets that are joined edge by edge", () => {
  for (const random of rounds(50)) {
    const size = random.int(1, 20);
    const [sets, plain] = [new ParallelSets(size), new DisjointSets(size)];
    const roots = Array.from({ length: size }, (_, i) => i);
    for (let step = 0; step < 6; step++) {
      const length = random.int(0, size);
      const [a, b] = [random.int(0, size - length), random.int(0, size - length)];
      for (let i = 0; i < length; i++) plain.union(a + i, b + i);
      sets.union(a, b, length, (root, child) => {
        expect([roots[root], roots[child], root === child]).toEqual([root, child, false]);
        roots[child] = root;
      });
      expect(sets.count).toBe(plain.count);
      const all = Array.from({ length: size }, (_, i) => i);
      expect(all.map((i) => sets.sizeOf(i))).toEqual(all.map((i) => plain.sizeOf(i)));
      expect(all.map((i) => roots[sets.find(i)])).toEqual(all.map((i) => sets.find(i)));
      const pairs = (of: { same(i: number, j: number): boolean }) =>
        all.map((i) => all.map((j) => Number(of.same(i, j))).join("")).join(" ");
      expect(pairs(sets)).toBe(pairs(plain));
    }
  }
});

it("takes no elements, and refuses ranges that reach outside", () => {
  new ParallelSets(0).union(0, 0, 0);
  const sets = new ParallelSets(5);
  sets.union(5, 0, 0);
  for (const [a, b, length] of tableOf("0 4 2, 4 0 2, 0 0 6, 0 -1 1, 0.5 0 1, 0 0 -1, 0 0 0.5"))
    expect(() => sets.union(a, b, length)).toThrow("ParallelSets.union: expected ranges in [0, 5)");
  expect(sets.count).toBe(5);
});
