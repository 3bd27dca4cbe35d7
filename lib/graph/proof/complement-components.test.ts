import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { complementComponents, complementDistances } from "../complement-components";
import { undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";

test("no vertex, loops and parallel edges, a path of 2·10^5 vertices", () => {
  expect(complementComponents(undirectedCsr(0, [], [])).count).toBe(0);
  expect(complementComponents(undirectedCsr(2, [0, 1, 0], [1, 0, 0])).count).toBe(2);
  const { n, from, to } = pathGraph(200_000);
  expect(complementComponents(undirectedCsr(n, from, to)).count).toBe(1);
});

test("distances, against rounds that go along all pairs without an edge", () => {
  for (const random of rounds(60)) {
    const n = random.int(1, 9);
    const joined = new Set<number>();
    const m = random.int(0, n * n);
    for (let e = 0; e < m; e++) {
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      joined.add(Math.min(u, v) * n + Math.max(u, v));
    }
    const source = random.int(0, n - 1);
    const steps = new Array<number>(n).fill(-1);
    steps[source] = 0;
    for (let step = 0; step < n; step++) {
      for (let u = 0; u < n; u++) {
        for (let v = 0; v < n; v++) {
          if (steps[u] !== step || steps[v] !== -1) continue;
          if (!joined.has(Math.min(u, v) * n + Math.max(u, v))) steps[v] = step + 1;
        }
      }
    }
    const edges = [...joined];
    const graph = undirectedCsr(
      n,
      edges.map((edge) => Math.floor(edge / n)),
      edges.map((edge) => edge % n),
    );
    expect([...complementDistances(graph, source)]).toEqual(steps);
  }
});
