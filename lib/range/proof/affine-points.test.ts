import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { AffinePoints } from "../affine-points";

it("gives single weights, of fractional places and equal ones too", () => {
  const random = new Random(1);
  for (const n of [0, 1, 4, 5, 40]) {
    const xs = Array.from({ length: n }, () => random.int(-4, 4) / 2);
    const ys = Array.from({ length: n }, () => random.int(-4, 4) / 2);
    const points = new AffinePoints(xs, ys, { xs: [0, 0, 1], ys: [1] });
    const weights = new Map<number, number>();
    for (let step = 0; step < 200; step++) {
      if (n > 0 && random.int(0, 1) === 0) {
        const i = random.int(0, n - 1);
        weights.set(i, step);
        points.set(i, step);
        continue;
      }
      const [left, bottom] = [random.int(-5, 3), random.int(-5, 3)];
      const [right, top] = [left + random.int(0, 9), bottom + random.int(0, 9)];
      points.apply(left, bottom, right, top, 1e6, step);
      for (const [i, w] of weights) {
        const isIn = xs[i]! >= left && xs[i]! < right && ys[i]! >= bottom && ys[i]! < top;
        if (isIn) weights.set(i, (1e6 * w + step) % 998244353);
      }
    }
    expect(Array.from(xs, (_, i) => points.get(i))).toEqual(
      Array.from(xs, (_, i) => weights.get(i) ?? 0),
    );
    const sum = [...weights.values()].reduce((all, w) => (all + w) % 998244353, 0);
    expect(points.sum(-Infinity, -Infinity, Infinity, Infinity)).toBe(sum);
  }
});

it("refuses what is outside", () =>
  expect(() => new AffinePoints([Number.NaN], [1])).toThrow(
    "AffinePoints: point 0 is at (NaN, 1)",
  ));
