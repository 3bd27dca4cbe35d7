import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { DisjointSets } from "../../structure/disjoint-sets";
import { undirectedCsr } from "../csr";
import { pathGraph, randomGraph } from "../random-graph";
import { twoEdgeComponents } from "../two-edge-components";

test("random graphs: a bridge is an edge whose loss parts its ends", () => {
  for (const random of rounds(400)) {
    const n = random.int(1, 7);
    const { from, to } = randomGraph(random, n, random.int(0, 9));
    const parts = (bridge: number) => {
      const sets = new DisjointSets(n);
      for (let e = 0; e < from.length; e++) if (e !== bridge) sets.union(from[e]!, to[e]!);
      return !sets.same(from[bridge]!, to[bridge]!);
    };
    const { bridges } = twoEdgeComponents(undirectedCsr(n, from, to));
    expect([...bridges].sort((a, b) => a - b)).toEqual([...from.keys()].filter(parts));
  }
});

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(twoEdgeComponents(undirectedCsr(0, [], []))).toMatchObject({ count: 0 });
  const { n, from, to } = pathGraph(200_000);
  expect(twoEdgeComponents(undirectedCsr(n, from, to)).bridges.length).toBe(n - 1);
  const ring = twoEdgeComponents(undirectedCsr(n, [...from, n - 1], [...to, 0]));
  expect([ring.count, ring.bridges.length]).toEqual([1, 0]);
});
