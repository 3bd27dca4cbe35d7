import { expect, it } from "vitest";
import { undirectedCsr } from "../../graph/csr";
import { distanceCounts } from "../distance-counts";

it("one vertex and two; a star of a hundred thousand; a path of a thousand", () => {
  expect([...distanceCounts(undirectedCsr(1, [], []))]).toEqual([1]);
  expect([...distanceCounts(undirectedCsr(2, [1], [0]))]).toEqual([2, 1]);
  const n = 100_001;
  const leaves = Int32Array.from({ length: n - 1 }, (_, e) => e + 1);
  const counts = distanceCounts(undirectedCsr(n, new Int32Array(n - 1), leaves));
  expect([...counts.subarray(0, 4)]).toEqual([n, n - 1, ((n - 1) * (n - 2)) / 2, 0]);
  const path = undirectedCsr(
    1000,
    leaves.subarray(0, 999),
    leaves.map((v) => v - 1).subarray(0, 999),
  );
  expect([...distanceCounts(path)]).toEqual(Array.from({ length: 1000 }, (_, d) => 1000 - d));
});

it("refuses what is no tree", () => {
  const graph = { ...undirectedCsr(1, [], []), n: 2 ** 22 + 1 };
  expect(() => distanceCounts(graph)).toThrow("distanceCounts: n must be at most 2^22");
});
