import { expect, test } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { complementComponents } from "../complement-components";
import { csr, undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";
import { twin } from "./complement-components.twin";
import { solve } from "./complement-components.verify";

test("random graphs: labels along all pairs without an edge", () => holdToTwin(twin, solve, 120));

test("no vertex, loops and parallel edges, a path of 2·10^5 vertices", () => {
  expect(complementComponents(undirectedCsr(0, [], [])).count).toBe(0);
  expect(complementComponents(undirectedCsr(2, [0, 1, 0], [1, 0, 0])).count).toBe(2);
  const { n, from, to } = pathGraph(200_000);
  expect(complementComponents(undirectedCsr(n, from, to)).count).toBe(1);
});

test("a directed graph is refused", () => {
  expect(() => complementComponents(csr(2, [0], [1]))).toThrow(
    "complementComponents: expected a graph of undirectedCsr",
  );
});
