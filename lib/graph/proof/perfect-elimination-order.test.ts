import { expect, test } from "vitest";
import { undirectedCsr } from "../csr";
import { perfectEliminationOrder } from "../perfect-elimination-order";
import { pathGraph } from "../random-graph";

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(perfectEliminationOrder(undirectedCsr(0, [], [])).order).toEqual(new Int32Array(0));
  const { n, from, to } = pathGraph(200_000);
  expect(perfectEliminationOrder(undirectedCsr(n, from, to)).cycle).toBe(undefined);
  const ring = perfectEliminationOrder(undirectedCsr(n, [...from, n - 1], [...to, 0]));
  expect([ring.order, ring.cycle!.length]).toEqual([undefined, n]);
});
