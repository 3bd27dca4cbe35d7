import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { undirectedCsr } from "../csr";
import { OnlineBridges } from "../online-bridges";
import { pathGraph, randomGraph } from "../random-graph";
import { twoEdgeComponents } from "../two-edge-components";

test("after each edge of random graphs, what a search finds", () => {
  for (const random of rounds(80)) {
    const n = random.int(1, 12);
    const { from, to } = randomGraph(random, n, random.int(0, 14));
    const online = new OnlineBridges(n);
    for (let m = 1; m <= from.length; m++) {
      const [u, v] = [from[m - 1]!, to[m - 1]!];
      const isBridge = online.add(u, v);
      const graph = undirectedCsr(n, from.slice(0, m), to.slice(0, m));
      const { component, bridges, count } = twoEdgeComponents(graph);
      expect(isBridge).toBe(bridges.includes(m - 1));
      expect(online.bridges).toBe(bridges.length);
      expect(online.count).toBe(count - bridges.length); // blocks and bridges form a forest
      const [a, b] = [random.int(0, n - 1), random.int(0, n - 1)];
      expect(online.isTwoEdgeConnected(a, b)).toBe(component[a] === component[b]);
      expect(online.same(u, v)).toBe(true);
    }
  }
});

test("a path of 5·10^4 vertices in random order, closed by halves", () => {
  const { n, from, to } = pathGraph(50_000);
  const online = new OnlineBridges(n);
  for (const e of new Random(2).shuffle(from.slice())) online.add(from[e]!, to[e]!);
  expect([online.bridges, online.count]).toEqual([n - 1, 1]);
  expect(online.add(0, n / 2)).toBe(false);
  expect(online.bridges).toBe(n / 2 - 1);
  expect(online.isTwoEdgeConnected(1, n / 2 + 1)).toBe(false);
  online.add(n / 2 - 1, n - 1);
  expect([online.bridges, online.isTwoEdgeConnected(0, n - 1)]).toEqual([0, true]);
});

test("no edge connects yet", () => {
  const online = new OnlineBridges(2);
  expect([online.same(0, 1), online.count, online.bridges]).toEqual([false, 2, 0]);
  expect([online.add(1, 1), online.add(0, 1), online.add(1, 0)]).toEqual([false, true, false]);
});
