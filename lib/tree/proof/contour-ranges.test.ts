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
  expect(ranges.size).toBe(1);
});

it("refuses what is no tree, bad vertices and distances", () => {
  const graph = { ...undirectedCsr(1, [], []), n: 2 ** 24 + 1 };
  expect(() => new ContourRanges(graph)).toThrow("ContourRanges: n must be at most 2^24");
});
