import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { concaveMinPlusConvolution, minPlusConvolution } from "../min-plus-convolution";

it("negative numbers, and a factor that falls", () => {
  expect([...minPlusConvolution([3, 1, 0, 0], [-5, 4, -9])]).toEqual([-2, -4, -6, -8, -9, -9]);
  expect([...minPlusConvolution([2], [1, 5, 3])]).toEqual([3, 7, 5]);
});

it("large factors take no quadratic time, and an infinite term is allowed in the second", () => {
  const n = 300_000;
  const squares = Float64Array.from({ length: n }, (_, i) => i * i);
  const random = new Random(1);
  const start = random.int(0, n - 1);
  const point = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  point[start] = 7;
  const sums = minPlusConvolution(squares, point);
  expect([sums[start], sums[start + 1000]]).toEqual([7, 1_000_007]);
  expect(sums[start - 1] ?? Number.POSITIVE_INFINITY).toBe(Number.POSITIVE_INFINITY);
});

it("an empty factor", () => {
  expect(minPlusConvolution([], [1, 5, 3]).length).toBe(0);
  expect(minPlusConvolution([1, 5], []).length).toBe(0);
  expect(concaveMinPlusConvolution([], [1, 5, 3]).length).toBe(0);
  expect(concaveMinPlusConvolution([1, 5], []).length).toBe(0);
});
