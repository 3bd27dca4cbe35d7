import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

type Point = readonly [number, number];

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })), {
    minLength: bounds.minPoints,
    maxLength: 9,
    selector: String,
  })
  .filter(([a, b, ...others]) => others.some((c) => cross(a!, b!, c) !== 0))
  .map((points) => `${points.length}\n${points.map(line).join("")}`);

export const generators: Generators = {
  random: (random) => distinct(random, 40, () => [random.int(-6, 6), random.int(-6, 6)]),
  square: (random) => distinct(random, 60, () => onSquare(random, 20)),
  large: (random) => distinct(random, bounds.maxPoints, () => anywhere(random)),
  /** All points on the border of the largest square. */
  border: (random) =>
    distinct(random, bounds.maxPoints, () => onSquare(random, bounds.maxCoordinate)),
  /** Nearly on a line: rounded products do not tell on which side of it a point lies. */
  line: (random) =>
    distinct(random, 300, () => {
      const t = random.int(-99_999_999, 99_999_999);
      return [10 * t + random.int(0, 1), 7 * t + random.int(0, 1)];
    }),
};

const cross = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const anywhere = (random: Random): Point => [
  random.int(-bounds.maxCoordinate, bounds.maxCoordinate),
  random.int(-bounds.maxCoordinate, bounds.maxCoordinate),
];

function onSquare(random: Random, half: number): Point {
  const [along, across] = [random.int(-half, half), random.pick([-half, half])];
  return random.int(0, 1) === 0 ? [along, across] : [across, along];
}

function distinct(random: Random, n: number, point: () => Point): string {
  const lines = new Set<string>();
  while (lines.size < n) lines.add(line(point()));
  return `${n}\n${random.shuffle([...lines]).join("")}`;
}

const line = ([x, y]: Point) => `${x} ${y}\n`;
