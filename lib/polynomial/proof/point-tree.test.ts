import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { PointTree } from "../point-tree";

it("one tree serves many polynomials", () => {
  const random = new Random(1);
  const residues = (n: number) => Int32Array.from({ length: n }, () => random.int(0, 998244352));
  for (const n of [1, 2, 3, 31, 32, 33, 200]) {
    const tree = new PointTree(Int32Array.from({ length: n }, (_, i) => i * i));
    for (let round = 0; round < 5; round++) {
      const f = residues(n);
      expect(tree.interpolate(tree.evaluate(f))).toEqual(f);
      const longer = residues(random.int(n, 3 * n));
      const values = tree.evaluate(longer);
      expect(tree.evaluate(tree.interpolate(values))).toEqual(values);
    }
  }
});

it("no points, no terms", () => {
  expect(new PointTree(new Int32Array(0)).evaluate(Int32Array.of(1, 2)).length).toBe(0);
  expect(new PointTree(new Int32Array(0)).interpolate(new Int32Array(0)).length).toBe(0);
  expect([...new PointTree(Int32Array.of(5, 6)).evaluate(new Int32Array(0))]).toEqual([0, 0]);
});

it("refuses what lies outside", () => {
  expect(() => new PointTree(new Int32Array(2 ** 20 + 1))).toThrow(/^PointTree: expected at most/);
  const tree = new PointTree(Int32Array.of(3, 4, 3));
  expect(() => tree.evaluate(new Int32Array(2 ** 22 + 1))).toThrow(/evaluate: the number of terms/);
  expect(() => tree.interpolate(Int32Array.of(1, 2, 3))).toThrow(/point \d occurs twice/);
});
