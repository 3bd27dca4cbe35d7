import type { Twin } from "../../../scripts/verify/twin";
import {
  circlePoints,
  fileOf,
  linePoints,
  type Point,
  parseTests,
  randomPoints,
} from "./convex-hull.twin";

const square = (a: Point, b: Point) => BigInt(a[0] - b[0]) ** 2n + BigInt(a[1] - b[1]) ** 2n;

/** The best pair of all by `isBetter`, in BigInt. */
export function bestPairs(input: string, isBetter: (a: bigint, b: bigint) => boolean): string {
  const pairs = parseTests(input).map((points) => {
    let best = [0, 1];
    let value = square(points[0]!, points[1]!);
    points.forEach((point, j) => {
      for (let i = 0; i < j; i++) {
        const other = square(points[i]!, point);
        if (isBetter(other, value)) [best, value] = [[i, j], other];
      }
    });
    return `${best.join(" ")}\n`;
  });
  return pairs.join("");
}

/** Two different indices in each test, as far from each other as the expected ones. */
export function checkPairs(input: string, output: string, expected: string | undefined): void {
  const indices = output.trim().split(/\s+/).map(Number);
  const wanted = expected?.trim().split(/\s+/).map(Number);
  const tests = parseTests(input);
  if (indices.length !== 2 * tests.length) throw new Error(`expected ${2 * tests.length} indices`);
  tests.forEach((points, test) => {
    const [i, j] = [indices[2 * test]!, indices[2 * test + 1]!];
    const [a, b] = [points[i], points[j]];
    if (a === undefined || b === undefined || i === j)
      throw new Error(`test ${test}: ${i} and ${j}`);
    if (wanted === undefined) return;
    const distance = square(points[wanted[2 * test]!]!, points[wanted[2 * test + 1]!]!);
    if (square(a, b) !== distance) {
      throw new Error(`test ${test}: expected the square ${distance}, got ${square(a, b)}`);
    }
  });
}

export const twin: Twin = {
  problem: "closest_pair",
  timeLimitMs: 5_000,
  generators: {
    small: (random) =>
      fileOf(
        Array.from({ length: 20 }, () =>
          randomPoints(random, random.int(2, 12), random.pick([1, 3, 30, 1e9])),
        ),
      ),
    middle: (random) =>
      fileOf([
        randomPoints(random, 100, 1e9),
        circlePoints(random, 100, 1e9),
        linePoints(random, 60, 1e9),
      ]),
    "max-random": (random) => fileOf([randomPoints(random, 500_000, 1e9)]),
    "max-line": (random) => fileOf([linePoints(random, 500_000, 1e9)]),
    "max-circle": (random) => fileOf([circlePoints(random, 500_000, 1e9)]),
    "max-column": (random) => fileOf([randomPoints(random, 500_000, 1e9).map(([, y]) => [5, y])]),
    "max-grid": (random) => {
      const side = 707;
      const grid = Array.from(
        { length: side * side },
        (_, i): Point => [(i % side) * 1e6, Math.floor(i / side) * 1e6],
      );
      return fileOf([random.shuffle(grid)]);
    },
    "max-tests": (random) =>
      fileOf(Array.from({ length: 100_000 }, () => randomPoints(random, 5, 1e9))),
  },
  atBounds: {
    "max-same": () => fileOf([Array.from({ length: 500_000 }, (): Point => [1e9, -1e9])]),
    "max-corners": (random) =>
      fileOf([
        Array.from(
          { length: 500_000 },
          (): Point => [random.pick([-1e9, 1e9]), random.pick([-1e9, 1e9])],
        ),
      ]),
    // Two columns far apart, the points of each a step apart.
    "max-two-columns": (random) =>
      fileOf([
        random.shuffle(
          Array.from(
            { length: 500_000 },
            (_, i): Point => [i % 2 === 0 ? -1e9 : 1e9, 1000 * (i >> 1)],
          ),
        ),
      ]),
  },
  naive: (input) => bestPairs(input, (a, b) => a < b),
  check: checkPairs,
};
