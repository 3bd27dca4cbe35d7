import { defineConfig } from "vitest/config";

// Runs only the tests of the changed modules: these must detect the change.
export default defineConfig({
  test: {
    include: (process.env.MUTATE_TESTS ?? "").split(" "),
    setupFiles: "./scripts/testing/throws-something.ts",
    testTimeout: 120_000, // changed modules run several times slower
  },
});
