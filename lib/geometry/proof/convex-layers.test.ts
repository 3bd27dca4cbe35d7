import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { convexLayers } from "../convex-layers";

type Point = readonly [bigint, bigint];

/** By definition: a point is on the border if some line through it has no points on one of its sides. */
function naive(points: readonly Point[]): number[] {
  const layers = points.map(() => -1);
  for (let layer = 0; layers.includes(-1); layer++) {
    const left = points.filter((_, i) => layers[i] === -1);
    const isOnBorder = (a: Point) => {
      const others = left.filter((b) => b[0] !== a[0] || b[1] !== a[1]);
      const isFree = (b: Point) =>
        others.every((c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) >= 0n);
      return others.length === 0 || others.some(isFree);
    };
    const border = new Set(left.filter(isOnBorder));
    points.forEach((point, i) => {
      if (border.has(point)) layers[i] = layer;
    });
  }
  return layers;
}

it("agrees with borders by definition, also for equal points and points on lines", () => {
  const random = new Random(1);
  for (let step = 0; step < 300; step++) {
    const [n, most] = [random.int(0, 16), random.pick([1, 2, 4, 9, 1e9, 2 ** 50])];
    const x = Float64Array.from({ length: n }, () => random.int(-most, most));
    const y = Float64Array.from({ length: n }, () => random.int(-most, most));
    if (step % 9 === 0) x.fill(x[0] ?? 0);
    const points = Array.from(x, (value, i): Point => [BigInt(value), BigInt(y[i]!)]);
    const layers = Array.from(convexLayers(x, y));
    const expected = naive(points);
    holdEqual(layers.join(), expected.join(), [points, layers]);
  }
});

it("bridges that cross very near the border of two halves, at large coordinates", () => {
  for (const random of rounds(150)) {
    // Points of two nearly flat arcs whose long lines meet about x = 0.
    const far = random.pick([2 ** 30, 2 ** 45]);
    const xs: number[] = [];
    const ys: number[] = [];
    for (let k = 0; k < 14; k++) {
      const at = random.int(-far, far);
      xs.push(at);
      ys.push(-Math.abs(at) + random.int(-2, 2));
    }
    const points = xs.map((value, i): Point => [BigInt(value), BigInt(ys[i]!)]);
    expect(Array.from(convexLayers(Float64Array.from(xs), Float64Array.from(ys)))).toEqual(
      naive(points),
    );
  }
});
