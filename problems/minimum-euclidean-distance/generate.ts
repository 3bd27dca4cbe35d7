import fc from "fast-check";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

type Point = readonly [number, number];

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 })), {
    minLength: bounds.minPoints,
    maxLength: 9,
    selector: String,
  })
  .map((points) => `${points.length}\n${points.map(line).join("")}`);

const most = bounds.maxCoordinate;

export const generators: Generators = {
  random: (random) => distinct(300, () => [random.int(-1000, 1000), random.int(-1000, 1000)]),
  far: (random) => distinct(4, () => [random.int(-most, most), random.int(-most, most)]),
  column: (random) => distinct(1500, () => [7, random.int(-most, most)]),
  large: (random) =>
    distinct(bounds.maxPoints, () => [random.int(-most, most), random.int(-most, most)]),
  /** All points on few lines upright: sorting by x alone leaves all pairs. */
  columns: (random) =>
    distinct(bounds.maxPoints, () => [
      1_000_000 * random.int(-1000, 1000),
      random.int(-most, most),
    ]),
};

function distinct(n: number, point: () => Point): string {
  const lines = new Set<string>();
  while (lines.size < n) lines.add(line(point()));
  return `${n}\n${[...lines].join("")}`;
}

const line = ([x, y]: Point) => `${x} ${y}\n`;
