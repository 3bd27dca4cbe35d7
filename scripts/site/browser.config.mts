import { defineConfig } from "vitest/config";

// npm run test:site: the built pages in a real Chromium.
export default defineConfig({
  test: {
    include: ["scripts/site/host/browser/*.spec.ts"],
    globalSetup: "scripts/site/host/browser/build-once.ts",
    testTimeout: 120_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
