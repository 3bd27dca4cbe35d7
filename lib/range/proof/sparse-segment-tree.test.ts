import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { SparseSegmentTree } from "../sparse-segment-tree";

/** x -> a x + b modulo 97, packed as 97 a + b: an operation that does not commute. */
const composite = (f: number, g: number) => {
  if (!(f >= 0 && g >= 0)) throw new Error(`joins ${f} and ${g}`);
  const [a, b, c, d] = [Math.floor(f / 97), f % 97, Math.floor(g / 97), g % 97];
  return ((a * c) % 97) * 97 + ((b * c + d) % 97);
};

it("agrees with a map, in small and in huge ranges of indices", () => {
  for (let seed = 0; seed < 150; seed++) {
    const random = new Random(seed);
    const size = random.pick([1, 2, 7, 20, 1e9, 2 ** 53]);
    const tree = new SparseSegmentTree(size, composite, 97);
    const values = new Map<number, number>();
    const place = () => {
      const near = random.pick([0, size - 1, Math.floor(size / 2)]);
      const far = random.int(0, Math.min(size - 1, 2 ** 52));
      return random.int(0, 1) === 0
        ? far
        : Math.max(0, Math.min(size - 1, near + random.int(-3, 3)));
    };
    for (let step = 0; step < 40; step++) {
      const i = place();
      const x = random.int(0, 97 * 97 - 1);
      tree.set(i, x);
      values.set(i, x);
      expect(tree.get(i)).toBe(x);
      const other = place();
      expect(tree.get(other)).toBe(values.get(other) ?? 97);
      const [a, b] = [place(), place() + random.int(0, 1)];
      const [l, r] = [Math.min(a, b), Math.max(a, b)];
      const inside = [...values].filter(([i]) => l <= i && i < r).sort((p, q) => p[0] - q[0]);
      expect(tree.fold(l, r)).toBe(inside.reduce((fold, [, x]) => composite(fold, x), 97));
    }
  }
});

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
