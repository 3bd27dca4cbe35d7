import { Random } from "../../lib/sequence/random";
import type { Generators } from "../problem/generator";
import { problemExport } from "../problem/host/problem-module";
import type { Bench, CppContender } from "./bench";
import { cpp } from "./contenders";

const SEED = 1;

/** The largest cases of each problem: the bundle that is submitted against the same algorithm in C++. */
function solutionBench(
  slug: string,
  generator: string,
  title: string,
  ...more: CppContender[]
): Bench {
  return {
    kind: "process",
    work: `${slug}: ${title}`,
    seed: SEED,
    stdin: () =>
      problemExport<Generators>(slug, "generate.ts", "generators")![generator]!(new Random(SEED)),
    contenders: [
      { role: "ours", name: "solution.ts", program: `problems/${slug}/solution.ts` },
      cpp("C++", `problems/${slug}.cpp`),
      ...more,
    ],
  };
}

/** The same algorithm with scanf and printf, the way most contestants would write it. */
function stdio(slug: string): CppContender {
  return cpp("C++ with scanf", `problems/${slug}-stdio.cpp`);
}

export const benches: readonly Bench[] = [
  solutionBench("eight-puzzle-steps", "farthest", "A* on a board of 31 moves"),
  solutionBench("stick-divisions", "large", "a heap of 2 · 10^5 lengths", stdio("stick-divisions")),
];
