import { expect, test } from "vitest";
import { undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";
import { steinerTree } from "../steiner-tree";

test("no terminal, one, the same twice, unconnected ones, edges of weight 0", () => {
  const graph = undirectedCsr(4, [0, 1], [1, 2]);
  expect(steinerTree(graph, [0, 0], [])).toHaveLength(0);
  expect(steinerTree(graph, [0, 0], [3])).toHaveLength(0);
  expect(steinerTree(graph, [0, 0], [1, 1])).toHaveLength(0);
  expect(steinerTree(graph, [0, 0], [0, 3])).toBe(undefined);
  expect([...steinerTree(graph, [0, 0], [2, 0])!]).toEqual([0, 1]);
});

test("a path of 2·10^5 vertices between its ends", () => {
  const { n, from, to } = pathGraph(200_000);
  const tree = steinerTree(undirectedCsr(n, from, to), from, [0, n - 1])!;
  expect(tree.every((e, i) => e === i)).toBe(true);
  expect(tree.length).toBe(n - 1);
});

test("what is refused", () => {
  const graph = undirectedCsr(2, [0], [1]);
  for (const weight of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => steinerTree(graph, [weight], [0])).toThrow(`finite and ≥ 0, got ${weight}`);
  const many = new Array(27).fill(0);
  expect(() => steinerTree(graph, [1], many)).toThrow("27 terminals and 2 vertices are too many");
});
