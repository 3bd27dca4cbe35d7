import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { bipartiteColouring } from "../bipartite-colouring";
import { undirectedCsr } from "../csr";
import { pathGraph, randomGraph } from "../random-graph";

test("random graphs: the first of all colourings that differ along every edge", () => {
  const random = new Random(1);
  for (let run = 0; run < 400; run++) {
    const n = random.int(1, 6);
    const { from, to } = randomGraph(random, n, random.int(0, 6));
    let wanted: number[] | undefined;
    for (let set = 0; set < 2 ** n && !wanted; set++) {
      // The highest bit is vertex 0, so that the least number has its lowest vertices in colour 0.
      const colours = Array.from({ length: n }, (_, v) => (set >> (n - 1 - v)) & 1);
      if ([...from].every((a, e) => colours[a] !== colours[to[e]!])) wanted = colours;
    }
    const colour = bipartiteColouring(undirectedCsr(n, from, to));
    expect(colour && [...colour]).toEqual(wanted);
  }
});

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(bipartiteColouring(undirectedCsr(0, [], []))).toHaveLength(0);
  const { n, from, to } = pathGraph(200_001);
  const colour = bipartiteColouring(undirectedCsr(n, from, to))!;
  expect(colour.every((c, v) => c === v % 2)).toBe(true);
  expect(bipartiteColouring(undirectedCsr(n, [...from, n - 1], [...to, 0]))).toBe(undefined);
});
