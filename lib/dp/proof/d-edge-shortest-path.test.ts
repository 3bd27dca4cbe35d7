import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { dEdgeShortestPath } from "../d-edge-shortest-path";
import { divideAndConquer } from "../divide-and-conquer";
import { mongeMatrix } from "./smawk.twin";

it("Monge matrices: every number of ranges, costs of any sign", () => {
  const random = new Random(1);
  for (let step = 0; step < 60; step++) {
    const n = random.int(1, 10);
    const matrix = mongeMatrix(random, n + 1, n + 1);
    const cost = (l: number, r: number) => matrix[l]![r]!;
    for (let d = 1; d <= n; d++) {
      expect(dEdgeShortestPath(n, d, cost)).toBe(divideAndConquer(n, d, cost)[n]);
    }
  }
});

it("post offices on a line of 10^10: largest cost · n is beyond 2^53, the sums are not", () => {
  const random = new Random(2);
  const n = 1000;
  const places = Float64Array.from({ length: n }, () => random.int(0, 1e10)).sort();
  const sums = [0];
  for (const place of places) sums.push(sums.at(-1)! + place);
  const cost = (l: number, r: number) => {
    const middle = (l + r) >> 1; // the places behind it less those before it
    const before = (middle - l) * places[middle]! - (sums[middle]! - sums[l]!);
    return before + (sums[r]! - sums[middle]!) - (r - middle) * places[middle]!;
  };
  for (const d of [1, 2, 9]) {
    expect(dEdgeShortestPath(n, d, cost)).toBe(divideAndConquer(n, d, cost)[n]);
  }
  expect(dEdgeShortestPath(n, n, cost)).toBe(0);
});

it("refuses bad arguments, and costs whose sums are not exact or not convex", () => {
  const call = (n: number, d: number, cost: (l: number, r: number) => number) => () =>
    dEdgeShortestPath(n, d, cost);
  for (const n of [0, 0.5, 2 ** 27]) expect(call(n, 1, () => 0)).toThrow("n must be in [1, 2^26]");
  for (const d of [0, 0.5, 4]) {
    expect(call(3, d, () => 0)).toThrow(`d must be in [1, 3], got ${d}`);
  }
  const expected =
    "dEdgeShortestPath: expected integer costs of a Monge graph with sums within 2^53";
  expect(call(3, 2, () => 0.5)).toThrow(`${expected}, got 1.5 for [0, 1) at 1 more a range`);
  expect(call(3, 3, (l, r) => (r - l === 1 ? 2 ** 52 : 0))).toThrow(expected);
});
