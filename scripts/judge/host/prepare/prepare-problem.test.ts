import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { WORKSPACE } from "../../../base/host/roots";
import { bundle, CompileError } from "../../../bundle/host/bundle";
import type { Problem, TargetName } from "../../../problem/problem";
import { prepareProblem } from "./prepare-problem";
import { usualLimits } from "./usual-limits";

// One solution of which no bundle can be made stops nothing else.

vi.mock("../../../bundle/host/bundle", { spy: true });
beforeEach(() => {
  vi.mocked(bundle).mockReset(); // nothing is returned: vitest would call it
});

const failing = (error: Error) => vi.mocked(bundle).mockRejectedValue(error);

it("a fault of the program is a CE", async () => {
  failing(new CompileError("solution.ts:3:1: unexpected )", "npm run check"));
  const { program } = await prepareProblem("n-queens");
  expect(program).toEqual({
    compileError: "solution.ts:3:1: unexpected )",
    hint: "npm run check",
  });
});

it("any other error of the bundler is a JE", async () => {
  failing(new Error("the formatter ended with 1"));
  const { program, cases } = await prepareProblem("n-queens");
  const compileError = "the bundler failed: the formatter ended with 1";
  expect(program).toEqual({ compileError, isOurFault: true });
  expect(cases.length).toBeGreaterThan(0);
});

it("a fault of our own bundler ends the run, as a bug", async () => {
  failing(new TypeError("node is undefined"));
  await expect(prepareProblem("n-queens")).rejects.toThrow("node is undefined");
});

it("a cache that cannot be written ends the run", async () => {
  const path = join(WORKSPACE, ".cache", "bundles");
  failing(Object.assign(new Error("EACCES"), { code: "EACCES", syscall: "mkdir", path }));
  await expect(prepareProblem("n-queens")).rejects.toThrow("EACCES");
});

it("limits are those of the problem on a judge, of the problem, of the judge, or the usual ones", () => {
  const problem = { timeLimitMs: 1, memoryLimitMiB: 2, judges: [] };
  const usual = (more: object, target?: TargetName) =>
    usualLimits({ ...problem, ...more } as unknown as Problem, target);
  const MIB = 2 ** 20;
  expect(usual({})).toEqual({
    timeMs: 1,
    memoryMiB: 2,
    outputBytes: 64 * MIB,
    processes: 512,
    files: 1024,
  });
  expect(usual({}, "domjudge").outputBytes).toBe(8 * MIB);
  expect(usual({ outputLimitMiB: 1, processLimit: 20 }, "domjudge")).toMatchObject({
    outputBytes: MIB,
    processes: 20,
  });
  const judges = [{ judge: "domjudge", id: "a", outputLimitMiB: 0.5, fileLimit: 40 }];
  expect(usual({ outputLimitMiB: 1, judges }, "domjudge")).toMatchObject({
    outputBytes: MIB / 2,
    files: 40,
  });
  expect(usual({ outputLimitMiB: 1, judges }).outputBytes).toBe(MIB);
});
