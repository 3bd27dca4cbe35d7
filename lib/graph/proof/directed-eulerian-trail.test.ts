import { expect, test } from "vitest";
import { csr } from "../csr";
import { directedEulerianTrail } from "../directed-eulerian-trail";
import { pathGraph } from "../random-graph";

test("no vertex, a path of 2·10^5 vertices", () => {
  expect(directedEulerianTrail(csr(0, [], []))!.vertices).toHaveLength(0);
  expect([...directedEulerianTrail(csr(2, [], []))!.vertices]).toEqual([0]);
  const { n, from, to } = pathGraph(200_000);
  const { vertices } = directedEulerianTrail(csr(n, from, to))!;
  expect(vertices.every((v, at) => v === at)).toBe(true);
});
