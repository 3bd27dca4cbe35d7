import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { bellmanFord, minimumMeanCycle } from "../bellman-ford";
import { csr } from "../csr";
import { floydWarshall } from "../floyd-warshall";
import { pathTo } from "../path-to";
import { pathGraph, randomGraph } from "../random-graph";

test("random graphs: the row of floydWarshall, paths of that length, a cycle below 0", () => {
  for (const random of rounds(500)) {
    const n = random.int(1, 8);
    const { from, to } = randomGraph(random, n, random.int(0, 14));
    const weights = from.map(() => random.int(-3, 9));
    const source = random.int(0, n - 1);
    const graph = csr(n, from, to);
    const { distance, before, edge, cycle } = bellmanFord(graph, weights, source);
    const row = floydWarshall(graph, weights).subarray(source * n, source * n + n);
    expect([...distance]).toEqual([...row]);
    expect(cycle.length > 0).toBe(row.includes(Number.NEGATIVE_INFINITY));
    let sum = 0;
    for (let i = 0; i < cycle.length; i++) {
      sum += weights[cycle[i]!]!;
      expect(to[cycle[i]!]).toBe(from[cycle[(i + 1) % cycle.length]!]);
      expect(distance[to[cycle[i]!]!]).toBe(Number.NEGATIVE_INFINITY);
    }
    if (cycle.length > 0) expect(sum).toBeLessThan(0);
    for (let v = 0; v < n; v++) {
      if (distance[v] === Infinity) expect([before[v], edge[v]]).toEqual([-1, -1]);
      if (!Number.isFinite(distance[v])) continue;
      const path = pathTo(before, v);
      expect([path[0], edge[source]]).toEqual([source, -1]);
      let length = 0;
      for (const w of path.slice(1)) length += weights[edge[w]!]!;
      expect(length).toBe(distance[v]);
    }
  }
});

test("a path of 2·10^5 vertices", () => {
  const { n, from, to } = pathGraph(200_000);
  const { distance } = bellmanFord(
    csr(n, from, to),
    from.map(() => -1),
    0,
  );
  expect(distance[n - 1]).toBe(1 - n);
});

test("what is refused", () => {
  const graph = csr(2, [0], [1]);
  for (const weight of [Number.NaN, Number.NEGATIVE_INFINITY]) {
    const call = () => bellmanFord(graph, [weight], 0);
    expect(call).toThrow(`weights[0] must be finite, got ${weight}`);
  }
});

test("the least mean of a cycle, against all cycles", () => {
  for (const random of rounds(300)) {
    const n = random.int(1, 6);
    const { from, to } = randomGraph(random, n, random.int(0, 10));
    const weights = Array.from(from, () => random.int(-4, 9));
    let least = Infinity;
    const walk = (root: number, v: number, seen: number, sum: number, count: number): void => {
      for (const [e, u] of from.entries()) {
        if (u !== v || to[e]! < root) continue;
        const [w, longer] = [to[e]!, sum + weights[e]!];
        if (w === root) least = Math.min(least, longer / (count + 1));
        else if (((seen >> w) & 1) === 0) walk(root, w, seen | (1 << w), longer, count + 1);
      }
    };
    for (let root = 0; root < n; root++) walk(root, root, 1 << root, 0, 0);
    const cycle = minimumMeanCycle(csr(n, from, to), weights);
    expect(cycle ? cycle.sum / cycle.edges.length : Infinity).toBe(least);
    if (!cycle) continue;
    const { edges, sum } = cycle;
    expect(edges.reduce((total, e) => total + weights[e]!, 0)).toBe(sum);
    for (const [i, e] of edges.entries()) {
      expect(to[e]).toBe(from[edges[(i + 1) % edges.length]!]);
    }
  }
});
