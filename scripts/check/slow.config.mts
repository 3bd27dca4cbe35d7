import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** `npm run test:slow`: what would make `npm test` too slow. */
export default defineConfig({
  test: {
    include: ["{lib,problems,scripts}/**/*.slow.test.ts"],
    testTimeout: 300_000,
    maxWorkers: availableParallelism(),
    setupFiles: "./scripts/check/host/throws-something.ts",
  },
});
