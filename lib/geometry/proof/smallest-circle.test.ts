import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { smallestCircle } from "../smallest-circle";
import { naiveSides } from "./smallest-circle.twin";

it("agrees with circles through all pairs and triples", () => {
  for (const random of rounds(250)) {
    const [n, most] = [random.int(1, 7), random.pick([1, 3, 10, 1e9])];
    const points = Array.from({ length: n }, () => [
      random.int(-most, most),
      random.int(-most, most),
    ]);
    const x = Float64Array.from(points, ([value]) => value!);
    const y = Float64Array.from(points, ([, value]) => value!);
    const { side, support, centre, radius } = smallestCircle(x, y);
    const sides = points.map(([px, py]) => side(px!, py!));
    expect(sides).toEqual(naiveSides(points as [number, number][]));
    expect(support.every((i) => sides[i] === 0)).toBe(true);
    points.forEach(([px, py], i) => {
      const distance = Math.hypot(px! - centre[0], py! - centre[1]);
      if (sides[i] === 0) expect(distance / (radius || 1)).toBeCloseTo(radius === 0 ? 0 : 1, 6);
      else expect(distance).toBeLessThanOrEqual(radius * (1 + 1e-9));
    });
  }
});

it("10^5 points, and points outside", () => {
  const random = new Random(2);
  const n = 100_000;
  const x = Int32Array.from({ length: n }, () => random.int(-1e9, 1e9));
  const y = Int32Array.from({ length: n }, () => random.int(-1e9, 1e9));
  const { side } = smallestCircle(x, y);
  expect([x.every((px, i) => side(px, y[i]!) >= 0), side(2e9, 0)]).toEqual([true, -1]);
  const alone = smallestCircle(Int32Array.of(3), Int32Array.of(4)).side;
  expect([alone(3, 4), alone(3, 5), alone(4, 4)]).toEqual([0, -1, -1]);
  const call = () => smallestCircle(new Int32Array(0), new Int32Array(0));
  expect(call).toThrow("smallestCircle: no points");
  expect(() => smallestCircle(new Int32Array(1), new Int32Array(2))).toThrow(
    /^smallestCircle: 1 x/,
  );
});
