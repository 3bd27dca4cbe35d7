import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { closestPair } from "./closest-pair";

function square(x: Float64Array, y: Float64Array, i: number, j: number): bigint {
  return BigInt(x[i]! - x[j]!) ** 2n + BigInt(y[i]! - y[j]!) ** 2n;
}

it("agrees with all pairs", () => {
  const random = new Random(1);
  for (let step = 0; step < 3000; step++) {
    const n = random.int(2, step < 2500 ? 12 : 80);
    const most = random.pick([1, 4, 30, 1000, 1e9, 2 ** 50]);
    const x = Float64Array.from({ length: n }, () => random.int(-most, most));
    const y = Float64Array.from({ length: n }, () => random.int(-most, most));
    if (step % 3 === 0) x.fill(x[0]!);
    let least = square(x, y, 0, 1);
    for (let j = 1; j < n; j++) {
      for (let i = 0; i < j; i++) if (square(x, y, i, j) < least) least = square(x, y, i, j);
    }
    const [i, j] = closestPair(x, y);
    expect(i).toBeLessThan(j);
    expect(square(x, y, i, j)).toBe(least);
  }
});

it("distances that differ by less than a double can tell", () => {
  // The squares 10^18 and 10^18 + 1 have one double.
  const x = Float64Array.of(0, 1e9, 4e9, 4e9 + 1);
  const y = Float64Array.of(0, 1, 0, 1e9 - 1);
  const shorter = closestPair(x, y);
  expect(shorter).toEqual([2, 3]);
  expect(closestPair(x.slice().reverse(), y.slice().reverse())).toEqual([0, 1]);
  expect(closestPair(Float64Array.of(0, 1e9, 4e9, 5e9), Float64Array.of(0, 1, 0, 0))).toEqual([
    2, 3,
  ]);
});

it("a grid of 250 000 equal distances with one closer pair, and equal points", () => {
  const side = 500;
  const x = Int32Array.from({ length: side * side }, (_, i) => 1000 * (i % side));
  const y = Int32Array.from({ length: side * side }, (_, i) => 1000 * Math.floor(i / side));
  y[123456]! += 1;
  expect(closestPair(x, y)).toEqual([123456, 123956]);
  const same = new Int32Array(100_000).fill(7);
  expect(closestPair(same, same).length).toBe(2);
});

it("refuses fewer than two points", () => {
  expect(() => closestPair(new Int32Array(1), new Int32Array(1))).toThrow(
    "closestPair: expected at least two points, got 1",
  );
  expect(() => closestPair(new Int32Array(1), new Int32Array(2))).toThrow("closestPair: 1 x");
});
