import { expect, test } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { csr, undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";
import { undirectedCycle } from "../undirected-cycle";
import { twin } from "./undirected-cycle.twin";
import { solve } from "./undirected-cycle.verify";

test("random graphs: a cycle exactly where there is one", () => holdToTwin(twin, solve, 125));

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(undirectedCycle(undirectedCsr(0, [], []))).toBe(undefined);
  const { n, from, to } = pathGraph(200_000);
  expect(undirectedCycle(undirectedCsr(n, from, to))).toBe(undefined);
  expect(undirectedCycle(undirectedCsr(n, [...from, n - 1], [...to, 0]))!.edges.length).toBe(n);
});

test("a directed graph is refused", () => {
  expect(() => undirectedCycle(csr(2, [0], [1]))).toThrow("expected a graph of undirectedCsr");
});
