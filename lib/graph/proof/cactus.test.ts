import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { cactus, cactusDiameter, cactusIndependence } from "../cactus";
import { undirectedCsr } from "../csr";
import { floydWarshall } from "../floyd-warshall";
import { graphShapes, pathGraph, randomGraph } from "../random-graph";
import { randomCactus } from "./random-cactus";

/** The components among the edges that are kept. */
function components(n: number, edges: readonly (readonly [number, number])[]): number {
  const label = Array.from({ length: n }, (_, v) => v);
  for (const [a, b] of edges) {
    const [one, other] = [label[a]!, label[b]!];
    for (let v = 0; v < n; v++) if (label[v] === one) label[v] = other;
  }
  return new Set(label).size;
}

test("random graphs with loops: a cactus or not, blocks in order, diameter, independent set", () => {
  const random = new Random(3);
  let found = 0;
  for (let run = 0; run < 1500; run++) {
    const n = random.int(1, 7);
    const made = run % 2 ? randomGraph(random, n, random.int(0, 9)) : randomCactus(random, n, 5, 7);
    const { from, to } = made;
    const graph = undirectedCsr(n, from, to);
    const pairs = Array.from(from, (a, e) => [a, to[e]!] as const);
    const edges = pairs.filter(([a, b]) => a !== b);
    const parts = components(n, edges);
    const bridges = edges.filter((_, at) => components(n, edges.toSpliced(at, 1)) > parts);
    const cyclic = edges.filter((edge) => !bridges.includes(edge));
    // Edges that part the graph two by two: in a cactus they are one cycle, which meets each vertex in two edges.
    const isCactus = cyclic.every((edge) => {
      const cycle = cyclic.filter(
        (other) =>
          components(
            n,
            edges.filter((e) => e !== edge && e !== other),
          ) > parts,
      );
      cycle.push(edge);
      return cycle.every((e) => e.every((v) => cycle.filter((c) => c.includes(v)).length === 2));
    });
    const blocks = cactus(graph);
    expect(blocks !== undefined, JSON.stringify(pairs)).toBe(isCactus);
    if (!blocks) {
      expect(() => cactusDiameter(graph)).toThrow("expected a cactus");
      continue;
    }
    found++;
    const { count, start, member, edge } = blocks;
    const below = new Set<number>();
    const used: number[] = [];
    for (let b = 0; b < count; b++) {
      const vertices = member.subarray(start[b], start[b + 1]);
      for (const [i, v] of vertices.entries()) {
        const e = edge[start[b]! + i]!;
        if (e >= 0) {
          const next = vertices[(i + 1) % vertices.length]!;
          expect([[v, next].sort(), e]).toEqual([[...pairs[e]!].sort(), e]);
          used.push(e);
        } else expect(i === 1 || vertices.length === 1).toBe(true);
        // Nothing comes below a vertex after it was taken to its top.
        expect(below.has(v)).toBe(false);
        if (i < vertices.length - 1) below.add(v);
      }
    }
    const expected = [...pairs.keys()].filter((e) => pairs[e]![0] !== pairs[e]![1]);
    expect(used.sort((a, b) => a - b)).toEqual(expected);
    const weights = Float64Array.from(from, () => random.int(0, random.pick([0, 1, 9])));
    for (const lengths of [undefined, weights]) {
      const distances = floydWarshall(graph, lengths ?? new Float64Array(from.length).fill(1));
      const most = Math.max(...Array.from(distances).filter((d) => d < Infinity));
      expect(cactusDiameter(graph, lengths)).toBe(most);
    }
    const values = Array.from({ length: n }, () => random.int(-2, 9));
    for (const value of [new Array<number>(n).fill(1), values]) {
      let most = 0;
      for (let set = 0; set < 1 << n; set++) {
        if (edges.some(([a, b]) => (set >> a) & (set >> b) & 1)) continue;
        most = Math.max(
          most,
          value.reduce((sum, x, v) => sum + x * ((set >> v) & 1), 0),
        );
      }
      expect(cactusIndependence(graph, value)).toBe(most);
    }
    expect(cactusIndependence(graph)).toBe(cactusIndependence(graph, new Array<number>(n).fill(1)));
  }
  expect(found).toBeGreaterThan(900);
});

test("a path, a ring and triangles of 2·10^5 edges; no vertex", () => {
  const m = 200_000;
  const path = pathGraph(m + 1);
  const [ring, triangles] = [graphShapes.ring!(m), graphShapes.triangles!(m - 2)];
  const answers = [path, ring, triangles].map(({ n, from, to }) => {
    const graph = undirectedCsr(n, from, to);
    return [cactusDiameter(graph), cactusIndependence(graph)];
  });
  const row = Math.floor(m / 3);
  expect(answers).toEqual([
    [m, m / 2 + 1],
    [m / 2, m / 2],
    [row, row],
  ]);
  expect(cactusDiameter(undirectedCsr(0, [], []))).toBe(0);
});
