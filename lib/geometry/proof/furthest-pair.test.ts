import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { furthestPair } from "../furthest-pair";

function square(x: Float64Array, y: Float64Array, i: number, j: number): bigint {
  return BigInt(x[i]! - x[j]!) ** 2n + BigInt(y[i]! - y[j]!) ** 2n;
}

it("points of a circle, where the distances differ by very little", () => {
  const random = new Random(2);
  for (let step = 0; step < 60; step++) {
    const n = 60;
    const angles = Array.from({ length: n }, () => random.float() * 2 * Math.PI);
    const radius = random.pick([40, 1e9]);
    const x = Float64Array.from(angles, (angle) => Math.round(radius * Math.cos(angle)));
    const y = Float64Array.from(angles, (angle) => Math.round(radius * Math.sin(angle)));
    let most = -1n;
    for (let j = 1; j < n; j++) {
      for (let i = 0; i < j; i++) if (square(x, y, i, j) > most) most = square(x, y, i, j);
    }
    expect(square(x, y, ...furthestPair(x, y))).toBe(most);
  }
});

it("equal points, and fewer than two", () => {
  expect(furthestPair(new Int32Array(3), new Int32Array(3))).toEqual([0, 1]);
  expect(() => furthestPair(new Int32Array(1), new Int32Array(1))).toThrow(
    "furthestPair: expected at least two points, got 1",
  );
});
