import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { globSync } from "glob";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What `npm run test:slow` runs: what a change of its own room alone asks for. */
export const SLOW = ["{lib,problems,scripts}/**/*.slow.test.ts"]; // never in .cache, where Wine links to "/"

/** The files of lib and problems that take more than a second of CPU, and why; programs.test.ts take some, too. */
const LONG: Readonly<Record<string, string>> = {
  "lib/flow/proof/general-matching.test.ts": "a shuffled path of 10^6 vertices, as its card says",
  "lib/game/proof/octal-game.test.ts": "rare Grundy numbers differ from others behind 1,000 sizes",
  "lib/polynomial/proof/convolution64.test.ts": "the largest sums need 2^20 terms",
  "lib/polynomial/proof/limbs-product.test.ts": "the largest rounding errors need 890,000 limbs",
  "lib/sliding/proof/move-automaton.test.ts": "each board of 2×4 in each state of the automaton",
  "lib/sliding/proof/pattern-ida.test.ts": "fills databases of whole 15-puzzles",
  "lib/sliding/proof/sliding-solver.test.ts": "makes the tables of 15-puzzles",
  "problems/15-puzzle/solution.test.ts": "the brute force first lists the boards of up to 17 moves",
  "problems/n-queens-genetic/view.test.ts":
    "the last search begins after 16 million columns, twice",
};
for (const file of Object.keys(LONG)) {
  if (!existsSync(file))
    throw new Error(`vitest.config.mts: LONG names ${file}, which is not there`);
}

const files = globSync("{lib,problems,scripts}/**/*.test.ts", {
  posix: true,
  ignore: ["**/node_modules/**", ...SLOW],
}).sort();

/**
 * Most tests take turns in a few processes. One that changes what the next could see, a global, a module or
 * the process itself, has a process of its own.
 */
const sharing = files.filter((file) => {
  const text = readFileSync(file, "utf8");
  const changes =
    /\b(vi|globalThis)\b|\bprocess\.(chdir|exitCode|umask)|process\.env\.\w+ =|delete process/;
  return !changes.test(text) && (file.startsWith("scripts/") || !/\bprocess\b/.test(text));
});

/** The many short files come last, so that no core waits for a long one. */
class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    const rank = ({ project, moduleId }: TestSpecification) => {
      if (project.config.isolate || moduleId.includes("/scripts/")) return 0;
      const isLong = [...Object.keys(LONG), "/programs.test.ts"].some((end) =>
        moduleId.endsWith(end),
      );
      return isLong ? 1 : 2;
    };
    return [0, 1, 2].flatMap((wanted) => sorted.filter((one) => rank(one) === wanted));
  }
}

export default defineConfig({
  test: {
    testTimeout: 180_000, // only a hang takes so long, also on a busy machine
    hookTimeout: 180_000,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    setupFiles: ["./scripts/testing/throws-something.ts", "./scripts/testing/quick-expect.ts"],
    projects: [
      {
        extends: true,
        test: { name: "alone", include: files.filter((file) => !sharing.includes(file)) },
      },
      { extends: true, test: { name: "sharing", include: sharing, isolate: false } },
    ],
    reporters: [
      "default",
      ...(process.env.GITHUB_ACTIONS ? ["github-actions"] : []),
      "./scripts/check/host/skip-reporter.ts",
    ],
  },
});
