import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { dijkstra } from "../dijkstra";
import { RangeGraph } from "../range-graph";
import { ZeroOneSearch } from "../zero-one-search";

it("distances are those over all arcs one by one, with any weights and with 0 and 1", () => {
  for (let seed = 0; seed < 150; seed++) {
    const random = new Random(seed);
    const size = random.int(1, 14);
    const ranges = new RangeGraph(size);
    const arcs: (readonly [from: number, to: number, weight: number])[] = [];
    for (let adds = random.int(0, 6); adds > 0; adds--) {
      const [l, low] = [random.int(0, size), random.int(0, size)];
      const [r, high] = [random.int(l, size), random.int(low, size)];
      const weight = random.int(0, seed % 2 === 0 ? 1 : 30);
      ranges.add(l, r, low, high, weight);
      for (let u = l; u < r; u++) for (let v = low; v < high; v++) arcs.push([u, v, weight]);
    }
    const source = random.int(0, size - 1);
    const distance = new Float64Array(size).fill(Infinity);
    distance[source] = 0;
    for (let round = 0; round < size; round++)
      for (const [u, v, w] of arcs) distance[v] = Math.min(distance[v]!, distance[u]! + w);
    const { graph, weights, edges } = ranges.build();
    expect(dijkstra(graph, weights, source).distance.slice(0, size)).toEqual(distance);
    if (seed % 2 === 1) continue;
    const { costs } = new ZeroOneSearch(graph.n, [source], edges);
    expect(Array.from(costs.subarray(0, size), (cost) => (cost < 0 ? Infinity : cost))).toEqual([
      ...distance,
    ]);
  }
});
