import { defineConfig } from "vitest/config";

// One test for every case of every problem, for the testing panel of an editor:
//   npx vitest run --config vitest.cases.config.mts knight-moves
// Each solution.ts counts as a test file, whose tests are its cases; the judge's engine runs them.

const SOLUTION = /\/((?:problems|\.contest)\/([^/]+)\/solution\.ts)$/;

export default defineConfig({
  plugins: [
    {
      name: "cases-of-a-solution",
      enforce: "pre",
      load(id) {
        const slug = SOLUTION.exec(id)?.[2];
        if (slug === undefined) return undefined;
        return [
          'import "ts-node/register";',
          'import { caseTests } from "/scripts/judge/host/run/case-tests.ts";',
          `caseTests(${JSON.stringify(slug)});`,
        ].join("\n");
      },
    },
  ],
  test: {
    name: "cases",
    dir: ".",
    include: ["problems/*/solution.ts", ".contest/*/solution.ts"],
    testTimeout: 600_000, // the judge has limits of its own; a large case is made first
    hookTimeout: 180_000,
  },
});
