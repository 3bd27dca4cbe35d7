import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { Random } from "../../sequence/random";
import { HeavyLight } from "../heavy-light";
import { deepShapes, randomTree } from "../random-tree";
import { rootedTree, treeOfParents } from "../rooted-tree";

/** 0 – 1 – 2 – … */
const pathOf = (n: number) => treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));

it("ancestors, paths and subtrees against steps up", () => {
  for (const random of rounds(20)) {
    const n = random.int(1, 14);
    const { a, b } = randomTree(random, n, random.int(1, 14));
    const tree = rootedTree(undirectedCsr(n, a, b), random.int(0, n - 1));
    const paths = new HeavyLight(tree);
    const above = (v: number): number[] => (v < 0 ? [] : [v, ...above(tree.parent[v]!)]);
    for (let u = 0; u < n; u++) {
      const below = tree.order.filter((v) => above(v).includes(u));
      const range = paths.order.slice(paths.place[u], paths.subtreeEnd(u));
      expect([...range].sort()).toEqual([...below].sort());
      for (let k = 0; k <= n; k++) expect(paths.kthAncestor(u, k)).toBe(above(u)[k] ?? -1);
      for (let v = 0; v < n; v++) {
        const top = above(u).find((w) => above(v).includes(w))!;
        const path = [
          ...above(u).slice(0, above(u).indexOf(top) + 1),
          ...above(v).slice(0, above(v).indexOf(top)).reverse(),
        ];
        expect([paths.lca(u, v), paths.distance(u, v)]).toEqual([top, path.length - 1]);
        for (let k = 0; k <= n; k++) expect(paths.jump(u, v, k)).toBe(path[k] ?? -1);
        for (const isEdges of [false, true]) {
          const walked: number[] = [];
          let ranges = 0;
          paths.path(
            u,
            v,
            (l, r, isUp) => {
              const part = [...paths.order.slice(l, r)];
              expect(part.length).toBeGreaterThan(0);
              walked.push(...(isUp ? part.reverse() : part));
              ranges++;
            },
            isEdges,
          );
          expect(walked).toEqual(isEdges ? path.filter((w) => w !== top) : path);
          expect(ranges).toBeLessThanOrEqual(8);
        }
      }
    }
  }
});

it("a path crosses at most log2 n light edges on each side, in trees of any shape", () => {
  const n = 1000;
  for (const shape of [...Object.values(deepShapes(n)), n, 3]) {
    const random = new Random(1);
    const { a, b, name } = randomTree(random, n, shape);
    const paths = new HeavyLight(rootedTree(undirectedCsr(n, a, b), name[0]!));
    expect([...paths.chains.subarray(0, 2)]).toEqual([0, -1]);
    for (let question = 0; question < 1000; question++) {
      let ranges = 0;
      paths.path(random.int(0, n - 1), random.int(0, n - 1), () => {
        ranges++;
      });
      if (ranges > 2 * Math.log2(n) + 1) expect(ranges).toBeLessThan(2 * Math.log2(n) + 1);
    }
  }
});

it("a path of 10^5 vertices is one range", () => {
  const paths = new HeavyLight(pathOf(100_000));
  const ranges: unknown[] = [];
  paths.path(99_999, 5, (l, r, isUp) => ranges.push([l, r, isUp]));
  expect(ranges).toEqual([[5, 100_000, true]]);
  expect([paths.kthAncestor(99_999, 99_999), paths.jump(3, 99_999, 90_000)]).toEqual([0, 90_003]);
});
