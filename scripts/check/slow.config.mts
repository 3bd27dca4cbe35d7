import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SLOW } from "../../vitest.config.mts";

const TOYS = "scripts/judge/hostile/*.slow.test.ts";

/** Whole sessions, largest sizes, C++ compilers, more tiers: .ci/run leaves them out by JUDGEBENCH_SHORT=1. */
const LONGEST = [
  "lib/**/*.slow.test.ts",
  "scripts/bench/host/cpp-programs.slow.test.ts",
  "scripts/bench/sizes/host/*.slow.test.ts",
  "scripts/bundle/host/{others-programs,same-behaviour,wasm-literals}.slow.test.ts",
  "scripts/check/{solutions,use-lines}.slow.test.ts",
  "scripts/check/host/{check-workspace,run-check}.slow.test.ts",
  "scripts/desk/host/{desk,large-output,looping-view,page-and-terminal}.slow.test.ts",
  "scripts/export/host/{compiled-checkers,round-trip,specification,validators}.slow.test.ts",
  "scripts/import/dmoj/host/dmoj-suite.slow.test.ts",
  "scripts/import/host/judge-package.slow.test.ts",
  "scripts/judge/host/check/conversation.slow.test.ts",
  "scripts/judge/host/prepare/foreign-checkout.slow.test.ts",
  "scripts/judge/host/run/case-tests.slow.test.ts",
  "scripts/judge/hostile/{beside-a-fork-bomb,tier-d,tier-e,without-groups}.slow.test.ts",
  "scripts/pack/host/*.slow.test.ts",
  "scripts/problem/host/{problem-module,written-test}.slow.test.ts",
  "scripts/runner/host/box/starved-box.slow.test.ts",
  "scripts/runner/host/plain/windows-processes.slow.test.ts",
  "scripts/stress/{judged-problems,programs-that-exit}.slow.test.ts",
  "scripts/stress/host/persistent-program.slow.test.ts",
  "scripts/verify/host/run-verify.slow.test.ts",
  "scripts/workspace/host/{read-only,own-folder}.slow.test.ts", // own-folder is a step of its own there
];
const LEFT_OUT = process.env.JUDGEBENCH_SHORT ? LONGEST : [];

/**
 * `npm run test:slow`: what would make `npm test` too slow. One tier's toys run at a time: those that fill
 * the disk are seen by the space that is left, which the toys of another tier give back.
 */
export default defineConfig({
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: "./scripts/testing/throws-something.ts",
    projects: [
      {
        extends: true,
        test: {
          name: "rooms",
          include: SLOW,
          exclude: ["**/node_modules/**", TOYS, ...LEFT_OUT],
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "toys",
          include: [TOYS],
          exclude: LEFT_OUT,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
