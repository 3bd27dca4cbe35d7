import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { randomTree } from "../random-tree";
import { rootedTree, treeOfParents } from "../rooted-tree";

it("against a recursive walk: preorder, parents, depths and sizes", () => {
  for (const random of rounds(250)) {
    const n = random.int(1, 12);
    const { a, b } = randomTree(random, n, random.int(1, 12));
    const root = random.int(0, n - 1);
    const tree = rootedTree(undirectedCsr(n, a, b), root);
    const size = new Array<number>(n).fill(0);
    const walk = (v: number, up: number, edge: number, depth: number): void => {
      expect([tree.parent[v], tree.parentEdge[v], tree.depth[v]]).toEqual([up, edge, depth]);
      size[v] = 1;
      a.forEach((_, e) => {
        const w = a[e] === v ? b[e]! : b[e] === v ? a[e]! : -1;
        if (w === -1 || w === up) return;
        walk(w, v, e, depth + 1);
        size[v]! += size[w]!;
        // The subtree of w lies within that of v.
        expect(tree.place[w]! > tree.place[v]!).toBe(true);
        expect(tree.place[w]! + tree.size[w]! <= tree.place[v]! + tree.size[v]!).toBe(true);
      });
    };
    walk(root, -1, -1, 0);
    expect([...tree.size]).toEqual(size);
    expect(tree.order.map((v) => tree.place[v]!)).toEqual(Int32Array.from(size, (_, at) => at));
    expect(treeOfParents(tree.parent)).toMatchObject({
      root,
      parent: tree.parent,
      size: tree.size,
      depth: tree.depth,
    });
  }
});

it("a path of 10^5 vertices", () => {
  const n = 100_000;
  const tree = treeOfParents(Int32Array.from({ length: n }, (_, v) => (v === n - 1 ? -1 : v + 1)));
  expect([tree.depth[0], tree.size[n - 1], tree.place[0]]).toEqual([n - 1, n, n - 1]);
  const down = treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));
  expect([down.root, down.parentEdge[0], down.parentEdge[7], down.depth[7]]).toEqual([0, -1, 7, 7]);
});

it("refuses what is no tree", () => {
  const tree = (n: number, a: number[], b: number[], root = 0) =>
    rootedTree(undirectedCsr(n, a, b), root);
  expect(() => tree(2, [0, 0], [1, 1])).toThrow(/^rootedTree: 2 vertices need 1 edges, got 2$/);
  for (const text of ["001 110", "012 120", "123 231", "001 012"]) {
    const [a, b] = text.split(" ").map((ends) => [...ends].map(Number));
    expect(() => tree(4, a!, b!)).toThrow("the 4 vertices and their edges are not a tree");
  }
});
