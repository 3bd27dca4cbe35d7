import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { pathTo } from "../path-to";
import { ZeroOneSearch } from "../zero-one-search";

test("random graphs: costs against relaxation, paths that cost as much", () => {
  for (const random of rounds(250)) {
    const count = random.int(1, 12);
    const edges = Array.from({ length: random.int(0, 30) }, () => ({
      from: random.int(0, count - 1),
      to: random.int(0, count - 1),
      cost: random.int(0, 1),
    }));
    const sources = Array.from({ length: random.int(1, 3) }, () => random.int(0, count - 1));
    const visits = new Int32Array(count);
    const search = new ZeroOneSearch(count, sources, (node, visit) => {
      visits[node]!++;
      for (const edge of edges) if (edge.from === node) visit(edge.to, edge.cost);
    });
    const costs: number[] = new Array(count).fill(99);
    for (const source of sources) costs[source] = 0;
    for (let round = 0; round < count; round++)
      for (const { from, to, cost } of edges) costs[to] = Math.min(costs[to]!, costs[from]! + cost);
    expect([...visits]).toEqual(costs.map((cost) => (cost === 99 ? 0 : 1)));
    expect([...search.costs]).toEqual(costs.map((cost) => (cost === 99 ? -1 : cost)));
    for (let node = 0; node < count; node++) {
      const path = pathTo(search.before, node);
      expect(path.length > 0).toBe(costs[node] !== 99);
      let paid = 0;
      for (let at = 1; at < path.length; at++) {
        const choices = edges.filter(({ from, to }) => from === path[at - 1] && to === path[at]);
        paid += Math.min(...choices.map(({ cost }) => cost));
      }
      if (path.length > 0)
        expect([sources.includes(path[0]!), path[path.length - 1], paid]).toEqual([
          true,
          node,
          costs[node],
        ]);
    }
  }
});

test("sources come before themselves, as pathTo expects, also when named twice", () => {
  const edges = [[1], [0, 2], []];
  const search = new ZeroOneSearch(4, [0, 0], (node, visit) => {
    for (const target of edges[node]!) visit(target, target % 2);
  });
  expect([...search.before]).toEqual([0, 0, 1, -1]);
  expect([...pathTo(search.before, 2)]).toEqual([0, 1, 2]);
  expect([...pathTo(search.before, 0)]).toEqual([0]);
  expect([...pathTo(search.before, 3)]).toEqual([]);
});

test("edges: no node, no source", () => {
  expect(new ZeroOneSearch(0, [], () => {}).costs).toHaveLength(0);
  expect([...new ZeroOneSearch(2, [], () => {}).costs]).toEqual([-1, -1]);
});

test("a path of 2·10^5 nodes, every other edge free", () => {
  const n = 200_000;
  const search = new ZeroOneSearch(n, [0], (node, visit) => {
    if (node > 0) visit(node - 1, (node - 1) % 2);
    if (node < n - 1) visit(node + 1, node % 2);
  });
  expect(search.costs[n - 1]).toBe(n / 2 - 1);
  expect(pathTo(search.before, n - 1).length).toBe(n);
});
