import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { breadthFirstSearch } from "../breadth-first-search";
import { csr, undirectedCsr } from "../csr";
import { pathTo } from "../path-to";
import { pathGraph, randomGraph } from "../random-graph";

test("random graphs, several sources: distances, paths, order", () => {
  for (const random of rounds(400)) {
    const n = random.int(1, 8);
    const { from, to } = randomGraph(random, n, random.int(0, 14));
    const sources = Array.from({ length: random.int(0, 3) }, () => random.int(0, n - 1));
    const { distance, before, order } = breadthFirstSearch(csr(n, from, to), sources);
    const wanted: number[] = new Array(n).fill(99);
    for (const source of sources) wanted[source] = 0;
    for (let round = 0; round < n; round++) {
      for (let e = 0; e < from.length; e++)
        wanted[to[e]!] = Math.min(wanted[to[e]!]!, wanted[from[e]!]! + 1);
    }
    expect([...distance]).toEqual(wanted.map((d) => (d === 99 ? -1 : d)));
    expect([...before].map((v) => v < 0)).toEqual(wanted.map((d) => d === 99));
    expect([...order].sort()).toEqual([...distance.keys()].filter((v) => wanted[v]! < 99));
    const along = [...order].map((v) => distance[v]!);
    expect(along).toEqual([...along].sort((a, b) => a - b));
    for (const v of order) {
      const path = pathTo(before, v);
      expect(path.length).toBe(distance[v]! + 1);
      for (let at = 1; at < path.length; at++)
        expect([...from].some((a, e) => a === path[at - 1] && to[e] === path[at])).toBe(true);
    }
  }
});

test("a path of 2·10^5 vertices, from both ends", () => {
  const { n, from, to } = pathGraph(200_000);
  const graph = undirectedCsr(n, from, to);
  expect(breadthFirstSearch(graph, 0).distance[n - 1]).toBe(n - 1);
  expect(breadthFirstSearch(graph, [0, n - 1, 0]).distance[n / 2]).toBe(n / 2 - 1);
});
