import { expect, test } from "vitest";
import { holdToTwin } from "../../scripts/verify/hold-to-twin";
import { csr, undirectedCsr } from "./csr";
import { pathGraph } from "./random-graph";
import { threeEdgeComponents } from "./three-edge-components";
import { twin } from "./three-edge-components.twin";
import { solve } from "./three-edge-components.verify";

test("random graphs: the components of leaving out pairs of edges", () =>
  holdToTwin(twin, solve, 700));

test("no vertex; a path of 10^6 vertices, once, twice and three times the edges", () => {
  expect(threeEdgeComponents(undirectedCsr(0, [], []))).toMatchObject({ count: 0 });
  const { n, from, to } = pathGraph(1_000_000);
  const count = (copies: number) => {
    const a = new Int32Array(copies * (n - 1));
    const b = new Int32Array(copies * (n - 1));
    for (let copy = 0; copy < copies; copy++) {
      a.set(from, copy * (n - 1));
      b.set(to, copy * (n - 1));
    }
    return threeEdgeComponents(undirectedCsr(n, a, b)).count;
  };
  expect([count(1), count(2), count(3)]).toEqual([n, n, 1]);
});

test("a directed graph is refused", () => {
  expect(() => threeEdgeComponents(csr(2, [0], [1]))).toThrow("expected a graph of undirectedCsr");
});
