import { expect, test } from "vitest";
import { undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";
import { undirectedCycle } from "../undirected-cycle";

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(undirectedCycle(undirectedCsr(0, [], []))).toBe(undefined);
  const { n, from, to } = pathGraph(200_000);
  expect(undirectedCycle(undirectedCsr(n, from, to))).toBe(undefined);
  expect(undirectedCycle(undirectedCsr(n, [...from, n - 1], [...to, 0]))!.edges.length).toBe(n);
});
