import { expect, test } from "vitest";
import { csr, undirectedCsr } from "../csr";
import { dominatorTree } from "../dominator-tree";
import { pathGraph } from "../random-graph";

test("paths of 2·10^5 vertices, one way and both ways", () => {
  const { n, from, to } = pathGraph(200_000);
  for (const graph of [csr(n, from, to), undirectedCsr(n, from, to)])
    expect(dominatorTree(graph, 0).every((d, v) => d === Math.max(0, v - 1))).toBe(true);
  expect(dominatorTree(csr(n, to, from), 0)[1]).toBe(-1);
});
