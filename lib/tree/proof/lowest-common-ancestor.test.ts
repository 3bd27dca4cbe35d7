import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { LowestCommonAncestor } from "../lowest-common-ancestor";
import { treeOfParents } from "../rooted-tree";

/** 0 – 1 – 2 – … */
const pathOf = (n: number) => treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));

it("distances against the depths of all ancestors", () => {
  for (let seed = 0; seed < 250; seed++) {
    const random = new Random(seed);
    const n = random.int(1, 12);
    const parents = Array.from({ length: n }, (_, v) => (v === 0 ? -1 : random.int(0, v - 1)));
    const ancestors = new LowestCommonAncestor(treeOfParents(parents));
    const above = (v: number): number[] => (v < 0 ? [] : [v, ...above(parents[v]!)]);
    for (let u = 0; u < n; u++) {
      for (let v = 0; v < n; v++) {
        const [one, other] = [above(u), above(v)];
        const top = one.find((w) => other.includes(w))!;
        expect(ancestors.of(u, v)).toBe(top);
        expect(ancestors.distance(u, v)).toBe(one.indexOf(top) + other.indexOf(top));
      }
    }
  }
});

it("a path of a million vertices", () => {
  const ancestors = new LowestCommonAncestor(pathOf(1_000_000));
  expect([ancestors.of(999_999, 123), ancestors.distance(999_999, 123)]).toEqual([123, 999_876]);
});
