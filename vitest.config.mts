import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["lib/**/*.test.ts", "problems/**/*.test.ts", "scripts/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
