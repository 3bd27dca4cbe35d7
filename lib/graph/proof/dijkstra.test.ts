import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { csr, undirectedCsr } from "../csr";
import { dijkstra } from "../dijkstra";
import { pathTo } from "../path-to";
import { pathGraph, randomGraph } from "../random-graph";

test("random graphs, several sources: distances, paths, edges", () => {
  for (const random of rounds(400)) {
    const n = random.int(1, 12);
    const { from, to } = randomGraph(random, n, random.int(0, 30));
    const weights = Float64Array.from(from, () => random.int(0, 20) / 4);
    const sources = Array.from({ length: random.int(0, 3) }, () => random.int(0, n - 1));
    const wanted = new Array<number>(n).fill(Number.POSITIVE_INFINITY);
    for (const source of sources) wanted[source] = 0;
    for (let round = 0; round < n; round++) {
      for (let e = 0; e < from.length; e++)
        wanted[to[e]!] = Math.min(wanted[to[e]!]!, wanted[from[e]!]! + weights[e]!);
    }
    const { distance, before, edge } = dijkstra(csr(n, from, to), weights, sources);
    expect([...distance]).toEqual(wanted);
    for (let v = 0; v < n; v++) {
      const path = pathTo(before, v);
      expect(path.length > 0).toBe(wanted[v]! < Number.POSITIVE_INFINITY);
      for (let at = 1; at < path.length; at++) {
        const e = edge[path[at]!]!;
        expect([from[e], to[e]]).toEqual([path[at - 1], path[at]]);
        expect(distance[to[e]!]).toBe(distance[from[e]!]! + weights[e]!);
      }
      if (path.length > 0) expect(sources).toContain(path[0]);
      else expect(before[v]).toBe(-1);
      if (path.length < 2) expect(edge[v]).toBe(-1);
    }
  }
});

test("the search stops at the target: an edge behind it is never looked at", () => {
  const graph = csr(3, [0, 1], [1, 2]);
  expect(dijkstra(graph, [1, -1], 0, 1).distance[1]).toBe(1);
});

test("a path of 2·10^5 vertices, weights in reverse", () => {
  const { n, from, to } = pathGraph(200_000);
  const weights = from.map((v) => n - v);
  const { distance } = dijkstra(undirectedCsr(n, from, to), weights, 0);
  expect(distance[n - 1]).toBe((n * (n + 1)) / 2 - 1);
});

test("what is refused", () => {
  const call = () => dijkstra(csr(2, [0], [1]), ["5" as unknown as number], 0);
  expect(call).toThrow('dijkstra: weights[0] must not be negative, got "5"');
  const graph = csr(2, [0], [1]);
  expect(() => dijkstra(graph, [-1], 0)).toThrow(
    "dijkstra: weights[0] must not be negative, got -1",
  );
});
