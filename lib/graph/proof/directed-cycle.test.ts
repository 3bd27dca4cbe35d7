import { expect, test } from "vitest";
import { csr } from "../csr";
import { directedCycle } from "../directed-cycle";
import { pathGraph } from "../random-graph";

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(directedCycle(csr(0, [], []))).toBe(undefined);
  const { n, from, to } = pathGraph(200_000);
  expect(directedCycle(csr(n, from, to))).toBe(undefined);
  expect(directedCycle(csr(n, [...from, n - 1], [...to, 0]))!.edges.length).toBe(n);
});
