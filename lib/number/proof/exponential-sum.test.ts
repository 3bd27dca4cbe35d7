import { expect, it } from "vitest";
import { exponentialLimit, exponentialSum } from "../exponential-sum";
import { Mod } from "../mod";

it("a geometric series, and a number of terms beyond 2^53", () => {
  const mod = new Mod(1_000_000_007);
  expect(exponentialLimit([1], 2, mod)).toBe(1_000_000_006); // 1 / (1 - 2)
  expect(exponentialSum([1], 2, 10n ** 30n * 1_000_000_006n + 5n, mod)).toBe(31);
});

it("a sum of zeros", () => {
  const mod = new Mod(7);
  const six = new Int32Array(6);
  expect(exponentialSum(six, 1, 3, mod)).toBe(0);
});
