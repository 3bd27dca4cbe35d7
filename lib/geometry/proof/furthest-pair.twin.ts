import type { Twin } from "../../../scripts/verify/twin";
import { bestPairs, checkPairs } from "./closest-pair.twin";
import type { Point } from "./convex-hull.twin";
import { circlePoints, fileOf, linePoints, randomPoints } from "./convex-hull.twin";

export const twin: Twin = {
  problem: "furthest_pair",
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
        circlePoints(random, 100, 50),
        linePoints(random, 60, 1e9),
      ]),
    "max-random": (random) => fileOf([randomPoints(random, 500_000, 1e9)]),
    "max-circle": (random) => fileOf([circlePoints(random, 500_000, 1e9)]),
    "max-line": (random) => fileOf([linePoints(random, 500_000, 1e9)]),
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
    "max-small-circle": (random) => fileOf([circlePoints(random, 500_000, 1000)]),
  },
  naive: (input) => bestPairs(input, (a, b) => a > b),
  check: checkPairs,
};
