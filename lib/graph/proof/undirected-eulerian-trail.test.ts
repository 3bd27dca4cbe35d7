import { expect, test } from "vitest";
import { undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";
import { undirectedEulerianTrail } from "../undirected-eulerian-trail";

test("no vertex, a path of 2·10^5 vertices", () => {
  expect(undirectedEulerianTrail(undirectedCsr(0, [], []))!.vertices).toHaveLength(0);
  expect([...undirectedEulerianTrail(undirectedCsr(2, [], []))!.vertices]).toEqual([0]);
  const { n, from, to } = pathGraph(200_000);
  const { vertices } = undirectedEulerianTrail(undirectedCsr(n, from, to))!;
  expect(vertices.every((v, at) => v === at)).toBe(true);
});
