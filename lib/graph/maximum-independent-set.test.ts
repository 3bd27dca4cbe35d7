import { expect, test } from "vitest";
import { holdToTwin } from "../../scripts/verify/hold-to-twin";
import { csr, undirectedCsr } from "./csr";
import { maximumIndependentSet } from "./maximum-independent-set";
import { twin } from "./maximum-independent-set.twin";
import { solve } from "./maximum-independent-set.verify";
import { pathGraph } from "./random-graph";

test("random graphs: the largest of all sets", () => holdToTwin(twin, solve, 400));

test("no vertex, loops, a path and a ring of 64 vertices", () => {
  expect(maximumIndependentSet(undirectedCsr(0, [], []))).toHaveLength(0);
  expect([...maximumIndependentSet(undirectedCsr(40, [0, 35], [0, 35]))]).toEqual(
    Array.from({ length: 40 }, (_, v) => v).filter((v) => v !== 0 && v !== 35),
  );
  const { n, from, to } = pathGraph(64);
  expect(maximumIndependentSet(undirectedCsr(n, from, to)).length).toBe(32);
  expect(maximumIndependentSet(undirectedCsr(n, [...from, 63], [...to, 0])).length).toBe(32);
});

test("what is refused", () => {
  expect(() => maximumIndependentSet(undirectedCsr(65, [], []))).toThrow(
    "n must be at most 64, got 65",
  );
  expect(() => maximumIndependentSet(csr(2, [0], [1]))).toThrow(
    "expected a graph of undirectedCsr",
  );
});
