import { expect, test } from "vitest";
import { bipartiteColouring } from "../bipartite-colouring";
import { undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(bipartiteColouring(undirectedCsr(0, [], []))).toHaveLength(0);
  const { n, from, to } = pathGraph(200_001);
  const colour = bipartiteColouring(undirectedCsr(n, from, to))!;
  expect(colour.every((c, v) => c === v % 2)).toBe(true);
  expect(bipartiteColouring(undirectedCsr(n, [...from, n - 1], [...to, 0]))).toBe(undefined);
});
