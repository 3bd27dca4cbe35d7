import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { globSync } from "glob";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const files = globSync("{lib,problems,scripts}/**/*.test.ts", {
  posix: true,
  ignore: ["**/node_modules/**", "**/*.slow.test.ts"],
}).sort();

/**
 * Tests of pure code, which take turns in a few processes. One that could leave something behind for the
 * next, in a global, in a module or in the process, has a process of its own.
 */
const sharing = files.filter(
  (file) => /^(lib|problems)\//.test(file) && !/\b(vi|process|globalThis)\b/.test(text(file)),
);

function text(file: string): string {
  return readFileSync(file, "utf8");
}

/** The many short files come last, so that no core waits for a long one. */
class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    const isShort = ({ project }: TestSpecification) => project.config.isolate === false;
    return [...sorted.filter((one) => !isShort(one)), ...sorted.filter(isShort)];
  }
}

export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    setupFiles: [
      "./scripts/testing/throws-something.ts",
      "./scripts/testing/quick-expect.ts",
    ],
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
