import { expect, it } from "vitest";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { Random } from "../../sequence/random";
import { LinkCutTree } from "../link-cut-tree";

it("a forest: links, cuts, connection and sums against a search", () => {
  for (let seed = 0; seed < 35; seed++) {
    const random = new Random(seed);
    const n = random.int(1, 8);
    const forest = new LinkCutTree(n);
    const values = new Array<number>(n).fill(0);
    const next = Array.from({ length: n }, () => new Set<number>());
    const path = (v: number, to: number, from = -1): number[] => {
      if (v === to) return [v];
      for (const w of next[v]!) {
        const rest = w === from ? [] : path(w, to, v);
        if (rest.length > 0) return [v, ...rest];
      }
      return [];
    };
    for (let step = 0; step < 60; step++) {
      const [u, v, x] = [random.int(0, n - 1), random.int(0, n - 1), random.int(-9, 9)];
      const way = path(u, v);
      expect(forest.same(u, v)).toBe(way.length > 0);
      if (way.length === 0) {
        expect(() => forest.pathSum(u, v)).toThrow(`${u} and ${v} are not connected`);
        expect(() => forest.cut(u, v)).toThrow(`there is no edge between ${u} and ${v}`);
        if (random.int(0, 2) > 0) {
          forest.link(u, v);
          next[u]!.add(v);
          next[v]!.add(u);
        }
      } else {
        expect(forest.pathSum(u, v)).toBe(way.reduce((sum, w) => sum + values[w]!, 0));
        expect(() => forest.link(u, v)).toThrow(`${u} and ${v} are connected already`);
        if (!next[u]!.has(v)) expect(() => forest.cut(u, v)).toThrow("there is no edge between");
        else if (random.int(0, 1) === 0) {
          forest.cut(u, v);
          next[u]!.delete(v);
          next[v]!.delete(u);
        }
      }
      forest.add(u, x);
      values[u]! += x;
      expect(forest.get(u)).toBe(values[u]);
    }
  }
});

it("a path of a million vertices", () => {
  const n = 1_000_000;
  const forest = new LinkCutTree(n, new Int32Array(n).fill(2));
  for (let v = 1; v < n; v++) forest.link(v - 1, v);
  expect([forest.pathSum(0, n - 1), forest.pathSum(n - 1, 10)]).toEqual([2 * n, 2 * n - 20]);
  forest.cut(500_000, 499_999);
  expect([forest.same(0, n - 1), forest.pathSum(499_999, 0)]).toEqual([false, n]);
});

it("visits to all vertices of a path in order take no quadratic time", () => {
  const n = 6000;
  const forest = new LinkCutTree(n);
  for (let v = 1; v < n; v++) forest.link(v - 1, v);
  for (let round = 0; round < 4; round++) {
    for (let v = 0; v < n; v++) forest.add(v, 1);
  }
  for (let round = 0; round < 4; round++) {
    for (let v = n - 1; v >= 0; v--) forest.add(v, 1);
  }
  expect(forest.pathSum(0, n - 1)).toBe(8 * n);
});

it("refuses bad sizes and vertices", () => {
  expect(new LinkCutTree(0).n).toBe(0);
  expect(withoutArrays(() => new LinkCutTree(2 ** 28 - 1))).toThrow("an array");
});

it("refuses a bad vertex at either place of every method", () => {
  const forest = new LinkCutTree(3);
  for (const bad of [-1, 3, 0.5, Number.NaN]) {
    expect(() => forest.get(bad)).toThrow(new RegExp(`got ${bad}$`));
    for (const method of ["link", "cut", "same", "pathSum"] as const) {
      const message = `LinkCutTree.${method}: vertices must be in [0, 3), got `;
      expect(() => forest[method](bad, 1)).toThrow(`${message}${bad}, 1`);
      expect(() => forest[method](1, bad)).toThrow(`${message}1, ${bad}`);
    }
  }
});
