import { expect, test } from "vitest";
import { undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";
import { treewidthTwo } from "../treewidth-two";

test("no vertex, loops and parallel edges, a path of 30,000 vertices", () => {
  expect(treewidthTwo(undirectedCsr(0, [], []))!.order.length).toBe(0);
  const two = treewidthTwo(undirectedCsr(2, [0, 1, 0, 1], [1, 0, 0, 1]))!;
  expect([...two.parent]).toEqual([1, -1]);
  const { n, from, to } = pathGraph(30_000);
  const { one, parent } = treewidthTwo(undirectedCsr(n, from, to))!;
  expect(parent.filter((above) => above === -1).length).toBe(1);
  expect(one.filter((v) => v === -1).length).toBe(1);
});
