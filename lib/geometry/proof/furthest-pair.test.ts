import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { furthestPair } from "../furthest-pair";

const square = (x: Float64Array, y: Float64Array, i: number, j: number): bigint =>
  BigInt(x[i]! - x[j]!) ** 2n + BigInt(y[i]! - y[j]!) ** 2n;

it("agrees with all pairs", () => {
  const random = new Random(1);
  for (let step = 0; step < 800; step++) {
    const [n, most] = [random.int(2, 14), random.pick([1, 2, 5, 30, 1e9, 2 ** 50])];
    const x = Float64Array.from({ length: n }, () => random.int(-most, most));
    const y = Float64Array.from({ length: n }, () => random.int(-most, most));
    if (step % 5 === 0) x.fill(x[0]!);
    if (step % 5 === 1) y.fill(y[0]!);
    let most2 = -1n;
    for (let j = 1; j < n; j++)
      for (let i = 0; i < j; i++) if (square(x, y, i, j) > most2) most2 = square(x, y, i, j);
    const [i, j] = furthestPair(x, y);
    expect(i).toBeLessThan(j);
    expect(square(x, y, i, j)).toBe(most2);
  }
});

it("equal points, and fewer than two", () => {
  expect(furthestPair(new Int32Array(3), new Int32Array(3))).toEqual([0, 1]);
  const call = () => furthestPair(new Int32Array(1), new Int32Array(1));
  expect(call).toThrow("furthestPair: expected at least two points, got 1");
});
