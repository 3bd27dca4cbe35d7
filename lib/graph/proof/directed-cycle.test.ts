import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { csr } from "../csr";
import { directedCycle } from "../directed-cycle";
import { pathGraph, randomGraph } from "../random-graph";
import { topologicalSort } from "../topological-sort";

test("random graphs with loops: different vertices, edges between them", () => {
  for (const random of rounds(400)) {
    const n = random.int(1, 7);
    const { from, to } = randomGraph(random, n, random.int(0, 8));
    const graph = csr(n, from, to);
    const cycle = directedCycle(graph);
    expect(cycle === undefined).toBe(topologicalSort(graph) !== undefined);
    if (cycle === undefined) continue;
    const { vertices, edges } = cycle;
    expect(new Set(vertices).size).toBe(edges.length);
    for (let i = 0; i < edges.length; i++) {
      expect(from[edges[i]!]).toBe(vertices[i]);
      expect(to[edges[i]!]).toBe(vertices[(i + 1) % vertices.length]);
    }
  }
});

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(directedCycle(csr(0, [], []))).toBe(undefined);
  const { n, from, to } = pathGraph(200_000);
  expect(directedCycle(csr(n, from, to))).toBe(undefined);
  expect(directedCycle(csr(n, [...from, n - 1], [...to, 0]))!.edges.length).toBe(n);
});
