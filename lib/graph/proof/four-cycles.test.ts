import { expect, test } from "vitest";
import { undirectedCsr } from "../csr";
import { fourCycles } from "../four-cycles";
import { pathGraph } from "../random-graph";

test("loops; a path of 2·10^5 vertices; a directed graph", () => {
  expect([...fourCycles(undirectedCsr(4, [0, 1, 2, 3, 0], [1, 2, 3, 0, 0]))]).toEqual([
    1, 1, 1, 1, 0,
  ]);
  const { n, from, to } = pathGraph(200_000);
  expect(fourCycles(undirectedCsr(n, from, to)).every((count) => count === 0)).toBe(true);
});
