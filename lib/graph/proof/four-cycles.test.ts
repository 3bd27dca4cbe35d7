import { expect, test } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { csr, undirectedCsr } from "../csr";
import { fourCycles } from "../four-cycles";
import { pathGraph } from "../random-graph";
import { twin } from "./four-cycles.twin";
import { solve } from "./four-cycles.verify";

test("random graphs: all sets of four edges", () => holdToTwin(twin, solve, 50));

test("loops; a path of 2·10^5 vertices; a directed graph", () => {
  expect([...fourCycles(undirectedCsr(4, [0, 1, 2, 3, 0], [1, 2, 3, 0, 0]))]).toEqual([
    1, 1, 1, 1, 0,
  ]);
  const { n, from, to } = pathGraph(200_000);
  expect(fourCycles(undirectedCsr(n, from, to)).every((count) => count === 0)).toBe(true);
  expect(() => fourCycles(csr(2, [0], [1]))).toThrow("expected a graph of undirectedCsr");
});
