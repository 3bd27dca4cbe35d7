import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { DisjointSets } from "../../structure/disjoint-sets";
import { csr, undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";
import { stronglyConnectedComponents } from "../strongly-connected-components";

test("of an undirected graph: its connected components", () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = new Random(seed);
    const n = random.int(1, 12);
    const side = () => Array.from({ length: m }, () => random.int(0, n - 1));
    const m = random.int(0, 12);
    const a = side();
    const b = side();
    const sets = new DisjointSets(n);
    for (const [e, v] of a.entries()) sets.union(v, b[e]!);
    const { count, component } = stronglyConnectedComponents(undirectedCsr(n, a, b));
    expect(count).toBe(sets.count);
    for (const [e, v] of a.entries()) expect(component[v]).toBe(component[b[e]!]);
  }
});

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(stronglyConnectedComponents(csr(0, [], []))).toEqual({
    count: 0,
    component: new Int32Array(0),
  });
  const { n, from, to } = pathGraph(200_000);
  const path = stronglyConnectedComponents(csr(n, from, to));
  expect(path.count).toBe(n);
  expect(path.component.every((c, v) => c === v)).toBe(true);
  expect(stronglyConnectedComponents(csr(n, [...from, n - 1], [...to, 0])).count).toBe(1);
});
