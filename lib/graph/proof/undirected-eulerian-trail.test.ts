import { expect, test } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { csr, undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";
import { undirectedEulerianTrail } from "../undirected-eulerian-trail";
import { twin } from "./undirected-eulerian-trail.twin";
import { solve } from "./undirected-eulerian-trail.verify";

test("random graphs: a trail exactly where trying all edges finds one", () =>
  holdToTwin(twin, solve, 120));

test("no vertex, a path of 2·10^5 vertices", () => {
  expect(undirectedEulerianTrail(undirectedCsr(0, [], []))!.vertices).toHaveLength(0);
  expect([...undirectedEulerianTrail(undirectedCsr(2, [], []))!.vertices]).toEqual([0]);
  const { n, from, to } = pathGraph(200_000);
  const { vertices } = undirectedEulerianTrail(undirectedCsr(n, from, to))!;
  expect(vertices.every((v, at) => v === at)).toBe(true);
});

test("a graph of the other kind is refused", () => {
  const other = csr(2, [0], [1]);
  expect(() => undirectedEulerianTrail(other)).toThrow(
    "undirectedEulerianTrail: expected a graph of undirectedCsr",
  );
});
