import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { dEdgeShortestPath } from "../d-edge-shortest-path";
import { divideAndConquer } from "../divide-and-conquer";

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
  for (const d of [1, 2, 9])
    expect(dEdgeShortestPath(n, d, cost)).toBe(divideAndConquer(n, d, cost)[n]);
  expect(dEdgeShortestPath(n, n, cost)).toBe(0);
});
