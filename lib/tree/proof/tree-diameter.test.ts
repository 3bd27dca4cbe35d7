import { expect, it } from "vitest";
import { undirectedCsr } from "../../graph/csr";
import { treeDiameter } from "../tree-diameter";

it("a path of 10^5 vertices without weights; one vertex", () => {
  const n = 100_000;
  const a = Int32Array.from({ length: n - 1 }, (_, v) => v);
  const { length, path } = treeDiameter(
    undirectedCsr(
      n,
      a,
      a.map((v) => v + 1),
    ),
  );
  expect([length, path.length, path[0]! + path[n - 1]!]).toEqual([n - 1, n, n - 1]);
  expect(treeDiameter(undirectedCsr(1, [], []))).toEqual({ length: 0, path: Int32Array.of(0) });
});

it("refuses what is no tree and bad weights", () => {
  const graph = undirectedCsr(2, [0], [1]);
  for (const w of [-1, Number.NaN])
    expect(() => treeDiameter(graph, [w])).toThrow(`weights[0] must be ≥ 0, got ${w}`);
  // Three edges each, of four vertices.
  for (const edges of ["01 01 01", "01 12 20", "12 23 31", "00 12 23", "01 11 23", "01 23 23"]) {
    const ends = (at: number) => edges.split(" ").map((edge) => Number(edge[at]));
    const bad = undirectedCsr(4, ends(0), ends(1));
    expect(() => treeDiameter(bad)).toThrow("treeDiameter: the graph is not a tree");
  }
});
