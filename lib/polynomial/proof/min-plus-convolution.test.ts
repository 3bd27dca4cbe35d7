import { expect, it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { Random } from "../../sequence/random";
import { minPlusConvolution } from "../min-plus-convolution";
import { twin } from "./min-plus-convolution.twin";
import { solve } from "./min-plus-convolution.verify";
import { twin as convexTwin } from "./min-plus-convolution-convex-convex.twin";
import { solve as solveConvex } from "./min-plus-convolution-convex-convex.verify";

it("agrees with the twin", () => holdToTwin(twin, solve, 100));

it("agrees with the twin of two convex factors", () => holdToTwin(convexTwin, solveConvex, 30));

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
  expect(sums[start]).toBe(7);
  expect(sums[start + 1000]).toBe(1_000_007);
  expect(sums[start - 1] ?? Number.POSITIVE_INFINITY).toBe(Number.POSITIVE_INFINITY);
});

it("an empty factor, and what is refused", () => {
  expect(minPlusConvolution([], [1, 5, 3]).length).toBe(0);
  expect(minPlusConvolution([1, 5], []).length).toBe(0);
  expect(() => minPlusConvolution([0, 2, 3], [1])).toThrow(
    "minPlusConvolution: the first factor is not convex at 1",
  );
  expect(() => minPlusConvolution([1], [0, Number.NaN])).toThrow(
    "minPlusConvolution: expected a number at 1, got NaN",
  );
  expect(() => minPlusConvolution([0, Number.NaN, 1], [0])).toThrow(/^minPlusConvolution/);
  expect(() => minPlusConvolution([Number.NaN], [0])).toThrow("expected a number at 0, got NaN");
});
