import { defineConfig } from "vitest/config";

// Only the tests of the modules that are changed: what does not notice there, is not noticed.
// biome-ignore lint/style/noDefaultExport: vitest takes the default export of a configuration
export default defineConfig({
  test: { include: (process.env.MUTATE_TESTS ?? "").split(" "), testTimeout: 30_000 },
});
