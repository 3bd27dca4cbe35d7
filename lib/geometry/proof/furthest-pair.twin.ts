import { described } from "../../../scripts/verify/shape";
import { bestPairs, checkPairs } from "./closest-pair.twin";
import { circlePoints, clouds, cloudTests, testOf } from "./convex-hull.twin";

export const twin = described({
  problem: "furthest_pair",
  timeLimitMs: 5_000,
  rounds: 20,
  shape: cloudTests(2),
  atBounds: {
    ...clouds(500_000, 1e9, (points) => `1\n${testOf(points)}`),
    "max-small-circle": (random) => `1\n${testOf(circlePoints(random, 500_000, 1000))}`,
  },
  naive: (tests) => bestPairs(tests, (a, b) => a > b),
  check: checkPairs,
});
