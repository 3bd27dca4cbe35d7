import { expect, it } from "vitest";
import { undirectedCsr } from "../../graph/csr";
import { ContourRanges } from "../contour-ranges";

it("one vertex, distances beyond the tree, an empty contour", () => {
  const ranges = new ContourRanges(undirectedCsr(1, [], []));
  const visited: number[][] = [];
  const visit = (...range: number[]) => visited.push(range);
  ranges.contour(0, 0, 9, visit);
  ranges.contour(0, 1, 2 ** 40, visit);
  ranges.contour(0, 0, 0, visit);
  expect(visited).toEqual([[0, 1, 1]]);
  expect(ranges.length).toBe(1);
});

it("refuses what is no tree, bad vertices and distances", () => {
  expect(() => new ContourRanges(undirectedCsr(2, [], []))).toThrow("2 vertices need 1 edges");
  const graph = { ...undirectedCsr(1, [], []), n: 2 ** 24 + 1 };
  expect(() => new ContourRanges(graph)).toThrow("ContourRanges: n must be at most 2^24");
  const ranges = new ContourRanges(undirectedCsr(2, [0], [1]));
  for (const bad of [-1, 2, 0.5, Number.NaN]) {
    expect(() => ranges.places(bad, () => {})).toThrow(`must be in [0, 2), got ${bad}`);
    expect(() => ranges.contour(bad, 0, 1, () => {})).toThrow("ContourRanges.contour: vertices");
  }
  for (const [l, r] of [
    [-1, 1],
    [0.5, 1],
    [2, 1],
    [0, Number.NaN],
  ] as const) {
    expect(() => ranges.contour(0, l, r, () => {})).toThrow(`0 ≤ l ≤ r, got ${l}, ${r}`);
  }
});
