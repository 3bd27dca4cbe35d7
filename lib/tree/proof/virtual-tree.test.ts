import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { LowestCommonAncestor } from "../lowest-common-ancestor";
import { treeOfParents } from "../rooted-tree";
import { virtualTree } from "../virtual-tree";

/** 0 – 1 – 2 – … */
const pathOf = (n: number) => treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));

it("holds the common ancestors of all pairs; parents are the nearest ancestors that it holds", () => {
  for (let seed = 0; seed < 250; seed++) {
    const random = new Random(seed);
    const n = random.int(1, 15);
    const parents = Array.from({ length: n }, (_, v) => (v === 0 ? -1 : random.int(0, v - 1)));
    const tree = treeOfParents(parents);
    const ancestors = new LowestCommonAncestor(tree);
    const given = Array.from({ length: random.int(1, 8) }, () => random.int(0, n - 1));
    const { vertices, parent } = virtualTree(ancestors, given);
    const wanted = new Set(given.flatMap((u) => given.map((v) => ancestors.of(u, v))));
    expect([...vertices]).toEqual([...tree.order].filter((v) => wanted.has(v)));
    vertices.forEach((v, i) => {
      let up = parents[v]!;
      while (up >= 0 && !wanted.has(up)) up = parents[up]!;
      expect(parent[i]! < 0 ? -1 : vertices[parent[i]!]).toBe(up);
    });
  }
});

it("a path of a million vertices; refuses no vertex and vertices outside", () => {
  const ancestors = new LowestCommonAncestor(pathOf(1_000_000));
  const { vertices, parent } = virtualTree(ancestors, [999_999, 5, 500_000, 5]);
  expect([[...vertices], [...parent]]).toEqual([
    [5, 500_000, 999_999],
    [-1, 0, 1],
  ]);
  expect(() => virtualTree(ancestors, [])).toThrow("virtualTree: expected at least one vertex");
});
