import { expect, test } from "vitest";
import { csr, undirectedCsr } from "../csr";
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

test("what is refused", () => {
  const edge = undirectedCsr(2, [0], [1]);
  expect(() => stNumbering(csr(2, [0], [1]), 0, 1)).toThrow("stNumbering: expected a graph of");
  expect(() => stNumbering(edge, 2, 1)).toThrow("stNumbering: s must be a vertex in [0, 2), got 2");
  expect(() => stNumbering(edge, 0, -1)).toThrow("stNumbering: t must be a vertex");
  expect(() => stNumbering(edge, 1, 1)).toThrow("stNumbering: s and t must differ, got 1 twice");
});
