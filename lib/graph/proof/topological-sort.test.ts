import { expect, test } from "vitest";
import { csr } from "../csr";
import { pathGraph } from "../random-graph";
import { topologicalSort } from "../topological-sort";

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(topologicalSort(csr(0, [], []))).toHaveLength(0);
  const { n, from, to } = pathGraph(200_000);
  const order = topologicalSort(csr(n, to, from))!;
  expect(order.every((v, at) => v === n - 1 - at)).toBe(true);
  expect(topologicalSort(csr(n, [...from, n - 1], [...to, 0]))).toBe(undefined);
});
