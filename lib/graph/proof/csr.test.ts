import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import {
  type Csr,
  checkUndirected,
  checkVertex,
  checkWeights,
  csr,
  reversedCsr,
  undirectedCsr,
} from "../csr";

/** [head, edge] of every arc, by vertex. */
function rows(graph: Csr): number[][][] {
  return Array.from({ length: graph.n }, (_, v) => {
    const arcs: number[][] = [];
    for (let arc = graph.start[v]!; arc < graph.start[v + 1]!; arc++)
      arcs.push([graph.head[arc]!, graph.edge[arc]!]);
    return arcs;
  });
}

test("random graphs with loops and parallel edges: rows as filtered lists", () => {
  for (const random of rounds(400)) {
    const [n, m] = [random.int(1, 7), random.int(0, 12)];
    const vertex = () => random.int(0, n - 1);
    const from = Int32Array.from({ length: m }, vertex);
    const to = Int32Array.from({ length: m }, vertex);
    const ids = Array.from(from.keys());
    const vertices = Array.from({ length: n }, (_, v) => v);

    const directed = csr(n, from, to);
    expect([directed.n, directed.m, directed.start[0], directed.start[n]]).toEqual([n, m, 0, m]);
    expect(rows(directed)).toEqual(
      vertices.map((v) => ids.filter((e) => from[e] === v).map((e) => [to[e], e])),
    );
    expect(rows(csr(n, [...from], [...to]))).toEqual(rows(directed));

    const undirected = undirectedCsr(n, from, to);
    expect([undirected.m, undirected.start[n], undirected.head.length]).toEqual([m, 2 * m, 2 * m]);
    expect(rows(undirected).map(sorted)).toEqual(
      vertices.map((v) =>
        sorted([
          ...ids.filter((e) => from[e] === v).map((e) => [to[e]!, e]),
          ...ids.filter((e) => to[e] === v).map((e) => [from[e]!, e]),
        ]),
      ),
    );
    for (const row of rows(undirected)) {
      const edges = row.map(([, e]) => e!);
      expect(edges).toEqual([...edges].sort((x, y) => x - y));
    }

    expect(rows(reversedCsr(directed)).map(sorted)).toEqual(rows(csr(n, to, from)).map(sorted));
    expect(rows(reversedCsr(undirected)).map(sorted)).toEqual(rows(undirected).map(sorted));
  }
});

test("no vertex, no edge", () => {
  for (const build of [csr, undirectedCsr]) {
    expect(build(0, [], [])).toMatchObject({ n: 0, m: 0, start: new Int32Array(1) });
    expect([...reversedCsr(build(3, [], [])).start]).toEqual([0, 0, 0, 0]);
  }
});

test("the checks of the algorithms", () => {
  const directed = csr(2, [0], [1]);
  for (const vertex of [-1, 2, 0.5, Number.NaN]) {
    const call = () => checkVertex(directed, vertex, "dijkstra: source");
    expect(call).toThrow(`dijkstra: source must be a vertex in [0, 2), got ${vertex}`);
  }
  checkVertex(directed, 1, "");
  const call = () => checkUndirected(directed, "bridges");
  expect(call).toThrow("bridges: expected a graph of undirectedCsr, got 1 arcs for 1 edges");
  checkUndirected(undirectedCsr(2, [0], [1]), "");
  checkUndirected(undirectedCsr(3, [0, 1], [1, 2]), "");
  checkWeights(directed, [7], "");
  expect(() => checkWeights(directed, [], "dijkstra")).toThrow(
    "dijkstra: expected 1 weights, got 0",
  );
});

function sorted(row: number[][]): number[][] {
  return [...row].sort((x, y) => x[1]! - y[1]! || x[0]! - y[0]!);
}
