import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { convolutionReal } from "../convolution-real";
import { naiveSums } from "./naive-sums";

it("comes close to the exact sums, for all short lengths", () => {
  const random = new Random(1);
  const terms = (length: number) => Array.from({ length }, () => random.int(-30_000, 30_000));
  for (let n = 1; n <= 40; n++) {
    for (const m of [1, 2, 3, 5, 8, 31, 64]) {
      const [a, b] = [terms(n), terms(m)];
      const sums = convolutionReal(a, Float64Array.from(b));
      expect(Array.from(sums, (sum) => BigInt(Math.round(sum)))).toEqual(naiveSums(a, b));
    }
  }
});

it("squares and takes fractions", () => {
  const a = Float64Array.of(0.5, -0.25, 3);
  const square = convolutionReal(a, a);
  [0.25, -0.25, 3.0625, -1.5, 9].forEach((sum, k) => {
    expect(square[k]).toBeCloseTo(sum, 12);
  });
});

it("keeps errors small where products are largest", () => {
  const n = 300_000;
  const a = new Int32Array(n).fill(5000);
  const b = new Int32Array(n).fill(-5000);
  const sums = convolutionReal(a, b);
  let worst = 0;
  for (let k = 0; k < sums.length; k++)
    worst = Math.max(worst, Math.abs(sums[k]! + 25e6 * Math.min(k + 1, sums.length - k)));
  expect(worst).toBeLessThan(0.02);
});

it("gives no sums of an empty factor, and refuses too many", () => {
  expect(convolutionReal([], [1, 2]).length).toBe(0);
  expect(convolutionReal([1, 2], []).length).toBe(0);
  const long = { length: 2 ** 24 } as ArrayLike<number>;
  const call = () => convolutionReal(long, [1, 2]);
  expect(call).toThrow("convolutionReal: expected at most 2^24 sums, got 16777217");
});
