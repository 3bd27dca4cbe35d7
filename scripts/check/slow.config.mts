import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SLOW } from "../../vitest.config.mts";

/** `npm run test:slow`: what would make `npm test` too slow. */
export default defineConfig({
  test: {
    include: SLOW,
    exclude: ["**/node_modules/**"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: availableParallelism(),
    setupFiles: "./scripts/testing/throws-something.ts",
  },
});
