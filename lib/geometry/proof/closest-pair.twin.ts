import { described } from "../../../scripts/verify/shape";
import { clouds, cloudTests, type Point, testOf } from "./convex-hull.twin";

const square = (a: Point, b: Point) => BigInt(a[0] - b[0]) ** 2n + BigInt(a[1] - b[1]) ** 2n;

/** The best pair of all by `isBetter`, in BigInt. */
export function bestPairs(tests: readonly Point[][], isBetter: (a: bigint, b: bigint) => boolean) {
  return tests.map((points) => {
    let best = [0, 1];
    let value = square(points[0]!, points[1]!);
    points.forEach((point, j) => {
      for (let i = 0; i < j; i++) {
        const other = square(points[i]!, point);
        if (isBetter(other, value)) [best, value] = [[i, j], other];
      }
    });
    return best;
  });
}

/** Two different indices in each test, as far from each other as the expected ones. */
export function checkPairs(
  tests: readonly Point[][],
  output: string,
  expected: string | undefined,
) {
  const indices = output.trim().split(/\s+/).map(Number);
  const wanted = expected?.trim().split(/\s+/).map(Number);
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

export const twin = described({
  problem: "closest_pair",
  timeLimitMs: 5_000,
  rounds: 20,
  shape: cloudTests(2),
  atBounds: {
    ...clouds(500_000, 1e9, (points) => `1\n${testOf(points)}`),
    // Two columns far apart, the points of each a step apart.
    "max-two-columns": (random) => {
      const place = (_: unknown, i: number): Point => [i % 2 === 0 ? -1e9 : 1e9, 1000 * (i >> 1)];
      return `1\n${testOf(random.shuffle(Array.from({ length: 500_000 }, place)))}`;
    },
  },
  naive: (tests) => bestPairs(tests, (a, b) => a < b),
  check: checkPairs,
});
