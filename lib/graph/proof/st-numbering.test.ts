import { expect, test } from "vitest";
import { undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";
import { stNumbering } from "../st-numbering";

test("two vertices, loops, a path of 2·10^5 vertices", () => {
  expect(stNumbering(undirectedCsr(2, [], []), 0, 1)).toBe(undefined);
  expect([...stNumbering(undirectedCsr(2, [0, 0], [0, 1]), 1, 0)!]).toEqual([1, 0]);
  const { n, from, to } = pathGraph(200_000);
  const path = undirectedCsr(n, from, to);
  expect(stNumbering(path, 0, n - 1)!.every((number, v) => number === v)).toBe(true);
  expect(stNumbering(path, 0, n - 2)).toBe(undefined);
});
