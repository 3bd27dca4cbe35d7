import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["lib/**/*.test.ts", "problems/**/*.test.ts", "scripts/**/*.test.ts"],
    testTimeout: 60_000,
    setupFiles: "./scripts/testing/throws-something.ts",
    reporters: [
      "default",
      ...(process.env.GITHUB_ACTIONS ? ["github-actions"] : []),
      "./scripts/check/host/skip-reporter.ts",
    ],
  },
});
