import { defineConfig } from "vitest/config";

// Only the tests of the modules that are changed: what does not notice there, is not noticed.
export default defineConfig({
  test: { include: (process.env.MUTATE_TESTS ?? "").split(" "), testTimeout: 30_000 },
});
